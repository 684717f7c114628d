package proofstone.testkit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import proofstone.certificate.BoardResolver;
import proofstone.certificate.Certificate;
import proofstone.certificate.CertificateReader;
import proofstone.certificate.CertificateWriter;
import proofstone.certificate.Form;
import proofstone.game.PgWriter;
import proofstone.game.PositionalGame;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;
import proofstone.solver.SolveOptions;
import proofstone.solver.Solver;
import proofstone.solver.Verdict;

/** Solves problems for the tests of this module, and turns certificates into bytes and back. */
final class SolvedProblems {
    /**
     * Tables are small, as the problems are; proof-number search needs what its graph needs, and
     * without transpositions what a tree of the same positions needs. Neither is taken at once.
     */
    private static final long TABLE_MEMORY = SolveOptions.MIN_MEMORY;

    private static final long GRAPH_MEMORY = 256L << 20;
    private static final long TREE_MEMORY = 16L << 30;

    private SolvedProblems() {}

    /** Returns the verdict of a search on one thread. */
    static Verdict solve(WeakProblem problem, Set<Technique> techniques, Method method) {
        SolveOptions options =
                new SolveOptions(
                        techniques,
                        method,
                        Optional.empty(),
                        memory(techniques, method),
                        1,
                        Optional.empty(),
                        "proofstone testkit",
                        "proofstone solve");
        return new Solver(problem, options, progress -> {}).solve();
    }

    private static long memory(Set<Technique> techniques, Method method) {
        if (method != Method.PNS) {
            return TABLE_MEMORY;
        }
        return techniques.contains(Technique.TRANSPOSITIONS) ? GRAPH_MEMORY : TREE_MEMORY;
    }

    /** Returns the certificate of a search with all techniques. */
    static Certificate certificate(WeakProblem problem) {
        return solve(problem, EnumSet.allOf(Technique.class), Method.DEPTH_FIRST)
                .certificate()
                .orElseThrow();
    }

    /** Returns what the writer of the program writes. */
    static byte[] bytes(Certificate certificate, Form form) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            CertificateWriter.write(certificate, bytes, form);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Returns what the reader of the program reads. */
    static Certificate read(byte[] bytes) throws IOException {
        return CertificateReader.read(new ByteArrayInputStream(bytes), BoardResolver.games());
    }

    /** Returns a problem as the text of a {@code .pg} file, to be printed with a failure. */
    static String pg(WeakProblem problem) {
        return PgWriter.toText(PositionalGame.of(problem));
    }
}
