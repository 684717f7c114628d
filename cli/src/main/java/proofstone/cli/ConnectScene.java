package proofstone.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectPosition;

/**
 * What a drawing of a board of Connect6, Gomoku or their family shows.
 *
 * @param position the stones
 * @param order the squares of the stones in the order of the game, which get numbers
 * @param last the stones of the newest turn
 * @param shaded squares to be shaded
 * @param shade what they are
 * @param labels words on squares
 */
record ConnectScene(
        ConnectPosition position,
        List<ConnectCell> order,
        Set<ConnectCell> last,
        Set<ConnectCell> shaded,
        String shade,
        Map<ConnectCell, String> labels) {
    /** Boards with more rows or columns are drawn in part, around the stones. */
    private static final int MOST = 40;

    /** Free rows and columns around the stones of such a part. */
    private static final int MARGIN = 3;

    /**
     * The part of the board that is drawn.
     *
     * @param left the first column
     * @param bottom the lowest row
     * @param columns how many columns
     * @param rows how many rows
     */
    record Window(int left, int bottom, int columns, int rows) {
        /** Returns the square in a row from the top and a column from the left, from 0. */
        ConnectCell cell(int row, int column) {
            return new ConnectCell(left + column, bottom + rows - 1 - row);
        }

        /** Returns whether a square is drawn. */
        boolean contains(ConnectCell cell) {
            return cell.x() >= left
                    && cell.x() < left + columns
                    && cell.y() >= bottom
                    && cell.y() < bottom + rows;
        }
    }

    /** Keeps copies. */
    ConnectScene {
        order = List.copyOf(order);
        last = Set.copyOf(last);
        shaded = Set.copyOf(shaded);
        labels = Map.copyOf(labels);
    }

    /** Returns the part of the board to draw: all of it, or what is around the newest stones. */
    Window window() {
        ConnectGame game = position.game();
        List<ConnectCell> shown = new ArrayList<>(position.stones().keySet());
        shown.addAll(shaded);
        shown.addAll(labels.keySet());
        ConnectCell newest = order.isEmpty() ? game.centre() : order.getLast();
        int[] across =
                range(shown.stream().map(ConnectCell::x).toList(), newest.x(), game.columns());
        int[] up = range(shown.stream().map(ConnectCell::y).toList(), newest.y(), game.rows());
        return new Window(across[0], up[0], across[1], up[1]);
    }

    /** Returns where to begin in one direction and how far to go. */
    private static int[] range(List<Integer> shown, int newest, java.util.OptionalInt side) {
        if (side.orElse(MOST + 1) <= MOST) {
            return new int[] {0, side.getAsInt()};
        }
        int least = shown.stream().min(Comparator.naturalOrder()).orElse(newest) - MARGIN;
        int most = shown.stream().max(Comparator.naturalOrder()).orElse(newest) + MARGIN;
        if (most - least >= MOST) {
            least = Math.max(least, newest - MOST / 2);
            most = Math.min(most, least + MOST - 1);
        }
        if (side.isPresent()) {
            least = Math.clamp(least, 0, side.getAsInt() - 1);
            most = Math.clamp(most, least, side.getAsInt() - 1);
        }
        return new int[] {least, most - least + 1};
    }

    /** Returns how many stones are not drawn. */
    long hidden() {
        Window window = window();
        return position.stones().keySet().stream().filter(cell -> !window.contains(cell)).count();
    }

    /** Returns the label of a column. */
    String column(int x) {
        ConnectGame game = position.game();
        String name = game.nameOf(new ConnectCell(x, 0));
        return game.isFinite() ? name.replaceAll("[0-9]", "") : Integer.toString(x);
    }

    /** Returns the label of a row. */
    String row(int y) {
        return Integer.toString(position.game().isFinite() ? y + 1 : y);
    }
}
