package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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
        assertThat(fields(rounds, "verdict", "turnedFrom"))
                .isEqualTo(fields(once, "verdict", "turnedFrom"));
    }

    @Test
    void solveAll_aHardMoveInTheMiddle_isLeftForTheOthers() {
        // a3 takes more than a thousand nodes, the seven before it about 660 together
        HexMap rounds = solved(6, 300, limited(1500), false);
        HexMap inOrder = solved(6, Long.MAX_VALUE / 2, limited(1500), false);
        assertThat(rounds.isComplete()).isFalse();
        assertThat(known(rounds)).hasSizeGreaterThan(known(inOrder).size()).doesNotContain("a3");
    }

    @Test
    void solveAll_atALimit_saysSoOfEachMoveAndTakesFromTwins() {
        SearchControl control = limited(40);
        HexMap map = solved(5, 5, control, false);
        assertThat(control.nodes()).isEqualTo(40);
        assertThat(control.nodeLimit()).isEqualTo(40);
        assertThat(map.json())
                .filteredOn("verdict", "unknown")
                .isNotEmpty()
                .allSatisfy(
                        move -> assertThat(move).containsEntry("stopped", Optional.of("nodes")));
        assertThat(known(map)).contains("e1", "a5");
    }

    private static SearchControl limited(long nodes) {
        SearchControl control = SearchControl.unlimited();
        control.limitNodes(nodes);
        return control;
    }

    private static List<Object> known(HexMap map) {
        return map.json().stream()
                .filter(move -> !move.getOrDefault("verdict", "unknown").equals("unknown"))
                .map(move -> move.getOrDefault("move", ""))
                .toList();
    }

    private static List<List<Object>> fields(HexMap map, String... names) {
        return map.json().stream()
                .map(move -> Stream.of(names).map(n -> move.getOrDefault(n, "")).toList())
                .toList();
    }
}
