package proofstone.testkit;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * The exact value of a small weak problem by memoised exhaustive search over bit masks.
 *
 * <p>This is the oracle of the tests: it knows nothing of pairings, potentials or carriers. It also
 * decides, by the definition and nothing else, whether a set of squares is a carrier. One object
 * serves one problem and keeps its memo, so that many carriers of one problem cost little more than
 * one. Practical up to about 16 free squares, possible up to {@value #MAX_FREE}; not for use by
 * several threads.
 */
public final class BruteForce {
    /*
     * A state is (Maker's squares, Breaker's squares, turn, stones left) over the squares that were
     * free at the start, numbered by decreasing degree so that plain bit order tries the busiest
     * squares first. Only these facts about the game are used:
     *   - a set with a stone of Breaker, or with more missing squares than Maker has stones, is dead;
     *     without live sets Breaker has won;
     *   - Maker to move fills a set that lacks one square; Breaker to move must take such a square;
     *   - a stone on a square of no live set changes nothing, and the right to pass never helps the
     *     player who has it, so such squares are not tried. Maker's first move is the exception: the
     *     rule may force him to waste it.
     *
     * Key of the memo, stored with the value in bit 0:
     *   bit 63..58 stones left | 57 Maker to move | 56..29 Breaker | 28..1 Maker | 0 Maker wins
     */
    /** The greatest number of free squares. */
    public static final int MAX_FREE = 28;

    private static final int UNLIMITED = 63;

    private final WeakProblem problem;
    private final int[] squares;
    private final int[] sets;
    private final int all;
    private final int stones;
    private final LongMemo memo = new LongMemo();

    /**
     * Prepares the search.
     *
     * @throws IllegalArgumentException if more than {@value #MAX_FREE} squares are free
     */
    public BruteForce(WeakProblem problem) {
        this.problem = problem;
        SquareSet occupied = problem.position().occupied();
        SquareSet breaker = problem.position().breaker();
        List<SquareSet> open =
                problem.board().hypergraph().sets().stream()
                        .filter(set -> !set.intersects(breaker))
                        .toList();
        this.squares = byDegree(problem, occupied, open);
        if (squares.length > MAX_FREE) {
            throw new IllegalArgumentException(squares.length + " free squares are too many");
        }
        this.sets = open.stream().mapToInt(set -> mask(set)).sorted().distinct().toArray();
        this.all = (1 << squares.length) - 1;
        this.stones = Math.min(UNLIMITED, problem.makerStones().orElse(UNLIMITED));
    }

    private static int[] byDegree(WeakProblem problem, SquareSet occupied, List<SquareSet> open) {
        return IntStream.range(0, problem.board().hypergraph().squares())
                .filter(square -> !occupied.contains(square))
                .boxed()
                .sorted(
                        Comparator.comparingLong(
                                square -> -open.stream().filter(s -> s.contains(square)).count()))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Returns who wins {@code problem}. */
    public static Role winner(WeakProblem problem) {
        return new BruteForce(problem).winner();
    }

    /**
     * Returns whether {@code carrier} is a carrier of {@code winner}; see the method of the object.
     */
    public static boolean carrierHolds(WeakProblem problem, Role winner, SquareSet carrier) {
        return new BruteForce(problem).carrierHolds(winner, carrier);
    }

    /** Returns who wins the problem. */
    public Role winner() {
        return role(solve(0, 0, 0));
    }

    /**
     * Returns whether {@code winner} still wins when every free square outside {@code carrier} is
     * given to his opponent before the game goes on: the definition of a carrier.
     *
     * <p>A move of the opponent outside the carrier is then a pass. It matters only where Maker's
     * first move is restricted: he may spend it outside the carrier.
     */
    public boolean carrierHolds(Role winner, SquareSet carrier) {
        int outside = all & ~mask(carrier);
        return winner == Role.MAKER ? solve(0, outside, 0) : !solve(outside, 0, outside);
    }

    /** Returns how many states the memo holds. */
    public int states() {
        return memo.size();
    }

    /** Whether Maker wins; moves on {@code passes} may be Maker's first move and change nothing. */
    private boolean solve(int maker, int breaker, int passes) {
        WeakPosition position = problem.position();
        Optional<SquareSet> first = problem.firstMoves();
        if (first.isEmpty()) {
            return makerWins(maker, breaker, position.toMove(), stones);
        }
        int allowed = mask(first.get());
        return position.toMove() == Role.MAKER
                ? firstMoveWins(maker, breaker, allowed, passes)
                : everyReplyLoses(maker, breaker, allowed, passes);
    }

    private boolean firstMoveWins(int maker, int breaker, int allowed, int passes) {
        if (isFilled(maker)) {
            return true;
        }
        if (stones == 0) {
            return false;
        }
        if ((allowed & passes) != 0 && makerWins(maker, breaker, Role.BREAKER, less(stones))) {
            return true;
        }
        int moves = allowed & all & ~maker & ~breaker;
        for (int rest = moves; rest != 0; rest &= rest - 1) {
            int move = rest & -rest;
            if (makerWins(maker | move, breaker, Role.BREAKER, less(stones))) {
                return true;
            }
        }
        return false;
    }

    private boolean everyReplyLoses(int maker, int breaker, int allowed, int passes) {
        if (isFilled(maker)) {
            return true;
        }
        int moves = all & ~maker & ~breaker;
        for (int rest = moves; rest != 0; rest &= rest - 1) {
            int move = rest & -rest;
            if (!firstMoveWins(maker, breaker | move, allowed, passes)) {
                return false;
            }
        }
        return moves != 0;
    }

    private boolean isFilled(int maker) {
        return Arrays.stream(sets).anyMatch(set -> (set & ~maker) == 0);
    }

    private boolean makerWins(int maker, int breaker, Role turn, int left) {
        int live = 0;
        int threats = 0;
        for (int set : sets) {
            int missing = set & ~maker;
            if ((set & breaker) != 0 || Integer.bitCount(missing) > left) {
                continue;
            }
            if (missing == 0) {
                return true;
            }
            live |= missing;
            threats |= (missing & (missing - 1)) == 0 ? missing : 0;
        }
        if (live == 0) {
            return false;
        }
        if (turn == Role.MAKER && threats != 0) {
            return true;
        }
        // Squares of no live set are the same as Breaker's.
        int dead = all & ~live & ~maker;
        long key = key(maker, breaker | dead, turn, left);
        int known = memo.get(key);
        if (known >= 0) {
            return known == 1;
        }
        boolean wins =
                turn == Role.MAKER
                        ? anyMoveWins(maker, breaker, live, left)
                        : noMoveHolds(maker, breaker, threats != 0 ? threats : live, left);
        memo.put(key, wins ? 1 : 0);
        return wins;
    }

    private boolean anyMoveWins(int maker, int breaker, int moves, int left) {
        for (int rest = moves; rest != 0; rest &= rest - 1) {
            if (makerWins(maker | (rest & -rest), breaker, Role.BREAKER, less(left))) {
                return true;
            }
        }
        return false;
    }

    private boolean noMoveHolds(int maker, int breaker, int moves, int left) {
        for (int rest = moves; rest != 0; rest &= rest - 1) {
            if (!makerWins(maker, breaker | (rest & -rest), Role.MAKER, left)) {
                return false;
            }
        }
        return true;
    }

    private static int less(int left) {
        return left == UNLIMITED ? left : left - 1;
    }

    private static long key(int maker, int breaker, Role turn, int left) {
        return (long) left << 58
                | (turn == Role.MAKER ? 1L << 57 : 0)
                | (long) breaker << 29
                | (long) maker << 1;
    }

    private int mask(SquareSet set) {
        int mask = 0;
        for (int bit = 0; bit < squares.length; bit++) {
            mask |= set.contains(squares[bit]) ? 1 << bit : 0;
        }
        return mask;
    }

    private static Role role(boolean makerWins) {
        return makerWins ? Role.MAKER : Role.BREAKER;
    }
}
