package proofstone.cli;

import java.util.List;
import proofstone.game.Board;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/**
 * What a picture of a position shows, as text or as SVG.
 *
 * @param board the board
 * @param position the stones, those of {@code moves} and the reply included
 * @param prover whose strategy is shown
 * @param carrier the free squares on which the rest of the strategy depends
 * @param moves the squares played since the position of the certificate, in order
 * @param reply the stones of the prover's newest turn, which are marked
 * @param last the stones of the refuter's newest turn, which are marked otherwise
 */
record Scene(
        Board board,
        WeakPosition position,
        Role prover,
        SquareSet carrier,
        List<Integer> moves,
        SquareSet reply,
        SquareSet last) {

    /** Returns a picture of a position without any marks. */
    static Scene plain(Board board, WeakPosition position, Role prover) {
        return new Scene(
                board,
                position,
                prover,
                SquareSet.empty(),
                List.of(),
                SquareSet.empty(),
                SquareSet.empty());
    }

    /** Returns the squares of the winning sets that Maker has filled. */
    SquareSet filled() {
        SquareSet filled = SquareSet.empty();
        for (SquareSet set : board.hypergraph().sets()) {
            if (position.maker().containsAll(set)) {
                filled = filled.union(set);
            }
        }
        return filled;
    }

    /** Returns whether {@code square} holds the prover's newest stone. */
    boolean isReply(int square) {
        return reply.contains(square);
    }

    /** Returns whether {@code square} holds a stone of the refuter's newest turn. */
    boolean isLast(int square) {
        return last.contains(square);
    }
}
