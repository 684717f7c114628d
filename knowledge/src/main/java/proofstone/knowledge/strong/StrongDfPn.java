package proofstone.knowledge.strong;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongStep;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.Turn;
import proofstone.game.strong.Parry;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/**
 * Depth-first proof-number search of one question about a strong game: does the attacker win, or
 * does the defender hold? Its results are steps of {@link StrongCalculus}.
 *
 * <p>Not safe for use by several threads.
 */
final class StrongDfPn {
    /*
     * Both players search for a proof of their own goal: the attacker to win, the defender to hold.
     * phi is the number of the player to move, delta his opponent's (Nagai 2002). A move whose
     * position is proved for the mover proves the position. A move whose position is proved for his
     * opponent is answered; so is every other move outside the zone of that proof (Zone), which may be
     * all that are left: then the opponent has proved the position (ProofAssembly.replies).
     *
     * The numbers of the moves are compared with a handicap for each place in the order. Otherwise the
     * work is shared out evenly among all moves near the root, most of which lead nowhere.
     *
     * What is known without a search (analyse), in this order: the mover fills a set; the opponent
     * would fill one of two, or of one that the mover may not take; the mover wins by threats; the
     * opponent would win by threats if the mover passed, so that a proof exists before the first move
     * and only moves in its zone are left; the defender has a partition or
     * a pairing strategy. Where plies are limited (PlyLimit) a proof counts only if it is in time.
     *
     * Under the rule of parries each answer may count on the stone of the move that it answers. Then none
     * answers a pass, and the position after one is asked about as if it were a move (ASKED); a win of the
     * mover's there is none of the position.
     *
     * Where sets beyond the board are watched (StrongState.watchFar) the defender has one move more, a stone
     * out there, and wins when they are enough. Such a hold is none of the calculus, for there is no such
     * square. It is kept as `unproved`, an empty pairing: enough to look for the attacker's win elsewhere,
     * whose proof never needs it; as the root it is no answer.
     *
     * Soundness: pruning is by proofs of the calculus only. Numbers and order decide which proof is
     * found, never whether it is one.
     */
    private static final int INFINITE = 1 << 28;
    private static final int PASS = OpenPosition.PASS;
    private static final int FAR = StrongState.FAR;
    private static final int[] NONE = {};
    private static final List<Turn> TURNS =
            List.of(new Turn(Player.BLACK, 1), new Turn(Player.WHITE, 1));

    /** So many moves of the order cost one proof number more. */
    private static final int RANKS = 3;

    /** The first proof number of a move after which a set lacks at most two, and of another. */
    private static final int SHARP = 2;

    private static final int QUIET = 4;

    /** A number counts 1/5 more for each place of the move in the order. */
    private static final int WHOLE = 5;

    /** A child is left once its number exceeds that of the second best by this part of it. */
    private static final int SLACK = 16;

    /** How many threats are tried for a win by threats. */
    private static final int THREATS = 4000;

    /** How many are tried after a move that is only looked at. */
    private static final int AHEAD = 1000;

    /** Up to so many stones images are one position: later they hardly meet. */
    private static final int SYMMETRIC_STONES = 8;

    private final StrongState state;
    private final StrongCalculus calculus;
    private final ThreatSequence threats;
    private final StrongPairing pairing;
    private final StrongPartition partition;
    private final ProofAssembly assembly;
    private final MoveOrder order;
    private final StrongTable table;
    private final SearchControl control;
    private final Set<StrongTechnique> techniques;
    private final int[][] images;
    private final StrongStep unproved;
    private final int attacker;
    private final PlyLimit limit;
    private RuleObserver observer = RuleObserver.NONE;
    private long mostWork = Long.MAX_VALUE;
    private long work;

    /**
     * Makes a search.
     *
     * @param state the position, which is left as it was after each call
     * @param calculus the calculus of its board
     * @param attacker 0 if Black should win, 1 if White
     * @param limit the plies that are left
     * @param table where results are kept
     * @param control counts the nodes and ends the search
     * @param techniques what is used
     */
    StrongDfPn(
            StrongState state,
            StrongCalculus calculus,
            int attacker,
            PlyLimit limit,
            StrongTable table,
            SearchControl control,
            Set<StrongTechnique> techniques) {
        this.state = state;
        this.calculus = calculus;
        this.attacker = attacker;
        this.limit = limit;
        this.table = table;
        this.control = control;
        this.techniques = techniques;
        threats = new ThreatSequence(state, calculus);
        pairing = new StrongPairing(state, calculus);
        partition = new StrongPartition(state, calculus);
        assembly = new ProofAssembly(state, calculus);
        order = new MoveOrder(state);
        unproved = calculus.pairs(StrongState.player(1 - attacker));
        images = images();
    }

