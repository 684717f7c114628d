package proofstone.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import proofstone.certificate.BoardResolver;
import proofstone.certificate.CertificateFormatException;
import proofstone.certificate.CertificateReader;
import proofstone.certificate.Form;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexCertificateReader;
import proofstone.certificate.HexCertificateWriter;
import proofstone.certificate.HexStep;
import proofstone.certificate.IllegalStepException;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

/** Certificates of Hex: solved, written, read, checked, and damaged. */
class HexCertificateTest {
    private static final Limits LIMITS = Limits.ofHeap();

    private static HexCertificate certificate(HexPosition position, HexStep root) {
        return new HexCertificate(position, "test", "none", root);
    }

    private static byte[] bytes(HexCertificate certificate, Form form) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        HexCertificateWriter.write(certificate, out, form);
        return out.toByteArray();
    }

    private static Verdict check(byte[] file) {
        return Checker.check(new ByteArrayInputStream(file), LIMITS);
    }

    private static void assertChecked(HexCertificate certificate) throws IOException {
        for (Form form : Form.values()) {
            byte[] file = bytes(certificate, form);
            Verdict verdict = check(file);
            assertThat(verdict).as(verdict.line()).isInstanceOf(Verdict.Valid.class);
            HexCertificate read = HexCertificateReader.read(new ByteArrayInputStream(file));
            assertThat(read.position()).isEqualTo(certificate.position());
            assertThat(read.root().claim()).isEqualTo(certificate.root().claim());
            assertThat(bytes(read, form)).isEqualTo(file);
        }
    }

    @Test
    void positions_ofThreeByThreeAreSolvedAndChecked() throws IOException {
        HexBoard board = HexBoard.of(3, 3);
        HexPlainSolver solver = new HexPlainSolver(board);
        HexBruteForce judge = new HexBruteForce(board);
        int count = 0;
        for (HexPosition position : HexPositions.all(board)) {
            HexStep root = solver.solve(position);
            assertThat(root.claim().player()).isEqualTo(judge.winner(position));
            if (count++ % 16 == 0) {
                assertChecked(certificate(position, root));
            }
        }
        assertThat(count).isEqualTo(2 * 19_683);
    }

    @Test
    void positions_ofLargerBoardsAreSolvedAndChecked() throws IOException {
        Random random = new Random(4);
        for (HexBoard board : List.of(HexBoard.of(4, 4), HexBoard.of(3, 5), HexBoard.of(5, 3))) {
            HexPlainSolver solver = new HexPlainSolver(board);
            HexBruteForce judge = new HexBruteForce(board);
            for (int i = 0; i < 60; i++) {
                HexPosition position = HexPositions.random(board, random);
                HexStep root = solver.solve(position);
                assertThat(root.claim().player()).isEqualTo(judge.winner(position));
                assertChecked(certificate(position, root));
            }
        }
    }

    @Test
    void root_isHeldToThePosition() {
        HexBoard board = HexBoard.of(3, 3);
        HexPosition empty = HexPosition.empty(board);
        HexStep root = new HexPlainSolver(board).solve(empty);
        assertThatThrownBy(() -> certificate(empty.withToMove(Player.WHITE), root))
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining("other player to move");
        HexPosition taken = empty.play(root.claim().carrier().first()).withToMove(Player.BLACK);
        assertThatThrownBy(() -> certificate(taken, root))
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining("on the root's carrier");
        assertThatThrownBy(() -> certificate(HexPosition.empty(HexBoard.of(3, 4)), root))
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining("another board");
        HexStep part = root.children().getFirst().children().getFirst();
        assertThatThrownBy(() -> certificate(empty, part))
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining("relies on stones that the winner does not have");
    }

    @Test
    void isHex_tellsTheRuleOfAFile(@TempDir Path folder) throws IOException {
        HexBoard board = HexBoard.of(2, 2);
        HexPosition empty = HexPosition.empty(board);
        Path file = folder.resolve("2.cert");
        Files.write(
                file,
                bytes(certificate(empty, new HexPlainSolver(board).solve(empty)), Form.BINARY));
        assertThat(HexCertificateReader.isHex(file)).isTrue();
        assertThat(HexCertificateReader.read(file).winner()).isEqualTo(Player.BLACK);
        assertThatThrownBy(() -> CertificateReader.read(file, BoardResolver.games()))
                .isInstanceOf(CertificateFormatException.class)
                .hasMessageContaining("Hex");
        Path weak = ProjectFiles.root().resolve("docs/formats/tic-tac-toe.certificate");
        assertThat(HexCertificateReader.isHex(weak)).isFalse();
        assertThatThrownBy(() -> HexCertificateReader.read(weak))
                .isInstanceOf(CertificateFormatException.class)
                .hasMessage("header: no certificate of Hex");
        Files.writeString(file, "nothing");
        assertThat(HexCertificateReader.isHex(file)).isFalse();
        assertThatThrownBy(() -> HexCertificateReader.read(file))
                .isInstanceOf(CertificateFormatException.class)
                .hasMessage("header: this is no certificate");
    }

    /** The reader makes every step anew by the calculus, so it is a second opinion. */
    @Test
    void changes_areJudgedAlikeByReaderAndChecker() throws Exception {
        Random random = new Random(8);
        HexBoard board = HexBoard.of(3, 4);
        HexPlainSolver solver = new HexPlainSolver(board);
        HexBruteForce judge = new HexBruteForce(board);
        int accepted = 0;
        for (int i = 0; i < 3000; i++) {
            HexPosition position = HexPositions.random(board, random);
            HexCertificate made = certificate(position, solver.solve(position));
            byte[] changed = changed(bytes(made, Form.TEXT), random);
            Verdict verdict = check(changed);
            assertThat(isRead(changed))
                    .as(verdict.line() + "\n" + new String(changed, UTF_8))
                    .isEqualTo(verdict instanceof Verdict.Valid);
            if (verdict instanceof Verdict.Valid(Verdict.HexSummary summary)) {
                accepted++;
                assertTrue(new ByteArrayInputStream(changed), summary, judge);
            }
        }
        assertThat(accepted).isBetween(1, 1500);
    }

    private static void assertTrue(
            ByteArrayInputStream file, Verdict.HexSummary summary, HexBruteForce judge)
            throws IOException {
        HexPosition position = HexCertificateReader.read(file).position();
        Player winner = judge.winner(position);
        assertThat(summary.winner().name()).isEqualTo(winner.name());
    }

    private static boolean isRead(byte[] file) throws IOException {
        try {
            HexCertificateReader.read(new ByteArrayInputStream(file));
            return true;
        } catch (CertificateFormatException e) {
            return false;
        }
    }

    private static byte[] changed(byte[] file, Random random) throws Exception {
        List<String> lines = new ArrayList<>(new String(file, UTF_8).lines().toList());
        lines.removeLast();
        int index = 5 + random.nextInt(lines.size() - 5);
        List<String> words = new ArrayList<>(List.of(lines.get(index).split(" ", -1)));
        int word = random.nextInt(words.size());
        switch (random.nextInt(3)) {
            case 0 -> words.remove(word);
            case 1 -> words.add(word + 1, Integer.toString(random.nextInt(17)));
            default -> words.set(word, Integer.toString(random.nextInt(17)));
        }
        lines.set(index, String.join(" ", words));
        String body = String.join("\n", lines) + "\n";
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(body.getBytes(UTF_8));
        return (body + "sha256 " + HexFormat.of().formatHex(digest) + "\n").getBytes(UTF_8);
    }
}
