package proofstone.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Boards with exclusive squares, [Chiang2011] definition 2: each line of a plain board gets a
 * square of its own on which Maker may not put; Maker wins if he, being to move, has more than
 * {@code left} stones on a line without Breaker's.
 *
 * <p>Lines that are shorter than the longest one get as many exclusive squares more as they lack,
 * so that one number of the last turn, {@link Turns.UpTo#last}, serves all: a line of L squares
 * with m stones of Maker's lacks L - m + 1 squares with its exclusive one. The exclusive squares
 * are numbered after the plain ones, line by line.
 */
final class ExclusiveBoard {
    private final List<SquareSet> lines;
    private final List<Coordinate> squares;
    private final List<SquareSet> sets = new ArrayList<>();
    private final int plain;
    private final int longest;

    /** Where the exclusive squares of a line are drawn. */
    @FunctionalInterface
    private interface Place {
        /** Returns the place of exclusive square {@code number} of line {@code line}. */
        Coordinate of(int line, int number);
    }

    private ExclusiveBoard(List<Coordinate> plain, List<SquareSet> lines, Place place) {
        this.lines = lines;
        this.plain = plain.size();
        this.squares = new ArrayList<>(plain);
        this.longest = lines.stream().mapToInt(SquareSet::size).max().orElse(0);
        for (int line = 0; line < lines.size(); line++) {
            SquareSet set = lines.get(line);
            for (int i = 0; i <= longest - lines.get(line).size(); i++) {
                set = set.with(squares.size());
                squares.add(place.of(line, i));
            }
            sets.add(set);
        }
    }

    /** Returns B_recX: the rows and columns of a rectangle, which runs from the top row on. */
    static ExclusiveBoard rectangle(int rows, int columns) {
        int below = 1 + Math.max(0, columns - rows);
        List<SquareSet> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            lines.add(line(row * columns, 1, columns));
        }
        for (int column = 0; column < columns; column++) {
            lines.add(line(column, columns, rows));
        }
        Place place =
                (line, i) ->
                        line < rows
                                ? new Coordinate(columns + i, below + rows - line)
                                : new Coordinate(line - rows, below - i);
        return new ExclusiveBoard(grid(rows, columns, below), lines, place);
    }

    /**
     * Returns a piece of B_NX: the columns and the rising diagonals that reach through all rows.
     */
    static ExclusiveBoard band(int rows, int columns) {
        List<SquareSet> lines = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            lines.add(line(column, columns, rows));
        }
        for (int column = 0; column + rows <= columns; column++) {
            lines.add(line((rows - 1) * columns + column, 1 - columns, rows));
        }
        Place place =
                (line, _) ->
                        line < columns
                                ? new Coordinate(line, 1)
                                : new Coordinate(line - columns + rows, rows + 2);
        return new ExclusiveBoard(grid(rows, columns, 1), lines, place);
    }

    /** Returns the board of a tile file, with its exclusive squares to the right of it. */
    static ExclusiveBoard of(Board tile) {
        List<Coordinate> places = new ArrayList<>();
        for (int square = 0; square < tile.hypergraph().squares(); square++) {
            places.add(Coordinate.parse(tile.layout().name(square)).orElseThrow());
        }
        int right = places.stream().mapToInt(Coordinate::column).max().orElse(0);
        return new ExclusiveBoard(
                places,
                tile.hypergraph().sets(),
                (line, i) -> new Coordinate(right + 2 + i, line + 1));
    }

    private static SquareSet line(int from, int step, int length) {
        return SquareSet.of(IntStream.range(0, length).map(i -> from + i * step).toArray());
    }

    private static List<Coordinate> grid(int rows, int columns, int below) {
        return IntStream.range(0, rows * columns)
                .mapToObj(i -> new Coordinate(i % columns, below + rows - i / columns))
                .toList();
    }

    /** Returns the squares of the longest line. */
    int longest() {
        return longest;
    }

    /**
     * Returns the turns in which Maker must not be left more than {@code left} stones on a line.
     */
    Turns.UpTo turns(int left) {
        int all = squares.size();
        SquareSet exclusive = SquareSet.range(all).minus(SquareSet.range(plain));
        return new Turns.UpTo(all, all, longest - left, exclusive);
    }

    /**
     * Returns the board.
     *
     * @param plainSymmetries symmetries of the plain board, a group with the identity first
     */
    Board board(String name, List<Permutation> plainSymmetries) {
        List<String> names = squares.stream().map(Coordinate::toString).toList();
        boolean distinct = new HashSet<>(lines).size() == lines.size();
        return new Board(
                name,
                new Hypergraph(squares.size(), sets),
                new FreeLayout(names),
                distinct
                        ? plainSymmetries.stream().map(this::extended).toList()
                        : List.of(Permutation.identity(squares.size())));
    }

    /** Returns the plain squares and lines as a board of their own. */
    Hypergraph plain() {
        return new Hypergraph(plain, lines);
    }

    /** Lets the exclusive squares of a line go with it. */
    private Permutation extended(Permutation symmetry) {
        int[] images = new int[squares.size()];
        for (int square = 0; square < plain; square++) {
            images[square] = symmetry.apply(square);
        }
        for (int line = 0; line < lines.size(); line++) {
            int image = lines.indexOf(symmetry.apply(lines.get(line)));
            int[] from = sets.get(line).minus(SquareSet.range(plain)).toArray();
            int[] to = sets.get(image).minus(SquareSet.range(plain)).toArray();
            for (int i = 0; i < from.length; i++) {
                images[from[i]] = to[i];
            }
        }
        return Permutation.of(images);
    }
}
