package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Calculus;
import proofstone.certificate.Certificate;
import proofstone.certificate.CertificateFormatException;
import proofstone.certificate.Form;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Part;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

/** The games on parts: calculus, checker and brute force agree, and the strategy wins. */
final class PartsTest {
    private static final int SQUARES = Part.MAX_SQUARES;

    /** What brute force decides soon. */
    private static final int FEW = 12;

    private static final int PARTS = 300;
    private static final int LARGER_PARTS = 2_000;
    private static final long BUDGET = 20_000;
    private static final long FEW_MOVES = 50;
    private static final Limits LIMITS = Limits.ofHeap();

    @Test
    void part_isAcceptedWhereBreakerWins() throws IOException {
        TextCertificate base = blockedBoard();
        int accepted = 0;
        for (long seed = 0; seed < PARTS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<int[]> edges = edges(random, 3 + random.nextInt(FEW - 2));
            WeakProblem problem = problem(edges);
            boolean breaker = BruteForce.winner(problem) == Role.BREAKER;
            String place = "seed " + seed + ": " + problem;
            assertThat(isAccepted(problem, edges)).as(place).isEqualTo(breaker);
            byte[] text = withParts(base, edges);
            Verdict verdict = Checker.check(new ByteArrayInputStream(text), LIMITS);
            String end = breaker ? "VALID" : "INVALID step 1: part-lost";
            assertThat(verdict.line()).as(place).startsWith(end);
            assertThat(isRead(text)).as(place).isEqualTo(breaker);
            accepted += breaker ? 1 : 0;
        }
        assertThat(accepted).isBetween(PARTS / 5, 4 * PARTS / 5);
    }

    /** The two search in different ways; brute force takes too long. */
    @Test
    void largerPart_calculusAndCheckerAgree() throws IOException {
        TextCertificate base = blockedBoard();
        int accepted = 0;
        for (long seed = 0; seed < LARGER_PARTS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<int[]> edges = nearEdges(random, FEW + 1 + random.nextInt(SQUARES - FEW));
            boolean breaker = isAccepted(problem(edges), edges);
            Verdict verdict =
                    Checker.check(new ByteArrayInputStream(withParts(base, edges)), LIMITS);
            String end = breaker ? "VALID" : "INVALID step 1: part-lost";
            assertThat(verdict.line()).as("seed %d", seed).startsWith(end);
            accepted += breaker ? 1 : 0;
        }
        assertThat(accepted).isBetween(LARGER_PARTS / 5, 4 * LARGER_PARTS / 5);
    }

    /** As many sub-edges as a part may have, most of squares that are near each other. */
    private static List<int[]> nearEdges(SplittableRandom random, int squares) {
        List<int[]> edges = new ArrayList<>();
        for (int i = 0; i < Part.MAX_EDGES; i++) {
            SquareSet edge = SquareSet.empty();
            int at = random.nextInt(squares);
            for (int size = 3 + random.nextInt(2); edge.size() < size; ) {
                edge = edge.with(at);
                at = random.nextInt(4) == 0 ? random.nextInt(squares) : (at + 1) % squares;
            }
            edges.add(edge.toArray());
        }
        return edges;
    }

    /** Breaker answers by searching the part anew. */
    @Test
    void strategy_winsOnLargerParts() {
        int played = 0;
        for (long seed = 0; seed < PARTS; seed++) {
            List<int[]> edges = nearEdges(new SplittableRandom(seed), SQUARES);
            WeakProblem problem = problem(edges);
            if (isAccepted(problem, edges)) {
                Calculus calculus = new Calculus(problem.board().hypergraph());
                List<Part> parts = List.of(part(edges));
                Certificate certificate = new Certificate(problem, "", "", calculus.parts(parts));
                assertThat(NaiveChecker.playAll(certificate, FEW_MOVES))
                        .as("seed %d: %s", seed, problem)
                        .isNotEqualTo(NaiveChecker.Outcome.PROVER_LOSES);
                played++;
            }
        }
        assertThat(played).isGreaterThan(PARTS / 10);
    }

