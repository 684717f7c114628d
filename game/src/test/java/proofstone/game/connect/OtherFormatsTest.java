package proofstone.game.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.GameSyntaxException;

/** Competition text, {@code .psq}, RenLib and tables, one by one. */
class OtherFormatsTest {
    private static final String HEADER = "ff52656e4c6962ff0304ffffffffffffffffffff";

    private static RecordFile read(RecordFormat format, String text) throws GameSyntaxException {
        return format.read(text.getBytes(StandardCharsets.UTF_8), ReadOptions.NONE);
    }

    private static RecordFile lib(String hex, ReadOptions options) throws GameSyntaxException {
        return RecordFormat.RENLIB.read(HexFormat.of().parseHex(hex), options);
    }

    private static String moves(RecordFile file) {
        ConnectRecord record = file.records().getFirst();
        return record.moves(record.lineEnd(0));
    }

    @Test
    void competition_isReadInBothCharsets() throws GameSyntaxException {
        RecordFile unicode = read(RecordFormat.COMPETITION, Samples.COMPETITION);
        byte[] gbk = Samples.COMPETITION.getBytes(Charset.forName("GBK"));
        RecordFile chinese = RecordFormat.COMPETITION.read(gbk, ReadOptions.NONE);
        assertThat(chinese.records()).isEqualTo(unicode.records());
        assertThat(unicode.records().getFirst().facts())
                .containsEntry("PB", "Anna")
                .containsEntry("RE", "先手胜")
                .containsEntry("EV", "cup");
        assertThat(moves(unicode)).isEqualTo("j10 i11-k9 j11");
        assertThat(unicode.records().getFirst().nodes().get(1).properties())
                .containsEntry("MARK", List.of("1"));
        WrittenRecords written =
                RecordFormat.COMPETITION.write(unicode.records(), WriteOptions.USUAL);
        assertThat(new String(written.bytes(), StandardCharsets.UTF_8))
                .isEqualTo(Samples.COMPETITION + "\n");
    }

    @Test
    void competition_mayBeSloppy() throws GameSyntaxException {
        RecordFile file =
                read(RecordFormat.COMPETITION, "x{[c6] [a];b( j , 10 );\nW(I11)(K,9) ;; B(J,11)");
        assertThat(moves(file)).isEqualTo("j10 i11-k9 j11");
        assertThat(file.notes()).hasSize(2).last().asString().contains("} at the end is missing");
    }

