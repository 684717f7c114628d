package proofstone.checker;

import java.util.List;
import java.util.Optional;

/** Holds the boards of strong games with a name to the format page, sections 7 and 11. */
final class StrongNames {
    private static final String CONNECT = "connect:";
    private static final List<String> KNOWN = List.of("mnk:", "animal:", "strip7:", CONNECT);

    private StrongNames() {}

    /** Refuses a board that is not the one of its name; returns the grid if it has one. */
    static Optional<StrongGrid> require(String game, StrongGame board) throws Refusal {
        if (game.contains(";rim")) {
            return Optional.of(requireRim(game, board));
        }
        boolean free = game.equals("free") || game.startsWith("free:");
        boolean known = KNOWN.stream().anyMatch(game::startsWith);
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
        requireStones(game, board, game.startsWith(CONNECT) ? number(game, 3) : 1);
        int rows = rows(game);
        return Optional.of(new StrongGrid(rows, board.board().squares() / rows, 0, 0));
    }

    private static void requireStones(String game, StrongGame board, int stones) throws Refusal {
        Refusal.unless(
                board.stones() == stones,
                Reason.BAD_TURNS,
                game + " has not so many stones a turn:",
                board.stones());
    }

    /** The rows that a name says which has been found right. */
    private static int rows(String game) {
        if (game.startsWith("strip7:")) {
            return Strip7.ROWS;
        }
        return number(game, game.startsWith("animal:") ? 1 : 0);
    }

    private static int number(String game, int index) {
        String rest = game.substring(game.indexOf(':') + 1);
        return Integer.parseInt(rest.split(",", -1)[index]);
    }

    private static StrongGrid requireRim(String game, StrongGame board) throws Refusal {
        Optional<StrongRim> found = StrongRim.of(game);
        Refusal.unless(found.isPresent(), Reason.UNKNOWN_BOARD, "no board with a rim: " + game);
        StrongRim rim = found.orElseThrow();
        Refusal.unless(
                rim.rowRim() > 0 || rim.columnRim() > 0,
                Reason.UNKNOWN_BOARD,
                "a rim without squares: " + game);
        Refusal.unless(
                rim.hasSquares(board.board().squares()),
                Reason.WRONG_BOARD,
                game + " has not the squares");
        String whole = "mnk:" + rim.allRows() + "," + rim.allColumns() + "," + rim.length();
        BoardNames.require(whole, board.board());
        requireStones(game, board, rim.stones());
        requireSides(board, rim, rim.grid().inner());
        return rim.grid();
    }

    private static void requireSides(StrongGame board, StrongRim rim, Bits inner) throws Refusal {
        boolean black = rim.attacker() == Colour.BLACK;
        boolean sides =
                board.hasParry() == rim.hasParry()
                        && board.listOf(rim.attacker().opponent()).isEmpty()
                        && isSame(board.squaresOf(rim.attacker()), inner);
        Refusal.unless(sides, Reason.WRONG_BOARD, "squares of the players, or parry, by the rim");
        for (int e = 0; e < board.board().sets(); e++) {
            Owner other = black ? Owner.WHITE : Owner.BLACK;
            Owner owner = board.board().isWithin(e, inner) ? Owner.BOTH : other;
            Refusal.unless(
                    board.owner(e) == owner, Reason.WRONG_BOARD, "wrong owner by the rim: set", e);
        }
    }

    private static boolean isSame(Bits a, Bits b) {
        return a.firstNotIn(b) < 0 && b.firstNotIn(a) < 0;
    }
}
