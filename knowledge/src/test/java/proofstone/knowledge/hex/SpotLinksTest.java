package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexClaim;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

/** The steps by which spots touch: made by the calculus, of the stones of the two spots alone. */
class SpotLinksTest {
    private final HexBoard board = HexBoard.of(9, 9);
    private final HexCalculus calculus = new HexCalculus(board);
    private final Random random = new Random(3);
    private int chains;

    private HexPosition position() {
        int[] kinds = IntStream.range(0, board.cells()).map(i -> random.nextInt(3)).toArray();
        return new HexPosition(board, of(kinds, 0), of(kinds, 1), Player.BLACK);
    }

    private static SquareSet of(int[] kinds, int kind) {
        return SquareSet.of(
                IntStream.range(0, kinds.length).filter(i -> kinds[i] == kind).toArray());
    }

    private void assertLinks(HexSpots spots, Player player) {
        HexGeometry geometry = spots.geometry();
        SpotLinks links = new SpotLinks(calculus, spots);
        for (int one = 0; one < geometry.cells; one++) {
            for (long rest = geometry.near[one]; rest != 0; rest &= rest - 1) {
                assertLink(links, spots, player, one, Long.numberOfTrailingZeros(rest));
            }
            for (int side = 0; side < 2; side++) {
                long beside = geometry.side[HexSpots.number(player)][side];
                if ((beside >>> one & 1) != 0) {
                    assertLink(links, spots, player, one, LinkTracer.SIDE + side);
                }
            }
        }
    }

    private void assertLink(SpotLinks links, HexSpots spots, Player player, int one, int two) {
        if (!isUsable(spots, player, one) || !isUsable(spots, player, two)) {
            return;
        }
        HexClaim claim = links.link(player, one, two).claim();
        assertThat(claim.player()).isEqualTo(player);
        assertThat(claim.hasEnd(spots.place(player, one))).isTrue();
        assertThat(claim.hasEnd(spots.place(player, two))).isTrue();
        assertThat(claim.isFull()).isTrue();
        assertThat(claim.carrier().isEmpty()).isTrue();
        SquareSet stones = spots.stones(player, one).union(spots.stones(player, two));
        assertThat(stones.containsAll(claim.stones())).isTrue();
        chains += claim.stones().size() > 2 ? 1 : 0;
    }

    /** Groups of the opponent's are spots too, but no ends of the player's connections. */
    private static boolean isUsable(HexSpots spots, Player player, int end) {
        return end >= LinkTracer.SIDE
                || !spots.base().stones(player.opponent()).contains(spots.cell(end));
    }

    @Test
    void link_isAFullConnectionWithoutACarrier() {
        for (int i = 0; i < 200; i++) {
            HexPosition position = position();
            HexSpots spots = HexSpots.plain(position);
            if (position.winner().isEmpty() && spots.fit()) {
                assertLinks(spots, Player.BLACK);
                assertLinks(spots, Player.WHITE);
            }
        }
        assertThat(chains).isGreaterThan(1000);
    }
}
