package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;
import proofstone.search.SearchControl.Progress;

class QuantitiesTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1, 1",
        "1k, 1024",
        "512m, 536870912",
        "8G, 8589934592",
        "2t, 2199023255552",
        "999999999999999t, 9223372036854775807"
    })
    void memorySize_reads(String text, long bytes) {
        assertThat(new MemorySize.Converter().convert(text).bytes()).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1023, 1023", "1024, 1k", "536870912, 512m", "8589934592, 8g"})
    void memorySize_isWrittenWithTheLargestUnit(long bytes, String text) {
        assertThat(new MemorySize(bytes)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "g", "-1", "1.5g", "8gb", "8 g", "9999999999999999"})
    void memorySize_refuses(String text) {
        assertThatThrownBy(() -> new MemorySize.Converter().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessageContaining("'" + text + "' is not a size; expected");
    }

    @ParameterizedTest
    @CsvSource({
        "90s, 90000",
        "10m, 600000",
        "1h30m, 5400000",
        "500ms, 500",
        "2, 2000",
        "1d, 86400000",
        "1m30, 90000"
    })
    void timeSpan_reads(String text, long millis) {
        assertThat(new TimeSpan().convert(text)).isEqualTo(Duration.ofMillis(millis));
    }

    @Test
    void timeSpan_isShortEnoughToCountNanoseconds() {
        assertThat(new TimeSpan().convert("999999999d999999999d").toNanos()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "0s", "-1s", "10x", "1.5h", "s", "10 m", "9999999999s"})
    void timeSpan_refuses(String text) {
        assertThatThrownBy(() -> new TimeSpan().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessageContaining("'" + text + "' is not a time; expected");
    }

    @Test
    void progressLine_saysWhatIsKnown() {
        assertThat(ProgressLine.text(new Progress(75, 1_234_567, "pn 3 dn 40", 0.256)))
                .isEqualTo("1:15  1.2 M nodes  16.5 k/s  pn 3 dn 40  table 26 %");
        assertThat(ProgressLine.text(new Progress(3725, 10, "", 0)))
                .isEqualTo("1:02:05  10 nodes  0/s");
    }

    @Test
    void suggestion_namesTheNearestWordIfItIsNear() {
        var known = java.util.List.of("solve", "show", "check");
        assertThat(Suggestion.of("slove", known)).isEqualTo(" (did you mean 'solve'?)");
        assertThat(Suggestion.of("SHOW", known)).isEqualTo(" (did you mean 'show'?)");
        assertThat(Suggestion.of("reproduce", known)).isEmpty();
        assertThat(Suggestion.distance("kitten", "sitting")).isEqualTo(3);
        assertThat(Suggestion.distance("slove", "solve")).isEqualTo(1);
        assertThat(Suggestion.distance("", "abc")).isEqualTo(3);
    }
}
