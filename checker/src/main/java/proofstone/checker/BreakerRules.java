package proofstone.checker;

import java.util.List;
import java.util.Optional;
import proofstone.checker.Claim.Breakers;
import proofstone.checker.Claim.Phase;

/**
 * The accept rules for Breaker's claims: B1 to B6 and Breaker's halves of P1 to P3. A rule returns
 * the claim that the step proves or refuses the step.
 *
 * <p>In every claim each held set has a square in the carrier, so that "its squares in the carrier
 * are not all Maker's" says something.
 */
final class BreakerRules {
    private final Board board;
    private final Optional<Bits> firstMoves;
    private final Supersets supersets;
    private final PartGames games = new PartGames();

    BreakerRules(Board board, Optional<Bits> firstMoves) {
        this.board = board;
        this.firstMoves = firstMoves;
        this.supersets = new Supersets(board);
    }

    /** B1. Lemma: nothing is claimed to be held. */
    Breakers blocked() {
        return new Breakers(
                Player.MAKER, Claim.UNLIMITED, board.noSquares(), board.noSets(), Phase.ANY_TIME);
    }

    /**
     * B2. Takes a list of distinct squares, two of each pair after one another. Lemma (pairing
     * strategy): when Maker takes one square of a pair, Breaker takes the other.
     */
    Breakers pairs(int[] squares) {
        Bits held = board.noSets();
        for (int i = 0; i < squares.length; i += 2) {
            supersets.addTo(held, new int[] {squares[i], squares[i + 1]}, 2);
        }
        Bits carrier = Bits.of(board.squares(), squares);
        return new Breakers(Player.MAKER, Claim.UNLIMITED, carrier, held, Phase.ANY_TIME);
    }

    /**
     * B3. Lemma (Erdos and Selfridge): with Breaker to move, taking the square with the greatest
     * share, the potential after Maker's next move is no greater than before, and a set all of
     * whose squares in the region are Maker's would weigh 1. A set that contains the region's part
     * of a listed set shares its fate.
     */
    Breakers potential(Player turn, int[] region, int[] list) throws Refusal {
        Bits carrier = Bits.of(board.squares(), region);
        Potential potential = new Potential(board, carrier, list);
        Refusal.unless(
                potential.isBelowOne(), Reason.POTENTIAL_TOO_LARGE, "the potential is not below 1");
        int v = turn == Player.MAKER ? potential.firstTooLarge() : -1;
        Refusal.unless(
                v < 0,
                Reason.POTENTIAL_TOO_LARGE,
                "the potential is not below 1 if maker takes",
                v);
        Bits held = board.noSets();
        for (int e : list) {
            addSupersets(held, e, carrier);
        }
        return new Breakers(turn, Claim.UNLIMITED, carrier, held, Phase.ANY_TIME);
    }

    /** Adds the sets that contain all squares of {@code e} in the region; there is at least one. */
    private void addSupersets(Bits held, int e, Bits region) {
        int[] part = new int[board.countIn(e, region)];
        int count = 0;
        for (int square : board.set(e)) {
            if (region.has(square)) {
                part[count++] = square;
            }
        }
        supersets.addTo(held, part, count);
    }

    /** B4. Lemma: Maker cannot fill a set that lacks more squares than he has stones. */
    Breakers shortOfStones(int stones, int[] region) {
        Bits carrier = Bits.of(board.squares(), region);
        Bits held = board.noSets();
        for (int e = 0; e < board.sets(); e++) {
            if (board.countIn(e, carrier) > stones) {
                held.add(e);
            }
        }
        return new Breakers(Player.MAKER, stones, carrier, held, Phase.ANY_TIME);
    }

    /**
     * B5. Lemma: Breaker answers in the part in which Maker moved, and a move elsewhere makes no
     * difference to a part. The one part in which Breaker is to move takes his first move.
     */
    Breakers join(List<Breakers> parts) throws Refusal {
        Player turn = Player.MAKER;
        long stones = Claim.UNLIMITED;
        Bits carrier = board.noSquares();
        Bits held = board.noSets();
        for (Breakers part : parts) {
            requireAnyTime(part);
            int shared = carrier.firstIn(part.carrier());
            Refusal.unless(shared < 0, Reason.CARRIERS_OVERLAP, "two parts have square", shared);
            boolean first = part.turn() == Player.MAKER || turn == Player.MAKER;
            Refusal.unless(first, Reason.TWO_BREAKER_TURNS, "breaker is to move in two parts");
            turn = part.turn() == Player.BREAKER ? Player.BREAKER : turn;
            stones = Math.min(stones, part.stones());
            carrier.addAll(part.carrier());
            held.addAll(part.held());
        }
        return new Breakers(turn, stones, carrier, held, Phase.ANY_TIME);
    }

    /** B6. Takes the parts as they are read; its lemma stands there. */
    PartsRule parts() {
        return new PartsRule(board, supersets, games);
    }

    /** P1. Lemma: Breaker takes {@code v} and goes on as the child; no set with {@code v} fills. */
    Breakers move(int v, Breakers child) throws Refusal {
        Refusal.unless(
                child.turn() == Player.MAKER, Reason.WRONG_TURN, "breaker is to move in the child");
        Refusal.unless(
                !child.carrier().has(v), Reason.SQUARE_IN_CARRIER, "the child needs square", v);
        Bits carrier = child.carrier().copy();
        carrier.add(v);
        Bits held = child.held().copy();
        held.addAll(board.setsAt(v));
        return new Breakers(Player.BREAKER, child.stones(), carrier, held, child.phase());
    }

    /**
     * P2. Lemma (must-play): whatever square Maker takes, it is outside the carrier of some child,
     * which then stands as it is, with Breaker to move.
     */
    Breakers replies(List<Breakers> children) throws Refusal {
        Bits common = children.getFirst().carrier();
        return afterMaker(children, common, Phase.ANY_TIME);
    }

    /** P3. Lemma: as P2, where Maker has to take one of the header's first moves. */
    Breakers firstReplies(List<Breakers> children) throws Refusal {
        Bits moves =
                firstMoves.orElseThrow(
                        () -> new Refusal(Reason.NO_FIRST_MOVES, "the header has no first-moves"));
        return afterMaker(children, moves, Phase.OPENING);
    }

    private Breakers afterMaker(List<Breakers> children, Bits moves, Phase phase) throws Refusal {
        Bits uncovered = moves.copy();
        Bits carrier = board.noSquares();
        Bits held = children.getFirst().held().copy();
        long stones = Claim.UNLIMITED;
        for (Breakers child : children) {
            requireAnyTime(child);
            assert child.usable(Player.BREAKER);
            uncovered.retainAll(child.carrier());
            carrier.addAll(child.carrier());
            held.retainAll(child.held());
            stones = Math.min(stones, child.stonesBefore());
        }
        int open = uncovered.next(0);
        Refusal.unless(open < 0, Reason.UNCOVERED_REPLY, "no child answers square", open);
        return new Breakers(Player.MAKER, stones, carrier, held, phase);
    }

    private static void requireAnyTime(Breakers child) throws Refusal {
        Refusal.unless(
                child.phase() == Phase.ANY_TIME,
                Reason.OPENING_NOT_ALLOWED,
                "a child relies on maker's first move");
    }
}
