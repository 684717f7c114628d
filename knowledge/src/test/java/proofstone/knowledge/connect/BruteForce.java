package proofstone.knowledge.connect;

import java.util.HashMap;
import java.util.Map;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;

/** Finds out by trying everything whether a player wins, on at most 30 squares. */
final class BruteForce {
    private final int squares;
    private final int stones;
    private final long[] lines;
    private final Map<Long, Boolean> known = new HashMap<>();
    private final int attacker;

    BruteForce(StrongBoard board, Player attacker) {
        this.squares = board.squares();
        this.stones = board.stonesATurn();
        this.lines = board.sets().stream().mapToLong(set -> set.word(0)).toArray();
        this.attacker = attacker == Player.BLACK ? 0 : 1;
    }

    /** Returns whether the attacker wins. */
    boolean wins(StrongPosition position) {
        Turn turn = position.turn();
        return wins(
                word(position.black()),
                word(position.white()),
                turn.player() == Player.BLACK ? 0 : 1,
                turn.left());
    }

    private static long word(SquareSet set) {
        return set.isEmpty() ? 0 : set.word(0);
    }

    private boolean wins(long black, long white, int mover, int left) {
        long free = ~(black | white) & (1L << squares) - 1;
        if (free == 0) {
            return false;
        }
        long key = ((black << 30 | white) << 1 | mover) * 8 + left;
        Boolean value = known.get(key);
        if (value == null) {
            value = tried(black, white, mover, left, free);
            known.put(key, value);
        }
        return value;
    }

    private boolean tried(long black, long white, int mover, int left, long free) {
        int next = left > 1 ? mover : 1 - mover;
        int rest = left > 1 ? left - 1 : stones;
        for (long at = free; at != 0; at &= at - 1) {
            long bit = at & -at;
            long b = mover == 0 ? black | bit : black;
            long w = mover == 0 ? white : white | bit;
            boolean filled = isFilled(mover == 0 ? b : w);
            boolean wins = filled ? mover == attacker : wins(b, w, next, rest);
            if (wins == (mover == attacker)) {
                return wins;
            }
        }
        return mover != attacker;
    }

    private boolean isFilled(long own) {
        for (long line : lines) {
            if ((own & line) == line) {
                return true;
            }
        }
        return false;
    }
}
