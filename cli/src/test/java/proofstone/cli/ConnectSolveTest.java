package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code solve}, {@code threats} and {@code defences} for Connect6, Gomoku and their family. */
class ConnectSolveTest {
    private static final String CONNECT6 = "connect:19,19,6,2,1";
    private static final String WON = "j10 k10-l7 h9-i10 l10-m10 k9-j8 f12-p6 h11-h10 j11-g9";
    private static final String EARLY = "j10 i12-h11 k9-l10 g10-j13 f9-k14 i11-h10";
    private static final String GOMOKU = "connect:15,15,5,1,1";
    private static final String FOUR = "h8 a1 h9 a3 h10 a5 b2 a8";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void solve_openFourOfGomoku_winsByOrderOne() {
        assertThat(Run.of("solve", GOMOKU, "--position", FOUR).succeeds().out())
                .startsWith("Black wins " + GOMOKU);
        String json = Run.of("solve", GOMOKU, "--position", FOUR, "--json").succeeds().out();
        assertThat(json)
                .contains("\"verdict\": \"black-wins\"", "\"order\": 1", "\"stopped\": null");
    }

    @Test
    void solve_certificate_isAccepted() {
        String proof = folder.resolve("win.cert").toString();
        Run.of("solve", GOMOKU, "--position", FOUR, "--certificate", proof).succeeds();
        assertThat(Run.of("check", proof).succeeds().out()).startsWith("VALID");
    }

    @Test
    void solve_withoutEnds_provesItForAllLargerBoards() {
        String proof = folder.resolve("larger.cert").toString();
        Run run =
                Run.of(
                        "solve",
                        "connect:inf,inf,4,2,2",
                        "--position",
                        "(0,0)-(1,0)",
                        "--prove",
                        "black-wins",
                        "--certificate",
                        proof);
        assertThat(run.succeeds().lines())
                .contains(
                        "theorem      Black wins 4 in a row on every M x N board with M >= 9 and"
                                + " N >= 10, with these stones",
                        "window       9 x 10, (0,0) = h8",
                        "order        1 (this win needs no higher one)")
                .first()
                .asString()
                .startsWith("Black wins connect:inf,inf,4,2,2 (2 stones");
        assertThat(Run.of("check", proof).succeeds().out()).startsWith("VALID");
        assertThat(Run.of("show", proof).succeeds().out()).contains("Black has h8 i8");
    }

    @Test
    void solve_withoutEnds_saysOfWhichBoardsAndWhereTheWindowIs() {
        String[] far = {
            "solve", "connect:5,inf,4,2,2", "--position", "(90,1)-(91,1) (90,2)-(91,2)"
        };
        assertThat(Run.of(far).succeeds().lines())
                .contains(
                        "theorem      Black wins 4 in a row on every M x N board with M = 5 and"
                                + " N >= 10, with these stones",
                        "window       5 x 10, (90,2) = h3");
        String json = Run.of(with(far, "--json")).succeeds().out();
        assertThat(json)
                .contains("\"origin\": {\"board\": \"(90,2)\", \"window\": \"h3\"}")
                .contains("\"theorem\": \"Black wins 4 in a row on every M x N board");
        assertThat(Run.of("solve", GOMOKU, "--position", FOUR, "--json").succeeds().out())
                .contains("\"origin\": null, \"theorem\": null");
    }

