package proofstone.cli;

import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.connect.ConnectPosition;
import proofstone.search.SearchControl;

/** {@code proofstone defences}: which replies of the player to move are not refuted by threats? */
@Command(
        name = "defences",
        description =
                "Connect6, Gomoku and their family: lists the replies that threats do not refute.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "Replies are those of the player to move to the other one's threats. Every reply that is",
            "not listed loses. The drawing shades the squares of which a reply must have at least one:",
            "the win against a pass does not answer them.",
            "",
            "Examples:",
            "  proofstone defences \"h8 i9 i8 h9 j8\" --game connect:15,15,5,1,1",
            "  proofstone defences \"j10 k9-l8 i9-k11\" --time 1m",
            "  proofstone defences docs/games/connect6.sgf#5 --order 3 --time 1m --threads 2",
            "",
            "Exit code: 0 all replies lose, 2 bad input, 3 some are left."
        })
final class DefencesCommand extends Subcommand {
    private static final int USUAL_ORDER = 2;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ConnectParameter asked;

    @Option(
            names = "--order",
            paramLabel = "N",
            description =
                    "1: moves with threats for all stones of a turn (VCDT, VCF); each further order, "
                            + "up to 4, allows moves with one threat less. Default: 2.")
    private int order = USUAL_ORDER;

    @Option(
            names = "--to-move",
            paramLabel = "PLAYER",
            converter = Vocabulary.OfPlayer.class,
            completionCandidates = Vocabulary.OfPlayer.class,
            description = "The defender. Default: the player whose turn it is.")
    private Optional<Player> toMove = Optional.empty();

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private TimeOption time;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private NodesOption nodes;

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = ThreadCount.class,
            description = "Threads to try defences with. Default: 1: node counts are repeatable.")
    private int threads = 1;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ConnectHints hints;

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    @Override
    public Integer call() throws GameSyntaxException {
        ConnectSolve.requireOrder(order);
        ConnectPosition position = ConnectPositions.turnedTo(asked.position(), toMove);
        long nanos = time.limit().map(Duration::toNanos).orElse(Long.MAX_VALUE);
        Player attacker = position.turn().player().opponent();
        ConnectSolve.Effort effort =
                new ConnectSolve.Effort(order, threads, hints.turns(position.game(), attacker));
        try (ProgressLine progress = new ProgressLine(io())) {
            SearchControl control = new SearchControl(nanos, progress);
            nodes.limit(control);
            control.endWhenMemoryIsFull();
            ConnectSolve solve = new ConnectSolve(position, attacker, effort, control);
            Style style = Style.of(json);
            try (Interrupts.Scope _ = interrupts().calling(control::cancel)) {
                return solve.defences(io(), style);
            }
        }
    }
}
