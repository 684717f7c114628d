package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongLine;
import proofstone.certificate.StrongVerdict;
import proofstone.certificate.StrongWalk;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.connect.ConnectResult;
import proofstone.knowledge.connect.ConnectSolver;
import proofstone.knowledge.connect.ConnectWindow;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/** {@code solve} and {@code defences} for Connect6, Gomoku and their family. */
final class ConnectSolve {
    /** With two stones a turn, positions of larger boards are mostly out of reach. */
    private static final int MOST_SQUARES = 36;

    private static final int USUAL_ORDER = 3;

    private final ConnectPosition position;
    private final Player attacker;
    private final Effort effort;
    private final SearchControl control;

    /**
     * How the win is looked for.
     *
     * @param order the highest order of a move, 1 to 4
     * @param threads how many threads try defences
     * @param hints turns of the attacker's to try first
     */
    record Effort(int order, int threads, List<List<ConnectCell>> hints) {
        private ConnectSolver.Guidance guidance(ConnectWindow window) {
            return new ConnectSolver.Guidance(
                    threads, hints.stream().flatMap(turn -> squares(window, turn)).toList());
        }

        /** A turn that leaves the window is none there. */
        private static Stream<SquareSet> squares(ConnectWindow window, List<ConnectCell> turn) {
            int[] squares =
                    turn.stream().map(window::square).flatMapToInt(OptionalInt::stream).toArray();
            return squares.length == turn.size()
                    ? Stream.of(SquareSet.of(squares))
                    : Stream.empty();
        }
    }

    /**
     * An answer with the window in which it was found.
     *
     * @param window the part of the board
     * @param result what was found out
     * @param verdict what is proved; empty if nothing is
     */
    private record Answer(
            ConnectWindow window, ConnectResult result, Optional<StrongVerdict> verdict) {
        boolean isProved() {
            return verdict.isPresent();
        }

        int exitCode() {
            return isProved() ? ExitCode.OK : ExitCode.UNSOLVED;
        }

        Optional<ConnectResult.Won> won() {
            boolean won = isProved() && result instanceof ConnectResult.Won;
            return won ? Optional.of((ConnectResult.Won) result) : Optional.empty();
        }

        Optional<ConnectResult.Defended> defended() {
            boolean open = result instanceof ConnectResult.Defended;
            return open ? Optional.of((ConnectResult.Defended) result) : Optional.empty();
        }

        Optional<Integer> order() {
            return won().map(ConnectResult.Won::order);
        }

        /** Returns the attacker's turn; none if he is not to move. */
        Optional<String> move() {
            return won().map(won -> turn(window, won.move())).filter(turn -> !turn.isEmpty());
        }

        List<SquareSet> defences() {
            return defended().map(ConnectResult.Defended::defences).orElse(List.of());
        }

        SquareSet zone() {
            Optional<SquareSet> left = defended().map(ConnectResult.Defended::zone);
            return left.or(() -> won().map(ConnectResult.Won::zone)).orElse(SquareSet.empty());
        }

        Set<ConnectCell> shaded() {
            return zone().stream().mapToObj(window::cell).collect(Collectors.toSet());
        }

        Optional<List<List<String>>> defencesJson() {
            return defended().map(_ -> ConnectSolve.names(window, defences()));
        }

        Optional<List<String>> zoneJson() {
            boolean isDefence = defended().isPresent() || !zone().isEmpty();
            return isDefence ? Optional.of(names(window, zone())) : Optional.empty();
        }

        /** Returns the turns of a main line of the proof; none if nothing is proved. */
        List<String> line() {
            Optional<StrongWalk> walk = proof(this, "").map(StrongWalk::start);
            List<Integer> squares = walk.map(StrongLine::of).orElse(List.of());
            return StrongTurns.of(window.problem(), squares).stream()
                    .map(turn -> turn(window, turn.squares()))
                    .toList();
        }
    }

    /** Asks whether {@code attacker} wins. */
    ConnectSolve(ConnectPosition position, Player attacker, Effort effort, SearchControl control) {
        ConnectPositions.requireOpen(position);
        requireProvable(position, attacker);
        this.position = position;
        this.attacker = attacker;
        this.effort = effort;
        this.control = control;
    }

    /**
     * In a turn longer than the others a proof speaks of what the player to move does with less.
     */
    private static void requireProvable(ConnectPosition position, Player attacker) {
        if (isLongTurn(position) && attacker != position.turn().player()) {
            throw new BadInput(
                    "%s; no win of %s's can be proved before it is over"
                            .formatted(longTurn(position), Wording.name(attacker)));
        }
    }

    /** Returns whether the player to move has more stones left than later turns have. */
    private static boolean isLongTurn(ConnectPosition position) {
        return position.turn().left() > position.game().stones();
    }

