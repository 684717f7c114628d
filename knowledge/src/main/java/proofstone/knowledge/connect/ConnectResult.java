package proofstone.knowledge.connect;

import java.util.List;
import java.util.Optional;
import proofstone.certificate.StrongStep;
import proofstone.game.SquareSet;
import proofstone.search.StopReason;

/** What {@link ConnectSolver} has found out about one position. */
public sealed interface ConnectResult {
    /** Returns the number of positions in which moves were looked for. */
    long nodes();

    /** Returns the limit that was met; empty if the search came to its end. */
    Optional<StopReason> reason();

    /**
     * The attacker wins.
     *
     * @param root the proof, goal win
     * @param order the order of the search that has found it: 1 for moves with threats for each
     *     stone of the defender's turn only
     * @param move where the attacker puts his stones now; empty if the defender is to move
     * @param zone if the defender is to move, the squares of which a reply must have one that the
     *     win against a null move does not answer; every reply loses all the same
     * @param nodes the positions in which moves were looked for
     */
    record Won(StrongStep root, int order, SquareSet move, SquareSet zone, long nodes)
            implements ConnectResult {
        @Override
        public Optional<StopReason> reason() {
            return Optional.empty();
        }
    }

    /**
     * No win is known, the attacker is to move. He may still have one.
     *
     * @param reason the limit that was met; empty if all rounds of the search are over
     * @param nodes the positions in which moves were looked for
     */
    record NotFound(Optional<StopReason> reason, long nodes) implements ConnectResult {}

    /**
     * No win is known, the defender is to move: his replies that are not refuted. Every other reply
     * loses.
     *
     * @param defences the stones of each; fewer than he may put if no reply with these is refuted
     * @param zone the squares that the win against a null move does not answer; empty if the null
     *     move is not refuted, and then {@code defences} has the empty set only
     * @param reason the limit that was met, after which replies were taken as not refuted; empty if
     *     all rounds of the search are over
     * @param nodes the positions in which moves were looked for
     */
    record Defended(
            List<SquareSet> defences, SquareSet zone, Optional<StopReason> reason, long nodes)
            implements ConnectResult {
        /** Keeps a copy. */
        public Defended {
            defences = List.copyOf(defences);
        }

        /** Returns whether even a pass is not refuted. */
        public boolean isPassOpen() {
            return defences.equals(List.of(SquareSet.empty()));
        }
    }
}
