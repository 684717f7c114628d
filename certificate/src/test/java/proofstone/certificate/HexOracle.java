package proofstone.certificate;

import java.util.HashMap;
import java.util.Map;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGroups;

/**
 * Judges claims of Hex by their wording on the format page: tries every move of both players.
 *
 * <p>For boards of at most 31 cells and small carriers.
 */
final class HexOracle {
    private final HexBoard board;

    HexOracle(HexBoard board) {
        this.board = board;
    }

    boolean holds(HexClaim claim) {
        return new Trial(claim).isTrue();
    }

    private final class Trial {
        private final HexClaim claim;
        private final Map<Long, Boolean> full = new HashMap<>();

        Trial(HexClaim claim) {
            this.claim = claim;
        }

        boolean isTrue() {
            boolean ends = hasEnd(claim.first()) && hasEnd(claim.second());
            boolean apart = !claim.stones().intersects(claim.carrier());
            return ends
                    && apart
                    && (claim.isFull()
                            ? full(claim.stones(), claim.carrier())
                            : semi(claim.stones(), claim.carrier()));
        }

        private boolean hasEnd(int place) {
            return board.isEdge(place)
                    ? board.edge(place).owner() == claim.player()
                    : claim.stones().contains(place);
        }

        private boolean full(SquareSet stones, SquareSet carrier) {
            long key = stones.word(0) << 32 | carrier.word(0);
            Boolean known = full.get(key);
            if (known == null) {
                known =
                        isJoined(stones)
                                || (!carrier.isEmpty()
                                        && carrier.stream()
                                                .allMatch(c -> semi(stones, carrier.without(c))));
                full.put(key, known);
            }
            return known;
        }

        private boolean semi(SquareSet stones, SquareSet carrier) {
            return full(stones, carrier)
                    || carrier.stream().anyMatch(c -> full(stones.with(c), carrier.without(c)));
        }

        private boolean isJoined(SquareSet stones) {
            return HexGroups.of(board, claim.player(), stones)
                    .areJoined(claim.first(), claim.second());
        }
    }
}
