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
    /**
     * A move of the line.
     *
     * @param player who makes it
     * @param square its name
     * @param remark what is to be said of it, or nothing
     */
    record Remarked(Player player, String square, String remark) {}

    private StrongRemarks() {}

    /** Returns the moves of a line that starts from {@code problem}, each with its remark. */
    static List<Remarked> of(StrongProblem problem, List<Integer> line) {
        List<Remarked> remarked = new ArrayList<>();
        Layout layout = problem.board().board().layout();
        StrongProblem now = problem;
        for (int square : line) {
            now = now.legalMoves().isEmpty() ? now.passed() : now;
            StrongProblem next = now.played(square);
            remarked.add(
                    new Remarked(
                            now.position().toMove(),
                            layout.name(square),
                            remark(now, SquareSet.of(square), next)));
            now = next;
        }
        return remarked;
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
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            Remarked move = moves.get(i);
            String player = Wording.name(move.player());
            lines.add(
                    "%4d. %s %-4s  %s"
                            .formatted(i + 1, player, move.square(), move.remark())
                            .stripTrailing());
        }
        return lines;
    }
}
