package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Certificate;
import proofstone.game.PgReader;
import proofstone.game.Role;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;

/** Problems with limits keep their value through a {@code .pg} file. */
final class PgProblemsTest {
    private static final int SEEDS = 300;

    private static WeakProblem throughFile(WeakProblem problem) throws Exception {
        return PgReader.parse("problem", SolvedProblems.pg(problem)).toWeakProblem("free:file");
    }

    private static Role solved(WeakProblem problem) {
        return SolvedProblems.solve(problem, EnumSet.allOf(Technique.class), Method.DF_PN)
                .certificate()
                .map(Certificate::winner)
                .orElseThrow();
    }

    @Test
    void problem_hasTheSameWinnerWhenReadBack() throws Exception {
        int limits = 0;
        int restricted = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            WeakProblem problem = RandomProblems.hypergraph(seed);
            WeakProblem read = throughFile(problem);
            limits += read.makerStones().isPresent() ? 1 : 0;
            restricted += read.firstMoves().isPresent() ? 1 : 0;
            Role winner = BruteForce.winner(problem);
            assertThat(BruteForce.winner(read)).as("seed %d", seed).isEqualTo(winner);
            assertThat(solved(read)).as("seed %d", seed).isEqualTo(winner);
        }
        assertThat(limits).isGreaterThan(SEEDS / 20);
        assertThat(restricted).isGreaterThan(SEEDS / 30);
    }

    @Test
    void limit_ofStonesHelpsMakerTheHigherItIs() {
        for (long seed = 0; seed < SEEDS / 10; seed++) {
            ProblemDraft draft = new ProblemDraft(AdversarialProblems.problem(seed));
            boolean wonBefore = false;
            for (int stones = 0; stones < 8; stones++) {
                draft.makerStones = OptionalInt.of(stones);
                WeakProblem problem = draft.build();
                boolean won = solved(problem) == Role.MAKER;
                assertThat(won)
                        .as("seed %d, %d stones", seed, stones)
                        .isEqualTo(BruteForce.winner(problem) == Role.MAKER);
                assertThat(won || !wonBefore).isTrue();
                wonBefore = won;
            }
        }
    }
}
