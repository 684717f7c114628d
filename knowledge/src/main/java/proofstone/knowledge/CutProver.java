package proofstone.knowledge;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Part;
import proofstone.certificate.Step;
import proofstone.game.BreakerProver;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * Makes steps of the calculus from what a search by masks has found.
 *
 * <p>Soundness: each rule is checked by the calculus, and a step claims what it holds on the whole
 * board. Whoever takes the last step compares it with the position.
 */
final class CutProver implements BreakerProver<Step> {
    private final Calculus calculus;
    private final PartitionCut cut;
    private final Runnable pace;

    /** The squares of the board by their numbers in the masks. */
    private final int[] squares;

    /**
     * Makes steps of a calculus.
     *
     * @param cut looks for partitions of a game
     * @param pace called for each game that is proved; what it throws ends the proof
     * @param squares the squares of the board in the order of their numbers in the masks
     */
    CutProver(Calculus calculus, PartitionCut cut, Runnable pace, int[] squares) {
        this.calculus = calculus;
        this.pace = pace;
        this.cut = cut;
        this.squares = squares;
    }

    private SquareSet onBoard(long mask) {
        return SquareSet.of(members(mask));
    }

    private int[] members(long mask) {
        int[] members = new int[Long.bitCount(mask)];
        int found = 0;
        for (long left = mask; left != 0; left &= left - 1) {
            members[found++] = squares[Long.numberOfTrailingZeros(left)];
        }
        return members;
    }

    /** Returns the mask of the members of {@code set} that have a number. */
    long mask(SquareSet set) {
        long mask = 0;
        for (int i = 0; i < squares.length; i++) {
            mask |= set.contains(squares[i]) ? 1L << i : 0;
        }
        return mask;
    }

    private static long union(long[] sets) {
        return Arrays.stream(sets).reduce(0, (a, b) -> a | b);
    }

    @Override
    public long carrier(Step proof) {
        return mask(proof.claim().carrier());
    }

    @Override
    public Step blocked() {
        return calculus.blocked();
    }

    @Override
    public @Nullable Step whole(long[] sets) {
        pace.run();
        List<SquareSet> edges = Arrays.stream(sets).mapToObj(this::onBoard).toList();
        List<Part> parts =
                cut.find(
                        ResidualHypergraph.of(
                                calculus.hypergraph().squares(),
                                edges,
                                SquareSet.empty(),
                                SquareSet.empty()));
        return parts == null ? null : calculus.parts(parts);
    }

    @Override
    public Step weights(long[] sets) {
        SquareSet region = onBoard(union(sets));
        List<SquareSet> wanted = Arrays.stream(sets).mapToObj(this::onBoard).toList();
        List<SquareSet> winning = calculus.hypergraph().sets();
        int[] listed = wanted.stream().mapToInt(set -> indexOf(winning, region, set)).toArray();
        return calculus.potential(Role.MAKER, region, SquareSet.of(listed));
    }

    /** Returns the first winning set that has the squares {@code wanted} of the region. */
    private static int indexOf(List<SquareSet> winning, SquareSet region, SquareSet wanted) {
        int e = 0;
        while (!winning.get(e).intersect(region).equals(wanted)) {
            e++;
        }
        return e;
    }

    @Override
    public Step pairs(long[] pairs, Step rest) {
        Step pairing =
                calculus.pairs(
                        Arrays.stream(pairs)
                                .boxed()
                                .flatMapToInt(pair -> Arrays.stream(members(pair)))
                                .toArray());
        return rest.kind() == Step.Kind.BLOCKED ? pairing : calculus.join(List.of(pairing, rest));
    }

    @Override
    public Step both(Step first, Step second) {
        return calculus.join(List.of(first, second));
    }

    @Override
    public Step move(long reply, Step rest) {
        return calculus.move(squares[Long.numberOfTrailingZeros(reply)], rest);
    }

    @Override
    public Step answers(long[] sets, List<Step> answers) {
        return new Refutation(calculus, answers, dominators(sets)).step(_ -> false);
    }

    /**
     * Returns for each square of the board that lies on one set only one that lies on it and on
     * others.
     */
    private int[] dominators(long[] sets) {
        int[] dominators = new int[calculus.hypergraph().squares()];
        Arrays.fill(dominators, -1);
        long several = several(sets);
        for (long set : sets) {
            if ((set & several) != 0) {
                int dominator = squares[Long.numberOfTrailingZeros(set & several)];
                Arrays.stream(members(set & ~several)).forEach(v -> dominators[v] = dominator);
            }
        }
        return dominators;
    }

    private static long several(long[] sets) {
        long once = 0;
        long several = 0;
        for (long set : sets) {
            several |= once & set;
            once |= set;
        }
        return several;
    }
}
