package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import proofstone.game.Board;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

class CertificateWriterTest {
    @Test
    void text_isThatOfTheFormatPage() throws Exception {
        String text = new String(TestProofs.bytes(TestProofs.star(), Form.TEXT), UTF_8);
        String body =
                """
                proofstone-certificate 1 text
                game free:test
                rule weak
                squares 4
                sets 3
                set 0 1
                set 0 2
                set 0 3
                maker
                breaker
                to-move maker
                claim maker-wins
                producer test 1
                command solve it
                live 3
                steps 4
                line 1 2
                line 0 1
                replies 1! 2!
                move 0 3!
                """;
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(body.getBytes(UTF_8));
        assertThat(text).isEqualTo(body + "sha256 " + HexFormat.of().formatHex(digest) + "\n");
    }

    @Test
    void text_ofEveryBreakerKind() throws Exception {
        String text = new String(TestProofs.bytes(TestProofs.everyBreakerKind(), Form.TEXT), UTF_8);
        assertThat(text)
                .contains("\nmaker-stones 4\nfirst-moves 2 4\nclaim breaker-wins\n")
                .contains("\nlive 7\nsteps 13\n")
                .contains("\npairs 0 1\n")
                .containsOnlyOnce("pairs 0 1\n")
                .contains("\nisomorphism 1 0 3 1 2\n")
                .contains("\npotential maker 5 6 7 8 / 2\n")
                .contains("\nshort 3 5 6 7 8\n")
                .contains("\nparts 3 4 + 3 4\n")
                .contains("\nblocked\n")
                .contains("\ndomination 8 7 ")
                .contains("\nfirst-replies ");
    }

    @Test
    void text_ofMakersIsomorphism() throws Exception {
        Hypergraph board = TestBoards.hypergraph(4, new int[][] {{0, 1}, {2, 3}});
        Calculus calculus = new Calculus(board);
        Step mirrored =
                calculus.isomorphism(calculus.line(0, 0), new int[] {0, 2}, SquareSet.of(3));
        WeakPosition position = new WeakPosition(SquareSet.of(3), SquareSet.of(1), Role.MAKER);
        Certificate certificate =
                new Certificate(
                        WeakProblem.of(TestBoards.free(board), position), "p", "c", mirrored);
        String text = new String(TestProofs.bytes(certificate, Form.TEXT), UTF_8);
        assertThat(text)
                .contains("\nmaker 3\nbreaker 1\n")
                .contains("\nline 0 0\nisomorphism 1! 0 2 / 3\nsha256 ");
    }

    @Test
    void binary_isThatOfTheFormatPage() throws Exception {
        byte[] bytes = TestProofs.bytes(TestProofs.star(), Form.BINARY);
        assertThat(Arrays.copyOf(bytes, 8)).isEqualTo("PSTONE1\n".getBytes(UTF_8));
        byte[] digest =
                MessageDigest.getInstance("SHA-256")
                        .digest(Arrays.copyOf(bytes, bytes.length - 32));
        assertThat(Arrays.copyOfRange(bytes, bytes.length - 32, bytes.length)).isEqualTo(digest);
        byte[] zlib = Arrays.copyOfRange(bytes, 8, bytes.length - 32);
        byte[] body = new InflaterInputStream(new ByteArrayInputStream(zlib)).readAllBytes();
        assertThat(HexFormat.of().formatHex(body))
                .isEqualTo(
                        "09"
                                + hex("free:test")
                                + "04"
                                + hex("weak")
                                + "0403"
                                + "020001"
                                + "020002"
                                + "020003"
                                + "00"
                                + "00"
                                + "00"
                                + "00"
                                + "00"
                                + "00"
                                + "06"
                                + hex("test 1")
                                + "08"
                                + hex("solve it")
                                + "0304"
                                + "050102"
                                + "050001"
                                + "0a020503"
                                + "090003");
    }

    private static String hex(String text) {
        return HexFormat.of().formatHex(text.getBytes(UTF_8));
    }

