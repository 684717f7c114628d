package proofstone.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import proofstone.certificate.Certificate;
import proofstone.certificate.Step;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.Rule;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.knowledge.WeakGame;
import proofstone.search.DepthFirstSearch;
import proofstone.search.SearchControl;
import proofstone.search.Settings;

/**
 * A row of [Hsu2020] table 2: depth-first search whose pairing strategies try N pairs at an edge.
 *
 * @param game the game on the command line, which Breaker wins by the paper
 * @param pairs the paper's N
 * @param techniques the techniques that are on
 */
record PairsRow(String game, int pairs, Set<Technique> techniques) {
    /** Solves the game on one thread. */
    Reproduction.Row solved(String what, String paper, String note, Reproduction.Limits limits) {
        SearchControl control = limits.control();
        Settings settings =
                new Settings(Technique.reuse(techniques), limits.memoryBytes(), control, () -> {});
        String winner = "open";
        try {
            WeakProblem problem = problem();
            Step proof =
                    new DepthFirstSearch<Step>(settings)
                            .search(new WeakGame(problem, techniques, pairs).root());
            winner = Certificate.winner(proof, problem).word() + "-wins";
        } catch (SearchControl.Stopped stopped) {
            winner += " (" + stopped.reason().word() + ")";
        }
        String ours =
                String.format(
                        Locale.ROOT,
                        "%s, %.1f s, %d nodes",
                        winner,
                        control.seconds(),
                        control.nodes());
        return new Reproduction.Row(what, paper, ours, judged(winner) + "; " + note);
    }

    private static String judged(String winner) {
        return winner.startsWith("open")
                ? "verdict open"
                : "verdict " + (winner.startsWith(Role.BREAKER.word()) ? "yes" : "no");
    }

    private WeakProblem problem() {
        try {
            return GameParser.weakProblem(game, Optional.of(Rule.WEAK));
        } catch (GameSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
