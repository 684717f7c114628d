package proofstone.game.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.connect.ConnectMark.Kind;

class RecordFormatTest {
    private static final int TREES = 100;
    private static final int MUTATIONS = 300;

    static Set<String> sampleNames() {
        return Samples.all().keySet();
    }

    private static RecordFormat formatOf(String name) {
        return RecordFormat.of(name, Samples.bytes(name)).orElseThrow();
    }

    private static List<ConnectRecord> sample(String name) throws GameSyntaxException {
        return formatOf(name).read(Samples.bytes(name), ReadOptions.NONE).records();
    }

    private static List<ConnectRecord> again(
            RecordFormat format, List<ConnectRecord> records, WriteOptions options)
            throws GameSyntaxException {
        WrittenRecords written = format.write(records, options);
        assertThat(written.losses()).isEmpty();
        return format.read(written.bytes(), ReadOptions.NONE).records();
    }

    @ParameterizedTest
    @MethodSource("sampleNames")
    void samples_areReadBackFromTheirFormatAndFromSgf(String name) throws GameSyntaxException {
        List<ConnectRecord> records = sample(name);
        assertThat(records).isNotEmpty();
        assertThat(again(formatOf(name), records, WriteOptions.USUAL)).isEqualTo(records);
        for (SgfStyle style : List.of(SgfStyle.SMALL, SgfStyle.CAPITAL, SgfStyle.LITTLE_GOLEM)) {
            if (records.getFirst().game().isFinite()) {
                assertThat(again(RecordFormat.SGF, records, WriteOptions.USUAL.with(style)))
                        .isEqualTo(records);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sampleNames")
    void samples_withAResultInTheirRowEndWithIt(String name) throws GameSyntaxException {
        Map<String, Player> winners =
                Map.of("BWin", Player.BLACK, "WWin", Player.WHITE, "先手胜", Player.BLACK);
        for (ConnectRecord record : sample(name)) {
            ConnectPosition end = record.position(record.lineEnd(0));
            Player winner = winners.get(record.facts().getOrDefault("RE", ""));
            for (Player player : Player.values()) {
                if (winner != null && end.hasWon(player)) {
                    assertThat(player).as(record.moves(record.lineEnd(0))).isEqualTo(winner);
                }
            }
        }
    }

    @Test
    void samples_ofAFolderHoldWhatIsKnownOfThem() throws GameSyntaxException {
        Map<String, Integer> games = new TreeMap<>(Map.of("own-table.tsv", 1));
        Samples.folder().ifPresent(folder -> games.put("littlegolem-connect6.tsv", 600));
        for (Map.Entry<String, Integer> known : games.entrySet()) {
            List<ConnectRecord> records = sample(known.getKey());
            assertThat(records).hasSize(known.getValue());
            assertThat(records).allMatch(record -> record.game().equals(ConnectGame.CONNECT6));
            assertThat(records).allMatch(ConnectRecord::isLinear);
        }
    }

    @ParameterizedTest
    @EnumSource(SgfStyle.class)
    void randomTrees_areReadBackFromSgf(SgfStyle style) throws GameSyntaxException {
        Random random = new Random(7);
        for (int i = 0; i < TREES && style != SgfStyle.NO_FIRST_STONE; i++) {
            ConnectRecord record = new RandomRecords(i, RandomRecords.game(random)).next();
            List<ConnectRecord> records = List.of(record);
            assertThat(again(RecordFormat.SGF, records, WriteOptions.USUAL.with(style)))
                    .as("seed " + i)
                    .isEqualTo(records);
        }
        ConnectRecord known = ConnectMoves.parse(ConnectGame.CONNECT6, "j10 k9-l8 a1-b2");
        assertThat(again(RecordFormat.SGF, List.of(known), WriteOptions.USUAL.with(style)))
                .containsExactly(known);
    }

    @Test
    void randomLines_areReadBackFromMoves() throws GameSyntaxException {
        Random random = new Random(8);
        for (int i = 0; i < TREES; i++) {
            ConnectGame game =
                    i % 2 == 0
                            ? RandomRecords.game(random)
                            : ConnectGame.parse("connect:inf,7,4,2,1");
            ConnectRecord made = new RandomRecords(i, game).linear().bare().next();
            ConnectRecord record = ConnectRecord.of(game, moves(made));
            assertThat(again(RecordFormat.MOVES, List.of(record), WriteOptions.USUAL))
                    .containsExactly(record);
        }
    }

    private static List<ConnectMove> moves(ConnectRecord record) {
        return record.nodes().stream()
                .map(ConnectNode::move)
                .filter(move -> move != ConnectMove.Other.NONE)
                .toList();
    }

    @Test
    void randomLines_areReadBackFromPsqAndCompetitionText() throws GameSyntaxException {
        for (int i = 0; i < TREES; i++) {
            ConnectGame gomoku = ConnectGame.GOMOKU.withSides(9 + i % 9, 20);
            ConnectRecord five = new RandomRecords(i, gomoku).linear().bare().next();
            assertThat(again(RecordFormat.PSQ, List.of(five), WriteOptions.USUAL))
                    .containsExactly(five);
            ConnectRecord six = new RandomRecords(i, ConnectGame.CONNECT6).linear().bare().next();
            assertThat(again(RecordFormat.COMPETITION, List.of(six), WriteOptions.USUAL))
                    .containsExactly(six);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = RecordCharset.class,
            names = {"UTF_8", "GB18030"})
    void randomTrees_areReadBackFromRenLib(RecordCharset charset) throws GameSyntaxException {
        for (int i = 0; i < TREES; i++) {
            ConnectRecord record = held(new RandomRecords(i, ConnectGame.GOMOKU).next());
            WrittenRecords written =
                    RecordFormat.RENLIB.write(List.of(record), WriteOptions.USUAL.with(charset));
            assertThat(written.losses()).isEmpty();
            ReadOptions options = ReadOptions.NONE.with(charset);
            assertThat(RecordFormat.RENLIB.read(written.bytes(), options).records())
                    .as("seed " + i)
                    .containsExactly(record);
        }
    }

    /** Returns the part of a record that RenLib holds. */
    private static ConnectRecord held(ConnectRecord record) {
        List<ConnectNode> nodes = record.nodes().stream().map(RecordFormatTest::held).toList();
        return new ConnectRecord(record.game(), new TreeMap<>(), nodes);
    }

    private static ConnectNode held(ConnectNode node) {
        List<ConnectMark> marks =
                node.marks().stream()
                        .filter(mark ->
                                mark.kind() == Kind.LABEL
                                        || node.move().equals(new ConnectMove.Stone(mark.cell())))
                        .map(mark ->
                                mark.kind() == Kind.LABEL
                                        ? mark
                                        : ConnectMark.of(mark.cell(), Kind.CROSS))
                        .toList();
        TreeMap<String, List<String>> properties = new TreeMap<>();
        if (node.properties().containsKey("XX")) {
            properties.put("START", List.of(""));
        }
        return new ConnectNode(
                node.parent(), node.move(), node.name(), node.comment(), marks, properties);
    }

    @Test
    void losses_areToldInEveryFormat() throws GameSyntaxException {
        ConnectRecord rich =
                ConnectSgfTest.read(
                        "(;PB[a]SZ[19]GN[connect6];B[jj]C[x];W[aa]TR[bb];W[cc](;B[dd])(;B[ee]))");
        assertThat(RecordFormat.SGF.write(List.of(rich), WriteOptions.USUAL).losses()).isEmpty();
        assertThat(RecordFormat.COMPETITION.write(List.of(rich), WriteOptions.USUAL).losses())
                .containsExactly(
                        "competition text does not hold 1 node of variations",
                        "competition text does not hold 1 comment",
                        "competition text does not hold 1 node with marks",
                        "competition text does not hold: GN");
        assertThat(RecordFormat.MOVES.write(List.of(rich), WriteOptions.USUAL).losses())
                .contains("a list of moves does not hold: GN, PB");
        ConnectRecord five = ConnectSgfTest.read("(;GM[4]PB[a]SZ[15];B[hh]TR[bb]TE[1])");
        assertThat(RecordFormat.RENLIB.write(List.of(five), WriteOptions.USUAL).losses())
                .containsExactly(
                        "RenLib does not hold the mark TR at b14 of node 1",
                        "RenLib does not hold TE of node 1",
                        "RenLib does not hold: PB");
        ConnectRecord chinese = ConnectSgfTest.read("(;GM[4]SZ[15];B[hh]C[先手])");
        assertThat(
                        RecordFormat.SGF
                                .write(
                                        List.of(chinese),
                                        WriteOptions.USUAL.with(RecordCharset.CP1252))
                                .losses())
                .containsExactly("characters that are not in windows-1252 became ?");
    }

    @Test
    void formats_refuseGamesThatTheyCannotHold() throws GameSyntaxException {
        ConnectRecord infinite =
                ConnectMoves.parse(ConnectGame.parse("connect:inf,inf,6,2,1"), "(0,0)");
        Set<RecordFormat> holding = new HashSet<>();
        for (RecordFormat format : RecordFormat.values()) {
            try {
                format.write(List.of(infinite), WriteOptions.USUAL);
                holding.add(format);
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).contains("hold");
            }
        }
        assertThat(holding).containsExactly(RecordFormat.MOVES);
        ConnectRecord corner = ConnectMoves.parse(ConnectGame.CONNECT6, "a1 b2-c3");
        WriteOptions noFirst = WriteOptions.USUAL.with(SgfStyle.NO_FIRST_STONE);
        assertThatThrownBy(() -> RecordFormat.SGF.write(List.of(corner), noFirst))
                .hasMessageContaining("in the middle");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sgf", "tsv", "txt", "psq", "lib", "moves"})
    void emptyAndForeignFiles_areRefused(String end) {
        RecordFormat format = RecordFormat.named("x." + end).orElseThrow();
        for (String text : List.of("", "\n", "Dear reader,\n", "\uFEFF", "[[[[", "\0\0\0")) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            assertThatThrownBy(() -> format.read(bytes, ReadOptions.NONE))
                    .isInstanceOf(GameSyntaxException.class)
                    .hasMessageMatching("(?s)(line|byte) [0-9].*");
        }
    }

    @ParameterizedTest
    @MethodSource("sampleNames")
    void mutatedFiles_areReadOrRefusedWithThePlace(String name) {
        byte[] whole = Samples.bytes(name);
        byte[] bytes = Arrays.copyOf(whole, Math.min(whole.length, 3000));
        RecordFormat format = formatOf(name);
        Random random = new Random(name.hashCode());
        int refused = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] broken = mutated(bytes, random);
            try {
                List<ConnectRecord> read = format.read(broken, ReadOptions.NONE).records();
                assertThat(read).isNotEmpty();
            } catch (GameSyntaxException e) {
                refused++;
                assertThat(e.getMessage()).matches("(?s)(line|byte|stone|game) ?[\"0-9].*|game .*");
                assertThat(e.getMessage()).doesNotContain("\n");
            }
        }
        assertThat(refused).isPositive();
    }

    /** Changes, removes, doubles or cuts off some bytes. */
    private static byte[] mutated(byte[] bytes, Random random) {
        byte[] broken = bytes.clone();
        for (int i = random.nextInt(4); i >= 0 && broken.length > 0; i--) {
            int at = random.nextInt(broken.length);
            switch (random.nextInt(4)) {
                case 0 -> broken[at] = (byte) random.nextInt(256);
                case 1 -> broken[at] = broken[random.nextInt(broken.length)];
                case 2 -> broken = Arrays.copyOf(broken, at);
                default -> {
                    int length = Math.min(random.nextInt(20), broken.length - at);
                    byte[] longer = Arrays.copyOf(broken, broken.length + length);
                    System.arraycopy(broken, at, longer, at + length, broken.length - at);
                    broken = longer;
                }
            }
        }
        return broken;
    }

    @Test
    void hugeFiles_takeLinearTime() throws GameSyntaxException {
        String deep = "(".repeat(200_000) + ";" + "C[a]".repeat(100_000) + ")".repeat(200_000);
        assertThat(ConnectSgfTest.read(deep).nodes()).hasSize(1);
        String nodes = "(;" + ";".repeat(300_000) + ")";
        assertThat(ConnectSgfTest.read(nodes).nodes()).hasSize(300_001);
        String variations = "(;" + "(;N[a]".repeat(100_000) + ")".repeat(100_001);
        ConnectRecord record = ConnectSgfTest.read(variations);
        assertThat(again(RecordFormat.SGF, List.of(record), WriteOptions.USUAL))
                .containsExactly(record);
        assertThat(again(RecordFormat.RENLIB, List.of(record), WriteOptions.USUAL))
                .containsExactly(record);
        byte[] psq = ("Piskvorky 20x20\n" + "\n".repeat(500_000)).getBytes(StandardCharsets.UTF_8);
        assertThat(RecordFormat.PSQ.read(psq, ReadOptions.NONE).records()).hasSize(1);
        String stones = "(;RU[connect:19,19,6,9,9];B[" + "jj".repeat(300_000) + "])";
        assertThatThrownBy(() -> ConnectSgfTest.read(stones)).hasMessageContaining("occupied");
    }
}
