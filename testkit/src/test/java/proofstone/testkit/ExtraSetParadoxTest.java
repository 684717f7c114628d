package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.game.GameSyntaxException;
import proofstone.game.MoveParser;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongResult;
import proofstone.knowledge.strong.StrongSearch;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.SearchControl;

/**
 * The Extra Set Paradox ([Uiterwijk2019] section IV): positions that Black wins on 5x5, but not
 * with one more column on the right, whose sets help White.
 */
class ExtraSetParadoxTest {
    private static final int ROWS = 5;
    private static final int MEMORY = 16 << 20;

    private static StrongBoard board(int columns) {
        try {
            return StrongGames.parse("mnk:" + ROWS + "," + columns + ",4");
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns whether a player wins; what the search says has a proof. */
    private static boolean wins(StrongBoard board, StrongPosition position, Player player) {
        StrongSearch search =
                new StrongSearch(
                        board,
                        MEMORY,
                        SearchControl.unlimited(),
                        EnumSet.allOf(StrongTechnique.class));
        StrongProblem problem = new StrongProblem(board, position, OptionalInt.empty());
        return switch (search.prove(position, player)) {
            case StrongResult.Won(var root, long _) -> {
                var proof = StrongVerdict.winOf(player);
                assertThat(StrongCertificate.objection(problem, proof, root)).isEmpty();
                yield true;
            }
            case StrongResult.Held(var root, long _) -> {
                var proof = StrongVerdict.notOf(player);
                assertThat(StrongCertificate.objection(problem, proof, root)).isEmpty();
                yield false;
            }
            case StrongResult.Unknown unknown -> throw new AssertionError(unknown);
        };
    }

    private static StrongPosition widened(StrongPosition position) {
        return new StrongPosition(
                widened(position.black()), widened(position.white()), position.toMove());
    }

    private static SquareSet widened(SquareSet squares) {
        return SquareSet.of(squares.stream().map(v -> v / ROWS * (ROWS + 1) + v % ROWS).toArray());
    }

    private static StrongPosition position(String moves) throws GameSyntaxException {
        StrongPosition position = StrongPosition.empty(Player.BLACK);
        List<Integer> squares = MoveParser.squares(board(ROWS).board(), moves);
        for (int square : squares) {
            position = position.play(square);
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({"c2 d3 d1 e2", "b5 c2 a3 e1", "b3 d5 d3 e5 a2 c3"})
    void win_isADrawWithOneMoreColumn(String moves) throws Exception {
        StrongPosition small = position(moves);
        assertThat(wins(board(ROWS), small, Player.BLACK)).isTrue();
        StrongPosition large = widened(small);
        assertThat(wins(board(ROWS + 1), large, Player.BLACK)).isFalse();
        assertThat(wins(board(ROWS + 1), large, Player.WHITE)).isFalse();
    }

    /** Figure 5: the second file has one winning set more. */
    @ParameterizedTest
    @CsvSource({"two-triangles, true", "two-triangles-and-a-line, false"})
    void graph_isADrawWithOneMoreSet(String name, boolean won) throws Exception {
        Path file = ProjectFiles.root().resolve("docs/games").resolve(name + ".pg");
        StrongProblem problem = StrongGames.problem(file.toString());
        assertThat(StrongBruteForce.winnerOf(problem))
                .isEqualTo(won ? Optional.of(Player.BLACK) : Optional.empty());
        assertThat(StrongProofs.wins(problem, Player.BLACK, StrongProofs.ALL)).isEqualTo(won);
        assertThat(StrongProofs.wins(problem, Player.WHITE, StrongProofs.ALL)).isFalse();
    }

    @Test
    void graph_hasOneMoreSetInTheSecondFile() throws Exception {
        Path folder = ProjectFiles.root().resolve("docs/games");
        StrongBoard without =
                StrongGames.problem(folder.resolve("two-triangles.pg").toString()).board();
        StrongBoard with =
                StrongGames.problem(folder.resolve("two-triangles-and-a-line.pg").toString())
                        .board();
        assertThat(with.sets()).containsAll(without.sets()).hasSize(without.sets().size() + 1);
    }

    /** How the positions above were found: six stones at random, none of them a direct threat. */
    @Test
    void search_findsAPairOfPositions() {
        Random random = new Random(1);
        StrongBoard small = board(ROWS);
        int tries = 0;
        boolean found = false;
        while (!found) {
            assertThat(tries++).isLessThan(400);
            StrongPosition position = randomPosition(random, 6);
            StrongProblem problem = new StrongProblem(small, position, OptionalInt.empty());
            found =
                    problem.threatsTo(Player.BLACK).isEmpty()
                            && problem.threatsTo(Player.WHITE).isEmpty()
                            && wins(small, position, Player.BLACK)
                            && !wins(board(ROWS + 1), widened(position), Player.BLACK);
        }
    }

    private static StrongPosition randomPosition(Random random, int stones) {
        StrongPosition position = StrongPosition.empty(Player.BLACK);
        while (position.occupied().size() < stones) {
            int square = random.nextInt(ROWS * ROWS);
            position = position.occupied().contains(square) ? position : position.play(square);
        }
        return position;
    }
}
