package proofstone.certificate;

import java.util.Optional;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

/**
 * A certificate of Hex: a position, and the root of the steps that prove who wins it.
 *
 * <p>The constructor applies the accept rule of the root (format page, section 10), so a
 * certificate that exists is complete. Producer and command are brought into one short line each.
 *
 * @param position the stones and the player to move
 * @param producer the program that found the proof, with its version
 * @param command the command that asked for it
 * @param root the step that proves the win
 */
public record HexCertificate(HexPosition position, String producer, String command, HexStep root) {
    /** The name of the rule in a certificate. */
    static final String RULE = "hex";

    /** Checks that the root proves a win of the position. */
    public HexCertificate {
        Optional<String> objection = objection(root, position);
        Calculus.require(objection.isEmpty(), objection.orElse(""));
        producer = Certificate.oneLine(producer);
        command = Certificate.oneLine(command);
    }

    /** Returns the winner. */
    public Player winner() {
        return root.claim().player();
    }

    /** Returns the number of steps when equal ones are counted once. Linear in the proof. */
    public int steps() {
        return StepSequence.of(root).size();
    }

    /** Returns why {@code step} does not prove that its player wins; empty if it does. */
    public static Optional<String> objection(HexStep step, HexPosition position) {
        HexBoard board = position.board();
        HexClaim claim = step.claim();
        Player player = claim.player();
        if (!step.board().equals(board)) {
            return Optional.of("the root speaks of another board");
        }
        if (!claim.hasEnd(board.firstEdge(player)) || !claim.hasEnd(board.secondEdge(player))) {
            return Optional.of("the root does not join the winner's edges");
        }
        if (!claim.isFull() && position.toMove() != player) {
            return Optional.of("the root has the other player to move");
        }
        if (claim.carrier().intersects(position.occupied())) {
            return Optional.of("a stone stands on the root's carrier");
        }
        return position.stones(player).containsAll(claim.stones())
                ? Optional.empty()
                : Optional.of("the root relies on stones that the winner does not have");
    }
}
