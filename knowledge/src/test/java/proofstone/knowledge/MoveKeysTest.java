package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.SquareSet;

/** The keys of the positions after a move are those that the positions have themselves. */
class MoveKeysTest {
    private static final int POSITIONS = 60;
    private static final long SALT = 11;

    private static ResidualHypergraph position(
            Board board, SplittableRandom random, int stones, boolean areMinimal) {
        SquareSet maker = SquareSet.empty();
        SquareSet breaker = SquareSet.empty();
        for (int i = 0; i < stones; i++) {
            int square = random.nextInt(board.hypergraph().squares());
            if (random.nextInt(3) == 0) {
                breaker = breaker.with(square);
            } else {
                maker = maker.with(square);
            }
        }
        ResidualHypergraph graph =
                ResidualHypergraph.of(
                        board.hypergraph().squares(),
                        board.hypergraph().sets(),
                        maker.minus(breaker),
                        breaker);
        return areMinimal ? SupersetRemoval.apply(graph) : graph;
    }

    private static void assertIsKeyOf(
            CanonicalForm.Key key, CanonicalForm form, ResidualHypergraph graph) {
        CanonicalForm.Key expected = form.key(graph, SquareSet.empty(), SALT);
        assertThat(key.high()).isEqualTo(expected.high());
        assertThat(key.low()).isEqualTo(expected.low());
        assertThat(key.frame()).isSameAs(expected.frame());
    }

    /** Compares all moves of a position; returns how many of Maker's leave fewer edges. */
    private static int compare(
            MoveKeys keys, CanonicalForm form, ResidualHypergraph graph, boolean areMinimal) {
        keys.load(graph);
        int dropping = 0;
        for (int v : Masks.toSet(graph.live()).toArray()) {
            ResidualHypergraph next =
                    areMinimal ? SupersetRemoval.afterMaker(graph, v) : graph.afterMaker(v);
            dropping += next.count() < graph.count() ? 1 : 0;
            assertIsKeyOf(keys.afterMaker(v, SALT), form, next);
            assertThat(keys.hypergraphAfterMaker(v).hash()).isEqualTo(next.hash());
            assertIsKeyOf(keys.afterBreaker(v, SALT), form, graph.afterBreaker(v));
        }
        return dropping;
    }

    /** One object serves for all positions of a board, as in a search. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mnk:4,5,4",
                "mnk:5,5,4",
                "mnk:9,8,5",
                "mnk:12,12,5",
                "strip7:9",
                "animal:el,4,4"
            })
    void keys_ofEveryMove_areThoseOfThePositions(String game) throws Exception {
        Board board = GameParser.parse(game);
        int squares = board.hypergraph().squares();
        CanonicalForm form = new CanonicalForm(board, EnumSet.allOf(Technique.class));
        MoveKeys all = new MoveKeys(form, squares, false);
        MoveKeys minimal = new MoveKeys(form, squares, true);
        SplittableRandom random = new SplittableRandom(5);
        int dropping = 0;
        for (int i = 0; i < POSITIONS; i++) {
            int stones = i % Math.max(8, squares / 4);
            dropping += compare(minimal, form, position(board, random, stones, true), true);
            compare(all, form, position(board, random, stones, false), false);
        }
        assertThat(dropping).isGreaterThan(POSITIONS / 2);
    }

    @Test
    void load_ofThePositionBefore_startsAnew() throws Exception {
        Board board = GameParser.parse("mnk:5,5,4");
        CanonicalForm form = new CanonicalForm(board, EnumSet.allOf(Technique.class));
        MoveKeys keys = new MoveKeys(form, board.hypergraph().squares(), true);
        SplittableRandom random = new SplittableRandom(6);
        ResidualHypergraph first = position(board, random, 9, true);
        ResidualHypergraph second = position(board, random, 7, true);

        compare(keys, form, first, true);
        compare(keys, form, second, true);

        assertThat(keys.isOf(first)).isFalse();
        assertThat(keys.isOf(second)).isTrue();
        compare(keys, form, first, true);
    }
}
