package proofstone.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectPosition;
import proofstone.search.SearchControl;

/** The options of {@code solve} that are for Connect6, Gomoku and their family. */
final class ConnectOptions {
    @Option(
            names = "--order",
            paramLabel = "N",
            description = {
                "Connect, strong: 1 looks for wins by moves with threats for all stones of a turn "
                        + "(VCDT, VCF); each further order, up to 4, allows moves with one threat less.",
                "Default: 3."
            })
    private Optional<Integer> order = Optional.empty();

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ConnectHints hints;

    /** Refuses the options where the game is not one of Connect by the strong rule. */
    void requireNone() {
        new GivenOptions()
                .with("--order", order)
                .with("--hints", !hints.isAbsent())
                .refuse("for wins by threats, which are looked for in connect without --rule");
    }

    /** Returns whether only threats are asked for, however small the board is. */
    boolean isForThreatsOnly() {
        return order.isPresent();
    }

    /**
     * Returns the search of a position.
     *
     * @param prove whose win is looked for; the player to move if it is not said
     * @param threads how many threads try defences
     */
    ConnectSolve solve(
            ConnectPosition position, Optional<String> prove, int threads, SearchControl control)
            throws GameSyntaxException {
        int most = order.orElse(ConnectSolve.usualOrder(position));
        ConnectSolve.requireOrder(most);
        Player attacker =
                switch (prove.orElse("")) {
                    case "" -> position.turn().player();
                    case "black-wins" -> Player.BLACK;
                    case "white-wins" -> Player.WHITE;
                    default ->
                            throw new BadInput(
                                    "--prove: expected black-wins or white-wins for Connect");
                };
        List<List<ConnectCell>> turns = hints.turns(position.game(), attacker);
        ConnectSolve.Effort effort = new ConnectSolve.Effort(most, threads, turns);
        return new ConnectSolve(position, attacker, effort, control);
    }
}
