package proofstone.knowledge.strips;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.StripSetup;
import proofstone.game.WeakProblem;
import proofstone.knowledge.SolvedPosition;
import proofstone.knowledge.strips.WinnerData.Cell;
import proofstone.knowledge.strips.WinnerData.Count;
import proofstone.search.DfPn;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

class WinnerTrainingTest {
    private static final long MEMORY = 64L << 20;

    private static WinnerTraining training(long most) {
        return new WinnerTraining(Techniques.DEFAULT, DfPn::new, MEMORY, most);
    }

    private static List<String> rows(WinnerData data) {
        List<String> rows = new ArrayList<>();
        data.forEach((cell, count) -> rows.add(cell + " " + count));
        return rows;
    }

    @Test
    void learn_recordsTheRootWithItsFeatures() throws Exception {
        WinnerData data = new WinnerData();
        WeakProblem problem = GameParser.start("mnk:3,3,3");
        WinnerTraining.Outcome outcome =
                training(1000).learn(problem, data, SearchControl.unlimited());
        assertThat(outcome.winner()).contains(Role.MAKER);
        assertThat(outcome.positions()).isEqualTo(data.total().total());
        // eight lines of three squares: 8 * 2^-2
        assertThat(data.grouped(1.0 / 64))
                .containsEntry(new Cell(Role.MAKER, 9, 2), new Count(1, 0));
    }

    @Test
    void learn_endsWithEnoughPositions_andIsReproducible() {
        List<List<String>> runs = new ArrayList<>();
        for (int run = 0; run < 2; run++) {
            WinnerData data = new WinnerData();
            WinnerTraining.Outcome outcome =
                    training(500)
                            .learn(StripSetup.DISPROOF.problem(7), data, SearchControl.unlimited());
            assertThat(outcome.positions()).isEqualTo(500);
            assertThat(outcome.winner()).isEmpty();
            assertThat(outcome.stopped()).isEmpty();
            assertThat(data.total().maker()).isPositive();
            assertThat(data.total().breaker()).isPositive();
            runs.add(rows(data));
        }
        assertThat(runs.get(0)).isEqualTo(runs.get(1));
    }

    @Test
    void learn_saysWhichLimitHasEndedIt() {
        SearchControl control = SearchControl.unlimited();
        control.cancel();
        WinnerTraining.Outcome outcome =
                training(500).learn(StripSetup.DISPROOF.problem(7), new WinnerData(), control);
        assertThat(outcome.stopped()).contains(StopReason.CANCELLED);
        assertThat(outcome.winner()).isEqualTo(Optional.empty());
    }

    @Test
    void data_countAPositionOnce() {
        WinnerData data = new WinnerData();
        SolvedPosition position = new SolvedPosition(7, Role.BREAKER, 12, 1.25, Role.BREAKER);
        assertThat(data.add(position)).isTrue();
        assertThat(data.add(position)).isFalse();
        assertThat(data.add(new SolvedPosition(8, Role.BREAKER, 12, 1.375, Role.MAKER))).isTrue();
        assertThat(data.total()).isEqualTo(new Count(1, 1));
        assertThat(data.grouped(0.5))
                .isEqualTo(Map.of(new Cell(Role.BREAKER, 12, 1.0), new Count(1, 1)));
    }

    @Test
    void model_isFittedToDataThatItHasMade() {
        WinnerModel known = new WinnerModel(3, -1.5, 0.25, -3.5);
        WinnerData data = new WinnerData();
        long key = 0;
        for (Role toMove : Role.values()) {
            for (int squares = 2; squares < 24; squares++) {
                for (double potential = 0.25; potential < 4; potential += 0.25) {
                    Cell cell = new Cell(toMove, squares, potential);
                    long breaker = Math.round(200 * known.breakerWins(cell));
                    for (int i = 0; i < 200; i++) {
                        Role winner = i < breaker ? Role.BREAKER : Role.MAKER;
                        data.add(new SolvedPosition(key++, toMove, squares, potential, winner));
                    }
                }
            }
        }
        WinnerModel fitted = WinnerModel.fitted(data);
        // only the constant knows that the two players' wins are made to count alike
        double shift = Math.log((double) data.total().maker() / data.total().breaker());
        assertThat(fitted.constant()).isCloseTo(known.constant() + shift, within(0.1));
        assertThat(fitted.makerToMove()).isCloseTo(known.makerToMove(), within(0.1));
        assertThat(fitted.emptySquares()).isCloseTo(known.emptySquares(), within(0.1));
        assertThat(fitted.potential()).isCloseTo(known.potential(), within(0.1));
        assertThat(fitted.told(data, Role.MAKER)).isGreaterThan(0.8);
        assertThat(fitted.told(data, Role.BREAKER)).isGreaterThan(0.8);
        assertThat(known.balance(Role.BREAKER, 4)).isEqualTo(4 / 3.5, within(1e-12));
    }
}
