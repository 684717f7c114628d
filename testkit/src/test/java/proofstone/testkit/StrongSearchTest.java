package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.StrongVerdict;
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
import proofstone.knowledge.strong.StrongResult;
import proofstone.knowledge.strong.StrongTechnique;

/** The search of strong games against brute force, with every proof put to the checker. */
class StrongSearchTest {
    private static final Set<StrongTechnique> ALL = StrongProofs.ALL;

    /** Plain minimax with a memory: the winner, or empty for a draw. */
    private static final class Judge {
        private final StrongProblem problem;
        private final Map<StrongPosition, Optional<Player>> values = new HashMap<>();

        Judge(StrongProblem problem) {
            this.problem = problem;
        }

        Optional<Player> value() {
            int all = 2 * problem.board().squares() + 2;
            return value(problem.position(), problem.plies().orElse(all));
        }

        private Optional<Player> value(StrongPosition position, int plies) {
            Optional<Player> known = values.get(position);
            if (known == null) {
                known = worked(position, plies);
                values.put(position, known);
            }
            return known;
        }

        private Optional<Player> worked(StrongPosition position, int plies) {
            StrongProblem here =
                    new StrongProblem(problem.board(), position, OptionalInt.of(plies));
            if (here.winner().isPresent() || plies == 0) {
                return here.winner();
            }
            boolean draw = false;
            List<Integer> moves = moves(position);
            for (int move : moves) {
                Optional<Player> value = value(position.play(move), plies - 1);
                if (value.equals(Optional.of(position.toMove()))) {
                    return value;
                }
                draw |= value.isEmpty();
            }
            if (moves.isEmpty()) {
                return value(position.pass(), plies - 1);
            }
            return draw ? Optional.empty() : Optional.of(position.toMove().opponent());
        }

        private List<Integer> moves(StrongPosition position) {
            List<Integer> moves = new ArrayList<>();
            for (int v = 0; v < problem.board().squares(); v++) {
                if (!position.occupied().contains(v) && mayPut(position, v)) {
                    moves.add(v);
                }
            }
            return moves;
        }

        private boolean mayPut(StrongPosition position, int v) {
            Player player = position.toMove();
            StrongBoard board = problem.board();
            if (board.squares(player).contains(v)) {
                return true;
            }
            SquareSet others = position.stones(player.opponent()).with(v);
            return board.parry() == Parry.ALLOWED
                    && java.util.stream.IntStream.range(0, board.sets().size())
                            .anyMatch(h ->
                                    board.owns(player.opponent(), h)
                                            && board.sets().get(h).contains(v)
                                            && others.containsAll(board.sets().get(h)));
        }
    }

