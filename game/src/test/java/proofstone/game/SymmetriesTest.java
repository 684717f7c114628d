package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetriesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:7,7,5 | 8",
                "mnk:4,5,4 | 4",
                "mnk:1,5,3 | 2",
                "mnk:1,1,1 | 1",
                "mnk:3,3,5 | 8",
                "mnk:3,3,3;torus | 72",
                "mnk:4,5,3;torus | 80",
                "mnk:1,6,3;torus | 12",
                "animal:el,3,3 | 8",
                "animal:fatty,5,5 | 8",
                "animal:snaky,6,7 | 4",
                "animal:Z,4,4;torus | 128",
                "strip7:7 | 2",
                "strip7:9 | 2",
                "strip7:15 | 2",
            })
    void symmetries_areAGroupOfAutomorphisms(String game, int order) throws Exception {
        Board board = GameParser.parse(game);
        List<Permutation> symmetries = board.symmetries();
        assertThat(symmetries).hasSize(order).doesNotHaveDuplicates();
        assertThat(symmetries.getFirst().isIdentity()).isTrue();
        Set<Permutation> group = new HashSet<>(symmetries);
        for (Permutation p : symmetries) {
            assertThat(Symmetries.isAutomorphism(board.hypergraph(), p)).isTrue();
            assertThat(group).contains(p.inverse());
            for (Permutation q : symmetries) {
                assertThat(group.contains(p.then(q))).isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"22, 3872", "23, 8"})
    void symmetries_ofALargeTorusAreReflectionsOnly(int side, int order) throws Exception {
        Board board = GameParser.parse("mnk:" + side + "," + side + ",5;torus");
        assertThat(board.symmetries()).hasSize(order);
    }

    @Test
    void isAutomorphism_refusesWhatMovesASetToNone() throws Exception {
        Hypergraph strip = GameParser.parse("strip7:7").hypergraph();
        Grid grid = new Grid(4, 7, Grid.Surface.PLANE);
        Permutation upsideDown = grid.reflections().get(2);
        assertThat(upsideDown.apply(0)).isEqualTo(21);
        assertThat(Symmetries.isAutomorphism(strip, upsideDown)).isFalse();
    }
}
