package proofstone.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import proofstone.game.QuickMakerBreaker.Outcome;

/**
 * Decides Maker-Breaker games on up to 62 squares within a budget, and says which squares the
 * winner needs; {@link BreakerProof} and {@link MakerProof} make proofs of what it finds.
 *
 * <p>On strips a game of 20 squares takes some hundred positions when Breaker wins and some tens
 * when Maker does, a few microseconds each; each further square takes about a quarter more, so that
 * one of 41 squares may take millions. Squares that lie on the same sets should have numbers near
 * each other. An instance remembers positions from one game to the next and belongs to one thread.
 */
public final class MediumMakerBreaker {
    /*
     * A level of the search holds what Maker still lacks of the sets without a stone of Breaker's, with Maker to
     * move, as masks; none of them contains another one. Soundness of what is done to a position:
     *
     * - Pairs: a set with two squares that lie on no other set is dropped. Breaker answers one by the other;
     *   his carrier gains the two. Maker's win of the rest is one of the whole.
     * - Free exchanges ([Czifra2021] sec. IV.B): in a set {a, p} of which p lies on no other set Maker takes a
     *   and Breaker p. If Breaker wins after it, he wins before: he answers a by p and p by a, and plays as if
     *   a were Maker's. If Maker wins after it, he begins with a and threatens p. Both zones gain a and p.
     * - Components: Breaker wins if he wins each, Maker if he wins one.
     * - Weights: Breaker wins where the sum of 2^-l over the sets that lack l squares with the greatest share
     *   of a square is below one (Erdos and Selfridge 1973, as in SmallMakerBreaker). A weight below 2^-7
     *   is taken as that, which is too much. Where all weights together are below one no
     *   sum runs over its byte; elsewhere that spoils the order of moves and nothing else.
     * - Cuts ([Czifra2021] theorem III.1): if the squares fall into two sides, and each set is given to one of
     *   them, and Breaker wins on each side what its sets have there, he wins. Failing that says nothing. The
     *   lightest cuts that a local search finds are tried; of a large position then straight ones, too, each of
     *   these within a share of the budget: one that holds saves nine tenths of the work, one that does not may
     *   take as much as the position.
     * - Maker's move p that lies on one set only is not tried where another square w of that set is: w is on all
     *   sets of p. If Breaker has an answer to w, he has one to p, regarding it as w and taking w where he
     *   would take p, so p and w join his carrier.
     * - Must-play: an answer of Breaker's leaves Maker only the squares of its carrier to try, and a reply that
     *   Maker refutes leaves Breaker only the squares of Maker's zone. Breaker's zone holds the squares of his
     *   answers; Maker's zone those of his move and of all refutations.
     */

    /** The greatest number of squares. */
    public static final int MAX_SQUARES = 62;

    /** The greatest number of winning sets. */
    public static final int MAX_SETS = 63;

    private static final int WEIGHT_BITS = LightCuts.WEIGHT_BITS;
    private static final int ONE = 1 << WEIGHT_BITS;

    /** In place of a number of sets: Maker fills one at once. */
    private static final int LOST = -1;

    /** In place of a reply: the budget is used up. */
    private static final long UNKNOWN = -1;

    /**
     * A move and its answer, a cut or a component: each level has two squares fewer, but one after
     * a reply to the whole game.
     */
    private static final int LEVELS = MAX_SQUARES / 2 + 1;

    /** Positions of fewer squares are searched faster than cut. */
    private static final int LEAST_CUT = 12;

    private static final int LEAST_SIDE = LightCuts.LEAST_SIDE;

    /** A light cut that weighs more than this for each square, in 128ths, is not tried. */
    private static final int WEIGHT_OF_SQUARE = 11;

    /** Of fewer squares one light cut is looked for each six of them. */
    private static final int MIDDLE = 28;

    private static final int SQUARES_OF_START = 6;

    /** From so many squares on straight cuts are tried, too, and heavier ones. */
    private static final int LARGE = 36;

    private static final int LARGE_CUTS = 6;
    private static final int LARGE_WEIGHT = 4 * ONE;

