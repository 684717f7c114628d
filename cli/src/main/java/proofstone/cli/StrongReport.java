package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongLine;
import proofstone.certificate.StrongStep.Kind;
import proofstone.certificate.StrongVerdict;
import proofstone.certificate.StrongWalk;
import proofstone.cli.StrongSolve.Outcome;
import proofstone.game.Layout;
import proofstone.game.Player;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.RuleVerification.Tally;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.StopReason;

/** What {@code solve} prints of a strong game: a few lines for people, JSON for programs. */
final class StrongReport {
    private static final String WHY =
            "White holds, and a strategy by which White won Black could steal";

    /** How the principal variation is printed. */
    enum Variation {
        /** In one line. */
        SHORT,
        /** A move a line, with remarks. */
        REMARKED
    }

    private final StrongProblem problem;
    private final Outcome outcome;
    private final Set<StrongTechnique> techniques;
    private final Layout layout;
    private final List<Integer> line;
    private final Optional<List<Tally>> rules;

    /**
     * Reports {@code outcome} of {@code problem}.
     *
     * @param proof the proof, if there is one
     * @param rules what became of each rule, if they were put to the test
     */
    StrongReport(
            StrongProblem problem,
            Outcome outcome,
            Set<StrongTechnique> techniques,
            Optional<StrongCertificate> proof,
            Optional<List<Tally>> rules) {
        this.rules = rules;
        this.problem = problem;
        this.outcome = outcome;
        this.techniques = techniques;
        this.layout = problem.board().board().layout();
        this.line = proof.map(StrongWalk::start).map(StrongLine::of).orElse(List.of());
    }

    /** Returns the lines for people. */
    List<String> lines(Variation variation, Optional<CertificateOutput.Written> written) {
        List<String> lines = new ArrayList<>(List.of(headline()));
        theorem().ifPresent(name -> lines.add("theorem      " + name + ": " + WHY));
        firstMove().ifPresent(move -> lines.add("first move   " + move));
        if (!line.isEmpty()) {
            lines.addAll(variation(variation));
        }
        lines.add(Wording.effort(outcome.nodes(), outcome.seconds()));
        rules.ifPresent(all -> all.forEach(rule -> lines.add(tested(rule))));
        written.ifPresent(w -> lines.add("certificate  " + w.line()));
        return lines;
    }

    private List<String> variation(Variation variation) {
        if (variation == Variation.SHORT) {
            return List.of("variation    " + Wording.line(names()));
        }
        List<String> lines = new ArrayList<>(List.of("variation"));
        lines.addAll(StrongRemarks.lines(StrongRemarks.of(problem, line)));
        return lines;
    }

    private String headline() {
        String known =
                outcome.verdict().map(found -> StrongWording.headline(found, problem)).orElse("");
        if (outcome.stopped().isEmpty()) {
            return known;
        }
        String reason = reason(outcome.stopped().get());
        return known.isEmpty()
                ? "Not solved: " + StrongWording.problem(problem) + "; " + reason
                : known + "; whether the other player does is open: " + reason;
    }

    private static String reason(StopReason stopped) {
        String remedy = stopped == StopReason.MEMORY ? "; give more by --memory" : "";
        return Wording.reason(stopped) + remedy;
    }

    private static String tested(Tally rule) {
        String word = rule.rule().word();
        return rule.claims() == 0
                ? "rule         " + word + ": claimed nothing here"
                : "rule         %s: %s, put to searches without this rule (%s): none wrong, %s open"
                        .formatted(
                                word,
                                Wording.count(rule.claims(), "claim"),
                                Wording.count(rule.nodes(), "node"),
                                Wording.number(rule.open()));
    }

    private Optional<String> theorem() {
        return outcome.root()
                .filter(root -> root.kind() == Kind.STRATEGY_STEALING)
                .map(root -> root.kind().word());
    }

    /** Returns the turns of the variation. */
    private List<String> names() {
        return StrongTurns.of(problem, line).stream()
                .map(turn -> Wording.turn(layout, turn.stones()))
                .toList();
    }

    /** Returns the prover's first turn if he is to move. */
    private Optional<String> firstMove() {
        boolean first =
                outcome.verdict()
                        .filter(found -> found.prover() == problem.position().toMove())
                        .isPresent();
        return first ? names().stream().findFirst() : Optional.empty();
    }

    /** Returns the JSON object. */
    String json(Optional<CertificateOutput.Written> written) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", problem.board().name());
        json.put("rule", "strong");
        json.put("toMove", Wording.word(problem.position().toMove()));
        if (problem.board().stonesATurn() > 1) {
            json.put("stonesLeft", problem.position().turn().left());
        }
        json.put("position", position());
        json.put("plies", problem.plies().stream().boxed().findFirst());
        json.put("verdict", outcome.verdict().map(StrongVerdict::word).orElse("unknown"));
        json.put("theorem", theorem());
        json.put("move", firstMove());
        json.put("principalVariation", names());
        json.put("remarks", remarks());
        json.put("nodes", outcome.nodes());
        json.put("seconds", Math.round(outcome.seconds() * 1000) / 1000.0);
        json.put("stopped", outcome.stopped().map(StopReason::word));
        json.put("techniques", techniques());
        json.put("rules", rules.map(StrongReport::json));
        json.put("certificate", written.map(CertificateOutput.Written::json));
        json.put("version", Main.version());
        return Json.of(json);
    }

    private static List<Map<String, Object>> json(List<Tally> rules) {
        return rules.stream().map(StrongReport::json).toList();
    }

    private static Map<String, Object> json(Tally rule) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rule", rule.rule().word());
        json.put("claims", rule.claims());
        json.put("contradicted", 0);
        json.put("open", rule.open());
        json.put("nodes", rule.nodes());
        return json;
    }

    private Map<String, Object> position() {
        Map<String, Object> stones = new LinkedHashMap<>();
        for (Player player : Player.values()) {
            stones.put(
                    Wording.word(player),
                    StrongInput.names(problem.board().board(), problem.position().stones(player)));
        }
        return stones;
    }

    private List<String> remarks() {
        return StrongRemarks.of(problem, line).stream()
                .map(StrongRemarks.Remarked::remark)
                .toList();
    }

    private Map<String, Object> techniques() {
        Map<String, Object> on = new LinkedHashMap<>();
        for (StrongTechnique technique : StrongTechnique.values()) {
            on.put(technique.word(), techniques.contains(technique));
        }
        return on;
    }
}
