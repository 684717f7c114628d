package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongClaim;
import proofstone.certificate.StrongStep;
import proofstone.game.SquareSet;

/**
 * The rules `line`, `move` and `replies` of the calculus of strong games for one attacker, fast
 * enough to be applied at every won node of a search: a few microseconds each on 19x19.
 *
 * <p>What it makes is turned into steps of {@link StrongCalculus} once a win is found ({@link
 * #prove}), which checks every step anew. Not safe for use by several threads.
 */
final class AttackCalculus {
    /*
     * The relevance zone of a claim with the defender to put a stone ([Wu2010rz] sec. III-E) is what
     * the claim does not answer: the squares of its carrier, and those of a line h of the defender's
     * that lacks no more than the threshold d(h) says, so that one more stone there is one too many.
     * Operations AT, T1, T0 of the paper are `move` and `replies` here, promotion (Z_i << 1) is the
     * stone that `replies` adds to the thresholds.
     *
     * One difference to StrongCalculus: claims of hold, N (parries) and thresholds of the attacker's
     * own lines do not occur. The defender may put stones everywhere.
     */
    private final LineState state;
    private final int attacker;
    private final int words;
    private final boolean[] outside;
    private final int[] inCarrier;
    private final int[] inMoves;

    /** Makes the calculus of the attacker's claims; the position is that of {@code state}. */
    AttackCalculus(LineState state, int attacker) {
        this.state = state;
        this.attacker = attacker;
        words = state.stonesOf[0].length;
        inCarrier = new int[state.lines.length];
        inMoves = new int[state.lines.length];
        outside = new boolean[state.squares];
        SquareSet all = SquareSet.range(state.squares);
        if (!state.board.possibleSquares(LineState.player(1 - attacker)).equals(all)) {
            throw new IllegalArgumentException("the defender may not play everywhere");
        }
        state.board
                .inner()
                .ifPresent(inner -> all.minus(inner.squares()).forEach(v -> outside[v] = true));
    }

    /** Rule S1: the attacker fills line {@code h} by {@code v}. */
    AttackStep line(int h, int v) {
        long[] support = new long[words];
        set(support, state.lines[h]);
        clear(support, v);
        long[] carrier = new long[words];
        set(carrier, v);
        byte[] thresholds = new byte[state.lines.length];
        for (int g = 0; g < thresholds.length; g++) {
            thresholds[g] = state.owns(1 - attacker, g) ? bounded(1, g) : 0;
        }
        for (int w : state.lines[h]) {
            block(thresholds, w);
        }
        return new AttackStep(new AttackProof.Line(h, v), 1, carrier, support, thresholds, 1);
    }

    /** Rule S3: the attacker puts {@code v}. */
    AttackStep move(int v, AttackStep child) {
        assert !child.carries(v);
        long[] carrier = child.carrier.clone();
        long[] support = child.support.clone();
        set(carrier, v);
        clear(support, v);
        byte[] thresholds = child.thresholds.clone();
        block(thresholds, v);
        countCarrier(carrier, 1);
        meet(thresholds);
        countCarrier(carrier, -1);
        return new AttackStep(
                new AttackProof.Move(v, child.proof),
                child.leftToAttacker() + 1,
                carrier,
                support,
                thresholds,
                child.outer);
    }

    /** Returns the moves in turn, the first one first, and then {@code child}. */
    AttackStep moves(int[] squares, AttackStep child) {
        AttackStep step = child;
        for (int i = squares.length - 1; i >= 0; i--) {
            step = move(squares[i], step);
        }
        return step;
    }

    /** Returns the win by filling line {@code h} at once, which lacks free squares only. */
    AttackStep fill(int h) {
        AttackStep step = null;
        for (int v : state.lines[h]) {
            if (state.stone[v] == LineState.EMPTY) {
                step = step == null ? line(h, v) : move(v, step);
            }
        }
        if (step == null) {
            throw new IllegalStateException("line " + h + " is full");
        }
        return step;
    }

