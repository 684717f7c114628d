package proofstone.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import proofstone.game.Board;
import proofstone.game.FreeLayout;
import proofstone.game.Hypergraph;
import proofstone.game.Permutation;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/** A weak problem under construction: generators add to it, the shrinker takes away. */
final class ProblemDraft {
    int squares;
    final List<SquareSet> sets = new ArrayList<>();
    SquareSet maker = SquareSet.empty();
    SquareSet breaker = SquareSet.empty();
    Role toMove = Role.MAKER;
    OptionalInt makerStones = OptionalInt.empty();
    Optional<SquareSet> firstMoves = Optional.empty();
    List<Permutation> symmetries = List.of();

    /** Starts with an empty board of {@code squares} squares. */
    ProblemDraft(int squares) {
        this.squares = squares;
    }

    /** Starts with {@code problem}. */
    ProblemDraft(WeakProblem problem) {
        this(problem.board().hypergraph().squares());
        sets.addAll(problem.board().hypergraph().sets());
        maker = problem.position().maker();
        breaker = problem.position().breaker();
        toMove = problem.position().toMove();
        makerStones = problem.makerStones();
        firstMoves = problem.firstMoves();
        symmetries = problem.board().symmetries();
    }

    /** Adds a square and returns it. */
    int addSquare() {
        return squares++;
    }

    /** Returns the squares without a stone. */
    SquareSet free() {
        return SquareSet.range(squares).minus(maker).minus(breaker);
    }

    /** Adds {@code set} and its images under the symmetries. */
    void addOrbit(SquareSet set) {
        sets.add(set);
        symmetries.forEach(p -> sets.add(p.apply(set)));
    }

    /** Removes {@code set} and its images under the symmetries, unless no set would be left. */
    void removeOrbit(SquareSet set) {
        List<SquareSet> rest = new ArrayList<>(sets);
        rest.removeIf(s -> s.equals(set));
        symmetries.forEach(p -> rest.removeIf(s -> s.equals(p.apply(set))));
        if (!rest.isEmpty()) {
            sets.retainAll(rest);
        }
    }

    /**
     * Takes {@code square} off the board: sets lose it, or vanish if it is Breaker's; later ones
     * move up.
     */
    void deleteSquare(int square) {
        boolean kills = breaker.contains(square);
        List<SquareSet> old = List.copyOf(sets);
        sets.clear();
        for (SquareSet set : old) {
            SquareSet rest = closed(set, square);
            if (!rest.isEmpty() && !(kills && set.contains(square))) {
                sets.add(rest);
            }
        }
        maker = closed(maker, square);
        breaker = closed(breaker, square);
        firstMoves = firstMoves.map(x -> closed(x, square)).filter(x -> !x.isEmpty());
        symmetries =
                symmetries.stream()
                        .filter(p -> p.apply(square) == square)
                        .map(p -> closed(p, square))
                        .toList();
        squares--;
    }

    private static SquareSet closed(SquareSet set, int gap) {
        return SquareSet.of(
                set.stream().filter(v -> v != gap).map(v -> v > gap ? v - 1 : v).toArray());
    }

    private static Permutation closed(Permutation permutation, int gap) {
        int[] images = new int[permutation.size() - 1];
        for (int v = 0; v < permutation.size(); v++) {
            if (v != gap) {
                int image = permutation.apply(v);
                images[v > gap ? v - 1 : v] = image > gap ? image - 1 : image;
            }
        }
        return Permutation.of(images);
    }

    /**
     * Makes the problem on a free board; of the symmetries those that map sets to sets are kept.
     */
    WeakProblem build() {
        Hypergraph hypergraph = new Hypergraph(squares, sets);
        Set<SquareSet> all = new LinkedHashSet<>(hypergraph.sets());
        List<Permutation> group = new ArrayList<>(List.of(Permutation.identity(squares)));
        for (Permutation p : symmetries) {
            if (p.size() == squares
                    && !p.isIdentity()
                    && all.stream().allMatch(set -> all.contains(p.apply(set)))) {
                group.add(p);
            }
        }
        List<String> names = IntStream.range(0, squares).mapToObj(v -> "v" + v).toList();
        Board board = new Board("free", hypergraph, new FreeLayout(names), group);
        return new WeakProblem(
                board, new WeakPosition(maker, breaker, toMove), makerStones, firstMoves);
    }
}
