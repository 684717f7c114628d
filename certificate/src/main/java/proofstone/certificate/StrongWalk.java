package proofstone.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongProblem;

/**
 * A strategy of a strong game in progress: it says the prover's move and takes the refuter's.
 *
 * <p>Where the proof asks for no move, because it would hold with the refuter to move as well, the
 * prover may put anywhere. Immutable.
 */
public final class StrongWalk {
    /*
     * The step, the symmetry that brings its squares onto the board, and for a step with answers that
     * are still to come (a threat, pairs, parts) what has been played in it: the refuter's squares
     * and the prover's, as the step numbers them.
     */
    private final StrongStep step;
    private final Permutation onBoard;
    private final boolean threatened;
    private final SquareSet lost;
    private final SquareSet own;

    private StrongWalk(
            StrongStep step,
            Permutation onBoard,
            boolean threatened,
            SquareSet lost,
            SquareSet own) {
        this.step = step;
        this.onBoard = onBoard;
        this.threatened = threatened;
        this.lost = lost;
        this.own = own;
    }

    /**
     * A move of a variation.
     *
     * @param player who makes it
     * @param square where
     * @param remark what it does, such as {@code forced}; empty if nothing is to be said
     */
    public record Move(Player player, int square, String remark) {}

    /**
     * What the prover does.
     *
     * @param square his move; empty if he may put anywhere
     * @param next the strategy afterwards, with the refuter to move; empty if he has won
     */
    public record Turn(OptionalInt square, Optional<StrongWalk> next) {}

    /** Returns the strategy of {@code root}; of a draw White's. */
    public static StrongWalk of(StrongStep root) {
        StrongStep step = root.kind().isDraw() ? root.children().getFirst() : root;
        return at(step, Permutation.identity(root.board().squares()));
    }

    private static StrongWalk at(StrongStep step, Permutation onBoard) {
        StrongStep inner = step;
        Permutation map = onBoard;
        while (inner.kind() == Kind.SYMMETRY) {
            Permutation symmetry = symmetry(inner);
            map = symmetry.then(map);
            inner = inner.children().getFirst();
        }
        return new StrongWalk(inner, map, false, SquareSet.empty(), SquareSet.empty());
    }

    private static Permutation symmetry(StrongStep step) {
        return step.board().inner().flatMap(grid -> grid.symmetry(step.operand(0))).orElseThrow();
    }

    /** Returns the player whose strategy it is. */
    public Player prover() {
        return step.claim().prover();
    }

    /** Returns the squares on which the rest of the strategy plays. */
    public SquareSet carrier() {
        return onBoard.apply(step.claim().carrier()).minus(onBoard.apply(lost.union(own)));
    }

    /** Returns the prover's move where he is to move. */
    public Turn move() {
        return switch (step.kind()) {
            case LINE -> new Turn(OptionalInt.of(onBoard.apply(step.operand(2))), Optional.empty());
            case THREAT ->
                    new Turn(
                            OptionalInt.of(onBoard.apply(step.operand(1))),
                            Optional.of(new StrongWalk(step, onBoard, true, lost, own)));
            case MOVE -> moved(step.operand(0));
            case PARRY -> moved(step.operand(1));
            case REPLIES, PAIRS, PARTS, LATE, SYMMETRY, DRAW, STRATEGY_STEALING ->
                    new Turn(OptionalInt.empty(), Optional.of(this));
        };
    }

    private Turn moved(int square) {
        return new Turn(
                OptionalInt.of(onBoard.apply(square)),
                Optional.of(at(step.children().getFirst(), onBoard)));
    }

    /** Returns what the prover does after the refuter has put on {@code square}. */
    public Turn answer(int square) {
        int inner = onBoard.inverse().apply(square);
        return switch (step.kind()) {
            case THREAT -> answerToThreat(inner);
            case REPLIES -> at(step.children().get(answering(inner)), onBoard).move();
            case PAIRS -> partner(inner);
            case PARTS -> inParts(inner);
            default -> new Turn(OptionalInt.empty(), Optional.of(this));
        };
    }

