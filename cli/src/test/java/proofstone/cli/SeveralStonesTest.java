package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import proofstone.knowledge.Technique;
import proofstone.knowledge.TurnSearch;

/** The commands on games of several stones a turn. */
class SeveralStonesTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path folder;

    @SuppressWarnings("NullAway.Init")
    private static String tile;

    @SuppressWarnings("NullAway.Init")
    private static String cert;

    /** Two rows of three squares: Breaker answers in each row. */
    @BeforeAll
    static void solve() throws Exception {
        tile = Files.writeString(folder.resolve("rows"), "a1 b1 c1\na2 b2 c2\n").toString();
        cert = folder.resolve("rows.cert").toString();
        Run.of("solve", "tile:" + tile + ",2", "--certificate", cert).succeeds();
    }

    /** The two numbers that say how many stones Maker may put are more than there are squares. */
    @Test
    void solve_tileOfOneSquare_isChecked() throws Exception {
        Path one = Files.writeString(folder.resolve("one"), "a1\n");
        String proof = folder.resolve("one.cert").toString();
        Run.of("solve", "tile:" + one + ",2", "--certificate", proof).succeeds();
        Run.of("check", proof).succeeds();
        Run.of("show", proof).succeeds();
    }

    @Test
    void solve_namesTurns() {
        Run run = Run.of("solve", "tile:b2,3", "--json").succeeds();
        assertThat(run.out()).contains("\"verdict\": \"maker-wins\"", "\"move\": \"d4-d3-d2\"");
        assertThat(Run.of("solve", "connect:3,3,3,2,1", "--rule", "weak").succeeds().lines())
                .first()
                .isEqualTo(
                        "Maker wins connect:3,3,3,2,1 (weak, Maker to move, turns of 1 2 2 2 2 stones)");
    }

    @Test
    void solve_goesOnFromTurns() {
        String connect = "connect:3,3,3,2,1";
        assertThat(
                        Run.of("solve", connect, "--rule", "weak", "--position", "b2 a1-c3 a3")
                                .succeeds()
                                .lines())
                .first()
                .asString()
                .contains(
                        "Maker to move, Maker has a3 b2, Breaker has c3 a1, turns of 1 2 2 stones");
        Run.of("solve", connect, "--rule", "weak", "--position", "b2-c3")
                .fails(ExitCode.BAD_INPUT, "b2-c3 has more stones than the 1 of the turn");
        Run.of("solve", connect, "--rule", "weak", "--position", "b2 b2")
                .fails(ExitCode.BAD_INPUT, "b2 is occupied");
        Run.of("solve", connect, "--rule", "weak", "--to-move", "breaker")
                .fails(ExitCode.BAD_INPUT, "--to-move breaker: it is the other player's turn");
        assertThat(Run.of("solve", "tile:b2,2", "--position", "d4-e4 e3-d2 d3").succeeds().lines())
                .first()
                .asString()
                .contains("Breaker to move", "1 to 2 stones a turn, now at most 1");
    }

    /** A position from a file has turns of its own; they must be those of the game. */
    @Test
    void solve_takesPositionsOfTheSameTurnsOnly() {
        String connect = "connect:3,3,3,2,1";
        String begun = folder.resolve("begun.cert").toString();
        Run.of("solve", connect, "--rule", "weak", "--position", "b2 a1", "--certificate", begun)
                .succeeds();
        assertThat(
                        Run.of("solve", connect, "--rule", "weak", "--position", begun)
                                .succeeds()
                                .lines())
                .first()
                .asString()
                .contains("Breaker to move, Maker has b2, Breaker has a1, turns of 1 2 2 2 stones");
        String single = folder.resolve("single.cert").toString();
        Run.of("solve", "mnk:3,3,3", "--rule", "weak", "--certificate", single).succeeds();
        assertOtherTurns(connect, single);
        assertOtherTurns("tile:b2,2", single);
        assertOtherTurns("mnk:3,3,3", begun);
        assertOtherTurns("connect:3,3,3,3,1", begun);
        assertOtherTurns("connect:3,3,3,2,2", begun);
        assertOtherTurns("tile:b2,3", cert);
    }

    /** The search of turns has one thread and a part of the techniques. */
    @Test
    void solve_refusesWhatItsSearchDoesNotHave() {
        String threads = "--threads is not for games of several stones a turn";
        Run.of("solve", "tile:b2,2", "--threads", "4").fails(ExitCode.BAD_INPUT, threads);
        Run.of("play", "tile:b2,2", "--threads", "4").fails(ExitCode.BAD_INPUT, threads);
        String connect = "solve connect:3,3,3,2,1 --rule weak --without ";
        Run.of((connect + "forced-moves").split(" ", -1))
                .fails(
                        ExitCode.BAD_INPUT,
                        "'forced-moves' is no technique of games of several stones a turn",
                        "expected one of partial-pairing, domination, zones, pairing, components,"
                                + " transpositions, symmetry");
        for (Technique technique : TurnSearch.techniques()) {
            Run.of((connect + technique.word()).split(" ", -1)).succeeds();
        }
    }

    private static void assertOtherTurns(String game, String position) {
        Run.of("solve", game, "--rule", "weak", "--position", position)
                .fails(ExitCode.BAD_INPUT, "its stones a turn, or what is left of a turn, are not");
    }

    /** Breaker answers on the exclusive squares; Maker may not put there before his last turn. */
    @Test
    void exclusiveSquares_areSolvedCheckedAndShown() {
        String file = folder.resolve("exclusive.cert").toString();
        String game = "exclusive:" + tile + ",2";
        assertThat(Run.of("solve", game, "--certificate", file).succeeds().lines())
                .first()
                .asString()
                .isEqualTo(
                        "Breaker wins free:rows (weak, Maker to move, any number of stones a turn,"
                                + " 2 exclusive squares, 1 stone in the last turn)");
        assertThat(Run.of("check", file, "--json").succeeds().out())
                .contains("maker puts any number a turn", "but by at most 1 that fill a set");
        Run.of("show", file, "e1", "--names", game)
                .fails(ExitCode.BAD_INPUT, "Maker may put on e1 only to fill a set");
        Run.of("show", file, "a1-b1", "--names", game).succeeds();
    }

    @Test
    void exclusiveSquares_badNumbers_areRefused() {
        Run.of("solve", "exclusive:rec,2,3,3").fails(ExitCode.BAD_INPUT, "B is 3, expected less");
        Run.of("solve", "exclusive:rec,2,3")
                .fails(ExitCode.BAD_INPUT, "expected exclusive:rec,M,N,B or exclusive:band,L,N,B");
        Run.of("solve", "exclusive:nowhere,3").fails(ExitCode.BAD_INPUT, "no such file");
        Run.of("solve", "exclusive:rec,9,9,1").fails(ExitCode.BAD_INPUT, "turns of so many stones");
        Run.of("solve", "exclusive:rec,2,2,1", "--position", "a2-c3")
                .fails(ExitCode.BAD_INPUT, "a2-c3 has an exclusive square");
        Run.of("convert", "exclusive:rec,2,2,1", "-").fails(ExitCode.BAD_INPUT, "a .pg file has");
    }

    @Test
    void check_saysTurnsThatNoNameSays() {
        assertThat(Run.of("check", cert, "--json").succeeds().out())
                .contains(
                        "\"theorem\": \"breaker-wins free:rows, maker to move, maker puts 1 to 2");
    }

    @Test
    void show_walksTurns() {
        assertThat(Run.of("show", cert, "a1-b2", "--names", "tile:" + tile + ",2").succeeds().out())
                .contains("Maker a1-b2, Breaker ", "Breaker wins free:rows");
        assertThat(Run.of("show", cert, "--tree").succeeds().out())
                .contains("2 boxes of 3 squares");
        Run.of("show", cert, "a1-b1-c1").fails(ExitCode.BAD_INPUT, "at most 2 stones, not 3");
        assertThat(Run.withInput("a1-b1\n", "play", "connect:4,4,4,2,1", "--rule", "weak").out())
                .contains("the turn has 1 stone, not 2.");
        assertThat(Run.of("check", cert).succeeds().out())
                .startsWith("VALID breaker-wins free:rows");
    }

    @Test
    void tree_printsTheAnswersToTurns() {
        String maker = folder.resolve("b23.cert").toString();
        Run.of("solve", "tile:b2,3", "--certificate", maker).succeeds();
        assertThat(Run.of("show", maker, "--tree").succeeds().lines())
                .contains(
                        "Maker d4-d3-d2",
                        "    Breaker on e4 f4 e3 c2 b1 c1 d1 or elsewhere",
                        "      Maker c3-b2-a1");
        String breaker = folder.resolve("b22.cert").toString();
        Run.of("solve", "tile:b2,2", "--position", "d4-e4", "--certificate", breaker).succeeds();
        assertThat(Run.of("show", breaker, "--tree", "--depth", "3").succeeds().out())
                .startsWith("Breaker wins tile:b2,2")
                .contains("\nBreaker d3-e2\n", "\n    Maker at least 2 stones on ")
                .contains("\n      ...\n");
    }

    @Test
    void play_takesTurns() {
        Run run = Run.withInput("a1-b1\na2-a2\na2\nb2-c2\n", "play", "tile:" + tile + ",2");
        assertThat(run.succeeds().out()).contains("Breaker c1.", "Maker can fill no winning set");
    }

    @Test
    void convert_knowsWhatAFileCanSay() throws Exception {
        String pg = folder.resolve("connect.pg").toString();
        Run.of("convert", "connect:3,3,3,2,1", pg).succeeds();
        assertThat(Run.of("solve", pg).succeeds().lines()).first().asString().contains("1 2 2 2 2");
        Run.of("convert", "tile:b2,2", folder.resolve("tile.pg").toString())
                .fails(
                        ExitCode.BAD_INPUT,
                        "a .pg file has no turns of which a player chooses the stones");
    }
}