    @ParameterizedTest
    @CsvSource({
        "'{[C6];B(J,10);B(A,1)}', 'line 1, column 16: a move of Black'",
        "'{[C6];B(J,20)}', 'column 8: (J,20) is not a square'",
        "'{[GO];B(J,10)}', 'expected the field [C6]'",
        "'{[C6];B(J,10);X}', 'expected ;B(J,10)'"
    })
    void competition_isRefused(String text, String reason) {
        assertThatThrownBy(() -> read(RecordFormat.COMPETITION, text))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void psq_countsFromOneAndFromTheTop() throws GameSyntaxException {
        RecordFile file =
                read(RecordFormat.PSQ, "Piskvorky 20x15, 1:2, 3\r\n1,1,0\r\n20,15,7\r\n\r\n-1\r\n");
        ConnectRecord record = file.records().getFirst();
        assertThat(record.game().name()).isEqualTo("connect:15,20,5,1,1");
        assertThat(moves(file)).isEqualTo("a15 t1");
        assertThat(record.nodes().get(2).properties()).containsEntry("MS", List.of("7"));
        assertThat(record.facts()).containsExactlyEntriesOf(java.util.Map.of("PSQ", "1:2, 3"));
    }

    @ParameterizedTest
    @CsvSource({
        "'hello', line 1: expected Piskvorky",
        "'Piskvorky 0x5', line 1: no board",
        "'Piskvorky 5x5|0,1,0', 'line 2: 0,1,0 is not on the board'",
        "'Piskvorky 5x5|1,1,0|1,1,0', 'line 3: a5 is occupied'",
        "'Piskvorky 5x5|1,1,0|x|2,2,0', 'line 3: x is no move'"
    })
    void psq_isRefused(String text, String reason) {
        assertThatThrownBy(() -> read(RecordFormat.PSQ, text.replace('|', '\n')))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void renLib_readsBranchesCommentsAndBoardTexts() throws GameSyntaxException {
        RecordFile file =
                lib(
                        HEADER + "00007808610862630000" + "6980894100014100" + "6700" + "9a54",
                        ReadOptions.NONE);
        ConnectRecord record = file.records().getFirst();
        assertThat(record.nodes()).hasSize(6);
        assertThat(record.nodes().get(1).name()).isEqualTo("a");
        assertThat(record.nodes().get(1).comment()).isEqualTo("bc");
        assertThat(record.nodes().get(2).marks())
                .containsExactly(ConnectMark.label(new ConnectCell(8, 6), "A"));
        assertThat(record.moves(3)).isEqualTo("h8 i9 i7");
        assertThat(record.moves(5)).isEqualTo("h8 g9 j6");
        assertThat(record.nodes().get(5).marks())
                .containsExactly(ConnectMark.of(new ConnectCell(9, 5), ConnectMark.Kind.CROSS));
        assertThat(record.nodes().get(5).properties()).containsKey("START");
    }

    @Test
    void renLib_readsOldFilesPassesAndNodesWithoutAMove() throws GameSyntaxException {
        RecordFile old = lib("7800" + "0000" + "6940", ReadOptions.NONE);
        assertThat(moves(old)).isEqualTo("h8 pass i9");
        assertThat(old.notes()).containsExactly("an old file without a header");
        RecordFile none = lib(HEADER + "0000" + "78c3" + "00015a00" + "6940", ReadOptions.NONE);
        assertThat(none.records().getFirst().nodes().getFirst().marks())
                .containsExactly(ConnectMark.label(new ConnectCell(7, 7), "Z"));
        assertThat(moves(none)).isEqualTo("i9");
    }

    @ParameterizedTest
    @CsvSource({
        "b0ebb1b9, CP949, 각국",
        "88a08ff3, CP932, 芦状",
        "cfc8cad6, GB18030, 先手",
        "e9, CP1252, é"
    })
    void renLib_takesTheCharsetOfTheUser(String bytes, RecordCharsetName name, String text)
            throws GameSyntaxException {
        String pad = bytes.length() % 4 == 0 ? "0000" : "00";
        String hex = HEADER + "0000" + "7848" + bytes + pad;
        assertThatThrownBy(() -> lib(hex, ReadOptions.NONE))
                .hasMessage(
                        "byte 24: a text that is not UTF-8; name the charset of the texts:"
                                + " UTF-8, GB18030, CP949, CP932, CP1252");
        RecordCharset charset = RecordCharset.named(name.name()).orElseThrow();
        assertThat(
                        lib(hex, ReadOptions.NONE.with(charset))
                                .records()
                                .getFirst()
                                .nodes()
                                .get(1)
                                .name())
                .isEqualTo(decoded(bytes, charset))
                .hasSameSizeAs(text);
    }

    /** The names of charsets in the rows above. */
    enum RecordCharsetName {
        GB18030,
        CP949,
        CP932,
        CP1252
    }

    private static String decoded(String hex, RecordCharset charset) {
        return new String(HexFormat.of().parseHex(hex), charset.charset());
    }

    @ParameterizedTest
    @CsvSource({
        ", byte 0: expected the header",
        "ff52656e4c6962ff03, byte 9: the header ends early",
        "7800, 'byte 2: the file ends, expected a node'",
        "78, 'byte 1: the file ends, expected the flags'",
        "7801, 'byte 2: the file ends, expected more flags'",
        "784861, byte 2: no 00 ends the text",
        "7040, byte 0: position 70 is not on the board",
        "f140, byte 0: position f1 is not on the board",
        "78007840, byte 2: h8 is occupied"
    })
    void renLib_isRefusedWithTheByte(String hex, String reason) {
        assertThatThrownBy(() -> lib(hex == null ? "" : hex, ReadOptions.NONE))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void tables_nameTheirColumns() throws GameSyntaxException {
        RecordFile file =
                read(RecordFormat.TABLE, "record\tx\n" + Samples.LITTLE_GOLEM + "\t1\n\n");
        assertThat(moves(file)).isEqualTo("j10 k11-i8 l8-k9");
        assertThatThrownBy(() -> read(RecordFormat.TABLE, "record\tx\n(;B[aa])\n"))
                .hasMessageContaining("line 2: 1 columns, expected 2");
        assertThatThrownBy(() -> read(RecordFormat.TABLE, "record\n(;B[aa)\n"))
                .hasMessageContaining("line 2, record: line 1, column 4: no ]");
    }

    @Test
    void formats_areFoundByContentThenByName() {
        Samples.all()
                .forEach((name, bytes) ->
                        assertThat(RecordFormat.of("x", bytes))
                                .as(name)
                                .isEqualTo(RecordFormat.named(name)));
        assertThat(RecordFormat.of("x.psq", new byte[0])).contains(RecordFormat.PSQ);
        assertThat(RecordFormat.of("x", new byte[0])).isEmpty();
        assertThat(RecordFormat.named("sgf")).isEmpty();
    }
}
