package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Optional;
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
    /** The greatest number that a certificate may give. */
    static final int GREATEST_NUMBER = (1 << 30) - 1;

    /** The greatest length of a name, in bytes. */
    static final int LONGEST_TEXT = 4096;

    /**
     * Checks that the root proves the problem, and that the problem can be written. Producer and
     * command are brought into the form that a certificate can hold: one line, without control
     * characters, at most 4096 bytes.
     */
    public Certificate {
        winner(root, problem);
        Calculus.require(
                problem.makerStones().orElse(0) <= GREATEST_NUMBER, "Maker's limit is too large");
        Calculus.require(
                problem.firstMoves().map(moves -> !moves.isEmpty()).orElse(true),
                "no first move is permitted");
        String name = problem.board().name();
        Calculus.require(oneLine(name).equals(name), "the name of the board is no short line");
        producer = oneLine(producer);
        command = oneLine(command);
    }

    /** Returns {@code text} in the form that a certificate can hold. */
    static String oneLine(String text) {
        String line = text.replaceAll("[\\x00-\\x1f\\x7f-\\x9f]", " ");
        int end = Math.min(line.length(), LONGEST_TEXT);
        while (line.substring(0, end).getBytes(UTF_8).length > LONGEST_TEXT) {
            end = line.offsetByCodePoints(end, -1);
        }
        return new String(line.substring(0, end).getBytes(UTF_8), UTF_8);
    }

    /** Returns the winner. */
    public Role winner() {
        return root.claim().prover();
    }

    /**
     * Returns who wins {@code problem} by {@code step}.
     *
     * @throws IllegalStepException if it is no proof of that
     */
    public static Role winner(Step step, WeakProblem problem) {
        Optional<String> objection = objection(step, problem);
        Calculus.require(objection.isEmpty(), objection.orElse(""));
        return step.claim().prover();
    }

    /**
     * Returns why {@code step} does not prove that its prover wins {@code problem}: the accept rule
     * of the root. Empty if it does.
     */
    public static Optional<String> objection(Step step, WeakProblem problem) {
        WeakPosition position = problem.position();
        Claim claim = step.claim();
        if (!step.isOf(problem.board().hypergraph())) {
            return Optional.of("the root speaks of another board");
        }
        if (!isUsable(claim, problem)) {
            return Optional.of("the root has the other player to move");
        }
        if (claim.carrier().intersects(position.occupied())) {
            return Optional.of("a stone stands on the root's carrier");
        }
        return switch (claim) {
            case OfBreaker c -> breakerObjection(step, c, problem);
            case OfMaker c -> makerObjection(c, problem);
        };
    }

    private static boolean isUsable(Claim claim, WeakProblem problem) {
        if (problem.turns().isEmpty()) {
            return claim.usableWith(problem.position().toMove());
        }
        Schedule schedule = Schedule.of(problem);
        int start = schedule.start();
        Role mover = problem.position().toMove();
        return schedule.isUsable(claim, mover, start, schedule.startStones());
    }

    private static Optional<String> makerObjection(OfMaker claim, WeakProblem problem) {
        if (problem.turns().isEmpty() && claim.stones() > limit(problem)) {
            return Optional.of("Maker needs more stones than he has");
        }
        if (!problem.position().maker().containsAll(claim.support())) {
            return Optional.of("the root's support is not all Maker's");
        }
        SquareSet first = problem.firstMoves().orElse(claim.opening());
        return first.containsAll(claim.opening())
                ? Optional.empty()
                : Optional.of("Maker's first move is not permitted");
    }

    private static Optional<String> breakerObjection(
            Step step, OfBreaker claim, WeakProblem problem) {
        if (claim.stones() < limit(problem)) {
            return Optional.of("Maker has more stones than the root allows");
        }
        if (claim.opening() && !coversFirstMoves(step, problem)) {
            return Optional.of("the root relies on other first moves");
        }
        List<SquareSet> sets = problem.board().hypergraph().sets();
        for (int e = 0; e < sets.size(); e++) {
            if (!claim.held().contains(e)
                    && !sets.get(e).intersects(problem.position().breaker())) {
                return Optional.of("winning set " + e + " is neither held nor blocked");
            }
        }
        return Optional.empty();
    }

    private static int limit(WeakProblem problem) {
        return problem.makerStones().orElse(Claim.UNLIMITED);
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
}
