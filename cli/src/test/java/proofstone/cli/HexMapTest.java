package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.knowledge.hex.HexTechnique;
import proofstone.search.SearchControl;

/** The map of all moves, searched in rounds. */
class HexMapTest {
    private static HexMap solved(
            int size, long firstNodes, SearchControl control, boolean isPlain) {
        Set<HexTechnique> off =
                isPlain ? EnumSet.of(HexTechnique.CONNECTIONS) : EnumSet.noneOf(HexTechnique.class);
        HexBoard board = HexBoard.of(size, size);
        HexMap map = new HexMap(HexPosition.empty(board), firstNodes);
        map.solveAll(new HexKernel(board, control, off));
        return map;
    }

    @ParameterizedTest
    @CsvSource({"3, true", "5, false", "6, false"})
    void solveAll_inManyRounds_findsTheSame(int size, boolean isPlain) {
        HexMap rounds = solved(size, 1, SearchControl.unlimited(), isPlain);
        HexMap once = solved(size, Long.MAX_VALUE / 2, SearchControl.unlimited(), isPlain);
        assertThat(rounds.isComplete()).isTrue();
        assertThat(rounds.winning()).isEqualTo(once.winning());
        assertThat(rounds.isTurned()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1", "20"})
    void solveAll_withTooFewNodes_leavesTheHardMoves(long firstNodes) {
        SearchControl control = SearchControl.unlimited();
        control.limitNodes(300);
        HexMap map = solved(6, firstNodes, control, false);
        assertThat(map.isComplete()).isFalse();
        assertThat(control.nodes()).isEqualTo(300);
        assertThat(control.nodeLimit()).isEqualTo(300);
        HexMap inOrder = solved(6, Long.MAX_VALUE / 2, limited(), false);
        assertThat(map.winning().size()).isGreaterThan(inOrder.winning().size());
    }

    private static SearchControl limited() {
        SearchControl control = SearchControl.unlimited();
        control.limitNodes(300);
        return control;
    }
}
