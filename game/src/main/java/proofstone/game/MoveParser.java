package proofstone.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads MOVES: squares from the first move on, the players in turn, as in {@code c3 e3 b4} or
 * {@code c3e3b4}.
 *
 * <p>A word that is the name of a square is that square; any other word is cut into letters with
 * numbers and pairs such as {@code (J,10)}. The stones of one turn may be joined by {@code -}, as
 * in {@code j10 k9-l8}, where a game has several stones a turn ({@link #turns}); else that is
 * refused.
 */
public final class MoveParser {
    private static final Pattern SQUARE = Pattern.compile("[A-Za-z]+[0-9]+|\\([A-Za-z]+,[0-9]+\\)");

    private final Board board;
    private final List<Integer> squares = new ArrayList<>();

    private MoveParser(Board board) {
        this.board = board;
    }

    /**
     * Returns the squares of the moves in order, whether or not they are free.
     *
     * @throws GameSyntaxException if a move is not the name of a square of the board
     */
    public static List<Integer> squares(Board board, String moves) throws GameSyntaxException {
        MoveParser parser = new MoveParser(board);
        for (String word : moves.strip().split("\\s+", -1)) {
            parser.read(word);
        }
        return List.copyOf(parser.squares);
    }

    /**
     * Returns the moves of a game of several stones a turn: each square, or squares joined by
     * {@code -}, is a list of its own.
     *
     * @throws GameSyntaxException if a stone is not the name of a square of the board, or stands
     *     twice in a turn
     */
    public static List<List<Integer>> turns(Board board, String moves) throws GameSyntaxException {
        List<List<Integer>> turns = new ArrayList<>();
        for (String word : moves.strip().split("\\s+", -1)) {
            boolean joined = word.contains("-") && board.layout().square(word).isEmpty();
            List<Integer> stones = squares(board, joined ? word.replace('-', ' ') : word);
            if (joined) {
                if (Set.copyOf(stones).size() < stones.size()) {
                    throw failure(turns.size() + 1, Quote.of(word) + " names a square twice");
                }
                turns.add(stones);
            } else {
                stones.forEach(stone -> turns.add(List.of(stone)));
            }
        }
        return turns;
    }

    /**
     * Returns the position after the moves from the empty board, {@code first} having made the
     * first.
     *
     * @throws GameSyntaxException if a move is not the name of a free square of the board
     */
    public static WeakPosition play(Board board, String moves, Role first)
            throws GameSyntaxException {
        return play(board, moves, WeakPosition.empty(first));
    }

    /**
     * Returns the position after the moves from {@code start}, the player to move there having made
     * the first.
     *
     * @throws GameSyntaxException if a move is not the name of a free square of the board
     */
    public static WeakPosition play(Board board, String moves, WeakPosition start)
            throws GameSyntaxException {
        WeakPosition position = start;
        List<Integer> squares = squares(board, moves);
        for (int i = 0; i < squares.size(); i++) {
            int square = squares.get(i);
            if (position.occupied().contains(square)) {
                int earlier = squares.indexOf(square);
                String reason = earlier < i ? " since move " + (earlier + 1) : " from the start";
                throw failure(i + 1, board.layout().name(square) + " is occupied" + reason);
            }
            position = position.play(square);
        }
        return position;
    }

    private void read(String word) throws GameSyntaxException {
        if (word.isEmpty()) {
            return;
        }
        OptionalInt whole = board.layout().square(word);
        if (whole.isPresent()) {
            squares.add(whole.getAsInt());
            return;
        }
        if (word.contains("-")) {
            throw failure(
                    squares.size() + 1,
                    Quote.of(word)
                            + " joins several stones of one turn;"
                            + " the game has one stone a turn");
        }
        readGlued(word);
    }

    private void readGlued(String word) throws GameSyntaxException {
        Matcher matcher = SQUARE.matcher(word);
        for (int from = 0; from < word.length(); from = matcher.end()) {
            if (!matcher.region(from, word.length()).lookingAt()) {
                throw unknown(word.substring(from));
            }
            OptionalInt square = board.layout().square(matcher.group());
            if (square.isEmpty()) {
                throw unknown(matcher.group());
            }
            squares.add(square.getAsInt());
        }
    }

    private GameSyntaxException unknown(String word) {
        Layout layout = board.layout();
        int last = board.hypergraph().squares() - 1;
        return failure(
                squares.size() + 1,
                Quote.of(word)
                        + " is not a square of "
                        + Quote.of(board.name())
                        + ", expected a name such as "
                        + Quote.of(layout.name(0))
                        + " or "
                        + Quote.of(layout.name(last)));
    }

    private static GameSyntaxException failure(int ordinal, String problem) {
        return new GameSyntaxException("move " + ordinal + ": " + problem);
    }
}
