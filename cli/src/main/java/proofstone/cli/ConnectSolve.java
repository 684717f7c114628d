package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectPosition;
import proofstone.knowledge.connect.ConnectResult;
import proofstone.knowledge.connect.ConnectSolver;
import proofstone.knowledge.connect.ConnectWindow;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/** {@code solve} and {@code defences} for Connect6, Gomoku and their family. */
final class ConnectSolve {
    private final ConnectPosition position;
    private final Player attacker;
    private final int order;
    private final SearchControl control;

    /**
     * An answer with the window in which it was found.
     *
     * @param window the part of the board
     * @param result what was found out
     * @param verdict what is proved; empty if nothing is
     */
    private record Answer(
            ConnectWindow window, ConnectResult result, Optional<StrongVerdict> verdict) {}

    /**
     * Asks whether {@code attacker} wins.
     *
     * @param order the highest order of a move, 1 to 4
     */
    ConnectSolve(ConnectPosition position, Player attacker, int order, SearchControl control) {
        ConnectPositions.requireOpen(position);
        this.position = position;
        this.attacker = attacker;
        this.order = order;
        this.control = control;
    }

    /** Refuses an order that no search has. */
    static void requireOrder(int order) {
        if (order < 1 || order > ConnectSolver.MOST_ORDER) {
            throw new BadInput("--order " + order + ": expected 1 to " + ConnectSolver.MOST_ORDER);
        }
    }

    /** Searches, prints what was found, and returns the exit code. */
    int run(StrongOptions.Telling telling) throws GameSyntaxException {
        double start = control.seconds();
        Answer answer = answer();
        Optional<StrongCertificate> proof = proof(answer, telling.command());
        double seconds = control.seconds() - start;
        try {
            print(answer, seconds, telling, telling.write(proof));
        } catch (BadInput notWritten) {
            print(answer, seconds, telling, Optional.empty());
            throw notWritten;
        }
        return answer.verdict().isPresent() ? ExitCode.OK : ExitCode.UNSOLVED;
    }

    /** Tries a wider window where the board goes on and the narrow one gave no proof. */
    private Answer answer() throws GameSyntaxException {
        int length = position.game().length();
        Answer answer = answer(length);
        boolean again =
                answer.verdict().isEmpty()
                        && !answer.window().isWhole()
                        && stopped(answer.result()).isEmpty();
        return again ? answer(2 * length) : answer;
    }

    private Answer answer(int margin) throws GameSyntaxException {
        ConnectWindow window = ConnectWindow.of(position, attacker, margin);
        ConnectSolver solver =
                new ConnectSolver(
                        window.problem().board(), window.problem().position(), attacker, control);
        ConnectResult result = solver.solve(order);
        Optional<StrongVerdict> verdict =
                result instanceof ConnectResult.Won won
                        ? Optional.of(window.verdict(attacker))
                                .filter(found ->
                                        StrongCertificate.objection(
                                                        window.problem(), found, won.root())
                                                .isEmpty())
                        : Optional.empty();
        return new Answer(window, result, verdict);
    }

    private static Optional<StopReason> stopped(ConnectResult result) {
        return switch (result) {
            case ConnectResult.Won _ -> Optional.empty();
            case ConnectResult.NotFound none -> none.reason();
            case ConnectResult.Defended defended -> defended.reason();
        };
    }

    private static Optional<StrongCertificate> proof(Answer answer, String command) {
        return answer.result() instanceof ConnectResult.Won won
                ? answer.verdict()
                        .map(verdict ->
                                new StrongCertificate(
                                        answer.window().problem(),
                                        verdict,
                                        "proofstone " + Main.version(),
                                        command,
                                        won.root()))
                : Optional.empty();
    }

    private void print(
            Answer answer,
            double seconds,
            StrongOptions.Telling telling,
            Optional<CertificateOutput.Written> written) {
        if (telling.style() == HexSolve.Style.JSON) {
            telling.io().line(Json.of(object(answer, seconds, written)));
        } else {
            lines(answer, seconds, written).forEach(telling.io()::line);
        }
    }

    private List<String> lines(
            Answer answer, double seconds, Optional<CertificateOutput.Written> written) {
        List<String> lines = new ArrayList<>(List.of(headline(answer)));
        if (answer.result() instanceof ConnectResult.Won won && answer.verdict().isPresent()) {
            lines.add("order        " + won.order());
            String move = turn(answer.window(), won.move());
            lines.add(move.isEmpty() ? "" : "move         " + move);
        }
        if (answer.result() instanceof ConnectResult.Defended defended) {
            lines.addAll(defences(answer.window(), defended));
        }
        lines.add(HexReport.effort(answer.result().nodes(), seconds));
        written.ifPresent(w -> lines.add("certificate  " + w.line()));
        lines.removeIf(String::isEmpty);
        return lines;
    }

