package proofstone.game.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.GameSyntaxException;

class ConnectSgfTest {
    static ConnectRecord read(String text) throws GameSyntaxException {
        return file(text).records().getFirst();
    }

    private static RecordFile file(String text) throws GameSyntaxException {
        return RecordFormat.SGF.read(text.getBytes(StandardCharsets.UTF_8), ReadOptions.NONE);
    }

    private static String moves(ConnectRecord record) {
        return record.game().name() + " " + record.moves(record.lineEnd(0));
    }

    @ParameterizedTest
    @CsvSource({
        "'(;B[JJ];W[JI];W[KL];B[KI];B[LH])', 'connect:19,19,6,2,1 j10 j11-k8 k11-l12'",
        "'(;SZ[19];B[jj];W[ji];W[kl];B[ki];B[lh])', 'connect:19,19,6,2,1 j10 j11-k8 k11-l12'",
        "'(;W[ji];W[kl];B[ki];B[lh])', 'connect:19,19,6,2,1 j10 j11-k8 k11-l12'",
        "'(;W[JI];W[KL];B[KI])', 'connect:19,19,6,2,1 j10 j11-k8 k11'",
        "'(;EV[connect6];B[j10];W[j11k8];B[k11l12])', 'connect:19,19,6,2,1 j10 j11-k8 k11-l12'",
        "'(;B[jj];W[jikl])', 'connect:19,19,6,2,1 j10 j11-k8'",
        "'(;B[jj];W[ji][kl])', 'connect:19,19,6,2,1 j10 j11-k8'",
        "'(;GM[4]SZ[15];B[hh];W[ih])', 'connect:15,15,5,1,1 h8 i8'",
        "'(;B[hh];W[ih])', 'connect:15,15,5,1,1 h8 i8'",
        "'(;GM[4];B[hh];W[ss])', 'connect:19,19,5,1,1 h12 s1'",
        "'(;GM[4]SZ[20:10];B[aa];W[];B[tj])', 'connect:10,20,5,1,1 a10 pass t1'",
        "'(;GM[4]SZ[15];B[hh];W[tt];B[pass])', 'connect:15,15,5,1,1 h8 pass pass'",
        "'(;GM[4]SZ[15]AB[hh][ii]AW[aa];W[ih])', 'connect:15,15,5,1,1 h8 a15 g7'",
        "'(;RU[connect:40,40,6,2,1]SZ[40];B[AA])', 'connect:40,40,6,2,1 aa14'",
        "'x (B[hh];W[ih]C[\\]](;B[ig])(;B[aa])) y', 'connect:15,15,5,1,1 h8 i8 i9'",
        "'(;GaMe[4]SiZe[15];Black[hh];White[ih]', 'connect:15,15,5,1,1 h8 i8'"
    })
    void dialects_areRead(String text, String moves) throws GameSyntaxException {
        boolean setUp = text.contains("AB");
        String expected = setUp ? "connect:15,15,5,1,1 h8 a15 i7 i8" : moves;
        assertThat(moves(read(text))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "'(;SZ[19];B[jj];W[jj];W[aa])', 'line 1, column 16: j10 is occupied'",
        "'(;SZ[19];B[zz];W[jj];W[aa])', 'line 1, column 10: B[zz] is not on the board'",
        "'(;GM[4]SZ[15];B[hh];B[ih])', 'column 21: a move of Black, expected one of White'",
        "'(;SZ[19];B[jj];W[ji];W[kl];W[aa])', 'expected one of Black, who has 2 left'",
        "'(;GM[4]SZ[15];B[hh];AW[aa])', 'changes the board'",
        "'(;GM[4]SZ[15]AB[hh][ii];B[aa])', 'numbers of set-up stones'",
        "'(;GM[11]SZ[7];B[a1])', 'a record of Hex'",
        "'(;SZ[x];B[aa])', 'column 3: SZ[x] is no size'",
        "'(;SZ[99999];B[aa])', 'is no size'",
        "'(;SZ[0];B[aa])', 'is no size'",
        "'(;B[aa)', 'column 4: no ] ends the value'",
        "'(;B)', 'expected [ after the property B'",
        "'(;B[aa]%)', 'column 8: expected a property'",
        "'(;RU[connect:1];B[aa])', 'expected connect:ROWS'",
        "'(;RU[connect:inf,inf,6,2,1];B[aa])', 'boards with ends'",
        "'hello', 'no SGF'",
        "'()', 'no SGF'"
    })
    void mistakes_areNamedWithTheirPlace(String text, String reason) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(reason)
                .hasMessageStartingWith("line 1, column ");
    }

    @Test
    void notes_tellWhatWasSloppy() throws GameSyntaxException {
        assertThat(file("(;W[ji];W[kl]").notes())
                .containsExactly(
                        "the file ends within a record: 1 ) missing",
                        "the file does not name its game, taken as connect:19,19,6,2,1",
                        "the first stone, j10, is left out in the file");
        assertThat(file("(;GM[4]SZ[15];B[hh]MA[??])").notes())
                .containsExactly("line 1, column 20: MA[??] is no square and left as it is");
        assertThat(file("(;GM[4]SZ[15];B[hh])").notes()).isEmpty();
    }

    @Test
    void texts_marksAndFactsAreKept() throws GameSyntaxException {
        ConnectRecord record =
                read(
                        "(;GM[4]SZ[15]PB[A\\]b]KM[0]C[root];B[hh]N[n]C[a\r\nb]LB[aa:x\\:y]TR[bb][cc]XX[1][2])");
        ConnectNode stone = record.nodes().get(1);
        assertThat(record.facts()).containsEntry("PB", "A]b").containsEntry("KM", "0");
        assertThat(record.nodes().getFirst().comment()).isEqualTo("root");
        assertThat(stone.name()).isEqualTo("n");
        assertThat(stone.comment()).isEqualTo("a\nb");
        assertThat(stone.marks())
                .contains(ConnectMark.label(new ConnectCell(0, 14), "x:y"))
                .hasSize(3);
        assertThat(stone.properties()).containsEntry("XX", List.of("1", "2"));
    }

    @Test
    void collections_holdSeveralGames() throws GameSyntaxException {
        assertThat(file("(;GM[4];B[hh])\n(;GM[4];B[gg])").records()).hasSize(2);
    }

    @Test
    void charset_isThatOfTheUserOrTheFileOrUnicode() throws GameSyntaxException {
        byte[] named = "(;CA[GBK]GM[4];C[先手])".getBytes(Charset.forName("GBK"));
        RecordFile file = RecordFormat.SGF.read(named, ReadOptions.NONE);
        assertThat(file.records().getFirst().nodes().get(1).comment()).isEqualTo("先手");
        byte[] korean = "(;GM[4];C[한국])".getBytes(Charset.forName("x-windows-949"));
        ReadOptions options = ReadOptions.NONE.with(RecordCharset.named("euc-kr").orElseThrow());
        assertThat(
                        RecordFormat.SGF
                                .read(korean, options)
                                .records()
                                .getFirst()
                                .nodes()
                                .get(1)
                                .comment())
                .isEqualTo("한국");
        assertThat(RecordFormat.SGF.read(korean, ReadOptions.NONE).notes())
                .containsExactly("the texts are not UTF-8 and taken as ISO-8859-1");
        ReadOptions wrong = ReadOptions.NONE.with(RecordCharset.UTF_8);
        assertThatThrownBy(() -> RecordFormat.SGF.read(korean, wrong))
                .hasMessageContaining("byte 10: no text in UTF-8");
    }
}
