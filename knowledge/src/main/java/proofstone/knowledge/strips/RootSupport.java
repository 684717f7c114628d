package proofstone.knowledge.strips;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import proofstone.game.Board;
import proofstone.game.Permutation;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/**
 * The support of the root, [Czifra2021] sec. V: the positions with Breaker to move after one free
 * move of Maker's, and perhaps forced exchanges before it.
 *
 * <p>Maker wins the board exactly if he wins one of them, so the share that Breaker wins tells how
 * close the board is to being his.
 */
public final class RootSupport {
    /*
     * A move of Maker's into a 2-line is a threat: Breaker has one answer, and Maker is to move again; all other
     * moves lead into the support. A move into the crossing of two 2-lines would win at once; on the boards of
     * the paper there is none.
     *
     * What counts once, found by matching the paper's sizes for n = 7 to 9 (308, 314, 371): positions
     * whose live sets, less Maker's stones, are equal or mirror images; sets that contain others stay.
     * Moves to squares on at most one live set are left out: another square of the set is at least as
     * good for Maker.
     */
    private static final int LEAST_SETS = 2;

    private final Board board;
    private final List<WeakPosition> positions = new ArrayList<>();
    private final Set<Set<SquareSet>> met = new HashSet<>();
    private final Deque<WeakPosition> toExpand = new ArrayDeque<>();

    private RootSupport(Board board) {
        this.board = board;
    }

    /** Returns the support of the empty board, one of each class of equal positions. */
    public static List<WeakPosition> of(Board board) {
        RootSupport support = new RootSupport(board);
        WeakPosition empty = WeakPosition.empty(Role.MAKER);
        support.met.add(support.residual(empty));
        support.toExpand.add(empty);
        while (!support.toExpand.isEmpty()) {
            support.expand(support.toExpand.remove());
        }
        return List.copyOf(support.positions);
    }

    private void expand(WeakPosition position) {
        SquareSet free = SquareSet.range(board.hypergraph().squares()).minus(position.occupied());
        free.stream()
                .filter(square -> liveSets(position, square) >= LEAST_SETS)
                .forEach(square -> place(position.play(square)));
    }

    private long liveSets(WeakPosition position, int square) {
        return residual(position).stream().filter(set -> set.contains(square)).count();
    }

    /** Files a position after a move of Maker's. */
    private void place(WeakPosition position) {
        OptionalInt answer = forcedAnswer(position);
        WeakPosition next = answer.isPresent() ? position.play(answer.getAsInt()) : position;
        if (isNew(residual(next))) {
            (answer.isPresent() ? toExpand : positions).add(next);
        }
    }

    private OptionalInt forcedAnswer(WeakPosition position) {
        return residual(position).stream()
                .filter(set -> set.size() == 1)
                .mapToInt(SquareSet::first)
                .findFirst();
    }

    /** Returns the live sets less Maker's stones. */
    private Set<SquareSet> residual(WeakPosition position) {
        return board.hypergraph().sets().stream()
                .filter(set -> !set.intersects(position.breaker()))
                .map(set -> set.minus(position.maker()))
                .collect(Collectors.toSet());
    }

    private boolean isNew(Set<SquareSet> residual) {
        for (Permutation symmetry : board.symmetries()) {
            Set<SquareSet> image =
                    residual.stream().map(symmetry::apply).collect(Collectors.toSet());
            if (met.contains(image)) {
                return false;
            }
        }
        return met.add(residual);
    }
}
