package proofstone.certificate;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalInt;
import proofstone.certificate.StrongStep.Kind;
import proofstone.certificate.StrongTree.Branch;
import proofstone.game.SquareSet;

/**
 * A principal variation: the prover plays his strategy, the refuter what makes it longest.
 *
 * <p>It ends when the game does, or where a strategy only waits: a pairing, a partition, the last
 * plies. Linear in the proof.
 */
public final class StrongLine {
    private final IdentityHashMap<StrongStep, Integer> lengths = new IdentityHashMap<>();

    private StrongLine() {}

    /** Returns the squares of the line that begins where {@code walk} stands. */
    public static List<Integer> of(StrongWalk walk) {
        StrongLine line = new StrongLine();
        List<Integer> moves = new ArrayList<>();
        StrongWalk now = walk;
        OptionalInt next = line.next(now);
        while (next.isPresent()) {
            moves.add(next.getAsInt());
            now = now.play(next.getAsInt());
            next = line.next(now);
        }
        return moves;
    }

    private OptionalInt next(StrongWalk walk) {
        if (walk.isOver() || isWaiting(walk.plan().kind())) {
            return OptionalInt.empty();
        }
        if (walk.toMove() == walk.prover()) {
            return OptionalInt.of(walk.reply());
        }
        return walk.isThreatening() ? OptionalInt.of(parry(walk)) : hardest(walk);
    }

    /** Returns the answer to a threat, or any move where the refuter may not put there. */
    private static int parry(StrongWalk walk) {
        SquareSet legal = walk.legalMoves();
        int forced = walk.plan().forced().orElseThrow();
        return legal.contains(forced) ? forced : legal.first();
    }

    private static boolean isWaiting(Kind kind) {
        return kind == Kind.PAIRS || kind == Kind.PARTS || kind == Kind.LATE;
    }

    /** Returns the refuter's move into the longest branch of a list of replies. */
    private OptionalInt hardest(StrongWalk walk) {
        List<Branch> branches = walk.plan().branches();
        SquareSet others = walk.legalMoves();
        for (Branch branch : branches) {
            others = others.minus(branch.moves());
        }
        OptionalInt move = OptionalInt.empty();
        int longest = -1;
        for (Branch branch : branches) {
            boolean first = branch.moves().isEmpty();
            SquareSet moves = first ? others : branch.moves().intersect(walk.legalMoves());
            int length = length(branch.below().step());
            if (!moves.isEmpty() && length > longest) {
                longest = length;
                move = OptionalInt.of(moves.first());
            }
        }
        return move;
    }

    /** Returns the number of moves of a longest line of a step. */
    private int length(StrongStep step) {
        Integer known = lengths.get(step);
        if (known != null) {
            return known;
        }
        int below = step.children().stream().mapToInt(this::length).max().orElse(0);
        int length = below + moves(step.kind());
        lengths.put(step, length);
        return length;
    }

    private static int moves(Kind kind) {
        return switch (kind) {
            case THREAT -> 2;
            case LINE, MOVE, PARRY, REPLIES -> 1;
            default -> 0;
        };
    }
}
