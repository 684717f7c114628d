package proofstone.knowledge.strips;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Fits a logistic model to counted samples: the log-odds of a yes are a weighted sum of features.
 *
 * <p>Enter samples by {@link #add}, then ask for {@link #fit}. Newton's method on the likelihood;
 * each round costs one pass over the samples.
 */
final class LogisticRegression {
    /*
     * The log-likelihood less PENALTY / 2 times the squares of the coefficients is strictly concave, so it has one
     * greatest value; without the penalty samples that some plane parts without a mistake have none. A step of
     * Newton's that does not rise is halved until it does, so the value grows in each round. The penalty counts as
     * little as a millionth of a sample.
     */
    private static final int MOST_ROUNDS = 200;
    private static final int MOST_HALVINGS = 40;
    private static final double CLOSE_ENOUGH = 1e-10;
    private static final double PENALTY = 1e-6;

    private final int size;
    private final List<Sample> samples = new ArrayList<>();

    /** Equal features, and how often they came with a yes and with a no. */
    private static final class Sample {
        private final double[] features;
        private final double yes;
        private final double no;

        Sample(double[] features, double yes, double no) {
            this.features = features;
            this.yes = yes;
            this.no = no;
        }

        double logOdds(double[] weights) {
            return LogisticRegression.logOdds(weights, features);
        }
    }

    /** Starts with a model of {@code size} features and no samples. */
    LogisticRegression(int size) {
        this.size = size;
    }

    /** Adds {@code yes} + {@code no} samples of the same features. */
    void add(double[] features, double yes, double no) {
        if (features.length != size) {
            throw new IllegalArgumentException(features.length + " features, expected " + size);
        }
        samples.add(new Sample(features.clone(), yes, no));
    }

    /** Returns the coefficients that fit best. */
    double[] fit() {
        double[] weights = new double[size];
        double value = value(weights);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double[] step = newtonStep(weights);
            double[] next = raised(weights, step, value);
            double greatest = 0;
            for (int i = 0; i < size; i++) {
                greatest = Math.max(greatest, Math.abs(next[i] - weights[i]));
            }
            weights = next;
            value = value(weights);
            if (greatest < CLOSE_ENOUGH) {
                break;
            }
        }
        return weights;
    }

    /** Goes along {@code step}, or as much of it as makes the value no less than {@code value}. */
    private double[] raised(double[] weights, double[] step, double value) {
        double share = 1;
        for (int halving = 0; halving < MOST_HALVINGS; halving++) {
            double[] next = weights.clone();
            for (int i = 0; i < size; i++) {
                next[i] += share * step[i];
            }
            if (value(next) >= value) {
                return next;
            }
            share /= 2;
        }
        return weights;
    }

    private double value(double[] weights) {
        double value = 0;
        for (double weight : weights) {
            value -= PENALTY / 2 * weight * weight;
        }
        for (Sample sample : samples) {
            double odds = sample.logOdds(weights);
            value -= sample.yes * softPlus(-odds) + sample.no * softPlus(odds);
        }
        return value;
    }

    /** Returns log(1 + e^x) without overflow. */
    private static double softPlus(double x) {
        return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
    }

    private double[] newtonStep(double[] weights) {
        double[][] system = new double[size][size + 1];
        for (int i = 0; i < size; i++) {
            system[i][i] = PENALTY;
            system[i][size] = -PENALTY * weights[i];
        }
        for (Sample sample : samples) {
            double p = probability(weights, sample.features);
            double count = sample.yes + sample.no;
            add(system, sample.features, count * p * (1 - p), sample.yes - count * p);
        }
        return solved(system);
    }

    private void add(double[][] system, double[] row, double curvature, double slope) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                system[i][j] += curvature * row[i] * row[j];
            }
            system[i][size] += slope * row[i];
        }
    }

    /**
     * Returns the solution of a positive definite system, by elimination; no pivoting is needed.
     */
    private double[] solved(double[][] system) {
        for (int pivot = 0; pivot < size; pivot++) {
            for (int row = 0; row < size; row++) {
                if (row != pivot) {
                    eliminate(system[row], system[pivot], pivot);
                }
            }
        }
        double[] solution = new double[size];
        Arrays.setAll(solution, i -> system[i][size] / system[i][i]);
        return solution;
    }

    private void eliminate(double[] row, double[] by, int pivot) {
        double factor = row[pivot] / by[pivot];
        for (int j = pivot; j <= size; j++) {
            row[j] -= factor * by[j];
        }
    }

    private static double logOdds(double[] weights, double[] features) {
        double odds = 0;
        for (int i = 0; i < features.length; i++) {
            odds += weights[i] * features[i];
        }
        return odds;
    }

    /** Returns the probability of a yes by {@code weights}. */
    static double probability(double[] weights, double[] features) {
        return 1 / (1 + Math.exp(-logOdds(weights, features)));
    }
}
