package proofstone.cli;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.MoveParser;
import proofstone.game.Role;
import proofstone.game.Rule;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;
import proofstone.solver.SolveOptions;
import proofstone.solver.Solver;
import proofstone.solver.Verdict;

/**
 * A row about a weak game: solved at once, or named with the command that solves it.
 *
 * @param what what the row is about
 * @param paper the paper's figure
 * @param game the game on the command line
 * @param moves the moves before it is solved
 * @param winner who wins by the paper
 * @param method the search
 * @param without the techniques that are off
 * @param extra the techniques that are on although they are not by default
 * @param note how the search differs from the paper's
 */
record SolvedRow(
        String what,
        String paper,
        String game,
        String moves,
        Role winner,
        Method method,
        Set<Technique> without,
        Set<Technique> extra,
        String note) {
    /** The time that a row has unless the user says something else. */
    private static final Duration SHORT = Duration.ofMinutes(1);

    /** Makes a row about a game that Breaker wins from its start. */
    SolvedRow(
            String what,
            String paper,
            String game,
            Method method,
            Set<Technique> without,
            String note) {
        this(what, paper, game, "", Role.BREAKER, method, without, Set.of(), note);
    }

    /** Solves the game on one thread. */
    Reproduction.Row solved(Reproduction.Limits limits) {
        Verdict verdict = verdict(limits);
        return row(figure(verdict), verdict.winner());
    }

    /**
     * Returns the row with {@code ours} as the figure of the program, which found such a winner.
     */
    Reproduction.Row row(String ours, Optional<Role> found) {
        return new Reproduction.Row(what, paper, ours, judged(found));
    }

    /** Solves the game on one thread and returns all that is known of it. */
    Verdict verdict(Reproduction.Limits limits) {
        Solver solver = new Solver(problem(), options(limits), limits.watch()::report);
        limits.watch().stopBy(solver.control()::cancel);
        return solver.solve();
    }

    /**
     * Solves a game that takes more than a minute on one thread, if a row may; else returns the row
     * with the command and {@code more} of it.
     */
    Reproduction.Row solvedOrNamed(Reproduction.Limits limits, String more) {
        return limits.time().compareTo(SHORT) > 0
                ? solved(limits)
                : new Reproduction.Row(
                        what, paper, "not run: over a minute", note + "; run " + command() + more);
    }

    /** Returns the command that solves the game. */
    String command() {
        String position = moves.isEmpty() ? "" : " --position \"" + moves + "\"";
        return "proofstone solve %s --rule weak%s --method %s"
                        .formatted(game, position, method.word())
                + without.stream()
                        .sorted()
                        .map(technique -> " --without " + technique.word())
                        .collect(Collectors.joining());
    }

    private WeakProblem problem() {
        try {
            WeakProblem start = GameParser.weakProblem(game, Optional.of(Rule.WEAK));
            Board board = start.board();
            return moves.isEmpty()
                    ? start
                    : WeakProblem.of(board, MoveParser.play(board, moves, Role.MAKER));
        } catch (GameSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private SolveOptions options(Reproduction.Limits limits) {
        SolveOptions defaults = SolveOptions.defaults();
        Set<Technique> techniques = EnumSet.copyOf(defaults.techniques());
        techniques.removeAll(without);
        techniques.addAll(extra);
        return new SolveOptions(
                techniques,
                method,
                Optional.of(limits.time()),
                limits.memoryBytes(),
                1,
                Optional.empty(),
                defaults.producer(),
                command());
    }

    /** Returns winner, seconds and nodes in words. */
    static String figure(Verdict verdict) {
        String winner =
                verdict.winner()
                        .map(role -> role.word() + "-wins")
                        .or(() -> verdict.stopped().map(reason -> "open (" + reason.word() + ")"))
                        .orElse("open");
        return String.format(
                Locale.ROOT, "%s, %.1f s, %d nodes", winner, verdict.seconds(), verdict.nodes());
    }

    private String judged(Optional<Role> found) {
        String agreed = found.map(role -> role == winner ? "yes" : "no").orElse("open");
        return "verdict " + agreed + "; " + note;
    }
}