    private static String longTurn(ConnectPosition position) {
        ConnectGame game = position.game();
        return StrongWording.longTurn(game.name(), game.first(), game.stones());
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
        return told(answer(), start, telling);
    }

    /**
     * Searches; what threats do not decide is left to {@code complete}, which prints and returns
     * the exit code itself. It knows no turn longer than the others: that is refused.
     */
    int run(StrongOptions.Telling telling, ToIntFunction<StrongProblem> complete)
            throws GameSyntaxException {
        double start = control.seconds();
        Answer answer = answer();
        return isLeft(answer)
                ? complete.applyAsInt(wholeTurn(answer.window().problem()))
                : told(answer, start, telling);
    }

    /**
     * Searches and returns the proof; what threats do not prove on a small board is left to {@code
     * complete}.
     */
    Optional<StrongCertificate> proof(Function<StrongProblem, Optional<StrongCertificate>> complete)
            throws GameSyntaxException {
        Answer answer = answer();
        return isLeft(answer) && isSmall()
                ? complete.apply(wholeTurn(answer.window().problem()))
                : proof(answer, "");
    }

    private static boolean isLeft(Answer answer) {
        return !answer.isProved() && answer.result().reason().isEmpty();
    }

    private StrongProblem wholeTurn(StrongProblem problem) {
        if (isLongTurn(position)) {
            throw new BadInput(
                    longTurn(position)
                            + "; expected at most as many, or a win by threats, for which --order"
                            + " looks");
        }
        return problem;
    }

    /**
     * Returns the order up to which threats are tried where none is asked for. Before the complete
     * search of a small board refuses a turn, only what takes no time.
     */
    static int usualOrder(ConnectPosition position) {
        return isSmall(position) && isLongTurn(position) ? 1 : USUAL_ORDER;
    }

    /** Returns whether the board is small enough that a complete search may end. */
    boolean isSmall() {
        return isSmall(position);
    }

    private static boolean isSmall(ConnectPosition position) {
        ConnectGame game = position.game();
        return game.isFinite()
                && (long) game.rows().getAsInt() * game.columns().getAsInt() <= MOST_SQUARES;
    }

    private int told(Answer answer, double start, StrongOptions.Telling telling) {
        Optional<StrongCertificate> proof = proof(answer, telling.command());
        double seconds = control.seconds() - start;
        try {
            print(answer, seconds, telling, telling.write(proof));
        } catch (BadInput notWritten) {
            print(answer, seconds, telling, Optional.empty());
            throw notWritten;
        }
        return answer.exitCode();
    }

    /** Tries a wider window where the board goes on and the narrow one gave no proof. */
    private Answer answer() throws GameSyntaxException {
        int length = position.game().length();
        Answer answer = answer(length);
        boolean again =
                answer.verdict().isEmpty()
                        && !answer.window().isWhole()
                        && answer.result().reason().isEmpty();
        return again ? answer(2 * length) : answer;
    }

