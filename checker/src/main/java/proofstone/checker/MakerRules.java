package proofstone.checker;

import java.util.List;
import proofstone.checker.Claim.Makers;

/**
 * The accept rules for Maker's claims: M1 to M4 and Maker's halves of P1 and P2. A rule returns the
 * claim that the step proves or refuses the step.
 */
final class MakerRules {
    private final Board board;

    MakerRules(Board board) {
        this.board = board;
    }

    /** M1. Lemma: the set is filled. */
    Makers filled(int e) {
        Bits none = board.noSquares();
        Bits support = Bits.of(board.squares(), board.set(e));
        return new Makers(Player.BREAKER, 0, none, support, only(e), none);
    }

    /** M2. Lemma: Maker takes the square that is left. */
    Makers line(int e, int v) throws Refusal {
        requireIn(e, v);
        Bits support = Bits.of(board.squares(), board.set(e));
        support.remove(v);
        Bits carrier = Bits.of(board.squares(), v);
        return new Makers(Player.MAKER, 1, carrier, support, only(e), carrier);
    }

    /**
     * M3. Lemma: Maker takes {@code v}; then {@code e} lacks only {@code a} and {@code f} only
     * {@code b}, and Breaker can take one of them.
     */
    Makers fork(int v, int e, int a, int f, int b) throws Refusal {
        requireIn(e, v);
        requireIn(e, a);
        requireIn(f, v);
        requireIn(f, b);
        boolean distinct = v != a && v != b && a != b;
        Refusal.unless(distinct, Reason.SQUARES_EQUAL, "a square occurs twice in the fork");
        requireNotIn(f, a);
        requireNotIn(e, b);
        Bits carrier = Bits.of(board.squares(), v, a, b);
        Bits support = Bits.of(board.squares(), board.set(e));
        support.addAll(board.set(f));
        removeAll(support, v, a, b);
        Bits targets = Bits.of(board.sets(), e, f);
        return new Makers(Player.MAKER, 2, carrier, support, targets, Bits.of(board.squares(), v));
    }

    /**
     * M4. Lemma: Maker takes {@code a}. If Breaker does not take {@code b}, Maker does and has
     * filled {@code e}; else the child goes on, Maker to move: its carrier is free because neither
     * square is in it, its support is Maker's because {@code b} is not in it.
     */
    Makers threat(int a, int b, int e, Makers child) throws Refusal {
        requireUsable(child, Player.MAKER);
        Refusal.unless(a != b, Reason.SQUARES_EQUAL, "the threat's squares are both", a);
        requireIn(e, a);
        requireIn(e, b);
        requireOutside(child, a);
        requireOutside(child, b);
        Refusal.unless(
                !child.support().has(b), Reason.SQUARE_IN_SUPPORT, "the child needs maker on", b);
        Bits carrier = child.carrier().copy();
        carrier.add(a);
        carrier.add(b);
        Bits support = child.support().copy();
        support.addAll(board.set(e));
        removeAll(support, a, b);
        requireDisjoint(carrier, support);
        Bits targets = child.targets().copy();
        targets.add(e);
        long stones = Math.max(2, child.stones() + 1);
        Bits opening = Bits.of(board.squares(), a);
        return new Makers(Player.MAKER, stones, carrier, support, targets, opening);
    }

    /** P1. Lemma: Maker takes {@code v} and goes on as the child. */
    Makers move(int v, Makers child) throws Refusal {
        requireUsable(child, Player.BREAKER);
        requireOutside(child, v);
        Bits carrier = child.carrier().copy();
        carrier.add(v);
        Bits support = child.support().copy();
        support.remove(v);
        Bits opening = Bits.of(board.squares(), v);
        return new Makers(
                Player.MAKER, child.stones() + 1, carrier, support, child.targets(), opening);
    }

    /**
     * P2. Lemma (must-play): whatever square Breaker takes, it is outside the carrier of some
     * child, which then stands as it is; squares that only other children need count as Breaker's.
     */
    Makers replies(List<Makers> children) throws Refusal {
        Bits uncovered = children.getFirst().carrier().copy();
        Bits carrier = board.noSquares();
        Bits support = board.noSquares();
        Bits targets = board.noSets();
        Bits opening = board.noSquares();
        long stones = 0;
        for (Makers child : children) {
            requireUsable(child, Player.MAKER);
            uncovered.retainAll(child.carrier());
            carrier.addAll(child.carrier());
            support.addAll(child.support());
            targets.addAll(child.targets());
            opening.addAll(child.opening());
            stones = Math.max(stones, child.stones());
        }
        int open = uncovered.next(0);
        Refusal.unless(open < 0, Reason.UNCOVERED_REPLY, "no child answers square", open);
        requireDisjoint(carrier, support);
        return new Makers(Player.BREAKER, stones, carrier, support, targets, opening);
    }

    private Bits only(int e) {
        return Bits.of(board.sets(), e);
    }

    private void requireIn(int e, int square) throws Refusal {
        Refusal.unless(
                board.contains(e, square),
                Reason.SQUARE_NOT_IN_SET,
                "set " + e + " does not contain square",
                square);
    }

    private void requireNotIn(int e, int square) throws Refusal {
        Refusal.unless(
                !board.contains(e, square),
                Reason.SQUARE_IN_SET,
                "set " + e + " contains square",
                square);
    }

    private static void requireOutside(Makers child, int square) throws Refusal {
        Refusal.unless(
                !child.carrier().has(square),
                Reason.SQUARE_IN_CARRIER,
                "the child needs square",
                square);
    }

    private static void requireUsable(Makers child, Player toMove) throws Refusal {
        Refusal.unless(
                child.usable(toMove),
                Reason.WRONG_TURN,
                toMove.opponent().word() + " is to move in the child");
    }

    private static void requireDisjoint(Bits carrier, Bits support) throws Refusal {
        int both = carrier.firstIn(support);
        Refusal.unless(
                both < 0, Reason.SUPPORT_MEETS_CARRIER, "must be free and maker's: square", both);
    }

    private static void removeAll(Bits squares, int... members) {
        for (int member : members) {
            squares.remove(member);
        }
    }
}
