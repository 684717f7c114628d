package proofstone.knowledge;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * Breaker has won when the potential is small: the sum of 2^-l over the edges of l squares, plus
 * the greatest share of a square if Maker is to move, is below one.
 *
 * <p>The sharp form of [Czifra2021] theorem II.1, which uses weights twice as large; the argument
 * is that of Erdos and Selfridge and stands beside rule B3 of the certificate format.
 */
final class PotentialStop {
    private static final int LONGEST = 45;

    private PotentialStop() {}

    /** Returns Breaker's proof, or null if the potential does not decide. */
    static @Nullable Step find(
            Calculus calculus, ResidualHypergraph graph, SquareStatistics statistics, Role toMove) {
        double extra = toMove == Role.MAKER ? statistics.greatestShare() : 0;
        if (statistics.potential() + extra >= 1 || longest(graph) > LONGEST) {
            return null;
        }
        SquareSet sets = SquareSet.empty();
        for (int i = 0; i < graph.count(); i++) {
            sets = sets.with(graph.id(i));
        }
        return calculus.potential(toMove, Masks.toSet(graph.live()), sets);
    }

    private static int longest(ResidualHypergraph graph) {
        return IntStream.range(0, graph.count()).map(graph::size).max().orElse(0);
    }
}
