package proofstone.game.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;

class HexGameTest {
    private static final String LITTLE_GOLEM =
            "(;FF[4]EV[hex]PB[player]PW[player]SZ[13]RE[W];W[mf];B[swap];W[kj];B[ie];W[resign])";

    private final HexBoard board = HexBoard.of(7, 7);

    @ParameterizedTest
    @ValueSource(strings = {"b6 c4 d5", "b6c4d5", "B6 c4d5", "(b,6) c4 d5", "b6;c4;d5"})
    void moves_areReadInEverySpelling(String moves) throws GameSyntaxException {
        HexGame game = HexGame.parse(board, moves);
        assertThat(game.moves()).isEqualTo("b6 c4 d5");
        assertThat(game.position().toMove()).isEqualTo(Player.WHITE);
        assertThat(game.position().white()).isEqualTo(SquareSet.of(board.cell(3, 2)));
        assertThat(game.mover(1)).isEqualTo(Player.WHITE);
        assertThat(game.first(1).moves()).isEqualTo("b6");
    }

    @ParameterizedTest
    @CsvSource({
        "b6 b6, b6 is occupied",
        "b6 h1, not a cell",
        "b6 c44x, not a cell",
        "swap, second turn",
        "b6 c4 swap, second turn",
        "resign b6, follows resign"
    })
    void moves_areRefused(String moves, String reason) {
        assertThatThrownBy(() -> HexGame.parse(board, moves))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void swap_mirrorsTheStone() throws GameSyntaxException {
        HexPosition position = HexGame.parse(board, "b6 swap").position();
        assertThat(position.black()).isEqualTo(SquareSet.empty());
        assertThat(position.white()).isEqualTo(SquareSet.of(board.square("f2").getAsInt()));
        assertThat(position.toMove()).isEqualTo(Player.BLACK);
        assertThatThrownBy(() -> HexGame.parse(HexBoard.of(3, 4), "a1 swap"))
                .isInstanceOf(GameSyntaxException.class);
    }

    @Test
    void littleGolem_hasTheFirstPlayerInNodesOfWhite() throws GameSyntaxException {
        HexGame game = HexSgf.parse(LITTLE_GOLEM);
        assertThat(game.board()).isEqualTo(HexBoard.of(13, 13));
        assertThat(game.moves()).isEqualTo("m6 swap k10 i5 resign");
        assertThat(game.position().toMove()).isEqualTo(Player.BLACK);
        assertThat(game.position().white().size()).isEqualTo(2);
        assertThat(HexSgf.parse(HexSgf.writeLittleGolem(game))).isEqualTo(game);
    }

    @ParameterizedTest
    @ValueSource(strings = {"b6 c4 d5", "b6 swap d5 resign", "b6 pass d5", ""})
    void records_areReadBack(String moves) throws GameSyntaxException {
        HexGame game = HexGame.parse(board, moves);
        assertThat(HexSgf.parse(HexSgf.write(game))).isEqualTo(game);
        assertThat(HexSgf.parse(HexSgf.writeLittleGolem(game))).isEqualTo(game);
        assertThat(HexLink.parse(HexLink.write(game))).isEqualTo(game);
        assertThat(HexLink.isLink(HexLink.write(game))).isTrue();
    }

    @Test
    void sgf_readsTheFirstVariationAndEscapes() throws GameSyntaxException {
        String text = "(;GM[11]SZ[7]C[a \\] b];B[b6](;W[c4];B[d5])(;W[d4]))";
        assertThat(HexSgf.parse(text).moves()).isEqualTo("b6 c4 d5");
        String wide = HexSgf.write(HexGame.parse(HexBoard.of(3, 5), "e3 a1"));
        assertThat(wide).contains("SZ[5:3]");
        assertThat(HexSgf.parse(wide).moves()).isEqualTo("e3 a1");
        assertThat(HexSgf.parse("(;GM[11]SZ[7];B[b6];W[swap-sides];B[c4])").moves())
                .isEqualTo("b6 c4");
    }

    @Test
    void sgf_readsSetUpStones() throws GameSyntaxException {
        HexGame game = HexSgf.parse("(;GM[11]SZ[7]AB[b2][c3]AW[d4];W[e5];B[f6])");
        assertThat(game.start().black().size()).isEqualTo(2);
        assertThat(game.start().toMove()).isEqualTo(Player.WHITE);
        assertThat(game.mover(0)).isEqualTo(Player.WHITE);
        assertThat(game.position().black().contains(board.square("f6").getAsInt())).isTrue();
        assertThat(HexSgf.parse(HexSgf.write(game))).isEqualTo(game);
        assertThat(game.first(0).position()).isEqualTo(game.start());
        assertThatThrownBy(() -> HexSgf.writeLittleGolem(game))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> HexLink.write(game)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void sgf_ofLittleGolemSetsUpWithExchangedColours() throws GameSyntaxException {
        HexGame game = HexSgf.parse("(;SZ[7]AW[bb]AB[cc]PL[W];W[dd])");
        assertThat(game.start().black().contains(board.square("b2").getAsInt())).isTrue();
        assertThat(game.start().white().contains(board.square("c3").getAsInt())).isTrue();
        assertThat(game.start().toMove()).isEqualTo(Player.BLACK);
        assertThat(HexSgf.parse("(;GM[11]SZ[7]AB[b2]PL[white])").position().toMove())
                .isEqualTo(Player.WHITE);
    }

    @ParameterizedTest
    @CsvSource({
        "'(;GM[1]SZ[9];B[aa])', is not Hex",
        "'(;GM[11];B[a1])', has a size",
        "'(;GM[11]SZ[25];B[a1])', at most 19",
        "'(;GM[11]SZ[5];W[a1])', not to move",
        "'(;GM[11]SZ[5];B[a9])', not a cell",
        "'(;GM[11]SZ[5]AB[a9];W[a2])', not a cell",
        "'(;GM[11]SZ[5]AB[a1]AW[a1];W[a2])', both players",
        "'(;GM[11]SZ[5];W[a2]AB[a1])', after the first turn",
        "'(;GM[11]SZ[5]AB[a1]PL[x];W[a2])', PL is not",
        "'(;GM[11]SZ[5]AB[a1]PL[B];W[a2])', not to move",
        "'(;GM[11]SZ[5]AB[a1][b1];W[a1])', occupied",
        "'(;GM[11]SZ[5]AE[a1];B[a2])', AE",
        "'(;GM[11]SZ[5]AB[a1][b2];W[c3];B[swap-pieces])', swap",
        "'(;GM[11]SZ[5];B[a1]', ends with )",
        "'hello', no SGF"
    })
    void sgf_isRefused(String text, String reason) {
        assertThatThrownBy(() -> HexSgf.parse(text))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource({
        "'#7,b6c4', b6 c4",
        "'https://hexworld.org/board/#7c1,b6:sd5:rw', b6 swap d5 resign",
        "'#11r9n,', ''",
        "'#5', ''",
        "'#7c1,b6c4,d5e2', b6 c4"
    })
    void links_areRead(String link, String moves) throws GameSyntaxException {
        assertThat(HexLink.isLink(link)).isTrue();
        assertThat(HexLink.parse(link).moves()).isEqualTo(moves);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"#7,b6c9", "#7,b6:x", "#25,a1", "7,b6", "#7,b6b6", "#5x7,a2", "#7,b6,c4,d5"})
    void links_areRefused(String link) {
        assertThatThrownBy(() -> HexLink.parse(link)).isInstanceOf(GameSyntaxException.class);
    }
}