    private Turn answerToThreat(int square) {
        int answer = step.operand(2);
        return !threatened || square == answer
                ? at(step.children().getFirst(), onBoard).move()
                : new Turn(OptionalInt.of(onBoard.apply(answer)), Optional.empty());
    }

    private int answering(int square) {
        for (int i = 1; i < step.children().size(); i++) {
            if (step.answered(i).contains(square)) {
                return i;
            }
        }
        return 0;
    }

    private Turn partner(int square) {
        for (int i = 1; i < step.operandCount(); i++) {
            if (step.operand(i) == square) {
                int other = step.operand(i % 2 == 1 ? i + 1 : i - 1);
                return played(square, other);
            }
        }
        return new Turn(OptionalInt.empty(), Optional.of(this));
    }

    private Turn inParts(int square) {
        for (Part part : Partition.ofOperands(step.operands(1, step.operandCount()))) {
            if (part.squares().contains(square)) {
                int reply = Partition.reply(part, lost.with(square), own);
                return played(square, reply);
            }
        }
        return new Turn(OptionalInt.empty(), Optional.of(this));
    }

    private Turn played(int square, int reply) {
        boolean needed = reply >= 0 && !own.contains(reply) && !lost.contains(reply);
        SquareSet kept = needed ? own.with(reply) : own;
        StrongWalk next = new StrongWalk(step, onBoard, false, lost.with(square), kept);
        return new Turn(
                needed ? OptionalInt.of(onBoard.apply(reply)) : OptionalInt.empty(),
                Optional.of(next));
    }

    /**
     * Returns the line in which the refuter always chooses the answer with the largest proof, up to
     * the point from which the proof needs no search.
     */
    public static List<Move> principalVariation(StrongProblem problem, StrongStep root) {
        List<Move> line = new ArrayList<>();
        StrongWalk walk = of(root);
        Turn turn =
                problem.position().toMove() == walk.prover()
                        ? walk.move()
                        : new Turn(OptionalInt.empty(), Optional.of(walk));
        while (turn.square().isPresent() || turn.next().isPresent()) {
            StrongWalk before = walk;
            turn.square().ifPresent(at -> line.add(new Move(before.prover(), at, remark(before))));
            if (turn.next().isEmpty()) {
                return line;
            }
            walk = turn.next().get();
            OptionalInt reply = walk.strongestReply();
            if (reply.isEmpty()) {
                return line;
            }
            String forced = walk.threatened ? "forced" : "";
            line.add(new Move(walk.prover().opponent(), reply.getAsInt(), forced));
            turn = walk.answer(reply.getAsInt());
            walk = walk.afterReply(reply.getAsInt());
        }
        return line;
    }

    /** Returns the walk at the step that the prover's next move comes from. */
    private StrongWalk afterReply(int square) {
        int inner = onBoard.inverse().apply(square);
        return switch (step.kind()) {
            case THREAT -> at(step.children().getFirst(), onBoard);
            case REPLIES -> at(step.children().get(answering(inner)), onBoard);
            default -> this;
        };
    }

    private static String remark(StrongWalk walk) {
        StrongStep step = walk.step;
        if (step.kind() == Kind.LINE) {
            return "wins";
        }
        if (step.kind() != Kind.THREAT) {
            return "";
        }
        boolean last = step.children().getFirst().kind() == Kind.LINE;
        return last ? "double threat" : "direct threat";
    }

    private OptionalInt strongestReply() {
        if (step.kind() == Kind.THREAT && threatened) {
            return OptionalInt.of(onBoard.apply(step.operand(2)));
        }
        if (step.kind() != Kind.REPLIES) {
            return OptionalInt.empty();
        }
        int best = 0;
        int most = 0;
        for (int i = 1; i < step.children().size(); i++) {
            int size = ProofSize.of(step.children().get(i));
            if (size > most) {
                most = size;
                best = i;
            }
        }
        return best == 0
                ? OptionalInt.empty()
                : OptionalInt.of(onBoard.apply(step.answered(best).first()));
    }
}
