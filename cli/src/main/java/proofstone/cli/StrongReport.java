package proofstone.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import proofstone.certificate.StrongVerdict;
import proofstone.certificate.StrongWalk;
import proofstone.cli.StrongSolve.Outcome;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.StopReason;

/** What {@code solve} prints of a strong game: a few lines for people, JSON for programs. */
final class StrongReport {
    private final StrongProblem problem;
    private final Outcome outcome;
    private final Set<StrongTechnique> techniques;
    private final List<StrongWalk.Move> line;

    /** Reports {@code outcome} of {@code problem}. */
    StrongReport(StrongProblem problem, Outcome outcome, Set<StrongTechnique> techniques) {
        this.problem = problem;
        this.outcome = outcome;
        this.techniques = techniques;
        this.line =
                outcome.root()
                        .map(root -> StrongWalk.principalVariation(problem, root))
                        .orElse(List.of());
    }

    /** Returns the lines for people. */
    List<String> lines(Optional<CertificateOutput.Written> written) {
        List<String> lines = new ArrayList<>(List.of(headline()));
        outcome.verdict()
                .filter(verdict -> verdict == StrongVerdict.BLACK_WINS_LARGER)
                .ifPresent(_ -> lines.add("larger       " + larger()));
        firstMove().ifPresent(move -> lines.add("first move   " + move));
        if (!line.isEmpty()) {
            lines.add("variation    " + String.join(" ", names()));
        }
        lines.add(HexReport.effort(outcome.nodes(), outcome.seconds()));
        written.ifPresent(w -> lines.add("certificate  " + w.line()));
        return lines;
    }

    /** Returns the variation, a line for each move with what it does. */
    List<String> variation() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            StrongWalk.Move move = line.get(i);
            String remark = move.remark().isEmpty() ? "" : "  " + move.remark();
            lines.add(
                    "%3d. %s %-4s%s"
                            .formatted(
                                    i + 1, HexWording.name(move.player()), names().get(i), remark)
                            .stripTrailing());
        }
        return lines;
    }

    private String headline() {
        return outcome.verdict()
                .map(this::headline)
                .orElseGet(() ->
                        "Not solved: "
                                + problem.board()
                                + "; "
                                + HexReport.reason(outcome.stopped().orElseThrow()));
    }

    private String headline(StrongVerdict verdict) {
        String where = problem.board() + stones();
        return switch (verdict) {
            case BLACK_WINS, BLACK_WINS_LARGER -> "Black wins " + where;
            case WHITE_WINS -> "White wins " + where;
            case NOT_BLACK -> "Black does not win " + where;
            case NOT_WHITE -> "White does not win " + where;
            case DRAW -> where + " is a draw" + theorem();
        };
    }

    private String stones() {
        int stones = problem.position().occupied().size();
        return stones == 0
                ? ""
                : " after "
                        + Wording.count(stones, "stone")
                        + ", "
                        + HexWording.name(problem.position().toMove())
                        + " to move";
    }

    private String theorem() {
        boolean stolen = outcome.root().filter(root -> root.children().size() == 1).isPresent();
        return stolen ? " (White holds; White cannot win, by strategy stealing)" : "";
    }

    private String larger() {
        InnerBoard inner = problem.board().inner().orElseThrow();
        String rows = size(inner.rows(), inner.rowRim()) + " rows and ";
        return "Black wins on every board of "
                + rows
                + size(inner.columns(), inner.columnRim())
                + " columns";
    }

    private static String size(int size, int rim) {
        return (rim == 0 ? "exactly " : "at least ") + size;
    }

    private List<String> names() {
        return line.stream()
                .map(move -> problem.board().board().layout().name(move.square()))
                .toList();
    }

    private Optional<String> firstMove() {
        boolean first =
                outcome.verdict()
                        .filter(verdict -> verdict != StrongVerdict.DRAW)
                        .filter(verdict -> verdict.prover() == problem.position().toMove())
                        .isPresent();
        return first ? names().stream().findFirst() : Optional.empty();
    }

    /** Returns the JSON object. */
    String json(Optional<CertificateOutput.Written> written) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", problem.board().name());
        json.put("rule", "strong");
        json.put("toMove", HexWording.word(problem.position().toMove()));
        json.put("position", position());
        json.put("verdict", outcome.verdict().map(StrongVerdict::word).orElse("unknown"));
        json.put("move", firstMove());
        json.put("principalVariation", names());
        json.put("nodes", outcome.nodes());
        json.put("seconds", Math.round(outcome.seconds() * 1000) / 1000.0);
        json.put("stopped", outcome.stopped().map(StopReason::word));
        json.put("techniques", techniques());
        json.put("certificate", written.map(CertificateOutput.Written::json));
        json.put("version", Main.version());
        return Json.of(json);
    }

    private Map<String, Object> position() {
        Map<String, Object> stones = new LinkedHashMap<>();
        for (Player player : Player.values()) {
            SquareSet own = problem.position().stones(player);
            stones.put(
                    HexWording.word(player),
                    own.stream().mapToObj(problem.board().board().layout()::name).toList());
        }
        return stones;
    }

    private Map<String, Object> techniques() {
        Map<String, Object> on = new LinkedHashMap<>();
        Arrays.stream(StrongTechnique.values())
                .forEach(each -> on.put(each.word(), techniques.contains(each)));
        return on;
    }
}
