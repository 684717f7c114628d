package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridLayoutTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "3, 3", "19, 19", "2, 800", "70, 3", "1, 65536", "65536, 1", "256, 256"})
    void names_areReadBackInEverySpelling(int rows, int columns) {
        GridLayout layout = new GridLayout(rows, columns);
        for (int square = 0; square < rows * columns; square++) {
            String name = layout.name(square);
            String upper = name.toUpperCase(Locale.ROOT);
            String pair = upper.replaceFirst("([A-Z]+)([0-9]+)", "($1,$2)");
            assertThat(layout.square(name)).hasValue(square);
            assertThat(layout.square(upper)).hasValue(square);
            assertThat(layout.square(pair)).hasValue(square);
            assertThat(layout.row(square) * columns + layout.column(square)).isEqualTo(square);
        }
    }

    @Test
    void names_countColumnsFromTheLeftAndRowsFromTheBottom() {
        GridLayout layout = new GridLayout(3, 30);
        assertThat(layout.name(0)).isEqualTo("a3");
        assertThat(layout.name(8)).isEqualTo("i3");
        assertThat(layout.name(25)).isEqualTo("z3");
        assertThat(layout.name(26)).isEqualTo("aa3");
        assertThat(layout.name(89)).isEqualTo("ad1");
        assertThat(new GridLayout(1, 703).name(702)).isEqualTo("aaa1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "3",
                "a0",
                "a4",
                "d1",
                "a-1",
                "a01",
                "3a",
                "aaaaa1",
                "a123456",
                "(a,1",
                "a,1)",
                "(a1)",
                "a,1",
                "((a,1))",
                "(a, 1)",
                " a1",
                "a1 ",
                "\u00e41",
                "a\u0661",
                "zzzz99999"
            })
    void square_isEmptyForOtherNames(String name) {
        assertThat(new GridLayout(3, 3).square(name)).isEmpty();
    }

    @Test
    void layout_refusesWhatIsNoBoard() {
        assertThatThrownBy(() -> new GridLayout(0, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no grid of 0 by 3");
        assertThatThrownBy(() -> new GridLayout(65536, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no grid of 65536 by 2");
        assertThatThrownBy(() -> new GridLayout(3, 3).name(9))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> new GridLayout(3, 3).row(-1))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }
}
