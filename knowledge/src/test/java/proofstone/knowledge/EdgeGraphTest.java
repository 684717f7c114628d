package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import proofstone.game.SquareSet;

/** What hangs together by bit sets hangs together by the flood of {@link Components}. */
class EdgeGraphTest {
    private static final int SQUARES = 70;

    private static ResidualHypergraph random(SplittableRandom random, int edges) {
        List<SquareSet> sets = new ArrayList<>();
        int reach = random.nextInt(1, SQUARES - 9);
        for (int i = 0; i < edges; i++) {
            int from = random.nextInt(reach);
            SquareSet set = SquareSet.empty();
            for (int k = random.nextInt(2, 5); k > 0; k--) {
                set = set.with(from + random.nextInt(9));
            }
            sets.add(set);
        }
        return ResidualHypergraph.of(SQUARES, sets, SquareSet.empty(), SquareSet.empty());
    }

    @Test
    void isConnectedWithout_everySquareAndEdge_agreesWithComponents() {
        SplittableRandom random = new SplittableRandom(3);
        int connected = 0;
        int looked = 0;
        for (int trial = 0; trial < 300; trial++) {
            ResidualHypergraph graph = Components.of(random(random, random.nextInt(1, 41))).get(0);
            EdgeGraph edges = new EdgeGraph(graph);
            for (int v = 0; v < SQUARES; v++) {
                long[] cut = new long[graph.width()];
                Masks.add(cut, v);
                boolean expected = Components.isConnected(graph, cut, new boolean[graph.count()]);
                assertThat(edges.isConnectedWithoutSquare(v)).isEqualTo(expected);
                connected += expected ? 1 : 0;
                looked++;
            }
            for (int e = 0; e < graph.count(); e++) {
                boolean[] removed = new boolean[graph.count()];
                removed[e] = true;
                assertThat(edges.isConnectedWithoutEdge(e))
                        .isEqualTo(Components.isConnected(graph, new long[graph.width()], removed));
            }
        }
        assertThat(connected).isBetween(looked / 20, looked * 49 / 50);
    }

    @Test
    void edgeGraph_ofMoreEdgesThanBits_isRefused() {
        ResidualHypergraph graph = random(new SplittableRandom(1), 65);
        assertThatThrownBy(() -> new EdgeGraph(graph))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("too many edges: 65");
    }
}
