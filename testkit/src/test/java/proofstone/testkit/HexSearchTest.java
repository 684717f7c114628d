package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.certificate.Form;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexCertificateWriter;
import proofstone.certificate.HexStep;
import proofstone.certificate.HexWalk;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexSymmetry;
import proofstone.knowledge.hex.HexSearch;
import proofstone.knowledge.hex.HexSolution;
import proofstone.knowledge.hex.HexTechnique;
import proofstone.search.SearchControl;

/** The search for Hex against brute force, with every proof put to the independent checker. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HexSearchTest {
    /** Remembers for all tests of this class what took long to find out. */
    private final HexBruteForce judgeOfSixteenCells = new HexBruteForce(HexBoard.of(4, 4));

    private static HexSearch search(HexBoard board) {
        return new HexSearch(board, SearchControl.unlimited());
    }

    /** Returns whether players in turn, Black first, can have come to a position. */
    static boolean isLegal(HexPosition position) {
        int lead = position.black().size() - position.white().size();
        return lead == (position.toMove() == Player.BLACK ? 0 : 1);
    }

    /** Returns a certificate that the checker takes. */
    static HexCertificate checked(HexPosition position, HexStep root) throws IOException {
        HexCertificate certificate = new HexCertificate(position, "test", "none", root);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        HexCertificateWriter.write(certificate, out, Form.TEXT);
        Verdict verdict =
                Checker.check(new ByteArrayInputStream(out.toByteArray()), Limits.ofHeap());
        assertThat(verdict).as(verdict.line()).isInstanceOf(Verdict.Valid.class);
        return certificate;
    }

    private static void assertSolved(HexPosition position, HexSearch search, HexBruteForce judge)
            throws IOException {
        HexStep root = search.solve(position).proof();
        assertThat(root.claim().player()).as("%s", position).isEqualTo(judge.winner(position));
        checked(position, root);
    }

    /** Also positions whose numbers of stones no game has. */
    @ParameterizedTest
    @CsvSource({"3, 3, 23482", "2, 4, 6006", "1, 2, 6", "1, 6, 126", "6, 1, 126"})
    void everyPosition_ofASmallBoardIsSolved(int rows, int columns, int positions)
            throws IOException {
        HexBoard board = HexBoard.of(rows, columns);
        HexSearch search = search(board);
        HexBruteForce judge = new HexBruteForce(board);
        int count = 0;
        for (HexPosition position : HexPositions.unfinished(board)) {
            assertSolved(position, search, judge);
            count++;
        }
        assertThat(count).isEqualTo(positions);
    }

    /** Three rows of four: every winner, and the certificates of what can arise in games. */
    @Test
    void everyPosition_ofTwelveCellsHasItsWinner() throws IOException {
        HexBoard board = HexBoard.of(3, 4);
        HexSearch search = search(board);
        HexBruteForce judge = new HexBruteForce(board);
        int count = 0;
        int legal = 0;
        for (HexPosition position : HexPositions.unfinished(board)) {
            HexSolution solution = search.solve(position);
            assertThat(solution.winner()).as("%s", position).isEqualTo(judge.winner(position));
            count++;
            if (isLegal(position)) {
                checked(position, solution.proof());
                legal++;
            }
        }
        assertThat(List.of(count, legal)).isEqualTo(List.of(654_270, 101_243));
    }

    private static List<Set<HexTechnique>> switchedOff() {
        Set<HexTechnique> deciding = EnumSet.of(HexTechnique.CONNECTIONS, HexTechnique.LEARNING);
        return List.of(Set.of(), deciding, EnumSet.allOf(HexTechnique.class));
    }

    /**
     * Nothing is known from other positions; without connections and learning it is the tree of
     * moves that decides.
     */
    @ParameterizedTest
    @MethodSource("switchedOff")
    void everyPosition_isSolvedByASearchOfItsOwn(Set<HexTechnique> off) throws IOException {
        HexBoard board = HexBoard.of(3, 3);
        HexBruteForce judge = new HexBruteForce(board);
        for (HexPosition position : HexPositions.unfinished(board)) {
            assertSolved(position, new HexSearch(board, SearchControl.unlimited(), off), judge);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 4", "4, 5", "5, 4"})
    void randomPositions_areSolved(int rows, int columns) throws IOException {
        Random random = new Random(rows * 10L + columns);
        HexBoard board = HexBoard.of(rows, columns);
        HexSearch search = search(board);
        boolean large = board.cells() > 16;
        for (int i = 0; i < 500; i++) {
            HexPosition position = HexPositions.random(board, random, large ? 7 : 2);
            assertSolved(position, search, large ? new HexBruteForce(board) : judgeOfSixteenCells);
        }
    }

    /** The facts of [Hayward2005] section 5, and both halves searched without common memory. */
    @ParameterizedTest
    @CsvSource({"3, 5", "4, 4", "5, 13", "6, 24"})
    void openings_areWonOnTheShortDiagonalAndLostOnSides(int size, int won) throws IOException {
        HexBoard board = HexBoard.of(size, size);
        Player[] winners = new Player[board.cells()];
        for (int cell = 0; cell < winners.length; cell++) {
            winners[cell] = winner(HexPosition.empty(board).play(cell));
        }
        for (int i = 0; i < size; i++) {
            assertThat(winners[board.cell(i, size - 1 - i)]).isEqualTo(Player.BLACK);
            boolean corner = i == size - 1;
            assertThat(winners[board.cell(0, i)] == Player.BLACK).isEqualTo(corner);
            assertThat(winners[board.cell(size - 1, size - 1 - i)] == Player.BLACK)
                    .isEqualTo(corner);
        }
        Player[] turned = new Player[winners.length];
        Arrays.setAll(turned, cell -> winners[board.image(HexSymmetry.ROTATION, cell)]);
        assertThat(turned).isEqualTo(winners);
        assertThat(Arrays.stream(winners).filter(Player.BLACK::equals)).hasSize(won);
    }

    /** Returns who wins by a certificate that the checker takes, found by a search of its own. */
    private static Player winner(HexPosition position) throws IOException {
        return checked(position, search(position.board()).solve(position).proof()).winner();
    }

    /** Openings of 7x7 that take 183 to 518 nodes each; docs/results.md tells of all. */
    @ParameterizedTest
    @CsvSource({
        "b6, BLACK",
        "d4, BLACK",
        "e3, BLACK",
        "c4, BLACK",
        "d1, WHITE",
        "e1, WHITE",
        "f1, WHITE",
        "d2, WHITE"
    })
    void openings_ofFortyNineCellsHaveTheirWinners(String opening, Player winner)
            throws IOException {
        HexBoard board = HexBoard.of(7, 7);
        HexPosition opened = HexPosition.empty(board).play(board.square(opening).orElseThrow());
        assertThat(winner(opened)).isEqualTo(winner);
    }

    /** Searches of mirror positions know nothing of each other. */
    @Test
    void mirrorPositions_haveMirroredWinners() {
        Random random = new Random(77);
        HexBoard board = HexBoard.of(5, 5);
        for (int i = 0; i < 40; i++) {
            HexPosition position = HexPositions.random(board, random);
            Player winner = search(board).solve(position).winner();
            for (HexSymmetry symmetry : HexSymmetry.values()) {
                HexPosition image = position.image(symmetry);
                assertThat(search(board).solve(image).winner()).isEqualTo(symmetry.apply(winner));
            }
        }
    }

    @Test
    void strategies_ofProofsWinRandomLines() {
        Random random = new Random(5);
        HexBoard board = HexBoard.of(5, 5);
        HexSearch search = search(board);
        for (int i = 0; i < 200; i++) {
            HexPosition position = HexPositions.random(board, random);
            HexStep root = search.solve(position).proof();
            HexWalk walk = HexWalk.start(new HexCertificate(position, "test", "none", root));
            while (!walk.isOver()) {
                walk = walk.play(move(walk, random));
            }
            assertThat(walk.position().winner()).hasValue(walk.prover());
        }
    }

    /** The loser plays within the carrier half of the time, where it hurts. */
    private static int move(HexWalk walk, Random random) {
        if (walk.toMove() == walk.prover()) {
            return walk.reply();
        }
        SquareSet carrier = walk.carrier();
        boolean within = random.nextBoolean() && !carrier.isEmpty();
        int[] cells = (within ? carrier : walk.position().free()).toArray();
        return cells[random.nextInt(cells.length)];
    }

    @Test
    void moves_thatSolutionsNameWin() {
        Random random = new Random(44);
        HexBoard board = HexBoard.of(4, 4);
        HexSearch search = search(board);
        int named = 0;
        for (int i = 0; i < 200; i++) {
            HexPosition position = HexPositions.random(board, random);
            HexSolution solution = search.solve(position);
            if (solution.winner() == position.toMove() && solution.move().isPresent()) {
                HexPosition next = position.play(solution.move().getAsInt());
                assertThat(judgeOfSixteenCells.winner(next)).isEqualTo(solution.winner());
                named++;
            } else {
                assertThat(solution.move()).isEmpty();
            }
        }
        assertThat(named).isGreaterThan(30);
    }

    @Test
    void solve_stopsAgainWhenItWasStoppedBefore() {
        HexBoard board = HexBoard.of(5, 5);
        HexSearch search = new HexSearch(board, new SearchControl(-1, progress -> {}));
        HexPosition empty = HexPosition.empty(board);
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> search.solve(empty)).isInstanceOf(SearchControl.Stopped.class);
        }
    }

    @ParameterizedTest
    @EnumSource(HexTechnique.class)
    void solve_findsTheSameWinnersWithoutATechnique(HexTechnique off) throws IOException {
        HexBoard board = HexBoard.of(4, 4);
        HexSearch search = new HexSearch(board, SearchControl.unlimited(), Set.of(off));
        for (int cell = 0; cell < board.cells(); cell++) {
            assertSolved(HexPosition.empty(board).play(cell), search, judgeOfSixteenCells);
        }
    }
}
