package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Certificates of Hex that are valid, and limits; the refusals are in {@link RefusalTest}. */
final class HexRefusalTest {
    static List<Script> valid() {
        return HexRefusals.valid();
    }

    @ParameterizedTest
    @MethodSource("valid")
    void sample_isValidInBothForms(Script script) {
        assertThat(script.check()).as(script.lines()).isInstanceOf(Verdict.Valid.class);
        assertThat(Script.check(script.binary())).isInstanceOf(Verdict.Valid.class);
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
        assertThat(HexRefusals.all()).hasSizeGreaterThan(60);
    }

    /** A chain along the top of the largest board, and regions in the middle of nowhere. */
    @Test
    void captures_ofTheLargestBoardAreCheckedInTime() {
        StringBuilder steps = new StringBuilder();
        for (int i = 1; i <= 18; i++) {
            steps.append("adjacent black ").append(i - 1).append(' ').append(i).append('\n');
        }
        steps.append("chain 0");
        for (int i = 1; i <= 18; i++) {
            steps.append(' ').append(i).append('!');
        }
        for (int i = 0; i < 20; i++) {
            steps.append("\ncapture ")
                    .append(19 + i)
                    .append("! 1 2 3 4 5 6 / 19 20 21 22 23 24 25");
        }
        Script script =
                new Script(
                        """
                        proofstone-certificate 1 text
                        game hex:19
                        rule hex
                        rows 19
                        columns 19
                        black
                        white
                        to-move white
                        claim black-wins
                        producer by hand
                        command none
                        live 40
                        steps 39
                        %s
                        """
                                .formatted(steps));
        long start = System.nanoTime();
        assertThat(script.check()).isInstanceOf(Verdict.Invalid.class);
        assertThat(System.nanoTime() - start).isLessThan(20_000_000_000L);
    }
}
