package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import proofstone.game.GameParser;
import proofstone.search.SearchControl;

/** What the partition search needs for boards that it is made for. */
class PartitionSearchTest {
    private static final long MEMORY = 64L << 20;

    /** Solves a game with one thread; returns the number of analyses. */
    private static long analyses(String game) throws Exception {
        SearchControl control = SearchControl.unlimited();
        var search =
                new PartitionSearch(
                        GameParser.start(game),
                        EnumSet.allOf(Technique.class),
                        control,
                        MEMORY,
                        () -> {});
        assertThat(search.search(1, () -> {})).isPresent();
        return control.nodes();
    }

    /** They are 104 and 7; without sketches and the losses by exchanges they were 275 and 12. */
    @Test
    void search_ofKnownBoards_takesFewAnalyses() throws Exception {
        assertThat(analyses("mnk:7,8,5")).isBetween(1L, 200L);
        assertThat(analyses("mnk:7,7,5")).isBetween(1L, 11L);
    }
}
