package proofstone.knowledge.connect;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;

/**
 * Finds out by trying everything whether a player wins, from one position on, which has at most 16
 * free squares; the board may have any size.
 */
final class BruteForce {
    private static final int MOST_FREE = 16;

    private final StrongBoard board;
    private final StrongPosition base;
    private final int[] free;
    private final int attacker;

    /** What each player still lacks of the sets that he may fill, as bits of free squares. */
    private final int[][] lacking = new int[2][];

    /** The free squares that each player may use. */
    private final int[] usable = new int[2];

    private final Map<Long, Boolean> known = new HashMap<>();

    /** Takes the position that those to be asked about come from. */
    BruteForce(StrongBoard board, StrongPosition base, Player attacker) {
        this.board = board;
        this.base = base;
        this.free = SquareSet.range(board.squares()).minus(base.occupied()).toArray();
        this.attacker = LineState.number(attacker);
        if (free.length > MOST_FREE) {
            throw new IllegalArgumentException(free.length + " free squares");
        }
        for (Player player : Player.values()) {
            lacking[LineState.number(player)] = lacking(player);
            usable[LineState.number(player)] = bits(board.squares(player));
        }
    }

    private int[] lacking(Player player) {
        SquareSet other = base.stones(player.opponent());
        List<SquareSet> sets = board.sets();
        return IntStream.range(0, sets.size())
                .filter(i -> board.owns(player, i) && !sets.get(i).intersects(other))
                .map(i -> bits(sets.get(i)))
                .toArray();
    }

    private int bits(SquareSet squares) {
        return IntStream.range(0, free.length)
                .filter(i -> squares.contains(free[i]))
                .map(i -> 1 << i)
                .sum();
    }

    /** Returns whether the attacker wins a position that has the stones of the base and more. */
    boolean wins(StrongPosition position) {
        int[] stones = {bits(position.black()), bits(position.white())};
        Turn turn = position.turn();
        return wins(stones, LineState.number(turn.player()), turn.left());
    }

    private boolean wins(int[] stones, int mover, int left) {
        long both = (long) stones[0] << MOST_FREE | stones[1];
        long key = (both << 1 | mover) * (1 + MOST_FREE) + left;
        Boolean value = known.get(key);
        if (value == null) {
            value = tried(stones, mover, left);
            known.put(key, value);
        }
        return value;
    }

    private boolean tried(int[] stones, int mover, int left) {
        int next = left > 1 ? mover : 1 - mover;
        int rest = left > 1 ? left - 1 : board.stonesATurn();
        int open = ((1 << free.length) - 1) & ~stones[0] & ~stones[1];
        if ((open & usable[mover]) == 0) {
            return (open & usable[1 - mover]) != 0 && wins(stones, 1 - mover, board.stonesATurn());
        }
        for (int at = open & usable[mover]; at != 0; at &= at - 1) {
            int[] after = stones.clone();
            after[mover] |= at & -at;
            boolean wins =
                    isFilled(after[mover], mover) ? mover == attacker : wins(after, next, rest);
            if (wins == (mover == attacker)) {
                return wins;
            }
        }
        return mover != attacker;
    }

    private boolean isFilled(int own, int player) {
        return Arrays.stream(lacking[player]).anyMatch(set -> (set & ~own) == 0);
    }
}
