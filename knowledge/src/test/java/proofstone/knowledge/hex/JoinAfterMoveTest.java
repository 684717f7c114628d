package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexClaim;
import proofstone.certificate.HexStep;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

/** Moves that win by all that joins the sides after them: the calculus takes every proof. */
class JoinAfterMoveTest {
    private static final int POSITIONS = 1500;

    private final HexGeometry geometry = new HexGeometry(5, 5);
    private final HexCalculus calculus = new HexCalculus(HexBoard.of(5, 5));
    private final HexSpots spots =
            HexSpots.of(HexPosition.empty(calculus.board()), Set.of()).orElseThrow();
    private final Connections connections =
            new Connections(geometry, new ConnectionLimits(16, 32, 32, 6, 4, 25));
    private final Connections larger = new Connections(geometry, ConnectionLimits.STANDARD);
    private final LinkTracer tracer = new LinkTracer(geometry, connections);
    private final LearnedProofs learned = new LearnedProofs(geometry);
    private final JoinAfterMove ahead = new JoinAfterMove(connections, tracer, learned);
    private final JoinAfterMove withoutLearned =
            new JoinAfterMove(connections, tracer, new LearnedProofs(geometry));
    private int wins;

    /** The wins that no connection tells without a learned proof. */
    private int winsByLearned;

    /**
     * Builds connections that are kept small, so that the AND rule alone finds few wins.
     *
     * @return whether none joins the sides yet
     */
    private boolean random(Random random) {
        int player = random.nextInt(2);
        long own = cells(random, 8);
        long other = cells(random, 4) & ~own;
        connections.build(player, own, geometry.all & ~own & ~other);
        return connections.rootFull() < 0;
    }

    /** Returns a set that holds each cell with a chance of one in some. */
    private long cells(Random random, int some) {
        long set = 0;
        for (int cell = 0; cell < geometry.cells; cell++) {
            set |= random.nextInt(some) == 0 ? 1L << cell : 0;
        }
        return set;
    }

    /** Learns what larger connections prove with a stone on a free cell and one more. */
    private void learn() {
        for (long rest = connections.free(); rest != 0; rest &= rest - 1) {
            long stone = Long.lowestOneBit(rest);
            larger.build(
                    connections.player(), connections.own() | stone, connections.free() & ~stone);
            for (int i = 0; i < larger.rootSemis(); i++) {
                learned.add(tracer.afterMove(larger, larger.rootSemi(i)));
            }
        }
    }

    private void assertMoves() {
        ahead.start(connections);
        withoutLearned.start(connections);
        for (long rest = connections.free(); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if (ahead.wins(cell)) {
                assertWins(ahead.proof(cell), cell);
                wins++;
                winsByLearned += withoutLearned.wins(cell) ? 0 : 1;
            }
        }
    }

    /** The move may be left out where a learned proof shows that the position is won without. */
    private void assertWins(Move proof, int cell) {
        HexStep step = new ProofWriter(calculus, spots, geometry).write(proof);
        HexClaim claim = step.claim();
        assertThat(claim.isFull()).isNotEqualTo(claim.carrier().contains(cell));
        assertThat(spots.cells(connections.own()).containsAll(claim.stones())).isTrue();
        assertThat(spots.cells(connections.free()).containsAll(claim.carrier())).isTrue();
        assertThat(spots.cells(proof.carrier()).containsAll(claim.carrier())).isTrue();
    }

    @Test
    void proof_isTakenByTheCalculus() {
        Random random = new Random(1);
        for (int i = 0; i < POSITIONS; i++) {
            if (random(random)) {
                assertMoves();
            }
        }
        assertThat(wins).isGreaterThan(20);
    }

    @Test
    void proof_ofLearnedProofsIsTakenByTheCalculus() {
        Random random = new Random(2);
        for (int i = 0; i < POSITIONS; i++) {
            if (random(random)) {
                learn();
                assertMoves();
            }
        }
        assertThat(winsByLearned).isGreaterThan(20);
    }
}
