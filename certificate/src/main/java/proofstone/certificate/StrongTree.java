package proofstone.certificate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.StrongBoard;

/**
 * A step of a proof of a strong game where it lies on the board: symmetries are carried out.
 *
 * <p>Shared steps are met on every way to them, so a tree may be exponentially larger than its
 * proof. Immutable.
 */
public final class StrongTree {
    /**
     * A way down.
     *
     * @param moves the refuter's moves that it answers; empty where the prover is to move
     * @param below what follows these moves
     */
    public record Branch(SquareSet moves, StrongTree below) {}

    private final StrongStep step;
    private final Permutation map;

    private StrongTree(StrongStep step, Permutation map) {
        this.step = step;
        this.map = map;
    }

    /** Returns the tree of a step; not of a draw, which has two strategies. */
    public static StrongTree of(StrongStep root) {
        return unwrapped(root, Permutation.identity(root.board().squares()));
    }

    private static StrongTree unwrapped(StrongStep step, Permutation map) {
        StrongStep inner = step;
        Permutation moved = map;
        while (inner.kind() == Kind.SYMMETRY || inner.kind() == Kind.WEAKEN) {
            moved = inner.kind() == Kind.SYMMETRY ? turn(inner).then(moved) : moved;
            inner = inner.children().getFirst();
        }
        return new StrongTree(inner, moved);
    }

    private static Permutation turn(StrongStep symmetry) {
        InnerBoard grid = symmetry.board().inner().orElseThrow();
        return grid.symmetry(symmetry.operand(0)).orElseThrow();
    }

    /** Returns the step, whose squares lie elsewhere. */
    StrongStep step() {
        return step;
    }

    /** Returns the rule, never symmetry or weaken. */
    public Kind kind() {
        return step.kind();
    }

    /** Returns whose strategy it is. */
    public Player prover() {
        return step.claim().prover();
    }

    /** Returns the free squares on which this part of the proof depends. */
    public SquareSet carrier() {
        return map.apply(step.claim().carrier());
    }

    /** Returns where operand {@code index}, a square, lies. */
    private int square(int index) {
        return map.apply(step.operand(index));
    }

    private StrongTree child(int index) {
        return unwrapped(step.children().get(index), map);
    }

    /** Returns the prover's move; empty if the refuter is to move. */
    public OptionalInt move() {
        return switch (kind()) {
            case LINE -> OptionalInt.of(square(2));
            case THREAT, PARRY -> OptionalInt.of(square(1));
            case MOVE -> OptionalInt.of(square(0));
            default -> OptionalInt.empty();
        };
    }

    /** Returns the only answer to a direct threat; empty for other steps. */
    public OptionalInt forced() {
        return kind() == Kind.THREAT ? OptionalInt.of(square(2)) : OptionalInt.empty();
    }

    /** Returns the set that the move of a line fills or a direct threat is going to. */
    public SquareSet target() {
        int set =
                switch (kind()) {
                    case LINE -> step.operand(1);
                    case THREAT -> step.operand(0);
                    default -> throw new IllegalStateException("no target of " + kind());
                };
        return map.apply(step.board().sets().get(set));
    }

    /** Returns the ways down: after the prover's move, or the refuter's; none of a leaf. */
    public List<Branch> branches() {
        return switch (kind()) {
            case THREAT -> List.of(new Branch(SquareSet.of(square(2)), child(0)));
            case MOVE, PARRY -> List.of(new Branch(SquareSet.empty(), child(0)));
            case REPLIES ->
                    IntStream.range(0, step.children().size())
                            .mapToObj(i -> new Branch(map.apply(step.answered(i)), child(i)))
                            .toList();
            default -> List.of();
        };
    }

    /** Returns what follows a move of the refuter's, or a pass, in a list of replies. */
    StrongTree answerTo(OptionalInt move) {
        for (int i = 1; i < step.children().size(); i++) {
            if (move.isPresent() && map.apply(step.answered(i)).contains(move.getAsInt())) {
                return child(i);
            }
        }
        return child(0);
    }

    /** Returns the other square of the pair that has {@code square}; empty if none has. */
    OptionalInt partner(int square) {
        for (int i = 1; i < step.operandCount(); i++) {
            if (square(i) == square) {
                return OptionalInt.of(square(i % 2 == 1 ? i + 1 : i - 1));
            }
        }
        return OptionalInt.empty();
    }

    /** Returns the parts of a partition strategy. */
    List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (Part part : Partition.ofOperands(step.operands(1, step.operandCount()))) {
            parts.add(new Part(part.edges().stream().map(map::apply).toList()));
        }
        return parts;
    }

    /**
     * Returns for each winning set of the board how many stones the refuter must lack there, {@link
     * StrongClaim#NEVER} if the strategy does not hold it; 0 for the prover's own.
     */
    public int[] thresholds() {
        StrongBoard board = step.board();
        Map<SquareSet, Integer> numbers = new HashMap<>();
        for (int i = 0; i < board.sets().size(); i++) {
            numbers.put(board.sets().get(i), i);
        }
        int[] thresholds = new int[board.sets().size()];
        for (int i = 0; i < thresholds.length; i++) {
            int image = numbers.getOrDefault(map.apply(board.sets().get(i)), i);
            thresholds[image] = step.claim().threshold(i);
        }
        return thresholds;
    }
}
