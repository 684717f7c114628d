package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.game.Board;
import proofstone.game.GridLayout;
import proofstone.game.Hypergraph;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.Owner;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongTechnique;

/**
 * The search of strong games against brute force and against itself, every proof checked.
 *
 * <p>Runs a sample; {@code scripts/strong-agreement} runs the numbers that {@code docs/results.md}
 * records.
 */
final class StrongAgreementTest {
    private static final int SMALL = 6;
    private static final int LARGEST = 16;

    /** A technique alone takes minutes for the empty board of 4x4, and seconds for up to this. */
    private static final int FEW = 14;

    /** The most squares of a board; with 16 it takes minutes. */
    private static final int SQUARES = Integer.getInteger("proofstone.squares", SMALL);

    private static final int HYPERGRAPHS = Integer.getInteger("proofstone.hypergraphs", 8);
    private static final int MIDDLE_GAMES = Integer.getInteger("proofstone.middlegames", 2);

    /**
     * All techniques and every one switched off; on fewer squares also every one alone, and none.
     */
    private static Map<String, Set<StrongTechnique>> configurations(int squares) {
        Map<String, Set<StrongTechnique>> all = new LinkedHashMap<>();
        all.put("all", StrongProofs.ALL);
        for (StrongTechnique technique : StrongTechnique.values()) {
            all.put("without " + technique.word(), StrongProofs.without(technique));
        }
        if (squares <= FEW) {
            all.put("none", EnumSet.noneOf(StrongTechnique.class));
            for (StrongTechnique technique : StrongTechnique.values()) {
                all.put(technique.word() + " alone", EnumSet.of(technique));
            }
        }
        return all;
    }

    private static void assertJudged(StrongProblem problem, StrongBruteForce force) {
        Optional<Player> winner = force.winner(problem);
        configurations(problem.board().squares())
                .forEach((name, techniques) -> {
                    for (Player player : Player.values()) {
                        assertThat(StrongProofs.wins(problem, player, techniques))
                                .as("%s: does %s win %s", name, player, problem)
                                .isEqualTo(winner.equals(Optional.of(player)));
                    }
                });
    }

    /** Every board of up to {@link #SQUARES} squares and every length from 2 to 5. */
    static Stream<String> boards() {
        assertThat(SQUARES).isBetween(1, LARGEST);
        return IntStream.rangeClosed(1, SQUARES)
                .boxed()
                .flatMap(rows ->
                        IntStream.rangeClosed(1, SQUARES / rows).mapToObj(c -> rows + "," + c))
                .flatMap(
                        size -> IntStream.rangeClosed(2, 5).mapToObj(k -> "mnk:" + size + "," + k));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void emptyBoard_isJudgedAsByBruteForce(String game) {
        StrongBoard board = StrongProofs.board(game);
        assertJudged(StrongProblem.start(board), new StrongBruteForce(board));
    }

    @Test
    void randomHypergraph_isJudgedAsByBruteForce() {
        for (int seed = 0; seed < HYPERGRAPHS; seed++) {
            StrongProblem problem = hypergraph(new Random(seed));
            assertJudged(problem, new StrongBruteForce(problem.board()));
        }
    }

    /** 5 to 14 vertices; the sets are both players', now and then one's alone. */
    private static StrongProblem hypergraph(Random random) {
        int squares = 5 + random.nextInt(10);
        int count = squares / 2 + random.nextInt(squares + 1);
        boolean equal = random.nextInt(3) > 0;
        List<SquareSet> sets = new ArrayList<>();
        List<Owner> owners = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            SquareSet set = some(random, squares, 2 + random.nextInt(4));
            if (!sets.contains(set)) {
                sets.add(set);
                owners.add(equal ? Owner.BOTH : List.of(Owner.values()).get(random.nextInt(3)));
            }
        }
        SquareSet all = SquareSet.range(squares);
        Board board =
                new Board(
                        "free",
                        new Hypergraph(squares, sets),
                        new GridLayout(1, squares),
                        List.of(Permutation.identity(squares)));
        Player toMove = random.nextInt(4) > 0 ? Player.BLACK : Player.WHITE;
        return new StrongProblem(
                new StrongBoard(board, owners, all, all, Parry.FORBIDDEN, Optional.empty()),
                StrongPosition.empty(toMove),
                OptionalInt.empty());
    }

    private static SquareSet some(Random random, int squares, int count) {
        SquareSet some = SquareSet.empty();
        while (some.size() < count) {
            some = some.with(random.nextInt(squares));
        }
        return some;
    }

    @ParameterizedTest
    @ValueSource(strings = {"mnk:4,6,4", "mnk:5,5,4", "mnk:5,6,4"})
    void middleGame_isTheSameInThreeConfigurations(String game) {
        Random random = new Random(5);
        StrongBoard board = StrongProofs.board(game);
        List<Set<StrongTechnique>> configurations =
                List.of(
                        StrongProofs.ALL,
                        StrongProofs.without(StrongTechnique.THREATS, StrongTechnique.NULL_MOVE),
                        StrongProofs.without(
                                StrongTechnique.PAIRING,
                                StrongTechnique.MUST_PLAY,
                                StrongTechnique.SYMMETRY));
        for (int i = 0; i < MIDDLE_GAMES; i++) {
            StrongProblem problem = middleGame(board, random);
            for (Player player : Player.values()) {
                assertThat(
                                configurations.stream()
                                        .map(each -> StrongProofs.wins(problem, player, each))
                                        .distinct())
                        .as("does %s win %s", player, problem)
                        .hasSize(1);
            }
        }
    }

    /** 6 to 12 stones, nobody has won and, so that some play is left, nobody threatens to. */
    private static StrongProblem middleGame(StrongBoard board, Random random) {
        List<Integer> squares =
                new ArrayList<>(IntStream.range(0, board.squares()).boxed().toList());
        while (true) {
            Collections.shuffle(squares, random);
            StrongPosition position = StrongPosition.empty(Player.BLACK);
            for (int square : squares.subList(0, 6 + random.nextInt(7))) {
                position = position.play(square);
            }
            StrongProblem problem = new StrongProblem(board, position, OptionalInt.empty());
            if (problem.winner().isEmpty()
                    && problem.threatsTo(Player.BLACK).isEmpty()
                    && problem.threatsTo(Player.WHITE).isEmpty()) {
                return problem;
            }
        }
    }
}
