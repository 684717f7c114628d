package proofstone.game.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Quote;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexTurn.Stone;
import proofstone.game.hex.HexTurn.Word;

/**
 * A record of a game: from the empty board, Black having made the first turn, or from set-up
 * stones.
 *
 * <p>Reads MOVES such as {@code b6 c4} or {@code b6c4}, with {@code swap} as the second turn and
 * {@code pass} and {@code resign}. {@link HexSgf} and {@link HexLink} read and write records.
 *
 * @param start the position before the first turn
 * @param turns the turns in order, each legal
 */
public record HexGame(HexPosition start, List<HexTurn> turns) {
    private static final Pattern TURN =
            Pattern.compile(
                    "swap|pass|resign|[a-z]+[0-9]+|\\([a-z]+,[0-9]+\\)", Pattern.CASE_INSENSITIVE);

    /** Keeps a copy. */
    public HexGame {
        turns = List.copyOf(turns);
    }

    /** Returns the board. */
    public HexBoard board() {
        return start.board();
    }

    /** Returns whether the game starts from other than the empty board with Black to move. */
    public boolean isSetUp() {
        return !start.equals(HexPosition.empty(board()));
    }

    /**
     * Reads MOVES.
     *
     * @throws GameSyntaxException if a turn cannot be read or is not legal
     */
    public static HexGame parse(HexBoard board, String moves) throws GameSyntaxException {
        return legal(HexPosition.empty(board), turns(board, moves));
    }

    /**
     * Reads MOVES as turns, legal or not.
     *
     * @throws GameSyntaxException if a turn cannot be read
     */
    public static List<HexTurn> turns(HexBoard board, String moves) throws GameSyntaxException {
        List<HexTurn> turns = new ArrayList<>();
        for (String word : moves.strip().split("[\\s;]+", -1)) {
            readWord(board, word, turns);
        }
        return turns;
    }

    /** A word may hold several turns. */
    private static void readWord(HexBoard board, String word, List<HexTurn> turns)
            throws GameSyntaxException {
        Matcher matcher = TURN.matcher(word);
        for (int from = 0; from < word.length(); from = matcher.end()) {
            if (!matcher.region(from, word.length()).lookingAt()) {
                throw failure(turns.size() + 1, noCell(board, word.substring(from)));
            }
            turns.add(turn(board, matcher.group(), turns.size() + 1));
        }
    }

    private static HexTurn turn(HexBoard board, String text, int ordinal)
            throws GameSyntaxException {
        for (Word word : Word.values()) {
            if (text.toLowerCase(Locale.ROOT).equals(word.word())) {
                return word;
            }
        }
        return new Stone(cell(board, text, ordinal));
    }

    /**
     * Returns the cell of that name.
     *
     * @throws GameSyntaxException if the board has none
     */
    static int cell(HexBoard board, String text, int ordinal) throws GameSyntaxException {
        OptionalInt cell = board.square(text);
        if (cell.isEmpty()) {
            throw failure(ordinal, noCell(board, text));
        }
        return cell.getAsInt();
    }

    private static String noCell(HexBoard board, String text) {
        String first = board.name(0);
        String last = board.name(board.cells() - 1);
        return "%s is not a cell of %s, expected a name such as %s or %s"
                .formatted(Quote.of(text), board, first, last);
    }

    /**
     * Returns the game of these turns from a position.
     *
     * @throws GameSyntaxException if a turn is not legal
     */
    public static HexGame legal(HexPosition start, List<HexTurn> turns) throws GameSyntaxException {
        HexPosition position = start;
        for (int i = 0; i < turns.size(); i++) {
            requireLegal(turns, i, position);
            position = after(position, turns.get(i));
        }
        return new HexGame(start, turns);
    }

    private static void requireLegal(List<HexTurn> turns, int index, HexPosition position)
            throws GameSyntaxException {
        switch (turns.get(index)) {
            case Stone(int cell) -> {
                if (!position.isFree(cell)) {
                    throw failure(index + 1, position.board().name(cell) + " is occupied");
                }
            }
            case Word word -> requireLegal(word, turns, index, position);
        }
    }

    private static void requireLegal(
            Word word, List<HexTurn> turns, int index, HexPosition position)
            throws GameSyntaxException {
        if (word == Word.SWAP
                && !(index == 1 && turns.getFirst() instanceof Stone && canSwap(position))) {
            throw failure(index + 1, "swap is the second turn of a game on an empty square board");
        }
        if (word == Word.RESIGN && index < turns.size() - 1) {
            throw failure(index + 1, "something follows resign");
        }
    }

    private static boolean canSwap(HexPosition position) {
        return position.board().isSquare() && position.occupied().size() == 1;
    }

    private static HexPosition after(HexPosition position, HexTurn turn) {
        return switch (turn) {
            case Stone(int cell) -> position.play(cell);
            case Word.SWAP -> swapped(position);
            case Word.PASS -> position.withToMove(position.toMove().opponent());
            case Word.RESIGN -> position;
        };
    }

    private static HexPosition swapped(HexPosition position) {
        HexBoard board = position.board();
        SquareSet mirrored = board.image(HexSymmetry.LONG_DIAGONAL, position.black());
        return new HexPosition(board, SquareSet.empty(), mirrored, Player.BLACK);
    }

    /** Returns the position after the last turn; who resigns stays to move. */
    public HexPosition position() {
        HexPosition position = start;
        for (HexTurn turn : turns) {
            position = after(position, turn);
        }
        return position;
    }

    /** Returns the game up to turn {@code count}. */
    public HexGame first(int count) {
        return new HexGame(start, turns.subList(0, count));
    }

    /** Returns the turns as they are read by {@link #parse}. */
    public String moves() {
        return turns.stream().map(this::text).collect(Collectors.joining(" "));
    }

    private String text(HexTurn turn) {
        return switch (turn) {
            case Stone(int cell) -> board().name(cell);
            case Word word -> word.word();
        };
    }

    /** Returns the player who makes turn {@code index}, from 0. */
    public Player mover(int index) {
        return index % 2 == 0 ? start.toMove() : start.toMove().opponent();
    }

    private static GameSyntaxException failure(int ordinal, String problem) {
        return new GameSyntaxException("move " + ordinal + ": " + problem);
    }
}
