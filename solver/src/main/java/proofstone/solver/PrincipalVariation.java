package proofstone.solver;

import java.util.ArrayList;
import java.util.List;
import proofstone.certificate.Certificate;
import proofstone.certificate.Walk;

/**
 * A line of play that follows a proof: the winner plays his strategy, the loser the first squares
 * on which it depends, so that every move of the line matters.
 */
public final class PrincipalVariation {
    private PrincipalVariation() {}

    /**
     * Returns the stones of each turn from the certificate's position on; ends when nothing depends
     * on a move. A turn of the winner's may have no stones where he needs none.
     */
    public static List<List<Integer>> of(Certificate certificate) {
        List<List<Integer>> line = new ArrayList<>();
        Walk walk = Walk.start(certificate);
        while (!walk.isOver()) {
            boolean own = walk.toMove() == walk.prover();
            boolean idle = own && walk.neededTurn().isEmpty() && !walk.mayPass();
            List<Integer> turn = own ? walk.replyTurn() : walk.testingTurn();
            if (idle || (!own && turn.isEmpty())) {
                break;
            }
            line.add(turn);
            walk = walk.playTurn(turn);
        }
        return List.copyOf(line);
    }
}
