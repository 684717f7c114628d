package proofstone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What ends a search from outside. */
class SearchControlTest {
    @Test
    void visit_endsTheSearchWhenTheMemoryIsFull() {
        SearchControl control = SearchControl.unlimited();
        control.endWhen(() -> control.nodes() == 3);
        control.visit();
        control.visit();
        assertThatThrownBy(control::visit)
                .isInstanceOfSatisfying(
                        SearchControl.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(StopReason.MEMORY));
        assertThat(control.nodes()).isEqualTo(3);
    }

    @Test
    void visit_endsTheSearchAfterTheNodesAllowed() {
        SearchControl control = SearchControl.unlimited();
        control.limitNodes(2);
        control.visit();
        control.visit();
        assertThatThrownBy(control::visit)
                .isInstanceOfSatisfying(
                        SearchControl.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(StopReason.NODES));
        assertThat(control.nodes()).isEqualTo(2);
    }

    @Test
    void visit_goesOnWhileThereIsMemory() {
        SearchControl control = SearchControl.unlimited();
        control.endWhenMemoryIsFull();
        for (int i = 0; i < 10_000; i++) {
            control.visit();
        }
        assertThat(control.nodes()).isEqualTo(10_000);
    }

    @Test
    void measure_ofLargeNumbers_saysThatTheyAreLarge() {
        SearchControl control = SearchControl.unlimited();
        control.measure(7, (1L << 40) - 1);
        assertThat(control.measure()).isEqualTo("proof 7 disproof 1099511627775");
        control.measure(1L << 40, 3);
        assertThat(control.measure()).isEqualTo("proof over 10^12 disproof 3");
    }
}
