package proofstone.knowledge.strips;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.WeakPosition;

class RootSupportTest {
    @ParameterizedTest
    @CsvSource({"7, 308", "8, 314", "9, 371", "10, 415", "11, 475", "12, 515"})
    void of_hasAsManyPositionsAsPublished(int columns, int size) throws Exception {
        List<WeakPosition> support = RootSupport.of(GameParser.parse("strip7:" + columns));
        assertThat(support).hasSize(size).doesNotHaveDuplicates();
        assertThat(support).allMatch(position -> position.toMove() == Role.BREAKER);
        // one free move of Maker's, and before it as many exchanges as Breaker has stones
        assertThat(support).allMatch(p -> p.maker().size() == p.breaker().size() + 1);
    }
}
