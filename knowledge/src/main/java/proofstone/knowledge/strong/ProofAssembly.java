package proofstone.knowledge.strong;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongCalculus.Reply;
import proofstone.certificate.StrongStep;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.SquareSet;

/** Makes the steps of inner positions from those of the positions after a move. */
final class ProofAssembly {
    private final StrongState state;
    private final StrongCalculus calculus;

    ProofAssembly(StrongState state, StrongCalculus calculus) {
        this.state = state;
        this.calculus = calculus;
    }

    /** Returns the proof of {@code p}, to move, by {@code v}, after which {@code child} holds. */
    StrongStep move(int p, int v, StrongStep child) {
        return !state.isAllowed(p, v)
                ? calculus.parry(state.setFilledBy(1 - p, v), v, child)
                : isThreat(v, child) ? threat(v, child) : calculus.move(v, child);
    }

    /** Returns whether {@code child} answers one move only, and all others by filling a set. */
    private static boolean isThreat(int v, StrongStep child) {
        if (child.board().stonesATurn() > 1
                || child.kind() != Kind.REPLIES
                || child.children().size() != 2) {
            return false;
        }
        StrongStep line = child.children().getFirst();
        return line.kind() == Kind.LINE
                && child.answered(1).equals(SquareSet.of(line.operand(2)))
                && line.board().sets().get(line.operand(1)).contains(v);
    }

    /** The shorter form of a move that threatens; the long one where the rule does not accept. */
    private StrongStep threat(int v, StrongStep child) {
        StrongStep line = child.children().getFirst();
        try {
            return calculus.threat(line.operand(1), v, line.operand(2), child.children().get(1));
        } catch (IllegalStepException e) {
            return calculus.move(v, child);
        }
    }

    /**
     * Returns the proof of the opponent of {@code mover}, who is to move, when {@code answers}
     * answer all his legal moves; null if none answers a pass, or a move beyond the board has no
     * answer.
     */
    @Nullable StrongStep replies(int mover, List<StrongStep> answers) {
        SquareSet possible = possible(mover);
        StrongStep first = null;
        int fewest = Integer.MAX_VALUE;
        for (StrongStep answer : answers) {
            int open = open(possible, answer).size();
            if (open < fewest && answersPass(mover, answer)) {
                fewest = open;
                first = answer;
            }
        }
        if (first == null) {
            return null;
        }
        List<Reply> others = new ArrayList<>();
        SquareSet left = open(possible, first);
        for (StrongStep answer : answers) {
            SquareSet moves = answered(left, answer);
            if (!moves.isEmpty()) {
                others.add(new Reply(moves, answer));
                left = left.minus(moves);
            }
        }
        return left.isEmpty() ? shut(mover, possible, first, others, answers) : null;
    }

    /** Returns the squares of {@code mover}, and those on which he may parry now. */
    private SquareSet possible(int mover) {
        SquareSet possible = state.board.squares(StrongState.player(mover));
        for (int v = 0; v < state.squares; v++) {
            possible = state.mayPut(mover, v) ? possible.with(v) : possible;
        }
        return possible;
    }

    /**
     * Returns the replies where no other square of their carriers is open to a parry: squares that
     * keep the sets of the prover's through it from being direct threats are named where needed.
     */
    private StrongStep shut(
            int mover,
            SquareSet possible,
            StrongStep first,
            List<Reply> others,
            List<StrongStep> answers) {
        ParryGuard guard = new ParryGuard(state, mover, possible, first, others);
        int v = guard.unanswered();
        while (v >= 0) {
            int move = v;
            StrongStep answer =
                    answers.stream()
                            .filter(step -> !Zone.contains(state, step.claim(), move))
                            .findFirst()
                            .orElseThrow();
            others.add(new Reply(SquareSet.of(move), answer));
            guard.add(others.getLast());
            v = guard.unanswered();
        }
        StrongStep kept =
                guard.isEmpty() ? first : calculus.weaken(first, guard.free(), guard.taken());
        return calculus.replies(kept, others);
    }

    /**
     * Returns whether {@code answer} may stand for all others: also for a pass and off the board.
     */
    private boolean answersPass(int mover, StrongStep answer) {
        return Zone.admits(state, answer.claim())
                && (!state.isFar(mover) || !Zone.contains(state, answer.claim(), StrongState.FAR));
    }

    /** Returns the moves that {@code answer} does not answer. */
    private SquareSet open(SquareSet possible, StrongStep answer) {
        SquareSet open = answer.claim().carrier().intersect(possible);
        for (int v = possible.first(); v >= 0; v = possible.next(v + 1)) {
            if (state.stone[v] == StrongState.EMPTY && Zone.contains(state, answer.claim(), v)) {
                open = open.with(v);
            }
        }
        return open;
    }

    /** Returns those of some moves that {@code answer} answers. */
    private SquareSet answered(SquareSet moves, StrongStep answer) {
        SquareSet answered = SquareSet.empty();
        for (int v = moves.first(); v >= 0; v = moves.next(v + 1)) {
            if (!Zone.contains(state, answer.claim(), v)) {
                answered = answered.with(v);
            }
        }
        return answered;
    }
}
