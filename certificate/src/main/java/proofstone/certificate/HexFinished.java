package proofstone.certificate;

import java.util.Optional;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGroups;
import proofstone.game.hex.HexPosition;

/** Proves a game of Hex that is over. */
public final class HexFinished {
    private HexFinished() {}

    /** Returns a shortest chain of stones, or empty if nobody has joined his edges. */
    public static Optional<HexStep> proof(HexPosition position) {
        return position.winner().map(winner -> chain(position, winner));
    }

    private static HexStep chain(HexPosition position, Player winner) {
        HexBoard board = position.board();
        HexGroups groups = position.groups(winner);
        return HexStoneChain.of(
                new HexCalculus(board),
                winner,
                board.secondEdge(winner),
                board.firstEdge(winner),
                groups::isMember);
    }
}
