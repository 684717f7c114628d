package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.certificate.Calculus;
import proofstone.certificate.Step;
import proofstone.checker.Checker;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;

class ReproduceCommandTest {
    private static final Reproduction.Limits LIMITS = limits(Duration.ofMinutes(1));

    private static Reproduction.Limits limits(Duration time) {
        Io io =
                new Io(
                        InputStream.nullInputStream(),
                        new PrintStream(OutputStream.nullOutputStream()),
                        new PrintStream(OutputStream.nullOutputStream()),
                        Terminals.NONE);
        return new Reproduction.Limits(
                time, 64L << 20, 1, "", new RowWatch(io), SupportWinners.without(Optional.empty()));
    }

    @Test
    void interrupt_endsTheRowAtHandAndLetsNoOtherFollow() throws Exception {
        String[] arguments = {"reproduce", "czifra2021", "3", "--row=strip7:1", "--time=9h"};
        var out = new ByteArrayOutputStream();
        Io io =
                new Io(
                        InputStream.nullInputStream(),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        new PrintStream(OutputStream.nullOutputStream()),
                        Terminals.NONE);
        Interrupts interrupts = new Interrupts();
        var run = CompletableFuture.supplyAsync(() -> Main.run(arguments, io, interrupts));
        while (!run.isDone()) {
            interrupts.interrupt();
            TimeUnit.MILLISECONDS.sleep(20);
        }
        assertThat(run.get()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .hasSize(3)
                .last()
                .asString()
                .matches(
                        "strip7:10 +Breaker wins 200 of 415 +Breaker wins \\d+ to \\d+ of 415 +open");
    }

    @Test
    void list_namesEveryTableOnce() {
        List<String> lines = Run.of("reproduce").succeeds().lines();
        assertThat(lines).hasSameSizeAs(Reproductions.ALL);
        assertThat(lines.getFirst())
                .isEqualTo("chiang2011    1   drawn band games by lemmas 11 and 12");
        Set<String> keys = new HashSet<>();
        Reproductions.ALL.forEach(table -> keys.add(table.paper() + table.table()));
        assertThat(keys).hasSameSizeAs(Reproductions.ALL);
    }

    @Test
    void chiang2011_agreesInEveryRow() {
        Run run = Run.of("reproduce", "Chiang2011", "1..2").succeeds();
        assertThat(run.lines()).hasSize(11);
        assertThat(run.lines().stream().filter(line -> line.startsWith("MBBoard")))
                .hasSize(7)
                .allMatch(line -> line.endsWith(" yes"));
        assertThat(Run.of("reproduce", "chiang2011", "1").lines()).hasSize(4);
    }

    @Test
    void solvedOrNamed_withMoreThanAMinute_solves() {
        SolvedRow quick = row("mnk:4,4,4", Set.of());
        assertThat(quick.solvedOrNamed(LIMITS, " more").ours()).startsWith("not run");
        var longer = limits(Duration.ofMinutes(2));
        assertThat(quick.solvedOrNamed(longer, "").agrees()).isEqualTo("verdict yes; a note");
    }

    @Test
    void hsu2020_namesTheCommandOfWhatTakesLong() {
        List<String> lines = Run.of("reproduce", "hsu2020", "3").succeeds().lines();
        assertThat(lines).hasSize(5);
        assertThat(lines.get(3))
                .startsWith("N = 2 ")
                .contains(" 62634.3 ", " not run: over a minute ")
                .endsWith(
                        "; run proofstone solve mnk:8,8,5 --rule weak --method partition"
                                + " --threads 2 --memory 12g");
    }

    @Test
    void solvedRow_small_isSolvedAndJudged() {
        SolvedRow row = row("mnk:5,5,5", EnumSet.of(Technique.ZONES, Technique.DOMINATION));
        assertThat(row.command())
                .isEqualTo(
                        "proofstone solve mnk:5,5,5 --rule weak --method depth-first"
                                + " --without domination --without zones");
        assertThat(row.solved(LIMITS).ours())
                .matches("breaker-wins, [0-9]+\\.[0-9] s, [0-9]+ nodes");
        assertThat(row.solved(LIMITS).agrees()).isEqualTo("verdict yes; a note");
        assertThat(row("mnk:3,3,3", Set.of()).solved(LIMITS).agrees())
                .isEqualTo("verdict no; a note");
    }

    @Test
    void solvedRow_ofMaker_namesItsPosition() {
        SolvedRow row =
                new SolvedRow(
                        "a row",
                        "1.0",
                        "mnk:3,3,3",
                        "b2 a3",
                        Role.MAKER,
                        Method.PNS,
                        Set.of(Technique.ZONES),
                        Set.of(Technique.ISOMORPHISM),
                        "a note");
        assertThat(row.command())
                .isEqualTo(
                        "proofstone solve mnk:3,3,3 --rule weak --position \"b2 a3\" --method pns"
                                + " --without zones");
        assertThat(row.solved(LIMITS).ours()).startsWith("maker-wins, ");
        assertThat(row.solved(LIMITS).agrees()).isEqualTo("verdict yes; a note");
    }

    @Test
    void czifra2021_oneAndTwo_haveARowForEachTechnique() {
        List<String> one = hurried("1");
        assertThat(one).hasSize(10);
        assertThat(one.get(2)).startsWith("baseline ").contains(" 4.49 s, 1921106 nodes ");
        assertThat(one.getLast()).startsWith("isomorphy ").contains(" 18.47 s, 249348 nodes ");
        List<String> two = hurried("2");
        assertThat(two).hasSize(2 + 4 * 7);
        assertThat(two.get(14))
                .startsWith("proof 12: without forced move ")
                .contains(" * time, * size ");
        assertThat(two.getLast())
                .startsWith("disproof 9: without heuristic PN and DN ")
                .contains(" 1.11 time, 1.92 size ", " not run ");
    }

    @Test
    void czifra2021_three_boundsWhatBreakerWins() {
        List<String> lines = hurried("3");
        assertThat(lines).hasSize(8);
        assertThat(lines.get(2)).startsWith("strip7:7 ").contains(" Breaker wins 114 of 308 ");
        assertThat(lines.getLast())
                .contains(" Breaker wins 290 to 304 of 515 ", " Breaker wins 0 to 515 of 515 ")
                .endsWith(" open");
    }

    @Test
    void row_choosesRowsByName() {
        List<String> support = hurried("3", "--row", "STRIP7:8");
        assertThat(support).hasSize(3);
        assertThat(support.getLast()).startsWith("strip7:8 ");
        assertThat(hurried("1", "--row", "om")).hasSize(5);
        assertThat(hurried("2", "--row", "8: without forced")).hasSize(3);
        assertThat(hurried("2", "--row", "9: all")).hasSize(3);
        List<String> pairs =
                Run.of("reproduce", "hsu2020", "2", "--time", "1ms", "--row", "N = 2")
                        .succeeds()
                        .lines();
        assertThat(pairs).hasSize(2 + 3);
        Run.of("reproduce", "chiang2011", "--row", "no such")
                .fails(ExitCode.BAD_INPUT, "no row has no such in its name");
        assertThat(Run.of("reproduce", "chiang2011", "1", "--row", "no such").out()).isEmpty();
        Run.of("reproduce", "--row", "x").fails(ExitCode.BAD_INPUT, "for the tables of a PAPER");
        List<String> five =
                Run.of("reproduce", "hayward2005", "10", "--row", "4x4 other").succeeds().lines();
        assertThat(five).hasSize(3);
    }

    @Test
    void czifra2021_three_onTwoThreads_countsTheSame() {
        String alone = supportOfSeven("1");
        assertThat(alone).contains(" Breaker wins 113 of 308 ");
        assertThat(supportOfSeven("2")).isEqualTo(alone);
    }

    @Test
    void resume_goesOnFromTheWinnersOfTheFile(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("winners.txt");
        assertThat(resumed("strip7:7", "1m", file)).matches(".* Breaker wins 113 of 308 +no");
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(309).contains("strip7:7 a4 maker-wins");
        assertThat(lines.stream().filter(line -> line.endsWith(" breaker-wins"))).hasSize(113);
        assertThat(resumed("strip7:7", "1ms", file))
                .contains(" Breaker wins 113 of 308 ")
                .endsWith(" no; winners from the file: 308");
        assertThat(resumed("strip7:8", "1ms", file))
                .matches(".* Breaker wins 0 to 314 of 314 +open");
        assertThat(Files.readAllLines(file)).isEqualTo(lines);

        Files.writeString(file, String.join("\n", lines.subList(0, 201)) + "\nstrip7:7 a4b");
        assertThat(resumed("strip7:7", "1ms", file)).endsWith(" open; winners from the file: 200");
        assertThat(Files.readAllLines(file)).isEqualTo(lines.subList(0, 201));
        assertThat(resumed("strip7:7", "1m", file)).contains(" Breaker wins 113 of 308 ");
        assertThat(Files.readAllLines(file)).hasSameElementsAs(lines).hasSameSizeAs(lines);
    }

    @Test
    void resume_takesStonesInAnyOrderAndSeveralBoards(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("winners.txt");
        List<String> lines =
                List.of(
                        "proofstone support 1",
                        "strip7:8 a4 maker-wins",
                        "strip7:7 f4a3b4g3c1 maker-wins",
                        "strip7:7 b4a3c1g3f4 maker-wins");
        Files.write(file, lines);
        List<String> rows =
                resuming("strip7:", "1ms", file).succeeds().lines().stream().skip(2).toList();
        assertThat(rows).hasSize(6);
        assertThat(rows.get(0)).endsWith(" 0 to 307 of 308         open; winners from the file: 1");
        assertThat(rows.get(1)).endsWith(" 0 to 313 of 314         open; winners from the file: 1");
        assertThat(rows.get(2)).endsWith(" open");
    }

    private static String resumed(String row, String time, Path file) {
        return resuming(row, time, file).succeeds().lines().getLast();
    }

    @ParameterizedTest
    @CsvSource({"11, 475", "12, 515"})
    void resume_goesOnFromThePublishedWinners(int columns, int positions, @TempDir Path folder)
            throws Exception {
        Path file = folder.resolve("winners.txt");
        Path root = Path.of(System.getProperty("proofstone.root"));
        Files.copy(root.resolve("docs/supports/strip7-%d.txt".formatted(columns)), file);
        List<String> lines = Files.readAllLines(file);
        long maker = lines.stream().filter(line -> line.endsWith(" maker-wins")).count();
        long breaker = lines.stream().filter(line -> line.endsWith(" breaker-wins")).count();
        assertThat(resumed("strip7:" + columns, "1ms", file))
                .contains(
                        " Breaker wins %d to %d of %d "
                                .formatted(breaker, positions - maker, positions))
                .endsWith("; winners from the file: %d".formatted(maker + breaker));
    }

    private static Run resuming(String row, String time, Path file) {
        String resume = "--resume=" + file;
        return Run.of("reproduce", "czifra2021", "3", "--row", row, "--time", time, resume);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "| does not begin with the line proofstone support 1",
                "strip7:7 a4 maker-wins; | does not begin with the line proofstone support 1",
                "proofstone support 1 | does not begin with the line proofstone support 1",
                "T;strip7:7 a4; | line 2, 'strip7:7 a4': expected BOARD MOVES VERDICT",
                "T;strip7:7 a4 draw; | line 2, 'strip7:7 a4 draw': expected BOARD MOVES VERDICT",
                "T;; | line 2, '': expected BOARD MOVES VERDICT",
                "T;strip7:6 a4 maker-wins; | : no board of the table",
                "T;strip7:7 z9 maker-wins; | line 2, 'strip7:7 z9 maker-wins': ",
                "T;strip7:7 a4b4a4 maker-wins; | : two stones on a square",
                "T;strip7:7 a1b4 maker-wins; | : no position of the support",
                "T;strip7:12 l1 maker-wins; | : no position of the support",
                "T;strip7:7 a4 maker-wins;strip7:7 a4 breaker-wins; "
                        + "| line 3, 'strip7:7 a4 breaker-wins': won by the other player above"
            })
    void resume_refusesWhatIsNoFileOfWinners(
            @Nullable String content, String reason, @TempDir Path folder) throws Exception {
        String text = content == null ? "" : content.strip().replace(';', '\n');
        Path file = folder.resolve("winners.txt");
        Files.writeString(file, text.replace("T\n", "proofstone support 1\n"));
        String before = Files.readString(file);
        resuming("strip7:7", "1ms", file).fails(ExitCode.BAD_INPUT, reason);
        assertThat(file).hasContent(before);
    }

