package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
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
class HexSearchTest {
    private static HexSearch search(HexBoard board) {
        return new HexSearch(board, SearchControl.unlimited());
    }

    private static boolean isLegal(HexPosition position) {
        int lead = position.black().size() - position.white().size();
        return lead == (position.toMove() == Player.BLACK ? 0 : 1);
    }

    /** Returns a certificate that the checker takes. */
    static HexCertificate checked(HexPosition position, HexStep root) throws IOException {
        HexCertificate certificate = new HexCertificate(position, "test", "none", root);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        HexCertificateWriter.write(certificate, out, Form.BINARY);
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

    @ParameterizedTest
    @CsvSource({"3, 3, 2000", "3, 4, 2000", "1, 2, 0", "1, 6, 0", "6, 1, 6", "2, 4, 500"})
    void everyPosition_ofASmallBoardIsSolved(int rows, int columns, int least) throws IOException {
        HexBoard board = HexBoard.of(rows, columns);
        HexSearch search = search(board);
        HexBruteForce judge = new HexBruteForce(board);
        int count = 0;
        for (HexPosition position : HexPositions.all(board)) {
            if (isLegal(position) && position.winner().isEmpty()) {
                assertSolved(position, search, judge);
                count++;
            }
        }
        assertThat(count).isGreaterThan(least);
    }

    @ParameterizedTest
    @CsvSource({"4, 4", "4, 5", "5, 4"})
    void randomPositions_areSolved(int rows, int columns) throws IOException {
        Random random = new Random(rows * 10L + columns);
        HexBoard board = HexBoard.of(rows, columns);
        HexSearch search = search(board);
        int least = board.cells() > 16 ? 7 : 2;
        for (int i = 0; i < 500; i++) {
            HexPosition position = HexPositions.random(board, random, least);
            assertSolved(position, search, new HexBruteForce(board));
        }
    }

    /** The facts of [Hayward2005] section 5, and both halves searched without common memory. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void openings_areWonOnTheShortDiagonalAndLostOnSides(int size) throws IOException {
        HexBoard board = HexBoard.of(size, size);
        Player[] winners = new Player[board.cells()];
        for (int cell = 0; cell < winners.length; cell++) {
            HexPosition opened = HexPosition.empty(board).play(cell);
            HexStep root = search(board).solve(opened).proof();
            winners[cell] = checked(opened, root).winner();
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
                assertThat(new HexBruteForce(board).winner(next)).isEqualTo(solution.winner());
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
        HexBruteForce judge = new HexBruteForce(board);
        for (int cell = 0; cell < board.cells(); cell++) {
            assertSolved(HexPosition.empty(board).play(cell), search, judge);
        }
    }
}