    /** The budget of a cut of the least large position, and how it grows with each square. */
    private static final double LARGE_SHARE = 300_000;

    private static final double LARGE_GROWTH = 1.3;

    private static final long DEFAULT_MEMORY = 1 << 20;

    /** A position remembered takes two words. */
    private static final int KNOWN_WORDS = 2;

    private static final int MOST_KNOWN_BITS = 28;

    private final long[][] lacking = new long[LEVELS + 2][MAX_SETS];
    private final long[][] makersShares = new long[LEVELS + 1][ByteLanes.WORDS];
    private final long[] breakersShares = new long[ByteLanes.WORDS];

    /** The squares that lie on a set. */
    private final long[] once = new long[LEVELS + 1];

    /** The squares that lie on several sets. */
    private final long[] twice = new long[LEVELS + 1];

    /** The pairs and free exchanges, each as the mask of its two squares. */
    private final long[][] exchanges = new long[LEVELS + 1][MAX_SQUARES / 2];

    private final int[] exchangeCounts = new int[LEVELS + 1];

    /** The squares of the pairs and free exchanges, kept as the list of them is slow to join. */
    private final long[] exchanged = new long[LEVELS + 1];

    /**
     * The last positions decided, each in two words: a key of 64 bits, and who wins as the last bit
     * with the zone above it.
     */
    private final long[] known;

    /** The first bits of a key say where a position is remembered. */
    private final int knownShift;

    private final LightCuts cuts = new LightCuts();
    private final Runnable pace;
    private int words;
    private long budget;

    /** The squares that the winner of the last position needs. */
    private long zone;

    /** Makes the memory, 1 MB of it. */
    public MediumMakerBreaker() {
        this(DEFAULT_MEMORY, () -> {});
    }

    /**
     * Makes the memory.
     *
     * @param memoryBytes the most that positions remembered take, at least 32; 4 GB are used at
     *     most
     * @param pace called for each position that is looked at and not decided at once; what it
     *     throws ends the decision in hand
     * @throws IllegalArgumentException if the memory is too small
     */
    public MediumMakerBreaker(long memoryBytes, Runnable pace) {
        long positions = memoryBytes / (KNOWN_WORDS * Long.BYTES);
        if (positions < 2) {
            throw new IllegalArgumentException("memory of " + memoryBytes + " bytes");
        }
        int bits = Math.min(MOST_KNOWN_BITS, Long.SIZE - 1 - Long.numberOfLeadingZeros(positions));
        this.known = new long[KNOWN_WORDS << bits];
        this.knownShift = Long.SIZE - bits;
        this.pace = pace;
    }

    /**
     * Decides the game of the first {@code count} of {@code sets}, masks of squares 0 to 61 and
     * none of them empty, looking at no more than {@code positions} positions that are not decided
     * at once.
     *
     * @throws IllegalArgumentException if there are more than {@link #MAX_SETS} sets or other
     *     squares
     */
    public Outcome decide(long[] sets, int count, long positions) {
        boolean isHeld = holds(0, load(sets, count, positions));
        return budget < 0 ? Outcome.UNDECIDED : winner(isHeld);
    }

    /**
     * Decides the game like {@link #decide} with Breaker to move, and returns his winning reply, 0
     * if he has none, or a negative number if the budget is too small.
     */
    public long reply(long[] sets, int count, long positions) {
        int left = open(sets, count, positions);
        weigh(lacking[0], left, makersShares[0]);
        long reply = freeReply(0, left, 0);
        return budget < 0 ? UNKNOWN : reply;
    }

    /** A game after pairs and free exchanges. */
    static final class Reduced {
        /** What Maker still lacks. */
        final long[] sets;

        /** The pairs and free exchanges, masks of two squares each. */
        final long[] pairs;

        Reduced(long[] sets, long[] pairs) {
            this.sets = sets;
            this.pairs = pairs;
        }
    }

    /** Returns what is left of a game that Maker does not win at once. */
    Reduced reduced(long[] sets) {
        int left = reduce(0, open(sets, sets.length, Long.MAX_VALUE));
        return new Reduced(
                Arrays.copyOf(lacking[0], left), Arrays.copyOf(exchanges[0], exchangeCounts[0]));
    }

