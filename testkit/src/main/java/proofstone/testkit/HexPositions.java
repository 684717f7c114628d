package proofstone.testkit;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

/** Positions of Hex for tests. */
public final class HexPositions {
    private HexPositions() {}

    /**
     * Returns every way to put stones of any numbers on {@code board}, with each player to move:
     * twice three to the power of the cells. Positions in which both have finished cannot be.
     */
    public static List<HexPosition> all(HexBoard board) {
        return stream(board).toList();
    }

    /** Returns those of {@link #all} that nobody has won. */
    public static List<HexPosition> unfinished(HexBoard board) {
        return stream(board).filter(position -> position.winner().isEmpty()).toList();
    }

    private static Stream<HexPosition> stream(HexBoard board) {
        return IntStream.range(0, power(board.cells()))
                .boxed()
                .flatMap(code -> withBothToMove(board, code));
    }

    private static int power(int exponent) {
        return exponent == 0 ? 1 : 3 * power(exponent - 1);
    }

    private static Stream<HexPosition> withBothToMove(HexBoard board, int code) {
        SquareSet black = digits(board, code, 1);
        SquareSet white = digits(board, code, 2);
        return Stream.of(Player.values())
                .map(player -> new HexPosition(board, black, white, player));
    }

    private static SquareSet digits(HexBoard board, int code, int digit) {
        return SquareSet.of(
                IntStream.range(0, board.cells())
                        .filter(cell -> code / power(cell) % 3 == digit)
                        .toArray());
    }

    /** Returns a position after some random moves from the empty board, nobody having won. */
    public static HexPosition random(HexBoard board, Random random) {
        return random(board, random, 0);
    }

    /** Returns such a position after at least {@code least} moves, if nobody has won before. */
    public static HexPosition random(HexBoard board, Random random, int least) {
        HexPosition position = HexPosition.empty(board);
        for (int left = random.nextInt(least, board.cells()); left > 0; left--) {
            HexPosition next = afterRandomMove(position, random);
            if (next.winner().isPresent()) {
                return position;
            }
            position = next;
        }
        return position;
    }

    /** Returns the position after a move to a random free cell. */
    public static HexPosition afterRandomMove(HexPosition position, Random random) {
        int[] free = position.free().toArray();
        return position.play(free[random.nextInt(free.length)]);
    }
}
