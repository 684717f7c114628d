package proofstone.game.tiling;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The least k such that every k squares in a row hold a whole set of a periodic family.
 *
 * <p>The family is given by some sets and the lattice whose translations give all others. Takes
 * time and memory linear in the classes of the lattice and the sizes of the sets.
 */
public final class Cover {
    /*
     * A set lies within a segment of direction d only if all its squares are on one line of that
     * direction; it then has a first square and a span, the number of squares from the first to the
     * last. Let span(s) be the least span of the sets whose first square is s, and reach(s) the
     * least length of a segment from s that holds a set. Then
     *
     *   reach(s) = min(span(s), 1 + reach(s + d))
     *
     * because a segment from s holds a set that begins at s, or one that the segment from s + d
     * holds. Both depend on the class of s only, and the classes on a line form a cycle, so going
     * backward round it twice reaches the fixed point: in the first round the least 1 + ... of the
     * other squares may still be missing, in the second it is known, and a third would only add a
     * whole cycle to a reach. The greatest reach of all squares and directions is the number
     * sought: a segment of that length holds a set, wherever it begins, and so does a longer one;
     * one square less fails where the reach is greatest. If a line holds no set at all, its
     * segments fail at any length.
     */
    private static final int NONE = Integer.MAX_VALUE;

    private final Lattice lattice;
    private final Map<Direction, int[]> reach = new EnumMap<>(Direction.class);

    /** Computes the reaches for the sets that the lattice makes of {@code sets}. */
    public Cover(Lattice lattice, List<? extends List<Cell>> sets) {
        this.lattice = lattice;
        for (Direction direction : Direction.values()) {
            reach.put(direction, reaches(direction, spans(direction, sets)));
        }
    }

    private int[] spans(Direction direction, List<? extends List<Cell>> sets) {
        int[] spans = new int[lattice.classes()];
        Arrays.fill(spans, NONE);
        for (List<Cell> set : sets) {
            if (isStraight(direction, set)) {
                Comparator<Cell> along = Comparator.comparingInt(c -> along(direction, c));
                Cell first = set.stream().min(along).orElseThrow();
                Cell last = set.stream().max(along).orElseThrow();
                int span = along(direction, last) - along(direction, first) + 1;
                int number = lattice.classOf(first);
                spans[number] = Math.min(spans[number], span);
            }
        }
        return spans;
    }

    /** Returns how far along its line of that direction a square is. */
    private static int along(Direction direction, Cell cell) {
        return direction == Direction.UP ? cell.up() : cell.right();
    }

    private static boolean isStraight(Direction direction, List<Cell> set) {
        Cell first = set.getFirst();
        return set.stream()
                .allMatch(cell -> {
                    int steps = along(direction, cell) - along(direction, first);
                    return first.plus(direction.step().times(steps)).equals(cell);
                });
    }

    private int[] reaches(Direction direction, int[] spans) {
        int[] reaches = spans.clone();
        boolean[] done = new boolean[spans.length];
        for (int start = 0; start < spans.length; start++) {
            if (!done[start]) {
                int[] cycle = cycle(direction, start);
                goRound(cycle, reaches);
                goRound(cycle, reaches);
                Arrays.stream(cycle).forEach(number -> done[number] = true);
            }
        }
        return reaches;
    }

    /** Returns the classes on the line through a class, in the order of the direction. */
    private int[] cycle(Direction direction, int start) {
        IntStream.Builder cycle = IntStream.builder();
        Cell cell = lattice.representative(start);
        do {
            cycle.add(lattice.classOf(cell));
            cell = cell.plus(direction.step());
        } while (lattice.classOf(cell) != start);
        return cycle.build().toArray();
    }

    private static void goRound(int[] cycle, int[] reaches) {
        int next = reaches[cycle[0]];
        for (int i = cycle.length - 1; i >= 0; i--) {
            int farther = next == NONE ? NONE : next + 1;
            next = Math.min(reaches[cycle[i]], farther);
            reaches[cycle[i]] = next;
        }
    }

    /** Returns the least k that holds; empty if none does. */
    public OptionalInt length() {
        int greatest = reach.values().stream().flatMapToInt(Arrays::stream).max().orElseThrow();
        return greatest == NONE ? OptionalInt.empty() : OptionalInt.of(greatest);
    }

    /** Returns the first segment of {@code length} squares that holds no set; empty if all do. */
    public Optional<Segment> hole(int length) {
        for (Map.Entry<Direction, int[]> entry : reach.entrySet()) {
            int[] reaches = entry.getValue();
            OptionalInt beyond =
                    IntStream.range(0, reaches.length).filter(i -> reaches[i] > length).findFirst();
            if (beyond.isPresent()) {
                Cell start = lattice.representative(beyond.getAsInt());
                return Optional.of(new Segment(start, entry.getKey(), length));
            }
        }
        return Optional.empty();
    }
}
