package proofstone.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexFinished;
import proofstone.certificate.HexStep;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

/**
 * Solves small positions of Hex the slow and obvious way: depth-first with the must-play rule of
 * [Hayward2005] theorem 3, no connections but finished chains, every position remembered.
 *
 * <p>Its results are proofs. For boards of up to about sixteen cells; exponential.
 */
public final class HexPlainSolver {
    private final HexCalculus calculus;
    private final Map<HexPosition, HexStep> known = new HashMap<>();

    /** Makes a solver of positions on {@code board}, which remembers what it has solved. */
    public HexPlainSolver(HexBoard board) {
        this.calculus = new HexCalculus(board);
    }

    /** Returns a proof that somebody wins {@code position}. */
    public HexStep solve(HexPosition position) {
        HexStep found = known.get(position);
        return found == null ? remembered(position) : found;
    }

    private HexStep remembered(HexPosition position) {
        HexStep made = HexFinished.proof(position).orElseGet(() -> search(position));
        known.put(position, made);
        return made;
    }

    private HexStep search(HexPosition position) {
        Player mover = position.toMove();
        List<HexStep> answers = new ArrayList<>();
        SquareSet mustPlay = position.free();
        while (!mustPlay.isEmpty()) {
            int cell = mustPlay.first();
            HexStep next = solve(position.play(cell));
            if (next.claim().player() == mover) {
                return moved(next, cell);
            }
            answers.add(next);
            mustPlay = mustPlay.without(cell).intersect(next.claim().carrier());
        }
        return calculus.join(answers);
    }

    /** A win that does not need the move has found it elsewhere. */
    private HexStep moved(HexStep next, int cell) {
        return next.claim().stones().contains(cell) ? calculus.move(next, cell) : next;
    }
}
