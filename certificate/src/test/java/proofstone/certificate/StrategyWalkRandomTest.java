package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Step.Kind;
import proofstone.game.Board;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

/** Random small problems: their proofs are true, survive the file, and win against everything. */
class StrategyWalkRandomTest {
    private static final int PROBLEMS = Integer.getInteger("proofstone.problems", 1000);
    private static final int MOST_SQUARES = Integer.getInteger("proofstone.squares", 6);

    @Test
    void strategies_beatEveryRefuter() throws Exception {
        Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);
        Map<Role, Integer> winners = new EnumMap<>(Role.class);
        for (int seed = 0; seed < PROBLEMS; seed++) {
            Random random = new Random(seed);
            Board board = TestBoards.free(RandomSteps.board(random, MOST_SQUARES));
            WeakProblem problem = BruteProver.problem(random, board);
            Certificate certificate = new BruteProver(random, board.hypergraph()).prove(problem);
            ProofStatistics.of(certificate.root())
                    .byKind()
                    .forEach((kind, count) -> kinds.merge(kind, count, Integer::sum));
            winners.merge(certificate.winner(), 1, Integer::sum);
            String name = "seed " + seed + ": " + problem + " by " + certificate.root();
            assertStepsAreTrue(certificate, name);
            assertWins(StrategyWalk.start(certificate), name, "");
            Certificate again = assertSameAfterReading(certificate);
            assertWins(StrategyWalk.start(again), name, "");
        }
        for (Kind kind : RandomSteps.KINDS) {
            assertThat(kinds.get(kind)).as("steps %s", kind).isGreaterThan(PROBLEMS / 100);
        }
        for (Role role : Role.values()) {
            assertThat(winners.get(role)).as("won by %s", role).isGreaterThan(PROBLEMS / 10);
        }
    }

    /** Plays every move of the refuter, and every move of the prover where any does. */
    private static void assertWins(StrategyWalk walk, String name, String line) {
        if (walk.isOver()) {
            assertThat(walk.winner()).as("%s: %s", name, line).hasValue(walk.prover());
            assertThat(walk.legalMoves().isEmpty()).isTrue();
            return;
        }
        assertThat(walk.describe()).isNotEmpty();
        SquareSet moves = walk.legalMoves();
        if (walk.toMove() == walk.prover() && walk.reply().isPresent()) {
            int reply = walk.reply().getAsInt();
            assertThat(moves.contains(reply)).as("%s: %s %d", name, line, reply).isTrue();
            assertThat(walk.carrier().contains(reply)).as("%s: %s %d", name, line, reply).isTrue();
            moves = SquareSet.of(reply);
        }
        for (int move : moves.toArray()) {
            assertWins(walk.play(move), name, line + " " + move);
        }
    }

    private static void assertStepsAreTrue(Certificate certificate, String name) {
        WeakProblem problem = certificate.problem();
        SquareSet first = problem.firstMoves().orElse(SquareSet.empty());
        ClaimOracle oracle = new ClaimOracle(problem.board().hypergraph(), first);
        StepSequence<Step> steps = StepSequence.of(certificate.root());
        for (int number = 1; number <= steps.size(); number++) {
            Step step = steps.step(number);
            assertThat(oracle.holds(step.claim())).as("%s: step %s", name, step).isTrue();
        }
    }

    private static Certificate assertSameAfterReading(Certificate certificate) throws Exception {
        byte[] text = TestProofs.bytes(certificate, Form.TEXT);
        byte[] binary = TestProofs.bytes(certificate, Form.BINARY);
        Certificate fromText = read(text);
        Certificate fromBinary = read(binary);
        assertThat(TestProofs.bytes(fromText, Form.BINARY)).isEqualTo(binary);
        assertThat(TestProofs.bytes(fromBinary, Form.TEXT)).isEqualTo(text);
        assertThat(fromBinary.root().claim()).isEqualTo(certificate.root().claim());
        return fromBinary;
    }

    private static Certificate read(byte[] bytes) throws Exception {
        return CertificateReader.read(new ByteArrayInputStream(bytes), name -> Optional.empty());
    }
}
