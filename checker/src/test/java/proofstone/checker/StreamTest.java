package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Damaged, cut, prolonged and hostile files: refused, never accepted, never a crash. */
final class StreamTest {
    private static final byte[] DOMINO = Samples.DOMINO.binary();
    private static final int MAGIC = 8;
    private static final int HASH = 32;

    /** What is refused and where, as bytes; step 0 is the header. */
    @SuppressWarnings("ArrayRecordComponent")
    record Case(Reason reason, int step, byte[] file) {}

    static List<Case> all() {
        byte[] body = body(Samples.DOMINO);
        byte[] packed = BinaryEncoder.deflate(body);
        return List.of(
                new Case(Reason.TRUNCATED, 1, BinaryEncoder.file(cut(body, 1))),
                new Case(Reason.TRUNCATED, 1, BinaryEncoder.sealed(cut(packed, 4))),
                new Case(Reason.TRUNCATED, 1, cut(Samples.DOMINO.text(), 3)),
                new Case(Reason.TRUNCATED, 2, Samples.DOMINO.with("steps 1", "steps 2").text()),
                new Case(
                        Reason.CORRUPT_STREAM, 0, BinaryEncoder.sealed(new byte[] {0x78, 0x00, 1})),
                new Case(Reason.CORRUPT_STREAM, 0, BinaryEncoder.sealed(withDictionary(body))),
                new Case(Reason.CORRUPT_STREAM, 0, BinaryEncoder.sealed(flipped(packed, -1))),
                new Case(Reason.TRAILING_BYTES, 1, BinaryEncoder.file(joined(body, new byte[1]))),
                new Case(
                        Reason.TRAILING_BYTES,
                        1,
                        BinaryEncoder.sealed(joined(packed, new byte[1]))),
                new Case(Reason.TRAILING_BYTES, 1, joined(DOMINO, new byte[1])),
                new Case(Reason.TRAILING_BYTES, 1, joined(DOMINO, new byte[1 << 20])),
                new Case(
                        Reason.TRAILING_BYTES, 1, joined(Samples.DOMINO.text(), new byte[] {'\n'})),
                new Case(
                        Reason.TRAILING_BYTES,
                        4,
                        Samples.JOIN.with("join 2! 3!", "join 2! 3!\nblocked").text()),
                new Case(Reason.HASH_MISMATCH, 1, flipped(DOMINO, -1)),
                new Case(Reason.HASH_MISMATCH, 1, flipped(Samples.DOMINO.text(), -2)),
                new Case(Reason.HASH_MISMATCH, 1, flipped(Samples.DOMINO.text(), -1)),
                new Case(Reason.HASH_MISMATCH, 1, upperCase(Samples.DOMINO.text())),
                new Case(
                        Reason.BAD_NUMBER,
                        1,
                        BinaryEncoder.file(joined(cut(body, 1), bytes(0x82, 0)))),
                new Case(
                        Reason.BAD_NUMBER,
                        1,
                        BinaryEncoder.file(
                                joined(cut(body, 1), bytes(0x82, 0x80, 0x80, 0x80, 0x80, 0x01)))),
                new Case(
                        Reason.NUMBER_TOO_LARGE,
                        1,
                        BinaryEncoder.file(
                                joined(cut(body, 1), bytes(0xff, 0xff, 0xff, 0xff, 0x7f)))),
                new Case(Reason.BAD_TEXT, 0, BinaryEncoder.file(bytes(2, 0xc3, 0x28))),
                new Case(Reason.BAD_TEXT, 0, BinaryEncoder.file(bytes(1, '\n'))),
                new Case(
                        Reason.NAME_TOO_LONG,
                        0,
                        BinaryEncoder.file(bytes(0xff, 0xff, 0xff, 0xff, 0x07))),
                new Case(
                        Reason.UNKNOWN_KIND,
                        1,
                        BinaryEncoder.file(joined(cut(body, 6), bytes(18)))),
                new Case(Reason.BAD_COUNT, 2, secondListForBreaker()));
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    private static byte[] secondListForBreaker() {
        Script script = Samples.BREAKER_ISOMORPHISM.with("2 1 3\n", "2 1 3 / 0\n");
        return script.binary();
    }

    static byte[] body(Script script) {
        return BinaryEncoder.body(script.lines());
    }

    private static byte[] cut(byte[] bytes, int count) {
        return Arrays.copyOf(bytes, bytes.length - count);
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    /** A copy with the lowest bit of one byte changed, counted from the end if negative. */
    private static byte[] flipped(byte[] bytes, int index) {
        byte[] copy = bytes.clone();
        copy[index < 0 ? bytes.length + index : index] ^= 1;
        return copy;
    }

    private static byte[] upperCase(byte[] text) {
        String file = new String(text, StandardCharsets.UTF_8);
        int hash = file.lastIndexOf(' ');
        String upper = file.substring(hash).replaceAll("[a-f]", "A");
        return (file.substring(0, hash) + upper).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] withDictionary(byte[] body) {
        Deflater deflater = new Deflater();
        deflater.setDictionary(new byte[] {1, 2, 3, 4});
        deflater.setInput(body);
        deflater.finish();
        byte[] packed = new byte[body.length + 64];
        int length = deflater.deflate(packed);
        deflater.end();
        return Arrays.copyOf(packed, length);
    }

    @ParameterizedTest
    @MethodSource("all")
    void damage_isRefusedByItsReason(Case refused) {
        Verdict verdict = Script.check(refused.file());
        assertThat(verdict).isInstanceOf(Verdict.Invalid.class);
        Verdict.Invalid invalid = (Verdict.Invalid) verdict;
        assertThat(invalid.reason()).as(verdict.line()).isEqualTo(refused.reason());
        assertThat(invalid.step()).as(verdict.line()).isEqualTo(refused.step());
    }

    @Test
    void prefix_isNeverValid() {
        for (byte[] file : List.of(DOMINO, Samples.CENTRE.binary(), Samples.CENTRE.text())) {
            assertThat(Script.check(file)).isInstanceOf(Verdict.Valid.class);
            for (int length = 0; length < file.length; length++) {
                assertThat(Script.check(Arrays.copyOf(file, length)))
                        .isNotInstanceOf(Verdict.Valid.class);
            }
        }
    }

    @Test
    void prefix_isUnreadableWithinTheHeaderAndInvalidInTheSteps() {
        byte[] file = Samples.CENTRE.text();
        String text = new String(file, StandardCharsets.UTF_8);
        int steps = text.indexOf("fork");
        // The last bytes of a prefix are held back as its hash.
        int header = steps + TextTokens.TAIL;
        assertThat(Script.check(Arrays.copyOf(file, header - 1)))
                .isInstanceOf(Verdict.Unreadable.class);
        assertThat(Script.check(Arrays.copyOf(file, header)))
                .isEqualTo(new Verdict.Invalid(1, Reason.TRUNCATED, "the file ends too early"));
    }

    @Test
    void bitFlip_isNeverValid() {
        for (byte[] file : List.of(DOMINO, Samples.DOMINO.text())) {
            for (int bit = 0; bit < 8 * file.length; bit++) {
                byte[] damaged = file.clone();
                damaged[bit / 8] ^= (byte) (1 << bit % 8);
                assertThat(Script.check(damaged)).isNotInstanceOf(Verdict.Valid.class);
            }
        }
    }

    @Test
    void bitFlip_underARightHashIsNeverACrash() {
        byte[] body = body(Samples.CENTRE);
        for (int bit = 0; bit < 8 * body.length; bit++) {
            byte[] damaged = body.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            assertThat(Script.check(BinaryEncoder.file(damaged))).isNotNull();
        }
    }

    @Test
    void randomBytes_areNeverValid() {
        Random random = new Random(1);
        byte[] header = Arrays.copyOf(body(Samples.CENTRE), body(Samples.CENTRE).length - 60);
        for (int i = 0; i < 2000; i++) {
            byte[] noise = new byte[random.nextInt(200)];
            random.nextBytes(noise);
            byte[] small = noise.clone();
            for (int j = 0; j < small.length; j++) {
                small[j] &= 0xf;
            }
            byte[] text =
                    joined(
                            "proofstone-certificate 1 text\n".getBytes(StandardCharsets.UTF_8),
                            noise);
            byte[] magic = joined(Arrays.copyOf(DOMINO, MAGIC), joined(noise, new byte[HASH]));
            for (byte[] file :
                    List.of(
                            text,
                            magic,
                            BinaryEncoder.sealed(noise),
                            BinaryEncoder.file(noise),
                            BinaryEncoder.file(joined(header, small)))) {
                assertThat(Script.check(file)).isNotInstanceOf(Verdict.Valid.class);
            }
        }
    }

    @Test
    void blocks_mayComeByteByByte() {
        byte[] file = Samples.CENTRE.binary();
        assertThat(Checker.check(new TrickleStream(file), Limits.ofHeap()))
                .isInstanceOf(Verdict.Valid.class);
        assertThat(Checker.check(new TrickleStream(Samples.PAIRING.text()), Limits.ofHeap()))
                .isInstanceOf(Verdict.Valid.class);
    }

    @Test
    void unreadableStream_isOneVerdict() {
        TrickleStream failing = new TrickleStream(Arrays.copyOf(DOMINO, 20)).failing();
        Verdict verdict = Checker.check(failing, Limits.ofHeap());
        assertThat(verdict.line()).isEqualTo("UNREADABLE: cannot be read: the disk is gone");
        assertThat(verdict.exitCode()).isEqualTo(2);
    }

    @Test
    void lackOfMemory_isOneVerdict() {
        InputStream exhausting =
                new InputStream() {
                    @Override
                    public int read() {
                        throw new OutOfMemoryError();
                    }

                    @Override
                    public int read(byte[] target, int offset, int length) {
                        throw new OutOfMemoryError();
                    }
                };
        assertThat(Checker.check(exhausting, Limits.ofHeap()).line())
                .isEqualTo("UNREADABLE: checking needs more memory than there is");
    }

    @Test
    void interruption_endsTheCheck() {
        Thread.currentThread().interrupt();
        Verdict verdict = Samples.CENTRE.check();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(verdict)
                .isEqualTo(
                        new Verdict.Unreadable(
                                Verdict.Cause.INTERRUPTED, "the check was interrupted"));
    }

    @Test
    void bomb_isStoppedByTheMemoryAllowed() {
        assertThat(Samples.LINE.with("live 1", "live 1000000000").check())
                .isInstanceOfSatisfying(
                        Verdict.Unreadable.class,
                        verdict -> assertThat(verdict.line()).contains("67108864 bytes of memory"));
        byte[] file = BinaryEncoder.file(hugeSets(20));
        assertThat(Checker.check(new ByteArrayInputStream(file), new Limits(8 << 20)))
                .isInstanceOfSatisfying(
                        Verdict.Unreadable.class,
                        verdict -> assertThat(verdict.cause()).isEqualTo(Verdict.Cause.TOO_LARGE));
    }

    /** A board of the greatest size whose sets are all its squares. */
    private static byte[] hugeSets(int sets) {
        ByteArrayOutputStream set = new ByteArrayOutputStream();
        set.writeBytes(BinaryEncoder.varintBytes(65536));
        for (int square = 0; square < 65536; square++) {
            set.writeBytes(BinaryEncoder.varintBytes(square));
        }
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.writeBytes(bytes(4, 'f', 'r', 'e', 'e', 4, 'w', 'e', 'a', 'k'));
        body.writeBytes(BinaryEncoder.varintBytes(65536));
        body.writeBytes(BinaryEncoder.varintBytes(sets));
        for (int i = 0; i < sets; i++) {
            body.writeBytes(set.toByteArray());
        }
        return body.toByteArray();
    }

    @Test
    void count_allocatesNothing() {
        byte[] count = BinaryEncoder.varintBytes(Integer.MAX_VALUE);
        byte[] body = body(Samples.DOMINO);
        byte[] header = cut(body, 6);
        byte[] pairs = joined(header, joined(bytes(1), count));
        assertThat(Script.check(BinaryEncoder.file(pairs)).line()).contains("truncated");
        byte[] repeated = joined(pairs, bytes(1, 1, 1));
        assertThat(Script.check(BinaryEncoder.file(repeated)).line()).contains("square-twice");
        byte[] children = joined(header, joined(bytes(10), count));
        assertThat(Script.check(BinaryEncoder.file(children)).line()).contains("truncated");
    }
}
