package proofstone.testkit;

import java.util.Arrays;
import java.util.stream.IntStream;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexEdge;
import proofstone.game.hex.HexPosition;

/**
 * Who wins positions of Hex, by trying every move; knows nothing of proofs.
 *
 * <p>For boards of at most 20 cells. Remembers every position of a board in a table that grows as
 * it is used.
 */
public final class HexBruteForce {
    private static final int MAX_CELLS = 20;
    private static final long NOT_ZERO = 1L << 62;

    private final HexBoard board;
    private final int[] around;
    private final int[] edges;
    private final LongMemo known = new LongMemo();

    /** Makes the judge of a board. */
    public HexBruteForce(HexBoard board) {
        if (board.cells() > MAX_CELLS) {
            throw new IllegalArgumentException(board + " is too large");
        }
        this.board = board;
        this.around =
                IntStream.range(0, board.cells())
                        .map(cell -> mask(SquareSet.of(board.neighbours(cell))))
                        .toArray();
        this.edges = Arrays.stream(HexEdge.values()).mapToInt(e -> mask(board.beside(e))).toArray();
    }

    private static int mask(SquareSet cells) {
        return (int) cells.word(0);
    }

    /** Returns the winner of {@code position}. */
    public Player winner(HexPosition position) {
        int mover = mask(position.stones(position.toMove()));
        int other = mask(position.stones(position.toMove().opponent()));
        boolean moverWins = wins(mover, other, position.toMove());
        return moverWins ? position.toMove() : position.toMove().opponent();
    }

    private boolean wins(int mover, int other, Player player) {
        if (isJoined(other, player.opponent())) {
            return false;
        }
        if (isJoined(mover, player)) {
            return true;
        }
        long colour = player == Player.BLACK ? 2 : 0;
        long key = ((long) mover << MAX_CELLS | other) << 2 | colour | NOT_ZERO;
        int value = known.get(key);
        return value < 0 ? remember(key, search(mover, other, player)) : value == 1;
    }

    private boolean remember(long key, boolean win) {
        known.put(key, win ? 1 : 0);
        return win;
    }

    private boolean search(int mover, int other, Player player) {
        return IntStream.range(0, board.cells())
                .map(cell -> 1 << cell)
                .filter(stone -> ((mover | other) & stone) == 0)
                .anyMatch(stone -> !wins(other, mover | stone, player.opponent()));
    }

    private boolean isJoined(int stones, Player player) {
        int first = player == Player.BLACK ? 0 : 2;
        return (flood(stones & edges[first], stones) & edges[first + 1]) != 0;
    }

    private int flood(int start, int stones) {
        int reached = start;
        for (int old = 0; reached != old; ) {
            old = reached;
            reached |= around(reached) & stones;
        }
        return reached;
    }

    private int around(int cells) {
        int neighbours = 0;
        for (int rest = cells; rest != 0; rest &= rest - 1) {
            neighbours |= around[Integer.numberOfTrailingZeros(rest)];
        }
        return neighbours;
    }
}
