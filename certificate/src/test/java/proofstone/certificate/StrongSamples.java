package proofstone.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import proofstone.certificate.StrongClaim.Goal;
import proofstone.game.Board;
import proofstone.game.GameSyntaxException;
import proofstone.game.GridLayout;
import proofstone.game.Hypergraph;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.Owner;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/** Boards and certificates of strong games for tests. */
final class StrongSamples {
    private StrongSamples() {}

    static StrongBoard board(String game) {
        try {
            return StrongGames.parse(game);
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Seven squares; each player has a set of his own, and parries are allowed. */
    static StrongBoard free(int stonesATurn) {
        List<SquareSet> sets =
                List.of(
                        SquareSet.of(0, 1, 2),
                        SquareSet.of(2, 3),
                        SquareSet.of(3, 4, 5),
                        SquareSet.of(1, 4, 6),
                        SquareSet.of(5, 6));
        Board board =
                new Board(
                        "free:seven",
                        new Hypergraph(7, sets),
                        new GridLayout(1, 7),
                        List.of(Permutation.identity(7)));
        return new StrongBoard(
                board,
                List.of(Owner.BOTH, Owner.BLACK, Owner.BOTH, Owner.WHITE, Owner.WHITE),
                SquareSet.range(7).without(6),
                SquareSet.range(7),
                Parry.ALLOWED,
                Optional.empty(),
                stonesATurn);
    }

    static List<StrongBoard> boards() {
        return List.of(
                board("mnk:3,3,3"),
                board("mnk:3,4,3"),
                board("mnk:2,3,2;rim=0,1"),
                board("mnk:3,3,3;rim+=1,0"),
                board("animal:el,3,3"),
                board("mnk:1,4,3"),
                free(1));
    }

    /** Boards of two or three stones a turn. */
    static List<StrongBoard> turnBoards() {
        return List.of(
                board("connect:3,3,3,2,1"),
                board("connect:1,7,3,2,1"),
                board("connect:2,3,3,2,1;rim=0,1"),
                board("connect:1,4,3,2,1;rim-white=0,2"),
                board("connect:2,4,3,3,1"),
                free(2),
                free(3));
    }

    /**
     * Returns a certificate of a position in which {@code step} holds: the stones that it needs and
     * some more at random. Empty if the first ones that are tried do not fit.
     */
    static Optional<StrongCertificate> certificate(StrongStep step, Random random) {
        for (int i = 0; i < 8; i++) {
            StrongProblem problem = problem(step, random);
            StrongVerdict verdict = verdict(step);
            if (StrongCertificate.objection(problem, verdict, step).isEmpty()) {
                return Optional.of(new StrongCertificate(problem, verdict, "p", "c", step));
            }
        }
        return Optional.empty();
    }

    static StrongVerdict verdict(StrongStep step) {
        if (step.kind().isDraw()) {
            return StrongVerdict.DRAW;
        }
        Player prover = step.claim().prover();
        return step.claim().goal() == Goal.WIN
                ? StrongVerdict.winOf(prover)
                : StrongVerdict.notOf(prover.opponent());
    }

    private static StrongProblem problem(StrongStep step, Random random) {
        if (step.kind() == StrongStep.Kind.STRATEGY_STEALING) {
            return StrongProblem.start(step.board());
        }
        StrongClaim claim = step.claim();
        List<SquareSet> stones = new ArrayList<>(List.of(claim.support(), claim.needed()));
        int percent = random.nextInt(3) * 20;
        for (int square = 0; square < step.board().squares(); square++) {
            boolean open =
                    !claim.carrier().contains(square)
                            && !claim.support().contains(square)
                            && !claim.needed().contains(square);
            if (open && random.nextInt(100) < percent) {
                int player = random.nextInt(2);
                stones.set(player, stones.get(player).with(square));
            }
        }
        boolean black = claim.prover() == Player.BLACK;
        Turn turn =
                random.nextInt(4) == 0
                        ? new Turn(claim.prover(), 1 + random.nextInt(step.board().stonesATurn()))
                        : new Turn(claim.turn().player(), 1 + random.nextInt(claim.turn().left()));
        StrongPosition position =
                new StrongPosition(stones.get(black ? 0 : 1), stones.get(black ? 1 : 0), turn);
        OptionalInt plies =
                random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(8));
        return new StrongProblem(step.board(), position, plies);
    }
}
