package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.knowledge.connect.ConnectSolver.Round;
import proofstone.search.SearchControl;

/**
 * Verifies that the attacker wins against every turn of the defender's, or lists the turns that are
 * left ([Wu2010rz] sec. IV and V-A, the verifier V_CK of the appendix).
 */
final class Verifier {
    /*
     * The null move first. Each stone in the zone of the claim that wins against it is a semi-null
     * move, whose claim has a zone of its own, down to whole turns. Departs from the paper in that
     * critical defences need no case of their own: with threats on the board the claim of the null
     * move fills a line, and its zone is what stops that.
     *
     * A turn that is reached in two orders of its stones is searched once, because the search knows
     * positions it has won, and listed once.
     */
    private final LineState state;
    private final ThreatSearch search;
    private final List<Round> rounds;
    private final List<SquareSet> open = new ArrayList<>();
    private SquareSet zone = SquareSet.empty();
    private int order = 1;
    private boolean isNullRefuted;

    /** Makes a verifier of the position of {@code state}; the rounds are tried for each turn. */
    Verifier(LineState state, ThreatSearch search, List<Round> rounds) {
        this.state = state;
        this.search = search;
        this.rounds = rounds;
    }

    /** Returns the highest order of a move that was needed. */
    int order() {
        return order;
    }

    /** Returns whether the null move is refuted, so that there is something to list. */
    boolean isBegun() {
        return isNullRefuted;
    }

    /** Returns the turns that are not refuted. */
    List<SquareSet> open() {
        return isNullRefuted ? open : List.of(SquareSet.empty());
    }

    /** Returns the zone of the null move. */
    SquareSet zone() {
        return zone;
    }

    /**
     * Returns the claim that the attacker wins against {@code left} stones of the defender's; null
     * if some turns are not refuted.
     *
     * @throws SearchControl.Stopped when a limit is met; the turns not looked at are then open
     */
    @Nullable AttackStep verify(int left) {
        AttackStep first = nullClaim(left);
        if (first == null) {
            return null;
        }
        isNullRefuted = true;
        zone = SquareSet.of(calculus().zone(first));
        return answer(first, left, SquareSet.empty());
    }

    /** Returns the claim against no stone at all, usable where {@code left - 1} are to be put. */
    private @Nullable AttackStep nullClaim(int left) {
        return left == 1 ? attack() : allOrNothing(left - 1);
    }

    /** The claim against every turn of so many stones; null if one is not refuted. */
    private @Nullable AttackStep allOrNothing(int left) {
        int before = open.size();
        AttackStep first = nullClaim(left);
        AttackStep step = first == null ? null : answer(first, left, SquareSet.empty());
        forget(before);
        return step;
    }

    private void forget(int from) {
        open.subList(from, open.size()).clear();
    }

    private @Nullable AttackStep attack() {
        for (Round round : rounds) {
            search.start(round.effort());
            AttackStep win = search.attack(round.order(), round.quiet());
            if (win != null) {
                order = Math.max(order, round.order());
                return win;
            }
        }
        return null;
    }

    /** Answers every stone in the zone of {@code first}, after the stones {@code placed}. */
    private @Nullable AttackStep answer(AttackStep first, int left, SquareSet placed) {
        int[] squares = calculus().zone(first);
        List<AttackStep> answers = new ArrayList<>();
        List<int[]> moves = new ArrayList<>();
        boolean complete = true;
        for (int i = 0; i < squares.length; i++) {
            AttackStep answer;
            try {
                answer = after(squares[i], left, placed, answers);
            } catch (SearchControl.Stopped stopped) {
                leaveOpen(Arrays.copyOfRange(squares, i, squares.length), placed);
                throw stopped;
            }
            if (answer == null) {
                complete = false;
            } else {
                answers.add(answer);
                moves.add(new int[] {squares[i]});
            }
        }
        return complete ? merged(first, answers, moves) : null;
    }

    private void leaveOpen(int[] squares, SquareSet placed) {
        for (int x : squares) {
            add(placed.with(x));
        }
    }

    private AttackCalculus calculus() {
        return search.calculus();
    }

    private void add(SquareSet turn) {
        if (!open.contains(turn)) {
            open.add(turn);
        }
    }

    private @Nullable AttackStep after(
            int x, int left, SquareSet placed, List<AttackStep> answers) {
        state.put(1 - search.attacker(), x);
        try {
            AttackStep known = admitted(answers);
            return known == null ? searched(left - 1, placed.with(x)) : known;
        } finally {
            state.takeBack(x);
        }
    }

    private @Nullable AttackStep admitted(List<AttackStep> answers) {
        return answers.stream().filter(calculus()::admits).findFirst().orElse(null);
    }

    private @Nullable AttackStep searched(int left, SquareSet placed) {
        if (left == 0) {
            AttackStep win = attack();
            if (win == null) {
                add(placed);
            }
            return win;
        }
        AttackStep first = nullClaim(left);
        if (first == null) {
            add(placed);
            return null;
        }
        return answer(first, left, placed);
    }

    private AttackStep merged(AttackStep first, List<AttackStep> answers, List<int[]> moves) {
        List<AttackStep> different = new ArrayList<>();
        List<int[]> joined = new ArrayList<>();
        for (int i = 0; i < answers.size(); i++) {
            int at = different.indexOf(answers.get(i));
            if (at < 0) {
                different.add(answers.get(i));
                joined.add(moves.get(i));
            } else {
                joined.set(at, joined(joined.get(at), moves.get(i)));
            }
        }
        return calculus().replies(first, different, joined);
    }

    private static int[] joined(int[] some, int[] more) {
        int[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }
}
