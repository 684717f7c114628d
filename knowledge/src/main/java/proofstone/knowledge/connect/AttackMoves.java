package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import proofstone.game.SquareSet;

/** The attacker's moves of one turn, best first, by the number of threats that they make. */
final class AttackMoves {
    /*
     * A stone is part of a threat only if it stands on a line that lacks at most one stone more than
     * a threat (`singles`), or on a hot line together with others of the turn. So for two stones the
     * moves of which both stones make threats are the pairs of singles and the pairs on one hot line;
     * if one stone alone makes all threats, the other one is the best of the rest.
     *
     * Most of these pairs are never put on the board. What a pair can make at most is counted in
     * advance: the lines that either stone alone turns into a threat (`alone`), and those that only
     * both do (low bits of `seen`, whose sign bit says that the pair is listed). Fewer lines than
     * `least` are fewer threats.
     *
     * Against threats of the defender's the first stones are put on these, every way to stop them.
     * No list is complete for quiet moves, nor for more than two stones a turn: a move that is not
     * listed is a win not found, never a false one.
     */
    private static final int FREE_STONES = 6;

    private static final int POOL = 20;

    /** How many moves with as many threats as a turn has stones are listed. */
    private static final int FULL_MOVES = 6;

    private static final int FIRST_KEYS = 256;

    private static final byte LISTED = Byte.MIN_VALUE;

    private static final int SQUARE_BITS = 20;

    private final LineState state;
    private final Threats threats;
    private final int attacker;
    private final int defender;
    private final int size;
    private final int[] history;
    private final byte[] seen;
    private final int[] alone;
    private final boolean[] singles;
    private int[] keys = new int[FIRST_KEYS];

    /**
     * A move of the attacker's.
     *
     * @param squares where its stones go
     * @param threats how many threats it makes, one more than the stones of a turn for more
     * @param score the better the higher
     */
    @SuppressWarnings("ArrayRecordComponent") // read only by the search
    record Move(int[] squares, int threats, int score) {}

    /** Makes the generator; the position is that of {@code state}. */
    AttackMoves(LineState state, int attacker) {
        this.state = state;
        this.threats = new Threats(state);
        this.attacker = attacker;
        this.defender = 1 - attacker;
        this.size = state.stonesATurn;
        this.history = new int[state.squares];
        this.seen = new byte[state.squares * (size == 2 ? state.squares : 1)];
        this.alone = new int[state.squares];
        this.singles = new boolean[state.squares];
    }

    /** Remembers a move that has won, so that it is tried earlier elsewhere. */
    void praise(int[] squares) {
        for (int v : squares) {
            history[v]++;
        }
    }

    /** Halves what {@link #praise} counts, as moves elsewhere say less here. */
    void fade() {
        for (int v = 0; v < history.length; v++) {
            history[v] /= 2;
        }
    }

    /**
     * Returns moves with at least {@code least} threats, 1 or more, that leave the defender none;
     * the attacker has no threat yet, as then he would fill a line.
     */
    List<Move> threatening(int least) {
        Collector found = new Collector(size, least, size + 1);
        int[] block = firstBlock();
        if (block.length > 0) {
            found.blocking(new int[0], block);
        } else if (size == 1) {
            found.each(squaresOf(1));
        } else if (size == 2) {
            found.pairs();
        } else {
            found.subsets(best(size + 6), 0, new int[0]);
        }
        return found.sorted(Integer.MAX_VALUE);
    }

    /**
     * Returns moves with at least {@code least} threats, fewer than a turn has stones, that leave
     * the defender none; the best {@code width} of those that were looked at.
     *
     * @param hints turns that go first if they are such moves
     */
    List<Move> quiet(int least, int width, List<int[]> hints) {
        List<Move> first = hinted(least, hints);
        List<Move> others = quiet(least, width);
        if (first.isEmpty()) {
            return others;
        }
        List<Move> all = new ArrayList<>(first);
        all.addAll(others);
        return all;
    }

    /**
     * Returns moves with at least {@code least} threats that leave the defender none: hints, then
     * the best few of each number of threats up to the stones of a turn, each once.
     *
     * @param each how many moves of each number of threats less than the stones of a turn
     * @param hints turns that go first if they are such moves with fewer threats
     */
    List<Move> ofEachKind(int least, int each, List<int[]> hints) {
        List<Move> all = new ArrayList<>(hinted(least, hints));
        List<Move> quiet = quiet(least, Integer.MAX_VALUE);
        for (int threats = size - 1; threats >= least; threats--) {
            all.addAll(few(quiet, threats, each));
        }
        all.addAll(few(threatening(size), size, FULL_MOVES));
        return distinct(all.stream()).toList();
    }

    private static List<Move> few(List<Move> moves, int threats, int most) {
        Stream<Move> kind = moves.stream().filter(move -> move.threats() == threats);
        return distinct(kind).limit(most).toList();
    }

