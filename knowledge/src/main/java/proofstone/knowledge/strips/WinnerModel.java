package proofstone.knowledge.strips;

import proofstone.game.Role;
import proofstone.knowledge.strips.WinnerData.Cell;

/**
 * The logistic model of [Czifra2021] sec. IV.E: the log-odds that Breaker wins a position are
 *
 * <pre>constant + makerToMove (if he is) + emptySquares * squares + potential * potential.</pre>
 *
 * <p>Departs from the paper in the sign: its formula for the probability subtracts from one, so
 * that its coefficients, as printed, are the log-odds that Maker wins. {@link #PAPER} has them
 * negated.
 *
 * @param constant the constant
 * @param makerToMove what is added with Maker to move
 * @param emptySquares the factor of the number of empty squares
 * @param potential the factor of the potential
 */
public record WinnerModel(
        double constant, double makerToMove, double emptySquares, double potential) {
    /** The coefficients of the paper. */
    public static final WinnerModel PAPER = new WinnerModel(6.2, 13.4, 1.52, -25.83);

    private static final int FEATURES = 4;

    /**
     * Returns the model that fits {@code data} best if the wins of each player count for half: a
     * search proves far more positions for the one than for the other, which says nothing of the
     * next.
     */
    public static WinnerModel fitted(WinnerData data) {
        LogisticRegression regression = new LogisticRegression(FEATURES);
        double half = data.total().total() / 2.0;
        double ofBreaker = half / Math.max(1, data.total().breaker());
        double ofMaker = half / Math.max(1, data.total().maker());
        data.forEach((cell, count) ->
                regression.add(
                        features(cell), ofBreaker * count.breaker(), ofMaker * count.maker()));
        double[] weights = regression.fit();
        return new WinnerModel(weights[0], weights[1], weights[2], weights[3]);
    }

    private static double[] features(Cell cell) {
        double maker = cell.toMove() == Role.MAKER ? 1 : 0;
        return new double[] {1, maker, cell.emptySquares(), cell.potential()};
    }

    private double[] weights() {
        return new double[] {constant, makerToMove, emptySquares, potential};
    }

    /** Returns the probability that Breaker wins, 0 to 1. */
    public double breakerWins(Cell cell) {
        return LogisticRegression.probability(weights(), features(cell));
    }

    /** Returns the potential at which both are equally likely to win; infinite if there is none. */
    public double balance(Role toMove, int squares) {
        double rest = constant + (toMove == Role.MAKER ? makerToMove : 0) + emptySquares * squares;
        return potential == 0 ? Double.POSITIVE_INFINITY : -rest / potential;
    }

    /** Returns the share of {@code winner}'s positions that the model gives to him; 1 of none. */
    public double told(WinnerData data, Role winner) {
        double[] told = {0, 0};
        data.forEach((cell, count) -> {
            long wins = winner == Role.MAKER ? count.maker() : count.breaker();
            Role guess = breakerWins(cell) > 0.5 ? Role.BREAKER : Role.MAKER;
            told[0] += guess == winner ? wins : 0;
            told[1] += wins;
        });
        return told[1] == 0 ? 1 : told[0] / told[1];
    }
}