    @Test
    void resume_refusesWhatIsTooLong(@TempDir Path folder) throws Exception {
        Path file = Files.write(folder.resolve("winners.txt"), new byte[(1 << 20) + 1]);
        resuming("strip7:7", "1ms", file).fails(ExitCode.BAD_INPUT, "too long");
    }

    @Test
    void resume_isRefusedWhereNothingIsKept(@TempDir Path folder) throws Exception {
        String file = folder.resolve("winners.txt").toString();
        Run.of("reproduce", "chiang2011", "--resume", file)
                .fails(ExitCode.BAD_INPUT, "--resume is for rows of many positions: czifra2021 3");
        Run.of("reproduce", "czifra2021", "1..2", "--resume", file)
                .fails(ExitCode.BAD_INPUT, "--resume is for rows of many positions");
        Run.of("reproduce", "czifra2021", "--row", "baseline", "--resume", file)
                .fails(ExitCode.BAD_INPUT, "--resume is for rows of many positions");
        Run.of("reproduce", "--resume", file)
                .fails(ExitCode.BAD_INPUT, "--resume is for the tables of a PAPER");
        assertThat(folder).isEmptyDirectory();
        Run.of("reproduce", "czifra2021", "3", "--resume", folder.toString())
                .fails(ExitCode.BAD_INPUT, "a directory");
    }

