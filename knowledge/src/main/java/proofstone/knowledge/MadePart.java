package proofstone.knowledge;

import java.util.List;
import java.util.stream.IntStream;
import proofstone.certificate.Part;
import proofstone.game.SquareSet;

/**
 * A part of a partition that {@link PartMender} made for one position: the sub-edges that some
 * winning sets have on some squares. Immutable.
 */
final class MadePart {
    private final SquareSet squares;
    private final int[] sets;

    /** Takes the squares and the numbers of the winning sets; the array is taken over. */
    MadePart(SquareSet squares, int... sets) {
        this.squares = squares;
        this.sets = sets;
    }

    SquareSet squares() {
        return squares;
    }

    /** Returns the numbers of the winning sets. */
    IntStream sets() {
        return IntStream.of(sets);
    }

    /** Returns the part for a certificate, of the sub-edges that contain no other. */
    Part of(List<SquareSet> winningSets) {
        List<SquareSet> edges =
                sets().mapToObj(winningSets::get).map(squares::intersect).distinct().toList();
        return new Part(edges.stream().filter(edge -> isMinimal(edge, edges)).toList());
    }

    private static boolean isMinimal(SquareSet edge, List<SquareSet> edges) {
        return edges.stream().noneMatch(other -> !other.equals(edge) && edge.containsAll(other));
    }
}
