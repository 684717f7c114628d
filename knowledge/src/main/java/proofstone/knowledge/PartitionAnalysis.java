package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.knowledge.PartitionNode.Answer;

/**
 * The static analysis of a position with Maker to move: is it held by a partition, and if not,
 * which of Maker's moves are answered by a reply and a partition?
 *
 * <p>Takes some milliseconds. Scratch memory; belongs to one thread.
 */
final class PartitionAnalysis {
    /*
     * The must-play rule is at work from the first answer on: Maker's moves come in the order of their share
     * of the potential, and those outside the carrier of an answer found are not looked at. A dominated
     * square is not looked at either; when an answer leaves its dominator out, rule `domination` answers it.
     *
     * A move is answered, too, by a reply that leads to a position held already, wherever the search met it.
     *
     * For each move the replies of greatest share (a set that lacks Maker's move counts twice) get a short
     * search for a partition, started from whichever of the node's own best partition, the last few
     * successes in this position and the last ones after the same move in others has the fewest open edges; then
     * the four that came nearest get a long one. Success is decided in a few steps in most cases, but has a long tail.
     * At the end the moves that are left get short searches once more, as there are more successes to start from.
     * Where the node itself is far from a partition, success is rare and
     * many a node is never needed: there the first analysis is a sketch, whose open edges serve as estimates;
     * its short searches are shorter, and the long ones wait until the search comes back to work on the node.
     * A first analysis that has left five moves without an answer goes on as a sketch, too: mostly another reply to
     * the move before turns out better.
     */
    private static final int LONG_STEPS = 2500;
    private static final int SHORT_STEPS = 40;

    /** The open edges up to which there are long searches in the first analysis. */
    private static final int FAR = 10;

    /** After so many moves without an answer the first analysis becomes a sketch. */
    private static final int MANY = 5;

    private static final int FAR_STEPS = 20;
    private static final int LONG_REPLIES = 4;
    private static final int REMEMBERED = 16;
    private static final int[] NO_PARTS = {};

    /** What the search knows of the positions after the moves of the position analysed. */
    interface Known {
        /**
         * Returns an answer to {@code move} that leads to a held position, or null.
         *
         * @param keys the keys of the positions after the move
         */
        @Nullable Answer answer(int move, ChildKeys keys);
    }

    /** What an analysis has found. */
    sealed interface Result {
        /** A partition holds the position. */
        record Held(PartNumbers parts, SquareSet zone) implements Result {}

        /** Maker wins, at once or by exchanges. */
        record Lost() implements Result {}

        /**
         * Neither.
         *
         * @param attacks the moves of Maker's without an answer
         * @param answers the answers found, without their images under the symmetries
         * @param play the squares that no answer covers
         * @param isSketch whether there is more to be found by {@link #analyseAgain}
         */
        record Open(List<Attack> attacks, List<Answer> answers, SquareSet play, boolean isSketch)
                implements Result {}
    }

    private final PartCandidates candidates;
    private final PartitionStrategy strategy;
    private final ChildKeys keys;
    private final ThreatReplies threats = new ThreatReplies();
    private final int squares;
    private final PartitionMemory memory;

    private ResidualHypergraph graph;
    private final long[] throughLow;
    private final long[] throughHigh;
    private long allLow;
    private long allHigh;
    private boolean isSmall;
    private boolean isSketch;
    private int mostLeft;
    private int[] base = NO_PARTS;
    private final List<int[]> successes = new ArrayList<>();

    private final double[] weights;

    /** The squares that no answer covers yet, and the answers. */
    private static final class Region {
        private final List<CanonicalForm.Frame> symmetries;
        private final List<Answer> answers = new ArrayList<>();
        private SquareSet play;

        Region(SquareSet play, List<CanonicalForm.Frame> symmetries) {
            this.play = play;
            this.symmetries = symmetries;
        }

        /** Leaves what the zone of the answer and its images leave. */
        void add(Answer answer) {
            answers.add(answer);
            play = play.intersect(answer.zone());
            for (CanonicalForm.Frame symmetry : symmetries) {
                play = play.intersect(symmetry.apply(answer.zone()));
            }
        }
    }

