package proofstone.knowledge.connect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.knowledge.connect.AttackMoves.Move;
import proofstone.search.SearchControl;

/**
 * Looks for a win of the attacker's by threats of growing order, with the claim that proves it.
 *
 * <p>Order 1 is victory by continuous moves of as many threats as a turn has stones or more (VCDT
 * of Connect6, VCF of Gomoku); each further order allows moves with one threat less ([Wu2010rz]
 * sec. III-D: VCST, VCNT; VCT of Gomoku is order 2).
 */
final class ThreatSearch {
    /*
     * Attacker to move (`attack`): a threat is filled at once; else a move with threats enough for
     * the order, after which the defender has no threat of his own.
     *
     * Defender to move (`defend`): null move first, which is a claim; every stone in the zone of this
     * claim is then answered by a claim of its own, with one stone less, and so on down to no stone.
     * That is V_CK of the appendix for every number of threats: with t threats the claims of the null
     * moves are fills of lines, so that the zones are the squares that stop these, the critical
     * defences. Fewer than all stones put (null, semi-null) are answered one order lower.
     *
     * If the move has as many threats as a turn has stones, the defender must answer by a critical
     * defence of all of his stones. All of these are first put at once (a macro-move): the claim of
     * what follows holds for each of them. Only if this fails, and `splits` is left, one by one.
     *
     * A claim names no position. So a claim found for one reply is tried for the next ones before
     * they are searched (`hints`, `admits`).
     *
     * Nothing here decides what is true: a win is a claim that holds in the position, made by rules.
     * Tables of failures, limits and the list of moves only lose wins.
     */
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private static final int MOST_RECENT = 300;

    private static final int MOST_WON = 50_000;

    private static final int SQUARE_BITS = 20;

    private static final int STOP_WEIGHT = 64;

