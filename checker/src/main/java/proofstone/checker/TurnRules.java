package proofstone.checker;

import java.util.ArrayList;
import java.util.List;
import proofstone.checker.Claim.Breakers;
import proofstone.checker.Claim.Makers;
import proofstone.checker.Claim.Phase;

/**
 * The accept rules of games of several stones a turn (format page, section 9): T1 to T3, and B4 and
 * B5 as they are there.
 */
final class TurnRules {
    private final Board board;
    private final TurnOrder turns;
    private final Supersets supersets;

    TurnRules(Board board, TurnOrder turns) {
        this.board = board;
        this.turns = turns;
        this.supersets = new Supersets(board);
    }

    /** B4. Lemma: from the turn on Maker has fewer stones than a held set lacks. */
    Breakers shortOfStones(int turn, int[] region) throws Refusal {
        Refusal.unless(!turns.isTile(), Reason.NOT_IN_RULE, "a tile game does not end by stones");
        requireTurnOf(Player.MAKER, turn);
        Bits carrier = Bits.of(board.squares(), region);
        Bits held = board.noSets();
        for (int e = 0; e < board.sets(); e++) {
            if (board.countIn(e, carrier) > turns.makersFrom(turn)) {
                held.add(e);
            }
        }
        return waiting(carrier, held, turn);
    }

    /**
     * B5. Lemma: in a tile game the stones that Maker puts into a part allow as many answers there,
     * and a part without one needs none.
     */
    Breakers join(List<Breakers> parts) throws Refusal {
        Refusal.unless(turns.isTile(), Reason.NOT_IN_RULE, "a join where the turns are listed");
        Bits carrier = board.noSquares();
        Bits held = board.noSets();
        boolean moves = false;
        long stones = 0;
        for (Breakers part : parts) {
            int shared = carrier.firstIn(part.carrier());
            Refusal.unless(shared < 0, Reason.CARRIERS_OVERLAP, "two parts have square", shared);
            carrier.addAll(part.carrier());
            held.addAll(part.held());
            boolean first = part.turn() == Player.BREAKER;
            moves |= first;
            stones += first ? part.moment().stones() : 0;
        }
        return moves
                ? breakers(Player.BREAKER, carrier, held, new Moment(1, stones))
                : waiting(carrier, held, 0);
    }

    /**
     * T1. Lemma: no turn of Maker's fills a box, and Breaker has a stone for each box that it is
     * the first to touch, unless it is Maker's last turn.
     */
    Breakers boxes(int turn, int size, int[] squares) throws Refusal {
        requireTurnOf(Player.MAKER, turn);
        boolean whole = size > 0 && squares.length > 0 && squares.length % size == 0;
        Refusal.unless(whole, Reason.BAD_COUNT, "no boxes of one size:", squares.length);
        for (int i = turn; i < (turns.isTile() ? 1 : Integer.MAX_VALUE); i += 2) {
            if (!turns.isTile() && turns.makersFrom(i) == 0) {
                break;
            }
            requireAnswered(i, size, squares.length / size);
        }
        Bits held = board.noSets();
        for (int i = 0; i < squares.length; i += size) {
            int[] box = new int[size];
            System.arraycopy(squares, i, box, 0, size);
            requireExclusiveIn(box);
            supersets.addTo(held, box, size);
        }
        return waiting(Bits.of(board.squares(), squares), held, turn);
    }

    /** Else Maker could fill the box in a turn, however large it is. */
    private void requireExclusiveIn(int[] box) throws Refusal {
        boolean kept = !hasExclusive() || !isOrdinary(box);
        Refusal.unless(kept, Reason.BOX_TOO_SMALL, "no exclusive square is in a box");
    }

