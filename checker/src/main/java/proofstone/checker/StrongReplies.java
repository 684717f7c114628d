package proofstone.checker;

import java.util.ArrayList;
import java.util.List;
import proofstone.checker.StrongClaim.Goal;

/**
 * Accept rule S5, {@code replies}, answer after answer as they are read.
 *
 * <p>Lemma (must-play): Q's move x among the squares of an answer is met by its child, every other
 * one, and a pass, by the first child. Each leaves the carrier of the child free, and a set lacks
 * one square less exactly if it contains x. A threshold 0 stays: such a set meets the child's
 * carrier or P's stones, so that x does not fill it either.
 */
final class StrongReplies {
    private record Answer(StrongClaim child, Bits squares) {}

    private final StrongGame game;
    private final Board board;
    private final StrongClaim others;
    private final List<Answer> answers = new ArrayList<>();

    /** X, the squares that have an answer of their own. */
    private final Bits answered;

    /** Which answer a square of X has. */
    private final int[] answerAt;

    StrongReplies(StrongGame game, StrongClaim others) {
        this.game = game;
        this.board = game.board();
        this.others = others;
        this.answered = game.noSquares();
        this.answerAt = new int[board.squares()];
    }

    /** Takes one more child and the distinct squares that it answers. */
    void add(StrongClaim child, int[] squares) throws Refusal {
        Refusal.unless(
                child.prover() == others.prover(),
                Reason.WRONG_PROVER,
                "a child is not of " + others.prover().word());
        Refusal.unless(squares.length > 0, Reason.BAD_COUNT, "a child answers no square");
        for (int square : squares) {
            Refusal.unless(
                    answered.add(square), Reason.SQUARE_TWICE, "answered twice: square", square);
            Refusal.unless(
                    !child.needed().free().has(square),
                    Reason.SQUARE_IN_CARRIER,
                    "its answer needs square",
                    square);
            answerAt[square] = answers.size();
        }
        answers.add(new Answer(child, Bits.of(board.squares(), squares)));
    }

    /** What the answers prove together. */
    StrongClaim claim() throws Refusal {
        Bits open = others.needed().free().copy();
        open.retainAll(game.everPlayable(others.refuter()));
        open.removeAll(answered);
        Needed needed = needed();
        requireShut(open, needed);
        needed.requireDisjoint();
        Bits elsewhere = elsewhere(needed);
        int[] least = greatest();
        Thresholds thresholds =
                Thresholds.of(
                        game,
                        others.refuter(),
                        needed,
                        h -> threshold(h, least, needed, elsewhere));
        StrongTurn after = turnAfter();
        boolean exact = requireUsable(after) || !open.isEmpty();
        boolean wins =
                others.isWin() && answers.stream().allMatch(answer -> answer.child().isWin());
        return new StrongClaim(
                others.prover(),
                wins ? Goal.WIN : Goal.HOLD,
                turnBefore(after),
                wins ? winStones(after) : StrongClaim.oneMore(holdStones(after)),
                needed,
                thresholds,
                outer(),
                exact);
    }

    /**
     * Refuses unless the refuter may put on none of the squares: they are not his, and each set of
     * the prover's through one has another square that is free or the refuter's, so that it is no
     * direct threat that he might parry.
     */
    private void requireShut(Bits open, Needed needed) throws Refusal {
        for (int x = open.next(0); x >= 0; x = open.next(x + 1)) {
            boolean shut = !game.squaresOf(others.refuter()).has(x);
            for (int f : game.setsOf(others.prover())) {
                shut &= !board.contains(f, x) || isKept(f, x, needed);
            }
            Refusal.unless(shut, Reason.UNCOVERED_REPLY, "no child answers square", x);
        }
    }

    /** Whether set f has a square beside x that is free or the refuter's. */
    private boolean isKept(int f, int x, Needed needed) {
        for (int v : board.set(f)) {
            if (v != x && (needed.free().has(v) || needed.refuters().has(v))) {
                return true;
            }
        }
        return false;
    }