    @ParameterizedTest
    @EnumSource
    void sameProof_sameBytes(Form form) throws Exception {
        assertThat(TestProofs.bytes(TestProofs.everyBreakerKind(), form))
                .isEqualTo(TestProofs.bytes(TestProofs.everyBreakerKind(), form));
    }

    @Test
    void deepProof_needsNoDeepStack() throws Exception {
        Hypergraph board = TestBoards.hypergraph(3, new int[][] {{0, 1}});
        Calculus calculus = new Calculus(board);
        Step step = calculus.pairs(0, 1);
        for (int i = 0; i < 100_000; i++) {
            step = calculus.isomorphism(step, new int[] {0, 1, 1, 0}, SquareSet.empty());
        }
        WeakProblem problem =
                WeakProblem.of(TestBoards.free(board), WeakPosition.empty(Role.MAKER));
        String text =
                new String(
                        TestProofs.bytes(new Certificate(problem, "p", "c", step), Form.TEXT),
                        UTF_8);
        assertThat(text).contains("\nlive 2\nsteps 100001\n");
    }

    @Test
    void producerAndCommand_becomeOneLine() {
        Certificate star = TestProofs.star();
        Certificate wild =
                new Certificate(star.problem(), "", "a\nb\u0085" + "c".repeat(9999), star.root());
        assertThat(wild.producer()).isEmpty();
        assertThat(wild.command()).startsWith("a b cc").hasSize(4096);
        Certificate wide = new Certificate(star.problem(), "é".repeat(9999), "", star.root());
        assertThat(wide.producer()).isEqualTo("é".repeat(2048));
    }

    @Test
    void emptyNames_areWordsAlone() throws Exception {
        Certificate star = TestProofs.star();
        Certificate silent = new Certificate(star.problem(), "", "", star.root());
        String text = new String(TestProofs.bytes(silent, Form.TEXT), UTF_8);
        assertThat(text).contains("\nproducer\ncommand\nlive 3\n");
    }

    @Test
    void equalChildren_areNamedOnce() throws Exception {
        Hypergraph board = TestBoards.hypergraph(5, new int[][] {{0, 1}, {2, 3}});
        Calculus calculus = new Calculus(board);
        Step empty = calculus.join(List.of(calculus.blocked(), calculus.blocked()));
        Step outside = calculus.potential(Role.MAKER, SquareSet.of(4), SquareSet.empty());
        Step none = calculus.replies(List.of(outside, calculus.blocked(), empty));
        Step pairs = calculus.pairs(0, 1);
        Step root = calculus.join(List.of(none, pairs, empty, calculus.pairs(2, 3), empty));
        WeakProblem problem =
                WeakProblem.of(TestBoards.free(board), WeakPosition.empty(Role.MAKER));
        byte[] bytes = TestProofs.bytes(new Certificate(problem, "p", "c", root), Form.TEXT);
        assertThat(new String(bytes, UTF_8))
                .contains(
                        """
                        live 5
                        steps 6
                        potential maker 4 /
                        blocked
                        replies 1! 2
                        pairs 0 1
                        pairs 2 3
                        join 3! 4! 2! 5!
                        """);
    }

    @Test
    void problemsThatNoFileCanHold_areRefused() {
        Certificate star = TestProofs.star();
        Board board = star.problem().board();
        WeakPosition position = star.problem().position();
        Board odd = TestBoards.named("free:a\nb", board.hypergraph());
        assertRefused(WeakProblem.of(odd, position), "the name of the board is no short line");
        assertRefused(
                new WeakProblem(board, position, OptionalInt.of(1 << 30), Optional.empty()),
                "Maker's limit is too large");
    }

    private static void assertRefused(WeakProblem problem, String reason) {
        assertThatThrownBy(() -> new Certificate(problem, "p", "c", TestProofs.star().root()))
                .isInstanceOf(IllegalStepException.class)
                .hasMessage(reason);
    }
}
