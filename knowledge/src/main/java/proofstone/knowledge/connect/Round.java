package proofstone.knowledge.connect;

import java.util.List;
import proofstone.knowledge.connect.ThreatSearch.Effort;

/**
 * One search with its limits.
 *
 * @param number its place among all rounds
 * @param order the highest order of a move
 * @param quiet how many moves of more than order 1 a line of play may have
 * @param effort the other limits
 */
record Round(int number, int order, int quiet, Effort effort) {
    /*
     * The rounds grow: order 1 with macro-moves, then cheap searches of higher order, then defences
     * one by one. Wins of real games are mostly found in the first three.
     */
    private static final List<Round> ALL =
            List.of(
                    new Round(0, 1, 0, new Effort(3, 0, 2_000, 0)),
                    new Round(1, 1, 0, new Effort(8, 0, 3_000, 0)),
                    new Round(2, 2, 1, new Effort(5, 0, 200, 16)),
                    new Round(3, 1, 0, new Effort(6, 1, 2_000, 0)),
                    new Round(4, 1, 0, new Effort(14, 2, 4_000, 0)),
                    new Round(5, 2, 2, new Effort(7, 0, 300, 20)),
                    new Round(6, 3, 1, new Effort(5, 0, 200, 16)),
                    new Round(7, 1, 0, new Effort(14, 2, 30_000, 0)),
                    new Round(8, 2, 3, new Effort(10, 1, 1_000, 30)),
                    new Round(9, 3, 2, new Effort(7, 0, 500, 24)),
                    new Round(10, 4, 2, new Effort(6, 0, 300, 16)),
                    new Round(11, 1, 0, new Effort(20, 3, 300_000, 0)),
                    new Round(12, 2, 5, new Effort(14, 1, 5_000, 60)),
                    new Round(13, 3, 4, new Effort(12, 1, 3_000, 60)),
                    new Round(14, 4, 5, new Effort(12, 1, 3_000, 60)));

    private static final long FIRST_BUDGET = 4_000;

    private static final int MOST_STAGES = 20;

    /** Returns the rounds up to an order, the cheapest first. */
    static List<Round> upTo(int order) {
        return ALL.stream().filter(round -> round.order <= order).toList();
    }

    /** Returns the nodes of a round in a stage, four times as many in each. */
    static long budget(int stage) {
        return FIRST_BUDGET << 2 * Math.min(stage, MOST_STAGES);
    }
}
