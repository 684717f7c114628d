package proofstone.game.tiling;

import java.util.List;
import java.util.stream.Collectors;
import proofstone.game.Coordinate;

/** Writes tiling files, see {@code docs/formats/tiling.md}; {@link TilingReader} reads them. */
public final class TilingWriter {
    private TilingWriter() {}

    /**
     * Returns the text of a file.
     *
     * @throws IllegalArgumentException if a tile has squares to the left of or below its square
     *     (0,0), which have no name
     */
    public static String toText(Tiling tiling) {
        StringBuilder text = new StringBuilder(TilingReader.FIRST_LINE).append('\n');
        for (Tile tile : tiling.tiles()) {
            text.append("tile ").append(tile.name()).append('\n');
            tile.hypergraph()
                    .sets()
                    .forEach(set -> text.append(line(tile.cells(set))).append('\n'));
        }
        for (Cell period : List.of(tiling.firstPeriod(), tiling.secondPeriod())) {
            text.append("period ").append(pair(period)).append('\n');
        }
        for (Placement placement : tiling.placements()) {
            text.append("place ").append(placement.tile().name()).append(' ');
            text.append(pair(placement.at()));
            boolean plain = placement.orientation() == Orientation.PLAIN;
            text.append(plain ? "" : " " + placement.orientation().word()).append('\n');
        }
        return text.toString();
    }

    private static String line(List<Cell> set) {
        return set.stream().map(TilingWriter::name).collect(Collectors.joining(" ", "set ", ""));
    }

    private static String name(Cell square) {
        if (square.right() < 0 || square.up() < 0) {
            throw new IllegalArgumentException("the square " + square + " of a tile has no name");
        }
        return new Coordinate(square.right(), square.up() + 1).toString();
    }

    private static String pair(Cell cell) {
        return cell.right() + " " + cell.up();
    }
}
