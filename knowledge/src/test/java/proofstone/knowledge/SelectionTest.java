package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import proofstone.game.SquareSet;

class SelectionTest {
    private static List<SquareSet> selection(List<SquareSet> carriers) {
        return Selection.of(carriers, carrier -> carrier);
    }

    @Test
    void of_picksTheSmallestFirst_thenThoseThatLeaveLeast() {
        SquareSet large = SquareSet.of(0, 1, 2, 3);
        SquareSet small = SquareSet.of(0, 1, 2);
        SquareSet other = SquareSet.of(0, 1, 4, 5);
        SquareSet best = SquareSet.of(2, 6, 7, 8, 9);
        assertThat(selection(List.of(large, small, other, best)))
                .containsExactly(small, best, other);
    }

    @Test
    void of_answersThatShareSquares_picksNoMoreThanLeavesThese() {
        SquareSet first = SquareSet.of(0, 1, 2);
        SquareSet second = SquareSet.of(0, 2, 3, 4);
        assertThat(selection(List.of(first, second, first))).containsExactly(first, second);
        assertThat(selection(List.of(second, second))).containsExactly(second);
    }

    @Test
    void of_answersAlike_picksTheFirstByTheTie() {
        record Answer(int name, SquareSet carrier) {}
        Answer one = new Answer(1, SquareSet.of(3));
        Answer two = new Answer(2, SquareSet.of(4));
        Comparator<Answer> greatest = Comparator.comparingInt(answer -> -answer.name());
        assertThat(Selection.of(List.of(one, two), Answer::carrier, greatest))
                .containsExactly(two, one);
        assertThat(Selection.of(List.of(two, one), Answer::carrier)).containsExactly(two, one);
    }

    @Test
    void of_randomCarriers_leavesWhatAllLeave() {
        Random random = new Random(7);
        for (int trial = 0; trial < 500; trial++) {
            List<SquareSet> carriers = new ArrayList<>();
            for (int i = random.nextInt(6); i >= 0; i--) {
                carriers.add(SquareSet.of(random.ints(5, 0, 9).distinct().toArray()));
            }
            List<SquareSet> chosen = selection(carriers);
            assertThat(carriers).containsAll(chosen);
            assertThat(chosen).doesNotHaveDuplicates();
            assertThat(Selection.common(chosen, carrier -> carrier))
                    .isEqualTo(Selection.common(carriers, carrier -> carrier));
        }
    }
}
