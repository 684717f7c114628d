package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import proofstone.certificate.Calculus;
import proofstone.certificate.Certificate;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Part;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/** Writes a proof of Breaker's anew for a board within its own, or with longer winning sets. */
final class BreakerTransfer {
    /** Stands for the place of a square that is not on the other board. */
    static final int OUTSIDE = -1;

    /*
     * For each step and map p of its carrier R into the other board, where p may leave squares out,
     * a step is made whose carrier lies in p(R) and which holds every set g of the other board that
     * contains p(e n R) for a set e that the step holds, p being defined on e n R. That is what the
     * theorem needs: a set g within the old board contains a set e of it, which is held or blocked.
     *
     * - What Breaker would put outside is left out: the child has Maker to move and by the tempo
     *   lemma serves where Breaker is. Pairs, sub-edges and parts that reach outside hold no set of
     *   the other board and go. Listed sets of a potential that reach outside go too; of the others
     *   one set with the same squares in the region takes the place, so the potential does not grow.
     *   Where there is none all sets that contain these squares do, and the calculus decides.
     * - An isomorphism or domination is no step here but changes p. So the claim above is kept, while
     *   images of what lies outside may well lie on the board.
     */
    private final List<SquareSet> sets;
    private final List<SquareSet> target;
    private final Calculus calculus;
    private final TransferMemory memory = new TransferMemory();

    BreakerTransfer(Certificate known, Board asked) {
        this.sets = known.problem().board().hypergraph().sets();
        this.target = asked.hypergraph().sets();
        this.calculus = new Calculus(asked.hypergraph());
    }

    /**
     * Returns the proof on the other board.
     *
     * @param place where each square of the old board lies on the other one, or {@link #OUTSIDE}
     * @throws IllegalStepException if the winning sets are such that some step does not follow
     */
    Step of(Step step, int[] place) {
        return memory.get(step, TransferMemory.key(step, place), () -> made(step, place));
    }

    private Step made(Step step, int[] place) {
        return switch (step.kind()) {
            case BLOCKED -> calculus.blocked();
            case PAIRS -> pairs(step, place);
            case POTENTIAL -> potential(step, place);
            case SHORT -> calculus.shortage(step.operand(0), image(step.claim().carrier(), place));
            case PARTS -> parts(step, place);
            case JOIN -> join(step, place);
            case MOVE -> move(step, place);
            case REPLIES -> calculus.replies(children(step, place).stream().distinct().toList());
            case ISOMORPHISM, DOMINATION ->
                    of(step.children().getFirst(), TransferMemory.below(step, place));
            default -> throw new IllegalStepException(step.kind().word() + " is not Breaker's");
        };
    }

    private List<Step> children(Step step, int[] place) {
        return step.children().stream().map(child -> of(child, place)).toList();
    }

    private static SquareSet image(SquareSet squares, int[] place) {
        return SquareSet.of(squares.stream().map(v -> place[v]).filter(v -> v >= 0).toArray());
    }

    private static boolean isInside(SquareSet squares, int[] place) {
        return squares.stream().allMatch(v -> place[v] >= 0);
    }

    private Step pairs(Step step, int[] place) {
        IntStream.Builder pairs = IntStream.builder();
        for (int i = 0; i < step.operandCount(); i += 2) {
            int one = place[step.operand(i)];
            int other = place[step.operand(i + 1)];
            if (one >= 0 && other >= 0) {
                pairs.add(one).add(other);
            }
        }
        int[] left = pairs.build().toArray();
        return left.length == 0 ? calculus.blocked() : calculus.pairs(left);
    }

    private Step potential(Step step, int[] place) {
        SquareSet old = step.claim().carrier();
        SquareSet region = image(old, place);
        SquareSet listed = SquareSet.empty();
        for (int i = 0; i < step.secondOperandCount(); i++) {
            SquareSet part = sets.get(step.secondOperand(i)).intersect(old);
            if (isInside(part, place)) {
                listed = listed.union(listed(image(part, place), region));
            }
        }
        Role turn = step.claim().turn();
        return listed.isEmpty() ? calculus.blocked() : calculus.potential(turn, region, listed);
    }

    /** Returns what takes the place of a listed set: one set with these squares, or all. */
    private SquareSet listed(SquareSet part, SquareSet region) {
        SquareSet containing = SquareSet.range(target.size());
        for (int square : part.toArray()) {
            containing = containing.intersect(calculus.through(square));
        }
        return containing.stream()
                .filter(g -> target.get(g).intersect(region).equals(part))
                .mapToObj(SquareSet::of)
                .findFirst()
                .orElse(containing);
    }

    private Step parts(Step step, int[] place) {
        List<Part> parts = new ArrayList<>();
        for (Part part : step.parts()) {
            List<SquareSet> edges =
                    part.edges().stream()
                            .filter(edge -> isInside(edge, place))
                            .map(edge -> image(edge, place))
                            .toList();
            if (!edges.isEmpty()) {
                parts.add(new Part(edges));
            }
        }
        return parts.isEmpty() ? calculus.blocked() : calculus.parts(parts);
    }

    private Step join(Step step, int[] place) {
        List<Step> parts =
                children(step, place).stream()
                        .filter(part -> !part.claim().carrier().isEmpty())
                        .toList();
        return switch (parts.size()) {
            case 0 -> calculus.blocked();
            case 1 -> parts.getFirst();
            default -> calculus.join(parts);
        };
    }

    private Step move(Step step, int[] place) {
        Step next = of(step.children().getFirst(), place);
        int square = place[step.operand(0)];
        return square < 0 ? next : calculus.move(square, next);
    }
}
