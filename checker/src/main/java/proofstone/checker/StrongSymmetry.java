package proofstone.checker;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * Accept rule S9, {@code symmetry}. Lemma: a map of the squares that keeps the sets, their owners
 * and the squares of the players keeps the game.
 */
final class StrongSymmetry {
    private final StrongGame game;
    private final Board board;
    private final Map<int[], Integer> numbers = new TreeMap<>(Arrays::compare);

    /** Where the symmetries that occurred send the winning sets. */
    private final int[][] sources = new int[StrongGrid.SYMMETRIES][];

    StrongSymmetry(StrongGame game) {
        this.game = game;
        this.board = game.board();
    }

    StrongClaim move(int symmetry, StrongClaim child) throws Refusal {
        boolean allowed =
                symmetry >= 1
                        && symmetry < StrongGrid.SYMMETRIES
                        && game.grid().isPresent()
                        && game.grid().get().allows(symmetry);
        Refusal.unless(
                allowed, Reason.NO_SUCH_SYMMETRY, "the board does not have symmetry", symmetry);
        if (sources[symmetry] == null) {
            sources[symmetry] = sources(symmetry);
        }
        int[] source = sources[symmetry];
        Needed needed =
                new Needed(
                        image(symmetry, child.needed().free()),
                        image(symmetry, child.needed().provers()),
                        image(symmetry, child.needed().refuters()));
        return new StrongClaim(
                child.prover(),
                child.goal(),
                child.turn(),
                child.stones(),
                needed,
                Thresholds.of(game, child.refuter(), needed, h -> child.thresholds().of(source[h])),
                child.outer(),
                child.exact());
    }

    private int image(int symmetry, int square) {
        return game.grid().orElseThrow().image(symmetry, square);
    }

    private Bits image(int symmetry, Bits squares) {
        Bits image = game.noSquares();
        for (int v = squares.next(0); v >= 0; v = squares.next(v + 1)) {
            image.add(image(symmetry, v));
        }
        return image;
    }

    /** The set that is sent to each set; refused if the map is no symmetry of the game. */
    private int[] sources(int symmetry) throws Refusal {
        for (Colour player : Colour.values()) {
            Bits squares = game.squaresOf(player);
            if (image(symmetry, squares).firstNotIn(squares) >= 0) {
                throw other(symmetry);
            }
        }
        for (int e = 0; numbers.size() < board.sets(); e++) {
            numbers.put(board.set(e), e);
        }
        int[] sources = new int[board.sets()];
        for (int e = 0; e < board.sets(); e++) {
            int[] image = Arrays.stream(board.set(e)).map(v -> image(symmetry, v)).toArray();
            Arrays.sort(image);
            Integer to = numbers.get(image);
            if (to == null || game.owner(to) != game.owner(e)) {
                throw other(symmetry);
            }
            sources[to] = e;
        }
        return sources;
    }

    private static Refusal other(int symmetry) {
        return new Refusal(
                Reason.NO_SUCH_SYMMETRY, "another board results from symmetry " + symmetry);
    }
}