    /** Returns whether Breaker wins a reduced game by its weights. */
    boolean isLight(long[] sets) {
        return isLight(0, open(sets, sets.length, Long.MAX_VALUE));
    }

    /**
     * Returns the two games into which a reduced game falls, or by a cut of which Breaker wins it;
     * none if no such cut is found.
     */
    List<long[]> split(long[] sets) {
        int count = open(sets, sets.length, Long.MAX_VALUE);
        long component = SetMasks.component(lacking[0], count);
        long side = component == 0 ? heldCut(0, count) : component;
        return side == 0 ? List.of() : List.of(side(count, side, true), side(count, side, false));
    }

    private long[] side(int count, long side, boolean isFirst) {
        return Arrays.copyOf(lacking[1], takeSide(0, count, side, isFirst));
    }

    /**
     * Returns a move by which Maker wins a reduced game that hangs together, or 0 if he has none.
     */
    long winningMove(long[] sets) {
        int count = open(sets, sets.length, Long.MAX_VALUE);
        weigh(lacking[0], count, makersShares[0]);
        return winningMove(0, count);
    }

    /**
     * Returns the heaviest of the squares {@code play} of a reduced game that lie on several sets,
     * or 0.
     */
    long heaviest(long[] sets, long play) {
        int count = open(sets, sets.length, Long.MAX_VALUE);
        long among = play & twice[0];
        weigh(lacking[0], count, makersShares[0]);
        return among == 0 ? 0 : bit(ByteLanes.heaviest(makersShares[0], among));
    }

    /**
     * Returns Breaker's answer to a move of Maker's in a game that Breaker wins, or 0 if he has
     * none.
     */
    long answer(long[] sets, long move) {
        int count = open(sets, sets.length, Long.MAX_VALUE);
        weigh(lacking[0], count, makersShares[0]);
        return answer(0, count, move);
    }

    /** Returns Breaker's {@code most} heaviest replies to a move of Maker's, the heaviest first. */
    long[] replies(long[] sets, long move, int most) {
        int count = open(sets, sets.length, Long.MAX_VALUE);
        weigh(lacking[0], count, makersShares[0]);
        weighAfter(0, count, move);
        long region = once[0] & ~move;
        long[] replies = new long[Math.min(most, Long.bitCount(region))];
        for (int i = 0; i < replies.length; i++) {
            replies[i] = bit(ByteLanes.heaviest(breakersShares, region));
            region &= ~replies[i];
        }
        return replies;
    }

    /** Reads a game and notes which squares lie on its sets; returns how many sets are minimal. */
    private int open(long[] sets, int count, long positions) {
        int left = load(sets, count, positions);
        isLostAtOnce(0, left);
        return left;
    }

    /** Reads a game; returns how many sets are minimal. */
    private int load(long[] sets, int count, long positions) {
        if (count > MAX_SETS) {
            throw new IllegalArgumentException(count + " sets");
        }
        if (SetMasks.union(sets, count) >>> MAX_SQUARES != 0) {
            throw new IllegalArgumentException("a square beyond " + (MAX_SQUARES - 1));
        }
        System.arraycopy(sets, 0, lacking[0], 0, count);
        budget = positions;
        words = ByteLanes.words(SetMasks.union(sets, count));
        return SetMasks.minimal(lacking[0], count);
    }

    private static Outcome winner(boolean isHeld) {
        return isHeld ? Outcome.BREAKER : Outcome.MAKER;
    }

    /**
     * Returns squares that are enough for the winner that {@link #decide} has found: Breaker wins
     * the game of what the sets have of them, Maker that of the sets that lie within them. Means
     * nothing after {@link Outcome#UNDECIDED}.
     */
    public long zone() {
        return zone;
    }

    /** Returns the two least squares of a set that has so many. */
    private static long twoOf(long set) {
        long others = set & set - 1;
        return set ^ others & others - 1;
    }

    private static long bit(int square) {
        return 1L << square;
    }

    /** Returns true, for Breaker, who needs {@code squares}. */
    private boolean held(long squares) {
        zone = squares;
        return true;
    }

