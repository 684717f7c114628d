package proofstone.game.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.Coordinate;
import proofstone.game.GameSyntaxException;
import proofstone.game.Layout;
import proofstone.game.Player;
import proofstone.game.Quote;
import proofstone.game.SquareSet;

/**
 * A board of Hex: a rhombus of hexagonal cells and its four edges.
 *
 * <p>Cell {@code row * columns + column} stands in that row from the top and column from the left,
 * both from 0; its name is the letter of the column and the number of the row from the top, from 1,
 * so a1 is the acute corner at the upper left. A cell has up to six neighbours: left and right, the
 * cells above and above right, below left and below.
 *
 * <p>A <em>place</em> is a cell or an edge; edges are numbered after the cells in the order of
 * {@link HexEdge}. Immutable; boards of the same size are equal.
 */
public final class HexBoard implements Layout {
    /** The greatest number of rows and of columns. */
    public static final int MAX_SIZE = 19;

    private static final Pattern NAME =
            Pattern.compile("hex:([1-9][0-9]{0,3})(?:[x,]([1-9][0-9]{0,3}))?");
    private static final int[][] DIRECTIONS = {{0, -1}, {0, 1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}};

    private static final List<HexEdge> EDGES = List.of(HexEdge.values());

    private final int rows;
    private final int columns;
    private final int[][] neighbours;
    private final SquareSet[] besideEdges;

    private HexBoard(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.neighbours = new int[rows * columns][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            neighbours[cell] = neighboursOf(cell);
        }
        this.besideEdges = EDGES.stream().map(this::cellsOf).toArray(SquareSet[]::new);
    }

    /**
     * Makes the board of that many rows and columns, each from 1 to {@link #MAX_SIZE}.
     *
     * @throws IllegalArgumentException if a size is out of range
     */
    public static HexBoard of(int rows, int columns) {
        if (!isSize(rows) || !isSize(columns)) {
            throw new IllegalArgumentException("no Hex board of " + rows + " by " + columns);
        }
        return new HexBoard(rows, columns);
    }

    private static boolean isSize(int size) {
        return size >= 1 && size <= MAX_SIZE;
    }

    /** Returns whether a GAME string asks for Hex, whether or not the rest of it is right. */
    public static boolean isNamedBy(String game) {
        return game.strip().startsWith("hex:");
    }

    /**
     * Reads {@code hex:N}, {@code hex:RxC} or {@code hex:R,C}, rows first.
     *
     * @throws GameSyntaxException if {@code game} is none of these or the board is too large
     */
    public static HexBoard parse(String game) throws GameSyntaxException {
        Matcher matcher = NAME.matcher(game.strip());
        if (!matcher.matches()) {
            throw refusal(game, "expected hex:N, hex:RxC or hex:R,C, numbers from 1 on");
        }
        int rows = Integer.parseInt(matcher.group(1));
        int columns = matcher.group(2) == null ? rows : Integer.parseInt(matcher.group(2));
        if (!isSize(rows) || !isSize(columns)) {
            throw refusal(game, "rows and columns are at most " + MAX_SIZE);
        }
        return new HexBoard(rows, columns);
    }

    private static GameSyntaxException refusal(String game, String reason) {
        return new GameSyntaxException("game " + Quote.of(game.strip()) + ": " + reason);
    }

    private int[] neighboursOf(int cell) {
        return Arrays.stream(DIRECTIONS)
                .map(d -> new int[] {row(cell) + d[0], column(cell) + d[1]})
                .filter(at -> isOnBoard(at[0], at[1]))
                .mapToInt(at -> cell(at[0], at[1]))
                .toArray();
    }

