package proofstone.search;

import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;

/**
 * A position as the searches of this package see it; the game behind it stays unknown to them.
 *
 * <p>A node is immutable but for {@link #expand}, which analyses it once. A proof of type {@code P}
 * says who wins, why, and on which squares that depends, its carrier. The player to choose, the
 * {@link #chooser}, picks one of the options. He wins if one option wins for him. He loses if the
 * carriers of the proofs against him leave no square that answers all of them; that must-play rule
 * is applied by {@link MustPlay}. A node that splits into independent parts has the parts as
 * options and no squares.
 *
 * @param <P> the type of proofs
 */
public interface Node<P> {
    /** Returns who chooses among the options. */
    Side chooser();

    /**
     * Returns the first half of a 128-bit key, which positions share whose proofs fit each other.
     */
    long keyHigh();

    /** Returns the second half of the key. */
    long keyLow();

    /**
     * Returns how this position was brought into the form that the key names, for {@link #adapt}.
     */
    Object frame();

    /**
     * Returns a proof of this node made from one that was stored under the same key, or null if it
     * does not fit (which a key collision would cause).
     */
    @Nullable P adapt(P stored, Object storedFrame);

    /** Analyses the node: reductions, static proofs, options. Later calls do nothing. */
    void expand();

    /** Returns the static proof that {@link #expand} found, or null. */
    @Nullable P proof();

    /**
     * Returns the proofs, found by {@link #expand}, that the opponent wins if the chooser passes.
     */
    List<P> passProofs();

    /** Returns the number of options, most promising first; 0 only if there is a static proof. */
    int optionCount();

    /**
     * Returns how many of {@code open} options, the first ones, a search that compares options
     * looks into at a time (widening); as these are refuted others follow. At least 1 if any is
     * open; all of them unless the order of the options is good.
     */
    default int width(int open) {
        return open;
    }

    /** Returns the square of an option, or -1 if the options are independent parts. */
    int square(int option);

    /** Returns the node that an option leads to. */
    Node<P> child(int option);

    /** Returns the proof of this node from the chooser's win by {@code option}. */
    P won(int option, P childProof);

    /**
     * Returns the proof of this node from proofs that the opponent wins, whose carriers leave no
     * option (or one for each part).
     */
    P lost(List<P> answers);

    /** Returns who wins by {@code proof}. */
    Side winner(P proof);

    /** Returns the squares on which {@code proof} depends. */
    SquareSet carrier(P proof);

    /** Returns the estimated effort, at least 1, to prove the node for the OR player. */
    long proofNumber();

    /** Returns the estimated effort, at least 1, to prove the node for the AND player. */
    long disproofNumber();
}
