package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import proofstone.game.Layout;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongProblem;

/**
 * A line of play with remarks in the manner of [Uiterwijk2019], figures 1 to 4: what is forced,
 * what threatens, what wins.
 */
final class StrongRemarks {
    private static final int NARROWEST = 4;

    /**
     * A turn of the line.
     *
     * @param player whose it is
     * @param stones the names of its squares, joined by {@code -}
     * @param remark what is to be said of it, or nothing
     */
    record Remarked(Player player, String stones, String remark) {}

    private StrongRemarks() {}

    /** Returns the turns of a line that starts from {@code problem}, each with its remark. */
    static List<Remarked> of(StrongProblem problem, List<Integer> line) {
        return StrongTurns.of(problem, line).stream().map(StrongRemarks::remarked).toList();
    }

    private static Remarked remarked(StrongTurns.Played turn) {
        Layout layout = turn.before().board().board().layout();
        return new Remarked(
                turn.player(),
                Wording.turn(layout, turn.stones()),
                remark(turn.before(), turn.squares(), turn.after()));
    }

    /**
     * Returns what there is to say of a move: it wins, or is forced, or threatens.
     *
     * @param stones what is put, one stone or those of a turn
     */
    static String remark(StrongProblem before, SquareSet stones, StrongProblem after) {
        Player player = before.position().toMove();
        if (after.winner().isPresent()) {
            return "wins";
        }
        List<String> remarks = new ArrayList<>();
        if (before.threatsTo(player).intersects(stones)) {
            remarks.add("forced");
        }
        SquareSet threats = after.threatsTo(player.opponent());
        if (!threats.isEmpty()) {
            String kind = threats.size() == 1 ? "direct threat" : "double threat";
            Layout layout = after.board().board().layout();
            remarks.add(kind + " (" + Wording.squares(layout, threats) + ")");
        }
        return String.join(", ", remarks);
    }

    /** Returns the moves as lines for people. */
    static List<String> lines(List<Remarked> moves) {
        int width = moves.stream().mapToInt(move -> move.stones().length()).max().orElse(0);
        String form = "%4d. %s %-" + Math.max(NARROWEST, width) + "s  %s";
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            Remarked move = moves.get(i);
            String player = Wording.name(move.player());
            lines.add(form.formatted(i + 1, player, move.stones(), move.remark()).stripTrailing());
        }
        return lines;
    }
}