    /** Tells {@code observer} from now on what the rules claim. */
    void observe(RuleObserver observer) {
        this.observer = observer;
    }

    /** Ends a search that takes more than it may; leaves the stones of the state where they are. */
    static final class BudgetSpent extends RuntimeException {
        private static final long serialVersionUID = 1;

        BudgetSpent() {
            super(null, null, false, false);
        }
    }

    /**
     * Solves the position with {@code mover} to move if that takes at most {@code nodes} positions.
     *
     * @throws BudgetSpent if it takes more; what was found is kept for the next call
     * @throws SearchControl.Stopped as {@link #solve(int)}
     */
    StrongStep solve(int mover, int nodes) {
        mostWork = work + nodes;
        return solve(mover);
    }

    private StrongStep decided(StrongTechnique rule, StrongStep step) {
        observer.decided(rule, state, step);
        return step;
    }

    private int[][] images() {
        int[][] found = new int[8][];
        for (int g = 1; g < 8; g++) {
            int symmetry = g;
            Permutation map =
                    state.board.inner().flatMap(inner -> inner.symmetry(symmetry)).orElse(null);
            if (map != null
                    && state.board.board().symmetries().contains(map)
                    && techniques.contains(StrongTechnique.SYMMETRY)) {
                found[g] = new int[state.squares];
                Arrays.setAll(found[g], map::apply);
            }
        }
        return found;
    }

    /**
     * Solves the position with {@code mover} to move.
     *
     * @throws SearchControl.Stopped if the limits are met, or the answer has no proof
     */
    StrongStep solve(int mover) {
        StrongStep found = null;
        while (found == null) {
            found = search(mover, INFINITE, INFINITE);
        }
        if (isUnproved(found) && !Zone.admits(state, found.claim())) {
            throw new SearchControl.Stopped(StopReason.UNPROVED);
        }
        return found;
    }

    /** Works on a position until it is proved or one of its numbers reaches its threshold. */
    private @Nullable StrongStep search(int mover, int phiLimit, int deltaLimit) {
        long key = key(mover);
        Object known = known(mover, key);
        if (known instanceof StrongStep step) {
            return step;
        }
        long before = work;
        Object data = known == null ? analyse(mover) : known;
        if (data instanceof StrongStep step) {
            keep(key, mover, step, before);
            return step;
        }
        OpenPosition expansion = (OpenPosition) data;
        while (true) {
            Best best = new Best();
            StrongStep found = survey(mover, expansion, best);
            if (found != null) {
                keep(key, mover, found, before);
                return found;
            }
            int spent = (int) Math.min(Integer.MAX_VALUE, work - before + 1);
            table.store(key, best.phi, best.delta, spent, expansion, state.hash());
            if (best.phi >= phiLimit || best.delta >= deltaLimit) {
                return null;
            }
            int move = expansion.move(best.index);
            int childPhi = Math.min(INFINITE, deltaLimit - (best.delta - best.childPhi));
            int childDelta =
                    unweighted(
                            Math.min(phiLimit, best.second + 1 + best.second / SLACK), best.index);
            put(mover, move);
            StrongStep child = search(1 - mover, childPhi, childDelta);
            takeBack(move);
            if (child != null && isMovers(mover, child)) {
                StrongStep step = moved(mover, move, child);
                keep(key, mover, step, before);
                return step;
            }
            if (child != null) {
                answer(expansion, best.index, child);
            }
        }
    }

    /** Returns what a proof number of move {@code index} counts against those of the others. */
    private static int weighted(int number, int index) {
        return (int) Math.min(INFINITE - 1, number * (long) (WHOLE + index) / WHOLE);
    }

    /** Returns the least number that counts {@code weighted} or more. */
    private static int unweighted(int weighted, int index) {
        long whole = (long) weighted * WHOLE;
        return (int) Math.min(INFINITE, (whole + WHOLE + index - 1) / (WHOLE + index));
    }

