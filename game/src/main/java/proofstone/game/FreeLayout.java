package proofstone.game;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;

/**
 * The layout of a board whose squares have arbitrary names.
 *
 * <p>If all names are a column letter and a row number, as on a {@link GridLayout}, the squares are
 * drawn there, in the smallest rectangle that holds them, and read in all spellings of that layout.
 * Otherwise, and where that drawing would be mostly holes or a single column, they are drawn row by
 * row in a rectangle that is as square as possible, and only their exact names are read.
 */
public final class FreeLayout implements Layout {
    /** A grid is drawn if it has at most so many places for each square, or few of them at all. */
    private static final long MAX_PLACES_EACH = 4;

    private static final long FEW_PLACES = 400;

    private final List<String> names;
    private final int rows;
    private final int columns;

    /** {@code row * columns + column} of each square. */
    private final int[] places;

    private final Map<String, Integer> byName = new HashMap<>();
    private final Map<Coordinate, Integer> byCoordinate;

    /**
     * Lays out squares of the given names, square i having name i.
     *
     * @throws IllegalArgumentException if two squares have one name
     */
    public FreeLayout(List<String> names) {
        this.names = List.copyOf(names);
        for (int square = 0; square < names.size(); square++) {
            if (byName.put(names.get(square), square) != null) {
                throw new IllegalArgumentException("two squares " + names.get(square));
            }
        }
        this.byCoordinate = coordinates(names);
        if (byCoordinate.isEmpty()) {
            this.columns = (int) Math.ceil(Math.sqrt(names.size()));
            this.rows = Math.ceilDiv(names.size(), Math.max(1, columns));
            this.places = SquareSet.range(names.size()).toArray();
            return;
        }
        int top = max(byCoordinate.keySet(), Coordinate::row);
        int left = min(byCoordinate.keySet(), Coordinate::column);
        this.columns = max(byCoordinate.keySet(), Coordinate::column) - left + 1;
        this.rows = top - min(byCoordinate.keySet(), Coordinate::row) + 1;
        this.places = new int[names.size()];
        byCoordinate.forEach(
                (at, square) -> places[square] = (top - at.row()) * columns + at.column() - left);
    }

    /** Returns the squares by their places on a grid, or nothing if they are not drawn as one. */
    private static Map<Coordinate, Integer> coordinates(List<String> names) {
        Map<Coordinate, Integer> found = new HashMap<>();
        for (int square = 0; square < names.size(); square++) {
            Optional<Coordinate> place = Coordinate.parse(names.get(square));
            if (place.isEmpty() || found.put(place.get(), square) != null) {
                return Map.of();
            }
        }
        return found.isEmpty() || !drawable(found.keySet()) ? Map.of() : found;
    }

    private static boolean drawable(Collection<Coordinate> places) {
        int left = min(places, Coordinate::column);
        int right = max(places, Coordinate::column);
        long height = 1L + max(places, Coordinate::row) - min(places, Coordinate::row);
        long area = height * (right - left + 1);
        boolean numbered = left == right && left != 0;
        return !numbered && area <= Math.max(FEW_PLACES, MAX_PLACES_EACH * places.size());
    }

    private static int min(Collection<Coordinate> places, ToIntFunction<Coordinate> side) {
        return places.stream().mapToInt(side).min().orElseThrow();
    }

    private static int max(Collection<Coordinate> places, ToIntFunction<Coordinate> side) {
        return places.stream().mapToInt(side).max().orElseThrow();
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public int row(int square) {
        return places[square] / columns;
    }

    @Override
    public int column(int square) {
        return places[square] % columns;
    }

    @Override
    public String name(int square) {
        return names.get(square);
    }

    @Override
    public OptionalInt square(String name) {
        Integer square = byName.get(name);
        if (square == null) {
            square = Coordinate.parse(name).map(byCoordinate::get).orElse(null);
        }
        return square == null ? OptionalInt.empty() : OptionalInt.of(square);
    }
}