    private Answer answer(int margin) throws GameSyntaxException {
        ConnectWindow window = ConnectWindow.of(position, attacker, margin);
        ConnectSolver solver =
                new ConnectSolver(
                        window.problem().board(),
                        window.problem().position(),
                        attacker,
                        control,
                        effort.guidance(window));
        ConnectResult result = solver.solve(effort.order());
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

    private static Optional<StrongCertificate> proof(Answer answer, String command) {
        return answer.won().map(won -> certificate(answer, won, command));
    }

    private static StrongCertificate certificate(
            Answer answer, ConnectResult.Won won, String command) {
        return new StrongCertificate(
                answer.window().problem(),
                answer.verdict().orElseThrow(),
                "proofstone " + Main.version(),
                command,
                won.root());
    }

    private void print(
            Answer answer,
            double seconds,
            StrongOptions.Telling telling,
            Optional<CertificateOutput.Written> written) {
        if (telling.style() == Style.JSON) {
            telling.io().line(Json.of(object(answer, seconds, written)));
        } else {
            lines(answer, seconds, written).forEach(telling.io()::line);
        }
    }

    private List<String> lines(
            Answer answer, double seconds, Optional<CertificateOutput.Written> written) {
        List<String> lines = new ArrayList<>(List.of(headline(answer)));
        theorem(answer).map(ConnectTheorem::lines).ifPresent(lines::addAll);
        answer.order().ifPresent(found -> lines.add("order        " + found + order(found)));
        answer.move().ifPresent(move -> lines.add("move         " + move));
        String line = Wording.line(answer.line());
        lines.add(line.isEmpty() ? "" : "variation    " + line);
        lines.addAll(defences(answer));
        lines.add(other(answer));
        lines.add(Wording.effort(answer.result().nodes(), seconds));
        written.ifPresent(w -> lines.add("certificate  " + w.line()));
        lines.removeIf(String::isEmpty);
        return lines;
    }

    /** The order of a win is the highest of its turns; that may be less than what was tried. */
    private String order(int found) {
        return found < effort.order() ? " (this win needs no higher one)" : "";
    }

    /** Returns what a win on a board without ends says of boards with ends. */
    private Optional<ConnectTheorem> theorem(Answer answer) {
        return answer.verdict()
                .filter(_ -> !answer.window().isWhole())
                .map(_ -> new ConnectTheorem(answer.window(), attacker, position));
    }

    private String headline(Answer answer) {
        String player = Wording.name(attacker);
        String where = words(position);
        if (answer.verdict().isPresent()) {
            return player + " wins " + where;
        }
        return switch (answer.result()) {
            case ConnectResult.Won _ -> "Not solved: " + where + "; the win needs more board";
            case ConnectResult.NotFound none ->
                    "Not solved: %s; no win of %s's was found by threats of order %d%s"
                            .formatted(where, player, effort.order(), reason(none.reason()));
            case ConnectResult.Defended defended -> left(defended, where);
        };
    }

    /** Tells how to ask for the other player's win, where this one's is not found. */
    private String other(Answer answer) {
        boolean isNotFound = answer.result() instanceof ConnectResult.NotFound;
        if (!isNotFound || answer.verdict().isPresent() || isLongTurn(position)) {
            return "";
        }
        Player other = attacker.opponent();
        return "other side   --prove %s-wins looks for a win of %s's"
                .formatted(Wording.word(other), Wording.name(other));
    }

    private static String left(ConnectResult.Defended defended, String where) {
        String count = Wording.count(defended.defences().size(), "defence") + " left";
        String known = defended.isPassOpen() ? "not even a pass is refuted" : count;
        return "Not solved: " + where + "; " + known + reason(defended.reason());
    }

    private static String reason(Optional<StopReason> stopped) {
        return stopped.map(why -> ": " + Wording.reason(why)).orElse("");
    }

    private List<String> defences(Answer answer) {
        return answer.defences().stream()
                .filter(defence -> !defence.isEmpty())
                .map(defence -> "defence      " + turn(answer.window(), defence) + rest(defence))
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
                        Wording.name(position.turn().player()),
                        position.turn().left());
    }

    /** Returns the names of the squares of each set. */
    static List<List<String>> names(ConnectWindow window, List<SquareSet> sets) {
        return sets.stream().map(set -> names(window, set)).toList();
    }

    /**
     * Searches for what is left to the defender, prints it with the zone; returns the exit code.
     */
    int defences(Io io, Style style) throws GameSyntaxException {
        Answer answer = answer();
        if (style == Style.JSON) {
            io.line(Json.of(object(answer, control.seconds(), Optional.empty())));
        } else {
            lines(answer, control.seconds(), Optional.empty()).forEach(io::line);
            drawing(answer).forEach(io::line);
        }
        return answer.exitCode();
    }

    private List<String> drawing(Answer answer) {
        List<String> lines = new ArrayList<>(List.of(""));
        lines.addAll(ConnectText.lines(scene(answer.shaded()), TextBoard.Glyphs.UNICODE));
        return lines;
    }

    private ConnectScene scene(Set<ConnectCell> zone) {
        return new ConnectScene(position, List.of(), Set.of(), zone, "zone of a pass", Map.of());
    }

    private Map<String, Object> object(
            Answer answer, double seconds, Optional<CertificateOutput.Written> written) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", position.game().name());
        json.put("rule", "strong");
        json.put("toMove", Wording.word(position.turn().player()));
        json.put("stonesLeft", position.turn().left());
        json.put("attacker", Wording.word(attacker));
        json.put("verdict", answer.verdict().map(StrongVerdict::word).orElse("unknown"));
        json.put("window", answer.window().problem().board().name());
        json.put("origin", theorem(answer).flatMap(ConnectTheorem::originJson));
        json.put("theorem", theorem(answer).map(ConnectTheorem::statement));
        json.put("order", answer.order());
        json.put("move", answer.move());
        json.put("principalVariation", answer.line());
        json.put("defences", answer.defencesJson());
        json.put("zone", answer.zoneJson());
        json.put("nodes", answer.result().nodes());
        json.put("seconds", Math.round(seconds * 1000) / 1000.0);
        json.put("stopped", answer.result().reason().map(StopReason::word));
        json.put("techniques", Map.of());
        json.put("certificate", written.map(CertificateOutput.Written::json));
        json.put("version", Main.version());
        return json;
    }
}
