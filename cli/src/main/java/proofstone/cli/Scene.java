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
 * @param players what the players are called
 * @param filled the squares of winning sets that their owners have filled
 */
record Scene(
        Board board,
        WeakPosition position,
        Role prover,
        SquareSet carrier,
        List<Integer> moves,
        SquareSet reply,
        SquareSet last,
        Players players,
        SquareSet filled) {

    /**
     * The names of the players.
     *
     * @param maker the one with the dark stones
     * @param breaker the one with the light stones
     */
    record Players(String maker, String breaker) {
        /** Those of a weak game. */
        static final Players WEAK = new Players("Maker", "Breaker");

        /** Those of a strong game. */
        static final Players STRONG = new Players("Black", "White");

        /** Returns the name of one of them. */
        String of(Role role) {
            return role == Role.MAKER ? maker : breaker;
        }
    }

    /** Makes the picture of a weak game. */
    Scene(
            Board board,
            WeakPosition position,
            Role prover,
            SquareSet carrier,
            List<Integer> moves,
            SquareSet reply,
            SquareSet last) {
        this(
                board,
                position,
                prover,
                carrier,
                moves,
                reply,
                last,
                Players.WEAK,
                filled(board, position.maker()));
    }

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
    private static SquareSet filled(Board board, SquareSet maker) {
        SquareSet filled = SquareSet.empty();
        for (SquareSet set : board.hypergraph().sets()) {
            if (maker.containsAll(set)) {
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
