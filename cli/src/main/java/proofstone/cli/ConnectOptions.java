package proofstone.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import proofstone.game.Player;
import proofstone.game.connect.ConnectPosition;
import proofstone.search.SearchControl;

/** The options of {@code solve} that are for Connect6, Gomoku and their family. */
final class ConnectOptions {
    private static final int USUAL_ORDER = 3;

    @Option(
            names = "--order",
            paramLabel = "N",
            description = {
                "Connect, strong: 1 looks for wins by moves with threats for all stones of a turn "
                        + "(VCDT, VCF); each further order, up to 4, allows moves with one threat less.",
                "Default: 3."
            })
    private Optional<Integer> order = Optional.empty();

    /** Refuses the options where the game is not one of Connect by the strong rule. */
    void requireNone() {
        if (order.isPresent()) {
            throw new BadInput("--order is for connect games by the strong rule");
        }
    }

    /**
     * Returns the search of a position.
     *
     * @param prove whose win is looked for; the player to move if it is not said
     */
    ConnectSolve solve(ConnectPosition position, Optional<String> prove, SearchControl control) {
        int most = order.orElse(USUAL_ORDER);
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
        return new ConnectSolve(position, attacker, most, control);
    }
}
