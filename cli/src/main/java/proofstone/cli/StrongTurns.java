package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongProblem;

/** A line of play of a strong game by turns; who has no legal square passes. */
final class StrongTurns {
    /**
     * A turn of the line.
     *
     * @param before the problem before it
     * @param stones what is put, in order
     * @param after the problem after it
     */
    record Played(StrongProblem before, List<Integer> stones, StrongProblem after) {
        Player player() {
            return before.position().toMove();
        }

        SquareSet squares() {
            return SquareSet.copyOf(stones);
        }
    }

    private StrongTurns() {}

    /** Returns the turns of a line that starts from {@code problem}; the last may be begun only. */
    static List<Played> of(StrongProblem problem, List<Integer> line) {
        List<Played> turns = new ArrayList<>();
        StrongProblem now = problem;
        for (int from = 0; from < line.size(); from += turns.getLast().stones().size()) {
            turns.add(first(moving(now), line.subList(from, line.size())));
            now = turns.getLast().after();
        }
        return turns;
    }

    private static StrongProblem moving(StrongProblem problem) {
        StrongProblem now = problem;
        while (now.legalMoves().isEmpty()) {
            now = now.passed();
        }
        return now;
    }

    private static Played first(StrongProblem before, List<Integer> line) {
        StrongProblem now = before;
        int stones = 0;
        do {
            now = now.played(line.get(stones));
            stones++;
        } while (stones < line.size() && isInTurn(before, now, stones));
        return new Played(before, line.subList(0, stones), now);
    }

    private static boolean isInTurn(StrongProblem before, StrongProblem now, int stones) {
        int left = before.position().turn().left() - stones;
        return left > 0 && now.position().turn().left() == left && !now.legalMoves().isEmpty();
    }
}
