package proofstone.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import proofstone.game.Layout;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;
import proofstone.knowledge.CutSearch;
import proofstone.knowledge.PartitionSearch;
import proofstone.knowledge.Technique;
import proofstone.search.StopReason;
import proofstone.solver.Method;
import proofstone.solver.PrincipalVariation;
import proofstone.solver.SolveOptions;
import proofstone.solver.Verdict;

/** What {@code solve} prints: for people as a few lines, for programs as JSON. */
final class SolveReport {
    private final WeakProblem problem;
    private final SolveOptions options;
    private final Verdict verdict;
    private final Optional<Path> state;
    private final Optional<String> source;
    private final Layout layout;
    private final List<List<Integer>> line;

    /**
     * Reports {@code verdict} on {@code problem}.
     *
     * @param state the file in which an unsolved search has left its state
     * @param source the certificate from which the verdict is derived, instead of a search
     */
    SolveReport(
            WeakProblem problem,
            SolveOptions options,
            Verdict verdict,
            Optional<Path> state,
            Optional<String> source) {
        this.problem = problem;
        this.options = options;
        this.verdict = verdict;
        this.state = state;
        this.source = source;
        this.layout = problem.board().layout();
        this.line =
                verdict.certificate()
                        .filter(_ -> problem.turns().isPresent())
                        .map(PrincipalVariation::of)
                        .orElseGet(
                                () -> verdict.principalVariation().stream().map(List::of).toList());
    }

    /** Returns the lines for people. */
    List<String> lines(Optional<CertificateOutput.Written> written) {
        List<String> lines = new ArrayList<>();
        lines.add(headline());
        if (verdict.winner().isEmpty() && !verdict.knowledge().isBlank()) {
            lines.add("known        " + verdict.knowledge());
        }
        move().ifPresent(move -> lines.add(moveLine(move)));
        if (!line.isEmpty()) {
            lines.add("variation    " + Wording.line(variation()));
        }
        lines.add(effort() + instead() + " in " + Wording.seconds(verdict.seconds()));
        state.ifPresent(
                file -> lines.add("state        kept in " + file + "; the same command goes on"));
        written.ifPresent(w -> lines.add("certificate  " + w.line()));
        return lines;
    }

    private String effort() {
        return source.map(file -> "derived      by monotonicity from " + file)
                .orElseGet(() -> "searched     " + Wording.count(verdict.nodes(), "node"));
    }

    /** Says that another search was at work than the one asked for. */
    private String instead() {
        return method() == options.method()
                ? ""
                : " by %s, as %s is not for this game"
                        .formatted(method().word(), options.method().word());
    }

    private Method method() {
        boolean isReplaced =
                verdict.nodes() > 0 && problem.turns().isEmpty() && !isForGame(options.method());
        return isReplaced ? Method.DF_PN : options.method();
    }

    private boolean isForGame(Method method) {
        return switch (method) {
            case PARTITION -> PartitionSearch.supports(problem);
            case CUTS -> CutSearch.supports(problem);
            case AUTO, DEPTH_FIRST, PNS, DF_PN -> true;
        };
    }

    private String headline() {
        String game = Wording.problem(problem);
        return verdict.winner()
                .map(winner -> Wording.name(winner) + " wins " + game)
                .orElseGet(() ->
                        "Not solved: "
                                + game
                                + "; "
                                + Wording.reason(verdict.stopped().orElseThrow()));
    }

    private String moveLine(String move) {
        Optional<Role> winner = verdict.winner();
        if (winner.isPresent() && winner.get() == problem.position().toMove()) {
            return "first move   " + move;
        }
        String to = line.isEmpty() ? "" : " to " + Wording.turn(layout, line.getFirst());
        return "reply        " + move + to;
    }

    private List<String> variation() {
        return line.stream().map(turn -> Wording.turn(layout, turn)).toList();
    }

    /** Returns the winner's first turn, or his reply to the first turn of the variation. */
    private Optional<String> move() {
        if (verdict.move().isEmpty()) {
            return Optional.empty();
        }
        boolean first = verdict.winner().equals(Optional.of(problem.position().toMove()));
        int index = first ? 0 : 1;
        return index < line.size()
                ? Optional.of(Wording.turn(layout, line.get(index)))
                : Optional.of(layout.name(verdict.move().getAsInt()));
    }

    /** Returns the JSON object. */
    String json(Optional<CertificateOutput.Written> written) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", problem.board().name());
        json.put("rule", "weak");
        json.put("toMove", problem.position().toMove().word());
        json.put("position", position());
        json.put("verdict", verdict.winner().map(w -> w.word() + "-wins").orElse("unknown"));
        json.put("move", move());
        json.put("principalVariation", variation());
        json.put("nodes", verdict.nodes());
        json.put("seconds", Math.round(verdict.seconds() * 1000) / 1000.0);
        json.put("stopped", verdict.stopped().map(StopReason::word));
        json.put("knowledge", verdict.knowledge());
        json.put("state", state.map(Path::toString));
        json.put("from", source);
        json.put("method", method().word());
        json.put("threads", options.threads());
        json.put("techniques", techniques());
        json.put("certificate", written.map(CertificateOutput.Written::json));
        json.put("version", Main.version());
        return Json.of(json);
    }

    private Map<String, List<String>> position() {
        Map<String, List<String>> stones = new LinkedHashMap<>();
        stones.put("maker", names(problem.position().maker()));
        stones.put("breaker", names(problem.position().breaker()));
        return stones;
    }

    private List<String> names(SquareSet squares) {
        return squares.stream().mapToObj(layout::name).toList();
    }

    private Map<String, Boolean> techniques() {
        return Arrays.stream(Technique.values())
                .collect(
                        Collectors.toMap(
                                Technique::word,
                                options.techniques()::contains,
                                (a, b) -> a,
                                LinkedHashMap::new));
    }
}
