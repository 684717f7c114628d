package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

final class ExhaustiveSearchTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mnk:3,3,3",
                "mnk:4,4,4",
                "mnk:4,5,4",
                "mnk:5,5,4",
                "mnk:4,4,3",
                "animal:el,3,3",
                "animal:elly,4,4",
                "animal:fatty,4,4",
                "animal:tippy,3,3"
            })
    void winner_sameAsBruteForce(String game) throws Exception {
        Board board = GameParser.parse(game);
        WeakProblem problem = WeakProblem.of(board, WeakPosition.empty(Role.MAKER));
        assertThat(new ExhaustiveSearch(board).winner()).isEqualTo(BruteForce.winner(problem));
    }

    @Test
    void winner_fourInARowOnFourBySevenIsBreakers() throws Exception {
        ExhaustiveSearch search = new ExhaustiveSearch(GameParser.parse("mnk:4,7,4"));
        assertThat(search.winner()).isEqualTo(Role.BREAKER);
        assertThat(search.positions()).isGreaterThan(10_000);
    }
}