    @Test
    void strategy_winsOnDisjointParts() {
        int played = 0;
        for (long seed = 0; seed < PARTS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<int[]> first = edges(random, 5);
            List<int[]> second = new ArrayList<>();
            for (int[] edge : edges(random, 4)) {
                second.add(IntStream.of(edge).map(v -> v + 5).toArray());
            }
            List<int[]> all = new ArrayList<>(first);
            all.addAll(second);
            WeakProblem problem = problem(all);
            if (isAccepted(problem, first) && isAccepted(problem, second)) {
                Calculus calculus = new Calculus(problem.board().hypergraph());
                List<Part> parts = List.of(part(second), part(first));
                Certificate certificate = new Certificate(problem, "", "", calculus.parts(parts));
                assertThat(NaiveChecker.playAll(certificate, BUDGET))
                        .as("seed %d: %s", seed, problem)
                        .isNotEqualTo(NaiveChecker.Outcome.PROVER_LOSES);
                byte[] bytes = SolvedProblems.bytes(certificate, Form.BINARY);
                assertThat(Checker.check(new ByteArrayInputStream(bytes), LIMITS))
                        .isInstanceOf(Verdict.Valid.class);
                played++;
            }
        }
        assertThat(played).isGreaterThan(PARTS / 10);
    }

    /** Sub-edges on the squares from 0 on, longer ones on more squares. */
    private static List<int[]> edges(SplittableRandom random, int squares) {
        List<int[]> edges = new ArrayList<>();
        int count = 1 + random.nextInt(Math.min(squares, Part.MAX_EDGES));
        int least = squares > 8 ? 3 : 2;
        List<Integer> all = new ArrayList<>(IntStream.range(0, squares).boxed().toList());
        for (int i = 0; i < count; i++) {
            Collections.shuffle(all, new java.util.Random(random.nextLong()));
            int size = Math.min(squares, least + random.nextInt(2));
            edges.add(all.stream().limit(size).mapToInt(Integer::intValue).toArray());
        }
        return edges;
    }

    private static Part part(List<int[]> edges) {
        return Part.of(edges.toArray(int[][]::new));
    }

    /** The sub-edges are the winning sets of an empty board. */
    private static WeakProblem problem(List<int[]> edges) {
        ProblemDraft draft = new ProblemDraft(SQUARES);
        edges.forEach(edge -> draft.sets.add(SquareSet.of(edge)));
        return draft.build();
    }

    private static boolean isAccepted(WeakProblem problem, List<int[]> edges) {
        try {
            new Calculus(problem.board().hypergraph()).parts(List.of(part(edges)));
            return true;
        } catch (IllegalStepException refused) {
            assertThat(refused).hasMessageStartingWith("Maker wins the part");
            return false;
        }
    }

    /** A certificate of a board without winning sets, for which any strategy of Breaker's does. */
    private static TextCertificate blockedBoard() {
        WeakProblem problem = new ProblemDraft(SQUARES).build();
        Calculus calculus = new Calculus(problem.board().hypergraph());
        Certificate certificate = new Certificate(problem, "", "", calculus.blocked());
        byte[] text = SolvedProblems.bytes(certificate, Form.TEXT);
        return TextCertificate.parse(new String(text, java.nio.charset.StandardCharsets.UTF_8));
    }

    private static byte[] withParts(TextCertificate base, List<int[]> edges) {
        TextCertificate changed = base.copy();
        String part =
                edges.stream()
                        .map(edge -> IntStream.of(edge).mapToObj(Integer::toString))
                        .map(squares -> squares.collect(Collectors.joining(" ")))
                        .collect(Collectors.joining(" + "));
        changed.steps().set(0, TextCertificate.TextStep.leaf("parts", part.split(" ", -1)));
        return changed.toBytes();
    }

    private static boolean isRead(byte[] text) throws IOException {
        try {
            SolvedProblems.read(text);
            return true;
        } catch (CertificateFormatException refused) {
            return false;
        }
    }
}
