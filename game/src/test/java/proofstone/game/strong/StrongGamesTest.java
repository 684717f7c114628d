package proofstone.game.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Rule;
import proofstone.game.SquareSet;
import proofstone.game.Turn;

class StrongGamesTest {
    @Test
    void parse_hasTheSetsOfTheWeakOneForBoth() throws Exception {
        StrongBoard board = StrongGames.parse(" mnk:05,6,4 ");
        assertThat(board.name()).isEqualTo("mnk:5,6,4");
        assertThat(board.sets()).isEqualTo(GameParser.parse("mnk:5,6,4").hypergraph().sets());
        assertThat(board.isEqualForBoth()).isTrue();
        assertThat(board.parry()).isEqualTo(Parry.FORBIDDEN);
        assertThat(board.inner()).contains(new InnerBoard(5, 6, 0, 0));
    }

    @Test
    void parse_knowsAnimalsAndTheTorus() throws Exception {
        assertThat(StrongGames.parse("animal:el,3,4").inner()).contains(new InnerBoard(3, 4, 0, 0));
        StrongBoard torus = StrongGames.parse("mnk:4,4,4;torus");
        assertThat(torus.name()).isEqualTo("mnk:4,4,4;torus");
        assertThat(torus.board().symmetries()).hasSizeGreaterThan(8);
    }

    @Test
    void parse_withRimGivesTheRimToWhite() throws Exception {
        StrongBoard board = StrongGames.parse("mnk:4,5,3;rim=0,2");
        assertThat(board.name()).isEqualTo("mnk:4,5,3;rim=0,2");
        assertThat(board.squares()).isEqualTo(4 * 9);
        assertThat(board.inner()).contains(new InnerBoard(4, 5, 0, 2));
        assertThat(board.squares(Player.BLACK).contains(1)).isFalse();
        assertThat(board.squares(Player.WHITE).contains(1)).isTrue();
        assertThat(board.parry()).isEqualTo(Parry.FORBIDDEN);
        assertThat(board.owns(Player.BLACK, board.sets().indexOf(SquareSet.of(0, 1, 2)))).isFalse();
        assertThat(board.owns(Player.BLACK, board.sets().indexOf(SquareSet.of(2, 3, 4)))).isTrue();
    }

    @Test
    void parse_withRimPlusAllowsParries() throws Exception {
        StrongBoard board = StrongGames.parse("mnk:4,10,4;rim+=0,3");
        assertThat(board.name()).isEqualTo("mnk:4,10,4;rim+=0,3");
        assertThat(board.parry()).isEqualTo(Parry.ALLOWED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:5,6,4;rim=1 | expected mnk:ROWS,COLS,K;rim=R,C or mnk:ROWS,COLS,K;rim+=R,C",
                "animal:el,3,3;rim=1,1 | expected mnk:ROWS,COLS,K;rim=R,C or"
                        + " mnk:ROWS,COLS,K;rim+=R,C",
                "mnk:5,6,4;rim=-1,1 | \"-1\" should be a number of at least 0",
                "mnk:5,6,4;rim=0,0 | the rim has no squares",
                "connect:3,3,3,2,1;exact | exactly K in a row are no winning set,"
                        + " because one more stone of the winner's can undo it",
                "connect:3,3,3,2,1;rim=0,0 | the rim has no squares",
                "connect:3,3,3,2,1;rim+=0,1 | expected connect:ROWS,COLS,K,P,Q;rim=R,C or"
                        + " connect:ROWS,COLS,K,P,Q;rim-white=R,C",
                "strip7:9 | no strong game; expected mnk:, animal: or connect:",
            })
    void parse_refuses(String game, String problem) {
        assertThatThrownBy(() -> StrongGames.parse(game))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage("game " + game + ": " + problem);
    }

