package proofstone.game.connect;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Quote;
import proofstone.game.Turn;

/**
 * Reads and writes the text in which computer Connect6 competitions keep their games:
 *
 * <pre>{[C6][team B][team W][result][date and place][event];B(M,8)MARK[1];W(J,10);W(J,11);...}
 * </pre>
 *
 * <p>Letters of columns include I, rows are counted from the bottom. A stone may be followed by
 * words with a value, which become properties of its node.
 */
final class CompetitionText {
    private static final String[] FIELDS = {
        RecordFacts.BLACK,
        RecordFacts.WHITE,
        RecordFacts.RESULT,
        RecordFacts.DATE,
        RecordFacts.EVENT
    };
    private static final String MARK = "MARK";
    private static final Pattern FIELD = Pattern.compile("\\s*\\[([^\\]]*)\\]");
    private static final Pattern STONE =
            Pattern.compile("\\s*;+\\s*([BbWw])((?:\\s*\\([^()]{1,20}\\)){1,64})");
    private static final Pattern SQUARE =
            Pattern.compile("\\(\\s*([A-Za-z]{1,2})\\s*[,\uFF0C]?\\s*([0-9]{1,4})\\s*\\)");
    private static final Pattern VALUE = Pattern.compile("\\s*([A-Za-z]{1,20})\\s*\\[([^\\]]*)\\]");
    private static final Pattern END = Pattern.compile("[\\s;]*(\\}?)\\s*");
    private static final RecordLosses LOSSES =
            new RecordLosses("competition text", Set.of(FIELDS), Set.of(MARK));

    private final RecordText source;
    private final String text;
    private final Notes notes;
    private final RecordBuilder builder;
    private int at;

    private CompetitionText(RecordText source, ConnectGame game, Notes notes) {
        this.source = source;
        this.text = source.text();
        this.notes = notes;
        this.builder = new RecordBuilder(game);
    }

    /**
     * Reads a game; texts that are not UTF-8 are taken as GB18030, of which GBK is a part.
     *
     * @throws GameSyntaxException with line and column if it has not that form or a move is not
     *     legal
     */
    static RecordFile read(byte[] bytes, ReadOptions options) throws GameSyntaxException {
        Notes notes = new Notes();
        Charset usual = RecordCharset.GB18030.charset();
        RecordText source = RecordText.of(bytes, options.charset(), usual, notes);
        ConnectGame game = options.game().orElse(ConnectGame.CONNECT6);
        CompetitionText reader = new CompetitionText(source, game, notes);
        reader.readHead();
        reader.readMoves();
        return new RecordFile(List.of(reader.builder.build()), notes.lines());
    }

    private void readHead() throws GameSyntaxException {
        at = Math.max(0, text.indexOf('{'));
        require(text.startsWith("{", at), "expected { and the fields of a competition text");
        at++;
        Matcher field = FIELD.matcher(text);
        List<String> fields = new ArrayList<>();
        while (at < text.length() && field.region(at, text.length()).lookingAt()) {
            fields.add(field.group(1).strip());
            at = field.end();
        }
        require(
                !fields.isEmpty() && fields.getFirst().equalsIgnoreCase("C6"),
                "expected the field [C6] of Connect6");
        for (int i = 1; i < fields.size() && i <= FIELDS.length; i++) {
            builder.fact(FIELDS[i - 1], fields.get(i));
        }
        if (fields.size() != FIELDS.length + 1) {
            notes.add(
                    "the head has "
                            + fields.size()
                            + " fields, expected 6: C6, Black, White,"
                            + " result, date and place, event; more are left out");
        }
    }

    private void readMoves() throws GameSyntaxException {
        Matcher stone = STONE.matcher(text);
        while (at < text.length() && stone.region(at, text.length()).lookingAt()) {
            Player player = stone.group(1).equalsIgnoreCase("B") ? Player.BLACK : Player.WHITE;
            readSquares(player, stone.start(2), stone.end(2));
            at = stone.end();
            readValues();
        }
        Matcher end = END.matcher(text).region(at, text.length());
        require(
                end.matches(),
                "expected ;B(J,10), ;W(J,10) or } but found "
                        + Quote.of(text.substring(Math.min(at, text.length()))));
        if (end.group(1).isEmpty()) {
            notes.add("the } at the end is missing");
        }
    }

    private void readSquares(Player player, int from, int to) throws GameSyntaxException {
        int next = from;
        while (next < to) {
            int close = text.indexOf(')', next) + 1;
            at = text.indexOf('(', next);
            Matcher square = SQUARE.matcher(text).region(at, close);
            Optional<ConnectCell> cell =
                    square.matches()
                            ? builder.game().cell(square.group(1) + square.group(2))
                            : Optional.empty();
            require(
                    cell.isPresent(),
                    Quote.of(text.substring(at, close))
                            + " is not a square of "
                            + builder.game().name()
                            + ", expected (J,10)");
            Supplier<String> place = source.place(at);
            builder.add(player, new ConnectMove.Stone(cell.orElseThrow()), place);
            next = close;
        }
    }

    private void readValues() {
        Matcher value = VALUE.matcher(text);
        while (at < text.length() && value.region(at, text.length()).lookingAt()) {
            String word = value.group(1).toUpperCase(java.util.Locale.ROOT);
            builder.property(word, List.of(value.group(2)));
            at = value.end();
        }
    }

    private void require(boolean holds, String problem) throws GameSyntaxException {
        if (!holds) {
            throw new GameSyntaxException(source.where(at) + ": " + problem);
        }
    }

    /**
     * Writes the main line of a game.
     *
     * @throws IllegalArgumentException if it is not Connect6, or there are several
     */
    static WrittenRecords write(List<ConnectRecord> records, Charset charset) {
        if (records.size() != 1 || !records.getFirst().game().equals(ConnectGame.CONNECT6)) {
            throw new IllegalArgumentException(
                    "competition text holds one game of " + ConnectGame.CONNECT6.name());
        }
        ConnectRecord record = records.getFirst();
        Notes notes = new Notes();
        LOSSES.report(record, "", notes);
        StringBuilder text = new StringBuilder("{[C6]");
        for (String field : FIELDS) {
            text.append('[')
                    .append(value(record.facts().getOrDefault(field, ""), notes))
                    .append(']');
        }
        Turn[] turns = record.turns();
        for (int i = 1; i <= record.lineEnd(0); i++) {
            append(record, i, turns[i - 1], text, notes);
        }
        byte[] bytes = RecordText.encoded(text.append("}\n").toString(), charset, notes);
        return new WrittenRecords(bytes, notes.lines());
    }

    private static void append(
            ConnectRecord record, int index, Turn turn, StringBuilder text, Notes notes) {
        ConnectNode node = record.nodes().get(index);
        if (node.move() == ConnectMove.Other.PASS) {
            throw new IllegalArgumentException("competition text does not hold passes");
        }
        if (node.move() instanceof ConnectMove.Stone(ConnectCell cell)) {
            char player = turn.player() == Player.BLACK ? 'B' : 'W';
            char column = (char) ('A' + cell.x());
            text.append(';').append(player);
            text.append('(').append(column).append(',').append(cell.y() + 1).append(')');
            for (String value : node.properties().getOrDefault(MARK, List.of())) {
                text.append(MARK).append('[').append(value(value, notes)).append(']');
            }
        }
    }

    /** Brackets end a field, so that they become parentheses. */
    private static String value(String value, Notes notes) {
        String held = value.replace('[', '(').replace(']', ')').replace('\n', ' ').strip();
        if (!held.equals(value)) {
            notes.add("changed in competition text: " + Quote.of(value));
        }
        return held;
    }
}
