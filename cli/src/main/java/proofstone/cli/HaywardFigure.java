package proofstone.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import proofstone.cli.HexKernel.Outcome;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.search.SearchControl;

/**
 * What [Hayward2005] says in its text of all openings (figures 2 and 10, section 5): who wins on
 * the short diagonal, on the first player's sides, and after half a turn of the board.
 *
 * <p>The paper lets White move first and join the sides that are Black's here, so its facts hold
 * with the colours exchanged.
 */
final class HaywardFigure implements Reproduction {
    private static final int SMALLEST = 3;
    private static final int LARGEST = 7;

    @Override
    public String paper() {
        return "hayward2005";
    }

    @Override
    public int table() {
        return 10;
    }

    @Override
    public String title() {
        return "openings: short diagonal, sides, half a turn";
    }

    @Override
    public void run(Limits limits, Consumer<Row> rows) {
        for (int size = SMALLEST; size <= LARGEST; size++) {
            if (limits.wantsAnyOf(names(size))) {
                new Board(size, limits).run(rows);
            }
        }
    }

    private static List<String> names(int size) {
        String name = size + "x" + size + " ";
        return List.of(
                name + "short diagonal, won",
                name + "other cells of sides, lost",
                name + "same after half a turn");
    }

    /**
     * The openings of one board. Its three rows share what is learned and the time of three rows;
     * what lies on the other side of the centre is solved anew to be compared.
     */
    private static final class Board {
        private static final int ROWS = 3;

        private final HexBoard board;
        private final HexKernel kernel;
        private final HexKernel mirror;

        Board(int size, Limits limits) {
            this.board = HexBoard.of(size, size);
            SearchControl control = limits.watch().control(limits.time().multipliedBy(ROWS));
            this.kernel = new HexKernel(board, control);
            this.mirror = new HexKernel(board, control);
        }

        void run(Consumer<Row> rows) {
            SquareSet diagonal = cells(IntStream.range(0, size()).map(this::onShortDiagonal));
            SquareSet sides = sides().minus(diagonal);
            List<String> names = names(size());
            rows.accept(row(names.get(0), diagonal, Player.BLACK));
            rows.accept(row(names.get(1), sides, Player.WHITE));
            rows.accept(symmetric(names.get(2)));
        }

        private int size() {
            return board.rows();
        }

        private int onShortDiagonal(int row) {
            return board.cell(row, size() - 1 - row);
        }

        private SquareSet sides() {
            return cells(
                    IntStream.range(0, size())
                            .flatMap(c ->
                                    IntStream.of(board.cell(0, c), board.cell(size() - 1, c))));
        }

        private static SquareSet cells(IntStream cells) {
            return SquareSet.of(cells.toArray());
        }

        private Row row(String what, SquareSet cells, Player winner) {
            String all = cells.size() + " of " + cells.size();
            int count = 0;
            for (int cell : cells.toArray()) {
                Optional<Player> found = winner(kernel, cell);
                if (found.isEmpty()) {
                    return new Row(what, all, "not solved in the time", "open");
                }
                count += found.get() == winner ? 1 : 0;
            }
            return Row.compared(what, all, count + " of " + cells.size());
        }

        private Row symmetric(String what) {
            int same = 0;
            int half = board.cells() / 2;
            for (int cell = 0; cell < half; cell++) {
                Optional<Player> one = winner(kernel, cell);
                Optional<Player> other = winner(mirror, board.cells() - 1 - cell);
                if (one.isEmpty() || other.isEmpty()) {
                    return new Row(what, half + " pairs", "not solved in the time", "open");
                }
                same += one.equals(other) ? 1 : 0;
            }
            return Row.compared(what, half + " pairs", same + " pairs");
        }

        private static Optional<Player> winner(HexKernel kernel, int opening) {
            Outcome outcome = kernel.solve(HexPosition.empty(kernel.board()).play(opening));
            return outcome.winner();
        }
    }
}
