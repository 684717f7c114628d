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
        int uncovered = open.firstNotIn(answered);
        Refusal.unless(uncovered < 0, Reason.UNCOVERED_REPLY, "no child answers square", uncovered);
        Needed needed = needed().requireDisjoint();
        Bits elsewhere = elsewhere(needed);
        int[] least = greatest();
        Thresholds thresholds =
                Thresholds.of(
                        game,
                        others.refuter(),
                        needed,
                        h -> threshold(h, least, needed, elsewhere));
        StrongTurn after = turnAfter();
        boolean wins =
                others.isWin() && answers.stream().allMatch(answer -> answer.child().isWin());
        return new StrongClaim(
                others.prover(),
                wins ? Goal.WIN : Goal.HOLD,
                turnBefore(after),
                wins ? winStones(after) : StrongClaim.oneMore(holdStones(after)),
                needed,
                thresholds,
                outer());
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
