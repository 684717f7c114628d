package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sizes of memory as people write them. */
final class LimitsTest {
    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "1000, 1000",
        "2k, 2048",
        "500m, 524288000",
        "3G, 3221225472",
        "1t, 1099511627776",
        "123456789012345, 123456789012345"
    })
    void parse_readsSizes(String text, long bytes) {
        assertThat(Limits.parse(text)).contains(new Limits(bytes));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "m",
                "-1",
                "1.5g",
                "5 g",
                "01",
                "5gb",
                "1e9",
                "9999999999999999",
                "1234567t"
            })
    void parse_refusesOtherTexts(String text) {
        assertThat(Limits.parse(text)).isEmpty();
    }

    @Test
    void withinHeap_isNeverMoreThanTheHeapAllows() {
        assertThat(new Limits(Long.MAX_VALUE).withinHeap()).isEqualTo(Limits.ofHeap());
        assertThat(new Limits(5).withinHeap()).isEqualTo(new Limits(5));
    }

    @Test
    void limits_mustBePositive() {
        assertThatThrownBy(() -> new Limits(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0");
    }
}
