package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

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

    @Test
    void isCaptured_failsIfAnOpponentTouches() {
        position("b2", "b1");
        assertThat(game.isCaptured(cells("c1 d1"))).isFalse();
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
