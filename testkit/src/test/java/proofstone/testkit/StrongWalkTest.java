package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongLine;
import proofstone.certificate.StrongStep;
import proofstone.certificate.StrongVerdict;
import proofstone.certificate.StrongWalk;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongResult;
import proofstone.knowledge.strong.StrongSearch;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.SearchControl;

/** The strategies that the search finds achieve what is claimed against every move. */
class StrongWalkTest {
    private static final int MEMORY = 32 << 20;

    private static StrongBoard board(String game) {
        try {
            return StrongGames.parse(game);
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the proof that a player wins, or that he does not; empty if it has none. */
    private static Optional<StrongCertificate> solved(StrongProblem problem, Player attacker) {
        Set<StrongTechnique> all = EnumSet.allOf(StrongTechnique.class);
        StrongSearch search =
                new StrongSearch(problem.board(), MEMORY, SearchControl.unlimited(), all);
        return switch (search.prove(problem.position(), attacker)) {
            case StrongResult.Won won ->
                    Optional.of(certificate(problem, StrongVerdict.winOf(attacker), won.root()));
            case StrongResult.Held held ->
                    Optional.of(certificate(problem, StrongVerdict.notOf(attacker), held.root()));
            case StrongResult.Unknown _ -> Optional.empty();
        };
    }

    private static StrongCertificate certificate(
            StrongProblem problem, StrongVerdict verdict, StrongStep root) {
        return new StrongCertificate(problem, verdict, "test", "none", root);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mnk:3,3,3",
                "mnk:3,4,3",
                "mnk:2,5,3",
                "mnk:3,3,3;torus",
                "animal:el,3,3",
                "animal:tippy,3,4",
                "mnk:3,4,3;rim=0,1",
                "mnk:2,3,2;rim=1,1",
                "mnk:3,4,3;rim+=0,1"
            })
    void strategy_keepsItsClaimInEveryLine(String game) {
        StrongProblem start = StrongProblem.start(board(game));
        for (Player attacker : Player.values()) {
            for (Player mover : Player.values()) {
                StrongProblem problem =
                        new StrongProblem(
                                start.board(),
                                start.position().withToMove(mover),
                                OptionalInt.empty());
                solved(problem, attacker)
                        .ifPresent(proof -> StrongProofs.assertKept(StrongWalk.start(proof)));
            }
        }
    }

    @Test
    void strategy_ofAMiddleGameKeepsItsClaim() {
        Random random = new Random(6);
        StrongBoard board = board("mnk:4,5,4");
        int wins = 0;
        for (int i = 0; i < 60; i++) {
            StrongPosition position = StrongPosition.empty(Player.BLACK);
            while (position.occupied().size() < 8) {
                int square = random.nextInt(board.squares());
                position = position.occupied().contains(square) ? position : position.play(square);
            }
            StrongProblem problem = new StrongProblem(board, position, OptionalInt.empty());
            if (problem.winner().isEmpty()) {
                StrongCertificate proof = solved(problem, Player.BLACK).orElseThrow();
                wins += proof.verdict().isWin() ? 1 : 0;
                StrongProofs.assertKept(StrongWalk.start(proof));
            }
        }
        assertThat(wins).isBetween(5, 55);
    }

    @Test
    void line_endsWithTheWin() {
        StrongCertificate proof =
                solved(StrongProblem.start(board("mnk:5,6,4")), Player.BLACK).orElseThrow();
        List<Integer> line = StrongLine.of(StrongWalk.start(proof));
        StrongWalk walk = StrongWalk.start(proof);
        for (int square : line) {
            walk = walk.play(square);
        }
        assertThat(walk.winner()).contains(Player.BLACK);
        assertThat(line.size() % 2).isEqualTo(1);
    }
}