    /** Leaves out moves of the same squares in another order. */
    private static Stream<Move> distinct(Stream<Move> moves) {
        Set<SquareSet> seen = new HashSet<>();
        return moves.filter(move -> seen.add(SquareSet.of(move.squares())));
    }

    private List<Move> hinted(int least, List<int[]> hints) {
        Collector found = new Collector(size, least, size - 1);
        for (int[] turn : hints) {
            if (turn.length == size && Arrays.stream(turn).allMatch(this::mayPut)) {
                found.consider(turn);
            }
        }
        return found.moves;
    }

    private List<Move> quiet(int least, int width) {
        Collector found = new Collector(size, least, size - 1);
        int[] block = firstBlock();
        if (block.length > 0) {
            found.blocking(new int[0], block);
        } else {
            if (size == 2 && least > 0) {
                found.pairs();
            }
            found.subsets(best(size == 1 ? 2 * POOL : POOL), 0, new int[0]);
        }
        return found.sorted(width);
    }

    /**
     * Returns the best {@code width} ways to put the {@code left} stones that are left of a turn
     * which make at least {@code least} threats and leave the defender none.
     */
    List<Move> rest(int left, int least, int width) {
        Collector found = new Collector(left, least, size + 1);
        int[] block = firstBlock();
        if (block.length > 0) {
            found.blocking(new int[0], block);
        } else {
            found.subsets(best(2 * POOL), 0, new int[0]);
        }
        return found.sorted(width);
    }

    /** Returns the squares that stop the first threat of the defender's; none without one. */
    private int[] firstBlock() {
        LineList lines = state.threats[defender];
        return lines.size() == 0
                ? new int[0]
                : Arrays.stream(state.lines[lines.get(0)]).filter(v -> mayPut(v)).toArray();
    }

    /** Returns the free squares of lines that are threats after so many stones. */
    private int[] squaresOf(int stones) {
        LineList hot = hot();
        Arrays.fill(singles, false);
        for (int i = 0; i < hot.size(); i++) {
            int h = hot.get(i);
            if (missing(h) <= size + stones) {
                for (int v : state.lines[h]) {
                    singles[v] |= mayPut(v);
                }
            }
        }
        return IntStream.range(0, singles.length).filter(v -> singles[v]).toArray();
    }

