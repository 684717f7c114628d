package proofstone.cli;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.Rule;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;
import proofstone.solver.SolveOptions;
import proofstone.solver.Solver;
import proofstone.solver.Verdict;

/**
 * A row about a weak game that Breaker wins: solved at once, or named with the command that solves
 * it.
 *
 * @param what what the row is about
 * @param paper the paper's figure
 * @param game the game on the command line
 * @param method the search
 * @param without the techniques that are off
 * @param note how the search differs from the paper's
 */
record SolvedRow(
        String what,
        String paper,
        String game,
        Method method,
        Set<Technique> without,
        String note) {
    private static final Duration LIMIT = Duration.ofMinutes(1);

    /** Solves the game on one thread, for at most a minute. */
    Reproduction.Row solved() {
        Verdict verdict = new Solver(problem(), options(), progress -> {}).solve();
        return new Reproduction.Row(what, paper, figure(verdict), judged(verdict.winner()));
    }

    /** Returns the row of a game that takes longer, with the command and {@code more} of it. */
    Reproduction.Row named(String more) {
        return new Reproduction.Row(
                what, paper, "not run: over a minute", note + "; run " + command() + more);
    }

    /** Returns the command that solves the game. */
    String command() {
        return "proofstone solve %s --rule weak --method %s".formatted(game, method.word())
                + without.stream()
                        .sorted()
                        .map(technique -> " --without " + technique.word())
                        .collect(Collectors.joining());
    }

    private WeakProblem problem() {
        try {
            return GameParser.weakProblem(game, Optional.of(Rule.WEAK));
        } catch (GameSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private SolveOptions options() {
        SolveOptions defaults = SolveOptions.defaults();
        Set<Technique> techniques = EnumSet.copyOf(defaults.techniques());
        techniques.removeAll(without);
        return new SolveOptions(
                techniques,
                method,
                Optional.of(LIMIT),
                defaults.memoryBytes(),
                1,
                Optional.empty(),
                defaults.producer(),
                command());
    }

    private static String figure(Verdict verdict) {
        String winner = verdict.winner().map(role -> role.word() + "-wins").orElse("open");
        return String.format(
                Locale.ROOT, "%s, %.1f s, %d nodes", winner, verdict.seconds(), verdict.nodes());
    }

    private String judged(Optional<Role> winner) {
        String agreed = winner.map(role -> role == Role.BREAKER ? "yes" : "no").orElse("open");
        return "verdict " + agreed + "; " + note;
    }
}
