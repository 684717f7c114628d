package proofstone.certificate;

import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * A certificate: a problem, who wins it, and the root of the steps that prove it.
 *
 * <p>The constructor applies the accept rule of the root (format page, section 3, "The root"), so a
 * certificate that exists is complete.
 *
 * @param problem the game, the position and the limits
 * @param producer the program that found the proof, with its version
 * @param command the command that asked for it
 * @param root the step that proves the claim
 */
public record Certificate(WeakProblem problem, String producer, String command, Step root) {
    /** Checks that the root proves the problem. */
    public Certificate {
        Calculus.require(proves(root, problem), "the root does not prove the position");
    }

    /** Returns the winner. */
    public Role winner() {
        return root.claim().prover();
    }

    /** Returns whether {@code step} proves that its prover wins {@code problem}. */
    public static boolean proves(Step step, WeakProblem problem) {
        WeakPosition position = problem.position();
        Claim claim = step.claim();
        if (!claim.usableWith(position.toMove())
                || claim.carrier().intersects(position.occupied())) {
            return false;
        }
        int limit = problem.makerStones().orElse(Claim.UNLIMITED);
        return switch (claim) {
            case OfBreaker c ->
                    c.stones() >= limit
                            && (!c.opening() || problem.firstMoves().isPresent())
                            && holdsAll(c.held(), problem);
            case OfMaker c ->
                    c.stones() <= limit
                            && position.maker().containsAll(c.support())
                            && problem.firstMoves().map(x -> x.containsAll(c.opening())).orElse(true);
        };
    }

    private static boolean holdsAll(SquareSet held, WeakProblem problem) {
        var sets = problem.board().hypergraph().sets();
        for (int e = 0; e < sets.size(); e++) {
            if (!held.contains(e) && !sets.get(e).intersects(problem.position().breaker())) {
                return false;
            }
        }
        return true;
    }
}
