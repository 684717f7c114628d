package proofstone.knowledge.draws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DrawBoundsTest {
    private static final int MOST = 1000;
    private static final DrawBounds BOUNDS = new DrawBounds(MOST);

    /** P(d) of theorem 2. */
    private static int greatest(int d) {
        return (1 << d) - d - 2;
    }

    private static int depth(int stones) {
        int d = 1;
        while (greatest(d) < stones) {
            d++;
        }
        return d;
    }

    /** Theorem 2: k = 3p + 3d - 1 where P(d-1) is less than p and p at most P(d). */
    @Test
    void byBand_isTheFormulaOfTheoremTwo() {
        for (int p = 1; p <= MOST; p++) {
            assertThat(BOUNDS.game(p)).isEqualTo(BandGame.plain(p + depth(p), p));
            assertThat(BOUNDS.byBand(p).length())
                    .as("p = %d", p)
                    .isEqualTo(3 * p + 3 * depth(p) - 1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1,8",
        "2,11",
        "3,17",
        "4,23",
        "5,26",
        "10,41",
        "11,47",
        "25,89",
        "26,95",
        "1000,3029"
    })
    void bound_hasKnownValues(int stones, int length) {
        assertThat(BOUNDS.bound(stones).length()).isEqualTo(length);
    }

    /** The earlier bound 4p + 7 of Hsieh and Tsai is met at p = 4 and beaten elsewhere. */
    @Test
    void bound_isNotWorseThanTheEarlierOne() {
        for (int p = 1; p <= MOST; p++) {
            int earlier = 4 * p + 7;
            int bound = BOUNDS.bound(p).length();
            assertThat(bound).as("p = %d", p).isLessThanOrEqualTo(earlier);
            assertThat(bound == earlier).as("p = %d", p).isEqualTo(p == 4);
            assertThat(bound).isGreaterThanOrEqualTo(BOUNDS.bound(Math.max(1, p - 1)).length());
        }
    }

    @Test
    void derivation_isPrintedStepByStep() {
        DrawBound bound = BOUNDS.bound(5);
        assertThat(bound.claim())
                .isEqualTo(
                        "Connect(m,n,k,5,q) is drawn for all k >= 26, m, n >= 1 and 0 <= q <= 5");
        assertThat(bound.derivation())
                .extracting(DrawBound.Line::statement)
                .containsExactly(
                        "MBBoardN(4,1)",
                        "MBBoardNX(4,2)",
                        "MBBoardN(9,5)",
                        "MBBoardZ(9,5)",
                        "MBConnect(26,5)",
                        "Connect(m,n,26,5,q)");
        assertThat(bound.derivation().get(4).reason()).endsWith("enumerated");
        assertThat(BOUNDS.bound(2).derivation().getFirst().statement())
                .isEqualTo("MBBoard(tile,2)");
        assertThat(BOUNDS.byBand(1).length()).isEqualTo(11);
    }

    @Test
    void lemmas_needTheirPremises() {
        assertThat(BandLemma.ELEVEN.apply(BandGame.exclusive(2, 0))).isEmpty();
        assertThat(BandLemma.ELEVEN.apply(BandGame.plain(4, 1))).isEmpty();
        assertThat(BandLemma.SEVEN.apply(BandGame.exclusive(2, 1))).isEmpty();
        assertThat(BandLemma.TWELVE.apply(BandGame.exclusive(3, 2))).contains(BandGame.plain(8, 4));
        assertThatThrownBy(() -> BandGame.plain(4, 4)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 100_001})
    void constructor_refusesOtherNumbers(int stones) {
        assertThatThrownBy(() -> new DrawBounds(stones))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(stones + " stones");
    }
}
