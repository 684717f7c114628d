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

    /** A board with what analyses its positions. */
    private record Analyst(Hypergraph board, PartitionAnalysis analysis) {
        static Analyst of(String name) throws GameSyntaxException {
            Board board = GameParser.parse(name);
            Hypergraph hypergraph = board.hypergraph();
            var form = new CanonicalForm(board, EnumSet.allOf(Technique.class));
            int squares = hypergraph.squares();
            var catalogue = new PartCatalogue(hypergraph);
            var memory = new PartitionMemory(squares);
            return new Analyst(
                    hypergraph, new PartitionAnalysis(catalogue, form, squares, memory, 1));
        }

        static ResidualHypergraph graph(Hypergraph board, SquareSet maker, SquareSet breaker) {
            return SupersetRemoval.apply(
                    ResidualHypergraph.of(board.squares(), board.sets(), maker, breaker));
        }

        Result analyse(SquareSet maker, SquareSet breaker) {
            ResidualHypergraph graph = graph(board, maker, breaker);
            return analysis.analyse(graph, new PartNumbers(), List.of(), (_, _) -> null);
        }

        Result analyseAgain(SquareSet maker, SquareSet breaker, SquareSet play) {
            ResidualHypergraph graph = graph(board, maker, breaker);
            return analysis.analyseAgain(graph, play, List.of(), (_, _) -> null);
        }
    }

    /** Returns the squares of a board of seven columns. */
    private static SquareSet squares(String names) {
        return Stream.of(names.split(" "))
                .filter(name -> !name.isEmpty())
                .map(name -> name.charAt(0) - 'a' + 7 * (name.charAt(1) - '1'))
                .reduce(SquareSet.empty(), SquareSet::with, SquareSet::union);
    }

    @Test
    void analyse_exchangesThatEndInAFork_findsItLost() throws Exception {
        Analyst analyst = Analyst.of("mnk:7,7,5");
        SquareSet maker = squares(MAKER);
        SquareSet breaker = squares(BREAKER);
        assertThat(analyst.analyse(maker, breaker)).isInstanceOf(Result.Lost.class);
        SquareSet stopped = breaker.union(squares("e3"));
        assertThat(analyst.analyse(maker, stopped)).isNotInstanceOf(Result.Lost.class);
    }

    @Test
    void analyseAgain_positionsWithoutASketch_areAnalysedAsAny() throws Exception {
        SquareSet none = SquareSet.empty();
        Analyst large = Analyst.of("mnk:6,6,5;torus");
        assertThat(large.analyseAgain(none, none, none)).isInstanceOf(Result.Open.class);
        Analyst small = Analyst.of("mnk:7,7,5");
        SquareSet four = squares("b4 c4 d4 e4");
        assertThat(small.analyseAgain(four, none, none)).isInstanceOf(Result.Lost.class);
        SquareSet all = SquareSet.range(49);
        assertThat(small.analyseAgain(none, all, none)).isInstanceOf(Result.Held.class);
    }

    @Test
    void analyseAgain_positionFarFromAPartition_answersMore() throws Exception {
        Analyst analyst = Analyst.of("mnk:8,8,5");
        SquareSet maker = SquareSet.of(9, 29);
        SquareSet breaker = SquareSet.of(27, 35);
        var sketch = (Result.Open) analyst.analyse(maker, breaker);
        assertThat(sketch.isSketch()).isTrue();
        var again = (Result.Open) analyst.analyseAgain(maker, breaker, sketch.play());
        assertThat(again.isSketch()).isFalse();
        assertThat(sketch.play().containsAll(again.play())).isTrue();
        assertThat(again.answers()).isNotEmpty();
        assertThat(again.attacks().size()).isLessThan(sketch.attacks().size());
    }

    @Test
    void analyse_manyMovesLeft_isASketch_ofWhichAgainLeavesFewer() throws Exception {
        Analyst analyst = Analyst.of("mnk:8,9,5");
        SquareSet maker = SquareSet.of(27, 28, 37);
        SquareSet breaker = SquareSet.of(30, 31, 32);
        var first = (Result.Open) analyst.analyse(maker, breaker);
        assertThat(first.isSketch()).isTrue();
        assertThat(first.attacks()).hasSizeGreaterThan(13);
        // without a second try at the end 15 moves are left
        var again = (Result.Open) analyst.analyseAgain(maker, breaker, first.play());
        assertThat(again.isSketch()).isFalse();
        assertThat(again.attacks()).hasSizeLessThan(13);
    }

    /** A sketch here would be analysed again for ever. */
    @Test
    void analyse_everyMoveLeft_endsInNoSketch() throws Exception {
        SquareSet none = SquareSet.empty();
        var large = (Result.Open) Analyst.of("mnk:10,10,5").analyse(none, none);
        assertThat(large.attacks()).hasSize(100);
        assertThat(large.isSketch()).isFalse();
        var again =
                (Result.Open) Analyst.of("mnk:8,9,5").analyseAgain(none, none, SquareSet.range(72));
        assertThat(again.attacks()).hasSize(72);
        assertThat(again.isSketch()).isFalse();
    }
}
