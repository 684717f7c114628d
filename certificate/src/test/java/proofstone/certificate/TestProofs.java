package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/** Small certificates for the tests of this package, and their bytes. */
final class TestProofs {
    private TestProofs() {}

    static byte[] bytes(Certificate certificate, Form form) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateWriter.write(certificate, out, form);
        return out.toByteArray();
    }

    /** Puts the right SHA-256 at the end of a text. */
    static byte[] signed(String body) {
        return (body + "sha256 " + HexFormat.of().formatHex(sha256(body.getBytes(UTF_8))) + "\n")
                .getBytes(UTF_8);
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    /** Packs a body and puts first bytes and the right SHA-256 around it. */
    static byte[] packed(byte[] body) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write("PSTONE1\n".getBytes(UTF_8));
        DeflaterOutputStream zlib = new DeflaterOutputStream(out);
        zlib.write(body);
        zlib.finish();
        out.write(sha256(out.toByteArray()));
        return out.toByteArray();
    }

    /** Returns the body of a file of the binary form. */
    static byte[] unpacked(byte[] file) throws IOException {
        byte[] zlib = Arrays.copyOfRange(file, 8, file.length - 32);
        return new InflaterInputStream(new ByteArrayInputStream(zlib)).readAllBytes();
    }

    /** Returns a copy with other bytes from a place on. */
    static byte[] with(byte[] bytes, int at, int... values) {
        byte[] changed = bytes.clone();
        for (int i = 0; i < values.length; i++) {
            changed[at + i] = (byte) values[i];
        }
        return changed;
    }

    /** Maker takes the middle of a star with three rays, then one of the ends left to him. */
    static Certificate star() {
        Hypergraph star = TestBoards.hypergraph(4, new int[][] {{0, 1}, {0, 2}, {0, 3}});
        Calculus calculus = new Calculus(star);
        Step answers = calculus.replies(List.of(calculus.line(1, 2), calculus.line(0, 1)));
        return new Certificate(
                WeakProblem.of(TestBoards.free(star), WeakPosition.empty(Role.MAKER)),
                "test 1",
                "solve it",
                calculus.move(0, answers));
    }

    static Certificate everyBreakerKind() {
        Hypergraph board = TestBoards.hypergraph(9, new int[][] {{0, 1}, {2, 3, 4}, {5, 6, 7, 8}});
        Calculus calculus = new Calculus(board);
        Step pairs = calculus.pairs(0, 1);
        Step moved = calculus.isomorphism(pairs, new int[] {0, 3, 1, 2}, SquareSet.empty());
        Step potential = calculus.potential(Role.MAKER, SquareSet.of(5, 6, 7, 8), SquareSet.of(2));
        Step all = calculus.join(List.of(pairs, moved, potential));
        Step shortage = calculus.shortage(3, SquareSet.of(5, 6, 7, 8));
        Step twice = calculus.parts(List.of(Part.of(new int[] {3, 4}, new int[] {4, 3})));
        Step other = calculus.join(List.of(calculus.pairs(0, 1), twice, shortage));
        Step swapped = calculus.domination(8, 7, calculus.join(List.of(pairs, moved)));
        Step blocked = calculus.join(List.of(swapped, calculus.blocked()));
        Step first =
                calculus.firstReplies(
                        List.of(all, other, calculus.join(List.of(blocked, potential))),
                        SquareSet.of(2, 4));
        WeakPosition position = WeakPosition.empty(Role.MAKER);
        WeakProblem problem =
                new WeakProblem(
                        TestBoards.free(board),
                        position,
                        OptionalInt.of(4),
                        Optional.of(SquareSet.of(2, 4)));
        return new Certificate(problem, "p", "c", first);
    }
}
