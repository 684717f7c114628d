package proofstone.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectMark;
import proofstone.game.connect.ConnectMove;
import proofstone.game.connect.ConnectMoves;
import proofstone.game.connect.ConnectNode;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.connect.ConnectRecord;

/** {@code show} for records of Connect6, Gomoku and their family. */
final class ConnectShow implements RecordShow {
    private static final int WORD = 10;

    private final ConnectRecord record;
    private final int node;
    private final ConnectPosition position;

    private ConnectShow(ConnectRecord record, int node) {
        this.record = record;
        this.node = node;
        this.position = record.position(node);
    }

    /** Shows a record where its name says, or at the end of the variation of {@code moves}. */
    static ConnectShow of(String name, RecordOptions options, List<String> moves, Io io)
            throws GameSyntaxException {
        ConnectInput input = ConnectInput.of(name);
        ConnectRecord record =
                input.record(options.reading(), note -> io.err().println("note: " + note));
        if (moves.isEmpty()) {
            return new ConnectShow(record, input.node(record));
        }
        if (input.hasTurns()) {
            throw new BadInput(name + ": MOVES do not go with #; leave one of them out");
        }
        return new ConnectShow(record, followed(record, String.join(" ", moves)));
    }

    /** Returns the node to which moves lead from the root, through nodes without a move. */
    private static int followed(ConnectRecord record, String moves) throws GameSyntaxException {
        ConnectRecord wanted = ConnectMoves.parse(record.game(), moves);
        int at = 0;
        for (ConnectNode step : wanted.nodes().subList(1, wanted.nodes().size())) {
            List<Integer> next = next(record, at);
            int from = at;
            at =
                    next.stream()
                            .filter(child -> record.nodes().get(child).move().equals(step.move()))
                            .findFirst()
                            .orElseThrow(() ->
                                    new BadInput(
                                            "the record does not go on with %s after %s; expected %s"
                                                    .formatted(
                                                            word(record, step.move()),
                                                            from == 0
                                                                    ? "the start"
                                                                    : record.moves(from),
                                                            next.isEmpty()
                                                                    ? "no more"
                                                                    : words(record, next))));
        }
        return at;
    }

    /** Returns the moves that may follow a node, through nodes without a move. */
    private static List<Integer> next(ConnectRecord record, int node) {
        List<Integer> open = new ArrayList<>(List.of(node));
        List<Integer> found = new ArrayList<>();
        while (!open.isEmpty()) {
            for (int child : record.children(open.removeFirst())) {
                boolean none = record.nodes().get(child).move() == ConnectMove.Other.NONE;
                (none ? open : found).add(child);
            }
        }
        return found;
    }

    private static String word(ConnectRecord record, ConnectMove move) {
        return move instanceof ConnectMove.Stone(ConnectCell cell)
                ? record.game().nameOf(cell)
                : "pass";
    }

    private static String words(ConnectRecord record, List<Integer> nodes) {
        return nodes.stream()
                .map(node -> word(record, record.nodes().get(node).move()))
                .distinct()
                .collect(Collectors.joining(" "));
    }

    private ConnectScene scene() {
        List<ConnectCell> order = new ArrayList<>();
        Set<ConnectCell> last = new HashSet<>();
        List<List<ConnectMove>> turns = record.turnsTo(node);
        for (List<ConnectMove> turn : turns) {
            last.clear();
            for (ConnectMove move : turn) {
                if (move instanceof ConnectMove.Stone(ConnectCell cell)) {
                    order.add(cell);
                    last.add(cell);
                }
            }
        }
        return new ConnectScene(position, order, last, Set.of(), "", labels());
    }

    private Map<ConnectCell, String> labels() {
        Map<ConnectCell, String> labels = new HashMap<>();
        for (ConnectMark mark : record.nodes().get(node).marks()) {
            String sign =
                    switch (mark.kind()) {
                        case LABEL -> mark.text();
                        case CROSS -> "x";
                        case TRIANGLE -> "^";
                        case CIRCLE -> "o";
                        case SQUARE -> "#";
                        case SELECTED -> "*";
                    };
            labels.putIfAbsent(mark.cell(), sign);
        }
        return labels;
    }

    private String headline() {
        return record.game().name() + " (" + state() + ")";
    }

    private String state() {
        ConnectGame game = record.game();
        for (Player player : Player.values()) {
            if (position.hasWon(player)) {
                return Wording.name(player) + " has " + game.length() + " in a row";
            }
        }
        String left = Wording.count(position.turn().left(), "stone");
        return Wording.name(position.turn().player()) + " to move, " + left;
    }

    @Override
    public void print(Io io, TextBoard.Glyphs glyphs) {
        ConnectNode here = record.nodes().get(node);
        io.line(headline());
        io.line("");
        ConnectText.lines(scene(), glyphs).forEach(io::line);
        io.line("");
        print(io, "black", record.facts().getOrDefault("PB", ""));
        print(io, "white", record.facts().getOrDefault("PW", ""));
        print(io, "result", record.facts().getOrDefault("RE", ""));
        print(io, "moves", record.moves(node));
        print(io, "title", here.name());
        print(io, "comment", here.comment());
        print(io, "next", words(record, next(record, node)));
    }

    private static void print(Io io, String word, String text) {
        String shown = text.replaceAll("[\\p{Cntrl}&&[^\\n]]", " ").strip();
        if (!shown.isEmpty()) {
            String indent = "\n" + " ".repeat(WORD - 1);
            String padded = word + " ".repeat(WORD - 1 - word.length());
            io.line(padded + shown.replace("\n", indent));
        }
    }

    @Override
    public String picture() {
        ConnectNode here = record.nodes().get(node);
        String said = here.name().isEmpty() ? here.comment() : here.name();
        return ConnectSvg.document(scene(), headline(), said);
    }

    @Override
    public String json() {
        ConnectNode here = record.nodes().get(node);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", record.game().name());
        json.put("facts", record.facts());
        json.put("moves", record.moves(node));
        json.put("black", names(Player.BLACK));
        json.put("white", names(Player.WHITE));
        json.put("toMove", Wording.word(position.turn().player()));
        json.put("stonesLeft", position.turn().left());
        json.put("winner", winner());
        json.put("title", here.name());
        json.put("comment", here.comment());
        json.put(
                "next",
                next(record, node).stream()
                        .map(next -> word(record, record.nodes().get(next).move()))
                        .distinct()
                        .toList());
        json.put("version", Main.version());
        return Json.of(json);
    }

    private Optional<String> winner() {
        for (Player player : Player.values()) {
            if (position.hasWon(player)) {
                return Optional.of(Wording.word(player));
            }
        }
        return Optional.empty();
    }

    private List<String> names(Player player) {
        return position.stones(player).stream().map(record.game()::nameOf).toList();
    }
}