    /** Refuses a child that says nothing after Q's stone; whether one is exact. */
    private boolean requireUsable(StrongTurn after) throws Refusal {
        others.requireUsable(after, game.stones());
        boolean exact = others.exact();
        for (Answer answer : answers) {
            answer.child().requireUsable(after, game.stones());
            exact |= answer.child().exact();
        }
        return exact;
    }

    /**
     * The turn after Q's stone, at which all children are usable: as many stones as each allows.
     */
    private StrongTurn turnAfter() {
        int left = Math.min(left(others), game.stones() - 1);
        for (Answer answer : answers) {
            left = Math.min(left, left(answer.child()));
        }
        return left == 0 ? game.whole(others.prover()) : new StrongTurn(others.refuter(), left);
    }

    /** How many stones Q has left in the child. */
    private static int left(StrongClaim child) {
        return child.turn().isOf(child.prover()) ? 0 : child.turn().left();
    }

    private StrongTurn turnBefore(StrongTurn after) {
        int left = after.isOf(others.refuter()) ? after.left() : 0;
        return new StrongTurn(others.refuter(), left + 1);
    }

    private Needed needed() {
        Bits free = others.needed().free().copy();
        Bits provers = others.needed().provers().copy();
        Bits refuters = others.needed().refuters().copy();
        free.addAll(answered);
        for (Answer answer : answers) {
            free.addAll(answer.child().needed().free());
            provers.addAll(answer.child().needed().provers());
            refuters.addAll(refutersBefore(answer));
        }
        return new Needed(free, provers, refuters);
    }

    /** A single square that is answered is the refuter's by his move. */
    private static Bits refutersBefore(Answer answer) {
        Bits refuters = answer.child().needed().refuters();
        if (answer.squares().size() == 1) {
            refuters = refuters.copy();
            refuters.remove(answer.squares().next(0));
        }
        return refuters;
    }

    /** Where the refuter may play so that the first child answers. */
    private Bits elsewhere(Needed needed) {
        Bits elsewhere = game.noSquares();
        Bits playable = game.everPlayable(others.refuter());
        for (int v = playable.next(0); v >= 0; v = playable.next(v + 1)) {
            boolean kept = needed.provers().has(v) || needed.refuters().has(v);
            if (!kept && !answered.has(v)) {
                elsewhere.add(v);
            }
        }
        return elsewhere;
    }

    /** The greatest threshold of each set among the children. */
    private int[] greatest() {
        int[] greatest = others.thresholds().copy();
        for (Answer answer : answers) {
            answer.child().thresholds().raise(greatest);
        }
        return greatest;
    }

    private int threshold(int h, int[] least, Needed needed, Bits elsewhere) {
        int greatest = least[h];
        int inCarrier = board.countIn(h, needed.free());
        for (int v : board.set(h)) {
            if (answered.has(v)) {
                StrongClaim child = answers.get(answerAt[v]).child();
                greatest = Math.max(greatest, Thresholds.before(child.thresholds().of(h)));
            } else if (elsewhere.has(v)
                    && (needed.free().has(v) || others.thresholds().of(h) > inCarrier)) {
                greatest = Math.max(greatest, Thresholds.before(others.thresholds().of(h)));
            }
        }
        return greatest;
    }

    private int outer() {
        int outer = Thresholds.before(others.outer());
        for (Answer answer : answers) {
            int after = answer.child().outer();
            outer = Math.max(outer, isInner(answer.squares()) ? after : Thresholds.before(after));
        }
        return outer;
    }

    private boolean isInner(Bits squares) {
        for (int v = squares.next(0); v >= 0; v = squares.next(v + 1)) {
            if (!game.isInner(v)) {
                return false;
            }
        }
        return true;
    }

    private long winStones(StrongTurn after) {
        long stones = others.winStones(after, game.stones());
        for (Answer answer : answers) {
            stones = Math.max(stones, answer.child().winStones(after, game.stones()));
        }
        return stones;
    }

    private long holdStones(StrongTurn after) {
        long stones = others.holdStones(after, game.stones());
        for (Answer answer : answers) {
            stones = Math.min(stones, answer.child().holdStones(after, game.stones()));
        }
        return stones;
    }
}
