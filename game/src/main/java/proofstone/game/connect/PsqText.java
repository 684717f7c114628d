package proofstone.game.connect;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.GameSyntaxException;
import proofstone.game.Quote;

/**
 * Reads and writes the {@code .psq} files of Gomoku tournaments: a line {@code Piskvorky 20x20,
 * ...}, a line {@code x,y,milliseconds} for each stone, both from 1 and y from the top, and lines
 * about the end of the game, which are kept as they are.
 */
final class PsqText {
    /** The property that holds the milliseconds spent on a stone. */
    private static final String TIME = "MS";

    private static final Pattern HEAD =
            Pattern.compile(
                    "\\s*Piskvorky\\s+([0-9]{1,4})\\s*x\\s*([0-9]{1,4})\\s*(?:,\\s*(.*))?",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern MOVE =
            Pattern.compile("\\s*([0-9]{1,6})\\s*,\\s*([0-9]{1,6})\\s*(?:,\\s*([0-9]{1,18})\\s*)?");
    private static final String USUAL_HEAD = "11:11, 0";
    private static final String USUAL_TAIL = "-1";
    private static final String NO_TIME = "0";
    private static final RecordLosses LOSSES =
            new RecordLosses(
                    ".psq", Set.of(RecordFacts.PSQ_HEAD, RecordFacts.PSQ_TAIL), Set.of(TIME));

    private PsqText() {}

    /**
     * Reads a game of Gomoku on the board of the first line.
     *
     * @throws GameSyntaxException with the line if it has not that form or a move is not legal
     */
    static RecordFile read(byte[] bytes, ReadOptions options) throws GameSyntaxException {
        Notes notes = new Notes();
        RecordText source =
                RecordText.of(bytes, options.charset(), StandardCharsets.ISO_8859_1, notes);
        List<String> lines = source.text().lines().toList();
        Matcher head = HEAD.matcher(lines.isEmpty() ? "" : lines.getFirst());
        if (!head.matches()) {
            throw new GameSyntaxException(
                    "line 1: expected Piskvorky and the size of the board, such as 20x20");
        }
        RecordBuilder builder = new RecordBuilder(game(head, options));
        String rest = Optional.ofNullable(head.group(3)).map(String::strip).orElse("");
        builder.fact(RecordFacts.PSQ_HEAD, rest.equals(USUAL_HEAD) ? "" : rest);
        int next = 1;
        while (next < lines.size() && readMove(builder, lines.get(next), next + 1)) {
            next++;
        }
        String tail = String.join("\n", lines.subList(next, lines.size())).strip();
        builder.fact(RecordFacts.PSQ_TAIL, tail.equals(USUAL_TAIL) ? "" : tail);
        requireNoMoves(lines, next);
        return new RecordFile(List.of(builder.build()), notes.lines());
    }

    private static ConnectGame game(Matcher head, ReadOptions options) throws GameSyntaxException {
        int columns = Integer.parseInt(head.group(1));
        int rows = Integer.parseInt(head.group(2));
        ConnectGame game = options.game().orElse(ConnectGame.GOMOKU);
        try {
            return game.withSides(rows, columns);
        } catch (IllegalArgumentException e) {
            throw new GameSyntaxException(
                    "line 1: no board of %dx%d; expected up to %d"
                            .formatted(columns, rows, ConnectGame.MAX_SIDE));
        }
    }

    private static boolean readMove(RecordBuilder builder, String line, int number)
            throws GameSyntaxException {
        Matcher move = MOVE.matcher(line);
        if (line.isBlank()) {
            return true;
        }
        if (!move.matches()) {
            return false;
        }
        ConnectGame game = builder.game();
        int y = game.rows().orElseThrow() - Integer.parseInt(move.group(2));
        ConnectCell cell = new ConnectCell(Integer.parseInt(move.group(1)) - 1, y);
        if (!game.contains(cell)) {
            throw new GameSyntaxException(
                    "line %d: %s is not on the board; expected columns 1 to %d, rows 1 to %d"
                            .formatted(
                                    number,
                                    Quote.of(line),
                                    game.columns().orElseThrow(),
                                    game.rows().orElseThrow()));
        }
        builder.add(new ConnectMove.Stone(cell), () -> "line " + number);
        Optional.ofNullable(move.group(3))
                .filter(time -> !time.equals(NO_TIME))
                .ifPresent(time -> builder.property(TIME, List.of(time)));
        return true;
    }

    /** A line among the moves that is none would be taken for the end. */
    private static void requireNoMoves(List<String> lines, int from) throws GameSyntaxException {
        for (int i = from; i < lines.size(); i++) {
            if (MOVE.matcher(lines.get(i)).matches()) {
                throw new GameSyntaxException(
                        "line %d: %s is no move x,y,milliseconds, but a move follows in line %d"
                                .formatted(from + 1, Quote.of(lines.get(from)), i + 1));
            }
        }
    }

    /**
     * Writes the main line of a game.
     *
     * @throws IllegalArgumentException if it is not one of Gomoku's rules, or there are several
     */
    static WrittenRecords write(List<ConnectRecord> records, Charset charset) {
        ConnectRecord record = records.getFirst();
        ConnectGame game = record.game();
        boolean held = records.size() == 1 && game.isFinite() && isGomoku(game);
        if (!held) {
            throw new IllegalArgumentException(
                    ".psq holds one game of connect:M,N,5,1,1, free style, on a board with ends");
        }
        Notes notes = new Notes();
        LOSSES.report(record, "", notes);
        TreeMap<String, String> facts = new TreeMap<>(record.facts());
        StringBuilder text = new StringBuilder("Piskvorky ");
        text.append(game.columns().orElseThrow()).append('x').append(game.rows().orElseThrow());
        text.append(", ").append(facts.getOrDefault(RecordFacts.PSQ_HEAD, USUAL_HEAD)).append('\n');
        for (int i = 1; i <= record.lineEnd(0); i++) {
            append(record, record.nodes().get(i), text);
        }
        text.append(facts.getOrDefault(RecordFacts.PSQ_TAIL, USUAL_TAIL)).append('\n');
        byte[] bytes = RecordText.encoded(text.toString(), charset, notes);
        return new WrittenRecords(bytes, notes.lines());
    }

    private static boolean isGomoku(ConnectGame game) {
        return game.hasRulesOf(ConnectGame.GOMOKU);
    }

    private static void append(ConnectRecord record, ConnectNode node, StringBuilder text) {
        if (node.move() == ConnectMove.Other.PASS) {
            throw new IllegalArgumentException(".psq does not hold passes");
        }
        if (node.move() instanceof ConnectMove.Stone(ConnectCell cell)) {
            String time = node.properties().getOrDefault(TIME, List.of(NO_TIME)).getFirst();
            int row = record.game().rows().orElseThrow() - cell.y();
            text.append(cell.x() + 1).append(',').append(row).append(',').append(time);
            text.append('\n');
        }
    }
}