    /** Returns false, for Maker, who needs {@code squares}. */
    private boolean lost(long squares) {
        zone = squares;
        return false;
    }

    /**
     * Returns whether Breaker wins the first {@code count} sets of {@code level}, with the zone of
     * the winner; means nothing when the budget is used up.
     */
    private boolean holds(int level, int count) {
        int left = reduce(level, count);
        boolean isHeld = left == 0 ? held(0) : left != LOST && holdsReduced(level, left);
        zone |= exchanged[level];
        return isHeld;
    }

    /** Drops pairs and plays free exchanges; returns how many sets are left, or {@link #LOST}. */
    private int reduce(int level, int count) {
        exchangeCounts[level] = 0;
        exchanged[level] = 0;
        int before = count;
        while (!isLostAtOnce(level, before)) {
            int left = reduceOnce(level, before);
            if (left == before) {
                return left;
            }
            before = left;
        }
        return LOST;
    }

    /**
     * Returns whether Maker fills a set at once, which is his zone then; notes which squares lie on
     * a set and on several.
     */
    private boolean isLostAtOnce(int level, int count) {
        long[] sets = lacking[level];
        long seen = 0;
        long again = 0;
        long filled = 0;
        for (int i = 0; i < count; i++) {
            long set = sets[i];
            again |= seen & set;
            seen |= set;
            filled = SetMasks.isOneSquare(set) ? set : filled;
        }
        once[level] = seen;
        twice[level] = again;
        return filled != 0 && !lost(filled);
    }

    private int reduceOnce(int level, int count) {
        long[] sets = lacking[level];
        long several = twice[level];
        long taken = 0;
        int left = 0;
        for (int i = 0; i < count; i++) {
            long set = sets[i];
            long own = set & ~several;
            if (!SetMasks.isOneSquare(own)) {
                exchange(level, twoOf(own));
            } else if (own != 0 && taken == 0 && Long.bitCount(set) == 2) {
                taken = set ^ own;
                exchange(level, set);
            } else {
                sets[left++] = set;
            }
        }
        return taken == 0 ? left : takeOut(level, left, taken);
    }

    private void exchange(int level, long pair) {
        exchanges[level][exchangeCounts[level]++] = pair;
        exchanged[level] |= pair;
    }

    private int takeOut(int level, int count, long square) {
        long[] before = lacking[level + 1];
        System.arraycopy(lacking[level], 0, before, 0, count);
        return play(before, count, lacking[level], square, 0);
    }

    /**
     * Writes to {@code after} the minimal ones of what Maker lacks of the sets {@code before},
     * which are minimal, when he takes the square {@code maker} and Breaker {@code breaker};
     * returns how many they are.
     */
    private static int play(long[] before, int count, long[] after, long maker, long breaker) {
        int shrunk = 0;
        for (int i = 0; i < count; i++) {
            long set = before[i];
            if ((set & breaker) == 0 && (set & maker) != 0) {
                after[shrunk++] = set & ~maker;
            }
        }
        // what shrinks by one square stays incomparable, and no other set comes to lie within it
        int left = shrunk;
        for (int i = 0; i < count; i++) {
            long set = before[i];
            if ((set & (maker | breaker)) == 0 && !containsOne(set, after, shrunk)) {
                after[left++] = set;
            }
        }
        return left;
    }

