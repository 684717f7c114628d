package proofstone.knowledge.strips;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.WeakGame;
import proofstone.search.DepthFirstSearch;
import proofstone.search.DfPn;
import proofstone.search.SearchControl;
import proofstone.search.Settings;

class RootSupportTest {
    private static final long MEMORY = 64L << 20;

    @ParameterizedTest
    @CsvSource({"7, 308", "8, 314", "9, 371", "10, 415", "11, 475", "12, 515"})
    void of_hasAsManyPositionsAsPublished(int columns, int size) throws Exception {
        List<WeakPosition> support = RootSupport.of(GameParser.parse("strip7:" + columns));
        assertThat(support).hasSize(size).doesNotHaveDuplicates();
        assertThat(support).allMatch(position -> position.toMove() == Role.BREAKER);
        // one free move of Maker's, and before it as many exchanges as Breaker has stones
        assertThat(support).allMatch(p -> p.maker().size() == p.breaker().size() + 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"mnk:3,3,3", "mnk:4,4,3", "mnk:4,4,4", "strip7:4;half", "strip7:5;half"})
    void support_hasTheWinnersThatSingleSearchesFind(String game) throws Exception {
        Board board = GameParser.parse(game);
        List<WeakPosition> support = RootSupport.of(board);
        long maker =
                support.stream().filter(position -> winner(board, position) == Role.MAKER).count();
        for (int threads = 1; threads <= 3; threads++) {
            SearchControl control = SearchControl.unlimited();
            SupportSolver together = solver(board, threads, control);
            together.solve(support);
            assertThat(together.won(Role.MAKER)).isEqualTo((int) maker);
            assertThat(together.won(Role.BREAKER)).isEqualTo(support.size() - (int) maker);
            assertThat(control.measure())
                    .isEqualTo(
                            "Maker %d, Breaker %d of %d",
                            maker, support.size() - maker, support.size());
        }
        Role root = winner(board, WeakPosition.empty(Role.MAKER));
        assertThat(root == Role.MAKER).isEqualTo(maker > 0);
    }

    private static SupportSolver solver(Board board, int threads, SearchControl control) {
        return new SupportSolver(board, Techniques.DEFAULT, DfPn::new, MEMORY, threads, control);
    }

    private static Role winner(Board board, WeakPosition position) {
        WeakGame game = new WeakGame(WeakProblem.of(board, position), Techniques.DEFAULT);
        Settings settings = new Settings(true, true, MEMORY, SearchControl.unlimited(), () -> {});
        return new DepthFirstSearch<Step>(settings).search(game.root()).claim().prover();
    }

    @Test
    void solve_endsWhenItIsCancelled() throws Exception {
        Board board = GameParser.parse("strip7:9");
        SearchControl control = SearchControl.unlimited();
        SupportSolver solver = solver(board, 2, control);
        control.cancel();
        solver.solve(RootSupport.of(board));
        assertThat(solver.won(Role.MAKER) + solver.won(Role.BREAKER)).isZero();
    }
}
