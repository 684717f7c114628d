package proofstone.checker;

import java.util.List;

/**
 * Whether a turn of at most so many squares can meet all of some carriers: what T3 has to exclude.
 *
 * <p>This is the hitting set problem, so no bound that is polynomial in the turn is known. Two
 * things keep it short: a square of the first carrier that is not met must be taken, and as many
 * disjoint carriers that are not met need as many squares. What takes longer than {@link
 * #MOST_WORK} is not decided, and the file counts as too large. One object serves the questions of
 * one step.
 */
final class Coverage {
    /** The greatest number of words of carriers that are looked at for one step. */
    static final long MOST_WORK = 1L << 32;

    private static final int BETWEEN_LOOKS_AT_INTERRUPTS = 1 << 20;

    private final Board board;
    private final Bits turn;
    private final long cost;
    private final long mostWork;
    private List<Bits> carriers = List.of();
    private long work;
    private long nextLook;

    Coverage(Board board) {
        this(board, MOST_WORK);
    }

    /** With a bound of its own. */
    Coverage(Board board, long mostWork) {
        this.board = board;
        this.turn = board.noSquares();
        this.mostWork = mostWork;
        this.cost = 1 + board.squares() / 64L;
    }

    /** Whether some turn of at most so many squares has a square in every carrier. */
    boolean canMeetAll(List<Bits> those, int stones) throws Unread {
        carriers = those;
        work += carriers.size();
        return canMeetAll(stones);
    }

    private boolean canMeetAll(int stones) throws Unread {
        int first = firstUnmet();
        if (first < 0) {
            return true;
        }
        if (stones == 0 || needsMoreThan(stones, first)) {
            return false;
        }
        Bits choice = carriers.get(first);
        for (int v = choice.next(0); v >= 0; v = choice.next(v + 1)) {
            turn.add(v);
            boolean meets = canMeetAll(stones - 1);
            turn.remove(v);
            if (meets) {
                return true;
            }
        }
        return false;
    }

    private int firstUnmet() throws Unread {
        for (int i = 0; i < carriers.size(); i++) {
            if (isDisjoint(carriers.get(i), turn)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether more unmet carriers are disjoint than there are stones, found greedily. */
    private boolean needsMoreThan(int stones, int first) throws Unread {
        Bits taken = board.noSquares();
        int disjoint = 0;
        for (int i = first; i < carriers.size() && disjoint <= stones; i++) {
            Bits carrier = carriers.get(i);
            if (isDisjoint(carrier, turn) && isDisjoint(carrier, taken)) {
                taken.addAll(carrier);
                disjoint++;
            }
        }
        return disjoint > stones;
    }

    private boolean isDisjoint(Bits carrier, Bits squares) throws Unread {
        work += cost;
        if (work > nextLook) {
            look();
        }
        return carrier.firstIn(squares) < 0;
    }

    private void look() throws Unread {
        nextLook = Math.min(work + BETWEEN_LOOKS_AT_INTERRUPTS, mostWork);
        Unread.ifInterrupted();
        if (work > mostWork) {
            throw new Unread(
                    Verdict.Cause.TOO_LARGE,
                    "a step has more turns to answer than this checker tries");
        }
    }
}
