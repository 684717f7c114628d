package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameParserTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:7,7,5 | 49 | 60",
                "mnk:8,8,5 | 64 | 96",
                "mnk:3,3,3 | 9 | 8",
                "mnk:3,3,5 | 9 | 0",
                "mnk:4,5,1 | 20 | 20",
                "mnk:1,1,1 | 1 | 1",
                "mnk:4,4,4;torus | 16 | 16",
                "mnk:5,5,3;torus | 25 | 100",
                "mnk:3,3,4;torus | 9 | 0",
                "mnk:2,3,6;torus | 6 | 1",
                "animal:elam,1,1 | 1 | 1",
                "animal:domino,2,2 | 4 | 4",
                "animal:el,3,3 | 9 | 16",
                "animal:fatty,5,5 | 25 | 16",
                "animal:tippy,3,3 | 9 | 8",
                "animal:elly,4,4 | 16 | 48",
                "animal:knobby,5,5 | 25 | 48",
                "animal:snaky,15,15 | 225 | 1232",
                "animal:X,3,3 | 9 | 1",
                "animal:X,5,5;torus | 25 | 25",
                "strip7:7 | 28 | 29",
                "strip7:8 | 32 | 32",
                "strip7:9 | 36 | 39",
                "strip7:10 | 40 | 46",
                "strip7:11 | 44 | 53",
                "strip7:12 | 48 | 60",
                "strip7:13 | 52 | 67",
                "strip7:14 | 56 | 74",
                "strip7:15 | 60 | 81",
            })
    void parse_countsSquaresAndSets(String game, int squares, int sets) throws Exception {
        Board board = GameParser.parse(game);
        assertThat(board.hypergraph().squares()).isEqualTo(squares);
        assertThat(board.hypergraph().sets()).hasSize(sets);
        assertThat(board.name()).isEqualTo(game);
    }
}
