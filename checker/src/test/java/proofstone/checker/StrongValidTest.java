package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole proofs of small boards with a name, in both forms, and the geometry of the rims. */
final class StrongValidTest {
    /** The lines of a header about the board of a grid, up to the position. */
    private static Script script(String game, StrongGame board, String claim, List<String> steps) {
        List<String> sets = new ArrayList<>();
        for (int e = 0; e < board.board().sets(); e++) {
            String owner = board.owner(e).name().toLowerCase(Locale.ROOT);
            sets.add(owner + list(board.board().set(e)));
        }
        String lists =
                board.listOf(Colour.BLACK)
                                .map(inner -> "black-squares" + list(inner) + "\n")
                                .orElse("")
                        + board.listOf(Colour.WHITE)
                                .map(inner -> "white-squares" + list(inner) + "\n")
                                .orElse("");
        return StrongSamples.strong(
                game,
                board.board().squares(),
                String.join(", ", sets),
                lists
                        + (board.hasParry() ? "parry\n" : "")
                        + (board.stones() > 1 ? "stones-a-turn " + board.stones() + "\n" : "")
                        + StrongSamples.position("", "", toMove(board), claim),
                steps.toArray(String[]::new));
    }

    private static String toMove(StrongGame board) {
        return board.stones() > 1 ? "black\nleft " + board.stones() : "black";
    }

    private static String list(int[] squares) {
        return Arrays.stream(squares).mapToObj(v -> " " + v).collect(Collectors.joining());
    }

