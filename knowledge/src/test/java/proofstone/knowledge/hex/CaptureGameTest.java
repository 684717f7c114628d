package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Dead and captured sets on a 5x5 board for Black, whose sides are top and bottom. */
class CaptureGameTest {
    private static final HexGeometry GEOMETRY = new HexGeometry(5, 5);
    private final CaptureGame game = new CaptureGame(GEOMETRY);

    /** Returns cells such as {@code b2} as bits. */
    private static long cells(String names) {
        long bits = 0;
        for (String name : names.split(" ", -1)) {
            bits |= 1L << (5 * (name.charAt(1) - '1') + name.charAt(0) - 'a');
        }
        return bits;
    }

    private void position(String black, String white) {
        long own = cells(black);
        game.position(HexGeometry.BLACK, own, GEOMETRY.all & ~cells(white));
    }

    @Test
    void isCaptured_holdsForTheSideCellsOfATriangleWithItsTip() {
        position("b2", "a5");
        assertThat(game.isCaptured(cells("b1 c1"))).isTrue();
        assertThat(game.isCaptured(cells("c1 d1"))).isFalse();
        assertThat(game.isCaptured(cells("b1 c1 d1"))).isFalse();
        assertThat(game.isDead(cells("b1"))).isFalse();
    }

    @Test
    void isCaptured_holdsForTwoTrianglesAtOnce() {
        position("b2 d2", "a5");
        assertThat(game.isCaptured(cells("b1 c1 d1 e1"))).isTrue();
    }

    /** A stone of the opponent's closes a way into the region. */
    @Test
    void isCaptured_neverEndsByAnotherStoneOfTheOpponents() {
        Random random = new Random(6);
        int kept = 0;
        int begun = 0;
        for (int i = 0; i < 40_000; i++) {
            long own = random(random);
            long other = random(random) & ~own;
            long free = GEOMETRY.all & ~own & ~other;
            long region = any(free, random);
            region |= any(GEOMETRY.around(region) & free, random);
            long stone = any(GEOMETRY.around(region) & free & ~region, random);
            game.position(HexGeometry.BLACK, own, own | free);
            boolean before = game.isCaptured(region);
            game.position(HexGeometry.BLACK, own, own | free & ~stone);
            boolean after = game.isCaptured(region);
            assertThat(after || !before).as("%x %x %x %x", own, other, region, stone).isTrue();
            kept += before ? 1 : 0;
            begun += after && !before ? 1 : 0;
        }
        assertThat(kept).isGreaterThan(1000);
        assertThat(begun).isGreaterThan(1000);
    }

    /** Returns a set that holds each cell with a chance of one in four. */
    private static long random(Random random) {
        long half = random.nextLong();
        return half & random.nextLong() & GEOMETRY.all;
    }

    /** Returns one of some cells as a bit, or 0 if there is none. */
    private static long any(long cells, Random random) {
        long rest = cells;
        for (int i = cells == 0 ? 0 : random.nextInt(Long.bitCount(cells)); i > 0; i--) {
            rest &= rest - 1;
        }
        return Long.lowestOneBit(rest);
    }

    /** b3 and d2 touch one group, but only by stones that the ring of c3 does not hold. */
    @Test
    void isDead_seesGroupsBeyondTheRing() {
        position("d1 c1 b2", "c2 c4 d3 b4");
        assertThat(game.isDead(cells("c3"))).isTrue();
        position("d1 b2", "c2 c4 d3 b4");
        assertThat(game.isDead(cells("c3"))).isFalse();
    }

    @Test
    void isDead_holdsForAPocketOfTwoCells() {
        position("e5", "a2 b1 a4 b3 c2 c1");
        assertThat(game.isDead(cells("a3 b2"))).isTrue();
    }
}
