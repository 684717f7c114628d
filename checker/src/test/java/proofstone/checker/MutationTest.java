package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Valid certificates with one or two words changed, under a right hash: whatever the checker still
 * calls valid is true, and nothing is a crash.
 */
final class MutationTest {
    private static final int CHANGES = 400;
    private static final int MOST_SQUARES = 9;

    static Set<String> names() {
        return Samples.all().keySet().stream()
                .filter(name -> !name.equals("pairing"))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("names")
    void change_isRefusedOrStillTrue(String name) {
        Random random = new Random(name.hashCode());
        for (int i = 0; i < CHANGES; i++) {
            Script changed = WordChange.of(ValidTest.sample(name), random, 10);
            Verdict verdict = changed.check();
            if (verdict instanceof Verdict.Valid(Verdict.Summary summary)) {
                assertThat(winner(changed, summary))
                        .as(changed.lines())
                        .isEqualTo(summary.winner());
            }
        }
    }

    private static Player winner(Script script, Verdict.Summary summary) {
        assertThat(summary.squares()).isLessThanOrEqualTo(MOST_SQUARES);
        List<int[]> sets =
                script.lines()
                        .lines()
                        .filter(line -> line.startsWith("set "))
                        .map(line -> Script.numbers(line.substring(4)))
                        .toList();
        return RealGame.winner(
                summary.squares(),
                sets,
                new int[] {mask(summary.maker()), mask(summary.breaker())},
                summary.toMove(),
                summary.makerStones(),
                summary.firstMoves().map(MutationTest::mask));
    }

    private static int mask(List<Integer> squares) {
        return squares.stream().mapToInt(v -> 1 << v).sum();
    }
}