    @Test
    void certificates_areWrittenForEachPositionThatIsSolved(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("winners.txt");
        Path proofs = folder.resolve("new/proofs");
        Files.write(file, List.of("proofstone support 1", "strip7:7 a4 maker-wins"));
        String row =
                Run.of(
                                "reproduce",
                                "czifra2021",
                                "3",
                                "--row=strip7:7",
                                "--resume=" + file,
                                "--certificates=" + proofs)
                        .succeeds()
                        .lines()
                        .getLast();
        assertThat(row)
                .contains(" Breaker wins 113 of 308 ", "; winners from the file: 1; ")
                .matches(".*; 307 certificates of [0-9,]+ bytes, all checked");
        List<String> lines = Files.readAllLines(file);
        assertThat(proofs).isDirectoryContaining("glob:**.cert");
        assertThat(proofs.toFile().list()).hasSize(307);
        for (String line : lines.subList(2, lines.size())) {
            List<String> words = List.of(line.split(" "));
            Path proof = proofs.resolve("strip7-7-%s.cert".formatted(words.get(1)));
            assertThat(Checker.check(proof).line())
                    .startsWith("VALID %s strip7:7, breaker to move".formatted(words.get(2)));
        }
    }

    @Test
    void certificates_areRefusedWhereNothingIsKept(@TempDir Path folder) throws Exception {
        String proofs = folder.resolve("proofs").toString();
        Run.of("reproduce", "chiang2011", "--certificates", proofs)
                .fails(ExitCode.BAD_INPUT, "--certificates is for rows of many positions");
        Run.of("reproduce", "--certificates", proofs)
                .fails(ExitCode.BAD_INPUT, "--certificates is for the tables of a PAPER");
        assertThat(folder).isEmptyDirectory();
        String file = Files.createFile(folder.resolve("file")).toString();
        Run.of("reproduce", "czifra2021", "3", "--certificates", file)
                .fails(ExitCode.BAD_INPUT, ": not a folder");
    }

