package proofstone.game.connect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Quote;

/**
 * Reads and writes MOVES: squares from the first stone on, those of a turn perhaps joined by {@code
 * -}, as in {@code j10 k9-l8}, {@code j10k9l8} or, on a board without ends, {@code (0,0)
 * (1,-2)-(3,4)}; {@code pass} forgoes the rest of a turn.
 *
 * <p>A file of moves may begin with the name of its game; {@code #} begins a comment there.
 */
public final class ConnectMoves {
    private static final Pattern SEPARATOR = Pattern.compile("[\\s,;]+");
    private static final Pattern WORD =
            Pattern.compile(
                    "pass|[a-z]{1,4}[0-9]{1,5}|\\([a-z]{1,4},[0-9]{1,5}\\)"
                            + "|\\(-?[0-9]{1,7},-?[0-9]{1,7}\\)",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern GAME = Pattern.compile("\\s*(connect:[^\\s]*)");
    private static final Pattern NEXT_GAME = Pattern.compile("\\s(?=connect:)");
    private static final Pattern COMMENT = Pattern.compile("#[^\\n]*");
    private static final RecordLosses LOSSES =
            new RecordLosses("a list of moves", Set.of(), Set.of());

    private ConnectMoves() {}

    /**
     * Reads MOVES.
     *
     * @throws GameSyntaxException if a word is no square, a square is not free, or stones that are
     *     joined are not of one turn
     */
    public static ConnectRecord parse(ConnectGame game, String moves) throws GameSyntaxException {
        RecordBuilder builder = new RecordBuilder(game);
        Matcher word = WORD.matcher(moves);
        Matcher separator = SEPARATOR.matcher(moves);
        int at = 0;
        boolean joined = false;
        Player last = builder.turn().player();
        while (at < moves.length()) {
            if (separator.region(at, moves.length()).lookingAt()) {
                at = separator.end();
                joined = false;
            } else if (moves.charAt(at) == '-' && builder.at() > 0 && !joined) {
                at++;
                joined = true;
            } else {
                if (!word.region(at, moves.length()).lookingAt()) {
                    throw failure(builder, Quote.of(moves.substring(at)) + " is no square");
                }
                if (joined && builder.turn().player() != last) {
                    throw failure(builder, "it is joined to a stone of another turn");
                }
                last = builder.turn().player();
                add(builder, word.group());
                at = word.end();
                joined = false;
            }
        }
        return builder.build();
    }

    private static void add(RecordBuilder builder, String word) throws GameSyntaxException {
        int stone = builder.at() + 1;
        builder.add(move(builder, word), () -> "stone " + stone);
    }

    private static ConnectMove move(RecordBuilder builder, String word) throws GameSyntaxException {
        if (word.toLowerCase(Locale.ROOT).equals("pass")) {
            return ConnectMove.Other.PASS;
        }
        ConnectGame game = builder.game();
        Optional<ConnectCell> cell = game.cell(word);
        if (cell.isEmpty()) {
            throw failure(
                    builder,
                    "%s is not a square of %s, expected a name such as %s"
                            .formatted(Quote.of(word), game.name(), game.nameOf(game.centre())));
        }
        return new ConnectMove.Stone(cell.get());
    }

    private static GameSyntaxException failure(RecordBuilder builder, String problem) {
        return new GameSyntaxException("stone " + (builder.at() + 1) + ": " + problem);
    }

    /** Returns whether a text names its game in the first word. */
    static boolean namesGame(String text) {
        return GAME.matcher(text).lookingAt();
    }

    static RecordFile read(byte[] bytes, ReadOptions options) throws GameSyntaxException {
        Notes notes = new Notes();
        String all =
                RecordText.of(bytes, options.charset(), StandardCharsets.ISO_8859_1, notes).text();
        String text = COMMENT.matcher(all).replaceAll("").stripLeading();
        if (!namesGame(text)) {
            ConnectGame game = options.game().orElseThrow(ConnectMoves::noGame);
            return new RecordFile(List.of(parse(game, text)), notes.lines());
        }
        List<ConnectRecord> records = new ArrayList<>();
        for (String part : NEXT_GAME.split(text, -1)) {
            Matcher named = GAME.matcher(part);
            if (named.lookingAt()) {
                ConnectGame game = ConnectGame.parse(named.group(1));
                records.add(parse(options.game().orElse(game), part.substring(named.end())));
            }
        }
        return new RecordFile(records, notes.lines());
    }

    private static GameSyntaxException noGame() {
        return new GameSyntaxException(
                "line 1: a list of moves without its game; expected connect:M,N,K,P,Q before the"
                        + " moves");
    }

    static WrittenRecords write(List<ConnectRecord> records) {
        Notes notes = new Notes();
        List<String> lines = new ArrayList<>();
        for (ConnectRecord record : records) {
            LOSSES.report(record, "", notes);
            lines.add(record.game().name() + "\n" + record.moves(record.lineEnd(0)) + "\n");
        }
        String text = String.join("\n", lines);
        return new WrittenRecords(text.getBytes(StandardCharsets.UTF_8), notes.lines());
    }
}
