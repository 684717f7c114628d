package proofstone.knowledge.connect;

import java.util.Map;
import java.util.OptionalInt;
import proofstone.certificate.StrongVerdict;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/**
 * The part of a board of Connect on which an attack is proved: all of a board with ends, else a
 * rectangle around the stones with a rim in each direction without an end.
 *
 * <p>The attacker keeps to the inner rectangle; lines of the defender's are counted up to K - 1
 * squares beyond it. A win there with an outer threshold of at most K is a win on the whole board
 * (certificate format page, section 11, larger boards).
 */
public final class ConnectWindow {
    private final ConnectGame game;
    private final StrongProblem problem;
    private final int left;
    private final int top;
    private final int columns;

    private ConnectWindow(ConnectGame game, StrongProblem problem, int left, int top, int columns) {
        this.game = game;
        this.problem = problem;
        this.left = left;
        this.top = top;
        this.columns = columns;
    }

    /** An interval of rows or columns: its first one, how many, and the rim at each end. */
    private record Range(int first, int size, int rim) {
        static Range of(OptionalInt side, int least, int most, int margin, int length) {
            return side.isPresent()
                    ? new Range(0, side.getAsInt(), 0)
                    : new Range(least - margin, most - least + 1 + 2 * margin, length - 1);
        }

        int firstOfAll() {
            return first - rim;
        }

        int lastOfAll() {
            return firstOfAll() + all() - 1;
        }

        int all() {
            return size + 2 * rim;
        }
    }

    /**
     * Returns the window of a position.
     *
     * @param attacker the player who should win
     * @param margin how many free rows and columns the inner rectangle has around the stones, where
     *     the board has no end
     * @throws GameSyntaxException if the board is too large, or more than K in a row do not win
     */
    public static ConnectWindow of(ConnectPosition position, Player attacker, int margin)
            throws GameSyntaxException {
        ConnectGame game = position.game();
        int[] box = box(position);
        int length = game.length();
        Range across = Range.of(game.columns(), box[0], box[1], margin, length);
        Range up = Range.of(game.rows(), box[2], box[3], margin, length);
        StrongBoard board =
                game.isFinite()
                        ? StrongBoard.connect(game)
                        : StrongBoard.connect(
                                game,
                                new InnerBoard(up.size, across.size, up.rim, across.rim),
                                attacker);
        int highest = up.lastOfAll();
        int first = across.firstOfAll();
        SquareSet[] stones = {SquareSet.empty(), SquareSet.empty()};
        for (Map.Entry<ConnectCell, Player> stone : position.stones().entrySet()) {
            ConnectCell cell = stone.getKey();
            int square = (highest - cell.y()) * across.all() + cell.x() - first;
            int p = LineState.number(stone.getValue());
            stones[p] = stones[p].with(square);
        }
        StrongPosition placed = new StrongPosition(stones[0], stones[1], position.turn());
        StrongProblem problem = new StrongProblem(board, placed, OptionalInt.empty());
        return new ConnectWindow(game, problem, first, highest, across.all());
    }

    /** Returns the least and greatest column and row of a stone; those of the centre if none. */
    private static int[] box(ConnectPosition position) {
        ConnectCell centre = position.game().centre();
        int[] box = {Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (ConnectCell cell : position.stones().keySet()) {
            include(box, cell);
        }
        if (position.stones().isEmpty()) {
            include(box, centre);
        }
        return box;
    }

    private static void widen(int[] box, int least, int value) {
        box[least] = Math.min(box[least], value);
        box[least + 1] = Math.max(box[least + 1], value);
    }

    private static void include(int[] box, ConnectCell cell) {
        widen(box, 0, cell.x());
        widen(box, 2, cell.y());
    }

    /** Returns the position as one of a strong game. */
    public StrongProblem problem() {
        return problem;
    }

    /** Returns the rules, with the whole board. */
    public ConnectGame game() {
        return game;
    }

    /** Returns what a win of the attacker's in the window says: that he wins on the whole board. */
    public StrongVerdict verdict(Player attacker) {
        return isWhole() ? StrongVerdict.winOf(attacker) : larger(attacker);
    }

    private static StrongVerdict larger(Player attacker) {
        boolean black = attacker == Player.BLACK;
        return black ? StrongVerdict.BLACK_WINS_LARGER : StrongVerdict.WHITE_WINS_LARGER;
    }

    /** Returns whether the window is all of the board. */
    public boolean isWhole() {
        return game.isFinite();
    }

    /** Returns the number in the window of a square of the board; empty if it is outside. */
    public OptionalInt square(ConnectCell cell) {
        int column = cell.x() - left;
        int row = top - cell.y();
        int square = row * columns + column;
        boolean isInside = column >= 0 && column < columns && row >= 0;
        return isInside && square < problem.board().squares()
                ? OptionalInt.of(square)
                : OptionalInt.empty();
    }

    /** Returns the square of the board that has a number in the window. */
    public ConnectCell cell(int square) {
        return new ConnectCell(left + square % columns, top - square / columns);
    }
}