    /**
     * Rule S5: {@code first} answers all stones of the defender's but those that {@code others}
     * answer.
     */
    AttackStep replies(AttackStep first, List<AttackStep> others, List<int[]> moves) {
        long[] carrier = first.carrier.clone();
        long[] support = first.support.clone();
        for (int i = 0; i < others.size(); i++) {
            or(carrier, others.get(i).carrier);
            or(support, others.get(i).support);
            set(carrier, moves.get(i));
        }
        countMoves(moves, 1);
        countCarrier(carrier, 1);
        byte[] thresholds = first.thresholds.clone();
        raiseByOthers(thresholds);
        for (int i = 0; i < others.size(); i++) {
            raise(thresholds, others.get(i).thresholds, moves.get(i));
        }
        blockAll(thresholds, support);
        meet(thresholds);
        countCarrier(carrier, -1);
        countMoves(moves, -1);
        List<AttackProof> proofs = others.stream().map(other -> other.proof).toList();
        return new AttackStep(
                new AttackProof.Replies(first.proof, proofs, List.copyOf(moves)),
                leftBefore(first, others),
                carrier,
                support,
                thresholds,
                outer(first, others, moves));
    }

    /** One more than the least that a child leaves to the defender, at most a whole turn. */
    private int leftBefore(AttackStep first, List<AttackStep> others) {
        int least = first.leftToDefender();
        for (AttackStep other : others) {
            least = Math.min(least, other.leftToDefender());
        }
        return Math.min(least, state.stonesATurn - 1) + 1;
    }

    private int outer(AttackStep first, List<AttackStep> others, List<int[]> moves) {
        int outer = Math.min(StrongClaim.NEVER, first.outer + 1);
        for (int i = 0; i < others.size(); i++) {
            int one = isOutside(moves.get(i)) ? 1 : 0;
            outer = Math.max(outer, Math.min(StrongClaim.NEVER, others.get(i).outer + one));
        }
        return outer;
    }

    private boolean isOutside(int[] squares) {
        return IntStream.of(squares).anyMatch(v -> outside[v]);
    }

    private void raiseByOthers(byte[] thresholds) {
        for (int h = 0; h < thresholds.length; h++) {
            int d = thresholds[h];
            if (d > 0) {
                int free = inCarrier[h];
                boolean beside = free < state.lines[h].length && d > free;
                if (beside || free > inMoves[h]) {
                    thresholds[h] = bounded(d + 1, h);
                }
            }
        }
    }

    private void raise(byte[] thresholds, byte[] after, int[] squares) {
        for (int h = 0; h < thresholds.length; h++) {
            if (after[h] > thresholds[h]) {
                thresholds[h] = after[h];
            }
        }
        for (int v : squares) {
            for (int h : state.through[v]) {
                if (after[h] > 0 && after[h] + 1 > thresholds[h]) {
                    thresholds[h] = bounded(after[h] + 1, h);
                }
            }
        }
    }

    /** Writes the thresholds that a free carrier meets by itself as 0. */
    private void meet(byte[] thresholds) {
        for (int h = 0; h < thresholds.length; h++) {
            thresholds[h] = met(thresholds[h], h);
        }
    }

    private byte met(byte threshold, int h) {
        return threshold <= inCarrier[h] ? 0 : threshold;
    }

    private byte bounded(int threshold, int h) {
        int most = threshold > state.lines[h].length ? StrongClaim.NEVER : threshold;
        return (byte) Math.min(StrongClaim.NEVER, most);
    }

    private void blockAll(byte[] thresholds, long[] squares) {
        for (int v = next(squares, 0); v >= 0; v = next(squares, v + 1)) {
            block(thresholds, v);
        }
    }

    private void block(byte[] thresholds, int v) {
        for (int h : state.through[v]) {
            thresholds[h] = 0;
        }
    }

    private void countCarrier(long[] carrier, int sign) {
        for (int v = next(carrier, 0); v >= 0; v = next(carrier, v + 1)) {
            add(inCarrier, v, sign);
        }
    }

    private void add(int[] counts, int v, int sign) {
        for (int h : state.through[v]) {
            counts[h] += sign;
        }
    }

    private void countMoves(List<int[]> moves, int sign) {
        for (int[] squares : moves) {
            count(inMoves, squares, sign);
        }
    }

    private void count(int[] counts, int[] squares, int sign) {
        for (int v : squares) {
            add(counts, v, sign);
        }
    }

