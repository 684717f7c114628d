package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import proofstone.certificate.HexTree;
import proofstone.cli.HexKernel.Outcome;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.search.StopReason;

/** What {@code solve} prints of a position of Hex: a few lines for people, JSON for programs. */
final class HexReport {
    private final HexPosition position;
    private final Outcome outcome;
    private final HexBoard board;
    private final List<Integer> line;

    /** Reports {@code outcome} of {@code position}. */
    HexReport(HexPosition position, Outcome outcome) {
        this.position = position;
        this.outcome = outcome;
        this.board = position.board();
        this.line = outcome.proof().map(HexTree::of).map(HexTree::longestLine).orElse(List.of());
    }

    /** Returns the lines for people. */
    List<String> lines(Optional<CertificateOutput.Written> written) {
        List<String> lines = new ArrayList<>(List.of(headline()));
        firstMove().ifPresent(move -> lines.add("first move   " + move));
        if (!line.isEmpty()) {
            lines.add("longest line " + Wording.line(HexWording.names(board, line)));
        }
        lines.add(Wording.effort(outcome.nodes(), outcome.seconds()));
        written.ifPresent(w -> lines.add("certificate  " + w.line()));
        return lines;
    }

    private String headline() {
        return outcome.winner()
                .map(winner -> HexWording.headline(winner, position))
                .orElseGet(() ->
                        "Not solved: "
                                + HexWording.position(position)
                                + "; "
                                + Wording.reason(outcome.stopped().orElseThrow()));
    }

    /** Returns the winner's first move if he is to move and one is named. */
    private Optional<String> firstMove() {
        boolean first = outcome.winner().equals(Optional.of(position.toMove()));
        return first ? winningMove(position, outcome) : Optional.empty();
    }

    /** Returns the winner's move in a position where he is to move. */
    static Optional<String> winningMove(HexPosition position, Outcome outcome) {
        return outcome.result().stream()
                .flatMap(result -> result.move().stream().boxed())
                .map(position.board()::name)
                .findFirst();
    }

    /**
     * Returns the JSON object.
     *
     * @param techniques which of the search's techniques were used
     */
    String json(Map<String, Boolean> techniques, Optional<CertificateOutput.Written> written) {
        Map<String, Object> json = new LinkedHashMap<>(question(position));
        json.put("verdict", outcome.winner().map(HexWording::claim).orElse("unknown"));
        json.put("move", firstMove());
        json.put("principalVariation", HexWording.names(board, line));
        json.putAll(effortJson(outcome));
        json.put("techniques", techniques);
        json.put("certificate", written.map(CertificateOutput.Written::json));
        json.put("version", Main.version());
        return Json.of(json);
    }

    /** Returns the members that say what is asked. */
    static Map<String, Object> question(HexPosition position) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", position.board().name());
        json.put("rule", "hex");
        json.put("toMove", Wording.word(position.toMove()));
        Map<String, List<String>> stones = new LinkedHashMap<>();
        for (Player player : Player.values()) {
            List<String> names = HexWording.names(position.board(), position.stones(player));
            stones.put(Wording.word(player), names);
        }
        json.put("position", stones);
        return json;
    }

    /** Returns the members that say what it cost. */
    static Map<String, Object> effortJson(Outcome outcome) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("nodes", outcome.nodes());
        json.put("seconds", Math.round(outcome.seconds() * 1000) / 1000.0);
        json.put("stopped", outcome.stopped().map(StopReason::word));
        return json;
    }
}
