package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import proofstone.cli.StrongSolve.Outcome;
import proofstone.cli.StrongSolve.Question;
import proofstone.game.GameSyntaxException;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.SearchControl;

/** What {@link StrongSolve} counts. */
class StrongSolveTest {
    private static final long MEMORY = 16L << 20;

    @Test
    void following_countsWhatWasSearchedBefore() throws GameSyntaxException {
        StrongProblem problem = StrongGames.problem("connect:3,3,3,2,1");
        EnumSet<StrongTechnique> all = EnumSet.allOf(StrongTechnique.class);
        SearchControl control = SearchControl.unlimited();
        control.visit();
        double before = control.seconds();
        Outcome alone = new StrongSolve(problem, control, all, MEMORY).solve(Question.VALUE);
        double between = control.seconds();
        Outcome both = StrongSolve.following(problem, control, all, MEMORY).solve(Question.VALUE);
        assertThat(both.nodes()).isEqualTo(1 + 2 * alone.nodes());
        assertThat(both.seconds()).isGreaterThanOrEqualTo(between);
        assertThat(alone.seconds()).isLessThanOrEqualTo(between - before);
    }
}
