package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import proofstone.cli.HexKernel.Outcome;
import proofstone.cli.HexKernel.Result;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexSymmetry;
import proofstone.search.StopReason;

/**
 * The values of all moves of a position: for each free cell who wins after it, the winning reply
 * where the move loses, and the nodes of its search, as in [Hayward2005] figures 10 and 11.
 */
final class HexMap {
    /**
     * The value of one move.
     *
     * @param outcome what is known of the position after it
     * @param reply the opponent's winning reply; empty if the move wins
     * @param twin the move whose value this is, the board turned by half a turn; empty if it was
     *     searched
     */
    record Value(Outcome outcome, OptionalInt reply, OptionalInt twin) {
        private Value endedBy(StopReason reason) {
            Outcome ended =
                    new Outcome(
                            Optional.empty(),
                            outcome.nodes(),
                            outcome.seconds(),
                            Optional.of(reason));
            return new Value(ended, reply, twin);
        }

        private boolean isKnown() {
            return outcome.result().isPresent();
        }
    }

    /**
     * So many nodes a move has at first: more than any opening of 7x7 and two thirds of those of
     * 8x8 take (docs/measurements.md), so that these are solved in one round, in an order in which
     * they learn from each other.
     */
    private static final long FIRST_NODES = 150_000;

    private final HexPosition position;
    private final Map<Integer, Value> values = new TreeMap<>();
    private final List<Outcome> before = new ArrayList<>();
    private final boolean isSymmetric;
    private final long firstNodes;
    private SquareSet outside = SquareSet.empty();

    /** Makes the map of a position that nobody has won. */
    HexMap(HexPosition position) {
        this(position, FIRST_NODES);
    }

    /** Makes the map with so many nodes for a move in the first round. */
    HexMap(HexPosition position, long firstNodes) {
        this.position = position;
        this.firstNodes = firstNodes;
        this.isSymmetric = position.image(HexSymmetry.ROTATION).equals(position);
    }

    /**
     * Solves all moves, or as many as the limits allow. Where half a turn leaves the position as it
     * is, one of two moves is solved and the other has its value.
     */
    void solveAll(HexKernel kernel) {
        solve(kernel, position.free());
    }

    /**
     * Solves the moves within the must-play region: if the opponent wins after a pass, moves
     * outside the carrier of his proof lose by the same proof; if he wins anyway, all do. The move
     * by which the position is won comes first.
     */
    void solveMustPlay(HexKernel kernel) {
        Outcome whole = solveBefore(kernel, position);
        SquareSet mustPlay = mustPlay(kernel, whole);
        outside = position.free().minus(mustPlay);
        whole.result().ifPresent(result -> solve(kernel, mustPlay.intersect(first(result))));
        if (isComplete()) {
            solve(kernel, mustPlay);
        }
    }

    private SquareSet first(Result result) {
        return result.winner() == position.toMove()
                ? SquareSet.of(result.move().stream().toArray())
                : SquareSet.empty();
    }

    /** Where connections do not take the position, the one after a pass is mostly too hard. */
    private SquareSet mustPlay(HexKernel kernel, Outcome whole) {
        Optional<Player> opponent = Optional.of(position.toMove().opponent());
        if (whole.winner().equals(opponent)) {
            return SquareSet.empty();
        }
        HexPosition passed = position.withToMove(opponent.get());
        if (!kernel.takes(passed)) {
            return position.free();
        }
        Outcome pass = solveBefore(kernel, passed);
        return pass.winner().equals(opponent)
                ? pass.proof().orElseThrow().claim().carrier()
                : position.free();
    }

    private Outcome solveBefore(HexKernel kernel, HexPosition asked) {
        Outcome outcome = kernel.solve(asked);
        before.add(outcome);
        return outcome;
    }

    /** Works on the moves in rounds, each with twice the nodes for a move, until a limit is met. */
    private void solve(HexKernel kernel, SquareSet cells) {
        Optional<StopReason> stopped = Optional.empty();
        for (long most = firstNodes; stopped.isEmpty() && !unknown(cells).isEmpty(); most *= 2) {
            stopped = work(kernel, unknown(cells), most);
        }
        unknown(cells).forEach(this::takeFromTwin);
        stopped.ifPresent(this::endAll);
    }

    private SquareSet unknown(SquareSet cells) {
        return SquareSet.of(
                cells.stream()
                        .filter(cell -> !values.containsKey(cell) || !values.get(cell).isKnown())
                        .toArray());
    }

