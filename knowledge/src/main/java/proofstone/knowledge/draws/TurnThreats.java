package proofstone.knowledge.draws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Threat sequences of several stones a turn: Maker's wins in which every turn of his leaves Breaker
 * no stone to spare.
 *
 * <p>For the tile games of [Chiang2011] definition 1 on at most 64 squares. It finds wins and never
 * disproves one: {@link Finding#NONE} says nothing about the winner.
 */
public final class TurnThreats {
    /*
     * A threat is an open set in which Maker lacks at most p squares: unless Breaker puts a stone
     * there he fills it in his next turn. After a turn of j stones Breaker has at most j. So
     *
     * - if no j squares meet all threats, Maker has won;
     * - if j squares do, but no j - 1, then Breaker's turn is one of the sets of j squares that
     *   meet all of them, because any other loses at once; Maker has won if he has after each;
     * - else Breaker has a stone to spare, and the turn is not looked at.
     *
     * Some square of the first threat that is not met yet belongs to each such set, so that
     * branching on its squares finds all of them.
     */
    private static final int DEEPEST = 8;

    /** What was found. */
    public enum Finding {
        /** Maker wins. */
        WIN,
        /** No win of this kind, or none within the effort. */
        NONE
    }

    private record Position(long maker, long breaker) {}

    private final long[] sets;
    private final int stones;
    private final Map<Position, Boolean> known = new HashMap<>();
    private int effort;

    private TurnThreats(List<Long> sets, int stones, int effort) {
        this.sets = sets.stream().mapToLong(Long::longValue).toArray();
        this.stones = stones;
        this.effort = effort;
    }

    /**
     * Looks for a win from the empty board.
     *
     * @param sets the winning sets, as sets of squares 0 to 63
     * @param stones p, the most stones of a turn of Maker's
     * @param effort how many turns of Maker's may be looked at
     */
    public static Finding search(List<Long> sets, int stones, int effort) {
        TurnThreats search = new TurnThreats(sets, stones, effort);
        return search.wins(0, 0, DEEPEST) ? Finding.WIN : Finding.NONE;
    }

    private boolean wins(long maker, long breaker, int depth) {
        Position position = new Position(maker, breaker);
        Boolean before = known.get(position);
        if (before != null) {
            return before;
        }
        boolean found = isWon(residuals(maker, breaker), maker, breaker, depth);
        known.put(position, found);
        return found;
    }

    private boolean isWon(List<Long> residuals, long maker, long breaker, int depth) {
        long squares = 0;
        for (long residual : residuals) {
            int lacking = Long.bitCount(residual);
            if (lacking <= stones) {
                return true;
            }
            squares |= lacking <= 2 * stones ? residual : 0;
        }
        for (int size = 1; size <= stones && depth > 0; size++) {
            if (winsByTurn(new Turn(residuals, maker, breaker, depth, size), squares, 0)) {
                return true;
            }
        }
        return false;
    }

    private List<Long> residuals(long maker, long breaker) {
        List<Long> residuals = new ArrayList<>();
        for (long set : sets) {
            if ((set & breaker) == 0) {
                residuals.add(set & ~maker);
            }
        }
        return residuals;
    }

    /** A turn of {@code size} stones from a position. */
    private record Turn(List<Long> residuals, long maker, long breaker, int depth, int size) {}

    /** Tries all turns that add squares of {@code open} to {@code put}. */
    private boolean winsByTurn(Turn turn, long open, long put) {
        if (Long.bitCount(put) == turn.size()) {
            return effort-- > 0 && isForced(turn, put);
        }
        for (long rest = open; rest != 0 && effort > 0; rest &= rest - 1) {
            long square = Long.lowestOneBit(rest);
            if (winsByTurn(turn, rest & ~square, put | square)) {
                return true;
            }
        }
        return false;
    }

    private boolean isForced(Turn turn, long put) {
        List<Long> threats = new ArrayList<>();
        for (long residual : turn.residuals()) {
            if (Long.bitCount(residual & ~put) <= stones) {
                threats.add(residual & ~put);
            }
        }
        if (canMeet(threats, turn.size() - 1, 0)) {
            return false;
        }
        return losesEach(turn, put, threats, 0);
    }

    private static boolean canMeet(List<Long> threats, int answers, long met) {
        for (long threat : threats) {
            if ((threat & met) == 0) {
                return answers > 0 && canMeetBy(threat, threats, answers, met);
            }
        }
        return true;
    }

    private static boolean canMeetBy(long threat, List<Long> threats, int answers, long met) {
        for (long rest = threat; rest != 0; rest &= rest - 1) {
            if (canMeet(threats, answers - 1, met | Long.lowestOneBit(rest))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether Maker wins after every answer that begins with {@code met}. */
    private boolean losesEach(Turn turn, long put, List<Long> threats, long met) {
        long open = 0;
        for (long threat : threats) {
            if (open == 0 && (threat & met) == 0) {
                open = threat;
            }
        }
        if (open == 0) {
            return wins(turn.maker() | put, turn.breaker() | met, turn.depth() - 1);
        }
        if (Long.bitCount(met) == turn.size()) {
            return true;
        }
        for (long rest = open; rest != 0; rest &= rest - 1) {
            if (!losesEach(turn, put, threats, met | Long.lowestOneBit(rest))) {
                return false;
            }
        }
        return true;
    }
}
