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
                        .orElse("");
        return StrongSamples.strong(
                game,
                board.board().squares(),
                String.join(", ", sets),
                lists
                        + (board.hasParry() ? "parry\n" : "")
                        + StrongSamples.position("", "", "black", claim),
                steps.toArray(String[]::new));
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
            int rows, int columns, int rowRim, int columnRim, int k, String symmetries) {
        StrongGrid grid = new StrongGrid(rows, columns, rowRim, columnRim);
        StrongGame board = StrongRandomSteps.rim(grid, k, false);
        StrongSymmetry rule = new StrongSymmetry(board);
        StrongClaim claim = new StrongRules(board).late(Colour.BLACK, 1);
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
        StrongReplies replies = new StrongReplies(board, rules.late(Colour.BLACK, 0));
        replies.add(rules.late(Colour.BLACK, 3), new int[] {square});
        assertThat(replies.claim().outer()).isEqualTo(outer);
    }

    /** The carrier has the squares that have an answer, though no child needs them free. */
    @Test
    void replies_needTheAnsweredSquaresFree() throws Refusal {
        StrongGame board = StrongRandomSteps.rim(new StrongGrid(1, 5, 0, 1), 2, false);
        StrongRules rules = new StrongRules(board);
        StrongReplies replies = new StrongReplies(board, rules.late(Colour.BLACK, 0));
        replies.add(rules.late(Colour.BLACK, 3), new int[] {2, 4});
        assertThat(list(replies.claim().needed().free())).isEqualTo(" 2 4");
    }
}
