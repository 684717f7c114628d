package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.SquareSet;

/**
 * The keys of the positions after a move and a reply are those that the positions have themselves.
 */
class ChildKeysTest {
    private static final int POSITIONS = 40;

    private static ResidualHypergraph graph(Board board, SquareSet maker, SquareSet breaker) {
        return SupersetRemoval.apply(
                ResidualHypergraph.of(
                        board.hypergraph().squares(), board.hypergraph().sets(), maker, breaker));
    }

    private static SquareSet stones(SplittableRandom random, Board board, int count) {
        SquareSet stones = SquareSet.empty();
        for (int i = 0; i < count; i++) {
            stones = stones.with(random.nextInt(board.hypergraph().squares()));
        }
        return stones;
    }

    /** Compares all children of a position; returns how many there are. */
    private static int compare(
            Board board, CanonicalForm form, SquareSet maker, SquareSet breaker) {
        ResidualHypergraph graph = graph(board, maker, breaker);
        ChildKeys keys = new ChildKeys(form, board.hypergraph().squares());
        keys.load(graph);
        SquareSet live = Masks.toSet(graph.live());
        int compared = 0;
        for (int m : live.toArray()) {
            keys.move(m);
            for (int b : live.without(m).toArray()) {
                CanonicalForm.Key found = keys.key(b);
                CanonicalForm.Key expected =
                        form.key(
                                graph(board, maker.with(m), breaker.with(b)), SquareSet.empty(), 0);
                assertThat(found.high()).isEqualTo(expected.high());
                assertThat(found.low()).isEqualTo(expected.low());
                assertThat(found.frame()).isSameAs(expected.frame());
                compared++;
            }
        }
        return compared;
    }

    @Test
    void key_ofEveryChild_isThatOfThePosition() throws Exception {
        SplittableRandom random = new SplittableRandom(4);
        int compared = 0;
        for (String game : List.of("mnk:4,5,4", "mnk:5,5,4", "mnk:9,8,5", "animal:el,4,4")) {
            Board board = GameParser.parse(game);
            CanonicalForm form = new CanonicalForm(board, EnumSet.allOf(Technique.class));
            for (int i = 0; i < POSITIONS; i++) {
                SquareSet breaker = stones(random, board, i % 5);
                SquareSet maker = stones(random, board, i % 7).minus(breaker);
                compared +=
                        i < 2 || board.hypergraph().squares() < 30
                                ? compare(board, form, maker, breaker)
                                : 0;
            }
        }
        assertThat(compared).isGreaterThan(10_000);
    }
}
