package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.checker.StrongHeaderReader.Stones;

/**
 * Valid certificates of strong games that are damaged: whatever the checker still calls valid is
 * true, and nothing is a crash.
 */
final class StrongMutationTest {
    private static final int CHANGES = 2500;
    private static final int MOST_SQUARES = 9;

    static List<Script> valid() {
        return StrongSamples.all();
    }

    @ParameterizedTest
    @MethodSource("valid")
    void change_isRefusedOrStillTrue(Script script) throws IOException {
        Random random = new Random(script.lines().hashCode());
        int accepted = 0;
        for (int i = 0; i < CHANGES; i++) {
            Script changed = change(script, random);
            if (changed.check() instanceof Verdict.Valid) {
                accepted++;
                assertTrue(changed);
            }
        }
        assertThat(accepted).isLessThan(CHANGES / 2);
    }

    /** Changes one or two words, and sometimes the player to move and the claim. */
    private static Script change(Script script, Random random) {
        Script changed = WordChange.of(script, random, 6);
        if (random.nextInt(3) > 0) {
            return changed;
        }
        String mover = random.nextBoolean() ? "black" : "white";
        String claim = Outcome.ALL.get(random.nextInt(Outcome.ALL.size())).word();
        String lines = changed.lines().replaceFirst("to-move \\S+", "to-move " + mover);
        return new Script(lines.replaceFirst("claim \\S+", "claim " + claim));
    }

    /** The claim of the header, by trying everything. */
    static void assertTrue(Script script) throws IOException {
        StrongHeader header = header(script);
        assertThat(header.board().board().squares()).isLessThanOrEqualTo(MOST_SQUARES);
        assertThat(StrongRealGame.isTrue(header)).as(script.lines()).isTrue();
        if (header.claim().isLarger() && header.black().isEmpty() && header.white().isEmpty()) {
            assertLarger(script, header);
        }
    }

    private static StrongHeader header(Script script) throws IOException {
        byte[] text = script.text();
        int magic = "proofstone-certificate 1 text\n".length();
        ByteSource source =
                new ByteSource(
                        new ByteArrayInputStream(Arrays.copyOfRange(text, magic, text.length)));
        TextTokens tokens = new TextTokens(source);
        Fields fields = new Fields(tokens);
        try {
            String game = fields.name("game");
            String rule = fields.name("rule");
            assertThat(rule).isIn("strong", "strong-turns");
            return new StrongHeaderReader(tokens, fields, Limits.ofHeap())
                    .read(game, rule.equals("strong") ? Stones.ONE : Stones.SEVERAL);
        } catch (Refusal | Unread e) {
            throw new AssertionError(script.lines(), e);
        }
    }

    /** The boards of up to nine squares for which the claim speaks. */
    private static void assertLarger(Script script, StrongHeader header) {
        StrongGrid grid = header.board().grid().orElseThrow();
        boolean black = header.claim() == Outcome.BLACK_WINS_LARGER;
        Colour winner = black ? Colour.BLACK : Colour.WHITE;
        int length = StrongLarger.of(header).orElseThrow().length();
        int rows = grid.rows() - 2 * grid.rowRim();
        int columns = grid.columns() - 2 * grid.columnRim();
        for (int m = rows; m <= (grid.rowRim() == 0 ? rows : MOST_SQUARES); m++) {
            for (int n = columns; n <= (grid.columnRim() == 0 ? columns : MOST_SQUARES); n++) {
                if (m * n <= MOST_SQUARES) {
                    StrongGame board =
                            StrongRandomSteps.rim(
                                    new StrongGrid(m, n, 0, 0),
                                    length,
                                    false,
                                    Colour.BLACK,
                                    header.board().stones());
                    assertThat(
                                    StrongRealGame.winner(
                                            board, 0, 0, header.turn(), OptionalInt.empty()))
                            .as("%dx%d: %s", m, n, script.lines())
                            .isEqualTo(Optional.of(winner));
                }
            }
        }
    }

    @Test
    void prefix_isNeverValid() {
        for (Script script : StrongSamples.all()) {
            for (byte[] file : List.of(script.text(), script.binary())) {
                for (int length = 0; length < file.length; length++) {
                    assertThat(Script.check(Arrays.copyOf(file, length)))
                            .isNotInstanceOf(Verdict.Valid.class);
                }
            }
        }
    }

    @Test
    void prefix_isUnreadableWithinTheHeaderAndInvalidInTheSteps() {
        byte[] file = StrongSamples.MIDDLE.text();
        int steps = new String(file, StandardCharsets.UTF_8).indexOf("line");
        // The last bytes of a prefix are held back as its hash.
        int header = steps + TextTokens.TAIL;
        assertThat(Script.check(Arrays.copyOf(file, header - 1)))
                .isInstanceOf(Verdict.Unreadable.class);
        assertThat(Script.check(Arrays.copyOf(file, header)))
                .isEqualTo(new Verdict.Invalid(1, Reason.TRUNCATED, "the file ends too early"));
    }

    @Test
    void bitFlip_underARightHashIsNeverACrash() {
        for (Script script : StrongSamples.all()) {
            byte[] body = StreamTest.body(script);
            for (int bit = 0; bit < 8 * body.length; bit++) {
                byte[] damaged = body.clone();
                damaged[bit / 8] ^= (byte) (1 << bit % 8);
                assertThat(Script.check(BinaryEncoder.file(damaged))).isNotNull();
            }
        }
    }

    @Test
    void randomSteps_areNeverACrash() {
        Random random = new Random(11);
        byte[] body = StreamTest.body(StrongSamples.PARRY);
        for (int i = 0; i < 5000; i++) {
            byte[] damaged = body.clone();
            for (int at = body.length - 12; at < body.length; at++) {
                damaged[at] = (byte) random.nextInt(at % 4 == 0 ? 40 : 6);
            }
            assertThat(Script.check(BinaryEncoder.file(damaged)))
                    .isNotInstanceOf(Verdict.Unreadable.class);
        }
    }

    @Test
    void blocks_mayComeByteByByte() {
        for (Script script : StrongSamples.all()) {
            for (byte[] file : List.of(script.text(), script.binary())) {
                assertThat(Checker.check(new TrickleStream(file), Limits.ofHeap()))
                        .isInstanceOf(Verdict.Valid.class);
            }
        }
    }

    @Test
    void count_allocatesNothing() {
        byte[] body = StreamTest.body(StrongSamples.MIDDLE);
        byte[] count = BinaryEncoder.varintBytes(Integer.MAX_VALUE);
        byte[] header = Arrays.copyOf(body, body.length - 17);
        byte[] late = {31, 0, 1};
        for (byte[] operands : List.of(new byte[] {29, 0}, new byte[] {30, 0})) {
            assertTruncated(header, operands, count);
        }
        assertTruncated(joined(header, late), new byte[] {28, 2}, count);
        assertTruncated(joined(joined(header, late), late), new byte[] {28, 2, 1, 4}, count);
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private static void assertTruncated(byte[] header, byte[] operands, byte[] count) {
        byte[] file = BinaryEncoder.file(joined(joined(header, operands), count));
        assertThat(Script.check(file).line()).contains("truncated");
    }
}
