package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Certificates written by hand are valid, in both forms. */
final class ValidTest {
    static Set<String> names() {
        return Samples.all().keySet();
    }

    static Script sample(String name) {
        Script script = Samples.all().get(name);
        if (script == null) {
            throw new IllegalArgumentException(name);
        }
        return script;
    }

    static Verdict.Summary summary(Verdict verdict) {
        assertThat(verdict).isInstanceOf(Verdict.Valid.class);
        return (Verdict.Summary) ((Verdict.Valid) verdict).proved();
    }

    @ParameterizedTest
    @MethodSource("names")
    void sample_isValid(String name) {
        assertThat(sample(name).check()).isInstanceOf(Verdict.Valid.class);
    }

    @ParameterizedTest
    @MethodSource("names")
    void sample_saysTheSameInBinary(String name) {
        Verdict.Summary text = summary(sample(name).check());
        byte[] file = sample(name).binary();
        Verdict.Summary binary = summary(Script.check(file));
        assertThat(binary).usingRecursiveComparison().ignoringFields("bytes").isEqualTo(text);
        assertThat(binary.bytes()).isEqualTo(file.length);
    }

    @Test
    void example_ofTheFormatPageIsValid() {
        Path root = Path.of(System.getProperty("proofstone.root", ".."));
        Verdict verdict = Checker.check(root.resolve("docs/formats/tic-tac-toe.certificate"));
        assertThat(summary(verdict).winner()).isEqualTo(Player.MAKER);
    }

    @Test
    void summary_holdsTheHeaderAndCounts() {
        Verdict.Summary summary = summary(Samples.STONES.check());
        assertThat(summary.game()).isEqualTo("free");
        assertThat(summary.squares()).isEqualTo(5);
        assertThat(summary.sets()).isEqualTo(2);
        assertThat(summary.maker()).isEqualTo(List.of(1, 3));
        assertThat(summary.breaker()).isEmpty();
        assertThat(summary.toMove()).isEqualTo(Player.MAKER);
        assertThat(summary.makerStones()).isEqualTo(OptionalInt.of(2));
        assertThat(summary.firstMoves()).isEmpty();
        assertThat(summary.winner()).isEqualTo(Player.MAKER);
        assertThat(summary.producer()).isEqualTo("by hand");
        assertThat(summary.command()).isEqualTo("none");
        assertThat(summary.steps()).isEqualTo(1);
        assertThat(summary.bytes()).isEqualTo(Samples.STONES.text().length);
    }

    @Test
    void summary_countsKindsAndLivingSteps() {
        Verdict.Summary summary = summary(Samples.CENTRE.check());
        assertThat(summary.steps()).isEqualTo(10);
        assertThat(summary.live()).isEqualTo(5);
        assertThat(summary.kinds())
                .containsOnlyKeys(Kind.FORK, Kind.THREAT, Kind.REPLIES, Kind.MOVE)
                .containsEntry(Kind.FORK, 4)
                .containsEntry(Kind.MOVE, 1);
    }

    @Test
    void line_namesEverythingTheClaimDependsOn() {
        assertThat(Samples.CENTRE.check().line())
                .startsWith("VALID maker-wins mnk:3,3,3, maker to move (10 steps, 5 live, ");
        assertThat(Samples.STONES.check().line())
                .contains("maker has [1, 3], breaker []", "maker puts at most 2");
        assertThat(Samples.FIRST_MOVE.check().line()).contains("maker begins on one of [0, 3]");
    }

    @Test
    void live_mayBeOverstatedAndIsMeasured() {
        assertThat(summary(Samples.CENTRE.with("live 10", "live 5").check()).live()).isEqualTo(5);
    }

    @Test
    void sets_mayStandInAnyOrder() {
        Script script =
                Samples.DOMINO
                        .with("set 0 1", "set 2 1")
                        .with("set 1 2", "set 1 0")
                        .with("fork 1 0 0 1 2", "fork 1 0 2 1 0");
        assertThat(script.check()).isInstanceOf(Verdict.Valid.class);
    }

    @Test
    void names_mayBeEmptyOrForeign() {
        assertThat(summary(Samples.LINE.with("command none", "command").check()).command())
                .isEmpty();
        String word = "d\u00e9monstration  \u25cf ";
        Script script = Samples.LINE.with("producer by hand", "producer " + word);
        assertThat(summary(script.check()).producer()).isEqualTo(word);
        assertThat(summary(Script.check(script.binary())).producer()).isEqualTo(word);
    }

    @Test
    void board_withoutSetsIsBreakers() {
        Script script = Script.free(1, "", Script.position("maker", "breaker"), "blocked");
        assertThat(script.check()).isInstanceOf(Verdict.Valid.class);
    }
}
