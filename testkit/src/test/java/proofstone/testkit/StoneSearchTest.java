package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.Form;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongCertificateReader;
import proofstone.certificate.StrongCertificateWriter;
import proofstone.certificate.StrongStep;
import proofstone.certificate.StrongVerdict;
import proofstone.certificate.StrongWalk;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
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
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongResult;
import proofstone.knowledge.strong.StrongSearch;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.SearchControl;

/**
 * Strong games of several stones a turn: the search against brute force, every proof put to the
 * checker, and every line of the refuter's played against it.
 */
class StoneSearchTest {
    private static final List<Owner> OWNERS = List.of(Owner.BOTH, Owner.BLACK, Owner.WHITE);

    private static final Set<StrongTechnique> ALL = EnumSet.allOf(StrongTechnique.class);

    private static Optional<StrongBoard> board(String name) {
        try {
            return Optional.of(StrongGames.parse(name));
        } catch (GameSyntaxException e) {
            return Optional.empty();
        }
    }

    /** Returns the winner by proofs of both questions, which have been checked and played. */
    private static Optional<Player> winner(StrongProblem problem) throws IOException {
        Optional<Player> winner = Optional.empty();
        for (Player attacker : Player.values()) {
            StrongSearch search =
                    new StrongSearch(problem.board(), 1 << 28, SearchControl.unlimited(), ALL);
            switch (search.prove(problem, attacker)) {
                case StrongResult.Won won -> {
                    winner = Optional.of(attacker);
                    assertProof(problem, StrongVerdict.winOf(attacker), won.root());
                }
                case StrongResult.Held held ->
                        assertProof(problem, StrongVerdict.notOf(attacker), held.root());
                case StrongResult.Unknown unknown -> throw new AssertionError(unknown.reason());
            }
        }
        return winner;
    }

    private static void assertProof(StrongProblem problem, StrongVerdict verdict, StrongStep root)
            throws IOException {
        StrongCertificate proof = new StrongCertificate(problem, verdict, "test", "none", root);
        for (Form form : Form.values()) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            StrongCertificateWriter.write(proof, out, form);
            byte[] bytes = out.toByteArray();
            Verdict said = Checker.check(new ByteArrayInputStream(bytes), Limits.ofHeap());
            assertThat(said).as(said.line()).isInstanceOf(Verdict.Valid.class);
            StrongCertificate read =
                    StrongCertificateReader.read(
                            new ByteArrayInputStream(bytes), StoneSearchTest::board);
            assertThat(read.root().claim()).isEqualTo(proof.root().claim());
        }
        StrongProofs.assertKept(StrongWalk.start(proof));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "connect:3,3,3,2,1",
                "connect:2,5,3,2,1",
                "connect:2,4,3,3,2",
                "connect:3,4,4,2,1",
                "connect:1,9,3,2,1",
                "connect:2,3,3,2,1;rim=0,1",
                "connect:2,3,3,2,1;rim-white=0,1",
                "connect:1,4,3,2,1;rim=0,2"
            })
    void winner_isThatOfBruteForce(String game) throws IOException, GameSyntaxException {
        StrongBoard board = StrongGames.parse(game);
        StrongBruteForce judge = new StrongBruteForce(board);
        for (Player player : Player.values()) {
            for (int left = 1; left <= board.stonesATurn(); left++) {
                StrongProblem problem = StrongProblem.start(board, new Turn(player, left));
                assertThat(winner(problem)).isEqualTo(judge.winner(problem));
            }
        }
    }

    @Test
    void winner_ofRandomGamesIsThatOfBruteForce() throws IOException {
        Random random = new Random(11);
        assertWinners(() -> random(random));
    }

    @Test
    void winner_withinPliesIsThatOfBruteForce() throws IOException {
        Random random = new Random(12);
        assertWinners(() -> {
            StrongProblem problem = random(random);
            OptionalInt plies = OptionalInt.of(random.nextInt(8));
            return new StrongProblem(problem.board(), problem.position(), plies);
        });
    }

    private static void assertWinners(Supplier<StrongProblem> problems) throws IOException {
        Map<Optional<Player>, Integer> winners = new LinkedHashMap<>();
        for (int round = 0; round < 300; round++) {
            StrongProblem problem = problems.get();
            if (problem.winner().isEmpty()) {
                Optional<Player> winner = winner(problem);
                assertThat(winner).isEqualTo(StrongBruteForce.winnerOf(problem));
                winners.merge(winner, 1, Integer::sum);
            }
        }
        assertThat(winners).hasSize(3).allSatisfy((_, n) -> assertThat(n).isGreaterThan(20));
    }

    private static StrongProblem random(Random random) {
        int squares = 5 + random.nextInt(5);
        List<SquareSet> sets = new ArrayList<>();
        for (int i = 2 + random.nextInt(8); i > 0; i--) {
            sets.add(SquareSet.of(random.ints(2 + random.nextInt(3), 0, squares).toArray()));
        }
        Hypergraph hypergraph = new Hypergraph(squares, sets);
        List<Owner> owners =
                hypergraph.sets().stream()
                        .map(_ -> OWNERS.get(random.nextInt(OWNERS.size())))
                        .toList();
        SquareSet all = SquareSet.range(squares);
        int stones = 2 + random.nextInt(2);
        StrongBoard board =
                new StrongBoard(
                        new Board(
                                "free:random",
                                hypergraph,
                                new GridLayout(1, squares),
                                List.of(Permutation.identity(squares))),
                        owners,
                        all,
                        all,
                        Parry.FORBIDDEN,
                        Optional.empty(),
                        stones);
        Turn turn =
                new Turn(
                        random.nextBoolean() ? Player.BLACK : Player.WHITE,
                        1 + random.nextInt(stones));
        StrongProblem problem = StrongProblem.start(board, turn);
        for (int i = random.nextInt(4); i > 0; i--) {
            int square = random.nextInt(squares);
            boolean free = !problem.position().occupied().contains(square);
            problem = free ? problem.played(square) : problem;
        }
        return new StrongProblem(board, problem.position(), OptionalInt.empty());
    }
}
