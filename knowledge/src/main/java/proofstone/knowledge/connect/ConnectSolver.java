package proofstone.knowledge.connect;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongStep;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.knowledge.connect.ThreatSearch.Effort;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/**
 * Proves wins of positions of Connect(m,n,k,p,q) by threats, and lists the defences that are left.
 *
 * <p>Each search has an attacker, who should win. It says nothing about a draw: a win that is not
 * found may exist. Not safe for use by several threads.
 */
public final class ConnectSolver {
    /** The highest order that a search is asked for. */
    public static final int MOST_ORDER = 4;

    /*
     * The rounds grow: order 1 with macro-moves, then cheap searches of higher order, then defences
     * one by one. Wins of real games are mostly found in the first three.
     */
    private static final List<Round> ROUNDS =
            List.of(
                    new Round(1, 0, new Effort(3, 0, 2_000, 0)),
                    new Round(1, 0, new Effort(8, 0, 3_000, 0)),
                    new Round(2, 1, new Effort(5, 0, 200, 16)),
                    new Round(1, 0, new Effort(6, 1, 2_000, 0)),
                    new Round(1, 0, new Effort(14, 2, 4_000, 0)),
                    new Round(2, 2, new Effort(7, 0, 300, 20)),
                    new Round(3, 1, new Effort(5, 0, 200, 16)),
                    new Round(1, 0, new Effort(14, 2, 30_000, 0)),
                    new Round(2, 3, new Effort(10, 1, 1_000, 30)),
                    new Round(3, 2, new Effort(7, 0, 500, 24)),
                    new Round(4, 2, new Effort(6, 0, 300, 16)),
                    new Round(1, 0, new Effort(20, 3, 300_000, 0)),
                    new Round(2, 5, new Effort(14, 1, 5_000, 60)),
                    new Round(3, 4, new Effort(12, 1, 3_000, 60)),
                    new Round(4, 5, new Effort(12, 1, 3_000, 60)));

    private static final int SHARES = 4;

    private final LineState state;
    private final StrongCalculus calculus;
    private final ThreatSearch search;
    private final SearchControl control;
    private final StrongPosition position;
    private final Player attacker;

    /**
     * One search with its limits.
     *
     * @param order the highest order of a move
     * @param quiet how many moves of more than order 1 a line of play may have
     * @param effort the other limits
     */
    record Round(int order, int quiet, Effort effort) {}

    /**
     * Makes a search of one position.
     *
     * @param board the board; on one with a rim the attacker keeps to the inner board
     * @param position a position in which nobody has filled a line
     * @param attacker the player who should win
     * @param control counts the nodes and ends the search
     * @throws IllegalArgumentException if the defender may not put stones everywhere
     */
    public ConnectSolver(
            StrongBoard board, StrongPosition position, Player attacker, SearchControl control) {
        this.state = new LineState(board);
        this.calculus = new StrongCalculus(board);
        this.control = control;
        this.position = position;
        this.attacker = attacker;
        state.set(position);
        search = new ThreatSearch(state, LineState.number(attacker), control);
    }

    /**
     * Looks for a win of the attacker's.
     *
     * @param order the highest order of an attacker's move, 1 to {@link #MOST_ORDER}: the lower,
     *     the more threats each of them has to make
     */
    public ConnectResult solve(int order) {
        return position.toMove() == attacker ? attack(order) : defend(order);
    }

    private ConnectResult attack(int order) {
        try {
            for (Round round : rounds(order)) {
                search.start(round.effort());
                AttackStep win = win(round);
                if (win != null) {
                    return won(win, round.order());
                }
            }
            return new ConnectResult.NotFound(Optional.empty(), control.nodes());
        } catch (SearchControl.Stopped stopped) {
            return new ConnectResult.NotFound(Optional.of(stopped.reason()), control.nodes());
        }
    }

    private static List<Round> rounds(int order) {
        return ROUNDS.stream().filter(round -> round.order() <= order).toList();
    }

    private @Nullable AttackStep win(Round round) {
        int left = position.turn().left();
        return left >= state.stonesATurn
                ? search.attack(round.order(), round.quiet())
                : search.attackWith(left, round.order(), round.quiet());
    }

    private ConnectResult.Won won(AttackStep win, int order) {
        StrongStep root = search.calculus().prove(win, calculus);
        SquareSet move = SquareSet.empty();
        AttackStep step = win;
        while (step.kind != AttackStep.Kind.REPLIES) {
            move = move.with(step.square);
            if (step.children.isEmpty()) {
                break;
            }
            step = step.children.getFirst();
        }
        return new ConnectResult.Won(root, order, move, control.nodes());
    }

    /**
     * All replies with the first rounds, then with more of them, so that one reply that is hard to
     * refute does not use up the time of the others. What is won stays known.
     */
    private ConnectResult defend(int order) {
        List<Round> all = rounds(order);
        Verifier complete = new Verifier(state, search, List.of());
        Verifier now = complete;
        try {
            for (int share = SHARES; share >= 1; share--) {
                now = new Verifier(state, search, all.subList(0, Math.ceilDiv(all.size(), share)));
                AttackStep win = now.verify(position.turn().left());
                if (win != null) {
                    return won(win, now.order());
                }
                complete = now;
            }
            return defended(complete, Optional.empty());
        } catch (SearchControl.Stopped stopped) {
            return defended(complete.isBegun() ? complete : now, Optional.of(stopped.reason()));
        }
    }

    private ConnectResult defended(Verifier verifier, Optional<StopReason> reason) {
        return new ConnectResult.Defended(
                verifier.open(), verifier.zone(), reason, control.nodes());
    }
}