    private boolean isOrdinary(int[] squares) {
        for (int square : squares) {
            if (turns.exclusive().has(square)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the game has squares on which Maker may put in his last turn only. */
    boolean hasExclusive() {
        return !turns.exclusive().isEmpty();
    }

    /** P5. Lemma: Maker may put on the image of a square where and only where he may on it. */
    void requireSameKind(int from, int to) throws Refusal {
        boolean same = !hasExclusive() || turns.exclusive().has(from) == turns.exclusive().has(to);
        Refusal.unless(same, Reason.EXCLUSIVE_SQUARE, "another kind of square than", from);
    }

    private void requireAnswered(int turn, int size, int boxes) throws Refusal {
        long most = turns.isTile() ? turns.last() : turns.size(turn);
        Refusal.unless(most < size, Reason.BOX_TOO_SMALL, "maker fills a box in turn", turn);
        boolean over = !turns.isTile() && turns.makersFrom(turn + 1) == 0;
        long touched = Math.min(boxes, turns.size(turn));
        boolean enough = turns.isTile() || over || touched <= turns.size(turn + 1);
        Refusal.unless(enough, Reason.TOO_FEW_STONES, "more boxes than answers in turn", turn);
    }

    /** T2 for Breaker. Lemma: he puts the squares and goes on as the child. */
    Breakers puts(Breakers child, int[] squares) throws Refusal {
        Moment moment = momentBefore(child, squares);
        Bits carrier = child.carrier().copy();
        carrier.addAll(squares);
        Bits held = child.held().copy();
        for (int square : squares) {
            held.addAll(board.setsAt(square));
        }
        return breakers(Player.BREAKER, carrier, held, moment);
    }

    /** T2 for Maker. Lemma: he puts the squares and goes on as the child. */
    Makers puts(Makers child, int[] squares) throws Refusal {
        Moment moment = momentBefore(child, squares);
        boolean withstands =
                !turns.isTile()
                        || child.moment().isAny()
                        || child.moment().stones() >= squares.length;
        Refusal.unless(
                withstands, Reason.TOO_MANY_STONES, "the child does not withstand", squares.length);
        requirePermitted(child, squares);
        Bits carrier = child.carrier().copy();
        carrier.addAll(squares);
        Bits support = child.support().copy();
        for (int square : squares) {
            support.remove(square);
        }
        return makers(Player.MAKER, carrier, support, child.targets(), moment);
    }

    /** In his last turn, after which a set is filled, Maker may put on exclusive squares. */
    private void requirePermitted(Makers child, int[] squares) throws Refusal {
        if (!hasExclusive() || isOrdinary(squares)) {
            return;
        }
        boolean last = child.moment().isAny() && squares.length <= turns.last();
        Refusal.unless(last, Reason.EXCLUSIVE_SQUARE, "maker may not put on such a square");
    }

    private Moment momentBefore(Claim child, int[] squares) throws Refusal {
        Refusal.unless(squares.length > 0, Reason.BAD_COUNT, "a turn without stones");
        Refusal.unless(
                child.turn() != child.prover(), Reason.WRONG_TURN, "the prover moves in the child");
        for (int square : squares) {
            Refusal.unless(
                    !child.carrier().has(square),
                    Reason.SQUARE_IN_CARRIER,
                    "the child needs square",
                    square);
        }
        if (child.moment().isAny()) {
            return new Moment(Moment.ANY.turn(), squares.length);
        }
        int turn = turns.before(child.moment().turn());
        Refusal.unless(turn >= 0, Reason.NO_SUCH_TURN, "no turn is before the child's");
        boolean enough = squares.length <= turns.size(turn);
        Refusal.unless(enough, Reason.TOO_MANY_STONES, "more stones than in turn", turn);
        return new Moment(turn, squares.length);
    }

    /**
     * T3. Lemma (must-play): whatever turn the other player makes, some child's carrier has none of
     * its squares, and Breaker can afford that child's stones; the child then stands as it is. By
     * the last turn, which may be on exclusive squares, Maker fills no set of which he lacks more.
     */
    Claim answers(int turn, int stones, int[] region, List<Claim> children) throws Refusal, Unread {
        Player prover = children.getFirst().prover();
        for (Claim child : children) {
            Refusal.unless(
                    child.prover() == prover, Reason.WRONG_PROVER, "children of both players");
        }
        requireTurnOf(prover.opponent(), turn);
        boolean free = turns.isTile() && prover == Player.MAKER;
        boolean fits =
                free ? 1 <= stones && stones <= turns.size(turn) : stones == turns.size(turn);
        Refusal.unless(fits, Reason.BAD_COUNT, "not the stones of the turn:", stones);
        Refusal.unless(
                region.length == 0 || prover == Player.BREAKER,
                Reason.BAD_COUNT,
                "maker's answers have no region:",
                region.length);
        requireCovered(children, turns.after(turn), stones);
        return prover == Player.BREAKER
                ? breakersAnswers(turn, stones, region, children)
                : makersAnswers(turn, stones, children);
    }

    /** The squares of the carrier on which the other player can put in a turn but the last. */
    private Bits touchable(Claim child) {
        if (child.prover() == Player.MAKER || !hasExclusive()) {
            return child.carrier();
        }
        Bits squares = child.carrier().copy();
        for (int v = squares.next(0); v >= 0; v = squares.next(v + 1)) {
            if (turns.exclusive().has(v)) {
                squares.remove(v);
            }
        }
        return squares;
    }

    private void requireCovered(List<Claim> children, int next, int stones) throws Refusal, Unread {
        boolean counts = turns.isTile() && children.getFirst().prover() == Player.BREAKER;
        Coverage coverage = new Coverage(board);
        List<Bits> carriers = children.stream().map(this::touchable).toList();
        int most = Math.min(stones, board.squares()); // more meet no more and allow no less
        for (int put = counts ? 1 : most; put <= most; put++) {
            long allowed = counts ? put : turns.size(next);
            List<Bits> usable = new ArrayList<>();
            for (int i = 0; i < carriers.size(); i++) {
                if (turns.usable(children.get(i), next, allowed)) {
                    usable.add(carriers.get(i));
                }
            }
            requireCovered(coverage, usable, put);
        }
    }

    private static void requireCovered(Coverage coverage, List<Bits> carriers, int put)
            throws Refusal, Unread {
        Refusal.unless(
                !coverage.canMeetAll(carriers, put),
                Reason.UNCOVERED_REPLY,
                "no child answers a turn of this many stones:",
                put);
    }

    private Breakers breakersAnswers(int turn, int stones, int[] region, List<Claim> children) {
        List<Breakers> all = children.stream().map(Breakers.class::cast).toList();
        Bits carrier = Bits.of(board.squares(), region);
        Bits held = all.getFirst().held().copy();
        for (Breakers child : all) {
            carrier.addAll(child.carrier());
            held.retainAll(child.held());
        }
        for (int e = held.next(0); hasExclusive() && e >= 0; e = held.next(e + 1)) {
            if (board.countIn(e, carrier) <= turns.last()) {
                held.remove(e);
            }
        }
        return breakers(Player.MAKER, carrier, held, new Moment(turn, stones));
    }

    private Makers makersAnswers(int turn, int stones, List<Claim> children) throws Refusal {
        Bits carrier = board.noSquares();
        Bits support = board.noSquares();
        Bits targets = board.noSets();
        for (Makers child : children.stream().map(Makers.class::cast).toList()) {
            carrier.addAll(child.carrier());
            support.addAll(child.support());
            targets.addAll(child.targets());
        }
        int both = carrier.firstIn(support);
        Refusal.unless(
                both < 0, Reason.SUPPORT_MEETS_CARRIER, "must be free and maker's: square", both);
        return makers(Player.BREAKER, carrier, support, targets, new Moment(turn, stones));
    }

    private void requireTurnOf(Player player, int turn) throws Refusal {
        Refusal.unless(turns.exists(turn), Reason.NO_SUCH_TURN, "there is no turn", turn);
        Refusal.unless(
                turns.mover(turn) == player, Reason.WRONG_TURN, "the other player has turn", turn);
    }

    /** A claim with Maker to move that withstands his whole turn. */
    private Breakers waiting(Bits carrier, Bits held, int turn) {
        return breakers(Player.MAKER, carrier, held, new Moment(turn, turns.size(turn)));
    }

    private static Breakers breakers(Player turn, Bits carrier, Bits held, Moment moment) {
        return new Breakers(turn, Claim.UNLIMITED, carrier, held, Phase.ANY_TIME, moment);
    }

    private Makers makers(Player turn, Bits carrier, Bits support, Bits targets, Moment moment) {
        Bits opening = board.noSquares();
        return new Makers(turn, Claim.UNLIMITED, carrier, support, targets, opening, moment);
    }
}