    @Test
    void add_saysOnceThatLinesAreLost(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("winners.txt");
        List<String> complaints = new ArrayList<>();
        Board board = GameParser.parse("strip7:7");
        SupportWinners winners =
                SupportWinners.of(
                        file.toString(), List.of(board), Optional.empty(), complaints::add);
        WeakPosition position = WeakPosition.empty(Role.MAKER).play(0);
        Step breakers = new Calculus(board.hypergraph()).blocked();
        winners.add(board, position, breakers);
        assertThat(complaints).isEmpty();
        assertThat(file).hasContent("proofstone support 1\nstrip7:7 a4 breaker-wins\n");
        Files.delete(file);
        winners.add(board, position, breakers);
        winners.add(board, position, breakers);
        assertThat(complaints)
                .singleElement()
                .asString()
                .contains(": no more winners are kept (", "NoSuchFile");
    }

    private static String supportOfSeven(String threads) {
        return Run.of("reproduce", "czifra2021", "3", "--row", "strip7:7", "--threads", threads)
                .succeeds()
                .lines()
                .getLast();
    }

    /** Returns the lines of a table whose searches have no time. */
    private static List<String> hurried(String table, String... more) {
        List<String> words =
                new ArrayList<>(List.of("reproduce", "czifra2021", table, "--time", "1ms"));
        words.addAll(List.of(more));
        return Run.of(words.toArray(String[]::new)).succeeds().lines();
    }

