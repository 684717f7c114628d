package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PgReaderTest {
    /** The example of the format's own description: Tic-Tac-Toe after three moves. */
    private static final String EXAMPLE =
            """
            #version
            1.0
            #times
            t4 t5 t6 t7 t8 t9
            #blackturns
            t5 t7 t9
            #positions
            a1 a2 a3 b1 b2 b3 c1 c2 c3
            #blackwins
            a1 b1 c1
            a3 b2 c1
            #blackinitials
            b2 c3
            #whitewins
            a1 a2 a3
            #whiteinitials
            a1
            """;

    private static PositionalGame parse(String text) throws GameSyntaxException {
        return PgReader.parse("x.pg", text);
    }

    @Test
    void parse_readsEverySection() throws Exception {
        PositionalGame game = parse(EXAMPLE + "#firstmoves\na2 b1\n");
        assertThat(game.version()).contains("1.0");
        assertThat(game.positions())
                .containsExactly("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3");
        assertThat(game.plies())
                .hasSize(6)
                .startsWith(
                        new PositionalGame.Ply("t4", Player.WHITE),
                        new PositionalGame.Ply("t5", Player.BLACK));
        assertThat(game.blackWins()).containsExactly(SquareSet.of(0, 3, 6), SquareSet.of(2, 4, 6));
        assertThat(game.whiteWins()).containsExactly(SquareSet.of(0, 1, 2));
        assertThat(game.blackInitials()).isEqualTo(SquareSet.of(4, 8));
        assertThat(game.whiteInitials()).isEqualTo(SquareSet.of(0));
        assertThat(game.firstMoves()).contains(SquareSet.of(1, 3));
    }

    @Test
    void parse_doesNotMindTheForm() throws Exception {
        String wild =
                """
                \uFEFF%% a comment
                #WhiteInitials a1 % owned
                #blackWINS
                   a1 b1\tc1%no blank needed
                % a comment is no end of a set's section

                #WHITEWINS
                a3 a1 a2 a2
                #positions a1 a2
                a3 b1 b2 b3
                #times t4 t5
                #positions c1 c2 c3 #TIMES t6 t7 t8 t9 #blackinitials
                b2
                c3
                #blackwins
                a3 b2 c1
                a1 b1 c1
                #blackturns t9 t7 t5
                #version 1.0
                #firstmoves\
                """;
        assertThat(parse(wild)).isEqualTo(parse(EXAMPLE));
        assertThat(parse(wild.replace("\n", "\r\n"))).isEqualTo(parse(EXAMPLE));
        assertThat(parse(wild.replace("\n", "\r"))).isEqualTo(parse(EXAMPLE));
    }

    @Test
    void parse_readsNamesOfAnyAlphabet() throws Exception {
        PositionalGame game = parse("#times #positions \u0430\u0431\u0432 \u4e00 x-1 (2,3)");
        assertThat(game.positions())
                .isEqualTo(List.of("\u0430\u0431\u0432", "\u4e00", "x-1", "(2,3)"));
        assertThat(game.version()).isEmpty();
        assertThat(game.plies()).isEmpty();
        assertThat(game.firstMoves()).isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'' | x.pg:1: the file ends without #times",
                "#times;t1 | x.pg:2: the file ends without #positions",
                "#positions;a | x.pg:2: the file ends without #times",
                "#times #positions;% a | x.pg:2: the file ends without #positions",
                "#times;t1 t1 | x.pg:2: ply t1 is listed twice",
                "#times;#positions;a;b;a | x.pg:5: position a is listed twice",
                "#times;#positions;a;#blackwins;a;a b;b a | x.pg:6: b is not listed in #positions",
                "#times;#firstmoves;z;#positions;a | x.pg:3: z is not listed in #positions",
                "#times t;#blackturns;t u;#positions a | x.pg:3: u is not listed in #times",
                "#version 1.0;#version;1.1 | x.pg:3: a second version, expected one",
                "#blackinitials;a;#whiteinitials;b;a | x.pg:5: a is an initial of both players",
                "#times;#blackwin;a | x.pg:2: unknown code word #blackwin, expected one of"
                        + " #version #times #blackturns #positions #blackwins #whitewins"
                        + " #blackinitials #whiteinitials #firstmoves",
                "%;a #times | x.pg:2: no section begins before a, expected one of"
                        + " #version #times #blackturns #positions #blackwins #whitewins"
                        + " #blackinitials #whiteinitials #firstmoves",
            })
    void parse_refusesByReason(String lines, String message) {
        assertRefused(lines.replace("''", "").replace(';', '\n'), message);
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage(message);
    }

    @Test
    void parse_refusesWhatIsNoText() {
        String message = "x.pg:2: not text: expected the words of a .pg file in UTF-8";
        assertRefused("#times\na\0b", message);
        assertRefused("#times\n\u0085\u0090", message);
        assertThatThrownBy(() ->
                        PgReader.parse(
                                "x.pg", "#times\n\u00e4".getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage(message);
    }

    @Test
    void parse_refusesWhatIsTooMuch() {
        assertRefused("#times\n" + "a".repeat(257), "x.pg:2: a name is longer than 256 bytes");
        String names =
                IntStream.rangeClosed(0, 65536)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining("\n"));
        assertRefused("#positions\n" + names, "x.pg:65538: more than 65536 positions");
        assertRefused("#times\n" + names, "x.pg:65538: more than 65536 plies");
        assertRefused("#blackturns\n" + names, "x.pg:65538: more than 65536 plies");
        assertRefused(
                "#blackwins\n" + "a\n".repeat(1_000_001),
                "x.pg:1000002: more than 1000000 winning sets");
        String squares = names.substring(0, names.lastIndexOf('\n'));
        assertRefused(
                "#times #positions\n" + squares + "\n#blackwins\n" + "65535 1\n".repeat(32769),
                "x.pg:98308: the winning sets take more than 256 MiB");
    }

    @Test
    void parse_refusesAFileThatIsTooLarge() {
        byte[] blanks = new byte[(int) PgReader.MAX_BYTES + 1];
        Arrays.fill(blanks, (byte) ' ');
        assertThatThrownBy(() -> PgReader.parse("x.pg", blanks))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage("x.pg:1: the file is larger than 67108864 bytes");
    }

    @Test
    void read_namesTheFile(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("some.pg");
        Files.writeString(file, EXAMPLE);
        assertThat(PgReader.read(file)).isEqualTo(parse(EXAMPLE));
        Files.writeString(file, "hello");
        assertThatThrownBy(() -> PgReader.read(file))
                .isInstanceOf(GameSyntaxException.class)
                .message()
                .startsWith(file + ":1: no section begins before hello");
        assertThatThrownBy(() -> PgReader.read(folder))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage(folder + ": cannot be read: it is a directory");
        Path missing = folder.resolve("none.pg");
        assertThatThrownBy(() -> PgReader.read(missing))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessage(missing + ": cannot be read: there is no such file");
    }
}
