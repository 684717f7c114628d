package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A claim about a named board is about the turns of that name. */
final class NamedTurnsTest {
    /** Every set is blocked by a stone of Breaker's, or there is none: only the header matters. */
    private static Script script(String game, String rule, String lines) throws Refusal {
        List<int[]> sets = new ArrayList<>();
        int squares = 5;
        if (game.startsWith("tile:")) {
            squares = TileB2.ROWS * TileB2.COLUMNS;
            TileB2.forEach(sets::add);
        }
        Script script = Script.of(game, squares, sets, lines + "\nclaim breaker-wins", "blocked");
        return rule.equals("weak") ? script : script.with("rule weak", "rule " + rule);
    }

    private static String header(String maker, String breaker, String toMove, String turns) {
        String line = turns.equals("none") ? "" : ("\nturns " + turns).stripTrailing();
        return ("maker " + maker).strip()
                + "\n"
                + ("breaker " + breaker).strip()
                + "\nto-move "
                + toMove
                + line;
    }

    @ParameterizedTest
    @CsvSource({
        "'connect:1,5,6,2,1', weak-turns, '', '', maker, '1 2 2'",
        "'connect:1,5,6,2,2', weak-turns, '', '', maker, '2 2 1'",
        "'connect:1,5,6,3,9', weak-turns, '', '', maker, '5'",
        "'connect:1,5,6,2,0', weak-turns, '', '', breaker, '2 2 1'",
        "'connect:1,5,6,2,1', weak-turns, '0', '1', breaker, '1 2'",
        "'connect:1,5,6,2,1', weak-turns, '0', '1 2', maker, '2'",
        "'connect:1,5,6,2,1', weak-turns, '0 3 4', '1 2', maker, ''",
        "'connect:1,5,6,1,1', weak, '', '', breaker, none",
        "'connect:1,5,6,1,0', weak, '', '', maker, none",
        "'mnk:1,5,6', weak, '', '', maker, none"
    })
    void turns_ofTheNameAreAccepted(
            String game, String rule, String maker, String breaker, String toMove, String turns)
            throws Refusal {
        Verdict verdict = script(game, rule, header(maker, breaker, toMove, turns)).check();
        assertThat(verdict).as(verdict.line()).isInstanceOf(Verdict.Valid.class);
    }

    @ParameterizedTest
    @CsvSource({
        "'mnk:1,5,6', weak-turns, '', '', maker, '1 1'",
        "'mnk:1,5,6', weak-turns, '', '', maker, ''",
        "'mnk:1,5,6', weak-tile, '', '', maker, '2 2'",
        "'animal:elam,1,5', weak-tile, '', '', maker, '2 2'",
        "'connect:1,5,6,2,1', weak-tile, '', '', maker, '2 2'",
        "'connect:1,5,6,2,1', weak, '', '', maker, none",
        "'connect:1,5,6,2,1', weak-turns, '', '', maker, ''",
        "'connect:1,5,6,2,1', weak-turns, '', '', maker, '1'",
        "'connect:1,5,6,2,1', weak-turns, '', '', maker, '2 2 1'",
        "'connect:1,5,6,2,1', weak-turns, '', '', breaker, '1 2 2'",
        "'connect:1,5,6,2,1', weak-turns, '0', '1', breaker, '2 1'",
        "'connect:1,5,6,2,1', weak-turns, '0 1', '', breaker, '1 2'",
        "'connect:1,5,6,2,0', weak-turns, '', '', maker, '2 2 1'",
        "'tile:b2,2', weak-tile, '', '', maker, '1 1'",
        "'tile:b2,2', weak-tile, '', '', breaker, '3 2'",
        "'tile:b2,2', weak-turns, '', '', maker, '2 2'",
        "'tile:b2,2', weak, '', '', maker, none"
    })
    void otherTurns_areRefused(
            String game, String rule, String maker, String breaker, String toMove, String turns)
            throws Refusal {
        Script script = script(game, rule, header(maker, breaker, toMove, turns));
        if (game.startsWith("animal")) {
            script = script.with("sets 0", "sets 5\nset 0\nset 1\nset 2\nset 3\nset 4");
        }
        assertThat(script.check())
                .isInstanceOfSatisfying(
                        Verdict.Invalid.class,
                        invalid -> {
                            assertThat(invalid.reason()).isEqualTo(Reason.BAD_TURNS);
                            assertThat(invalid.step()).isZero();
                            assertThat(invalid.detail()).contains(game);
                        });
    }

    @Test
    void theorem_saysTheTurnsThatNoNameSays() {
        assertThat(TurnRefusals.BOX.check().line())
                .contains("maker puts 1 to 2 a turn, breaker at most as many");
        assertThat(TurnRefusals.SECOND.check().line()).contains("breaker now at most 2");
        assertThat(TurnRefusals.SHORT.check().line()).contains("turns of [2]");
    }
}