    private static void assertJudged(StrongProblem problem, Set<StrongTechnique> techniques) {
        Optional<Player> value = new Judge(problem).value();
        for (Player player : Player.values()) {
            assertThat(StrongProofs.wins(problem, player, techniques))
                    .as("%s %s wins %s", problem, player, problem.board().sets())
                    .isEqualTo(value.equals(Optional.of(player)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mnk:3,3,3",
                "mnk:3,4,3",
                "mnk:2,5,3",
                "mnk:3,3,2",
                "mnk:4,3,4",
                "mnk:1,6,3",
                "mnk:3,3,3;torus",
                "animal:el,3,3",
                "animal:tippy,3,4",
                "mnk:2,2,2;rim=1,1",
                "mnk:3,3,3;rim=0,1",
                "mnk:1,4,3;rim=1,1",
                "mnk:2,3,3;rim=0,2"
            })
    void board_isJudgedAsByBruteForce(String game) {
        assertJudged(StrongProblem.start(StrongProofs.board(game)), ALL);
    }

    /** Only Black's win is asked for: White's hold never needs a parry. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mnk:2,2,2;rim+=1,1",
                "mnk:2,3,2;rim+=1,0",
                "mnk:3,3,3;rim+=0,1",
                "mnk:2,3,3;rim+=0,2",
                "mnk:3,3,3;rim+=1,0",
                "mnk:1,4,3;rim+=1,1"
            })
    void boardWithParries_isJudgedAsByBruteForce(String game) {
        StrongProblem problem = StrongProblem.start(StrongProofs.board(game));
        assertThat(StrongProofs.wins(problem, Player.BLACK, ALL))
                .isEqualTo(new Judge(problem).value().equals(Optional.of(Player.BLACK)));
    }

    @ParameterizedTest
    @EnumSource(StrongTechnique.class)
    void randomGame_isTheSameWithoutATechnique(StrongTechnique off) {
        Random random = new Random(off.name().hashCode());
        for (int i = 0; i < 60; i++) {
            assertJudged(randomProblem(random), StrongProofs.without(off));
        }
    }

    @Test
    void randomGame_isJudgedAsByBruteForce() {
        Random random = new Random(5);
        for (int i = 0; i < 400; i++) {
            assertJudged(randomProblem(random), ALL);
        }
    }

    @Test
    void randomGameWithinPlies_isJudgedAsByBruteForce() {
        Random random = new Random(6);
        for (int i = 0; i < 400; i++) {
            StrongProblem problem = randomProblem(random);
            OptionalInt plies = OptionalInt.of(random.nextInt(8));
            assertJudged(
                    new StrongProblem(problem.board(), problem.position(), plies),
                    i % 4 == 0 ? StrongProofs.without(StrongTechnique.THREATS) : ALL);
        }
    }

    /**
     * A hold whose every answer counts on a stone of the refuter's has no proof where the prover
     * has no move of his own left; that is rare.
     */
    @Test
    void randomGameWithParries_isJudgedAsByBruteForce() {
        Random random = new Random(7);
        int unproved = 0;
        for (int i = 0; i < 400; i++) {
            StrongProblem problem = randomProblem(random, Parry.ALLOWED);
            Optional<Player> value = new Judge(problem).value();
            for (Player player : Player.values()) {
                StrongResult result = StrongProofs.prove(problem, player, ALL);
                if (result instanceof StrongResult.Unknown) {
                    unproved++;
                } else {
                    assertThat(StrongProofs.wins(problem, player, ALL))
                            .as("%s %s wins %s", problem, player, problem.board().sets())
                            .isEqualTo(value.equals(Optional.of(player)));
                }
            }
        }
        assertThat(unproved).isLessThan(20);
    }

    private static StrongProblem randomProblem(Random random) {
        return randomProblem(random, Parry.FORBIDDEN);
    }

    private static StrongProblem randomProblem(Random random, Parry parry) {
        int squares = 4 + random.nextInt(5);
        SquareSet black =
                random.nextInt(3) == 0 ? subset(random, squares) : SquareSet.range(squares);
        SquareSet white =
                random.nextInt(3) == 0 ? subset(random, squares) : SquareSet.range(squares);
        List<SquareSet> sets = new ArrayList<>();
        List<Owner> owners = new ArrayList<>();
        for (int i = 3 + random.nextInt(8); i > 0; i--) {
            Owner owner = List.of(Owner.values()).get(random.nextInt(3));
            SquareSet within = owner.includes(Player.BLACK) ? black : SquareSet.range(squares);
            within = owner.includes(Player.WHITE) ? within.intersect(white) : within;
            SquareSet set = some(random, within, 2 + random.nextInt(3));
            if (set.size() >= 2 && !sets.contains(set)) {
                sets.add(set);
                owners.add(owner);
            }
        }
        Board board =
                new Board(
                        "free",
                        new Hypergraph(squares, sets),
                        new GridLayout(1, squares),
                        List.of(Permutation.identity(squares)));
        StrongBoard strong = new StrongBoard(board, owners, black, white, parry, Optional.empty());
        Player toMove = random.nextBoolean() ? Player.BLACK : Player.WHITE;
        return new StrongProblem(strong, StrongPosition.empty(toMove), OptionalInt.empty());
    }

    private static SquareSet subset(Random random, int squares) {
        return some(random, SquareSet.range(squares), squares - 1 - random.nextInt(2));
    }

    private static SquareSet some(Random random, SquareSet from, int count) {
        SquareSet some = SquareSet.empty();
        SquareSet left = from;
        while (some.size() < count && !left.isEmpty()) {
            int[] members = left.toArray();
            int member = members[random.nextInt(members.length)];
            some = some.with(member);
            left = left.without(member);
        }
        return some;
    }

    @Test
    void strongAndWeak_differOn554() {
        assertThat(
                        StrongProofs.wins(
                                StrongProblem.start(StrongProofs.board("mnk:5,5,4")),
                                Player.BLACK,
                                ALL))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"'mnk:5,6,4', true", "'mnk:4,5,4', false", "'mnk:4,6,4', false"})
    void tableOne_ofUiterwijk(String game, boolean won) {
        assertThat(
                        StrongProofs.wins(
                                StrongProblem.start(StrongProofs.board(game)), Player.BLACK, ALL))
                .isEqualTo(won);
    }

    @Test
    void win_of564HoldsOnAllLargerBoards() {
        StrongProblem problem = StrongProblem.start(StrongProofs.board("mnk:5,6,4;rim=3,3"));
        StrongResult result = StrongProofs.prove(problem, Player.BLACK, ALL);
        assertThat(result).isInstanceOf(StrongResult.Won.class);
        StrongProofs.check(
                problem, StrongVerdict.BLACK_WINS_LARGER, ((StrongResult.Won) result).root());
    }
}