    /** Thrown through a search whose budget is spent; the stones it has put stay on the board. */
    static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Spent() {
            super("the nodes of the round are spent", null, false, false);
        }
    }

    private final LineState state;
    private final AttackCalculus calculus;
    private final AttackMoves generator;
    private final Threats threats;
    private final SearchControl control;
    private final int attacker;
    private final int defender;
    private final int stones;
    private final Map<Long, AttackStep> won = new HashMap<>();
    private final FailureTable failures;
    private final List<AttackStep> recent = new ArrayList<>();
    private final Deque<AttackStep> hints = new ArrayDeque<>();
    private Effort effort = new Effort(1, 0, 1, 1);
    private final int[] stops;
    private List<int[]> turns = List.of();
    private int round;
    private long budget = Long.MAX_VALUE;
    private long localNodes;

    /**
     * How far a search goes.
     *
     * @param depth moves of order 1 in a row
     * @param splits how many of them may be answered one defence at a time
     * @param nodes of one search of order 1
     * @param width how many moves of a higher order are tried
     */
    record Effort(int depth, int splits, int nodes, int width) {}

    /** Makes a search for the win of {@code attacker}; the position is that of {@code state}. */
    ThreatSearch(LineState state, int attacker, SearchControl control) {
        this.state = state;
        this.attacker = attacker;
        this.defender = 1 - attacker;
        this.control = control;
        this.calculus = new AttackCalculus(state, attacker);
        this.generator = new AttackMoves(state, attacker);
        this.threats = new Threats(state);
        this.stones = state.stonesATurn;
        this.failures = new FailureTable(state.squares);
        this.stops = new int[state.squares];
    }

    /** Returns the calculus of the claims. */
    AttackCalculus calculus() {
        return calculus;
    }

    /** Returns the attacker. */
    int attacker() {
        return attacker;
    }

    /**
     * Starts a round. What failed in it before is not tried again, what failed in others is.
     *
     * @param nodes after so many the search throws {@link Spent}
     */
    void start(Round next, long nodes) {
        effort = next.effort();
        round = next.number();
        budget = nodes;
        if (won.size() > MOST_WON) {
            won.clear();
        }
    }

    /** Forgets the line of play of a search that was ended by {@link Spent}. */
    void forgetLine() {
        hints.clear();
    }

    /** Tries these turns before all others that are no better than quiet. */
    void hint(List<SquareSet> first) {
        turns = first.stream().map(SquareSet::toArray).toList();
        turns.forEach(generator::praise);
    }

    /** Lets the praise of moves in other positions count half, but for hints. */
    void fade() {
        generator.fade();
        turns.forEach(generator::praise);
    }

    /** Returns moves of every kind with at least so many threats, the hinted ones first. */
    List<Move> moves(int least, int each) {
        return generator.ofEachKind(least, each, turns);
    }

    private void visit() {
        control.visit();
        if (--budget < 0) {
            throw new Spent();
        }
    }

    /**
     * Returns a win of the attacker's, who is to move with a whole turn; null if none is found.
     *
     * @param order 1 or more
     * @param quiet how many moves of more than order 1 a line of play may have
     */
    @Nullable AttackStep attack(int order, int quiet) {
        AttackStep known = known();
        if (known != null || isLost()) {
            return known;
        }
        AttackStep recent = recent();
        if (recent != null) {
            return recent;
        }
        long key = key(order * 16L + quiet + 1);
        if (order > 1 && failures.fails(key, 1)) {
            return null;
        }
        localNodes = 0;
        AttackStep step = sequence(effort.depth, effort.splits);
        for (int o = 2; o <= order && step == null && quiet > 0; o++) {
            step = quiet(o, quiet);
        }
        if (step != null) {
            keep(step);
        } else if (order > 1) {
            failures.add(key, 1);
        }
        return step;
    }

    /** Returns a win found shortly before, in another position, that holds here too. */
    private @Nullable AttackStep recent() {
        for (int i = recent.size() - 1; i >= 0; i--) {
            AttackStep step = recent.get(i);
            if (calculus.admits(step)) {
                recent.remove(i);
                recent.add(step);
                return step;
            }
        }
        return null;
    }

    private void keep(AttackStep step) {
        recent.add(step);
        forget(recent.size() - MOST_RECENT);
    }

    private void forget(int oldest) {
        recent.subList(0, Math.max(0, oldest)).clear();
    }

    /**
     * Returns a win of the attacker's, who is to move with fewer stones than a turn has; null if
     * none is found.
     *
     * @param left the stones that he has
     * @param order 1 or more
     * @param quiet how many moves of more than order 1 a line of play may have
     */
    @Nullable AttackStep attackWith(int left, int order, int quiet) {
        LineList own = own();
        if (own.size() > 0 && lacks(shortest(own)) <= left) {
            return calculus.fill(shortest(own));
        }
        int least = Math.max(0, stones + 1 - order);
        for (Move move : generator.rest(left, least, effort.width + 2 * stones)) {
            localNodes = 0;
            put(attacker, move.squares());
            AttackStep rest =
                    move.threats() >= stones
                            ? afterThreats(move.threats(), effort.depth, effort.splits)
                            : defend(stones, order, quiet - 1, 0);
            takeBack(move.squares());
            if (rest != null) {
                return calculus.moves(move.squares(), rest);
            }
        }
        return null;
    }

    /** Returns a win that is known without a search. */
    private @Nullable AttackStep known() {
        LineList own = own();
        if (own.size() > 0 && !isLost()) {
            return calculus.fill(shortest(own));
        }
        AttackStep step = won.get(state.hash());
        if (step != null && calculus.admits(step)) {
            return step;
        }
        for (AttackStep hint : hints) {
            if (calculus.admits(hint)) {
                return hint;
            }
        }
        return null;
    }

    private int shortest(LineList lines) {
        int best = lines.get(0);
        for (int i = 1; i < lines.size(); i++) {
            int h = lines.get(i);
            int less = lacks(h) - lacks(best);
            best = less < 0 || (less == 0 && h < best) ? h : best;
        }
        return best;
    }

    /** A key of the position in this round, and of what is looked for. */
    private long key(long what) {
        return state.hash() ^ (((long) round << 16) + what) * GOLDEN;
    }

    /** Returns whether the defender can be kept from winning with his next turn. */
    private boolean canHold() {
        return threats.canStop(defender, stones);
    }

    private boolean isLost() {
        return state.hasFilled(defender);
    }

    private LineList own() {
        return state.threats[attacker];
    }

    private int lacks(int h) {
        return state.missing(attacker, h);
    }

    private AttackStep remember(int[] move, AttackStep rest) {
        AttackStep step = calculus.moves(move, rest);
        generator.praise(move);
        won.put(state.hash(), step);
        return step;
    }

    /** Order 1: returns a win by at most {@code depth} moves, each with threats for a turn. */
    private @Nullable AttackStep sequence(int depth, int splits) {
        assert depth > 0;
        AttackStep known = known();
        if (known != null || isLost()) {
            return known;
        }
        long key = key(-1 - splits);
        if (failures.fails(key, depth) || localNodes++ >= effort.nodes || !canHold()) {
            return null;
        }
        visit();
        // The last move has to leave no defence; a known win after a defence is not asked for.
        int least = depth == 1 ? stones + 1 : stones;
        for (Move move : generator.threatening(least)) {
            put(attacker, move.squares());
            AttackStep rest = afterThreats(move.threats(), depth - 1, splits);
            takeBack(move.squares());
            if (rest != null) {
                return remember(move.squares(), rest);
            }
        }
        failures.add(key, depth);
        return null;
    }

    private @Nullable AttackStep afterThreats(int number, int depth, int splits) {
        if (number > stones) {
            return defend(stones, 1, 0, 0);
        }
        List<int[]> defences = threats.defences(attacker, stones);
        AttackStep rest = macro(defences, depth, splits);
        if (rest != null) {
            return answered(List.of(rest));
        }
        return splits > 0 && defences.size() > 1 ? split(defences, depth, splits - 1) : null;
    }

    private @Nullable AttackStep macro(List<int[]> defences, int depth, int splits) {
        int[] all = union(defences);
        put(defender, all);
        AttackStep rest = sequence(depth, splits);
        takeBack(all);
        return rest;
    }

    private static int[] union(List<int[]> sets) {
        return sets.stream().flatMapToInt(Arrays::stream).distinct().toArray();
    }

    private @Nullable AttackStep split(List<int[]> defences, int depth, int splits) {
        List<AttackStep> answers = new ArrayList<>();
        for (int[] defence : defences) {
            put(defender, defence);
            AttackStep rest = sequence(depth, splits);
            takeBack(defence);
            if (rest == null) {
                return null;
            }
            answers.add(rest);
        }
        return answered(answers);
    }

    /** The claim of the position after the attacker's move, when all critical defences are won. */
    private @Nullable AttackStep answered(List<AttackStep> answers) {
        answers.forEach(hints::push);
        AttackStep step = defend(stones, 1, 0, 0);
        answers.forEach(answer -> hints.pop());
        return step;
    }

    /** A move of a higher order, with at least so many threats as the order asks for. */
    private @Nullable AttackStep quiet(int order, int quiet) {
        visit();
        if (!canHold()) {
            return null;
        }
        int least = Math.max(0, stones + 1 - order);
        for (Move move : generator.quiet(least, effort.width, turns)) {
            put(attacker, move.squares());
            AttackStep rest = defend(stones, order, quiet - 1, 0);
            takeBack(move.squares());
            if (rest != null) {
                return remember(move.squares(), rest);
            }
        }
        return null;
    }

    /**
     * Returns the claim that the attacker wins against every {@code left} stones of the defender's,
     * who is to put them; null if it is not found.
     *
     * @param order that of the attacker's move
     * @param quiet how many further moves of more than order 1 are allowed
     * @param nulls how many stones the defender has not put
     */
    @Nullable AttackStep defend(int left, int order, int quiet, int nulls) {
        if (left == 0) {
            return nulls == 0 ? attack(order, quiet) : attack(order - 1, quiet);
        }
        AttackStep first = defend(left - 1, order, quiet, nulls + 1);
        return first == null ? null : replies(first, left, order, quiet, nulls);
    }

    private @Nullable AttackStep replies(
            AttackStep first, int left, int order, int quiet, int nulls) {
        List<AttackStep> answers = new ArrayList<>();
        List<List<Integer>> moves = new ArrayList<>();
        int[] zone = calculus.zone(first);
        for (int x : order == 1 ? zone : hardestFirst(zone)) {
            reply(x);
            int index = admitting(answers);
            if (index < 0) {
                AttackStep answer = defend(left - 1, order, quiet, nulls);
                index = answer == null ? -1 : indexOf(answer, answers, moves);
            }
            state.takeBack(x);
            if (index < 0) {
                stops[x]++;
                return null;
            }
            moves.get(index).add(x);
        }
        return calculus.replies(first, answers, arrays(moves));
    }

    /** Replies that have held elsewhere first, then those on the attacker's best squares. */
    private int[] hardestFirst(int[] zone) {
        long[] valued = new long[zone.length];
        for (int i = 0; i < zone.length; i++) {
            long value = (long) STOP_WEIGHT * stops[zone[i]] + state.gain(attacker, zone[i]);
            valued[i] = (-value << SQUARE_BITS) + zone[i];
        }
        Arrays.sort(valued);
        int[] sorted = new int[zone.length];
        for (int i = 0; i < zone.length; i++) {
            sorted[i] = (int) (valued[i] & (1 << SQUARE_BITS) - 1);
        }
        return sorted;
    }

    private void reply(int x) {
        state.put(defender, x);
    }

    private static List<int[]> arrays(List<List<Integer>> lists) {
        return lists.stream().map(ThreatSearch::array).toList();
    }

    private static int[] array(List<Integer> list) {
        return list.stream().mapToInt(x -> x).toArray();
    }

    private int admitting(List<AttackStep> answers) {
        for (int i = 0; i < answers.size(); i++) {
            if (calculus.admits(answers.get(i))) {
                return i;
            }
        }
        return -1;
    }

    private static int indexOf(
            AttackStep answer, List<AttackStep> answers, List<List<Integer>> moves) {
        int index = answers.indexOf(answer);
        if (index < 0) {
            answers.add(answer);
            moves.add(new ArrayList<>());
            index = answers.size() - 1;
        }
        return index;
    }

    private void put(int player, int[] squares) {
        for (int v : squares) {
            state.put(player, v);
        }
    }

    private void takeBack(int[] squares) {
        for (int i = squares.length - 1; i >= 0; i--) {
            state.takeBack(squares[i]);
        }
    }
}
