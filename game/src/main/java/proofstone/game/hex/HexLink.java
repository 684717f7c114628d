package proofstone.game.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.GameSyntaxException;
import proofstone.game.Quote;
import proofstone.game.hex.HexTurn.Stone;
import proofstone.game.hex.HexTurn.Word;

/**
 * Links to the interactive board of HexWorld: {@code https://hexworld.org/board/#7,b6c4}, or only
 * what begins with the {@code #}.
 *
 * <p>After the number of rows and columns may stand letters with numbers that say how the board is
 * shown; they are skipped. Then, after a comma, the moves: cells, {@code :s} for a swap, {@code :p}
 * for a pass, {@code :rb} or {@code :rw} (and {@code :fb}, {@code :fw}) where Black or White gives
 * up. Moves after one more comma have been taken back on the board that the link shows; they are
 * left out.
 */
public final class HexLink {
    private static final String ADDRESS = "https://hexworld.org/board/#";
    private static final Pattern LINK =
            Pattern.compile(
                    "(?:https?://[^#\\s]*)?#([0-9]{1,2})(?:[a-wyz][0-9]*)*(?:,([^,\\s]*))?(?:,[^,\\s]*)?");
    private static final Pattern BEGINNING = Pattern.compile("(?:https?://|#[0-9]).*");
    private static final Pattern TURN = Pattern.compile("[a-z]+[0-9]+|:s|:p|:[rf][bw]");

    private HexLink() {}

    /** Returns whether a text begins as a link does, so that nothing else can be meant. */
    public static boolean isLink(String text) {
        return BEGINNING.matcher(text.strip()).matches();
    }

    /**
     * Reads a link.
     *
     * @throws GameSyntaxException if it is none, or a turn is not legal
     */
    public static HexGame parse(String text) throws GameSyntaxException {
        Matcher matcher = LINK.matcher(text.strip());
        if (!matcher.matches()) {
            throw new GameSyntaxException(Quote.of(text) + " is no link such as #7,b6c4");
        }
        HexBoard board = HexBoard.parse("hex:" + matcher.group(1));
        String moves = matcher.group(2) == null ? "" : matcher.group(2);
        return HexGame.legal(HexPosition.empty(board), turns(board, moves));
    }

    private static List<HexTurn> turns(HexBoard board, String moves) throws GameSyntaxException {
        List<HexTurn> turns = new ArrayList<>();
        Matcher matcher = TURN.matcher(moves);
        for (int from = 0; from < moves.length(); from = matcher.end()) {
            if (!matcher.region(from, moves.length()).lookingAt()) {
                throw new GameSyntaxException(
                        "move " + (turns.size() + 1) + ": " + Quote.of(moves.substring(from)));
            }
            turns.add(turn(board, matcher.group(), turns.size() + 1));
        }
        return turns;
    }

    private static HexTurn turn(HexBoard board, String text, int ordinal)
            throws GameSyntaxException {
        return switch (text) {
            case ":s" -> Word.SWAP;
            case ":p" -> Word.PASS;
            case ":rb", ":rw", ":fb", ":fw" -> Word.RESIGN;
            default -> new Stone(HexGame.cell(board, text, ordinal));
        };
    }

    /**
     * Returns the link of a game.
     *
     * @throws IllegalArgumentException if the board is not square
     */
    public static String write(HexGame game) {
        if (game.isSetUp()) {
            throw new IllegalArgumentException("a link has no set-up stones");
        }
        if (!game.board().isSquare()) {
            throw new IllegalArgumentException(game.board() + " has no link, it is not square");
        }
        StringBuilder link = new StringBuilder(ADDRESS).append(game.board().rows()).append(',');
        for (int i = 0; i < game.turns().size(); i++) {
            link.append(text(game, i));
        }
        return link.toString();
    }

    private static String text(HexGame game, int index) {
        return switch (game.turns().get(index)) {
            case Stone(int cell) -> game.board().name(cell);
            case Word.SWAP -> ":s";
            case Word.PASS -> ":p";
            case Word.RESIGN -> index % 2 == 0 ? ":rb" : ":rw";
        };
    }
}
