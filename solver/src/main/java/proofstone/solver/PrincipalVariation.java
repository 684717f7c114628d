package proofstone.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import proofstone.certificate.Certificate;
import proofstone.certificate.StrategyWalk;
import proofstone.game.SquareSet;

/**
 * A line of play that follows a proof: the winner plays his strategy, the loser the first square on
 * which it depends, so that every move of the line matters.
 */
final class PrincipalVariation {
    private PrincipalVariation() {}

    /**
     * Returns the squares from the certificate's position on; ends when nothing depends on a move.
     */
    static List<Integer> of(Certificate certificate) {
        List<Integer> line = new ArrayList<>();
        StrategyWalk walk = StrategyWalk.start(certificate);
        OptionalInt move = next(walk);
        while (move.isPresent()) {
            line.add(move.getAsInt());
            walk = walk.play(move.getAsInt());
            move = next(walk);
        }
        return List.copyOf(line);
    }

    private static OptionalInt next(StrategyWalk walk) {
        if (walk.isOver()) {
            return OptionalInt.empty();
        }
        if (walk.toMove() == walk.prover()) {
            return walk.reply();
        }
        SquareSet choices = walk.carrier().intersect(walk.legalMoves());
        return choices.isEmpty() ? OptionalInt.empty() : OptionalInt.of(choices.first());
    }
}
