package proofstone.knowledge;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim.OfMaker;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.SquareSet;

/** Writes a proof of Maker's anew for a board that contains its own, or with shorter sets. */
final class MakerTransfer {
    /*
     * For each step with carrier S, a map p of S into the other board, and a choice of a set g(e)
     * of the other board for each set e that the step may fill, a step is made whose carrier lies in
     * p(S), with the same player to move or won already. At the root g(e) lies within the image of e.
     * Below, all squares of g(e) but those of p(e n S) are Maker's already, so:
     *
     * - `filled` fills g(e). `line` fills it by the same square, if g(e) has it; else it is filled.
     * - `fork` and `threat` stay what they are if both their squares are in g(e). Otherwise g(e) lacks
     *   one square at most, and Maker fills it at once.
     * - `move` and `replies` stay, with supports that the calculus computes from g.
     * - An isomorphism or domination is no step here but changes p, and g: the set that the child
     *   fills becomes the one that the rule has found for it, with the same g.
     */
    private static final int NONE = -1;

    private final List<SquareSet> sets;
    private final List<SquareSet> target;
    private final Calculus calculus;
    private final TransferMemory memory = new TransferMemory();

    MakerTransfer(Board known, Board asked) {
        this.sets = known.hypergraph().sets();
        this.target = asked.hypergraph().sets();
        this.calculus = new Calculus(asked.hypergraph());
    }

    /** Where squares lie, and which set of the other board stands for each set. */
    private static final class Context {
        private final int[] place;
        private final int[] chosen;

        Context(int[] place, int[] chosen) {
            this.place = place;
            this.chosen = chosen;
        }
    }

    /** Returns the proof on the other board, or empty if some winning set contains none of it. */
    Optional<Step> of(Step root, int[] place) {
        int[] chosen = new int[sets.size()];
        Arrays.fill(chosen, NONE);
        for (int e : used(root).toArray()) {
            SquareSet image = image(sets.get(e), place);
            chosen[e] = within(image);
            if (chosen[e] == NONE) {
                return Optional.empty();
            }
        }
        return Optional.of(of(root, new Context(place, chosen)));
    }

    private static SquareSet used(Step step) {
        return ((OfMaker) step.claim()).used();
    }

    private static SquareSet image(SquareSet squares, int[] place) {
        return SquareSet.of(squares.stream().map(v -> place[v]).toArray());
    }

    private int within(SquareSet squares) {
        IntPredicate lies = g -> squares.containsAll(target.get(g));
        return IntStream.range(0, target.size()).filter(lies).findFirst().orElse(NONE);
    }

    private Step of(Step step, Context context) {
        StringBuilder key = new StringBuilder(TransferMemory.key(step, context.place));
        for (int e : used(step).toArray()) {
            key.append((char) (context.chosen[e] >> 16)).append((char) context.chosen[e]);
        }
        return memory.get(step, key.toString(), () -> made(step, context));
    }

    private Step made(Step step, Context context) {
        return switch (step.kind()) {
            case FILLED -> calculus.filled(context.chosen[step.operand(0)]);
            case LINE -> line(context.chosen[step.operand(0)], at(step, 1, context));
            case FORK -> fork(step, context);
            case THREAT -> threat(step, context);
            case MOVE -> calculus.move(at(step, 0, context), child(step, context));
            case REPLIES ->
                    calculus.replies(
                            step.children().stream()
                                    .map(child -> of(child, context))
                                    .distinct()
                                    .toList());
            case ISOMORPHISM, DOMINATION -> of(step.children().getFirst(), below(step, context));
            default -> throw new IllegalStepException(step.kind().word() + " is not Maker's");
        };
    }

    private Step child(Step step, Context context) {
        return of(step.children().getFirst(), context);
    }

    private static int at(Step step, int operand, Context context) {
        return context.place[step.operand(operand)];
    }

    /** Maker fills the set by the square, or has filled it. */
    private Step line(int set, int square) {
        return target.get(set).contains(square) ? calculus.line(set, square) : calculus.filled(set);
    }

    private Step fork(Step step, Context context) {
        int v = at(step, 0, context);
        int e = context.chosen[step.operand(1)];
        int a = at(step, 2, context);
        int f = context.chosen[step.operand(3)];
        int b = at(step, 4, context);
        if (!hasBoth(e, v, a)) {
            return lineByEither(e, v, a);
        }
        return hasBoth(f, v, b) ? calculus.fork(v, e, a, f, b) : lineByEither(f, v, b);
    }

    private Step threat(Step step, Context context) {
        int a = at(step, 0, context);
        int b = at(step, 1, context);
        int e = context.chosen[step.operand(2)];
        return hasBoth(e, a, b)
                ? calculus.threat(a, b, e, child(step, context))
                : lineByEither(e, a, b);
    }

    private boolean hasBoth(int set, int one, int other) {
        return target.get(set).contains(one) && target.get(set).contains(other);
    }

    private Step lineByEither(int set, int one, int other) {
        return line(set, target.get(set).contains(one) ? one : other);
    }

    private Context below(Step step, Context context) {
        Step child = step.children().getFirst();
        int[] chosen = context.chosen.clone();
        SquareSet carrier = child.claim().carrier();
        SquareSet support = ((OfMaker) step.claim()).support();
        int[] own = new int[context.place.length];
        Arrays.setAll(own, v -> v);
        int[] moved = TransferMemory.below(step, own);
        for (int h : used(child).toArray()) {
            SquareSet filled = image(sets.get(h).intersect(carrier), moved).union(support);
            chosen[h] = context.chosen[found(step, filled)];
        }
        return new Context(TransferMemory.below(step, context.place), chosen);
    }

    /** Returns the set that the rule of isomorphisms takes: the first one that is filled. */
    private int found(Step step, SquareSet filled) {
        IntPredicate isFilled = g -> filled.containsAll(sets.get(g));
        return used(step).stream().filter(isFilled).findFirst().orElseThrow();
    }
}
