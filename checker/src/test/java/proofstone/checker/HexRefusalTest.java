package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

    /**
     * Three stones of the largest board and the top are chained by three pairs of cells, which are
     * captured but not dead; the support is as large as it can be. Twenty captures are accepted:
     * one that were dead would have no carrier, and the join would be accepted, too.
     */
    @Test
    void captures_ofTheLargestBoardAreCheckedInTime() {
        String support =
                IntStream.range(3 * 19, 19 * 19)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" "));
        StringBuilder steps = new StringBuilder();
        int[] places = {20, 1, 2, 3, 22, 4, 5, 24, 6, 19 * 19};
        for (int i = 1; i < places.length; i++) {
            steps.append("adjacent black %d %d\n".formatted(places[i - 1], places[i]));
        }
        steps.append("chain 20 1! 2! 3! 4! 5! 6! 7! 8! 9!\n");
        for (int i = 0; i < 20; i++) {
            steps.append("capture 10 1 3 5 6 4 2 / ").append(support).append('\n');
        }
        steps.append("join");
        IntStream.rangeClosed(11, 30).forEach(i -> steps.append(' ').append(i).append('!'));
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
                        steps 31
                        %s
                        """
                                .formatted(steps));
        long start = System.nanoTime();
        Verdict.Invalid refusal = (Verdict.Invalid) script.check();
        assertThat(System.nanoTime() - start).isLessThan(20_000_000_000L);
        assertThat(refusal.step()).as(refusal.line()).isEqualTo(31);
        assertThat(refusal.reason()).isEqualTo(Reason.UNCOVERED_REPLY);
    }
}
