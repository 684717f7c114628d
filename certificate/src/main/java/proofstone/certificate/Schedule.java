package proofstone.certificate;

import java.util.List;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turns;
import proofstone.game.WeakProblem;

/**
 * The turns of a game of several stones a turn, by their numbers: who moves, how many stones he
 * has, and where a claim may be used.
 *
 * <p>In a tile game, with exclusive squares or without, turn 0 is any of Maker's and turn 1 any of
 * Breaker's. Where the turns are listed they count from 0 at the position of the problem.
 * Immutable.
 */
public final class Schedule {
    /*
     * A claim may be used at another turn if the turns that follow there are no better for the
     * refuter: his have as many stones at most, the prover's at least as many. An extra stone never
     * hurts the prover, who puts it anywhere, and a missing one of the refuter's counts as lying
     * outside the carrier. Only the turns up to Maker's last one matter; after it nothing changes.
     */
    private static final List<Integer> NO_SIZES = List.of();

    private final Turns turns;
    private final Role first;
    private final List<Integer> sizes;

    /** Maker's stones in each listed turn and all later ones. */
    private final int[] makers;

    /** Makes the schedule of {@code turns}, {@code first} being the player to move. */
    public Schedule(Turns turns, Role first) {
        this.turns = turns;
        this.first = first;
        this.sizes = turns instanceof Turns.Listed listed ? listed.sizes() : NO_SIZES;
        this.makers = new int[sizes.size() + 1];
        for (int i = sizes.size() - 1; i >= 0; i--) {
            makers[i] = makers[i + 1] + (mover(i) == Role.MAKER ? sizes.get(i) : 0);
        }
    }

    /** Returns the schedule of a problem of several stones a turn. */
    public static Schedule of(WeakProblem problem) {
        return new Schedule(problem.turns().orElseThrow(), problem.position().toMove());
    }

    /** Returns whether it is that of a tile game. */
    public boolean isTile() {
        return turns instanceof Turns.UpTo;
    }

    /** Returns the number of the turn from which the game starts. */
    public int start() {
        return isTile() && first == Role.BREAKER ? 1 : 0;
    }

    /** Returns the number of stones that the player to move may put at the start. */
    public int startStones() {
        return turns.now();
    }

    /**
     * Returns the greatest number of a turn; where they are listed two numbers, one of each player,
     * stand for the end of the game.
     */
    int last() {
        return isTile() ? 1 : sizes.size() + 1;
    }

    /** Returns who moves at a turn. */
    public Role mover(int turn) {
        Role even = isTile() ? Role.MAKER : first;
        return turn % 2 == 0 ? even : even.opponent();
    }

    /** Returns the number of stones of a turn, its greatest number in a tile game. */
    public int size(int turn) {
        if (turns instanceof Turns.UpTo tile) {
            return tile.most();
        }
        return turn < sizes.size() ? sizes.get(turn) : 0;
    }

    /**
     * Returns the most squares of a winning set that Maker fills in one turn of his. With exclusive
     * squares this is the number of his last turn, else his stones of {@code turn}.
     */
    public int finish(int turn) {
        return turns instanceof Turns.UpTo tile ? tile.last() : size(turn);
    }

    /** Returns the squares on which Maker may put in his last turn only; often none. */
    public SquareSet exclusive() {
        return turns instanceof Turns.UpTo tile ? tile.exclusive() : SquareSet.empty();
    }

    /** Returns the turn after {@code turn}. */
    public int next(int turn) {
        return isTile() ? 1 - turn : turn + 1;
    }

    /** Returns the turn before {@code turn}, or -1. */
    int previous(int turn) {
        return isTile() ? 1 - turn : turn - 1;
    }

    /** Returns how many stones Maker has from a turn on; only for listed turns. */
    public int makerStones(int turn) {
        return turn < makers.length ? makers[turn] : 0;
    }

    /**
     * Returns whether a claim may be used where {@code mover} has {@code stones} stones at a turn.
     */
    public boolean isUsable(Claim claim, Role mover, int turn, int stones) {
        Moment moment = claim.moment();
        Role prover = claim.prover();
        if (claim.turn() != prover && moment.isAny()) {
            return true;
        }
        if (claim.turn() != mover) {
            boolean pass = prover == Role.BREAKER && mover == Role.BREAKER;
            int next = next(turn);
            return pass && isUsable(claim, Role.MAKER, next, size(next));
        }
        boolean enough = mover == prover ? moment.stones() <= stones : moment.stones() >= stones;
        return enough && (moment.isAny() || fits(prover, moment.turn(), turn));
    }

    private boolean fits(Role prover, int claimed, int turn) {
        if (claimed == turn || isTile()) {
            return claimed == turn;
        }
        int decisive = prover == Role.BREAKER ? turn : claimed;
        for (int k = 1; decisive + k <= lastOfMaker(); k++) {
            int there = size(turn + k);
            int here = size(claimed + k);
            if (mover(turn + k) == prover ? there < here : there > here) {
                return false;
            }
        }
        return true;
    }

    private int lastOfMaker() {
        int last = sizes.size() - 1;
        return last >= 0 && mover(last) == Role.BREAKER ? last - 1 : last;
    }
}
