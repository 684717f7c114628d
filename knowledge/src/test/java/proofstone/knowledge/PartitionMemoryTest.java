package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Hypergraph;
import proofstone.game.SquareSet;
import proofstone.knowledge.PartitionAnalysis.Result;

/** What is remembered of other positions, and what an analysis gains by it. */
class PartitionMemoryTest {
    private static final SquareSet MAKER = SquareSet.of(18, 29, 38);
    private static final SquareSet BREAKER = SquareSet.of(27, 36, 20);

    private static PartNumbers parts(int number) {
        return new PartNumbers(number);
    }

    private static List<Integer> numbers(List<PartNumbers> parts) {
        return parts.stream().map(held -> held.number(0)).toList();
    }

    /** Analyses a position of mnk:8,8,5 with what is remembered; returns the steps that it took. */
    private static long steps(SquareSet maker, SquareSet breaker, PartitionMemory memory)
            throws GameSyntaxException {
        Board board = GameParser.parse("mnk:8,8,5");
        Hypergraph sets = board.hypergraph();
        CanonicalForm form = new CanonicalForm(board, EnumSet.noneOf(Technique.class));
        var analysis =
                new PartitionAnalysis(new PartCatalogue(sets), form, sets.squares(), memory, 1);
        ResidualHypergraph graph =
                SupersetRemoval.apply(
                        ResidualHypergraph.of(sets.squares(), sets.sets(), maker, breaker));
        Result result = analysis.analyse(graph, new PartNumbers(), List.of(), (_, _) -> null);
        assertThat(result).isInstanceOf(Result.Open.class);
        return analysis.steps();
    }

    @Test
    void after_aMove_returnsWhatHeldAfterIt_theLastFirst() {
        PartitionMemory memory = new PartitionMemory(9);
        memory.add(4, 0, parts(7));
        memory.add(4, 2, parts(8));
        memory.add(8, 1, parts(9));
        memory.add(Attack.NONE, 3, parts(6));
        assertThat(numbers(memory.after(4))).containsExactly(8, 7);
        assertThat(numbers(memory.after(8))).containsExactly(9);
        assertThat(numbers(memory.after(Attack.NONE))).containsExactly(6);
        assertThat(memory.after(0)).isEmpty();
        assertThat(memory.lastReply(4)).isEqualTo(2);
        assertThat(memory.lastReply(Attack.NONE)).isEqualTo(3);
        assertThat(memory.lastReply(0)).isEqualTo(-1);
    }

    @Test
    void add_moreThanAreKept_forgetsTheFirst() {
        PartitionMemory memory = new PartitionMemory(9);
        IntStream.range(0, 1000).forEach(i -> memory.add(4, 0, parts(i)));
        List<Integer> kept = numbers(memory.after(4));
        assertThat(kept).hasSizeBetween(10, 100).startsWith(999, 998).doesNotContain(0, 500);
    }

    @Test
    void analyse_positionNearOneAnalysed_takesFewerSteps() throws Exception {
        PartitionMemory memory = new PartitionMemory(64);
        long first = steps(MAKER, BREAKER, memory);
        SquareSet near = MAKER.without(38).with(46);
        long alone = steps(near, BREAKER, new PartitionMemory(64));
        long with = steps(near, BREAKER, memory);
        assertThat(first).isPositive();
        assertThat(with).isLessThan(alone * 3 / 4);
    }
}