    private void put(int mover, int move) {
        if (move >= 0) {
            state.put(mover, move);
        } else if (move == FAR) {
            state.putFar();
        } else {
            limit.pass();
        }
    }

    private void takeBack(int move) {
        if (move >= 0) {
            state.takeBack(move);
        } else if (move == FAR) {
            state.takeBackFar();
        } else {
            limit.takeBack();
        }
    }

    /** Returns a proof for a move's position as a proof for the position before it. */
    private StrongStep moved(int mover, int move, StrongStep child) {
        if (move == OpenPosition.ASKED) {
            return withoutProof(mover);
        }
        return move < 0 || isUnproved(child) ? child : assembly.move(mover, move, child);
    }

    private static boolean isMovers(int mover, StrongStep step) {
        return StrongState.number(step.claim().prover()) == mover;
    }

    private void keep(long key, int mover, StrongStep step, long before) {
        assert isUnproved(step) || Zone.admits(state, step.claim())
                : step + " in " + state.position(mover);
        boolean movers = isMovers(mover, step);
        int spent = (int) Math.min(Integer.MAX_VALUE, work - before + 1);
        table.store(key, movers ? 0 : INFINITE, movers ? INFINITE : 0, spent, step, state.hash());
    }

    /** The numbers of a position and the move to go on with. */
    private static final class Best {
        private int index = -1;
        private int phi = INFINITE;
        private int delta;
        private int second = INFINITE;
        private int childPhi;
    }

    /** Reads the numbers of the moves; returns a proof if one of them, or all, are proved. */
    private @Nullable StrongStep survey(int mover, OpenPosition expansion, Best best) {
        int i = 0;
        while (i < expansion.count()) {
            int move = expansion.move(i);
            long key = keyAfter(mover, move);
            int place = table.find(key);
            boolean solved = place >= 0 && (table.phi(place) == 0 || table.delta(place) == 0);
            Object known = solved ? knownAfter(mover, move, key) : null;
            if (known instanceof StrongStep child) {
                if (isMovers(mover, child)) {
                    return moved(mover, move, child);
                }
                answer(expansion, i, child);
                restart(best);
                i = 0;
                continue;
            }
            int phi = place >= 0 ? Math.max(1, table.phi(place)) : 1;
            int delta = place >= 0 ? Math.max(1, table.delta(place)) : expansion.first(i);
            count(best, i, phi, weighted(delta, i));
            i++;
        }
        if (expansion.count() > 0) {
            return null;
        }
        Object closed = closed(mover, expansion);
        return closed instanceof StrongStep step ? step : survey(mover, expansion, best);
    }

    /** Returns the proof when no move is left, else the expansion; it may ask for a pass. */
    private Object closed(int mover, OpenPosition expansion) {
        StrongStep found = expansion.count() == 0 ? replies(mover, expansion) : null;
        return found == null ? expansion : found;
    }

    /** Takes an answer to move {@code index} in, which may answer others too. */
    private void answer(OpenPosition expansion, int index, StrongStep answer) {
        boolean others =
                techniques.contains(StrongTechnique.MUST_PLAY)
                        && !isUnproved(answer)
                        && expansion.move(index) != OpenPosition.ASKED;
        if (others) {
            observer.answered(StrongTechnique.MUST_PLAY, state, expansion, index, answer);
            expansion.answer(state, answer);
        } else {
            expansion.answerOnly(index, answer);
        }
    }

    /**
     * Returns the proof of the opponent of {@code mover}, who has answers to all moves; null if one
     * to a pass is asked for.
     */
    private @Nullable StrongStep replies(int mover, OpenPosition expansion) {
        List<StrongStep> answers = expansion.answers();
        if (answers.stream().anyMatch(this::isUnproved)) {
            return withoutProof(mover);
        }
        StrongStep found = assembly.replies(mover, answers);
        if (found != null) {
            return found;
        }
        boolean mayPass = state.board.parry() == Parry.ALLOWED && order.moves(1 - mover).length > 0;
        return mayPass && expansion.askForPass() ? null : withoutProof(mover);
    }

