package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
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
import proofstone.certificate.Form;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongCertificateReader;
import proofstone.certificate.StrongCertificateWriter;
import proofstone.certificate.StrongStep;
import proofstone.certificate.StrongVerdict;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.Board;
import proofstone.game.GridLayout;
import proofstone.game.Hypergraph;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.Owner;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongResult;
import proofstone.knowledge.strong.StrongSearch;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.SearchControl;

/** The search of strong games against brute force, with every proof put to the checker. */
class StrongSearchTest {
    private static final Set<StrongTechnique> ALL = EnumSet.allOf(StrongTechnique.class);

    private static StrongBoard board(String game) {
        try {
            return StrongGames.parse(game);
        } catch (proofstone.game.GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static StrongResult prove(
            StrongProblem problem, Player attacker, Set<StrongTechnique> techniques) {
        StrongSearch search =
                new StrongSearch(
                        problem.board(),
                        problem.board().squares() < 12 ? 8 << 20 : 1 << 30,
                        SearchControl.unlimited(),
                        techniques);
        return search.prove(problem.position(), attacker);
    }

    /** Returns whether the attacker wins, after his or the other's proof has been checked. */
    private static boolean wins(
            StrongProblem problem, Player attacker, Set<StrongTechnique> techniques)
            throws IOException {
        StrongResult result = prove(problem, attacker, techniques);
        boolean black = attacker == Player.BLACK;
        return switch (result) {
            case StrongResult.Won won -> {
                check(
                        problem,
                        black ? StrongVerdict.BLACK_WINS : StrongVerdict.WHITE_WINS,
                        won.root());
                yield true;
            }
            case StrongResult.Held held -> {
                check(
                        problem,
                        black ? StrongVerdict.NOT_BLACK : StrongVerdict.NOT_WHITE,
                        held.root());
                yield false;
            }
            case StrongResult.Unknown unknown -> throw new AssertionError(unknown.reason());
        };
    }

    private static void check(StrongProblem problem, StrongVerdict verdict, StrongStep root)
            throws IOException {
        StrongCertificate certificate =
                new StrongCertificate(problem, verdict, "test", "none", root);
        for (Form form : Form.values()) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            StrongCertificateWriter.write(certificate, out, form);
            byte[] bytes = out.toByteArray();
            Verdict said = Checker.check(new ByteArrayInputStream(bytes), Limits.ofHeap());
            assertThat(said).as(said.line()).isInstanceOf(Verdict.Valid.class);
            StrongCertificate back =
                    StrongCertificateReader.read(
                            new ByteArrayInputStream(bytes), name -> Optional.of(board(name)));
            assertThat(back.verdict()).isEqualTo(verdict);
            assertThat(back.root().claim()).isEqualTo(certificate.root().claim());
        }
    }

    /** Plain minimax with a memory: the winner, or empty for a draw. */
    private static final class Judge {
        private final StrongProblem problem;
        private final Map<StrongPosition, Optional<Player>> values = new HashMap<>();

        Judge(StrongProblem problem) {
            this.problem = problem;
        }

        Optional<Player> value() {
            return value(problem.position(), 2 * problem.board().squares() + 2);
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

    private static void assertJudged(StrongProblem problem, Set<StrongTechnique> techniques)
            throws IOException {
        Optional<Player> value = new Judge(problem).value();
        for (Player player : Player.values()) {
            assertThat(wins(problem, player, techniques))
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
    void board_isJudgedAsByBruteForce(String game) throws IOException {
        assertJudged(StrongProblem.start(board(game)), ALL);
    }

    @ParameterizedTest
    @EnumSource(StrongTechnique.class)
    void randomGame_isTheSameWithoutATechnique(StrongTechnique off) throws IOException {
        Random random = new Random(off.name().hashCode());
        for (int i = 0; i < 60; i++) {
            assertJudged(randomProblem(random), without(off));
        }
    }

    @Test
    void randomGame_isJudgedAsByBruteForce() throws IOException {
        Random random = new Random(5);
        for (int i = 0; i < 400; i++) {
            assertJudged(randomProblem(random), ALL);
        }
    }

    private static Set<StrongTechnique> without(StrongTechnique off) {
        return EnumSet.complementOf(EnumSet.of(off));
    }

    private static StrongProblem randomProblem(Random random) {
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
        StrongBoard strong =
                new StrongBoard(board, owners, black, white, Parry.FORBIDDEN, Optional.empty());
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
    void strongAndWeak_differOn554() throws IOException {
        assertThat(wins(StrongProblem.start(board("mnk:5,5,4")), Player.BLACK, ALL)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"'mnk:5,6,4', true", "'mnk:4,5,4', false", "'mnk:4,6,4', false"})
    void tableOne_ofUiterwijk(String game, boolean won) throws IOException {
        assertThat(wins(StrongProblem.start(board(game)), Player.BLACK, ALL)).isEqualTo(won);
    }

    @Test
    void win_of564HoldsOnAllLargerBoards() throws IOException {
        StrongProblem problem = StrongProblem.start(board("mnk:5,6,4;rim=3,3"));
        StrongResult result = prove(problem, Player.BLACK, ALL);
        assertThat(result).isInstanceOf(StrongResult.Won.class);
        check(problem, StrongVerdict.BLACK_WINS_LARGER, ((StrongResult.Won) result).root());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mnk:4,6,4", "mnk:5,5,4"})
    void middleGame_isTheSameInThreeConfigurations(String game) throws IOException {
        Random random = new Random(game.hashCode());
        StrongBoard board = board(game);
        for (int i = 0; i < 12; i++) {
            StrongPosition position = StrongPosition.empty(Player.BLACK);
            for (int move : some(random, SquareSet.range(board.squares()), 12).toArray()) {
                position = position.play(move);
            }
            StrongProblem problem = new StrongProblem(board, position, OptionalInt.empty());
            if (problem.winner().isEmpty()) {
                boolean all = wins(problem, Player.BLACK, ALL);
                assertThat(wins(problem, Player.BLACK, without(StrongTechnique.PAIRING)))
                        .isEqualTo(all);
                assertThat(wins(problem, Player.BLACK, without(StrongTechnique.THREATS)))
                        .isEqualTo(all);
            }
        }
    }
}
