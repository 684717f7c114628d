package proofstone.cli;

import proofstone.certificate.StrongVerdict;
import proofstone.game.Layout;
import proofstone.game.Player;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongProblem;

/** How the program speaks of strong games. */
final class StrongWording {
    private StrongWording() {}

    /** Returns game, rule and position, such as {@code mnk:5,6,4 (strong, Black to move)}. */
    static String problem(StrongProblem problem) {
        Layout layout = problem.board().board().layout();
        StringBuilder text = new StringBuilder(problem.board().name()).append(" (strong, ");
        text.append(Wording.name(problem.position().toMove())).append(" to move");
        if (problem.board().stonesATurn() > 1) {
            int left = problem.position().turn().left();
            text.append(" with ").append(Wording.count(left, "stone", "stones"));
        }
        for (Player player : Player.values()) {
            String stones = Wording.squares(layout, problem.position().stones(player));
            text.append(stones.isEmpty() ? "" : ", " + Wording.name(player) + " has " + stones);
        }
        problem.plies()
                .ifPresent(
                        n -> text.append(", over after ").append(Wording.count(n, "ply", "plies")));
        return text.append(')').toString();
    }

    /** Returns what a game with a first turn of more stones than the others has. */
    static String longTurn(String game, int first, int each) {
        return "%s: the first turn has more stones than the others, %d in place of %d"
                .formatted(game, first, each);
    }

    /** Returns what is proved of what. */
    static String headline(StrongVerdict verdict, StrongProblem problem) {
        String game = problem(problem);
        return switch (verdict) {
            case BLACK_WINS -> "Black wins " + game;
            case WHITE_WINS -> "White wins " + game;
            case NOT_BLACK -> "Black does not win " + game;
            case NOT_WHITE -> "White does not win " + game;
            case DRAW -> "Nobody wins " + game + ": a draw";
            case BLACK_WINS_LARGER -> "Black wins " + game + ", and by that all larger boards";
            case WHITE_WINS_LARGER -> "White wins " + game + ", and by that all larger boards";
        };
    }

    /** Returns what is proved where a player's win on a board holds on all larger boards. */
    static String larger(Player winner, StrongBoard board) {
        InnerBoard grid = board.inner().orElseThrow();
        return "%s wins %d in a row on every M x N board with M %s %d and N %s %d"
                .formatted(
                        Wording.name(winner),
                        board.sets().getFirst().size(),
                        grid.rowRim() == 0 ? "=" : ">=",
                        grid.rows(),
                        grid.columnRim() == 0 ? "=" : ">=",
                        grid.columns());
    }
}
