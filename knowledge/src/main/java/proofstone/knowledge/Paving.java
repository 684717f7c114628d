package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.Layout;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * Pairing strategies that repeat: a paving of the plane by pairs such that every winning set, where
 * ever it lies, contains a pair. Harary's pavings by dominoes, for the animals that Maker cannot
 * build on any board, are of this kind.
 *
 * <p>One is sought on tori of at most {@link #MOST_CLASSES} cells and cut out of the plane for the
 * board. A board without one is mostly known by counting.
 */
public final class Paving {
    /*
     * Shapes are the winning sets up to translation. A torus is a period of A rows, after which the columns are shifted
     * by S, and one of B columns; its cells are classes of cells of the plane. A pair of classes with the way from
     * one to the other is a pair at each place. Each shape at each class has to contain one: a constraint. Search:
     * take the constraint with the fewest pairs of free classes, try them, neighbours first.
     *
     * Counting: a pair lies in at most M placements of shapes, M being the most ways to find its offset in all
     * shapes, and there is half a pair for each cell, so that with more than M / 2 shapes there is no paving.
     *
     * Soundness: the calculus decides what the pairs hold, and the result is compared with the live sets.
     */
    private static final int MOST_CLASSES = 16;
    private static final int MOST_SHAPES = 16;
    private static final int MOST_CELLS = 64;

    /** So many pairs of cells are looked at on all tori together: some tenths of a second. */
    private static final int BUDGET = 6_000_000;

    /** So many nodes of the search a torus gets. */
    private static final int NODES = 500;

    private final List<int[][]> shapes;
    private final int pairsAtAClass;
    private int rows;
    private int columns;
    private int shift;
    private int budget = BUDGET;
    private int nodes;

    /** The way from each class to its partner; null for a free class. */
    private int[] @Nullable [] way = {};

    private Paving(List<int[][]> shapes) {
        this.shapes = shapes;
        this.pairsAtAClass = offsets(shapes).size();
    }

    /**
     * Returns Breaker's proof by a paving that holds all live sets of the position, or empty if
     * none was found or {@link Technique#PAVING} is not in use. At most some tenths of a second.
     */
    public static Optional<Step> find(WeakProblem problem, Set<Technique> techniques) {
        return techniques.contains(Technique.PAVING)
                ? find(problem.board(), problem.position())
                : Optional.empty();
    }

    private static Optional<Step> find(Board board, WeakPosition position) {
        List<SquareSet> live =
                board.hypergraph().sets().stream()
                        .filter(set -> !set.intersects(position.breaker()))
                        .toList();
        Optional<List<int[][]>> shapes = shapes(board.layout(), live);
        if (shapes.isEmpty() || !mayExist(shapes.get())) {
            return Optional.empty();
        }
        Paving paving = new Paving(shapes.get());
        return paving.isFound() ? paving.proof(board, position, live) : Optional.empty();
    }

    /** Returns the sets up to translation, or empty if there are too many of them. */
    private static Optional<List<int[][]>> shapes(Layout layout, List<SquareSet> sets) {
        Set<List<Integer>> shapes = new LinkedHashSet<>();
        for (SquareSet set : sets) {
            shapes.add(shape(layout, set));
            if (shapes.size() > MOST_SHAPES || set.size() > MOST_CELLS) {
                return Optional.empty();
            }
        }
        return Optional.of(shapes.stream().map(Paving::cells).toList());
    }

    /** Returns row, column, row, column ... of a set, from its first square. */
    private static List<Integer> shape(Layout layout, SquareSet set) {
        List<Integer> shape = new ArrayList<>();
        int first = set.first();
        set.forEach(v -> {
            shape.add(layout.row(v) - layout.row(first));
            shape.add(layout.column(v) - layout.column(first));
        });
        return shape;
    }

    private static int[][] cells(List<Integer> shape) {
        int[][] cells = new int[shape.size() / 2][];
        Arrays.setAll(cells, i -> new int[] {shape.get(2 * i), shape.get(2 * i + 1)});
        return cells;
    }

    private static boolean mayExist(List<int[][]> shapes) {
        List<Integer> offsets = offsets(shapes);
        return !offsets.isEmpty() && 2 * shapes.size() <= mostEqual(offsets);
    }

    private static List<Integer> offsets(List<int[][]> shapes) {
        List<Integer> offsets = new ArrayList<>();
        for (int[][] shape : shapes) {
            for (int i = 0; i < shape.length; i++) {
                for (int j = 0; j < i; j++) {
                    offsets.add(code(shape[i][0] - shape[j][0], shape[i][1] - shape[j][1]));
                }
            }
        }
        return offsets;
    }

    private static int mostEqual(List<Integer> numbers) {
        Map<Integer, Integer> counts = new HashMap<>();
        numbers.forEach(n -> counts.merge(n, 1, Integer::sum));
        return Collections.max(counts.values());
    }

    /** Returns a number for an offset and its opposite. */
    private static int code(int down, int right) {
        return Math.abs((down << 16) + right);
    }

    private boolean isFound() {
        for (int size = 2; size <= MOST_CLASSES; size += 2) {
            for (int a = 1; a <= size; a++) {
                if (size % a == 0 && isFound(a, size / a)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isFound(int a, int b) {
        rows = a;
        columns = b;
        for (shift = 0; shift < b; shift++) {
            way = new int[a * b][];
            nodes = NODES;
            if (search()) {
                return true;
            }
        }
        return false;
    }

    private int classOf(int row, int column) {
        int turns = Math.floorDiv(row, rows);
        return Math.floorMod(row, rows) * columns + Math.floorMod(column - turns * shift, columns);
    }

    private boolean search() {
        budget -= way.length * pairsAtAClass;
        if (budget < 0 || --nodes < 0) {
            return false;
        }
        List<int[]> fewest = fewest();
        return fewest == null || tryEach(fewest);
    }

    /** Returns the pairs of the constraint that has the fewest, or null if all are met. */
    private @Nullable List<int[]> fewest() {
        List<int[]> fewest = null;
        for (int at = 0; at < way.length; at++) {
            for (int[][] shape : shapes) {
                if (!holds(shape, at)) {
                    fewest = fewer(fewest, pairs(shape, at));
                }
            }
        }
        return fewest;
    }

    private static List<int[]> fewer(@Nullable List<int[]> known, List<int[]> other) {
        return known != null && known.size() <= other.size() ? known : other;
    }

    private int classOf(int at, int[] cell) {
        return classOf(at / columns + cell[0], at % columns + cell[1]);
    }

    private boolean isFree(int c) {
        return way[c] == null;
    }

    /** Returns whether a shape at a place contains a pair. */
    private boolean holds(int[][] shape, int at) {
        for (int[] cell : shape) {
            int @Nullable [] to = way[classOf(at, cell)];
            if (to != null && contains(shape, cell[0] + to[0], cell[1] + to[1])) {
                return true;
            }
        }
        return false;
    }

    private static boolean contains(int[][] shape, int row, int column) {
        for (int[] cell : shape) {
            if (cell[0] == row && cell[1] == column) {
                return true;
            }
        }
        return false;
    }

    /** Returns class, class and offset of each pair of free classes of a shape at a place. */
    private List<int[]> pairs(int[][] shape, int at) {
        List<int[]> pairs = new ArrayList<>();
        for (int[] from : shape) {
            for (int[] to : shape) {
                int one = classOf(at, from);
                int other = classOf(at, to);
                if (one < other && isFree(one) && isFree(other)) {
                    pairs.add(new int[] {one, other, to[0] - from[0], to[1] - from[1]});
                }
            }
        }
        return pairs;
    }

    private boolean tryEach(List<int[]> pairs) {
        pairs.sort(Comparator.comparingInt(Paving::length));
        for (int[] pair : pairs) {
            join(pair);
            if (search()) {
                return true;
            }
            part(pair);
        }
        return false;
    }

    private void join(int[] pair) {
        way[pair[0]] = new int[] {pair[2], pair[3]};
        way[pair[1]] = new int[] {-pair[2], -pair[3]};
    }

    private void part(int[] pair) {
        way[pair[0]] = null;
        way[pair[1]] = null;
    }

    private static int length(int[] pair) {
        return pair[2] * pair[2] + pair[3] * pair[3];
    }

    private Optional<Step> proof(Board board, WeakPosition position, List<SquareSet> live) {
        int[] pairs = pairs(board.layout(), freeAt(board, position));
        int[] partners = partners(board.hypergraph().squares(), pairs);
        boolean holdsAll = live.stream().allMatch(set -> containsPair(set, partners));
        return holdsAll
                ? Optional.of(new Calculus(board.hypergraph()).pairs(pairs))
                : Optional.empty();
    }

    /** Returns the free square at each place of the drawing, or -1. */
    private static int[][] freeAt(Board board, WeakPosition position) {
        Layout layout = board.layout();
        int[][] squares = new int[layout.rows()][layout.columns()];
        for (int[] row : squares) {
            Arrays.fill(row, -1);
        }
        SquareSet all = SquareSet.range(board.hypergraph().squares());
        all.minus(position.occupied()).forEach(v -> squares[layout.row(v)][layout.column(v)] = v);
        return squares;
    }

    private int[] pairs(Layout layout, int[][] squares) {
        IntStream.Builder pairs = IntStream.builder();
        for (int row = 0; row < layout.rows(); row++) {
            for (int column = 0; column < layout.columns(); column++) {
                int @Nullable [] to = way[classOf(row, column)];
                int one = squares[row][column];
                int other = to == null ? -1 : at(squares, row + to[0], column + to[1]);
                if (one >= 0 && other > one) {
                    pairs.add(one).add(other);
                }
            }
        }
        return pairs.build().toArray();
    }

    private static int at(int[][] squares, int row, int column) {
        boolean isInside = row >= 0 && row < squares.length;
        return isInside && column >= 0 && column < squares[row].length ? squares[row][column] : -1;
    }

    /** Returns the partner of each square, or -1. */
    private static int[] partners(int squares, int[] pairs) {
        int[] partners = new int[squares];
        Arrays.fill(partners, -1);
        for (int i = 0; i < pairs.length; i += 2) {
            partners[pairs[i]] = pairs[i + 1];
        }
        return partners;
    }

    private static boolean containsPair(SquareSet set, int[] partners) {
        return set.stream().anyMatch(v -> partners[v] >= 0 && set.contains(partners[v]));
    }
}