    /**
     * Prepares the analysis of positions of a board of {@code squares} squares.
     *
     * @param memory what was found in other positions; may be shared with other analyses
     */
    PartitionAnalysis(
            PartCatalogue catalogue,
            CanonicalForm form,
            int squares,
            PartitionMemory memory,
            long seed) {
        PartRandom random = new PartRandom(seed);
        this.candidates = new PartCandidates(catalogue, random);
        this.strategy = new PartitionStrategy(candidates, random);
        this.keys = new ChildKeys(form, squares);
        this.squares = squares;
        this.memory = memory;
        this.throughLow = new long[squares];
        this.throughHigh = new long[squares];
        this.weights = new double[squares];
        this.graph =
                ResidualHypergraph.of(squares, List.of(), SquareSet.empty(), SquareSet.empty());
    }

    /** Returns the number of steps of local search so far. */
    long steps() {
        return strategy.steps();
    }

    /**
     * Analyses {@code position}, minimal edges, Maker to move; where it is far from a partition,
     * for the sake of estimates only.
     *
     * @param symmetries those of the position; of moves that they map to each other one is analysed
     */
    Result analyse(
            ResidualHypergraph position,
            PartNumbers start,
            List<CanonicalForm.Frame> symmetries,
            Known known) {
        graph = position;
        int smallest = graph.smallest();
        if (smallest < 0) {
            return heldByNothing();
        }
        threats.start(graph);
        if (graph.size(smallest) <= 1 || isLost()) {
            return new Result.Lost();
        }
        load();
        base = isSmall ? candidates.toParts(start) : NO_PARTS;
        mostLeft = isSmall ? MANY : Integer.MAX_VALUE;
        boolean isHeld = isSmall && isHeldByParts();
        isSketch = isSmall && strategy.open() > FAR;
        return isHeld ? held() : answerMoves(live(), symmetries, known);
    }

    /**
     * Analyses a position again of which there is a sketch.
     *
     * @param play the squares that no answer of the sketch covers; no other move is looked at
     */
    Result analyseAgain(
            ResidualHypergraph position,
            SquareSet play,
            List<CanonicalForm.Frame> symmetries,
            Known known) {
        if (!canBeSketched(position)) {
            return analyse(position, new PartNumbers(), symmetries, known);
        }
        graph = position;
        threats.start(graph);
        load();
        base = NO_PARTS;
        mostLeft = Integer.MAX_VALUE;
        return isHeldByParts() ? held() : answerMoves(play, symmetries, known);
    }

    /** Tells what a sketch is made of; a state that was read may speak of one of any position. */
    private static boolean canBeSketched(ResidualHypergraph position) {
        return position.count() <= PartCandidates.MOST_EDGES
                && position.smallest() >= 0
                && position.size(position.smallest()) > 1;
    }

    private Result held() {
        return new Result.Held(candidates.toNumbers(base), zone(base));
    }

    private SquareSet live() {
        return SquareSet.ofWords(graph.live());
    }

    /** Returns whether Maker wins by threats, now or after one of his moves and any reply. */
    private boolean isLost() {
        return threats.isWon(Attack.NONE, Attack.NONE)
                || IntStream.of(live().toArray()).anyMatch(this::isUnmet);
    }

    /** Returns whether Maker wins by threats after his move at {@code v}, whatever the reply. */
    private boolean isUnmet(int v) {
        int forced = forced(v);
        return forced >= 0
                ? threats.isWon(v, forced)
                : threats.isWon(v, Attack.NONE) && threats.isUnmet();
    }

    /** Searches for a partition of the position itself; the best one found becomes the base. */
    private boolean isHeldByParts() {
        strategy.restrict(allLow, allHigh, 0, 0);
        boolean isFound = strategy.search(base, LONG_STEPS);
        base = strategy.parts();
        return isFound;
    }

    /**
     * Returns Breaker's replies in {@code position} where he is to move, as an attack without move,
     * unless the position is held or lost at first sight.
     */
    Result analyseReplies(ResidualHypergraph position) {
        graph = position;
        int smallest = graph.smallest();
        if (smallest < 0) {
            return heldByNothing();
        }
        threats.start(graph);
        if (graph.size(smallest) == 0 || isForkedBy(Attack.NONE) || isUnmet(Attack.NONE)) {
            return new Result.Lost();
        }
        load();
        base = NO_PARTS;
        MoveReplies replies = replies(Attack.NONE);
        boolean isAnswered = tryShort(replies) || tryLong(replies);
        return new Result.Open(
                isAnswered ? List.of() : List.of(replies.toAttack(candidates)),
                isAnswered ? List.of(answer(replies)) : List.of(),
                SquareSet.empty(),
                false);
    }

    private static Result heldByNothing() {
        return new Result.Held(new PartNumbers(), SquareSet.empty());
    }

