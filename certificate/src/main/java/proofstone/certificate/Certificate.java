package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;

import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.certificate.Step.Kind;
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
    private static final int LONGEST_TEXT = 4096;

    /**
     * Checks that the root proves the problem. Producer and command are brought into the form that
     * a certificate can hold: one line, without control characters, at most 4096 bytes.
     */
    public Certificate {
        Calculus.require(proves(root, problem), "the root does not prove the position");
        producer = oneLine(producer);
        command = oneLine(command);
    }

    private static String oneLine(String text) {
        String line = text.replaceAll("\\p{Cntrl}", " ").strip();
        int end = Math.min(line.length(), LONGEST_TEXT);
        while (line.substring(0, end).getBytes(UTF_8).length > LONGEST_TEXT) {
            end = line.offsetByCodePoints(end, -1);
        }
        line = new String(line.substring(0, end).getBytes(UTF_8), UTF_8).strip();
        return line.isEmpty() ? "unknown" : line;
    }

    /** Returns the winner. */
    public Role winner() {
        return root.claim().prover();
    }

    /** Returns whether {@code step} proves that its prover wins {@code problem}. */
    public static boolean proves(Step step, WeakProblem problem) {
        WeakPosition position = problem.position();
        Claim claim = step.claim();
        if (!step.isOf(problem.board().hypergraph())
                || !claim.usableWith(position.toMove())
                || claim.carrier().intersects(position.occupied())) {
            return false;
        }
        int limit = problem.makerStones().orElse(Claim.UNLIMITED);
        return switch (claim) {
            case OfBreaker c ->
                    c.stones() >= limit
                            && (!c.opening() || coversFirstMoves(step, problem))
                            && holdsAll(c.held(), problem);
            case OfMaker c ->
                    c.stones() <= limit
                            && position.maker().containsAll(c.support())
                            && problem.firstMoves()
                                    .map(x -> x.containsAll(c.opening()))
                                    .orElse(true);
        };
    }

    /**
     * Returns whether the answers to first moves fit the first moves of {@code problem}: a claim
     * does not name them. Only a move can stand above such answers, since no other rule takes them.
     */
    private static boolean coversFirstMoves(Step step, WeakProblem problem) {
        Step answers = step.kind() == Kind.FIRST_REPLIES ? step : step.children().get(0);
        return problem.firstMoves()
                .map(moves -> Calculus.coversFirstMoves(answers.children(), moves))
                .orElse(false);
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
