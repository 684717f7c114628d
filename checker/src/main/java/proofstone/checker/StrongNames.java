package proofstone.checker;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Holds the boards of strong games with a name to the format page, sections 7 and 11. */
final class StrongNames {
    private static final String NUMBER = "([1-9][0-9]{0,8})";
    private static final String RIM = "(0|[1-9][0-9]{0,8})";
    private static final Pattern WITH_RIM =
            Pattern.compile(
                    "mnk:%s,%s,%s;rim(\\+?)=%s,%s".formatted(NUMBER, NUMBER, NUMBER, RIM, RIM));

    private StrongNames() {}

    /** Refuses a board that is not the one of its name; returns the grid if it has one. */
    static Optional<StrongGrid> require(String game, StrongGame board) throws Refusal {
        if (game.contains(";rim")) {
            return Optional.of(requireRim(game, board));
        }
        boolean free = game.equals("free") || game.startsWith("free:");
        boolean known = List.of("mnk:", "animal:", "strip7:").stream().anyMatch(game::startsWith);
        Refusal.unless(
                free || known, Reason.UNKNOWN_BOARD, "no board of strong games and not free");
        BoardNames.require(game, board.board());
        if (free) {
            return Optional.empty();
        }
        Refusal.unless(
                board.isEqualForBoth() && !board.hasParry(),
                Reason.WRONG_BOARD,
                game + " has all its sets and squares for both players");
        int rows = rows(game);
        return Optional.of(new StrongGrid(rows, board.board().squares() / rows, 0, 0));
    }

    /** The rows that a name says which has been found right. */
    private static int rows(String game) {
        if (game.startsWith("strip7:")) {
            return Strip7.ROWS;
        }
        String rest = game.substring(game.indexOf(':') + 1);
        String[] parts = rest.split(",", -1);
        return Integer.parseInt(parts[game.startsWith("animal:") ? 1 : 0]);
    }

    private static StrongGrid requireRim(String game, StrongGame board) throws Refusal {
        Matcher name = WITH_RIM.matcher(game);
        Refusal.unless(name.matches(), Reason.UNKNOWN_BOARD, "no board with a rim: " + game);
        long rowRim = Long.parseLong(name.group(5));
        long columnRim = Long.parseLong(name.group(6));
        Refusal.unless(
                rowRim + columnRim > 0, Reason.UNKNOWN_BOARD, "a rim without squares: " + game);
        long rows = Long.parseLong(name.group(1)) + 2 * rowRim;
        long columns = Long.parseLong(name.group(2)) + 2 * columnRim;
        int squares = board.board().squares();
        Refusal.unless(
                rows * columns == squares, Reason.WRONG_BOARD, game + " has not the squares");
        BoardNames.require("mnk:" + rows + "," + columns + "," + name.group(3), board.board());
        StrongGrid grid = new StrongGrid((int) rows, (int) columns, (int) rowRim, (int) columnRim);
        requireSides(board, grid.inner(), !name.group(4).isEmpty());
        return grid;
    }

    private static void requireSides(StrongGame board, Bits inner, boolean parry) throws Refusal {
        boolean sides =
                board.hasParry() == parry
                        && board.listOf(Colour.WHITE).isEmpty()
                        && isSame(board.squaresOf(Colour.BLACK), inner);
        Refusal.unless(sides, Reason.WRONG_BOARD, "squares of the players, or parry, by the rim");
        for (int e = 0; e < board.board().sets(); e++) {
            Owner owner = board.board().isWithin(e, inner) ? Owner.BOTH : Owner.WHITE;
            Refusal.unless(
                    board.owner(e) == owner, Reason.WRONG_BOARD, "wrong owner by the rim: set", e);
        }
    }

    private static boolean isSame(Bits a, Bits b) {
        return a.firstNotIn(b) < 0 && b.firstNotIn(a) < 0;
    }

    /**
     * The length of Black's rows and the boards on which he wins, if the name is that of a board
     * whose result holds for larger ones: each rim is absent or as broad as a row can reach.
     */
    static Optional<Larger> larger(String game) {
        Matcher name = WITH_RIM.matcher(game);
        if (!name.matches()) {
            return Optional.empty();
        }
        int length = Integer.parseInt(name.group(3));
        String rows = bound(name.group(1), Integer.parseInt(name.group(5)), length);
        String columns = bound(name.group(2), Integer.parseInt(name.group(6)), length);
        return rows.isEmpty() || columns.isEmpty()
                ? Optional.empty()
                : Optional.of(new Larger(length, "M x N, M " + rows + ", N " + columns));
    }

    /** Which boards a claim on larger boards speaks of. */
    record Larger(int length, String boards) {}

    private static String bound(String size, int rim, int length) {
        return rim == 0 ? "= " + size : rim == length - 1 ? ">= " + size : "";
    }
}