    private void load() {
        successes.clear();
        isSketch = false;
        isSmall = graph.count() <= PartCandidates.MOST_EDGES;
        if (!isSmall) {
            return;
        }
        Arrays.fill(throughLow, 0);
        Arrays.fill(throughHigh, 0);
        for (int e = 0; e < graph.count(); e++) {
            index(e, e < 64 ? throughLow : throughHigh);
        }
        allLow = Masks.ones(graph.count());
        allHigh = Masks.ones(graph.count() - 64);
        candidates.load(graph);
        keys.load(graph);
        strategy.reset();
    }

    private void index(int e, long[] through) {
        for (int v = graph.next(e, 0); v >= 0; v = graph.next(e, v + 1)) {
            through[v] |= 1L << e;
        }
    }

    private SquareSet zone(int[] parts) {
        long lo = 0;
        long hi = 0;
        for (int q : parts) {
            lo |= candidates.masks[4 * q];
            hi |= candidates.masks[4 * q + 1];
        }
        return SquareSet.ofWords(lo, hi);
    }

    private Result answerMoves(
            SquareSet inPlay, List<CanonicalForm.Frame> symmetries, Known known) {
        SquareStatistics statistics = new SquareStatistics(graph, squares);
        Region region = new Region(inPlay, symmetries);
        List<MoveReplies> left = new ArrayList<>();
        SquareSet imaged = SquareSet.empty();
        weighMoves(statistics, inPlay);
        for (int m : byWeight()) {
            if (!region.play.contains(m) || imaged.contains(m) || statistics.dominator(m) >= 0) {
                continue;
            }
            for (CanonicalForm.Frame symmetry : symmetries) {
                imaged = imaged.with(symmetry.apply(m));
            }
            MoveReplies replies = replies(m);
            Answer answer = answer(replies, known);
            if (answer == null) {
                left.add(replies);
                isSketch |= left.size() == mostLeft;
            } else {
                region.add(answer);
            }
        }
        List<Attack> attacks = attacks(left, region);
        return new Result.Open(attacks, region.answers, region.play, isSketch);
    }

    /** Tries the moves that are left once more; returns those that still have no answer. */
    private List<Attack> attacks(List<MoveReplies> left, Region region) {
        List<Attack> attacks = new ArrayList<>();
        for (MoveReplies replies : left) {
            if (!region.play.contains(replies.move())) {
                continue;
            }
            if (!isSketch && tryShort(replies)) {
                region.add(answer(replies));
            } else {
                attacks.add(replies.toAttack(candidates));
            }
        }
        return attacks;
    }

    private @Nullable Answer answer(MoveReplies replies, Known known) {
        if (tryShort(replies)) {
            return answer(replies);
        }
        Answer answer = isSmall ? known(replies.move(), known) : null;
        return answer == null && !isSketch && tryLong(replies) ? answer(replies) : answer;
    }

    private @Nullable Answer known(int m, Known known) {
        keys.move(m);
        return known.answer(m, keys);
    }

    private void weighMoves(SquareStatistics statistics, SquareSet play) {
        for (int v = 0; v < squares; v++) {
            weights[v] = play.contains(v) ? statistics.share(v) : 0;
        }
    }

