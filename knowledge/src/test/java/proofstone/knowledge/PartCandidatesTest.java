package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import proofstone.game.GameParser;
import proofstone.game.Hypergraph;
import proofstone.game.SquareSet;

/** Parts that are taken from one position to another. */
class PartCandidatesTest {
    private Hypergraph board;
    private PartCandidates candidates;

    @BeforeEach
    void makeCandidates() throws Exception {
        board = GameParser.parse("mnk:5,6,4").hypergraph();
        candidates = new PartCandidates(new PartCatalogue(board), new PartRandom(1));
    }

    private void load(SquareSet maker, SquareSet breaker) {
        candidates.load(
                SupersetRemoval.apply(
                        ResidualHypergraph.of(board.squares(), board.sets(), maker, breaker)));
    }

    private SquareSet squares(int part) {
        return SquareSet.ofWords(candidates.masks[4 * part], candidates.masks[4 * part + 1]);
    }

    private List<SquareSet> squares(int[] parts) {
        return IntStream.of(parts).mapToObj(this::squares).toList();
    }

    @Test
    void toParts_inAnotherPosition_leavesOutPartsWithoutTheirSquares() {
        load(SquareSet.empty(), SquareSet.empty());
        int[] all = IntStream.range(0, candidates.count()).toArray();
        List<SquareSet> before = squares(all);
        PartNumbers numbers = candidates.toNumbers(all);
        load(SquareSet.of(8), SquareSet.of(14, 15));
        List<SquareSet> after = squares(candidates.toParts(numbers));
        SquareSet taken = SquareSet.of(8, 14, 15);
        assertThat(after).isNotEmpty().hasSizeLessThan(before.size());
        assertThat(after).noneMatch(taken::intersects);
        assertThat(after).hasSize(candidates.count());
        load(SquareSet.empty(), SquareSet.empty());
        assertThat(squares(candidates.toParts(numbers))).isEqualTo(before);
    }

    @Test
    void toParts_madePart_isTakenInWhereAllItsSquaresAreFree() {
        load(SquareSet.empty(), SquareSet.empty());
        int made = candidates.add(0b11, 0, 0b1, 0);
        PartNumbers numbers = candidates.toNumbers(new int[] {made});
        assertThat(numbers.made()).hasSize(1);
        load(SquareSet.empty(), SquareSet.of(20));
        assertThat(squares(candidates.toParts(numbers))).containsExactly(SquareSet.of(0, 1));
        load(SquareSet.empty(), SquareSet.of(1));
        assertThat(candidates.toParts(numbers)).isEmpty();
    }
}
