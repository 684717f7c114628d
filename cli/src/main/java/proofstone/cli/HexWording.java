package proofstone.cli;

import java.util.List;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;

/** How the program speaks of Hex. */
final class HexWording {
    private HexWording() {}

    /** Returns what a proof for {@code player} claims, such as {@code black-wins}. */
    static String claim(Player player) {
        return Wording.word(player) + "-wins";
    }

    /** Returns the names of cells in their order, separated by spaces. */
    static String cells(HexBoard board, SquareSet cells) {
        return String.join(" ", names(board, cells));
    }

    /** Returns the names of cells in their order. */
    static List<String> names(HexBoard board, SquareSet cells) {
        return cells.stream().mapToObj(board::name).toList();
    }

    /** Returns the names of cells in the order of the list. */
    static List<String> names(HexBoard board, List<Integer> cells) {
        return cells.stream().map(board::name).toList();
    }

    /** Returns game and position, such as {@code hex:7 (White to move, Black has b6)}. */
    static String position(HexPosition position) {
        HexBoard board = position.board();
        StringBuilder text = new StringBuilder(board.name());
        text.append(" (").append(Wording.name(position.toMove())).append(" to move");
        for (Player player : Player.values()) {
            String stones = cells(board, position.stones(player));
            text.append(stones.isEmpty() ? "" : ", " + Wording.name(player) + " has " + stones);
        }
        return text.append(')').toString();
    }

    /** Returns who wins what. */
    static String headline(Player winner, HexPosition position) {
        return Wording.name(winner) + " wins " + position(position);
    }
}
