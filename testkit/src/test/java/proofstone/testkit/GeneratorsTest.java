package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

final class GeneratorsTest {
    private static final int SAMPLE = 1000;

    private static void assertBalanced(LongFunction<WeakProblem> generator) {
        for (Role first : Role.values()) {
            List<Role> winners =
                    LongStream.range(0, SAMPLE)
                            .mapToObj(generator)
                            .filter(problem -> problem.position().toMove() == first)
                            .map(BruteForce::winner)
                            .toList();
            int all = winners.size();
            assertThat(all).isBetween(SAMPLE * 2 / 5, SAMPLE * 3 / 5);
            assertThat(Collections.frequency(winners, Role.MAKER))
                    .as("Maker's wins with %s to move first of %d", first, all)
                    .isBetween(all * 35 / 100, all * 65 / 100);
        }
    }

    @Test
    void hypergraph_eitherPlayerWinsAboutEquallyOften() {
        assertBalanced(RandomProblems::hypergraph);
    }

    @Test
    void adversarial_eitherPlayerWinsAboutEquallyOften() {
        assertBalanced(AdversarialProblems::problem);
    }

    @Test
    void hypergraph_sizesAndVariants() {
        int stones = 0;
        int limits = 0;
        int firstMoves = 0;
        for (long seed = 0; seed < SAMPLE; seed++) {
            WeakProblem problem = RandomProblems.hypergraph(seed);
            assertThat(problem.board().hypergraph().squares()).isBetween(5, 12);
            assertThat(problem.board().hypergraph().sets())
                    .isNotEmpty()
                    .allMatch(set -> set.size() <= 5);
            stones += problem.position().occupied().isEmpty() ? 0 : 1;
            limits += problem.makerStones().isPresent() ? 1 : 0;
            firstMoves += problem.firstMoves().isPresent() ? 1 : 0;
            SquareSet free =
                    SquareSet.range(problem.board().hypergraph().squares())
                            .minus(problem.position().occupied());
            assertThat(problem.firstMoves().map(free::containsAll).orElse(true)).isTrue();
        }
        assertThat(stones).isGreaterThan(SAMPLE / 5);
        assertThat(limits).isGreaterThan(SAMPLE / 8);
        assertThat(firstMoves).isGreaterThan(SAMPLE / 20);
    }

    @Test
    void generators_sameSeedSameProblem() throws Exception {
        Board board = GameParser.parse("mnk:4,4,4");
        for (long seed = 0; seed < 100; seed++) {
            assertSame(RandomProblems.hypergraph(seed), RandomProblems.hypergraph(seed));
            assertSame(AdversarialProblems.problem(seed), AdversarialProblems.problem(seed));
            assertSame(MiddleGames.position(board, seed), MiddleGames.position(board, seed));
        }
    }

    private static void assertSame(WeakProblem one, WeakProblem other) {
        assertThat(one.board().hypergraph()).isEqualTo(other.board().hypergraph());
        assertThat(one.board().symmetries()).isEqualTo(other.board().symmetries());
        assertThat(one.position()).isEqualTo(other.position());
        assertThat(one.makerStones()).isEqualTo(other.makerStones());
        assertThat(one.firstMoves()).isEqualTo(other.firstMoves());
    }

    @Test
    void adversarial_someBoardsAreSymmetric() {
        long symmetric = 0;
        for (long seed = 0; seed < SAMPLE; seed++) {
            WeakProblem problem = AdversarialProblems.problem(seed);
            symmetric += problem.board().symmetries().size() > 1 ? 1 : 0;
        }
        assertThat(symmetric).isGreaterThan(SAMPLE / 50);
    }

    @Test
    void middleGames_undecidedAndSmallOnAllBoards() throws Exception {
        for (String game : MiddleGames.SMALL_BOARDS) {
            Board board = GameParser.parse(game);
            for (long seed = 0; seed < 20; seed++) {
                WeakProblem problem = MiddleGames.position(board, seed);
                SquareSet maker = problem.position().maker();
                int squares = board.hypergraph().squares();
                assertThat(squares - problem.position().occupied().size()).isBetween(1, 11);
                assertThat(board.hypergraph().sets()).noneMatch(maker::containsAll);
            }
        }
    }
}
