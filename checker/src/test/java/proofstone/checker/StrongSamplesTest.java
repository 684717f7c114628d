package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Certificates of strong games that are valid; the refusals are in {@link RefusalTest}. */
final class StrongSamplesTest {
    static List<Script> valid() {
        return StrongSamples.all();
    }

    private static Verdict.StrongSummary summary(Verdict verdict) {
        assertThat(verdict).isInstanceOf(Verdict.Valid.class);
        return (Verdict.StrongSummary) ((Verdict.Valid) verdict).proved();
    }

    @ParameterizedTest
    @MethodSource("valid")
    void sample_saysTheSameInBothForms(Script script) {
        Verdict.StrongSummary text = summary(script.check());
        byte[] file = script.binary();
        Verdict.StrongSummary binary = summary(Script.check(file));
        assertThat(binary).usingRecursiveComparison().ignoringFields("bytes").isEqualTo(text);
        assertThat(binary.bytes()).isEqualTo(file.length);
    }

    @Test
    void summary_saysWhatIsProved() {
        Verdict.StrongSummary summary = summary(StrongSamples.MIRRORED.check());
        assertThat(summary.claim()).isEqualTo("black-wins");
        assertThat(summary.mover()).isEqualTo("white");
        assertThat(summary.black()).containsExactly(1);
        assertThat(summary.kinds()).containsEntry(StrongKind.LINE, 1);
        assertThat(StrongKind.REPLIES.rule()).isEqualTo("S5");
        assertThat(summary(StrongSamples.LATE.check()).plies()).isEqualTo(OptionalInt.of(4));
    }

    @Test
    void line_saysOnWhatTheVerdictRests() {
        assertThat(StrongSamples.STEALING.check().line())
                .startsWith(
                        "VALID (with theorem strategy-stealing) draw mnk:1,2,2, black to move (2");
        assertThat(StrongSamples.DRAW.check().line())
                .startsWith("VALID draw mnk:1,2,2, black to move (3 steps, 3 live, ");
        assertThat(StrongSamples.LARGER.check().line())
                .contains("black-wins-larger", "(on all boards M x N, M = 1, N >= 3)");
        assertThat(StrongSamples.LATE.check().line()).contains("over after 4 plies");
    }

    @Test
    void check_isTooLargeForLittleMemory() {
        byte[] file = StrongSamples.MIDDLE.with("live 4", "live 1000000").text();
        Verdict verdict = Checker.check(new ByteArrayInputStream(file), new Limits(1 << 20));
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Unreadable.class,
                        unread -> assertThat(unread.cause()).isEqualTo(Verdict.Cause.TOO_LARGE));
    }
}