    /** Returns the squares of positive weight, heaviest first. */
    private int[] byWeight() {
        long[] keys = new long[squares];
        int count = 0;
        for (int v = 0; v < squares; v++) {
            if (weights[v] > 0) {
                long weight = Float.floatToIntBits((float) weights[v]);
                keys[count++] = weight << 32 | squares - v;
            }
        }
        Arrays.sort(keys, 0, count);
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            order[count - 1 - i] = squares - (int) keys[i];
        }
        return order;
    }

    /** Returns the number of free squares of edge {@code e} after Maker's move at {@code m}. */
    private int sizeAfter(int e, int m) {
        return graph.size(e) - (m >= 0 && graph.contains(e, m) ? 1 : 0);
    }

    /** Returns the last free square of edge {@code e} after Maker's move at {@code m}. */
    private int lastSquare(int e, int m) {
        int v = graph.next(e, 0);
        return v == m ? graph.next(e, v + 1) : v;
    }

    /** Returns the square that Breaker has to take after {@code m}, or -1. */
    private int forced(int m) {
        return forcedBeside(m, -1);
    }

    /** Returns whether {@code m} threatens to fill two edges at two squares. */
    private boolean isForkedBy(int m) {
        int forced = forced(m);
        return forced >= 0 && forcedBeside(m, forced) >= 0;
    }

    /** Returns a square other than {@code taken} at which {@code m} threatens to fill an edge. */
    private int forcedBeside(int m, int taken) {
        for (int e = 0; e < graph.count(); e++) {
            if (sizeAfter(e, m) == 1 && lastSquare(e, m) != taken) {
                return lastSquare(e, m);
            }
        }
        return -1;
    }

    /** Gives each reply a short search, if the position is small enough. */
    private boolean tryShort(MoveReplies replies) {
        if (!isSmall) {
            return false;
        }
        List<int[]> starts = starts(replies.move());
        boolean isFound = false;
        for (int i = 0; !isFound && i < replies.tried(); i++) {
            restrict(replies.move(), replies.reply(i));
            isFound = search(replies, i, nearest(starts), isSketch ? FAR_STEPS : SHORT_STEPS);
        }
        return isFound;
    }

    /** Gives the replies that came nearest a long search, if the position is small enough. */
    private boolean tryLong(MoveReplies replies) {
        if (!isSmall) {
            return false;
        }
        boolean isFound = false;
        int[] order = replies.byOpenEdges();
        for (int k = 0; !isFound && k < Math.min(LONG_REPLIES, order.length); k++) {
            restrict(replies.move(), replies.reply(order[k]));
            isFound = search(replies, order[k], replies.parts(order[k]), LONG_STEPS);
        }
        return isFound;
    }

    private void restrict(int m, int b) {
        strategy.restrict(
                allLow & ~throughLow[b],
                allHigh & ~throughHigh[b],
                word(m, 0) | word(b, 0),
                word(m, 1) | word(b, 1));
    }

    private static long word(int square, int word) {
        return square >= 0 && square >> 6 == word ? 1L << square : 0;
    }

    private boolean search(MoveReplies replies, int i, int[] start, int steps) {
        boolean isFound = strategy.search(start, steps);
        replies.note(i, strategy.open(), strategy.parts());
        if (isFound) {
            remember(strategy.parts());
        }
        return isFound;
    }

    private void remember(int[] parts) {
        if (successes.size() == REMEMBERED) {
            successes.removeFirst();
        }
        successes.add(parts);
    }

    /** Returns the partitions from which a search after {@code m} may start. */
    private List<int[]> starts(int m) {
        List<int[]> starts = new ArrayList<>(List.of(base));
        for (PartNumbers held : memory.after(m)) {
            starts.add(candidates.toParts(held));
        }
        starts.addAll(successes.reversed());
        return starts;
    }

    /** Returns the first of {@code starts} with the fewest open edges. */
    private int[] nearest(List<int[]> starts) {
        int[] nearest = NO_PARTS;
        int least = Integer.MAX_VALUE;
        for (int i = 0; least > 0 && i < starts.size(); i++) {
            int open = strategy.openAfter(starts.get(i));
            if (open < least) {
                least = open;
                nearest = starts.get(i);
            }
        }
        return nearest;
    }

    /** The one that is forced; or the one that worked last time and then by weight. */
    private MoveReplies replies(int m) {
        int forced = forced(m);
        return new MoveReplies(m, forced >= 0 ? new int[] {forced} : orderReplies(m));
    }

    private int[] orderReplies(int m) {
        double[] held = weights.clone();
        weighReplies(m);
        preferLast(m);
        int[] replies = byWeight();
        System.arraycopy(held, 0, weights, 0, held.length);
        return threats.isWon(m, Attack.NONE)
                ? IntStream.of(replies).filter(threats::isMet).toArray()
                : replies;
    }

    private void weighReplies(int m) {
        Arrays.fill(weights, 0);
        for (int e = 0; e < graph.count(); e++) {
            addWeight(e, Math.scalb(1.0, -sizeAfter(e, m)));
        }
        if (m >= 0) {
            weights[m] = 0;
        }
    }

    private void addWeight(int e, double weight) {
        for (int v = graph.next(e, 0); v >= 0; v = graph.next(e, v + 1)) {
            weights[v] += weight;
        }
    }

    private void preferLast(int m) {
        int last = memory.lastReply(m);
        if (last >= 0 && weights[last] > 0) {
            weights[last] = Double.MAX_VALUE;
        }
    }

    /** Returns the answer that the last search has found. */
    private Answer answer(MoveReplies replies) {
        int reply = replies.held();
        PartNumbers parts = candidates.toNumbers(strategy.parts());
        memory.add(replies.move(), reply, parts);
        return Answer.byParts(replies.move(), reply, parts, zone(strategy.parts()).with(reply));
    }
}
