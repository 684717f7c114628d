package proofstone.certificate;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static proofstone.certificate.TestProofs.packed;
import static proofstone.certificate.TestProofs.signed;
import static proofstone.certificate.TestProofs.unpacked;
import static proofstone.certificate.TestProofs.with;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import proofstone.game.Board;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

class CertificateReaderTest {
    private static final BoardResolver NO_NAMES = name -> Optional.empty();

    private static Certificate read(byte[] bytes) throws IOException {
        return CertificateReader.read(new ByteArrayInputStream(bytes), NO_NAMES);
    }

    private static String textBody(Certificate certificate) throws IOException {
        String text = new String(TestProofs.bytes(certificate, Form.TEXT), UTF_8);
        return text.substring(0, text.indexOf("sha256 "));
    }

    private static byte[] binaryBody(Certificate certificate) throws IOException {
        return unpacked(TestProofs.bytes(certificate, Form.BINARY));
    }

    private static void assertRefused(byte[] bytes, int step, String reason) {
        assertThatThrownBy(() -> read(bytes))
                .isInstanceOfSatisfying(
                        CertificateFormatException.class,
                        e -> {
                            assertThat(e.reason()).contains(reason);
                            assertThat(e.step()).isEqualTo(step);
                            assertThat(e).hasMessageStartingWith(step == 0 ? "header: " : "step ");
                        });
    }

    @ParameterizedTest
    @EnumSource
    void reading_invertsWriting(Form form) throws Exception {
        for (Certificate certificate : List.of(TestProofs.star(), TestProofs.everyBreakerKind())) {
            byte[] bytes = TestProofs.bytes(certificate, form);
            Certificate again = read(bytes);
            for (Form other : Form.values()) {
                assertThat(TestProofs.bytes(again, other))
                        .isEqualTo(TestProofs.bytes(certificate, other));
            }
            assertThat(again.problem().position()).isEqualTo(certificate.problem().position());
            assertThat(again.problem().firstMoves()).isEqualTo(certificate.problem().firstMoves());
            assertThat(again.root().claim()).isEqualTo(certificate.root().claim());
        }
    }

