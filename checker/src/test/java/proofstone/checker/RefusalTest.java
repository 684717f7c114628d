package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.checker.Refusals.Case;

/** Every refusal by its reason. */
final class RefusalTest {
    static Stream<Case> all() {
        return Stream.of(Refusals.all(), HexRefusals.all(), StrongRefusals.all())
                .flatMap(List::stream);
    }

    static Stream<Case> inBothForms() {
        return Stream.of(
                        Refusals.inBothForms(),
                        HexRefusals.inBothForms(),
                        StrongRefusals.inBothForms())
                .flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("all")
    void change_isRefusedByItsReason(Case refused) {
        assertRefused(refused, refused.script().check());
    }

    @ParameterizedTest
    @MethodSource("inBothForms")
    void change_isRefusedByTheSameReasonInBinary(Case refused) {
        assertRefused(refused, Script.check(refused.script().binary()));
    }

    private static void assertRefused(Case refused, Verdict verdict) {
        assertThat(verdict).isInstanceOf(Verdict.Invalid.class);
        Verdict.Invalid invalid = (Verdict.Invalid) verdict;
        assertThat(invalid.reason()).as(verdict.line()).isEqualTo(refused.reason());
        assertThat(invalid.step()).as(verdict.line()).isEqualTo(refused.step());
        assertThat(invalid.detail()).isNotBlank();
    }

    static Stream<Case> ofSeveralStones() {
        return Stream.of(
                        TurnRefusals.headers(),
                        TurnRefusals.steps(),
                        TurnRefusals.turns(),
                        TurnRefusals.exclusive())
                .flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("ofSeveralStones")
    void changeOfTurns_isRefusedByItsReasonInBothForms(Case refused) {
        assertRefused(refused, refused.script().check());
        assertRefused(refused, Script.check(refused.script().binary()));
    }

    @Test
    void severalStones_areValidInBothForms() {
        for (Script script : TurnRefusals.valid()) {
            assertThat(script.check()).as(script.lines()).isInstanceOf(Verdict.Valid.class);
            assertThat(Script.check(script.binary())).isInstanceOf(Verdict.Valid.class);
        }
    }

    @Test
    void reasons_areAllTested() {
        Set<Reason> untested = EnumSet.allOf(Reason.class);
        all().forEach(refused -> untested.remove(refused.reason()));
        ofSeveralStones().forEach(refused -> untested.remove(refused.reason()));
        StreamTest.all().forEach(refused -> untested.remove(refused.reason()));
        assertThat(untested).isEmpty();
    }

    @Test
    void line_namesStepAndReason() {
        Script uncovered = Samples.REPLIES.with("pairs 2 3", "pairs 1 3");
        assertThat(uncovered.check().line())
                .isEqualTo("INVALID step 3: uncovered-reply: no child answers square 1");
        assertThat(Samples.LINE.with("squares 3", "squares 0").check().line())
                .isEqualTo("INVALID header: bad-count: squares must be 1 to 65536, not 0");
    }
}
