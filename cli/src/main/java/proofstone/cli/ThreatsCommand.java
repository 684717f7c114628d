package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.connect.ConnectPosition;
import proofstone.knowledge.connect.ConnectWindow;
import proofstone.knowledge.connect.ThreatReport;

/** {@code proofstone threats}: who threatens to win, how is it stopped, which moves threaten? */
@Command(
        name = "threats",
        description = "Connect6, Gomoku and their family: counts the threats of both players.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "A player has as many threats as the other one needs stones to keep him from winning with",
            "his next turn. Forcing turns make at least as many threats as a turn has stones.",
            "",
            "Examples:",
            "  proofstone threats \"j10 k9-l8 i9-k11\"",
            "  proofstone threats docs/games/connect6.sgf#5 --json",
            "  proofstone threats \"h8 i9 i8\" --game connect:15,15,5,1,1",
            "",
            "Exit code: 0, 2 bad input."
        })
final class ThreatsCommand extends Subcommand {
    private static final int MOST_SHOWN = 12;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ConnectParameter asked;

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    @Override
    public Integer call() throws GameSyntaxException {
        ConnectPosition position = asked.position();
        ConnectPositions.requireOpen(position);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", position.game().name());
        object.put("toMove", Wording.word(position.turn().player()));
        object.put("stonesLeft", position.turn().left());
        List<String> lines = new ArrayList<>(List.of(ConnectSolve.words(position)));
        for (Player player : Player.values()) {
            ConnectWindow window = ConnectWindow.of(position, player, position.game().length());
            ThreatReport report =
                    ThreatReport.of(window.problem().board(), window.problem().position(), player);
            object.put(Wording.word(player), json(window, report));
            lines.addAll(lines(player, window, report));
        }
        object.put("version", Main.version());
        (json ? List.of(Json.of(object)) : lines).forEach(io()::line);
        return ExitCode.OK;
    }

    private static List<String> lines(Player player, ConnectWindow window, ThreatReport report) {
        int turn = window.problem().board().stonesATurn();
        List<String> lines = new ArrayList<>();
        String number =
                report.number() > turn
                        ? "more than " + Wording.count(turn, "threat")
                        : Wording.count(report.number(), "threat");
        lines.add(Wording.name(player) + ": " + number);
        add(lines, "  fills      ", turns(window, report.lines()));
        add(lines, "  defences   ", turns(window, report.normal()));
        add(lines, "  relaxed    ", turns(window, report.relaxed()));
        add(lines, "  forcing    ", forcing(window, report));
        return lines;
    }

    private static void add(List<String> lines, String word, List<String> turns) {
        int more = turns.size() - MOST_SHOWN;
        if (!turns.isEmpty()) {
            String shown = String.join(" ", turns.subList(0, Math.min(MOST_SHOWN, turns.size())));
            lines.add(word + shown + (more > 0 ? " and " + more + " more" : ""));
        }
    }

    private static List<String> forcing(ConnectWindow window, ThreatReport report) {
        int turn = window.problem().board().stonesATurn();
        return report.moves().stream()
                .map(move ->
                        ConnectSolve.turn(window, move.squares())
                                + (move.threats() > turn ? "!" : ""))
                .toList();
    }

    private static List<String> turns(ConnectWindow window, List<SquareSet> sets) {
        return sets.stream().map(set -> ConnectSolve.turn(window, set)).distinct().toList();
    }

    private static Map<String, Object> json(ConnectWindow window, ThreatReport report) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("threats", report.number());
        json.put("fills", ConnectSolve.names(window, report.lines()));
        json.put("defences", ConnectSolve.names(window, report.normal()));
        json.put("relaxed", ConnectSolve.names(window, report.relaxed()));
        json.put(
                "forcing",
                turns(window, report.moves().stream().map(ThreatReport.Forcing::squares).toList()));
        return json;
    }
}
