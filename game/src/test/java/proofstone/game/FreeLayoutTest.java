package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FreeLayoutTest {
    @Test
    void gridNames_areDrawnWhereTheySay() {
        Layout layout = new FreeLayout(List.of("c5", "d5", "D7", "e6"));
        assertThat(layout.rows()).isEqualTo(3);
        assertThat(layout.columns()).isEqualTo(3);
        assertThat(layout.row(0)).isEqualTo(2);
        assertThat(layout.column(0)).isZero();
        assertThat(layout.row(2)).isZero();
        assertThat(layout.column(2)).isEqualTo(1);
        assertThat(layout.name(2)).isEqualTo("D7");
        assertThat(layout.square("d7")).hasValue(2);
        assertThat(layout.square("(D,7)")).hasValue(2);
        assertThat(layout.square("c6")).isEmpty();
    }

    @Test
    void otherNames_areDrawnInACompactRectangle() {
        Layout layout = new FreeLayout(List.of("red", "green", "blue", "c3", "A1"));
        assertThat(layout.columns()).isEqualTo(3);
        assertThat(layout.rows()).isEqualTo(2);
        assertThat(layout.row(4)).isEqualTo(1);
        assertThat(layout.column(4)).isEqualTo(1);
        assertThat(layout.square("blue")).hasValue(2);
        assertThat(layout.square("a1")).isEmpty();
    }

    @Test
    void numberedNames_areNoColumn() {
        Layout numbered = new FreeLayout(names("v", 30));
        assertThat(numbered.columns()).isEqualTo(6);
        assertThat(numbered.rows()).isEqualTo(5);
        Layout column = new FreeLayout(names("a", 30));
        assertThat(column.columns()).isEqualTo(1);
        assertThat(column.rows()).isEqualTo(30);
    }

    private static List<String> names(String letter, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> letter + i).toList();
    }

    @Test
    void farApartNames_areNotDrawnAsAGrid() {
        Layout layout = new FreeLayout(List.of("a1", "zz60000"));
        assertThat(layout.rows() * layout.columns()).isEqualTo(2);
        assertThat(layout.square("zz60000")).hasValue(1);
    }

    @Test
    void clashingNames_areKeptApart() {
        Layout layout = new FreeLayout(List.of("a1", "A1"));
        assertThat(layout.square("a1")).hasValue(0);
        assertThat(layout.square("A1")).hasValue(1);
        assertThat(layout.square("(a,1)")).isEmpty();
    }

    @Test
    void equalNames_areRefused() {
        assertThatThrownBy(() -> new FreeLayout(List.of("x", "x")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two squares x");
    }
}
