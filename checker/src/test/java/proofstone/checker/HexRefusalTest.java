package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.checker.Refusals.Case;

/** Every refusal of a certificate of Hex by its reason. */
final class HexRefusalTest {
    static List<Case> all() {
        return HexRefusals.all();
    }

    static List<Case> inBothForms() {
        return HexRefusals.inBothForms();
    }

    static List<Script> valid() {
        return HexRefusals.valid();
    }

    @ParameterizedTest
    @MethodSource("valid")
    void sample_isValidInBothForms(Script script) {
        assertThat(script.check()).as(script.lines()).isInstanceOf(Verdict.Valid.class);
        assertThat(Script.check(script.binary())).isInstanceOf(Verdict.Valid.class);
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

    @Test
    void summary_saysWhatIsProved() {
        Verdict verdict = HexRefusals.CENTRE.check();
        assertThat(verdict.line())
                .startsWith(
                        "VALID black-wins hex:3, white to move, black has [b2], white [] (6 steps,");
        assertThat(verdict).isInstanceOf(Verdict.Valid.class);
        Verdict.HexSummary summary = (Verdict.HexSummary) ((Verdict.Valid) verdict).proved();
        assertThat(summary.claim()).isEqualTo("black-wins");
        assertThat(summary.mover()).isEqualTo("white");
        assertThat(summary.black()).containsExactly(4);
        assertThat(summary.winner()).isEqualTo(summary.toMove().opponent());
        assertThat(summary.kinds()).containsEntry(HexKind.CHAIN, 2);
        assertThat(HexKind.CAPTURE.rule()).isEqualTo("H5");
    }

    @Test
    void check_isTooLargeForLittleMemory() {
        byte[] file = HexRefusals.OPENING.with("live 12", "live 1000000").text();
        Verdict verdict =
                Checker.check(new java.io.ByteArrayInputStream(file), new Limits(1 << 20));
        assertThat(verdict).isInstanceOf(Verdict.Unreadable.class);
        assertThat(((Verdict.Unreadable) verdict).cause()).isEqualTo(Verdict.Cause.TOO_LARGE);
    }

    @Test
    void cases_areMany() {
        assertThat(all()).hasSizeGreaterThan(60);
    }
}
