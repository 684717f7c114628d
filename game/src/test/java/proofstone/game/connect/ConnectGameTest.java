package proofstone.game.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Turn;
import proofstone.game.connect.ConnectGame.Overline;

class ConnectGameTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "connect:19,19,6,2,1",
                "connect:inf,inf,6,2,3",
                "connect:4,inf,5,1,0;exact",
                "connect:1,1,1,1,1"
            })
    void names_areReadBack(String name) throws GameSyntaxException {
        assertThat(ConnectGame.parse(name).name()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "connect:19,19,6,2", "connect:0,1,1,1,1", "connect:5,5,0,1,1", "connect:5,5,5,0,1",
                "connect:5000,5,5,1,1", "connect:5,5,99999999,1,1", "mnk:5,5,5", ""
            })
    void names_areRefused(String name) {
        assertThatThrownBy(() -> ConnectGame.parse(name)).isInstanceOf(GameSyntaxException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5,5,5,0,1 | the number of stones a turn is 0, expected at least 1",
                "5,inf,0,1,1 | the number of stones in a row is 0, expected at least 1",
                "5000,5,5,1,1 | the number of rows is 5000, expected at most 4096",
                "inf,5000,5,1,1 | the number of columns is 5000, expected at most 4096",
                "5,5,5,1,1000001 | the number of stones of the first turn is 1000001, expected at most 1000000"
            })
    void numbersOutOfRange_areNamedWithWhatWasExpected(String numbers, String reason) {
        String name = "connect:" + numbers;
        assertThatThrownBy(() -> ConnectGame.parse(name))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage("game " + name + ": " + reason);
    }

    @Test
    void turns_areQThenPAndWhiteBeginsWithoutQ() throws GameSyntaxException {
        ConnectMove stone = new ConnectMove.Stone(new ConnectCell(0, 0));
        ConnectGame game = ConnectGame.CONNECT6;
        Turn white = game.after(game.start(), stone);
        assertThat(game.start()).isEqualTo(new Turn(Player.BLACK, 1));
        assertThat(white).isEqualTo(new Turn(Player.WHITE, 2));
        assertThat(game.after(white, stone)).isEqualTo(new Turn(Player.WHITE, 1));
        assertThat(game.after(white, ConnectMove.Other.PASS)).isEqualTo(new Turn(Player.BLACK, 2));
        assertThat(ConnectGame.parse("connect:9,9,6,2,0").start())
                .isEqualTo(new Turn(Player.WHITE, 2));
    }

    @Test
    void squares_haveLettersOrOnEndlessBoardsPairs() throws GameSyntaxException {
        ConnectGame game = ConnectGame.CONNECT6;
        assertThat(game.cell("(J,10)")).contains(game.centre());
        assertThat(game.nameOf(game.centre())).isEqualTo("j10");
        assertThat(game.cell("t1")).isEmpty();
        ConnectGame strip = ConnectGame.parse("connect:4,inf,5,1,1");
        assertThat(strip.cell("(-30,3)")).contains(new ConnectCell(-30, 3));
        assertThat(strip.cell("(0,4)")).isEmpty();
        assertThat(strip.cell("a1")).isEmpty();
        assertThat(strip.contains(new ConnectCell(Integer.MIN_VALUE, 0))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "connect:9;9;4;1;1, a1 i9 b2 i8 c3 i7 d4, true",
        "connect:9;9;4;1;1, a4 i9 b3 i8 c2 i7 d1, true",
        "connect:9;9;4;1;1, a1 i9 b2 i8 c3 i6 e5, false",
        "connect:9;9;3;1;1, a1 i9 b1 i7 d1 i5 c1, true",
        "connect:9;9;3;1;1;exact, a1 i9 b1 i7 d1 i5 c1, false",
        "connect:9;9;3;1;1;exact, a1 i9 b1 i7 c1, true"
    })
    void wins_areRowsOfEnoughStones(String name, String moves, boolean won)
            throws GameSyntaxException {
        String game = name.replace(';', ',').replace(",exact", ";exact");
        ConnectRecord record = ConnectMoves.parse(ConnectGame.parse(game), moves);
        ConnectPosition position = record.position(record.lineEnd(0));
        assertThat(position.hasWon(Player.BLACK)).isEqualTo(won);
        assertThat(position.hasWon(Player.WHITE)).isFalse();
    }

    @Test
    void positions_areThoseOfPlayingEachStone() throws GameSyntaxException {
        for (int seed = 0; seed < 100; seed++) {
            ConnectRecord record =
                    new RandomRecords(seed, ConnectGame.parse("connect:7,8,4,2,1")).next();
            int end = record.lineEnd(0);
            ConnectPosition played = ConnectPosition.start(record.game());
            for (int node : record.path(end)) {
                if (record.nodes().get(node).move()
                        instanceof ConnectMove.Stone(ConnectCell cell)) {
                    played = played.play(cell);
                } else if (record.nodes().get(node).move() == ConnectMove.Other.PASS) {
                    Turn next = record.game().after(played.turn(), ConnectMove.Other.PASS);
                    played = new ConnectPosition(record.game(), played.stones(), next);
                }
                assertThat(record.position(node)).isEqualTo(played);
            }
        }
    }

    @Test
    void records_knowTheirTurns() throws GameSyntaxException {
        ConnectRecord record = ConnectMoves.parse(ConnectGame.CONNECT6, "j10 k9-l8 a1b2 c3");
        assertThat(record.moves(record.lineEnd(0))).isEqualTo("j10 k9-l8 a1-b2 c3");
        assertThat(List.of(0, 1, 2, 3, 4).stream().map(record::nodeAfter))
                .containsExactly(0, 1, 3, 5, 6);
        assertThatThrownBy(() -> record.nodeAfter(5)).hasMessage("4 turns, not 5");
        assertThat(record.position(2).turn()).isEqualTo(new Turn(Player.WHITE, 1));
    }

    @ParameterizedTest
    @CsvSource({
        "j10 k9-l8-m7, stone 4: it is joined to a stone of another turn",
        "j10-k9, stone 2: it is joined to a stone of another turn",
        "j10 j10, stone 2: j10 is occupied",
        "j10 t20, 'stone 2: t20 is not a square of connect:19,19,6,2,1'",
        "j10 --, stone 2: - is no square",
        "'(0,0)', 'stone 1: (0,0) is not a square'"
    })
    void moves_areRefused(String moves, String reason) {
        assertThatThrownBy(() -> ConnectMoves.parse(ConnectGame.CONNECT6, moves))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void records_refuseTreesAndMovesThatAreNot() {
        ConnectGame game =
                new ConnectGame(OptionalInt.of(3), OptionalInt.of(3), 3, 1, 1, Overline.WINS);
        ConnectNode root = ConnectNode.of(-1, ConnectMove.Other.NONE);
        ConnectNode stone = ConnectNode.of(0, new ConnectMove.Stone(new ConnectCell(0, 0)));
        ConnectNode again = ConnectNode.of(1, new ConnectMove.Stone(new ConnectCell(0, 0)));
        ConnectNode off = ConnectNode.of(0, new ConnectMove.Stone(new ConnectCell(3, 0)));
        refused(game, List.of(), "begins with a root");
        refused(game, List.of(root, stone, again), "node 2: a1 is occupied");
        refused(game, List.of(root, off), "node 1: d1 is not a square");
        refused(game, List.of(root, ConnectNode.of(5, stone.move())), "not an ancestor");
        refused(game, List.of(root, root), "has parent -1");
    }

    private static void refused(ConnectGame game, List<ConnectNode> nodes, String reason) {
        assertThatThrownBy(() -> new ConnectRecord(game, new TreeMap<>(), new ArrayList<>(nodes)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }
}
