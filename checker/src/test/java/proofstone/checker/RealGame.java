package proofstone.checker;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Who wins the game of section 1 of the format page, by trying everything. */
final class RealGame {
    private final int squares;
    private final int[] sets;
    private final int limit;
    private final int firstMoves;
    private final int stonesBefore;

    /** 0 unknown, 1 Maker wins, 2 Breaker wins; whose turn it is follows from the stones. */
    private final byte[] known;

    private RealGame(int squares, List<int[]> sets, int limit, int firstMoves, int stonesBefore) {
        this.squares = squares;
        this.sets = sets.stream().mapToInt(BruteForce::mask).toArray();
        this.limit = limit;
        this.firstMoves = firstMoves;
        this.stonesBefore = stonesBefore;
        this.known = new byte[1 << (2 * squares)];
    }

    /** The winner of the game of a header. */
    static Player winner(Header header) {
        Board board = header.board();
        List<int[]> sets = IntStream.range(0, board.sets()).mapToObj(board::set).toList();
        int maker = BruteForce.mask(header.maker());
        int breaker = BruteForce.mask(header.breaker());
        return winner(
                board.squares(),
                sets,
                new int[] {maker, breaker},
                header.toMove(),
                header.makerStones(),
                header.firstMoves().map(BruteForce::mask));
    }

    /** The winner from a position given by the masks of Maker's and Breaker's stones. */
    static Player winner(
            int squares,
            List<int[]> sets,
            int[] stones,
            Player toMove,
            OptionalInt makerStones,
            Optional<Integer> firstMoves) {
        int before = Integer.bitCount(stones[0]);
        RealGame game =
                new RealGame(
                        squares, sets, makerStones.orElse(squares), firstMoves.orElse(-1), before);
        return game.makerWins(stones[0], stones[1], toMove) ? Player.MAKER : Player.BREAKER;
    }

    private boolean makerWins(int maker, int breaker, Player turn) {
        int index = maker | breaker << squares;
        if (known[index] == 0) {
            boolean filled = Arrays.stream(sets).anyMatch(set -> (set & ~maker) == 0);
            known[index] = (byte) (filled || anyMove(maker, breaker, turn) ? 1 : 2);
        }
        return known[index] == 1;
    }

    /** Whether some move of Maker wins, or none of Breaker's, who must move while he can, saves. */
    private boolean anyMove(int maker, int breaker, Player turn) {
        int free = ((1 << squares) - 1) & ~maker & ~breaker;
        if (turn == Player.MAKER) {
            int put = Integer.bitCount(maker) - stonesBefore;
            int moves = put == limit ? 0 : put == 0 ? free & firstMoves : free;
            return squaresOf(moves)
                    .anyMatch(v -> makerWins(maker | 1 << v, breaker, Player.BREAKER));
        }
        return free != 0
                && squaresOf(free).allMatch(v -> makerWins(maker, breaker | 1 << v, Player.MAKER));
    }

    private IntStream squaresOf(int mask) {
        return IntStream.range(0, squares).filter(v -> (mask >> v & 1) != 0);
    }
}