    /** The opponent of {@code mover} has answers to all moves, but no proof of it. */
    private StrongStep withoutProof(int mover) {
        if (mover != attacker) {
            throw new SearchControl.Stopped(StopReason.UNPROVED);
        }
        return unproved;
    }

    private boolean isUnproved(StrongStep step) {
        return unproved.equals(step);
    }

    /** Returns the first proof number of a move: low for those that add to a well filled set. */
    private int first(int mover, int move, int rank) {
        int fewest = Integer.MAX_VALUE;
        for (int e : move < 0 ? NONE : state.through[move]) {
            if (state.isAlive(mover, e)) {
                fewest = Math.min(fewest, state.missing(mover, e));
            }
        }
        return rank / RANKS + (fewest <= 3 ? SHARP : QUIET);
    }

    private @Nullable Object knownAfter(int mover, int move, long key) {
        put(mover, move);
        Object known = known(1 - mover, key);
        takeBack(move);
        return known;
    }

    /** Returns the key of the position after a move. */
    private long keyAfter(int mover, int move) {
        if (move >= 0 && state.stones() >= SYMMETRIC_STONES) {
            long hash = state.hash() ^ state.keys[mover][move] ^ limit.key();
            return mover == 1 ? hash : ~hash;
        }
        put(mover, move);
        long key = key(1 - mover);
        takeBack(move);
        return key;
    }

    private static void restart(Best best) {
        best.index = -1;
        best.phi = INFINITE;
        best.delta = 0;
        best.second = INFINITE;
    }

    private static void count(Best best, int index, int phi, int delta) {
        best.delta = Math.min(INFINITE - 1, best.delta + phi);
        if (delta < best.phi) {
            best.second = best.phi;
            best.phi = delta;
            best.index = index;
            best.childPhi = phi;
        } else if (delta < best.second) {
            best.second = delta;
        }
    }

    /** Returns what the table has for the position, turned to its orientation; null if nothing. */
    private @Nullable Object known(int mover, long key) {
        int place = table.find(key);
        Object data = place < 0 ? null : table.data(place);
        if (data == null || table.orientation(place) == state.hash()) {
            return data instanceof StrongStep step && !isKnown(mover, step) ? null : data;
        }
        return data instanceof StrongStep step
                ? turned(mover, step, table.orientation(place))
                : null;
    }

    private boolean isKnown(int mover, StrongStep step) {
        return isUnproved(step)
                || (Zone.admits(state, step.claim())
                        && limit.allows(step.claim(), attacker, turn(mover)));
    }

    private static Turn turn(int mover) {
        return TURNS.get(mover);
    }

    /** Returns a proof of an image of the position as a proof of the position. */
    private @Nullable StrongStep turned(int mover, StrongStep step, long orientation) {
        if (isUnproved(step)) {
            return step;
        }
        for (int g = 1; g < images.length; g++) {
            if (images[g] != null && hash(g) == orientation) {
                StrongStep turned = calculus.symmetry(inverse(g), step);
                return isKnown(mover, turned) ? decided(StrongTechnique.SYMMETRY, turned) : null;
            }
        }
        return null;
    }

    /** Returns the symmetry that undoes {@code g}: of those here only quarter turns differ. */
    private static int inverse(int g) {
        return g == 5 ? 6 : g == 6 ? 5 : g;
    }

    private long key(int mover) {
        long key = state.hash();
        if (state.stones() <= SYMMETRIC_STONES) {
            for (int g = 1; g < images.length; g++) {
                key = images[g] == null ? key : Math.min(key, hash(g));
            }
        }
        key ^= limit.key();
        return mover == 0 ? key : ~key;
    }

    private long hash(int g) {
        long hash = state.farHash();
        for (int v = 0; v < state.squares; v++) {
            if (state.stone[v] != StrongState.EMPTY) {
                hash ^= state.keys[state.stone[v]][images[g][v]];
            }
        }
        return hash;
    }

    /** Returns a proof of the position, or the moves that are left. */
    private Object analyse(int mover) {
        work++;
        control.visit();
        if (work > mostWork) {
            throw new BudgetSpent();
        }
        int other = 1 - mover;
        int win = state.winSquare(mover, 0);
        if (win >= 0 && limit.isOpen()) {
            return line(mover, win);
        }
        StrongStep late = limit.held(calculus, 1 - attacker, turn(mover));
        if (late != null) {
            return late;
        }
        if (state.farMissing(mover) == 1) {
            return unproved;
        }
        int danger = state.winSquare(other, 0);
        if (danger >= 0) {
            return answerTo(mover, danger);
        }
        StrongStep forced = threats(mover, mover);
        return forced == null ? quiet(mover) : decided(StrongTechnique.THREATS, forced);
    }

