package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/** The strategy of a certificate achieves what is claimed against every move. */
class StrongWalkTest {
    @Test
    void randomProofs_keepTheirClaims() {
        assertThat(played(StrongSamples.boards())).hasSize(Kind.values().length);
    }

    @Test
    void randomProofs_keepTheirClaimsWithSeveralStonesATurn() {
        assertThat(played(StrongSamples.turnBoards())).containsKeys(Kind.REPLIES, Kind.MOVE);
    }

    /** Plays random games against random certificates; returns the kinds of their roots. */
    private static Map<Kind, Integer> played(List<StrongBoard> boards) {
        Map<Kind, Integer> played = new EnumMap<>(Kind.class);
        for (int seed = 0; seed < 21; seed++) {
            Random random = new Random(seed);
            StrongRandomSteps steps =
                    new StrongRandomSteps(random, boards.get(seed % boards.size()));
            for (int i = 0; i < 1500; i++) {
                Optional<StrongStep> step = steps.next();
                step.flatMap(made -> StrongSamples.certificate(made, random))
                        .ifPresent(certificate -> {
                            played.merge(step.get().kind(), 1, Integer::sum);
                            certificate
                                    .strategies()
                                    .forEach(each -> assertKept(certificate, each.claim(), random));
                        });
            }
        }
        return played;
    }

    private static void assertKept(
            StrongCertificate certificate, StrongClaim claim, Random random) {
        for (int game = 0; game < 2; game++) {
            StrongWalk walk = StrongWalk.start(certificate, claim.prover());
            while (!walk.isOver()) {
                int[] legal = walk.legalMoves().toArray();
                boolean prover = walk.toMove() == walk.prover();
                walk = walk.play(prover ? walk.reply() : legal[random.nextInt(legal.length)]);
            }
            assertThat(walk.winner())
                    .as("%s", certificate)
                    .isNotEqualTo(Optional.of(claim.refuter()));
            if (certificate.verdict().isWin()) {
                assertThat(walk.winner()).as("%s", certificate).contains(claim.prover());
            }
        }
    }

    @Test
    void replyTurn_isTheRestOfTheTurn() {
        Set<Integer> sizes = new TreeSet<>();
        for (int seed = 0; seed < 14; seed++) {
            Random random = new Random(seed);
            List<StrongBoard> boards = StrongSamples.turnBoards();
            StrongRandomSteps steps =
                    new StrongRandomSteps(random, boards.get(seed % boards.size()));
            for (int i = 0; i < 1500; i++) {
                steps.next()
                        .flatMap(step -> StrongSamples.certificate(step, random))
                        .ifPresent(proof -> assertWhole(StrongWalk.start(proof), random, sizes));
            }
        }
        assertThat(sizes).containsExactly(1, 2, 3);
    }

    /** Plays a random game by turns; a turn that ends early has ended the game, or no square. */
    private static void assertWhole(StrongWalk start, Random random, Set<Integer> sizes) {
        StrongWalk walk = start;
        while (!walk.isOver()) {
            if (walk.toMove() != walk.prover()) {
                int[] legal = walk.legalMoves().toArray();
                walk = walk.play(legal[random.nextInt(legal.length)]);
                continue;
            }
            List<Integer> turn = walk.replyTurn();
            StrongWalk after = walk.playTurn(turn);
            boolean full = walk.legalMoves().minus(SquareSet.copyOf(turn)).isEmpty();
            assertThat(turn.size() == walk.stonesLeft() || after.isOver() || full).isTrue();
            assertThat(turn.size()).isBetween(1, walk.stonesLeft());
            sizes.add(turn.size());
            walk = after;
        }
        assertThat(walk.stonesLeft()).isZero();
        assertThatThrownBy(walk::replyTurn).isInstanceOf(IllegalStateException.class);
    }

    private static StrongWalk pairing(Player toMove) {
        StrongBoard board = StrongSamples.board("mnk:2,4,3");
        StrongCalculus calculus = new StrongCalculus(board);
        StrongStep hold = calculus.pairs(Player.WHITE, 1, 2, 5, 6);
        StrongProblem problem =
                new StrongProblem(board, StrongPosition.empty(toMove), OptionalInt.empty());
        StrongVerdict verdict = StrongVerdict.NOT_BLACK;
        return StrongWalk.start(new StrongCertificate(problem, verdict, "", "", hold));
    }

    @Test
    void pairs_areAnswered() {
        assertThat(pairing(Player.BLACK).play(1).reply()).isEqualTo(2);
        assertThat(pairing(Player.BLACK).play(6).reply()).isEqualTo(5);
    }

    @Test
    void freeMoves_areMadeWithinTheCarrierAndCount() {
        StrongWalk walk = pairing(Player.WHITE);
        int free = walk.reply();
        assertThat(walk.carrier().contains(free)).isTrue();
        StrongWalk next = walk.play(free);
        int partner = free == 1 ? 2 : 1;
        assertThat(next.play(partner).reply()).isEqualTo(5);
        assertThatThrownBy(() -> walk.play(0)).hasMessage("not the move of the strategy: 0");
        assertThatThrownBy(next::reply).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> next.play(free)).hasMessage("no legal move: " + free);
    }

    /** Black takes b1 and threatens c1; what follows is a line through a2. */
    @Test
    void threats_areCarriedOut() {
        StrongBoard board = StrongSamples.board("mnk:3,3,3");
        StrongCalculus calculus = new StrongCalculus(board);
        int column = board.sets().indexOf(SquareSet.of(0, 3, 6));
        int row = board.sets().indexOf(SquareSet.of(6, 7, 8));
        StrongStep root = calculus.threat(row, 7, 8, calculus.line(Player.BLACK, column, 0));
        StrongPosition position =
                new StrongPosition(SquareSet.of(3, 6), SquareSet.of(2), Player.BLACK);
        StrongCertificate certificate =
                new StrongCertificate(
                        new StrongProblem(board, position, OptionalInt.empty()),
                        StrongVerdict.BLACK_WINS,
                        "",
                        "",
                        root);
        StrongWalk walk = StrongWalk.start(certificate);
        assertThat(walk.reply()).isEqualTo(0);
        StrongProblem blocked =
                new StrongProblem(
                        board,
                        new StrongPosition(SquareSet.of(6), SquareSet.of(1), Player.BLACK),
                        OptionalInt.empty());
        StrongStep deep = calculus.threat(row, 7, 8, calculus.threat(column, 3, 0, late(calculus)));
        StrongCertificate hold =
                new StrongCertificate(
                        new StrongProblem(board, blocked.position(), OptionalInt.of(5)),
                        StrongVerdict.NOT_WHITE,
                        "",
                        "",
                        deep);
        StrongWalk threatening = StrongWalk.start(hold).play(7);
        assertThat(threatening.isThreatening()).isTrue();
        assertThat(threatening.play(0).reply()).isEqualTo(8);
        assertThat(threatening.play(8).reply()).isEqualTo(3);
        assertThat(StrongLine.of(StrongWalk.start(hold))).containsExactly(7, 8, 3, 0);
    }

    private static StrongStep late(StrongCalculus calculus) {
        return calculus.late(Player.BLACK, 0);
    }

    @Test
    void start_wantsAStrategyOfThePlayer() {
        StrongCertificate certificate = pairing(Player.BLACK).certificate();
        assertThatThrownBy(() -> StrongWalk.start(certificate, Player.BLACK))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
