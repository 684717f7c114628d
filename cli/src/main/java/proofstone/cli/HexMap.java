package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import proofstone.cli.HexKernel.Outcome;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

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
     */
    record Value(Outcome outcome, Optional<String> reply) {}

    private final HexPosition position;
    private final Map<Integer, Value> values = new LinkedHashMap<>();
    private SquareSet outside = SquareSet.empty();

    /** Makes the map of a position that nobody has won. */
    HexMap(HexPosition position) {
        this.position = position;
    }

    /** Solves all moves until one is not solved within the limits. */
    void solveAll(HexKernel kernel) {
        solve(kernel, position.free());
    }

    /**
     * Solves the moves within the must-play region: if the opponent wins after a pass, moves
     * outside the carrier of his proof lose by the same proof.
     */
    void solveMustPlay(HexKernel kernel) {
        Outcome pass = kernel.solve(position.withToMove(position.toMove().opponent()));
        boolean loses = pass.winner().equals(Optional.of(position.toMove().opponent()));
        SquareSet mustPlay = loses ? pass.proof().orElseThrow().claim().carrier() : position.free();
        outside = position.free().minus(mustPlay);
        solve(kernel, mustPlay);
    }

    private void solve(HexKernel kernel, SquareSet cells) {
        for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
            HexPosition next = position.play(cell);
            Outcome outcome = kernel.solve(next);
            values.put(cell, new Value(outcome, HexReport.winningMove(next, outcome)));
            if (outcome.proof().isEmpty()) {
                return;
            }
        }
    }

    /** Returns whether every move is solved. */
    boolean isComplete() {
        return values.values().stream().allMatch(value -> value.outcome().proof().isPresent());
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
        long nodes = values.values().stream().mapToLong(v -> v.outcome().nodes()).sum();
        double seconds = values.values().stream().mapToDouble(v -> v.outcome().seconds()).sum();
        return HexReport.effort(nodes, seconds);
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
        return (black ? glyphs.maker() : glyphs.breaker()) + value.reply().orElse("");
    }

    /** Returns the board with the nodes of each search. */
    List<String> counts() {
        return HexText.table(board(), words(this::count));
    }

    private String count(int cell) {
        Value value = values.get(cell);
        return value == null ? "-" : Long.toString(value.outcome().nodes());
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
            object.put("reply", value.reply());
            object.putAll(HexReport.effortJson(value.outcome()));
            list.add(object);
        });
        return list;
    }
}
