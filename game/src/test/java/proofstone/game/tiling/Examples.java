package proofstone.game.tiling;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Hypergraph;

/** The tilings of the documentation, and the geometry they come from. */
final class Examples {
    private static final int STRIP_ROWS = 4;

    private Examples() {}

    /** Returns a tiling of {@code docs/tilings}. */
    static Tiling documented(String name) throws GameSyntaxException {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("docs/tilings"))) {
            folder = Objects.requireNonNull(folder.getParent());
        }
        return TilingReader.read(folder.resolve("docs/tilings").resolve(name));
    }

    /** Returns the plane in blocks (4, columns, 7^tr), each band moved by {@code drift}. */
    static Tiling strip(int columns, int drift) throws GameSyntaxException {
        Hypergraph board = GameParser.parse("strip7:" + columns).hypergraph();
        List<List<Cell>> sets = new ArrayList<>();
        board.sets()
                .forEach(set ->
                        sets.add(
                                set.stream()
                                        .mapToObj(square ->
                                                new Cell(
                                                        square % columns,
                                                        STRIP_ROWS - 1 - square / columns))
                                        .toList()));
        Tile tile = new Tile("strip7-" + columns, sets);
        return new Tiling(
                List.of(tile),
                new Cell(columns, 0),
                new Cell(drift, STRIP_ROWS),
                List.of(new Placement(tile, Cell.ORIGIN, Orientation.PLAIN)));
    }
}
