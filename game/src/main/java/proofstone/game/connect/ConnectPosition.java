package proofstone.game.connect;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import proofstone.game.Player;
import proofstone.game.Turn;
import proofstone.game.connect.ConnectGame.Overline;

/**
 * A position of a game: its stones and whose turn it is. Any numbers of stones are legal.
 * Immutable; the time and space of {@link #play} grow with the number of stones, so that a search
 * keeps a state of its own.
 *
 * @param game the rules
 * @param stones the squares with a stone, and whose
 * @param turn whose turn it is, and the stones left of it
 */
public record ConnectPosition(ConnectGame game, Map<ConnectCell, Player> stones, Turn turn) {
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    /** Keeps a copy; checks that the stones are on the board. */
    public ConnectPosition {
        stones = Map.copyOf(stones);
        for (ConnectCell cell : stones.keySet()) {
            if (!game.contains(cell)) {
                throw new IllegalArgumentException(cell + " is not on " + game.name());
            }
        }
    }

    /** Returns the empty board. */
    public static ConnectPosition start(ConnectGame game) {
        return new ConnectPosition(game, Map.of(), game.start());
    }

    /** Returns whether a square of the board has no stone. */
    public boolean isFree(ConnectCell cell) {
        return game.contains(cell) && !stones.containsKey(cell);
    }

    /** Returns the player whose stone stands on a square. */
    public Optional<Player> at(ConnectCell cell) {
        return Optional.ofNullable(stones.get(cell));
    }

    /** Returns the squares of a player's stones in reading order. */
    public Set<ConnectCell> stones(Player player) {
        Set<ConnectCell> cells = new TreeSet<>();
        stones.forEach((cell, owner) -> {
            if (owner == player) {
                cells.add(cell);
            }
        });
        return cells;
    }

    /**
     * Returns the position after the player to move has put a stone of his turn.
     *
     * @throws IllegalArgumentException if the square is not free
     */
    public ConnectPosition play(ConnectCell cell) {
        if (!isFree(cell)) {
            throw new IllegalArgumentException("no free square of " + game.name() + ": " + cell);
        }
        Map<ConnectCell, Player> more = new HashMap<>(stones);
        more.put(cell, turn.player());
        return new ConnectPosition(game, more, game.after(turn, new ConnectMove.Stone(cell)));
    }

    /** Returns whether a player has enough stones in a row; in sloppy records both may. */
    public boolean hasWon(Player player) {
        return !winningCells(player).isEmpty();
    }

    /** Returns the squares of all rows of a player's that win, in reading order. */
    public Set<ConnectCell> winningCells(Player player) {
        Set<ConnectCell> winning = new TreeSet<>();
        for (ConnectCell cell : stones(player)) {
            for (int[] direction : DIRECTIONS) {
                addRow(player, cell, direction, winning);
            }
        }
        return winning;
    }

    /** Adds the row that begins at {@code cell}, if one does and it wins. */
    private void addRow(
            Player player, ConnectCell cell, int[] direction, Set<ConnectCell> winning) {
        if (stones.get(cell.plus(-direction[0], -direction[1])) == player) {
            return;
        }
        int length = 1;
        while (stones.get(cell.plus(length * direction[0], length * direction[1])) == player) {
            length++;
        }
        if (game.overline() == Overline.WINS ? length >= game.length() : length == game.length()) {
            for (int i = 0; i < length; i++) {
                winning.add(cell.plus(i * direction[0], i * direction[1]));
            }
        }
    }
}
