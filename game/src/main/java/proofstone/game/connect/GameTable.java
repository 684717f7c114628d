package proofstone.game.connect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import proofstone.game.GameSyntaxException;

/**
 * Reads and writes tables of games: lines of columns between tabs, the first line naming them. The
 * column {@code record} holds SGF, {@code game} the name of the game, {@code result} its result.
 */
final class GameTable {
    private static final String RECORD = "record";
    private static final String GAME = "game";
    private static final String RESULT = "result";

    private GameTable() {}

    /** Returns whether the first line of a text is that of such a table. */
    static boolean isTable(String text) {
        return columns(text.lines().findFirst().orElse("")).contains(RECORD);
    }

    private static List<String> columns(String line) {
        return List.of(line.toLowerCase(Locale.ROOT).split("\t", -1));
    }

    /**
     * Reads all games.
     *
     * @throws GameSyntaxException with the line if there is no such column or a record is refused
     */
    static RecordFile read(byte[] bytes, ReadOptions options) throws GameSyntaxException {
        Notes notes = new Notes();
        RecordText source =
                RecordText.of(bytes, options.charset(), StandardCharsets.ISO_8859_1, notes);
        List<String> lines = source.text().lines().toList();
        List<String> columns = columns(lines.isEmpty() ? "" : lines.getFirst());
        if (!columns.contains(RECORD)) {
            throw new GameSyntaxException(
                    "line 1: expected names of columns between tabs, record among them");
        }
        List<ConnectRecord> records = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                List<String> values = List.of(lines.get(i).split("\t", -1));
                records.addAll(readLine(columns, values, i + 1, options, notes));
            }
        }
        if (records.isEmpty()) {
            throw new GameSyntaxException("line 2: expected a game");
        }
        return new RecordFile(records, notes.lines());
    }

    private static List<ConnectRecord> readLine(
            List<String> columns, List<String> values, int line, ReadOptions options, Notes notes)
            throws GameSyntaxException {
        if (values.size() != columns.size()) {
            throw new GameSyntaxException(
                    "line %d: %d columns, expected %d"
                            .formatted(line, values.size(), columns.size()));
        }
        try {
            RecordText sgf = new RecordText(values.get(columns.indexOf(RECORD)));
            Notes own = new Notes();
            List<ConnectRecord> records = ConnectSgf.read(sgf, options, own);
            own.lines().forEach(note -> notes.add("line " + line + ": " + note));
            return records.stream().map(record -> withFacts(record, columns, values)).toList();
        } catch (GameSyntaxException e) {
            throw new GameSyntaxException("line " + line + ", record: " + e.getMessage());
        }
    }

    private static ConnectRecord withFacts(
            ConnectRecord record, List<String> columns, List<String> values) {
        return record.withFact(RecordFacts.NAME, value(columns, values, GAME))
                .withFact(RecordFacts.RESULT, value(columns, values, RESULT));
    }

    private static String value(List<String> columns, List<String> values, String column) {
        int at = columns.indexOf(column);
        return at < 0 ? "" : values.get(at);
    }

    /**
     * Writes all games as Little Golem's SGF.
     *
     * @throws IllegalArgumentException if SGF cannot hold one
     */
    static WrittenRecords write(List<ConnectRecord> records) {
        Notes notes = new Notes();
        StringBuilder text = new StringBuilder("game\tresult\trecord\n");
        for (ConnectRecord record : records) {
            ConnectRecord plain =
                    record.withoutFact(RecordFacts.NAME).withoutFact(RecordFacts.RESULT);
            text.append(oneLine(fact(record, RecordFacts.NAME), notes)).append('\t');
            text.append(oneLine(fact(record, RecordFacts.RESULT), notes)).append('\t');
            String sgf = SgfWriter.write(plain, SgfStyle.LITTLE_GOLEM, "UTF-8");
            text.append(oneLine(sgf, notes)).append('\n');
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        return new WrittenRecords(bytes, notes.lines());
    }

    private static String fact(ConnectRecord record, String name) {
        return record.facts().getOrDefault(name, "");
    }

    private static String oneLine(String text, Notes notes) {
        String line = text.replace('\n', ' ').replace('\t', ' ').replace('\r', ' ');
        if (!line.equals(text)) {
            notes.add("line ends and tabs in texts became blanks");
        }
        return line;
    }
}
