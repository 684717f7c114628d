package proofstone.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexFinished;
import proofstone.certificate.HexStep;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.search.SearchControl;

/**
 * Solves positions of Hex depth-first with the must-play rule of [Hayward2005] theorem 3: leaves
 * are finished games and what another search knows; every position is remembered.
 *
 * <p>For positions that are a few moves from such leaves; exponential. Not safe for use by several
 * threads.
 */
final class HexMustPlay {
    private final HexCalculus calculus;
    private final SearchControl control;
    private final Function<HexPosition, Optional<HexStep>> leaf;
    private final Map<HexPosition, HexStep> known = new HashMap<>();

    /**
     * Makes a search of positions on {@code board}.
     *
     * @param leaf proves positions of which it knows who wins
     */
    HexMustPlay(
            HexBoard board, SearchControl control, Function<HexPosition, Optional<HexStep>> leaf) {
        this.calculus = new HexCalculus(board);
        this.control = control;
        this.leaf = leaf;
    }

    /**
     * Returns a proof that somebody wins {@code position}.
     *
     * @throws SearchControl.Stopped if the limits are met
     */
    HexStep solve(HexPosition position) {
        HexStep found = known.get(position);
        return found == null ? remembered(position) : found;
    }

    private HexStep remembered(HexPosition position) {
        control.visit();
        HexStep made =
                HexFinished.proof(position)
                        .or(() -> leaf.apply(position))
                        .orElseGet(() -> search(position));
        known.put(position, made);
        return made;
    }

    private HexStep search(HexPosition position) {
        List<HexStep> answers = new ArrayList<>();
        SquareSet mustPlay = position.free();
        while (!mustPlay.isEmpty()) {
            int cell = mustPlay.first();
            HexStep next = solve(position.play(cell));
            if (next.claim().player() == position.toMove()) {
                return moved(next, cell);
            }
            answers.add(next);
            mustPlay = mustPlay.without(cell).intersect(next.claim().carrier());
        }
        return calculus.join(answers);
    }

    /** Returns the mover's proof; one that holds without the stone of his move is it already. */
    private HexStep moved(HexStep next, int cell) {
        return next.claim().stones().contains(cell) ? calculus.move(next, cell) : next;
    }
}