    private String headline(Answer answer) {
        String player = HexWording.name(attacker);
        String where = words(position);
        if (answer.verdict().isPresent()) {
            return player + " wins " + where;
        }
        return switch (answer.result()) {
            case ConnectResult.Won _ -> "Not solved: " + where + "; the win needs more board";
            case ConnectResult.NotFound none ->
                    "Not solved: %s; no win of %s's was found by threats of order %d%s"
                            .formatted(where, player, order, reason(none.reason()));
            case ConnectResult.Defended defended -> left(defended, where);
        };
    }

    private static String left(ConnectResult.Defended defended, String where) {
        boolean none = defended.defences().equals(List.of(SquareSet.empty()));
        String known =
                none
                        ? "not even a pass is refuted"
                        : Wording.count(defended.defences().size(), "defence") + " left";
        return "Not solved: " + where + "; " + known + reason(defended.reason());
    }

    private static String reason(Optional<StopReason> stopped) {
        return stopped.map(why -> ": " + HexReport.reason(why)).orElse("");
    }

    private List<String> defences(ConnectWindow window, ConnectResult.Defended defended) {
        return defended.defences().stream()
                .filter(defence -> !defence.isEmpty())
                .map(defence -> "defence      " + turn(window, defence) + rest(defence))
                .toList();
    }

    private String rest(SquareSet defence) {
        return defence.size() < position.turn().left() ? " and any other" : "";
    }

    /** Returns the squares of a turn, joined as MOVES are. */
    static String turn(ConnectWindow window, SquareSet squares) {
        return String.join("-", names(window, squares));
    }

    /** Returns the names of squares in reading order. */
    static List<String> names(ConnectWindow window, SquareSet squares) {
        return squares.stream().mapToObj(window::cell).sorted().map(window.game()::nameOf).toList();
    }

    /** Returns game, number of stones and whose turn it is. */
    static String words(ConnectPosition position) {
        return "%s (%s, %s to move, %s left)"
                .formatted(
                        position.game().name(),
                        Wording.count(position.stones().size(), "stone"),
                        HexWording.name(position.turn().player()),
                        position.turn().left());
    }

    /**
     * Searches for what is left to the defender, prints it with the zone; returns the exit code.
     */
    int defences(Io io, HexSolve.Style style) throws GameSyntaxException {
        Answer answer = answer();
        if (style == HexSolve.Style.JSON) {
            io.line(Json.of(object(answer, control.seconds(), Optional.empty())));
        } else {
            lines(answer, control.seconds(), Optional.empty()).forEach(io::line);
            drawing(answer).forEach(io::line);
        }
        return answer.verdict().isPresent() ? ExitCode.OK : ExitCode.UNSOLVED;
    }

    private List<String> drawing(Answer answer) {
        Set<ConnectCell> zone =
                answer.result() instanceof ConnectResult.Defended defended
                        ? defended.zone().stream()
                                .mapToObj(answer.window()::cell)
                                .collect(Collectors.toSet())
                        : Set.of();
        ConnectScene scene =
                new ConnectScene(position, List.of(), Set.of(), zone, "zone of a pass", Map.of());
        List<String> lines = new ArrayList<>(List.of(""));
        lines.addAll(ConnectText.lines(scene, TextBoard.Glyphs.UNICODE));
        return lines;
    }

    private Map<String, Object> object(
            Answer answer, double seconds, Optional<CertificateOutput.Written> written) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", position.game().name());
        json.put("rule", "strong");
        json.put("toMove", HexWording.word(position.turn().player()));
        json.put("stonesLeft", position.turn().left());
        json.put("attacker", HexWording.word(attacker));
        json.put("verdict", answer.verdict().map(StrongVerdict::word).orElse("unknown"));
        json.put("window", answer.window().problem().board().name());
        json.put("order", order(answer.result()));
        json.put("move", move(answer));
        json.put("defences", defencesJson(answer));
        json.put("zone", zone(answer));
        json.put("nodes", answer.result().nodes());
        json.put("seconds", Math.round(seconds * 1000) / 1000.0);
        json.put("stopped", stopped(answer.result()).map(StopReason::word));
        json.put("certificate", written.map(CertificateOutput.Written::json));
        json.put("version", Main.version());
        return json;
    }

    private static Optional<Integer> order(ConnectResult result) {
        return result instanceof ConnectResult.Won won
                ? Optional.of(won.order())
                : Optional.empty();
    }

    private List<String> move(Answer answer) {
        return answer.result() instanceof ConnectResult.Won won
                ? names(answer.window(), won.move())
                : List.of();
    }

    private Optional<List<List<String>>> defencesJson(Answer answer) {
        return answer.result() instanceof ConnectResult.Defended defended
                ? Optional.of(
                        defended.defences().stream()
                                .map(defence -> names(answer.window(), defence))
                                .toList())
                : Optional.empty();
    }

    private Optional<List<String>> zone(Answer answer) {
        return answer.result() instanceof ConnectResult.Defended defended
                ? Optional.of(names(answer.window(), defended.zone()))
                : Optional.empty();
    }
}
