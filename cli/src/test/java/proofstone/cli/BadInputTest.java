package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each refusal by its line and exit code. */
class BadInputTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @BeforeEach
    void startEmpty() {
        assertThat(folder).isEmptyDirectory();
    }

    private static void refused(String commandLine, String... parts) {
        Run.of(commandLine.split(" ")).fails(ExitCode.BAD_INPUT, parts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess:8,8 | game chess:8,8: not the name of a board; expected mnk:ROWS,COLS,K",
                "mnk:3,3 | expected mnk:ROWS,COLS,K, found 2 of 3 values",
                "mnk:0,3,3 | the number of rows is \"0\", expected a number of at least 1",
                "mnk:1000,1000,5 | the board is too large: 1000000 squares, at most 65536",
                "animal:cat,3,3 | cat is no animal, expected cells such as",
                "mnk:99999999999,3,3 | the number of rows is \"99999999999\", expected a number of at"
                        + " most 9 digits",
                "strip7:3 | the number of columns is \"3\", expected a number of at least 7",
                "connect:19,19,6,5,1 | turns of so many stones are not solved yet",
            })
    void unknownGame(String game, String line) {
        refused("solve " + game + " --rule weak", line);
        refused("play " + game + " --rule weak", line);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve mkn:3,3,3 | game mkn:3,3,3: not the name of a board (did you mean 'mnk:3,3,3'?)",
                "solve MNK:3,3,3;torus | did you mean 'mnk:3,3,3;torus'?",
                "solve strip:9 | did you mean 'strip7:9'?",
                "solve hex | did you mean 'hex:N'?",
                "solve Snaky | did you mean 'animal:snaky,ROWS,COLS'?",
                "solve connect | did you mean 'connect:M,N,K,P,Q'?",
                "solve gomoku | did you mean 'connect:15,15,5,1,1'?",
                "play Tic-Tac-Toe | did you mean 'mnk:3,3,3'?",
                "convert ttt x.pg | did you mean 'mnk:3,3,3'?",
                "solve connect6 | did you mean 'connect:19,19,6,2,1'?",
                "threats h8 --game gomoku | not the name of a game of Connect (did you mean 'connect:15,",
                "show DOCS/games/connect6.sgf --game connct:9,9,5,1,1 | did you mean 'connect:9,9,5,1,1'?",
                "solve DOCS/games/connect6.sgf | a record of a game; solve connect:19,19,6,2,1 --position ",
                "solve DOCS/games/connect6.sgf#3 | connect6.sgf#3 asks who wins there",
                "solve #7,b6c4 | #7,b6c4: a record of Hex; solve hex:N --position #7,b6c4 asks",
                "solve DOCS/proofs/mnk-4-9-4.cert | mnk-4-9-4.cert: a certificate; see check, show and",
                "play DOCS/games/connect6.sgf#3 | connect6.sgf#3: a record of a game; see show",
                "play #7,b6c4 | #7,b6c4: a record of a game; see show"
            })
    void gameOfNoName_isToldWhatWasMeant(String command, String line) {
        String docs = System.getProperty("proofstone.root") + "/docs";
        Run.of(command.replace("DOCS", docs).split(" ", -1)).fails(ExitCode.BAD_INPUT, line);
    }

    @Test
    void neitherFileNorGame() {
        refused("solve nowhere", "game nowhere: not the name of a board", "or a file in .pg");
        refused(
                "solve nowhere",
                "also ;torus, mnk ;rim=R,C or ;rim+=R,C), strip7:N (;half), connect");
        refused("play nowhere", "nowhere: no such file, and no GAME such as mnk:7,7,5");
    }

    @Test
    void strongRule() throws Exception {
        refused("solve strip7:7 --rule strong", "the board strip7 has no strong game");
        refused("solve mnk:3,3,3;rim=1,1 --rule weak", "a board with a rim has no weak game");
        refused("solve mnk:5,6,4;rim=x,1", "\"x\" should be a number of at least 0");
        refused("solve mnk:5,6,4;rim=0,0", "the rim has no squares");
        refused("solve mnk:3,3,3;rim=1", "expected mnk:ROWS,COLS,K;rim=R,C");
        refused("solve mnk:3,3,3 --prove maker", "--prove maker and breaker are for weak games");
        refused("solve mnk:3,3,3 --rule weak --prove draw", "--prove: 'draw' is no player");
        refused("solve mnk:3,3,3 --maker-stones 2", "--maker-stones is for weak games");
        refused("solve mnk:3,3,3 --to-move maker", "--to-move maker: expected black or white");
        refused("solve mnk:3,3,3 --method df-pn", "not for strong games");
        refused("solve mnk:3,3,3 --without zones", "'zones' is no technique of strong games");
        refused("solve mnk:3,3,3 --threads 2", "--threads is not for Hex and strong games");
        refused("solve mnk:3,3,3 --position a1-b1", "joins several stones");
        refused("solve mnk:3,3,3 --position a1b2b1c2c1", "Black has filled a winning set");
        refused("solve mnk:3,3,3;rim=1,1 --position a1", "a1 is in the rim, where Black may not");
        refused("solve mnk:3,3,3 --rule weak --pv", "--pv is for strong games");
        refused("solve hex:3 --pv", "--pv is for strong games");
        refused("solve mnk:3,3,3 --monotone --prove draw", "--monotone and --prove exclude");
        refused("solve mnk:3,3,3 --monotone --position a1", "--monotone is for the empty board");
        refused("solve animal:el,3,3 --monotone", "--monotone is for the empty board");
        refused("solve mnk:3,3,3 --monotone=up", "'up' is no direction; expected one of both");
    }

    @Test
    void optionValues() {
        refused(
                "solve mnk:3,3,3 --rule soft",
                "'--rule'",
                "'soft' is no rule; expected one of weak, strong");
        refused("solve mnk:3,3,3 --time soon", "'--time'", "'soon' is not a time; expected");
        refused("solve mnk:3,3,3 --memory lots", "'--memory'", "'lots' is not a size; expected");
        refused(
                "solve mnk:3,3,3 --rule weak --memory 1m",
                "--memory 1m is too small; the least is 16m");
        refused("solve mnk:3,3,3 --threads 0", "'--threads': '0'; expected 1 to 256");
        refused("solve mnk:3,3,3 --threads 257", "'--threads': '257'; expected 1 to 256");
        refused("solve mnk:3,3,3 --threads many", "'--threads'", "'many'");
        refused(
                "solve mnk:3,3,3 --rule weak --without zone",
                "'zone' is no technique (did you mean 'zones'?)");
        refused("solve mnk:3,3,3 --method dfpn", "'dfpn' is no method (did you mean 'df-pn'?)");
        refused(
                "solve mnk:3,3,3 --prove white",
                "'white' is no verdict to prove",
                "maker, breaker, black-wins");
        refused("solve mnk:3,3,3 --to-move me", "'me' is no player");
        refused("solve mnk:3,3,3 --rule weak --text", "add --certificate FILE");
        refused("solve mnk:3,3,3 --nodes abc", "'--nodes': 'abc' is not a whole number");
        refused("solve tile:b2,2 --method pns", "--method is not for games of several stones");
        refused(
                "solve mnk:7,7,5 --rule weak --resume one --certificate ./one",
                "--certificate and --resume name one file");
        refused("show /dev/null", "/dev/null: not a regular file");
    }

    @Test
    void position() throws Exception {
        String solve = "solve mnk:3,3,3 --rule weak --position ";
        refused(solve + "a1a1", "--position: move 2 of a1a1: a1 is occupied");
        refused(
                solve + "z9",
                "--position: move 1: z9 is not a square of mnk:3,3,3",
                "no such file");
        refused(solve + "a1-b2", "joins several stones of one turn");
        refused(solve + folder, "a directory, expected a file");
        Path empty = Files.createFile(folder.resolve("empty"));
        refused(solve + empty, "empty: an empty file, expected moves");
        refused("solve hex:3 --position " + empty, "empty: an empty file, expected moves");
    }

    @Test
    void positionFile() throws Exception {
        String solve = "solve mnk:3,3,3 --rule weak --position ";
        Path sgf = Files.writeString(folder.resolve("game.sgf"), "(;GM[1])");
        refused(solve + sgf, "game.sgf is a game of connect:15,15,5,1,1, not of mnk:3,3,3");
        Path moves = Files.writeString(folder.resolve("moves.txt"), "a1 b2 q7");
        refused(solve + moves, "moves.txt: move 3: q7 is not a square");
        Files.writeString(moves, "a1 b2");
        refused(solve + moves + "#3", "moves.txt has 2 moves, not 3");
        Path pg =
                Files.writeString(
                        folder.resolve("other.pg"),
                        "#times t1\n#blackturns t1\n#positions u v\n#blackwins\nu v\n#blackinitials u\n");
        refused(solve + pg, "other.pg: a game on free:other.pg, not on mnk:3,3,3");
        Files.writeString(
                pg,
                "#times t1\n#blackturns t1\n#positions a1 b1 c1 a2 b2 c2 a3 b3 u\n#blackwins\na1 u\n");
        refused(solve + pg, "u is not a square of mnk:3,3,3");
        Path larger = folder.resolve("larger.pg");
        Run.of("convert", "mnk:4,4,3", larger.toString()).succeeds();
        refused(solve + larger, "larger.pg: a game on free:larger.pg, not on mnk:3,3,3");
        Path longer = folder.resolve("longer.pg");
        Run.of("convert", "mnk:4,4,4", longer.toString()).succeeds();
        refused(
                "solve mnk:4,4,3 --rule weak --position " + longer,
                "longer.pg: a game on free:longer.pg, not on mnk:4,4,3");
    }

    @Test
    void pgFile() throws Exception {
        refused("solve " + folder.resolve("none.pg"), "none.pg", "no such file");
        Path pg = folder.resolve("bad.pg");
        Files.writeString(
                pg, "#times t1 t2\n#blackturns t1\n#positions a b\n#blackwins\na b\na x\n");
        refused("solve " + pg, "bad.pg", "6");
        Files.writeString(
                pg,
                """
                #times t1 t2 t3 t4
                #blackturns t1 t2 t4
                #positions a b c d
                #blackwins
                a b
                #whitewins
                a b
                """);
        refused("solve " + pg, "turns of different numbers of stones do not go with #whitewins");
        refused("solve " + pg + " --rule weak", "a .pg file says its rule itself");
        Files.writeString(pg, "#times t1 t2\n#blackturns t1 t2\n#positions a b\n#firstmoves a\n");
        refused("solve " + pg, "#firstmoves do not go with several stones a turn yet");
        Files.writeString(pg, "");
        refused("solve " + pg, "bad.pg");
        Files.write(pg, new byte[] {0, 1, 2, (byte) 0xff});
        refused("solve " + pg, "bad.pg");
        Files.createDirectory(folder.resolve("folder.pg"));
        refused("solve " + folder.resolve("folder.pg"), "directory");
        Path device = Files.createSymbolicLink(folder.resolve("device.pg"), Path.of("/dev/null"));
        refused("solve " + device, "it is not a regular file");
    }

    @Test
    void certificatePath() throws Exception {
        String solve = "solve mnk:3,3,3 --rule weak --certificate ";
        refused(solve + folder, "a directory, expected the name of a file to write");
        refused(solve + "-", "-: expected the name of a file; ./- is one of that name");
        refused(solve + folder.resolve("no/such.cert"), "there is no folder");
        refused(solve + "/dev/null --replace", "not a regular file");
        Path old = Files.writeString(folder.resolve("old.cert"), "precious");
        refused(solve + old, "the file exists already; add --replace");
        assertThat(old).hasContent("precious");
        assertThat(folder.toFile().list()).containsExactly("old.cert");
    }

    @Test
    void checkOfWhatIsNoCertificate() throws Exception {
        Path text = Files.writeString(folder.resolve("text"), "Dear reader,\n");
        refused("check " + text, "text: ");
        Path empty = Files.createFile(folder.resolve("empty"));
        refused("check " + empty, "empty: ");
        Path zeros = Files.write(folder.resolve("zeros"), new byte[1 << 20]);
        refused("check " + zeros, "zeros: ");
        refused("check " + folder, folder + ": ");
        refused("check " + folder.resolve("nothing"), "nothing: ");
    }

    @ParameterizedTest
    @CsvSource({"show", "play", "convert"})
    void otherCommandsOnWhatIsNoCertificate(String command) throws Exception {
        String out = command.equals("convert") ? " " + folder.resolve("out.cert") : "";
        Path text = Files.writeString(folder.resolve("text"), "Dear reader,\n");
        refused(command + " " + text + out, "text: ");
        Path empty = Files.createFile(folder.resolve("empty"));
        refused(command + " " + empty + out, "empty: ");
        Path zeros = Files.write(folder.resolve("zeros"), new byte[1 << 20]);
        refused(command + " " + zeros + out, "zeros: ");
        refused(command + " " + folder + out, folder + ": ");
        assertThat(folder.resolve("out.cert")).doesNotExist();
    }

    @Test
    void showOptions() {
        refused("show x --svg --json", "--tree, --svg and --json exclude each other");
        refused("show x --svg y.cert", "--svg y.cert: expected a name in .svg");
        refused("show x --tree --depth 0", "--depth 0: expected 1 or more");
        refused("show x a1 --tree", "--tree shows the whole proof");
        refused("show x --depth 3", "--depth says how much of a tree to show; add --tree");
        refused("show x --replace", "--replace says how to write a picture; add --svg OUT.svg");
        refused("show x --svg --replace", "--replace says how to write a picture");
        refused("show " + folder.resolve("nothing"), "nothing: no such file");
    }
}
