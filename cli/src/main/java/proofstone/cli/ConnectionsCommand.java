package proofstone.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import proofstone.certificate.HexStep;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexEdge;
import proofstone.game.hex.HexGame;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexTurn;
import proofstone.search.SearchControl;

/** {@code proofstone connections}: is this connected to that, inside this region? */
@Command(
        name = "connections",
        description = "Hex: says whether two stones or edges are connected, and by which cells.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "A full connection holds though the opponent moves first; a semi-connection if its player",
            "moves first. The carrier that is printed has no cell too many: without any of them the",
            "connection fails. All moves within the region are tried, so regions should be small.",
            "",
            "Examples:",
            "  proofstone connections hex:7 --position d3 --from d3 --to top --region \"c1 d1 e1 f1 c2 d2 e2 c3\"",
            "  proofstone connections hex:4 --position \"b2 d4\" --from b2 --to bottom",
            "",
            "Exit code: 0 connected, 2 bad input, 3 not connected, or not decided within the limits."
        })
final class ConnectionsCommand extends Subcommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "A board, such as hex:7.")
    @SuppressWarnings("NullAway.Init")
    private String game;

    @Option(
            names = "--position",
            paramLabel = "MOVES|FILE",
            description = "Moves from the first one on, a record, a link or a certificate.")
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--from",
            required = true,
            paramLabel = "PLACE",
            description = "A stone, or an edge: top, bottom, left, right.")
    @SuppressWarnings("NullAway.Init")
    private String from;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "PLACE",
            description = "A stone or an edge of the same player.")
    @SuppressWarnings("NullAway.Init")
    private String to;

    @Option(
            names = "--region",
            paramLabel = "CELLS",
            description = "The free cells that may be used. Default: all of them.")
    private Optional<String> region = Optional.empty();

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private TimeOption time;

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    @Override
    public Integer call() throws GameSyntaxException {
        HexBoard board = HexBoard.parse(game);
        HexPosition stones =
                position.map(text -> HexInput.position(board, text))
                        .orElseGet(() -> HexPosition.empty(board));
        int first = place(stones, from);
        int second = place(stones, to);
        Player player = owner(stones, first);
        if (owner(stones, second) != player || first == second) {
            throw new BadInput("--from and --to: expected two places of one player");
        }
        SearchControl control = control();
        HexConnectionSearch search =
                new HexConnectionSearch(stones, player, first, second, control);
        try (Interrupts.Scope _ = interrupts().calling(control::cancel)) {
            Optional<HexStep> found = search.find(cells(stones));
            print(stones, player, found);
            return found.isPresent() ? ExitCode.OK : ExitCode.UNSOLVED;
        } catch (SearchControl.Stopped stopped) {
            String advice = region.isEmpty() ? "; a small --region is decided sooner" : "";
            io().line("Not decided: " + Wording.reason(stopped.reason()) + advice);
            return ExitCode.UNSOLVED;
        }
    }

    private SearchControl control() {
        long nanos = time.limit().map(Duration::toNanos).orElse(Long.MAX_VALUE);
        SearchControl control = new SearchControl(nanos, progress -> {});
        control.endWhenMemoryIsFull();
        return control;
    }

    private static int place(HexPosition position, String name) {
        HexBoard board = position.board();
        for (HexEdge edge : HexEdge.values()) {
            if (board.name(board.place(edge)).equals(name.toLowerCase(Locale.ROOT))) {
                return board.place(edge);
            }
        }
        int cell = board.square(name).orElse(-1);
        if (cell < 0 || position.isFree(cell)) {
            throw new BadInput(name + ": expected a stone, or top, bottom, left or right");
        }
        return cell;
    }

    private static Player owner(HexPosition position, int place) {
        HexBoard board = position.board();
        if (board.isEdge(place)) {
            return board.edge(place).owner();
        }
        return position.black().contains(place) ? Player.BLACK : Player.WHITE;
    }

    private SquareSet cells(HexPosition position) throws GameSyntaxException {
        SquareSet cells = SquareSet.empty();
        if (region.isEmpty()) {
            return position.free();
        }
        for (HexTurn turn : HexGame.parse(position.board(), region.get()).turns()) {
            cells =
                    switch (turn) {
                        case HexTurn.Stone(int cell) -> cells.with(cell);
                        case HexTurn.Word word ->
                                throw new BadInput("--region: expected cells, not " + word.word());
                    };
        }
        if (cells.intersects(position.occupied())) {
            throw new BadInput("--region: a stone stands on it");
        }
        return cells;
    }

    private void print(HexPosition position, Player player, Optional<HexStep> found) {
        if (json) {
            io().line(Json.of(object(position, player, found)));
            return;
        }
        String name = Wording.name(player);
        io().line(name + ": " + from + " and " + to + " are " + how(name, found));
        found.ifPresent(step -> draw(position, step.claim().carrier()));
    }

    private static String how(String player, Optional<HexStep> found) {
        String first = "if " + player + " moves first";
        return found.map(step -> step.claim().isFull() ? "connected" : "connected " + first)
                .orElse("not connected here, even " + first);
    }

    private void draw(HexPosition position, SquareSet carrier) {
        io().line("carrier  " + HexWording.cells(position.board(), carrier));
        io().line("");
        HexScene scene = HexScene.of(position, carrier, "carrier");
        HexText.lines(scene, TextBoard.Glyphs.UNICODE).forEach(io()::line);
    }

    private Map<String, Object> object(
            HexPosition position, Player player, Optional<HexStep> found) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", position.board().name());
        json.put("player", Wording.word(player));
        json.put("from", from);
        json.put("to", to);
        json.put(
                "connection",
                found.map(step -> step.claim().isFull() ? "full" : "semi").orElse("none"));
        json.put(
                "carrier",
                found.map(step -> HexWording.names(position.board(), step.claim().carrier())));
        json.put("version", Main.version());
        return json;
    }
}