    /** Returns the best squares for one stone, the best first. */
    private int[] best(int number) {
        long[] valued = new long[state.squares];
        int count = 0;
        for (int v = 0; v < state.squares; v++) {
            if (mayPut(v)) {
                valued[count++] = ((long) -value(v) << SQUARE_BITS) + v;
            }
        }
        Arrays.sort(valued, 0, count);
        int[] squares = new int[Math.min(number, count)];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = (int) (valued[i] & (1 << SQUARE_BITS) - 1);
        }
        return squares;
    }

    private boolean isThreatened() {
        return state.threats[defender].size() > 0;
    }

    private LineList hot() {
        return state.hot[attacker];
    }

    private int missing(int h) {
        return state.missing(attacker, h);
    }

    private boolean mayPut(int v) {
        return state.mayPut(attacker, v);
    }

    private void put(int v) {
        state.put(attacker, v);
    }

    private int value(int v) {
        return 2 * state.gain(attacker, v) + state.gain(defender, v) + history[v];
    }

    /** Tries moves and keeps those with the right number of threats. */
    private final class Collector {
        private final int number;
        private final int least;
        private final int most;
        private final List<Move> moves = new ArrayList<>();
        private int[] others = new int[0];
        private int pairs;

        Collector(int number, int least, int most) {
            this.number = number;
            this.least = least;
            this.most = most;
        }

        void each(int[] squares) {
            for (int v : squares) {
                consider(v);
            }
        }

        /** Puts stones on the defender's threats until none is left, then the best others. */
        void blocking(int[] before, int[] block) {
            for (int v : block) {
                int[] stones = with(before, v);
                put(v);
                int[] next = firstBlock();
                if (next.length > 0 && stones.length < number) {
                    blocking(stones, next);
                } else if (next.length == 0 && stones.length == number) {
                    keep(stones);
                } else if (next.length == 0) {
                    complete(stones);
                }
                state.takeBack(v);
            }
        }

        private void complete(int[] stones) {
            for (int v : number - stones.length == 1 ? last() : best(POOL)) {
                put(v);
                int[] more = with(stones, v);
                if (more.length == number) {
                    keep(more);
                } else {
                    complete(more);
                }
                state.takeBack(v);
            }
        }

        /** The squares for the last stone: any will do if there are threats enough without it. */
        private int[] last() {
            boolean enough = least <= 0 || !threats.canStop(attacker, least - 1);
            if (enough) {
                return joined(squaresOf(1), best(POOL));
            }
            countAlone();
            return Arrays.stream(squaresOf(1)).filter(v -> alone[v] >= least).toArray();
        }

        void subsets(int[] pool, int from, int[] stones) {
            if (stones.length == number) {
                considerOnce(stones);
                return;
            }
            for (int i = from; i < pool.length; i++) {
                subsets(pool, i + 1, with(stones, pool[i]));
            }
        }

        private void considerOnce(int[] stones) {
            if (number != 2 || size != 2 || isNew(stones[0], stones[1])) {
                consider(stones);
            }
        }

        /** All pairs of which both stones may be part of threats. */
        void pairs() {
            int[] single = squaresOf(1);
            for (int i = 0; i < single.length; i++) {
                for (int j = i + 1; j < single.length; j++) {
                    isNew(single[i], single[j]);
                }
            }
            LineList hot = hot();
            for (int i = hot.size() - 1; i >= 0; i--) {
                int h = hot.get(i);
                if (missing(h) > size + 1) {
                    pairsOf(state.lines[h]);
                }
            }
            for (int v : single) {
                alone(v);
            }
            countAlone();
            tryPairs();
        }

        /** Counts for each square the lines that a stone there turns into threats. */
        private void countAlone() {
            Arrays.fill(alone, state.threats[attacker].size());
            LineList hot = hot();
            for (int i = 0; i < hot.size(); i++) {
                int h = hot.get(i);
                if (missing(h) == size + 1) {
                    for (int v : state.lines[h]) {
                        alone[v]++;
                    }
                }
            }
        }

        /** If one stone makes threats enough, some others go with it. */
        private void alone(int v) {
            put(v);
            boolean enough = !threats.canStop(attacker, least - 1);
            state.takeBack(v);
            if (enough) {
                for (int w : others()) {
                    if (w != v) {
                        isNew(v, w);
                    }
                }
            }
        }

        private int[] others() {
            if (others.length == 0) {
                others = best(FREE_STONES);
            }
            return others;
        }

        private void pairsOf(int[] line) {
            for (int i = 0; i < line.length; i++) {
                for (int j = i + 1; j < line.length; j++) {
                    if (mayPut(line[i]) && mayPut(line[j])) {
                        isNew(line[i], line[j]);
                        seen[key(line[i], line[j])]++;
                    }
                }
            }
        }

        private int key(int v, int w) {
            return Math.min(v, w) * state.squares + Math.max(v, w);
        }

        private boolean isNew(int v, int w) {
            int key = key(v, w);
            if (seen[key] != 0) {
                return false;
            }
            seen[key] = LISTED;
            if (pairs == keys.length) {
                keys = Arrays.copyOf(keys, 2 * pairs);
            }
            keys[pairs++] = key;
            return true;
        }

        /** Puts the first stone of all pairs that have it in common once. */
        private void tryPairs() {
            int[] sorted = Arrays.copyOf(keys, pairs);
            Arrays.sort(sorted);
            int first = -1;
            for (int key : sorted) {
                int v = key / state.squares;
                int w = key % state.squares;
                if (alone[v] + alone[w] + seen[key] - LISTED < least) {
                    continue;
                }
                if (v != first) {
                    takeBack(first);
                    put(v);
                    first = v;
                }
                put(w);
                keep(v, w);
                state.takeBack(w);
            }
            takeBack(first);
        }

        private void takeBack(int v) {
            if (v >= 0) {
                state.takeBack(v);
            }
        }

        private void consider(int... stones) {
            for (int v : stones) {
                put(v);
            }
            keep(stones);
            for (int v : stones) {
                state.takeBack(v);
            }
        }

        /** Keeps the move whose stones stand on the board, if it is good. */
        private void keep(int... stones) {
            if (isThreatened() || state.threats[attacker].size() < least) {
                return;
            }
            if (least > 0 && threats.canStop(attacker, least - 1)) {
                return;
            }
            int made = threats.number(attacker);
            if (made <= most) {
                int score = 2 * state.weight(attacker) - state.weight(defender);
                for (int v : stones) {
                    score += 4 * history[v];
                }
                moves.add(new Move(stones.clone(), made, score));
            }
        }

        List<Move> sorted(int width) {
            for (int i = 0; i < pairs; i++) {
                seen[keys[i]] = 0;
            }
            moves.sort(
                    Comparator.comparingInt((Move move) -> -move.threats())
                            .thenComparingInt(move -> -move.score()));
            return moves.size() > width ? moves.subList(0, width) : moves;
        }
    }

    private static int[] with(int[] stones, int v) {
        int[] more = Arrays.copyOf(stones, stones.length + 1);
        more[stones.length] = v;
        return more;
    }

    private static int[] joined(int[] first, int[] second) {
        return IntStream.concat(Arrays.stream(first), Arrays.stream(second)).distinct().toArray();
    }
}
