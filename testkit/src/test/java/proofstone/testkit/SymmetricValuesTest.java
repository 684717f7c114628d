package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Certificate;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.Permutation;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;

/** Mirrored and renamed problems have the same winner. */
final class SymmetricValuesTest {
    private static final int POSITIONS = 15;
    private static final int HYPERGRAPHS = 150;

    private static Role winner(WeakProblem problem, Method method) {
        return SolvedProblems.solve(problem, EnumSet.allOf(Technique.class), method)
                .certificate()
                .map(Certificate::winner)
                .orElseThrow();
    }

    private static WeakProblem image(WeakProblem problem, Permutation symmetry) {
        WeakPosition position = problem.position();
        return WeakProblem.of(
                problem.board(),
                new WeakPosition(
                        symmetry.apply(position.maker()),
                        symmetry.apply(position.breaker()),
                        position.toMove()));
    }

    @Test
    void board_mirroredPositionsHaveOneWinner() throws Exception {
        for (String game : List.of("mnk:3,3,3", "mnk:4,4,4", "animal:elly,4,4", "mnk:4,5,4")) {
            Board board = GameParser.parse(game);
            for (long seed = 0; seed < POSITIONS; seed++) {
                WeakProblem problem = MiddleGames.position(board, seed);
                Role winner = winner(problem, Method.DF_PN);
                for (Permutation symmetry : board.symmetries()) {
                    assertThat(winner(image(problem, symmetry), Method.DEPTH_FIRST))
                            .as("%s, seed %d, %s", game, seed, symmetry)
                            .isEqualTo(winner);
                }
            }
        }
    }

    @Test
    void hypergraph_renamedProblemsHaveOneWinner() {
        for (long seed = 0; seed < HYPERGRAPHS; seed++) {
            WeakProblem problem = RandomProblems.hypergraph(seed);
            assertThat(winner(renamed(problem, seed), Method.DEPTH_FIRST))
                    .as("seed %d%n%s", seed, SolvedProblems.pg(problem))
                    .isEqualTo(winner(problem, Method.PNS));
        }
    }

    /** The same problem with its squares numbered in a random order. */
    private static WeakProblem renamed(WeakProblem problem, long seed) {
        Permutation names = shuffled(problem.board().hypergraph().squares(), seed);
        ProblemDraft draft = new ProblemDraft(problem);
        List<SquareSet> sets = List.copyOf(draft.sets);
        draft.sets.clear();
        sets.reversed().forEach(set -> draft.sets.add(names.apply(set)));
        draft.maker = names.apply(draft.maker);
        draft.breaker = names.apply(draft.breaker);
        draft.firstMoves = draft.firstMoves.map(names::apply);
        draft.symmetries = List.of();
        return draft.build();
    }

    private static Permutation shuffled(int squares, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] images = SquareSet.range(squares).toArray();
        for (int i = squares - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int image = images[i];
            images[i] = images[j];
            images[j] = image;
        }
        return Permutation.of(images);
    }
}
