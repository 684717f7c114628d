package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Hypergraph;
import proofstone.game.SquareSet;
import proofstone.knowledge.PartitionAnalysis.Result;

/** What an analysis says of positions whose winner is known, and of one far from a partition. */
class PartitionAnalysisTest {
    private static final String MAKER = "b4 c4 d4 e5 e6";
    private static final String BREAKER = "a4 g1 g2 a7 b7";

    private final Board board = board();
    private final Hypergraph hypergraph = board.hypergraph();
    private final PartitionAnalysis analysis =
            new PartitionAnalysis(
                    new PartCatalogue(hypergraph),
                    new CanonicalForm(board, EnumSet.allOf(Technique.class)),
                    hypergraph.squares(),
                    graph("", ""),
                    1);

    private static Board board() {
        try {
            return GameParser.parse("mnk:7,7,5");
        } catch (GameSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private SquareSet squares(String names) {
        return Stream.of(names.split(" "))
                .filter(name -> !name.isEmpty())
                .map(name -> (name.charAt(0) - 'a') + 7 * (name.charAt(1) - '1'))
                .reduce(SquareSet.empty(), SquareSet::with, SquareSet::union);
    }

    private ResidualHypergraph graph(String maker, String breaker) {
        return SupersetRemoval.apply(
                ResidualHypergraph.of(
                        hypergraph.squares(), hypergraph.sets(), squares(maker), squares(breaker)));
    }

    private Result analyse(String maker, String breaker) {
        return analysis.analyse(
                graph(maker, breaker), new PartNumbers(), List.of(), (_, _) -> null);
    }

    @Test
    void analyse_exchangesThatEndInAFork_findsItLost() {
        assertThat(analyse(MAKER, BREAKER)).isInstanceOf(Result.Lost.class);
    }

    @Test
    void analyse_forkStopped_doesNotFindItLost() {
        assertThat(analyse(MAKER, BREAKER + " e3")).isNotInstanceOf(Result.Lost.class);
    }

    @Test
    void analyseAgain_positionFarFromAPartition_answersMore() {
        ResidualHypergraph empty = graph("", "");
        Result.Open sketch = (Result.Open) analyse("", "");
        assertThat(sketch.isSketch()).isTrue();
        Result.Open again =
                (Result.Open)
                        analysis.analyseAgain(empty, sketch.play(), List.of(), (_, _) -> null);
        assertThat(again.isSketch()).isFalse();
        assertThat(sketch.play().containsAll(again.play())).isTrue();
        assertThat(again.attacks().size()).isLessThan(sketch.attacks().size());
        assertThat(again.answers()).isNotEmpty();
    }
}