    private StrongStep line(int p, int v) {
        return calculus.line(StrongState.player(p), state.setFilledBy(p, v), v);
    }

    /** The opponent would fill a set by {@code danger}: the mover has one move, or none. */
    private Object answerTo(int mover, int danger) {
        int other = 1 - mover;
        OpenPosition expansion =
                new OpenPosition(state.mayPut(mover, danger) ? new int[] {danger} : new int[0]);
        expansion.answer(state, line(other, danger));
        int second = state.winSquare(other, danger + 1);
        if (second >= 0) {
            expansion.answer(state, line(other, second));
        }
        return closed(mover, expansion);
    }

    /** Returns a win of {@code p}'s by threats, if {@code mover} moves first or passes, or null. */
    private @Nullable StrongStep threats(int p, int mover) {
        return techniques.contains(StrongTechnique.THREATS) ? threats(p, mover, THREATS) : null;
    }

    private @Nullable StrongStep threats(int p, int mover, int most) {
        StrongStep step = threats.find(p, most);
        boolean early =
                step != null
                        && step.claim().outer() <= state.farMissing(1 - p)
                        && (p == mover
                                ? limit.allows(step.claim(), attacker, turn(mover))
                                : limit.allowsAfterPass(step.claim(), attacker, turn(mover)));
        return early ? step : null;
    }

    /** A position without direct threats and without a win by threats for the mover. */
    private Object quiet(int mover) {
        int other = 1 - mover;
        StrongStep held = mover == attacker ? holding(other) : null;
        if (held != null) {
            return held;
        }
        int[] moves = moves(mover);
        if (moves.length == 1 && moves[0] < 0 && order.moves(other).length == 0) {
            return calculus.pairs(StrongState.player(1 - attacker));
        }
        OpenPosition expansion = new OpenPosition(moves);
        StrongStep threat =
                techniques.contains(StrongTechnique.NULL_MOVE) ? threats(other, mover) : null;
        if (threat != null) {
            observer.answered(StrongTechnique.NULL_MOVE, state, expansion, PASS, threat);
            expansion.answer(state, threat);
            lookAhead(mover, expansion);
        }
        for (int i = 0; i < expansion.count(); i++) {
            expansion.setFirst(i, first(mover, expansion.move(i), i));
        }
        return closed(mover, expansion);
    }

    /** Returns a proof that {@code p} holds without threats, or null. */
    private @Nullable StrongStep holding(int p) {
        StrongStep parts =
                techniques.contains(StrongTechnique.PARTITIONS) ? partition.find(p) : null;
        if (parts != null) {
            return decided(StrongTechnique.PARTITIONS, parts);
        }
        StrongStep pairs = techniques.contains(StrongTechnique.PAIRING) ? pairing.find(p) : null;
        return pairs == null ? null : decided(StrongTechnique.PAIRING, pairs);
    }

    /**
     * Answers the moves after which the opponent still wins by threats. If he does not win after a
     * pass, he does not after any move either: then this need not be called.
     */
    private void lookAhead(int mover, OpenPosition expansion) {
        int i = 0;
        while (i < expansion.count()) {
            int move = expansion.move(i);
            put(mover, move);
            StrongStep lost = threats(1 - mover, 1 - mover, AHEAD);
            if (lost != null) {
                observer.decided(StrongTechnique.THREATS, state, lost);
            }
            takeBack(move);
            if (lost == null) {
                i++;
            } else {
                observer.answered(StrongTechnique.NULL_MOVE, state, expansion, i, lost);
                expansion.answer(state, lost);
            }
        }
    }

    /** Returns the legal moves, best first; a pass if there are none. */
    private int[] moves(int mover) {
        int[] moves = order.moves(mover);
        if (state.isFar(mover)) {
            int[] all = Arrays.copyOf(moves, moves.length + 1);
            all[moves.length] = FAR;
            return all;
        }
        return moves.length == 0 ? new int[] {PASS} : moves;
    }
}
