package proofstone.certificate;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