    @Test
    void connect_hasTheStonesOfATurnAndARimForOnePlayer() throws Exception {
        StrongBoard plain = StrongGames.parse("connect:3,4,3,2,1");
        assertThat(plain.name()).isEqualTo("connect:3,4,3,2,1");
        assertThat(plain.stonesATurn()).isEqualTo(2);
        assertThat(plain.isEqualForBoth()).isTrue();
        StrongBoard white = StrongGames.parse("connect:3,4,3,2,1;rim-white=0,2");
        assertThat(white.name()).isEqualTo("connect:3,4,3,2,1;rim-white=0,2");
        assertThat(white.whiteSquares().size()).isEqualTo(12);
        assertThat(white.blackSquares().size()).isEqualTo(24);
        assertThat(white.owners()).contains(Owner.BOTH, Owner.BLACK).doesNotContain(Owner.WHITE);
        StrongBoard black = StrongGames.parse("connect:3,4,3,2,1;rim=2,2");
        assertThat(black.name()).isEqualTo("connect:3,4,3,2,1;rim=2,2");
        assertThat(black.blackSquares()).isEqualTo(black.inner().orElseThrow().squares());
        assertThat(black.owners()).contains(Owner.BOTH, Owner.WHITE).doesNotContain(Owner.BLACK);
    }

    @ParameterizedTest
    @CsvSource({
        "'connect:3,4,3,2,1', BLACK, 1",
        "'connect:3,4,3,2,0', WHITE, 2",
        "'connect:3,4,3,2,1;rim=2,2', BLACK, 1",
        "'mnk:3,4,3', BLACK, 1"
    })
    void problem_beginsWithTheFirstTurn(String game, Player player, int left) throws Exception {
        assertThat(StrongGames.problem(game).position().turn()).isEqualTo(new Turn(player, left));
    }

    @Test
    void parse_refusesRimsThatAreTooLarge() {
        assertThatThrownBy(() -> StrongGames.parse("mnk:5,6,4;rim=9999,3"))
                .hasMessageContaining("the board is too large");
        assertThatThrownBy(() -> StrongGames.parse("mnk:5,x,4;rim=1,3"))
                .hasMessageContaining("should be a number");
    }

    @ParameterizedTest
    @CsvSource({
        "'mnk:3,3,3',, true",
        "'mnk:3,3,3', STRONG, true",
        "'mnk:3,3,3', WEAK, false",
        "'animal:el,3,3',, true",
        "'mnk:3,3,3;rim=1,1',, true",
        "strip7:9,, false",
        "'connect:5,5,5,2,1',, false",
        "hex:3,, false",
    })
    void isStrong_ofNames(String game, Rule rule, boolean expected) throws Exception {
        assertThat(StrongGames.isStrong(game, Optional.ofNullable(rule))).isEqualTo(expected);
    }

    @Test
    void isStrong_refusesTheWeakRuleOfARim() {
        assertThatThrownBy(() -> StrongGames.isStrong("mnk:3,3,3;rim=1,1", Optional.of(Rule.WEAK)))
                .hasMessageContaining("a board with a rim has no weak game");
    }

    @Test
    void files_areStrongIfWhiteCanWin(@TempDir Path folder) throws Exception {
        String strong =
                """
                #times 1 2 3
                #blackturns 1 3
                #positions a b c
                #blackwins
                a b
                #whitewins
                a b
                b c
                """;
        Path file = Files.writeString(folder.resolve("x.pg"), strong);
        assertThat(StrongGames.isStrong(file.toString(), Optional.empty())).isTrue();
        StrongProblem problem = StrongGames.problem(file.toString());
        assertThat(problem.board().name()).isEqualTo("free:x.pg");
        assertThat(problem.board().owners()).containsExactly(Owner.BOTH, Owner.WHITE);
        assertThatThrownBy(() -> StrongGames.isStrong(file.toString(), Optional.of(Rule.STRONG)))
                .hasMessageContaining("a .pg file says its rule itself; leave --rule out");
        Files.writeString(file, strong + "#blackinitials b\n");
        assertThat(StrongGames.isStrong(file.toString(), Optional.empty())).isFalse();
    }
}