    /** Returns whether the claim holds in the present position, whose turn it is aside. */
    boolean admits(AttackStep step) {
        return fits(step.carrier, step.support) && holds(step.thresholds);
    }

    /** Returns whether the carrier is free and the support the attacker's. */
    private boolean fits(long[] carrier, long[] support) {
        long[] own = state.stonesOf[attacker];
        long[] other = state.stonesOf[1 - attacker];
        long wrong = 0;
        for (int i = 0; i < carrier.length && wrong == 0; i++) {
            wrong = carrier[i] & (own[i] | other[i]) | support[i] & ~own[i];
        }
        return wrong == 0;
    }

    private int lacks(int h) {
        return state.missing(1 - attacker, h);
    }

    private boolean holds(byte[] thresholds) {
        int[] own = state.count[attacker];
        for (int h = 0; h < thresholds.length; h++) {
            if (thresholds[h] > 0 && own[h] == 0 && lacks(h) < thresholds[h]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the free squares on which a stone of the defender's is not answered by the claim. */
    int[] zone(AttackStep step) {
        long[] zone = step.carrier.clone();
        int[] own = state.count[attacker];
        for (int h = 0; h < step.thresholds.length; h++) {
            int d = step.thresholds[h];
            if (d > 0 && own[h] == 0 && lacks(h) <= d) {
                addFree(zone, h);
            }
        }
        return listed(zone);
    }

    private void addFree(long[] zone, int h) {
        for (int v : state.lines[h]) {
            addIfFree(zone, v);
        }
    }

    private void addIfFree(long[] zone, int v) {
        if (state.stone[v] == LineState.EMPTY) {
            set(zone, v);
        }
    }

    private static int[] listed(long[] bits) {
        int[] squares = new int[size(bits)];
        int at = 0;
        for (int v = next(bits, 0); v >= 0; v = next(bits, v + 1)) {
            squares[at++] = v;
        }
        return squares;
    }

    private static int size(long[] bits) {
        return Arrays.stream(bits).mapToInt(Long::bitCount).sum();
    }

    private static void set(long[] bits, int[] squares) {
        for (int v : squares) {
            set(bits, v);
        }
    }

    private static void set(long[] bits, int v) {
        bits[v >> 6] |= 1L << v;
    }

    private static void clear(long[] bits, int v) {
        bits[v >> 6] &= ~(1L << v);
    }

    private static void or(long[] bits, long[] more) {
        for (int i = 0; i < bits.length; i++) {
            bits[i] |= more[i];
        }
    }

    private static int next(long[] bits, int from) {
        int i = from >> 6;
        if (i >= bits.length) {
            return -1;
        }
        long word = bits[i] & -1L << from;
        while (word == 0) {
            if (++i == bits.length) {
                return -1;
            }
            word = bits[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(word);
    }

    /**
     * Returns the proof as steps of the calculus, each step once.
     *
     * @throws proofstone.certificate.IllegalStepException if a step is wrong
     */
    StrongStep prove(AttackStep step, StrongCalculus calculus) {
        return prove(step.proof, calculus, new IdentityHashMap<>());
    }

    private StrongStep prove(
            AttackProof proof, StrongCalculus calculus, Map<AttackProof, StrongStep> known) {
        StrongStep step = known.get(proof);
        if (step == null) {
            step = make(proof, calculus, known);
            known.put(proof, step);
        }
        return step;
    }

    private StrongStep make(
            AttackProof proof, StrongCalculus calculus, Map<AttackProof, StrongStep> known) {
        return switch (proof) {
            case AttackProof.Line(int line, int square) ->
                    calculus.line(LineState.player(attacker), line, square);
            case AttackProof.Move(int square, AttackProof rest) ->
                    calculus.move(square, prove(rest, calculus, known));
            case AttackProof.Replies replies -> {
                StrongStep first = prove(replies.first(), calculus, known);
                List<StrongCalculus.Reply> others = new ArrayList<>();
                for (int i = 0; i < replies.others().size(); i++) {
                    SquareSet squares = SquareSet.of(replies.moves().get(i));
                    StrongStep other = prove(replies.others().get(i), calculus, known);
                    others.add(new StrongCalculus.Reply(squares, other));
                }
                yield calculus.replies(first, others);
            }
        };
    }
}