    private static SolvedRow row(String game, Set<Technique> without) {
        return new SolvedRow("a row", "1.0", game, Method.DEPTH_FIRST, without, "a note");
    }

    @Test
    void inColumns_wideCell_leavesTheColumnsWhereTheyAre() {
        String wide = "w".repeat(43);
        assertThat(ReproduceCommand.inColumns("a", "b", "c", "d"))
                .isEqualTo(
                        "a" + " ".repeat(41) + "b" + " ".repeat(36) + "c" + " ".repeat(36) + "d");
        assertThat(ReproduceCommand.inColumns(wide, "b", wide, "d").lines())
                .containsExactly(
                        wide, " ".repeat(42) + "b" + " ".repeat(36) + wide, " ".repeat(116) + "d");
    }

    @Test
    void json_hasOneObjectForEachRow() {
        Run run = Run.of("reproduce", "chiang2011", "--json").succeeds();
        List<?> rows = (List<?>) Objects.requireNonNull(StrictJson.parse(run.out()));
        assertThat(rows).hasSize(15);
        assertThat(StrictJson.asObject(rows.getLast()))
                .containsEntry("row", "lemma 10, exclusive:band,3,4,2")
                .containsEntry("agrees", "verdict yes; a piece of the band");
        assertThat(StrictJson.asObject(rows.get(6)))
                .containsEntry("paper", "chiang2011")
                .containsEntry("row", "MBBoardN(8,4)")
                .containsEntry("ours", "MBBoardN(17,12) and MBBoardN(18,13)")
                .containsEntry("agrees", "yes");
    }

    @Test
    void badInput_isOneLine() {
        Run.of("reproduce", "knuth").fails(2, "no table of knuth");
        Run.of("reproduce", "chiang2011", "7")
                .fails(2, "no table 7 of chiang2011, there are 1, 2, 3");
        Run.of("reproduce", "hsu2020", "1..9")
                .fails(2, "no table 1..9 of hsu2020, there are 1, 2, 3");
        Run.of("reproduce", "hsu2020", "0..3")
                .fails(2, "no table 0..3 of hsu2020, there are 1, 2, 3");
        Run.of("reproduce", "chiang2011", "all").fails(2, "all is no table, expected 1 or 1..2");
    }
}
