package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import proofstone.certificate.StrongClaim;
import proofstone.certificate.StrongTree;
import proofstone.certificate.StrongWalk;
import proofstone.game.Layout;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/** What a strategy of a strong game has ready, and how near the refuter may come, in words. */
final class StrongOutlook {
    private static final int MOST_SETS = 6;

    private StrongOutlook() {}

    /** Returns what the strategy has ready where {@code walk} stands. */
    static String of(StrongWalk walk, Layout layout) {
        StrongTree plan = walk.plan();
        if (walk.isThreatening()) {
            return "answers " + layout.name(plan.forced().orElseThrow()) + ", or wins there";
        }
        return describe(plan, layout);
    }

    /** Returns what a strategy is about. */
    static String describe(StrongTree plan, Layout layout) {
        int size = plan.carrier().size();
        return switch (plan.kind()) {
            case LINE -> "fills " + Wording.squares(layout, plan.target());
            case THREAT, MOVE, PARRY -> "plays " + layout.name(plan.move().orElseThrow());
            case REPLIES ->
                    Wording.count(plan.branches().size(), "prepared answer")
                            + " to "
                            + Wording.count(size, "square");
            case PAIRS ->
                    size == 0 ? "every winning set is held" : "pairing of " + size + " squares";
            case PARTS -> "partition of " + size + " squares";
            case LATE -> "too few plies are left";
            case SYMMETRY, WEAKEN, DRAW, STRATEGY_STEALING ->
                    throw new IllegalStateException("not a plan: " + plan.kind());
        };
    }

    /**
     * Returns the winning sets of the refuter's in which the strategy bears no further stone of his
     * although it does not hold them by its squares; empty if there are none.
     */
    static Optional<String> margin(StrongWalk walk, Layout layout) {
        List<SquareSet> tight = tight(walk);
        if (tight.isEmpty() || walk.isOver()) {
            return Optional.empty();
        }
        StringJoiner text = new StringJoiner(", ");
        tight.stream().limit(MOST_SETS).forEach(set -> text.add(Wording.squares(layout, set)));
        int more = tight.size() - MOST_SETS;
        return Optional.of(text + (more > 0 ? " and " + more + " more" : ""));
    }

    private static List<SquareSet> tight(StrongWalk walk) {
        StrongProblem problem = walk.problem();
        StrongPosition position = problem.position();
        int[] thresholds = walk.plan().thresholds();
        List<SquareSet> tight = new ArrayList<>();
        for (int h = 0; h < thresholds.length; h++) {
            SquareSet set = problem.board().sets().get(h);
            boolean open =
                    problem.board().owns(walk.prover().opponent(), h)
                            && thresholds[h] > 0
                            && thresholds[h] != StrongClaim.NEVER
                            && !set.intersects(position.stones(walk.prover()));
            int missing = set.minus(position.stones(walk.prover().opponent())).size();
            if (open && missing <= thresholds[h]) {
                tight.add(set);
            }
        }
        return tight;
    }
}