    private static boolean containsOne(long set, long[] sets, int count) {
        for (int i = 0; i < count; i++) {
            if ((sets[i] & ~set) == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean holdsReduced(int level, int count) {
        return isLight(level, count) ? held(once[level]) : holdsKnown(level, count);
    }

    private boolean isLight(int level, int count) {
        long[] shares = makersShares[level];
        int weight = weigh(lacking[level], count, shares);
        return weight < ONE && weight + ByteLanes.greatest(shares, once[level]) < ONE;
    }

    /** Looks the position up, or searches and remembers it. */
    private boolean holdsKnown(int level, int count) {
        long key = SetKey.of(lacking[level], count);
        int at = place(key);
        if (known[at] == key) {
            return recalled(at);
        }
        if (--budget < 0) {
            return false;
        }
        pace.run();
        boolean isHeld = search(level, count);
        if (budget >= 0) {
            remember(key, isHeld);
        }
        return isHeld;
    }

    private boolean search(int level, int count) {
        long part = SetMasks.component(lacking[level], count);
        return part == 0
                ? heldCut(level, count) != 0 || winningMove(level, count) == 0
                : holdsBoth(level, count, part);
    }

    private int place(long key) {
        return KNOWN_WORDS * (int) (key >>> knownShift);
    }

    private boolean recalled(int at) {
        long winner = known[at + 1];
        zone = winner >>> 1;
        return (winner & 1) != 0;
    }

    private void remember(long key, boolean isHeld) {
        int at = place(key);
        known[at] = key;
        known[at + 1] = zone << 1 | (isHeld ? 1 : 0);
    }

    /**
     * Returns whether Breaker wins on both sides of a cut what the sets have there, each set on the
     * side that has more of it. The zone of a side that is lost is Maker's if no set is cut.
     */
    private boolean holdsBoth(int level, int count, long side) {
        if (!holdsSide(level, count, side, true)) {
            return false;
        }
        long first = zone;
        boolean isHeld = holdsSide(level, count, side, false);
        zone |= isHeld ? first : 0;
        return isHeld;
    }

    private boolean holdsSide(int level, int count, long side, boolean isFirst) {
        return holds(level + 1, takeSide(level, count, side, isFirst));
    }

    /** Writes the minimal sets of a side to the next level; returns how many they are. */
    private int takeSide(int level, int count, long side, boolean isFirst) {
        return LightCuts.takeSide(lacking[level], count, side, isFirst, lacking[level + 1]);
    }

    /** Returns a side of a cut by which Breaker wins, or 0 if none is found. */
    private long heldCut(int level, int count) {
        long squares = once[level];
        int size = Long.bitCount(squares);
        if (size < LEAST_CUT) {
            return 0;
        }
        long held = heldLightCut(level, count, size);
        return held != 0 || size < LARGE ? held : heldLargeCut(level, count, size);
    }

    private long heldLightCut(int level, int count, int size) {
        long squares = once[level];
        int most = WEIGHT_OF_SQUARE * size;
        long held = 0;
        for (long side : cuts.find(lacking[level], count, squares, starts(size), most)) {
            held = budget < 0 || held != 0 ? held : held(level, count, side);
        }
        return held;
    }

    /** Returns how many light cuts of so many squares are looked for. */
    private static int starts(int size) {
        return size < MIDDLE ? size / SQUARES_OF_START : size;
    }

    private long held(int level, int count, long side) {
        return holdsBoth(level, count, side) ? side : 0;
    }

    private long heldLargeCut(int level, int count, int size) {
        long share = (long) (LARGE_SHARE * Math.pow(LARGE_GROWTH, size - LARGE));
        long held = 0;
        for (long side : straightCuts(lacking[level], count, once[level])) {
            held = budget < 0 || held != 0 ? held : heldWithin(share, level, count, side);
        }
        return held;
    }

    private long heldWithin(long share, int level, int count, long side) {
        long before = budget;
        long given = Math.min(before, share);
        budget = given;
        long held = held(level, count, side);
        long result = budget < 0 ? 0 : held;
        budget += before - given;
        return result;
    }

    /** Returns the lightest straight cuts of a large position, the lightest first. */
    private static long[] straightCuts(long[] sets, int count, long squares) {
        int last = Long.bitCount(squares) - LEAST_SIDE;
        List<long[]> cuts = new ArrayList<>();
        long side = 0;
        for (int k = 1; k <= last; k++) {
            side |= Long.lowestOneBit(squares & ~side);
            int weight = k < LEAST_SIDE ? LARGE_WEIGHT : weightOfCut(sets, count, side);
            if (weight < LARGE_WEIGHT) {
                cuts.add(new long[] {weight, side});
            }
        }
        return cuts.stream()
                .sorted(Comparator.comparingLong(cut -> cut[0]))
                .limit(LARGE_CUTS)
                .mapToLong(cut -> cut[1])
                .toArray();
    }

    private static int weightOfCut(long[] sets, int count, long side) {
        int weight = 0;
        for (int i = 0; i < count; i++) {
            weight += weight(larger(sets[i], side));
        }
        return weight;
    }

    /** Returns how much of a set lies on the side that has more of it. */
    private static int larger(long set, long side) {
        return Math.max(Long.bitCount(set & side), Long.bitCount(set & ~side));
    }

    private static int weight(int size) {
        return 1 << shift(size);
    }

    /** Returns the logarithm of the weight of a set of so many squares. */
    private static int shift(int size) {
        return Math.max(0, WEIGHT_BITS - size);
    }

    /** Returns a move by which Maker wins, or 0 if Breaker holds against all. */
    private long winningMove(int level, int count) {
        long[] shares = makersShares[level];
        long several = twice[level];
        long carrier = 0;
        long play = once[level];
        while ((play & several) != 0) {
            long move = bit(ByteLanes.heaviest(shares, play & several));
            if (answer(level, count, move) == 0) {
                zone |= move;
                return move;
            }
            carrier |= zone;
            play &= zone & ~move;
        }
        zone = withDominators(lacking[level], count, play, carrier);
        return 0;
    }

    /**
     * Adds for each move that was passed over, and is in the carrier, a square that dominates it.
     */
    private static long withDominators(long[] sets, int count, long dominated, long carrier) {
        long with = carrier;
        for (int i = 0; i < count; i++) {
            long others = sets[i] & ~dominated;
            if (others != sets[i] && (others & with) == 0) {
                with |= others & -others;
            }
        }
        return with;
    }

    /** Returns Breaker's answer to Maker's move, or 0 if he has none. */
    private long answer(int level, int count, long move) {
        long[] sets = lacking[level];
        long forced = 0;
        for (int i = 0; i < count; i++) {
            long left = sets[i] & ~move;
            forced |= SetMasks.isOneSquare(left) ? left : 0;
        }
        return forced == 0
                ? freeReply(level, count, move)
                : forcedReply(level, count, move, forced);
    }

    private long forcedReply(int level, int count, long move, long forced) {
        if (!SetMasks.isOneSquare(forced)) {
            zone = twoOf(forced);
            return 0;
        }
        boolean isHeld = holdsAfter(level, count, move, forced);
        zone |= forced;
        return isHeld ? forced : 0;
    }

    /** Tries the squares of the sets, those on several of them first. */
    private long freeReply(int level, int count, long move) {
        long several = twice[level];
        long region = once[level] & ~move;
        long makers = 0;
        while (region != 0 && budget >= 0) {
            weighAfter(level, count, move);
            long tried = (region & several) != 0 ? region & several : region;
            long reply = bit(ByteLanes.heaviest(breakersShares, tried));
            if (holdsAfter(level, count, move, reply)) {
                zone |= reply;
                return reply;
            }
            region &= zone & ~reply;
            makers |= zone;
        }
        zone = makers;
        return 0;
    }

    private boolean holdsAfter(int level, int count, long move, long reply) {
        return holds(level + 1, play(lacking[level], count, lacking[level + 1], move, reply));
    }

    /** Sums the weight of the sets, and the share of each square. */
    private int weigh(long[] sets, int count, long[] shares) {
        Arrays.fill(shares, 0, words, 0);
        int sum = 0;
        for (int i = 0; i < count; i++) {
            int shift = shift(Long.bitCount(sets[i]));
            sum += 1 << shift;
            add(sets[i], shift, shares);
        }
        return sum;
    }

    /** Shares after Maker's move: what it lies on weighs twice as much. */
    private void weighAfter(int level, int count, long move) {
        System.arraycopy(makersShares[level], 0, breakersShares, 0, words);
        long[] sets = lacking[level];
        for (int i = 0; i < count; i++) {
            if ((sets[i] & move) != 0) {
                add(sets[i], shift(Long.bitCount(sets[i])), breakersShares);
            }
        }
    }

    private void add(long set, int shift, long[] shares) {
        long left = set;
        for (int w = 0; w < words; w++) {
            shares[w] += ByteLanes.of(left) << shift;
            left >>>= ByteLanes.COUNT;
        }
    }
}
