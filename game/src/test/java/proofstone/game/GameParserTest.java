package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
                "mnk:3,3,999999999;torus | 9 | 0",
                "animal:elam,1,1 | 1 | 1",
                "animal:domino,2,2 | 4 | 4",
                "animal:el,3,3 | 9 | 16",
                "animal:tic,4,4 | 16 | 16",
                "animal:fatty,5,5 | 25 | 16",
                "animal:tippy,3,3 | 9 | 8",
                "animal:elly,4,4 | 16 | 48",
                "animal:knobby,5,5 | 25 | 48",
                "animal:snaky,15,15 | 225 | 1232",
                "animal:X,3,3 | 9 | 1",
                "animal:X,2,9 | 18 | 0",
                "animal:X,5,5;torus | 25 | 25",
                "animal:domino,2,2;torus | 4 | 4",
                "animal:tic,2,5;torus | 10 | 10",
                "animal:0.0+5.5,6,6 | 36 | 2",
                "strip7:7 | 28 | 29",
                "strip7:8 | 32 | 32",
                "strip7:9 | 36 | 39",
                "strip7:10 | 40 | 46",
                "strip7:11 | 44 | 53",
                "strip7:12 | 48 | 60",
                "strip7:13 | 52 | 67",
                "strip7:14 | 56 | 74",
                "strip7:15 | 60 | 81",
                "strip7:4;half | 16 | 13",
                "strip7:7;half | 28 | 22",
                "strip7:13;half | 52 | 64",
            })
    void parse_countsSquaresAndSets(String game, int squares, int sets) throws Exception {
        Board board = GameParser.parse(game);
        assertThat(board.hypergraph().squares()).isEqualTo(squares);
        assertThat(board.hypergraph().sets()).hasSize(sets);
        assertThat(board.name()).isEqualTo(game);
        assertThat(board.layout().rows() * board.layout().columns()).isEqualTo(squares);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:07,7,005 | mnk:7,7,5",
                "mnk:4,4,3;torus;torus | mnk:4,4,3;torus",
                "animal:ELLY,4,4 | animal:elly,4,4",
                "animal:w,5,5;torus | animal:W,5,5;torus",
                "animal:3.4+2.4+3.5,5,5 | animal:0.0+1.0+1.1,5,5",
                "strip7:0009 | strip7:9",
                "strip7:04;half | strip7:4;half",
            })
    void parse_namesTheBoardCanonically(String game, String name) throws Exception {
        assertThat(GameParser.parse(game).name()).isEqualTo(name);
        assertThat(GameParser.parse("  " + game + " ").name()).isEqualTo(name);
        assertThat(GameParser.parse(name).hypergraph())
                .isEqualTo(GameParser.parse(game).hypergraph());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "mnk:3,3 | expected mnk:ROWS,COLS,K, found 2 of 3 values",
                "mnk:3,3,3,3 | expected mnk:ROWS,COLS,K, found 4 of 3 values",
                "mnk:3,0,3 | the number of columns is \"0\", expected a number of at least 1",
                "mnk:x,3,3 | the number of rows is \"x\", expected a number of at least 1",
                "mnk:3,3,-3 | the number in a row is \"-3\", expected a number of at least 1",
                "mnk:3,3, | the number in a row is \"\", expected a number of at least 1",
                "mnk:3,3,1234567890 | the number in a row is \"1234567890\","
                        + " expected a number of at most 9 digits",
                "mnk:257,256,5 | the board is too large: 65792 squares, at most 65536 are allowed",
                "mnk:999999999,999999999,5 | the board is too large: 999999998000000001 squares,"
                        + " at most 65536 are allowed",
                "mnk:256,256,5 | the board is too large: 2000 MiB of winning sets,"
                        + " at most 256 are allowed",
                "mnk:1,65536,65536;torus | the board is too large: 1536 MiB of winning sets,"
                        + " at most 256 are allowed",
                "mnk:1,9000,9000;torus | the board is too large: 243000000 members of winning sets,"
                        + " at most 16777216 are allowed",
                "mnk:5,6,4;rim=1,1 | a rim (;rim=1,1) goes with strong mnk games only",
                "mnk:4,10,4;rim+=0,3 | a rim (;rim+=0,3) goes with strong mnk games only",
                "mnk:3,3,3;klein | unknown option ;klein, expected ;torus",
                "animal:rex,3,3 | rex is no animal, expected cells such as 0.0+0.1+1.1 or one of"
                        + " elam domino tic el elly fatty knobby tippy skinny snaky"
                        + " F I L N P T U V W X Y Z",
                "animal:0.0+0.0,3,3 | the animal 0.0+0.0 lists a cell twice",
                "animal:0.0+0.x,3,3 | the column of a cell is \"x\","
                        + " expected a number of at least 0",
                "animal:el,3 | expected animal:NAME_OR_CELLS,ROWS,COLS, found 2 of 3 values",
                "strip7:6 | the number of columns is \"6\", expected a number of at least 7",
                "strip7:3;half | the number of columns is \"3\", expected a number of at least 4",
                "strip7:9;half;half | strip7 takes no option but ;half",
                "strip7:9;torus | strip7 takes no option but ;half",
                "strip7:16385 | the board is too large: 65540 squares, at most 65536 are allowed",
                "exclusive:rec,3,3 | expected exclusive:rec,M,N,B or exclusive:band,L,N,B",
                "exclusive:rec,3 | expected exclusive:rec,M,N,B or exclusive:band,L,N,B",
                "exclusive:band,3,4,1,1 | expected exclusive:rec,M,N,B or exclusive:band,L,N,B",
                "exclusive:rec | expected exclusive:rec,M,N,B or exclusive:FILE,B",
                "connect:19,inf,6,2,1 | infinite boards are not supported yet",
                "connect:9,9,6,2 | expected connect:M,N,K,P,Q, found 4 of 5 values",
                "connect:9,9,6,0,1 | the number of stones a turn is \"0\","
                        + " expected a number of at least 1",
                "tile:b2 | expected tile:b2,P or tile:FILE,P",
                "tile:b2,0 | the number of stones a turn is \"0\","
                        + " expected a number of at least 1",
                "hex:11 | Hex has no winning sets, so it is no game for this command",
                "chess | not the name of a board; expected mnk:ROWS,COLS,K and"
                        + " animal:NAME,ROWS,COLS (both also ;torus, mnk ;rim=R,C or ;rim+=R,C), strip7:N (;half), connect:M,N,K,P,Q (;rim=R,C, ;rim-white=R,C), tile:b2,P, exclusive:rec,M,N,B, hex:N, hex:RxC or a file in .pg",
                "MNK:3,3,3 | not the name of a board; expected mnk:ROWS,COLS,K and"
                        + " animal:NAME,ROWS,COLS (both also ;torus, mnk ;rim=R,C or ;rim+=R,C), strip7:N (;half), connect:M,N,K,P,Q (;rim=R,C, ;rim-white=R,C), tile:b2,P, exclusive:rec,M,N,B, hex:N, hex:RxC or a file in .pg",
            })
    void parse_refusesByReason(String game, String reason) {
        assertThatThrownBy(() -> GameParser.parse(game))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage("game " + game + ": " + reason);
    }

    @Test
    void parse_quotesForeignTextOnOneShortLine() {
        assertThatThrownBy(() -> GameParser.parse("a\nb\u202e"))
                .isInstanceOf(GameSyntaxException.class)
                .message()
                .startsWith("game a?b?: not the name of a board");
        assertThatThrownBy(() -> GameParser.parse("mnk:" + "7".repeat(5000)))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage("game mnk:" + "7".repeat(56) + "...: longer than 4096 characters");
    }

    @Test
    void parse_putsSquaresAndSetsWhereTheFormatPageSays() throws Exception {
        assertThat(GameParser.parse("mnk:2,3,3").hypergraph().sets())
                .containsExactlyInAnyOrder(SquareSet.of(0, 1, 2), SquareSet.of(3, 4, 5));
        assertThat(GameParser.parse("animal:el,2,2").hypergraph().sets())
                .containsExactlyInAnyOrder(
                        SquareSet.of(0, 1, 2),
                        SquareSet.of(0, 1, 3),
                        SquareSet.of(0, 2, 3),
                        SquareSet.of(1, 2, 3));
        assertThat(GameParser.parse("animal:domino,1,3;torus").hypergraph().sets())
                .containsExactlyInAnyOrder(
                        SquareSet.of(0, 1), SquareSet.of(1, 2), SquareSet.of(0, 2));
    }

    @Test
    void animals_areThoseOfTheFormatPage() throws IOException {
        Path page = Path.of(System.getProperty("proofstone.root"), "docs/formats/certificate.md");
        Pattern entry = Pattern.compile("\\| (\\w+) \\| ([0-9]\\.[0-9](?:\\+[0-9]\\.[0-9])*) ");
        long listed =
                Files.readAllLines(page).stream()
                        .flatMap(line -> entry.matcher(line).results())
                        .peek(GameParserTest::assertAnimal)
                        .count();
        assertThat(listed).isEqualTo(Animal.names().split(" ", -1).length).isEqualTo(22);
    }

    private static void assertAnimal(MatchResult entry) {
        assertThat(Animal.named(entry.group(1)))
                .contains(new Animal(entry.group(1), entry.group(2)));
        assertThat(Animal.named(entry.group(1).toUpperCase(Locale.ROOT))).isPresent();
    }

    @Test
    void weakProblem_startsEmptyWithMaker() throws Exception {
        WeakProblem problem = GameParser.weakProblem("mnk:3,3,3", Optional.of(Rule.WEAK));
        assertThat(problem.board().name()).isEqualTo("mnk:3,3,3");
        assertThat(problem.position()).isEqualTo(WeakPosition.empty(Role.MAKER));
        assertThat(problem.makerStones()).isEmpty();
        assertThat(problem.firstMoves()).isEmpty();
        assertThat(GameParser.weakProblem("strip7:7", Optional.empty()).board().name())
                .isEqualTo("strip7:7");
    }

    @Test
    void tile_isB2() throws Exception {
        WeakProblem problem = GameParser.weakProblem("tile:B2,2", Optional.empty());
        assertThat(problem.board().name()).isEqualTo("tile:b2,2");
        assertThat(problem.turns()).contains(new Turns.UpTo(2, 2));
        assertThat(problem.board().hypergraph().squares()).isEqualTo(24);
        assertThat(problem.board().hypergraph().sets())
                .hasSize(13)
                .filteredOn(set -> set.size() == 6)
                .hasSize(4);
        assertThat(problem.board().symmetries()).hasSize(2);
        assertThat(problem.board().layout().name(0)).isEqualTo("d4");
        assertThat(problem.board().layout().name(23)).isEqualTo("f1");
        assertThat(GameParser.weakProblem("tile:b2,1", Optional.empty()).turns()).isEmpty();
    }

    @Test
    void tile_readsFiles(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("tee"), "# a T\na1 b1 c1\n\nb1 B2 # stem\n");
        WeakProblem problem = GameParser.weakProblem("tile:" + file + ",3", Optional.empty());
        assertThat(problem.board().name()).isEqualTo("free:tee");
        assertThat(problem.turns()).contains(new Turns.UpTo(3, 3));
        assertThat(problem.board().hypergraph())
                .isEqualTo(new Hypergraph(4, List.of(SquareSet.of(1, 2, 3), SquareSet.of(0, 2))));
        assertThat(problem.board().symmetries()).hasSize(2);
        Files.writeString(file, "a1 b1\na1 x\n");
        assertRefused("tile:" + file + ",2", "line 2: x is no square, expected a name such as a1");
        Files.writeString(file, "# nothing\n");
        assertRefused("tile:" + file + ",2", "no winning set");
        assertRefused("tile:" + folder.resolve("none") + ",2", "there is no such file");
        assertRefused("tile:" + folder + ",2", "there is no such file");
        Files.write(file, new byte[] {(byte) 0xff});
        assertRefused("tile:" + file + ",2", "not text in UTF-8");
    }

    private static void assertRefused(String game, String reason) {
        assertThatThrownBy(() -> GameParser.weakProblem(game, Optional.empty()))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource({
        "'connect:3,3,3,2,1', MAKER, '1 2 2 2 2'",
        "'connect:3,3,3,2,0', BREAKER, '2 2 2 2 1'",
        "'connect:2,2,2,3,2', MAKER, '2 2'",
    })
    void connect_hasItsTurns(String game, Role first, String turns) throws Exception {
        WeakProblem problem = GameParser.weakProblem(game, Optional.of(Rule.WEAK));
        List<Integer> sizes = Stream.of(turns.split(" ")).map(Integer::valueOf).toList();
        assertThat(problem.turns()).contains(new Turns.Listed(sizes));
        assertThat(problem.position()).isEqualTo(WeakPosition.empty(first));
        assertThat(problem.board().name()).isEqualTo(game);
    }

    @Test
    void connect_ofOneStoneIsOrdinary() throws Exception {
        WeakProblem problem = GameParser.weakProblem("connect:4,5,3,1,1", Optional.of(Rule.WEAK));
        assertThat(problem.turns()).isEmpty();
        assertThat(problem.board().hypergraph())
                .isEqualTo(GameParser.parse("mnk:4,5,3").hypergraph());
    }

    @Test
    void weakProblem_refusesStrongGames() {
        String strong =
                ": not taken as a strong game here; --rule weak asks for the"
                        + " Maker-Breaker game";
        assertRefused("mnk:3,3,3", Optional.of(Rule.STRONG), "game mnk:3,3,3" + strong);
        assertRefused("mnk:3,3,3", Optional.empty(), "game mnk:3,3,3" + strong);
        assertRefused("animal:el,3,3", Optional.empty(), "game animal:el,3,3" + strong);
        assertRefused(
                "strip7:7",
                Optional.of(Rule.STRONG),
                "game strip7:7: the board strip7 has no strong game, only --rule weak");
        assertRefused(
                "x.pg",
                Optional.of(Rule.STRONG),
                "game x.pg: a .pg file says its rule itself, --rule strong does not go with it");
    }

    @Test
    void weakProblem_refusesWhatIsNoFile() {
        assertRefused(
                "no/such.pg",
                Optional.empty(),
                "no/such.pg: cannot be read: there is no such file");
        assertRefused("a\0.pg", Optional.empty(), "game a?.pg: not the name of a file");
    }

    private static void assertRefused(String game, Optional<Rule> rule, String message) {
        assertThatThrownBy(() -> GameParser.weakProblem(game, rule))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage(message);
    }

    @Test
    void weakProblem_readsFiles(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("two.pg");
        Files.writeString(file, "#times a b #blackturns a #positions x y #blackwins\nx y\n");
        WeakProblem problem = GameParser.weakProblem(file.toString(), Optional.empty());
        assertThat(problem.board().name()).isEqualTo("free:two.pg");
        assertThat(problem.board().hypergraph().sets()).containsExactly(SquareSet.of(0, 1));
    }

    @Test
    void rule_isReadByItsWord() throws GameSyntaxException {
        assertThat(Rule.parse("weak")).isEqualTo(Rule.WEAK);
        assertThat(Rule.parse("strong")).isEqualTo(Rule.STRONG);
        assertThatThrownBy(() -> Rule.parse("mild"))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage("rule mild: not a rule; expected weak or strong");
    }
}