    /** Works on each of the moves once; returns what limit was met. */
    private Optional<StopReason> work(HexKernel kernel, SquareSet cells, long most) {
        for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
            if (twin(cell) != null) {
                takeFromTwin(cell);
                continue;
            }
            Value value = solve(kernel, cell, most);
            values.put(cell, value);
            if (value.outcome().stopped().isPresent()) {
                return value.outcome().stopped();
            }
        }
        return Optional.empty();
    }

    private void takeFromTwin(int cell) {
        Value twin = twin(cell);
        if (twin != null && twin.isKnown()) {
            values.put(cell, turned(twin, cell));
        }
    }

    /** Says of all searches that were left in favour of others what limit has ended them. */
    private void endAll(StopReason reason) {
        values.replaceAll((_, value) -> value.isKnown() ? value : value.endedBy(reason));
    }

    /** On larger boards a search that is left has to begin anew. */
    private boolean canBeLeft() {
        return board().cells() <= Long.SIZE;
    }

    /** Returns what is known of the move half a turn away; it was met first. */
    private @Nullable Value twin(int cell) {
        return isSymmetric && turned(cell) != cell ? values.get(turned(cell)) : null;
    }

    private Value solve(HexKernel kernel, int cell, long most) {
        HexPosition next = position.play(cell);
        Outcome now = canBeLeft() ? kernel.solve(next, most) : kernel.solve(next);
        Value earlier = values.get(cell);
        Outcome outcome = earlier == null ? now : now.after(earlier.outcome());
        OptionalInt move = outcome.result().map(Result::move).orElse(OptionalInt.empty());
        return new Value(outcome, move, OptionalInt.empty());
    }

    private Value turned(Value twin, int cell) {
        OptionalInt reply = twin.reply().stream().map(this::turned).findFirst();
        return new Value(
                new Outcome(twin.outcome().result(), 0, 0, Optional.empty()),
                reply,
                OptionalInt.of(turned(cell)));
    }

    private int turned(int cell) {
        return board().image(HexSymmetry.ROTATION, cell);
    }

    /** Returns whether every move that was looked at is solved. */
    boolean isComplete() {
        return values.values().stream().allMatch(Value::isKnown);
    }

    /** Returns the moves that are known to win, in words. */
    String winningWords() {
        String words = HexWording.cells(board(), winning());
        return words.isEmpty() ? isComplete() ? "none" : "none known" : words;
    }

    /** Returns the moves that win. */
    SquareSet winning() {
        return SquareSet.of(
                values.entrySet().stream()
                        .filter(e -> e.getValue().outcome().winner().equals(mover()))
                        .mapToInt(Map.Entry::getKey)
                        .toArray());
    }

    private Optional<Player> mover() {
        return Optional.of(position.toMove());
    }

    /** Returns the cells to which a move is not lost by the proof after a pass. */
    SquareSet mustPlay() {
        return position.free().minus(outside);
    }

    /** Returns nodes and time of all searches together. */
    String effort() {
        List<Outcome> all = new ArrayList<>(before);
        values.values().forEach(value -> all.add(value.outcome()));
        return Wording.effort(
                all.stream().mapToLong(Outcome::nodes).sum(),
                all.stream().mapToDouble(Outcome::seconds).sum());
    }

    /** Returns the board with winners and winning replies. */
    List<String> winners(TextBoard.Glyphs glyphs) {
        return HexText.table(board(), words(cell -> winner(cell, glyphs)));
    }

    private String winner(int cell, TextBoard.Glyphs glyphs) {
        Value value = values.get(cell);
        if (value == null || value.outcome().winner().isEmpty()) {
            return outside.contains(cell) ? "-" : "?";
        }
        boolean black = value.outcome().winner().get() == Player.BLACK;
        return (black ? glyphs.maker() : glyphs.breaker()) + reply(value).orElse("");
    }

    /** Returns the board with the nodes of each search. */
    List<String> counts() {
        return HexText.table(board(), words(this::count));
    }

    private String count(int cell) {
        Value value = values.get(cell);
        if (value == null) {
            return "-";
        }
        return value.twin().isPresent()
                ? "=" + board().name(value.twin().getAsInt())
                : Long.toString(value.outcome().nodes());
    }

    private Optional<String> reply(Value value) {
        return value.reply().stream().mapToObj(board()::name).findFirst();
    }

    /** Returns whether values were taken from moves half a turn away. */
    boolean isTurned() {
        return values.values().stream().anyMatch(value -> value.twin().isPresent());
    }

    /** A word for each cell. */
    private interface Word {
        /** Returns the word for a free cell. */
        String of(int cell);
    }

    private List<String> words(Word word) {
        List<String> words = new ArrayList<>();
        for (int cell = 0; cell < board().cells(); cell++) {
            words.add(position.isFree(cell) ? word.of(cell) : stone(cell));
        }
        return words;
    }

    private String stone(int cell) {
        return position.black().contains(cell) ? "B" : "W";
    }

    private HexBoard board() {
        return position.board();
    }

    /** Returns one JSON object for each move. */
    List<Map<String, Object>> json() {
        List<Map<String, Object>> list = new ArrayList<>();
        values.forEach((cell, value) -> {
            Map<String, Object> object = new LinkedHashMap<>();
            object.put("move", board().name(cell));
            object.put(
                    "verdict", value.outcome().winner().map(HexWording::claim).orElse("unknown"));
            object.put("reply", reply(value));
            value.twin().ifPresent(twin -> object.put("turnedFrom", board().name(twin)));
            object.putAll(HexReport.effortJson(value.outcome()));
            list.add(object);
        });
        return list;
    }
}
