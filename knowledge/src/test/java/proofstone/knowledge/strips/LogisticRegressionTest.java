package proofstone.knowledge.strips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LogisticRegressionTest {
    private static final double[] TRUE = {-6.2, -3.4, -0.52, 5.83};

    private static double[] features(SplittableRandom random) {
        return new double[] {
            1, random.nextInt(2), random.nextInt(5, 30), random.nextInt(64, 320) / 64.0
        };
    }

    @Test
    void fit_ofExactShares_returnsTheCoefficients() {
        LogisticRegression regression = new LogisticRegression(TRUE.length);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2_000; i++) {
            double[] features = features(random);
            double yes = LogisticRegression.probability(TRUE, features);
            regression.add(features, 1000 * yes, 1000 * (1 - yes));
        }
        assertThat(regression.fit()).containsExactly(TRUE, within(1e-4));
    }

    @Test
    void fit_ofRandomSamples_comesClose() {
        LogisticRegression regression = new LogisticRegression(TRUE.length);
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 100_000; i++) {
            double[] features = features(random);
            boolean yes = random.nextDouble() < LogisticRegression.probability(TRUE, features);
            regression.add(features, yes ? 1 : 0, yes ? 0 : 1);
        }
        assertThat(regression.fit()).containsExactly(TRUE, within(0.4));
    }

    @Test
    void fit_countsSamplesAsOftenAsTheyOccur() {
        LogisticRegression regression = new LogisticRegression(1);
        regression.add(new double[] {1}, 3, 0);
        regression.add(new double[] {1}, 0, 1);
        assertThat(regression.fit()[0]).isCloseTo(Math.log(3), within(1e-5));
    }

    @Test
    void fit_ofSeparableSamples_isFiniteAndTellsAllOfThem() {
        LogisticRegression regression = new LogisticRegression(2);
        for (int x = -20; x <= 20; x++) {
            regression.add(new double[] {1, x}, x > 3 ? 1 : 0, x > 3 ? 0 : 1);
        }
        double[] weights = regression.fit();
        assertThat(weights[0]).isFinite();
        for (int x = -20; x <= 20; x++) {
            double yes = LogisticRegression.probability(weights, new double[] {1, x});
            assertThat(yes > 0.5).as("x = " + x).isEqualTo(x > 3);
        }
    }

    @Test
    void fit_ofNothingOrOneKind_isFinite() {
        assertThat(new LogisticRegression(3).fit()).containsExactly(0, 0, 0);
        LogisticRegression regression = new LogisticRegression(2);
        regression.add(new double[] {1, 1e6}, 5, 0);
        assertThat(regression.fit()).doesNotContain(Double.NaN);
        assertThat(LogisticRegression.probability(regression.fit(), new double[] {1, 1e6}))
                .isGreaterThan(0.99);
    }

    @Test
    void add_refusesAnotherNumberOfFeatures() {
        LogisticRegression regression = new LogisticRegression(2);
        assertThatThrownBy(() -> regression.add(new double[] {1}, 1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("1 features, expected 2");
    }
}
