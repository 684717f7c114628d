package proofstone.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;

/**
 * The must-play region of a node: the squares that answer every threat found so far.
 *
 * <p>Each proof that the chooser loses, by one of his moves or by passing, holds for every other
 * move outside its carrier. So the region is the intersection of those carriers, and when no option
 * lies in it the chooser has lost ([Hsu2020] properties 2 and 3; [Hayward2005] calls it must-play).
 * With {@link Use#OFF} only the refuted options themselves are left out.
 *
 * @param <P> the type of proofs
 */
final class MustPlay<P> {
    /** Whether carriers shrink the region. */
    enum Use {
        /** The region is the intersection of the carriers. */
        ON,
        /** Every option has to be refuted by itself. */
        OFF
    }

    private final Node<P> node;
    private final Use use;
    private final List<P> answers = new ArrayList<>();
    private final boolean[] refuted;
    private @Nullable SquareSet region;

    /** Starts with the pass proofs of an expanded node. */
    MustPlay(Node<P> node, Use use) {
        this.node = node;
        this.use = use;
        this.refuted = new boolean[node.optionCount()];
        for (P proof : node.passProofs()) {
            shrink(proof);
        }
    }

    private void shrink(P proof) {
        SquareSet carrier = node.carrier(proof);
        region = region == null ? carrier : region.intersect(carrier);
        answers.add(proof);
    }

    /** Records that the opponent wins after {@code option} by {@code proof}. */
    void refute(int option, P proof) {
        refuted[option] = true;
        if (isPart(option)) {
            answers.add(proof);
        } else {
            shrink(proof);
        }
    }

    private boolean isPart(int option) {
        return node.square(option) < 0;
    }

    /** Returns whether {@code option} still has to be tried. */
    boolean isOpen(int option) {
        return !refuted[option]
                && (isPart(option) || use == Use.OFF || isInRegion(node.square(option)));
    }

    private boolean isInRegion(int square) {
        return region == null || region.contains(square);
    }

    /** Returns the number of options that still have to be tried. */
    int open() {
        int open = 0;
        for (int option = 0; option < refuted.length; option++) {
            open += isOpen(option) ? 1 : 0;
        }
        return open;
    }

    /** Returns whether the chooser has lost. */
    boolean isLost() {
        return open() == 0;
    }

    /** Returns the proof that the chooser has lost. */
    P lost() {
        return node.lost(answers);
    }
}
