package proofstone.certificate;

import java.util.OptionalInt;
import proofstone.game.Layout;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/** What remains of a proof at one moment of a game: the obligations of the prover. Immutable. */
sealed interface Plan permits BreakerPlan, MakerPlan {
    /** Returns the plan after the refuter's stone on {@code square} has led to {@code position}. */
    Plan answer(int square, WeakPosition position);

    /** Returns the move that the prover, to move, must make; empty if any move does. */
    OptionalInt move();

    /** Returns the plan after the prover has made that move, or any other if there was none. */
    Plan moved();

    /** Returns the squares on which the plan still depends, some of which may be occupied. */
    SquareSet carrier();

    /** Says in a few words what the prover does now and why. */
    String describe(Layout layout);
}