    private boolean isOnBoard(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    private SquareSet cellsOf(HexEdge edge) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < cells(); cell++) {
            if (isBeside(cell, edge)) {
                cells.add(cell);
            }
        }
        return SquareSet.copyOf(cells);
    }

    private boolean isBeside(int cell, HexEdge edge) {
        return switch (edge) {
            case TOP -> row(cell) == 0;
            case BOTTOM -> row(cell) == rows - 1;
            case LEFT -> column(cell) == 0;
            case RIGHT -> column(cell) == columns - 1;
        };
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    /** Returns the number of cells. */
    public int cells() {
        return rows * columns;
    }

    /** Returns whether there are as many rows as columns. */
    public boolean isSquare() {
        return rows == columns;
    }

    /** Returns the canonical GAME string: {@code hex:N} or {@code hex:RxC}. */
    public String name() {
        return isSquare() ? "hex:" + rows : "hex:" + rows + "x" + columns;
    }

    /** Returns the cell in that row and column, from 0. */
    public int cell(int row, int column) {
        return Objects.checkIndex(row, rows) * columns + Objects.checkIndex(column, columns);
    }

    @Override
    public int row(int cell) {
        return Objects.checkIndex(cell, cells()) / columns;
    }

    @Override
    public int column(int cell) {
        return Objects.checkIndex(cell, cells()) % columns;
    }

    /** Returns the place of an edge. */
    public int place(HexEdge edge) {
        return cells() + edge.number();
    }

    /** Returns the number of places: cells and edges. */
    public int places() {
        return cells() + EDGES.size();
    }

    /** Returns whether a place is an edge. */
    public boolean isEdge(int place) {
        return Objects.checkIndex(place, places()) >= cells();
    }

    /**
     * Returns the edge at a place.
     *
     * @throws IllegalArgumentException if the place is a cell
     */
    public HexEdge edge(int place) {
        if (!isEdge(place)) {
            throw new IllegalArgumentException(name(place) + " is no edge");
        }
        return EDGES.get(place - cells());
    }

    /** Returns the neighbours of a cell in a fixed order; the array is the caller's. */
    public int[] neighbours(int cell) {
        return neighbours[cell].clone();
    }

    /** Returns the neighbours of some cells; they may be among these. */
    public SquareSet around(SquareSet cells) {
        return SquareSet.of(
                cells.stream().flatMap(cell -> Arrays.stream(neighbours[cell])).toArray());
    }

    /** Returns the cells that touch a place: those beside an edge, or neighbours of a cell. */
    public SquareSet touching(int place) {
        return isEdge(place) ? beside(edge(place)) : SquareSet.of(neighbours[place]);
    }

    /** Returns the cells beside an edge. */
    public SquareSet beside(HexEdge edge) {
        return besideEdges[edge.number()];
    }

    /** Returns whether two places touch: two cells, or a cell and an edge; edges never do. */
    public boolean areAdjacent(int x, int y) {
        if (isEdge(x)) {
            return !isEdge(y) && beside(edge(x)).contains(y);
        }
        return isEdge(y) ? areAdjacent(y, x) : isNeighbour(x, y);
    }

    private boolean isNeighbour(int x, int y) {
        return Arrays.stream(neighbours[x]).anyMatch(cell -> cell == y);
    }

    /** Returns the name of a cell, such as {@code c4}, or of an edge, such as {@code top}. */
    @Override
    public String name(int place) {
        return isEdge(place)
                ? edge(place).name().toLowerCase(java.util.Locale.ROOT)
                : new Coordinate(column(place), row(place) + 1).toString();
    }

    @Override
    public OptionalInt square(String name) {
        return Coordinate.parse(name)
                .filter(at -> isOnBoard(at.row() - 1, at.column()))
                .map(at -> OptionalInt.of(cell(at.row() - 1, at.column())))
                .orElse(OptionalInt.empty());
    }

    /** Returns whether {@code symmetry} maps this board to itself. */
    public boolean has(HexSymmetry symmetry) {
        return isSquare() || !symmetry.exchangesPlayers();
    }

    /**
     * Returns where {@code symmetry} takes a place.
     *
     * @throws IllegalArgumentException if the board does not have the symmetry
     */
    public int image(HexSymmetry symmetry, int place) {
        if (!has(symmetry)) {
            throw new IllegalArgumentException(name() + " has no " + symmetry);
        }
        if (isEdge(place)) {
            return place(symmetry.apply(edge(place)));
        }
        int row = row(place);
        int column = column(place);
        return switch (symmetry) {
            case IDENTITY -> place;
            case ROTATION -> cell(rows - 1 - row, columns - 1 - column);
            case LONG_DIAGONAL -> cell(/* row= */ column, /* column= */ row);
            case SHORT_DIAGONAL -> cell(columns - 1 - column, rows - 1 - row);
        };
    }

    /** Returns where {@code symmetry} takes a set of cells. */
    public SquareSet image(HexSymmetry symmetry, SquareSet cells) {
        return SquareSet.of(cells.stream().map(cell -> image(symmetry, cell)).toArray());
    }

    /** Returns the place of the edge at which {@code player}'s chains start: top or left. */
    public int firstEdge(Player player) {
        return place(HexEdge.first(player));
    }

    /** Returns the place of {@code player}'s other edge: bottom or right. */
    public int secondEdge(Player player) {
        return place(HexEdge.second(player));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexBoard that && rows == that.rows && columns == that.columns;
    }

    @Override
    public int hashCode() {
        return 31 * rows + columns;
    }

    @Override
    public String toString() {
        return name();
    }
}