    private static String list(Bits squares) {
        StringBuilder list = new StringBuilder();
        for (int v = squares.next(0); v >= 0; v = squares.next(v + 1)) {
            list.append(' ').append(v);
        }
        return list.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:3,3,3|3|3|0|0|3|draw",
                "mnk:3,4,3|3|4|0|0|3|black-wins",
                "mnk:2,2,2|2|2|0|0|2|black-wins",
                "mnk:2,4,3|2|4|0|0|3|draw",
                "mnk:1,4,2;rim=0,1|1|6|0|1|2|black-wins",
                "mnk:1,4,2;rim+=0,1|1|6|0|1|2|black-wins",
                "mnk:2,2,2;rim=1,1|4|4|1|1|2|black-wins",
                "mnk:2,2,2;rim+=1,1|4|4|1|1|2|black-wins",
                "mnk:3,1,3;rim=0,1|3|3|0|1|3|white-wins",
                "mnk:1,3,3;rim=0,2|1|7|0|2|3|white-wins",
                "mnk:2,3,3;rim=0,1|2|5|0|1|3|white-wins"
            })
    void proof_byBruteForceIsValid(
            String game, int rows, int columns, int rowRim, int columnRim, int k, String claim) {
        StrongGrid grid = new StrongGrid(rows, columns, rowRim, columnRim);
        StrongGame board = StrongRandomSteps.rim(grid, k, game.contains("+"));
        assertThat(StrongPlainProof.claim(board)).isEqualTo(claim);
        Script script = script(game, board, claim, StrongPlainProof.steps(board));
        assertThat(script.check().line()).startsWith("VALID " + claim + " " + game);
        assertThat(Script.check(script.binary()).line()).startsWith("VALID " + claim);
    }

    /** Connect games; the rim is the other player's of whom the name says that he keeps inside. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connect:1,5,3,2,2|1|5|0|0|3|2|BLACK|draw",
                "connect:2,4,3,2,2|2|4|0|0|3|2|BLACK|draw",
                "connect:3,3,3,2,2|3|3|0|0|3|2|BLACK|black-wins",
                "connect:2,3,3,3,3|2|3|0|0|3|3|BLACK|black-wins",
                "connect:1,5,4,2,2|1|5|0|0|4|2|BLACK|draw",
                "connect:3,3,3,1,1|3|3|0|0|3|1|BLACK|draw",
                "connect:1,3,3,2,2;rim=0,2|1|7|0|2|3|2|BLACK|draw",
                "connect:1,3,2,2,2;rim-white=0,1|1|5|0|1|2|2|WHITE|black-wins",
                "connect:1,3,3,2,2;rim-white=0,2|1|7|0|2|3|2|WHITE|black-wins"
            })
    void proof_ofSeveralStonesATurnIsValid(
            String game,
            int rows,
            int columns,
            int rowRim,
            int columnRim,
            int k,
            int stones,
            Colour attacker,
            String claim) {
        StrongGrid grid = new StrongGrid(rows, columns, rowRim, columnRim);
        StrongGame board = StrongRandomSteps.rim(grid, k, false, attacker, stones);
        assertThat(StrongPlainProof.claim(board)).isEqualTo(claim);
        Script script = script(game, board, claim, StrongPlainProof.steps(board));
        assertThat(script.check().line()).startsWith("VALID " + claim + " " + game);
        assertThat(Script.check(script.binary()).line()).startsWith("VALID " + claim);
    }

    @Test
    void turn_isUsableWithLessOfTheRefutersAndAWholeOneOfTheProvers() {
        assertThat(StrongSamples.TURNS.check().line())
                .startsWith("VALID black-wins free, white to move with 1 stone (");
        assertThat(StrongSamples.TURNS.with("white\nleft 1", "black\nleft 2").check().line())
                .startsWith("VALID black-wins free, black to move with 2 stones (");
        assertThat(StrongSamples.CONNECT_LARGER.check().line())
                .startsWith(
                        "VALID white-wins-larger connect:1,3,2,2,1;rim-white=0,1"
                                + " (on all boards M x N, M = 1, N >= 3), white to move with 2 stones");
    }

    /** Black's win of 2 in a row with full rims says it of all larger boards. */
    @Test
    void proof_withFullRimsHoldsForLargerBoards() {
        StrongGame board = StrongRandomSteps.rim(new StrongGrid(4, 4, 1, 1), 2, false);
        List<String> steps = StrongPlainProof.steps(board);
        Script script = script("mnk:2,2,2;rim=1,1", board, "black-wins-larger", steps);
        assertThat(script.check().line())
                .startsWith(
                        "VALID black-wins-larger mnk:2,2,2;rim=1,1"
                                + " (on all boards M x N, M >= 2, N >= 2), black to move");
    }

    /** White does not lose by the steps, and does not win by the theorem. */
    @Test
    void proof_byStrategyStealingNeedsOneHalf() {
        StrongGame board = StrongRandomSteps.rim(new StrongGrid(3, 3, 0, 0), 3, false);
        List<String> steps = new ArrayList<>(StrongPlainProof.steps(board));
        String draw = steps.removeLast();
        int white = Integer.parseInt(draw.split("[ !]", -1)[1]);
        List<String> half = new ArrayList<>(steps.subList(0, white));
        half.add("strategy-stealing " + white + "!");
        Script script = script("mnk:3,3,3", board, "draw", half);
        assertThat(script.check().line())
                .startsWith("VALID (with theorem strategy-stealing) draw mnk:3,3,3, black to move");
    }

    /** The rim's grid, set by set and square by square, from the words of the format page. */
    @ParameterizedTest
    @CsvSource({
        "2, 3, 3, 1, 0",
        "2, 3, 3, 0, 2",
        "3, 3, 3, 2, 2",
        "1, 1, 2, 1, 1",
        "2, 2, 4, 1, 2",
        "4, 5, 4, 3, 3",
        "1, 4, 5, 0, 3"
    })
    void rim_hasTheSetsThatTryingAllSquaresGives(int r, int c, int k, int rowRim, int columnRim) {
        int rows = r + 2 * rowRim;
        int columns = c + 2 * columnRim;
        Map<List<Integer>, Boolean> naive = naive(rows, columns, k, rowRim, columnRim);
        List<String> sets = new ArrayList<>();
        naive.forEach((set, isInner) ->
                sets.add(
                        (isInner ? "both" : "white")
                                + list(set.stream().mapToInt(v -> v).toArray())));
        String inner = "black-squares" + list(innerSquares(rows, columns, rowRim, columnRim));
        Script script =
                StrongSamples.strong(
                        "mnk:" + r + "," + c + "," + k + ";rim+=" + rowRim + "," + columnRim,
                        rows * columns,
                        String.join(", ", sets),
                        inner + "\nparry\n" + StrongSamples.position("", "", "white", "not-white"),
                        "late black 0");
        Verdict verdict = script.check();
        assertThat(verdict).as(verdict.line()).isInstanceOf(Verdict.Invalid.class);
        assertThat(((Verdict.Invalid) verdict).step()).as(verdict.line()).isEqualTo(1);
        for (int i = 0; i < sets.size(); i += 7) {
            Script other = script.with("set " + sets.get(i) + "\n", "set black 0\n");
            assertThat(other.check().line()).startsWith("INVALID header: wrong-board");
        }
    }

    private static int[] innerSquares(int rows, int columns, int rowRim, int columnRim) {
        List<Integer> inner = new ArrayList<>();
        for (int row = rowRim; row < rows - rowRim; row++) {
            for (int column = columnRim; column < columns - columnRim; column++) {
                inner.add(row * columns + column);
            }
        }
        return inner.stream().mapToInt(v -> v).toArray();
    }

    /** All rows of k squares, and whether they lie in the inner board. */
    private static Map<List<Integer>, Boolean> naive(
            int rows, int columns, int k, int rowRim, int columnRim) {
        Map<List<Integer>, Boolean> sets = new LinkedHashMap<>();
        for (int start = 0; start < rows * columns; start++) {
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                List<Integer> set = new ArrayList<>();
                boolean inner = true;
                for (int i = 0; i < k; i++) {
                    int row = start / columns + i * step[0];
                    int column = start % columns + i * step[1];
                    if (row < rows && column >= 0 && column < columns) {
                        set.add(row * columns + column);
                    }
                    inner &= row >= rowRim && row < rows - rowRim;
                    inner &= column >= columnRim && column < columns - columnRim;
                }
                if (set.size() == k) {
                    sets.put(set, inner);
                }
            }
        }
        return sets;
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, 0, 0, 3, 1234567",
        "2, 3, 0, 0, 3, 123",
        "4, 4, 1, 1, 3, 1234567",
        "3, 3, 0, 1, 4, 123",
        "3, 3, 1, 0, 3, 123"
    })
    void symmetry_isThatOfTheGridAndItsInnerBoard(
            int rows, int columns, int rowRim, int columnRim, int k, String symmetries)
            throws Refusal {
        StrongGrid grid = new StrongGrid(rows, columns, rowRim, columnRim);
        StrongGame board = StrongRandomSteps.rim(grid, k, false);
        StrongSymmetry rule = new StrongSymmetry(board);
        StrongClaim claim = new StrongRules(board).late(Colour.BLACK, 1, 1);
        StringBuilder allowed = new StringBuilder();
        for (int g = 0; g <= 8; g++) {
            try {
                rule.move(g, claim);
                allowed.append(g);
            } catch (Refusal refusal) {
                assertThat(refusal.reason()).isEqualTo(Reason.NO_SUCH_SYMMETRY);
            }
        }
        assertThat(allowed.toString()).isEqualTo(symmetries);
    }

    /** A reply outside the inner board lets a set elsewhere lack one square less. */
    @ParameterizedTest
    @CsvSource({"0, 5", "1, 4", "2, 4", "4, 5"})
    void outerThreshold_countsRepliesOutsideTheInnerBoard(int square, int outer) throws Refusal {
        StrongGame board = StrongRandomSteps.rim(new StrongGrid(1, 5, 0, 1), 2, false);
        StrongRules rules = new StrongRules(board);
        StrongReplies replies = new StrongReplies(board, rules.late(Colour.BLACK, 0, 1));
        replies.add(rules.late(Colour.BLACK, 3, 1), new int[] {square});
        assertThat(replies.claim().outer()).isEqualTo(outer);
    }

    /** The carrier has the squares that have an answer, though no child needs them free. */
    @Test
    void replies_needTheAnsweredSquaresFree() throws Refusal {
        StrongGame board = StrongRandomSteps.rim(new StrongGrid(1, 5, 0, 1), 2, false);
        StrongRules rules = new StrongRules(board);
        StrongReplies replies = new StrongReplies(board, rules.late(Colour.BLACK, 0, 1));
        replies.add(rules.late(Colour.BLACK, 3, 1), new int[] {2, 4});
        assertThat(list(replies.claim().needed().free())).isEqualTo(" 2 4");
    }
}
