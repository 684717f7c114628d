package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import proofstone.game.Role;
import proofstone.game.WeakProblem;

final class ShrinkerTest {
    @Test
    void shrink_makersWinShrinksToOneOrTwoSquares() {
        for (long seed = 0; seed < 20; seed++) {
            WeakProblem problem = RandomProblems.hypergraph(seed);
            WeakProblem small = Shrinker.shrink(problem, p -> BruteForce.winner(p) == Role.MAKER);
            if (BruteForce.winner(problem) == Role.MAKER) {
                assertThat(BruteForce.winner(small)).isEqualTo(Role.MAKER);
                assertThat(small.board().hypergraph().sets()).hasSizeBetween(1, 2);
                assertThat(small.board().hypergraph().squares()).isBetween(1, 2);
            }
        }
    }

    @Test
    void shrink_everySimplerProblemPasses() {
        for (long seed = 0; seed < 50; seed++) {
            WeakProblem problem = AdversarialProblems.problem(seed);
            Role winner = BruteForce.winner(problem);
            int sets = problem.board().hypergraph().sets().size();
            java.util.function.Predicate<WeakProblem> fails =
                    p ->
                            BruteForce.winner(p) == winner
                                    && 2 * p.board().hypergraph().sets().size() >= sets;
            WeakProblem small = Shrinker.shrink(problem, fails);
            assertThat(fails).accepts(small);
            assertThat(Shrinker.simpler(small)).noneMatch(fails);
        }
    }

    @Test
    void shrink_keepsTheSymmetryThatAFailureNeeds() {
        for (long seed = 0; seed < 200; seed++) {
            WeakProblem problem = AdversarialProblems.problem(seed);
            if (problem.board().symmetries().size() > 1) {
                WeakProblem small =
                        Shrinker.shrink(problem, p -> p.board().symmetries().size() > 1);
                assertThat(small.board().symmetries()).hasSize(2);
                assertThat(small.board().hypergraph().squares())
                        .isLessThanOrEqualTo(problem.board().hypergraph().squares());
            }
        }
    }
}
