package proofstone.search;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;

/**
 * A random game of taking numbered squares, for the tests of the searches: after {@code depth}
 * moves the OR player wins if the set of squares that he holds has an even code. It knows nothing
 * of hypergraphs.
 */
final class RandomTree implements Node<RandomTree.Proof> {
    /** Who wins; the carrier is every square, so that no must-play is lost. */
    record Proof(Side winner, SquareSet carrier) {}

    private final int squares;
    private final int depth;
    private final SquareSet or;
    private final SquareSet and;
    private final Side mover;
    private final long seed;
    private final int width;
    private final AtomicInteger expansions;

    private RandomTree(
            int squares,
            int depth,
            SquareSet or,
            SquareSet and,
            Side mover,
            long seed,
            int width,
            AtomicInteger expansions) {
        this.squares = squares;
        this.depth = depth;
        this.or = or;
        this.and = and;
        this.mover = mover;
        this.seed = seed;
        this.width = width;
        this.expansions = expansions;
    }

    static RandomTree of(int squares, int depth, Side mover, long seed) {
        SquareSet none = SquareSet.empty();
        return new RandomTree(
                squares, depth, none, none, mover, seed, squares, new AtomicInteger());
    }

    /** Returns the same game of which a search looks into so many moves at a time. */
    RandomTree withWidth(int moves) {
        return new RandomTree(squares, depth, or, and, mover, seed, moves, expansions);
    }

    /** Returns the same node once more, for another thread. */
    RandomTree again() {
        return withWidth(width);
    }

    /** Returns the winner by plain minimax. */
    Side minimax() {
        Proof leaf = leaf();
        if (leaf != null) {
            return leaf.winner();
        }
        for (int option = 0; option < optionCount(); option++) {
            if (child(option).minimax() == mover) {
                return mover;
            }
        }
        return mover.opponent();
    }

    private @Nullable Proof leaf() {
        if (or.size() + and.size() < depth) {
            return null;
        }
        boolean isEven = (new SplittableRandom(seed * 31 + or.hashCode()).nextInt() & 1) == 0;
        return new Proof(
                isEven ? Side.OR : Side.AND, SquareSet.range(squares).minus(or).minus(and));
    }

    private List<Integer> free() {
        List<Integer> free = new ArrayList<>();
        for (int v = 0; v < squares; v++) {
            if (!or.contains(v) && !and.contains(v)) {
                free.add(v);
            }
        }
        return free;
    }

    @Override
    public Side chooser() {
        return mover;
    }

    @Override
    public long keyHigh() {
        return or.hashCode() * 0x9e3779b97f4a7c15L + and.hashCode();
    }

    @Override
    public long keyLow() {
        return keyHigh() ^ (mover == Side.OR ? 0 : 1);
    }

    @Override
    public Object frame() {
        return or;
    }

    @Override
    public Proof adapt(Proof stored, Object storedFrame) {
        return stored;
    }

    @Override
    public void expand() {
        expansions.incrementAndGet();
    }

    /** Returns how often a node of this game has been analysed. */
    int expansions() {
        return expansions.get();
    }

    @Override
    public @Nullable Proof proof() {
        return leaf();
    }

    @Override
    public List<Proof> passProofs() {
        return List.of();
    }

    @Override
    public int optionCount() {
        return free().size();
    }

    @Override
    public int width(int open) {
        return Math.min(open, width);
    }

    @Override
    public int square(int option) {
        return free().get(option);
    }

    @Override
    public RandomTree child(int option) {
        int v = square(option);
        boolean isOr = mover == Side.OR;
        return new RandomTree(
                squares,
                depth,
                isOr ? or.with(v) : or,
                isOr ? and : and.with(v),
                mover.opponent(),
                seed,
                width,
                expansions);
    }

    @Override
    public Proof won(int option, Proof childProof) {
        return new Proof(mover, childProof.carrier().with(square(option)));
    }

    @Override
    public Proof lost(List<Proof> answers) {
        SquareSet all = SquareSet.empty();
        for (Proof answer : answers) {
            all = all.union(answer.carrier());
        }
        return new Proof(mover.opponent(), all);
    }

    @Override
    public Side winner(Proof proof) {
        return proof.winner();
    }

    @Override
    public SquareSet carrier(Proof proof) {
        return proof.carrier();
    }

    @Override
    public long proofNumber() {
        return 1;
    }

    @Override
    public long disproofNumber() {
        return 1;
    }
}
