package proofstone.certificate;

import java.util.OptionalInt;
import proofstone.certificate.HexPlan.Answer;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexSymmetry;

/**
 * A game against a certificate of Hex: the strategy of its proof, played move by move.
 *
 * <p>While {@link #toMove} is the winner of the certificate, {@link #reply} is his move; {@link
 * #play} makes it, or a move of the loser, and returns the next walk. The winner wins whatever the
 * loser plays; he does not always follow the shortest way. Immutable.
 */
public final class HexWalk {
    /*
     * The plan is what is left of the proof. Where the loser plays outside the carrier nothing is
     * asked of the winner; he then brings the plan forward, which does no harm, so that games end.
     * Who has won is read from the board, never from the plan.
     */
    private final HexCertificate certificate;
    private final HexPosition position;
    private final HexPlan plan;
    private final Answer pending;

    private HexWalk(
            HexCertificate certificate, HexPosition position, HexPlan plan, Answer pending) {
        this.certificate = certificate;
        this.position = position;
        this.plan = plan;
        this.pending = pending;
    }

    /** Returns the walk that begins at the position of {@code certificate}. */
    public static HexWalk start(HexCertificate certificate) {
        HexPlan plan = HexPlan.of(certificate.root(), HexSymmetry.IDENTITY);
        return new HexWalk(certificate, certificate.position(), plan, plan.advance());
    }

    /** Returns the certificate whose strategy is played. */
    public HexCertificate certificate() {
        return certificate;
    }

    /** Returns the stones and the player to move. */
    public HexPosition position() {
        return position;
    }

    /** Returns the player to move. */
    public Player toMove() {
        return position.toMove();
    }

    /** Returns the player whose strategy it is. */
    public Player prover() {
        return certificate.winner();
    }

    /** Returns whether a player has joined his edges. */
    public boolean isOver() {
        return position.winner().isPresent();
    }

    /** Returns the free cells on which the rest of the strategy depends. */
    public SquareSet carrier() {
        return isOver() ? SquareSet.empty() : plan.carrier().minus(position.occupied());
    }

    /**
     * Returns the winner's move.
     *
     * @throws IllegalStateException if he is not to move, or the game is over
     */
    public int reply() {
        if (isOver() || toMove() != prover()) {
            throw new IllegalStateException(prover() + " is not to move");
        }
        OptionalInt cell = pending.cell();
        return cell.orElseGet(() -> position.free().first());
    }

    /**
     * Returns the walk after the player to move puts a stone on {@code cell}; for the winner that
     * must be {@link #reply}.
     *
     * @throws IllegalArgumentException if the cell is not free or not the reply
     */
    public HexWalk play(int cell) {
        HexPosition next = position.play(cell);
        return toMove() == prover() ? afterReply(cell, next) : afterMove(cell, next);
    }

    private HexWalk afterReply(int cell, HexPosition next) {
        if (isOver() || cell != reply()) {
            throw new IllegalArgumentException("not the move of the strategy: " + cell);
        }
        return new HexWalk(certificate, next, pending.next(), pending);
    }

    /** An answer without a stone leaves the winner a move to bring the plan forward. */
    private HexWalk afterMove(int cell, HexPosition next) {
        boolean matters = plan.carrier().contains(cell);
        Answer answer = matters ? plan.answer(cell) : new Answer(OptionalInt.empty(), plan);
        Answer move = answer.cell().isPresent() ? answer : answer.next().advance();
        HexPlan kept = answer.cell().isPresent() ? plan : answer.next();
        return new HexWalk(certificate, next, kept, move);
    }
}
