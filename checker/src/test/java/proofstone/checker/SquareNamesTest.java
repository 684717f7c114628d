package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Squares of grids are named as players write them; others have their numbers. */
class SquareNamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:4,5,3 | 6 | b3",
                "mnk:4,5,3 | 0 | a4",
                "mnk:4,5,3 | 19 | e1",
                "mnk:3,4,3;torus | 11 | d1",
                "mnk:2,60,3 | 25 | z2",
                "mnk:2,60,3 | 26 | aa2",
                "mnk:2,60,3 | 111 | az1",
                "mnk:2,60,3 | 112 | ba1",
                "connect:19,19,6,2,1 | 180 | j10",
                "animal:snaky,5,9 | 1 | b5",
                "strip7:12 | 12 | a3",
                "strip7:12;half | 47 | l1",
                "mnk:5,6,4;rim=1,1 | 34 | c3",
                "mnk:5,6,4;rim+=1,0 | 8 | c6",
                "connect:17,17,6,2,1;rim=5,5 | 337 | n15",
                "connect:7,7,6,2,1;rim-white=0,5 | 118 | q1",
                "free | 12 | 12",
                "free:mnk:3,3,3 | 4 | 4",
                "tile:b2,2 | 7 | 7",
                "mnk:9999999999,3,3 | 7 | 7"
            })
    void of_square(String game, int square, String name) {
        assertThat(SquareNames.of(game, List.of(square))).containsExactly(name);
    }
}