    @Test
    void solve_emptyBoard_findsNothing() {
        Run run = Run.of("solve", CONNECT6, "--order", "1");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.out()).startsWith("Not solved: " + CONNECT6);
    }

    @Test
    void solve_fileOfAnotherGame_isRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("a.moves"), CONNECT6 + "\n" + WON);
        Run.of("solve", GOMOKU, "--position", file.toString())
                .fails(ExitCode.BAD_INPUT, "is a game of " + CONNECT6 + ", not of " + GOMOKU);
    }

    @Test
    void solve_win_printsItsLineByTurns() {
        String[] asked = {"solve", CONNECT6, "--position", EARLY + " k10-m10 n10-i16"};
        String line = "m11-j8 o13-i7 m12-m9 m14-m8 j12-k11 a19-b19 k13-k12";
        assertThat(Run.of(asked).succeeds().lines()).contains("variation    " + line);
        assertThat(Run.of(with(asked, "--json")).succeeds().out())
                .contains("\"move\": \"m11-j8\"")
                .contains("\"principalVariation\": [\"" + line.replace(" ", "\", \"") + "\"]");
        String[] lost = {"solve", GOMOKU, "--position", FOUR + " h7", "--prove", "black-wins"};
        assertThat(Run.of(with(lost, "--json")).succeeds().out()).contains("\"move\": null");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve connect:19,19,6,2,1 --order 0 | --order 0: expected 1 to 4",
                "solve connect:19,19,6,2,1 --order x | invalid value for option",
                "solve mnk:3,3,3 --order 2 | --order is for wins by threats",
                "solve connect:19,19,6,2,1 --prove maker | expected black-wins or white-wins",
                "solve connect:19,19,6,2,1 --method pns | proofstone: --method is not for Connect",
                "solve connect:19,19,6,2,1 --pv | --pv is not for wins by threats; add --rule strong",
                "solve connect:9,9,5,1,1 --from x --without zones | --from and --without are not for",
                "solve connect:19,19,6,2,1;exact | exactly K in a row are no winning set",
                "solve connect:19,19,6 | expected connect:ROWS,COLS,K,P,Q",
                "solve connect:19,19,6,2,1 --position j10,j10 | neither a record nor moves",
                "solve connect:900,900,6,2,1 | too large",
                "threats j99 | neither a record nor moves",
                "threats a1-a2 --game connect:9 | expected connect:ROWS,COLS,K,P,Q",
                "threats a1 --game connect:9,9,1,1,1 | the game is over",
                "solve mnk:3,3,3 --hints x | --hints is for wins by threats",
                "solve connect:19,19,6,2,1 --hints no.txt | no.txt",
                "defences j10 --threads 0 | threads': '0'; expected 1 to 256",
                "defences j10 --threads 257 | threads': '257'; expected 1 to 256",
                "defences j10 --order 7 | --order 7: expected 1 to 4",
                "defences no.sgf | no such file, and no moves of connect:19,19,6,2,1"
            })
    void commands_hostileInput_refusedInOneLine(String command, String line) {
        Run.of(command.split(" ", -1)).fails(ExitCode.BAD_INPUT, line);
    }

    @Test
    void threats_fourOfConnect6_countsAndListsDefences() {
        Run run = Run.of("threats", "j10 a1-a2 k10-l10 b1-b2 m10");
        assertThat(run.succeeds().lines()).contains("Black: 2 threats", "White: 0 threats");
        assertThat(run.out()).contains("defences   h10-n10 i10-n10 i10-o10");
        assertThat(Run.of("threats", "j10 a1-a2 k10-l10 b1-b2 m10", "--json").succeeds().out())
                .contains("\"threats\": 2", "\"defences\": [[\"h10\", \"n10\"]");
        assertThat(Run.of("threats", "j10 a1-a2 k10-l10 b1-b2", "--json").succeeds().out())
                .contains("\"forcing\": [\"f10-i10\", ");
    }

    @Test
    void defences_openThreeOfGomoku_areTheSquaresNearIt() {
        Run run = Run.of("defences", "h8 a1 h9 a3 h10", "--game", GOMOKU, "--order", "1");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.out())
                .contains("2 defences left")
                .contains("defence      h7", "defence      h11", "zone of a pass");
    }

    @Test
    void defences_doubleThreat_leavesNone() {
        Run run = Run.of("defences", "h8 a1 h9 a3 h10 a5 h11", "--game", GOMOKU);
        assertThat(run.succeeds().out()).startsWith("Black wins " + GOMOKU);
    }

    @Test
    void solve_hintOfWords_isTriedFirst() throws IOException {
        // without it the search finds another turn first
        String[] asked = {"solve", CONNECT6, "--position", EARLY, "--order", "2"};
        assertThat(Run.of(asked).succeeds().out()).contains("move         k10-n10");
        Path file = Files.writeString(folder.resolve("a.hints"), "# first\nb2-c3 m10-k10\n");
        assertThat(Run.of(with(asked, "--hints", file.toString())).succeeds().out())
                .contains("move         k10-m10");
    }

    @Test
    void solve_hintsOfRecord_areTheTurnsOfTheAttacker() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("a.moves"), CONNECT6 + "\n" + EARLY + " k10-m10 a1-a2");
        Run run =
                Run.of(
                        "solve",
                        CONNECT6,
                        "--position",
                        EARLY,
                        "--order",
                        "2",
                        "--hints",
                        file.toString());
        assertThat(run.succeeds().out()).contains("move         k10-m10");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k10-z99 | line 1: z99 is not a square of connect:19,19,6,2,1",
                "hello | line 1: hello is not a square"
            })
    void solve_hintsThatAreNoTurns_areRefused(String words, String line) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.hints"), words);
        Run.of("solve", CONNECT6, "--hints", file.toString()).fails(ExitCode.BAD_INPUT, line);
    }

    private static String[] with(String[] words, String... more) {
        String[] all = Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return all;
    }

    @Test
    void solve_smallBoardWithoutAWinByThreats_isSearchedCompletely() {
        String proof = folder.resolve("draw.cert").toString();
        Run run = Run.of("solve", "connect:4,4,4,2,1", "--certificate", proof);
        assertThat(run.succeeds().out()).contains("a draw");
        assertThat(Run.of("check", proof).succeeds().out()).startsWith("VALID");
    }

    @Test
    void solve_smallBoard_countsThreatsAndCompleteSearchTogether() {
        String game = "connect:4,4,4,2,1";
        long threats = nodes("solve", game, "--order", "3", "--json");
        long complete = nodes("solve", game, "--rule", "strong", "--json");
        assertThat(nodes("solve", game, "--json")).isEqualTo(threats + complete);
        String limit = Long.toString(threats + 5);
        Run run = Run.of("solve", game, "--nodes", limit, "--json");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.out()).contains("\"nodes\": " + limit, "\"stopped\": \"nodes\"");
    }

    @Test
    void solve_smallBoardThatFillsTheTables_namesTheRemedy() {
        Run run = Run.of("solve", "connect:5,5,5,2,1", "--memory", "16m");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.lines().getFirst()).endsWith("; the memory is full; give more by --memory");
    }

    private static long nodes(String... command) {
        Map<String, @Nullable Object> json = StrictJson.object(Run.of(command).out().strip());
        return ((Number) Objects.requireNonNull(json.get("nodes"))).longValue();
    }

    @Test
    void solve_smallBoardWithProve_saysThatHeDoesNotWin() {
        Run run = Run.of("solve", "connect:4,4,4,2,1", "--prove", "white-wins", "--json");
        assertThat(run.succeeds().out()).contains("\"verdict\": \"not-white\"");
    }

    @Test
    void solve_smallBoardWithOrder_asksForThreatsOnly() {
        Run run = Run.of("solve", "connect:4,4,4,2,1", "--order", "3");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.out())
                .contains("no win of Black's was found by threats")
                .contains("other side   --prove white-wins looks for a win of White's");
        Run asked = Run.of("solve", "connect:4,4,4,2,1", "--order", "3", "--prove", "white-wins");
        assertThat(asked.out()).doesNotContain("other side");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3,3,3,1,3",
                "3,3,3,1,2",
                "4,4,4,1,3",
                "4,4,4,2,4",
                "5,5,5,2,5",
                "5,5,5,2,9"
            })
    void solve_smallBoardWithALongFirstTurn_isRefusedWithoutACompleteSearch(String numbers) {
        Run run = Run.of("solve", "connect:" + numbers);
        run.fails(ExitCode.BAD_INPUT, ": the first turn has more stones than the others, ");
        assertThat(run.err())
                .contains("or a win by threats, for which --order looks")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve connect:3,3,3,1,3 --prove white-wins | 3 in place of 1; no win of White's",
                "solve connect:4,4,4,2,3 --prove white-wins | 3 in place of 2; no win of White's",
                "solve connect:15,15,4,2,3 --prove white-wins | 3 in place of 2; no win of White's",
                "defences a1 --game connect:9,9,5,1,4 | 4 in place of 1; no win of White's"
            })
    void commands_longFirstTurnOfTheLoser_isRefused(String command, String line) {
        Run.of(command.split(" ", -1)).fails(ExitCode.BAD_INPUT, line);
    }

    @ParameterizedTest
    @CsvSource({
        "'5,5,3,2,3', ''",
        "'9,9,4,2,3', ''",
        "'5,5,5,2,9', a1-a2-a3-a4",
        "'3,3,3,1,3', a1-a2",
        "'3,3,3,1,3', a1-b3-c2"
    })
    void solve_winWithNoMoreStonesThanALaterTurnHas_isProved(String numbers, String moves) {
        String proof = folder.resolve("long.cert").toString();
        String game = "connect:" + numbers;
        Run.of("solve", game, "--position", moves, "--certificate", proof).succeeds();
        assertThat(Run.of("check", proof).succeeds().out()).startsWith("VALID black-wins " + game);
    }

    @Test
    void solve_longFirstTurnWithOrder_saysThatThreatsFindNothing() {
        Run run = Run.of("solve", "connect:3,3,3,1,3", "--order", "2");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.out())
                .contains("no win of Black's was found by threats of order 2")
                .doesNotContain("other side");
    }

    @Test
    void defences_twoThreads_leaveTheSame() {
        String[] asked = {"defences", "h8 a1 h9 a3 h10", "--game", GOMOKU, "--order", "1"};
        Run one = Run.of(asked);
        Run two = Run.of(with(asked, "--threads", "2"));
        assertThat(two.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(listed(two)).isEqualTo(listed(one)).isNotEmpty();
    }

    @Test
    void solve_nodesAllowedAreVisited_stopsThere() {
        Run run = Run.of("defences", "j10 i9-i10", "--order", "3", "--nodes", "50", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(run.out()).contains("\"nodes\": 50", "\"stopped\": \"nodes\"");
        Run other = Run.of("solve", "mnk:6,6,4", "--rule", "weak", "--nodes", "3");
        assertThat(other.out()).contains("as many nodes as allowed are visited");
        Run.of("solve", "hex:5", "--nodes", "0").fails(ExitCode.BAD_INPUT, "expected 1 or more");
    }

    @Test
    void defences_allLose_shadeTheZoneOfAPass() {
        String[] asked = {"defences", "h8 a1 h9 a3 h10 a5 h7", "--game", GOMOKU, "--order", "1"};
        assertThat(Run.of(asked).succeeds().out()).contains("zone of a pass");
        Run json = Run.of(with(asked, "--json")).succeeds();
        assertThat(json.out())
                .contains("\"zone\": [\"", "\"principalVariation\": [\"", "\"techniques\": {}");
    }

    @Test
    void solve_twoThreads_provesTheSame() {
        String[] asked = {"solve", GOMOKU, "--position", "h8 a1 h9 a3 h10 a5", "--order", "1"};
        Run two = Run.of(with(asked, "--threads", "2")).succeeds();
        assertThat(two.lines().getFirst()).isEqualTo(Run.of(asked).lines().getFirst());
        Run.of(with(asked, "--resume", "state"))
                .fails(ExitCode.BAD_INPUT, "--resume is not for Connect");
    }

    private static List<String> listed(Run run) {
        return run.lines().stream().filter(line -> line.startsWith("defence ")).toList();
    }

    @Test
    void solve_toMoveOfTheOtherPlayer_givesHimAWholeTurn() {
        String[] asked = {"solve", GOMOKU, "--position", "h8 a1 h9 a3 h10", "--order", "1"};
        assertThat(Run.of(asked).code()).isEqualTo(ExitCode.UNSOLVED);
        String json = Run.of(with(asked, "--to-move", "black", "--json")).succeeds().out();
        assertThat(json)
                .contains("\"toMove\": \"black\"", "\"attacker\": \"black\"")
                .contains("\"verdict\": \"black-wins\"", "\"order\": 1");
        Run.of("solve", GOMOKU, "--to-move", "maker")
                .fails(ExitCode.BAD_INPUT, "--to-move maker: expected black or white");
    }

    @Test
    void solve_toMoveInsideATurn_countsTheStonesLeft() {
        String stones = "j10 a1-a2 k10-l10 b1-b2 m10-n10 c1-c9 p10";
        String[] asked = {"solve", CONNECT6, "--position", stones};
        assertThat(Run.of(asked).succeeds().out()).contains("Black to move, 1 left");
        assertThat(Run.of(with(asked, "--to-move", "black")).succeeds().out())
                .contains("Black to move, 1 left");
        Run other = Run.of(with(asked, "--to-move", "white", "--order", "1"));
        assertThat(other.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(other.out()).contains("White to move, 2 left");
    }

    @Test
    void defences_toMove_namesTheDefender() {
        String[] asked = {"defences", "h8 a1 h9 a3 h10 a5", "--game", GOMOKU, "--order", "1"};
        assertThat(Run.of(with(asked, "--json")).out()).contains("\"attacker\": \"white\"");
        Run turned = Run.of(with(asked, "--to-move", "white"));
        assertThat(turned.code()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(turned.out()).contains("White to move, 1 left", "defence      h7");
        assertThat(Run.of(with(asked, "--to-move", "white", "--json")).out())
                .contains("\"toMove\": \"white\"", "\"attacker\": \"black\"");
    }

    /** It tells the threats of both players whoever is to move. */
    @Test
    void threats_toMove_isNoOption() {
        Run.of("threats", "h8 a1", "--game", GOMOKU, "--to-move", "white")
                .fails(ExitCode.BAD_INPUT, "unknown option '--to-move'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve connect:15,15,5,1,1;exact",
                "solve connect:inf,inf,5,1,1;exact",
                "threats h8 --game connect:15,15,5,1,1;exact",
                "defences h8 --game connect:15,15,5,1,1;exact"
            })
    void commands_exactLength_areRefusedWithTheReason(String command) {
        Run.of(command.split(" ", -1))
                .fails(
                        ExitCode.BAD_INPUT,
                        ";exact: exactly K in a row are no winning set,"
                                + " because one more stone of the winner's can undo it");
    }
}
