package proofstone.game.tiling;

import java.util.Collection;
import java.util.List;

/**
 * A tile laid on the plane; the periods of the tiling lay it again and again.
 *
 * @param tile the tile
 * @param at where the square (0,0) of the tile comes to lie
 * @param orientation how the tile is turned about that square
 */
public record Placement(Tile tile, Cell at, Orientation orientation) {
    /** Returns where squares of the tile come to lie. */
    public List<Cell> of(Collection<Cell> squares) {
        return squares.stream().map(square -> orientation.of(square).plus(at)).toList();
    }
}