    @Test
    void reading_fromAFile(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("proof");
        Files.write(file, TestProofs.bytes(TestProofs.star(), Form.BINARY));
        assertThat(CertificateReader.read(file, NO_NAMES).winner()).isEqualTo(Role.MAKER);
        assertThatThrownBy(() -> CertificateReader.read(folder.resolve("no"), NO_NAMES))
                .isInstanceOf(NoSuchFileException.class);
        Path empty = Files.createFile(folder.resolve("empty"));
        assertThatThrownBy(() -> CertificateReader.read(empty, NO_NAMES))
                .hasMessage("header: this is no certificate");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "game free:test|gme free:test|0|the line should begin with 'game'",
                "game free:test|game mnk:9,9,9|0|unknown board 'mnk:9,9,9'",
                "rule weak|rule strong|0|a certificate of a strong game",
                "squares 4|squares 0|0|0 is no number of squares",
                "squares 4|squares 65537|0|65537 is no number of squares",
                "squares 4|squares four|0|'four' is no number from 0 to 1073741823",
                "squares 4|squares 04|0|'04' is no number",
                "squares 4|squares 1073741824|0|'1073741824' is no number",
                "squares 4|squares  4|0|tokens are separated by one space",
                "squares 4|squares|0|the line ends too early",
                "squares 4|squares 4 4|0|the line goes on where it should end",
                "squares 4|squares 3|0|square 3 is not on the board",
                "sets 3|sets 1000001|0|1000001 winning sets are too many",
                "sets 3|sets 2|0|should begin with 'maker'",
                "sets 3|sets 4|0|should begin with 'set'",
                "set 0 1|set|0|winning set 0 is empty",
                "set 0 1|set 0 0|0|a square stands twice in a list",
                "set 0 1|set 0 1 2 3 0|0|a list is too long",
                "set 0 1|set 0 2|0|a winning set stands twice in the list",
                "set 0 1|set 1 0|-1|",
                "#maker#|#maker 2#|4|a stone stands on the root's carrier",
                "maker#breaker#|maker 3#breaker 3#|0|a square has two stones",
                "to-move maker|to-move breaker|4|the root has the other player to move",
                "to-move maker|to-move white|0|to-move names no player",
                "claim maker|maker-stones 1#claim maker|4|Maker needs more stones than he has",
                "claim maker|maker-stones 2#claim maker|-1|",
                "claim maker|first-moves 1 2#claim maker|4|Maker's first move is not permitted",
                "claim maker|first-moves 0 2#claim maker|-1|",
                "claim maker|first-moves#claim maker|0|no first move is permitted",
                "claim maker|first-moves 0 9#claim maker|0|square 9 is not on the board",
                "claim maker-wins|claim breaker-wins|4|the root does not prove the claim",
                "producer test 1|producer|-1|",
                "producer test 1|producer  test 1 |-1|",
                "producer test 1|producer test\t1|0|producer has control characters",
                "claim maker-wins|claim maker|0|claim names no player",
                "live 3|live 2|3|more steps are alive than the header says",
                "steps 4|steps 3|3|the root has the other player to move",
                "steps 4|steps 5|5|unknown step 'sha256'",
                "live 3|live 0|0|a certificate has at least one step",
                "steps 4|steps 0|0|a certificate has at least one step",
                "line 1 2|lime 1 2|1|unknown step 'lime'",
                "line 1 2|line 1|1|the line ends too early",
                "line 1 2|line 1 2 3|1|the line goes on where it should end",
                "line 1 2|line 1 3|1|the square is not on the line",
                "line 1 2|line 7 3|1|winning set 7 is not on the board",
                "replies 1! 2!|replies 1! 3!|3|the child is no earlier step",
                "replies 1! 2!|replies 1! 0!|3|the child is no earlier step",
                "replies 1! 2!|replies 1! 1!|3|a step names a child twice",
                "replies 1! 2!|replies 1! 2|4|a step other than the root is alive at the end",
                "replies 1! 2!|replies 1! !|3|'' is no number",
                "replies 1! 2!|first-replies 1! 2!|3|the header gives no first moves",
                "move 0 3!|move 0 1!|4|child 1 is no longer alive",
                "move 0 3!|isomorphism 3! 0|4|a list lacks its end /",
                "move 0 3!|potential white|4|'white' is no turn",
                "move 0 3!|potential maker 9 /|4|square 9 is not on the board",
                "move 0 3!|potential maker 0 / 9|4|winning set 9 is not on the board",
                "move 0 3!|potential maker 0 / 0 / 1|4|'/' is no number",
                "move 0 3!|potential maker 0 0 / 0|4|a square stands twice",
                "move 0 3!|potential maker 0 / 1 1|4|a winning set stands twice",
                "move 0 3!|pairs 0 1 2|4|a pair lacks its second square",
                "move 0 3!|parts|4|no parts",
                "move 0 3!|parts 0 1 /|4|a sub-edge has at least two squares",
                "move 0 3!|parts 0 1 / / 2 3|4|a sub-edge has at least two squares",
                "move 0 3!|parts + 0 1|4|a sub-edge has at least two squares",
                "move 0 3!|parts 0 1 / 1 2|4|two parts share a square",
                "move 0 3!|parts 0 1 + 1 2|4|Maker wins the part",
                "move 0 3!|parts 0 1+ 1 2|4|'1+' is no number",
                "move 0 3!|parts 0 4|4|square 4 is not on the board",
                "move 0 3!|parts 0 0 1|4|a square stands twice in a list",
                "move 0 3!|parts 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0|4|a list is too long",
                "move 0 3!|parts 0 1 / 0 1 / 0 1 / 0 1 / 0 1|4|a list is too long",
            })
    void text_isRefusedByItsReason(String from, String to, int step, String reason)
            throws Exception {
        String body = textBody(TestProofs.star());
        String old = from.replace('#', '\n');
        assertThat(body).contains(old);
        byte[] bytes = signed(body.replace(old, to.replace('#', '\n')));
        if (step < 0) {
            assertThat(read(bytes).winner()).isEqualTo(Role.MAKER);
        } else {
            assertRefused(bytes, step, reason);
        }
    }

    @Test
    void breakersRoot_isRefusedByItsReason() throws Exception {
        Hypergraph board = TestBoards.hypergraph(4, new int[][] {{0, 1}, {2, 3}});
        Calculus calculus = new Calculus(board);
        Step step = calculus.join(List.of(calculus.pairs(0, 1), calculus.shortage(1, two())));
        WeakProblem problem =
                new WeakProblem(
                        TestBoards.free(board),
                        WeakPosition.empty(Role.MAKER),
                        OptionalInt.of(1),
                        Optional.empty());
        String body = textBody(new Certificate(problem, "p", "c", step));
        assertThat(read(signed(body)).winner()).isEqualTo(Role.BREAKER);
        assertThat(read(signed(body.replace("stones 1", "stones 0"))).winner())
                .isEqualTo(Role.BREAKER);
        assertRefused(
                signed(body.replace("stones 1", "stones 2")),
                3,
                "more stones than the root allows");
        assertRefused(
                signed(body.replace("maker-stones 1\n", "")),
                3,
                "more stones than the root allows");
        assertRefused(
                signed(body.replace("short 1 2 3", "short 1 2")),
                3,
                "winning set 1 is neither held nor blocked");
    }

    private static SquareSet two() {
        return SquareSet.of(2, 3);
    }

    @Test
    void text_damagedAsAWhole() throws Exception {
        byte[] text = TestProofs.bytes(TestProofs.star(), Form.TEXT);
        for (int length = 0; length < text.length; length++) {
            byte[] cut = Arrays.copyOf(text, length);
            assertThatThrownBy(() -> read(cut)).isInstanceOf(CertificateFormatException.class);
        }
        for (int i = 0; i < text.length; i++) {
            byte[] broken = text.clone();
            broken[i] ^= 0x10;
            assertThatThrownBy(() -> read(broken)).isInstanceOf(CertificateFormatException.class);
        }
        assertRefused(Arrays.copyOf(text, text.length + 1), 4, "something follows the SHA-256");
        String other = new String(text, ISO_8859_1).replace("test 1", "test 2");
        assertRefused(other.getBytes(ISO_8859_1), 4, "the SHA-256 is not that of the file");
        String latin = new String(text, ISO_8859_1).replace("test 1", "test \u00e9");
        assertRefused(latin.getBytes(ISO_8859_1), 0, "a line is not UTF-8");
    }

    @Test
    void binary_damagedAsAWhole() throws Exception {
        byte[] binary = TestProofs.bytes(TestProofs.star(), Form.BINARY);
        for (int length = 0; length < binary.length; length++) {
            byte[] cut = Arrays.copyOf(binary, length);
            assertThatThrownBy(() -> read(cut)).isInstanceOf(CertificateFormatException.class);
        }
        for (int i = 0; i < binary.length; i++) {
            byte[] broken = binary.clone();
            broken[i] ^= 0x10;
            assertThatThrownBy(() -> read(broken)).isInstanceOf(CertificateFormatException.class);
        }
        assertRefused(Arrays.copyOf(binary, binary.length + 1), 4, "followed by the SHA-256 alone");
    }

    @Test
    void binary_isRefusedByItsReason() throws Exception {
        byte[] body = binaryBody(TestProofs.star());
        assertThat(read(packed(body)).winner()).isEqualTo(Role.MAKER);
        assertRefused(packed(Arrays.copyOf(body, body.length - 1)), 4, "the body ends too early");
        assertRefused(packed(Arrays.copyOf(body, body.length + 1)), 4, "goes on after the last");
        int steps = body.length - 13;
        assertRefused(packed(with(body, steps, 18)), 1, "unknown kind 18");
        assertRefused(packed(with(body, steps, 0x85, 0)), 1, "superfluous last byte");
        assertRefused(
                packed(with(body, steps, 0x80, 0x80, 0x80, 0x80, 0x80, 1)), 1, "more than 5 bytes");
        assertRefused(
                packed(with(body, steps, 0xff, 0xff, 0xff, 0xff, 0x0f)), 1, "exceeds 2147483647");
        assertRefused(packed(with(body, 9, '\n')), 0, "game has control characters");
        assertRefused(packed(with(body, 9, 0x80)), 0, "game is not UTF-8");
        assertRefused(packed(with(body, 0, 0x81, 0x20)), 0, "game is too long");
        assertRefused(packed(with(body, steps + 6, 10, 2, 1)), 3, "child is no earlier step");
    }

    @Test
    void breakersIsomorphism_hasNoSupport() throws Exception {
        Hypergraph board = TestBoards.hypergraph(4, new int[][] {{0, 1}});
        Calculus calculus = new Calculus(board);
        Step step =
                calculus.isomorphism(
                        calculus.pairs(1, 0), new int[] {0, 1, 1, 0}, SquareSet.empty());
        WeakProblem problem =
                WeakProblem.of(TestBoards.free(board), WeakPosition.empty(Role.MAKER));
        byte[] body = binaryBody(new Certificate(problem, "p", "c", step));
        assertThat(read(packed(body)).winner()).isEqualTo(Role.BREAKER);
        assertRefused(packed(with(body, body.length - 1, 1)), 2, "Breaker has no support");
    }

    @Test
    void countsAlone_costNoMemory() throws Exception {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.writeBytes(new byte[] {4, 'f', 'r', 'e', 'e', 4, 'w', 'e', 'a', 'k'});
        body.writeBytes(new byte[] {(byte) 0x80, (byte) 0x80, 4, 1});
        body.writeBytes(new byte[] {(byte) 0x81, (byte) 0x80, 4});
        assertRefused(packed(body.toByteArray()), 0, "a list is too long");
    }

    /** Whatever stands in a file with a right SHA-256, it is read or refused, never a crash. */
    @Test
    void randomDamage_isNeverACrash() throws Exception {
        byte[] body = binaryBody(TestProofs.everyBreakerKind());
        String text = textBody(TestProofs.everyBreakerKind());
        Random random = new Random(7);
        int refused = 0;
        for (int i = 0; i < 4000; i++) {
            byte[] broken = with(body, random.nextInt(body.length), random.nextInt(256));
            refused += refusals(packed(broken));
            char[] letters = text.toCharArray();
            letters[random.nextInt(letters.length)] = "0123456789 !/\na".charAt(random.nextInt(15));
            refused += refusals(signed(new String(letters)));
        }
        assertThat(refused).isBetween(4000, 8000);
    }

    private static int refusals(byte[] bytes) throws IOException {
        try {
            read(bytes);
            return 0;
        } catch (CertificateFormatException e) {
            return 1;
        }
    }

    @Test
    void namedBoard_keepsTheOrderOfTheFile() throws Exception {
        Board board = TestBoards.ticTacToe();
        List<SquareSet> turned = new ArrayList<>(board.hypergraph().sets());
        Collections.reverse(turned);
        Board other = TestBoards.named(board.name(), new Hypergraph(9, turned));
        WeakPosition position = new WeakPosition(SquareSet.of(0, 1), two(), Role.MAKER);
        int e = other.hypergraph().sets().indexOf(SquareSet.of(0, 4, 8));
        int f = other.hypergraph().sets().indexOf(SquareSet.of(1, 4, 7));
        Step fork = new Calculus(other.hypergraph()).fork(4, e, 8, f, 7);
        byte[] bytes =
                TestProofs.bytes(
                        new Certificate(WeakProblem.of(other, position), "p", "c", fork),
                        Form.TEXT);
        Certificate read =
                CertificateReader.read(new ByteArrayInputStream(bytes), BoardResolver.games());
        assertThat(read.problem().board().hypergraph().sets()).isEqualTo(turned);
        assertThat(read.problem().board().symmetries()).hasSize(8);
        assertThat(read.problem().board().layout().name(0)).isEqualTo("a3");
        String smaller = new String(bytes, UTF_8).replace("mnk:3,3,3", "mnk:3,3,2");
        assertThatThrownBy(() ->
                        CertificateReader.read(
                                new ByteArrayInputStream(smaller.getBytes(UTF_8)),
                                BoardResolver.games()))
                .hasMessage("header: the winning sets are not those of the board");
        String unknown = new String(bytes, UTF_8).replace("mnk:3,3,3", "chess");
        assertThatThrownBy(() ->
                        CertificateReader.read(
                                new ByteArrayInputStream(unknown.getBytes(UTF_8)),
                                BoardResolver.games()))
                .hasMessage("header: unknown board 'chess'");
    }
}
