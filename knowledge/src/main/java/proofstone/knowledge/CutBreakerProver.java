package proofstone.knowledge;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Part;
import proofstone.certificate.Step;
import proofstone.game.BreakerProver;
import proofstone.game.LightPartition;
import proofstone.game.MediumMakerBreaker;
import proofstone.game.Role;
import proofstone.game.SetMasks;
import proofstone.game.SquareSet;

/**
 * Makes steps of the calculus for Breaker's wins that a search on masks has found.
 *
 * <p>Soundness: each rule is checked by the calculus, and a step claims what it holds on the whole
 * board. Whoever takes the last step compares it with the position.
 */
final class CutBreakerProver implements BreakerProver<Step> {
    private final Calculus calculus;
    private final LightPartition partition;
    private final Runnable pace;
    private final MaskedSquares squares;

    /**
     * Makes steps of a calculus.
     *
     * @param game decides who wins the parts of a partition
     * @param pace called for each game that is proved; what it throws ends the proof
     * @param squares the squares that have a number in the masks
     */
    CutBreakerProver(
            Calculus calculus, MediumMakerBreaker game, Runnable pace, MaskedSquares squares) {
        this.calculus = calculus;
        this.pace = pace;
        this.partition = new LightPartition(game, Part.MAX_SQUARES, Part.MAX_EDGES);
        this.squares = squares;
    }

    @Override
    public long carrier(Step proof) {
        return squares.mask(proof.claim().carrier());
    }

    @Override
    public Step blocked() {
        return calculus.blocked();
    }

    @Override
    public @Nullable Step whole(long[] sets) {
        pace.run();
        List<Part> parts = partition.find(sets).stream().map(this::part).toList();
        return parts.isEmpty() ? null : calculus.parts(parts);
    }

    private Part part(long[] sets) {
        return new Part(Arrays.stream(sets).mapToObj(squares::onBoard).toList());
    }

    @Override
    public Step weights(long[] sets) {
        SquareSet region = squares.onBoard(SetMasks.union(sets, sets.length));
        List<SquareSet> wanted = Arrays.stream(sets).mapToObj(squares::onBoard).toList();
        List<SquareSet> winning = calculus.hypergraph().sets();
        int[] listed = wanted.stream().mapToInt(set -> indexOf(winning, region, set)).toArray();
        return calculus.potential(Role.MAKER, region, SquareSet.of(listed));
    }

    /** Returns the first winning set that has the squares {@code wanted} of the region. */
    private static int indexOf(List<SquareSet> winning, SquareSet region, SquareSet wanted) {
        for (int e = 0; e < winning.size(); e++) {
            if (winning.get(e).intersect(region).equals(wanted)) {
                return e;
            }
        }
        throw new IllegalStepException("no set has " + wanted + " of " + region);
    }

    @Override
    public Step pairs(long[] pairs, Step rest) {
        Step pairing =
                calculus.pairs(
                        Arrays.stream(pairs)
                                .boxed()
                                .flatMapToInt(pair -> Arrays.stream(squares.members(pair)))
                                .toArray());
        return rest.kind() == Step.Kind.BLOCKED ? pairing : calculus.join(List.of(pairing, rest));
    }

    @Override
    public Step both(Step first, Step second) {
        return calculus.join(List.of(first, second));
    }

    @Override
    public Step move(long reply, Step rest) {
        return calculus.move(squares.member(reply), rest);
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
        long several = SetMasks.several(sets);
        for (long set : sets) {
            if ((set & several) != 0) {
                int dominator = squares.member(set & several);
                Arrays.stream(squares.members(set & ~several))
                        .forEach(v -> dominators[v] = dominator);
            }
        }
        return dominators;
    }
}
