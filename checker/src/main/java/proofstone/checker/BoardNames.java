package proofstone.checker;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Holds the boards with a name to the squares and winning sets of the format page, section 7. */
final class BoardNames {
    private static final String NUMBER = "[1-9][0-9]{0,8}";
    private static final String TORUS = ";torus";
    private static final String STRIP = "strip7:";
    private static final String HALF = ";half";

    private final String game;
    private final Board board;

    private BoardNames(String game, Board board) {
        this.game = game;
        this.board = board;
    }

    /** Refuses a name that is not known, or a board that is not the one of its name. */
    static void require(String game, Board board) throws Refusal {
        BoardNames names = new BoardNames(game, board);
        if (game.equals("free") || game.startsWith("free:")) {
            names.requireDistinctSets();
        } else {
            names.requireKnown();
        }
    }

    /** Returns the listed sets with their numbers; refuses one that is listed twice. */
    private Map<int[], Integer> requireDistinctSets() throws Refusal {
        TreeMap<int[], Integer> listed = new TreeMap<>(Arrays::compare);
        for (int e = 0; e < board.sets(); e++) {
            Refusal.unless(
                    listed.put(board.set(e), e) == null, Reason.SET_TWICE, "listed before: set", e);
        }
        return listed;
    }

    private void requireKnown() throws Refusal {
        if (game.startsWith("mnk:")) {
            requireLines();
        } else if (game.startsWith("animal:")) {
            requireAnimals();
        } else if (game.startsWith(STRIP)) {
            requireStrip();
        } else if (game.startsWith("connect:")) {
            requireConnect();
        } else if (game.startsWith("tile:")) {
            requireTile();
        } else if (game.startsWith("exclusive:")) {
            requireExclusive();
        } else {
            throw unknown();
        }
    }

    private Refusal unknown() {
        return new Refusal(Reason.UNKNOWN_BOARD, "not a known board and not free: " + game);
    }

    private void requireLines() throws Refusal {
        String[] parts = parts(3);
        Placements placements = placements(parts[0], parts[1]);
        int length = number(parts[2]);
        SetComparison comparison = new SetComparison();
        Lines.forEach(placements, length, comparison::require);
        comparison.requireAllFound();
    }

    private void requireAnimals() throws Refusal {
        String[] parts = parts(3);
        Optional<List<Placements.Cell>> animal = Animals.parse(parts[0]);
        Placements placements = placements(parts[1], parts[2]);
        SetComparison comparison = new SetComparison();
        Animals.forEach(placements, animal.orElseThrow(this::unknown), comparison::require);
        comparison.requireAllFound();
    }

    private void requireStrip() throws Refusal {
        boolean half = game.endsWith(HALF);
        String digits = game.substring(STRIP.length());
        int columns = number(half ? digits.substring(0, digits.length() - HALF.length()) : digits);
        if (columns < (half ? 4 : 7)) {
            throw unknown();
        }
        requireSquares(Strip7.ROWS, columns);
        SetComparison comparison = new SetComparison();
        Strip7.Ends ends = half ? Strip7.Ends.LEFT : Strip7.Ends.BOTH;
        new Strip7(columns, ends, comparison::require).forEach();
        comparison.requireAllFound();
    }

    /** The winning sets of {@code mnk}; the stones a turn stand in the header. */
    private void requireConnect() throws Refusal {
        String[] parts = parts(5);
        if (isTorus()) {
            throw unknown();
        }
        if (!parts[4].equals("0")) {
            number(parts[4]);
        }
        number(parts[3]);
        Placements placements = placements(parts[0], parts[1]);
        SetComparison comparison = new SetComparison();
        Lines.forEach(placements, number(parts[2]), comparison::require);
        comparison.requireAllFound();
    }

    private void requireTile() throws Refusal {
        String[] parts = parts(2);
        if (!parts[0].equals("b2") || isTorus()) {
            throw unknown();
        }
        number(parts[1]);
        requireSquares(TileB2.ROWS, TileB2.COLUMNS);
        SetComparison comparison = new SetComparison();
        TileB2.forEach(comparison::require);
        comparison.requireAllFound();
    }

    private void requireExclusive() throws Refusal {
        String[] parts = parts(4);
        if (isTorus() || !(parts[0].equals("rec") || parts[0].equals("band"))) {
            throw unknown();
        }
        var boards = new ExclusiveBoards(parts[0], number(parts[1]), number(parts[2]));
        int left = parts[3].equals("0") ? 0 : number(parts[3]);
        if (left >= boards.longest()) {
            throw unknown();
        }
        requireSquares(1, boards.squares());
        SetComparison comparison = new SetComparison();
        boards.forEach(comparison::require);
        comparison.requireAllFound();
    }

    /** The parts after the colon, between commas. */
    private String[] parts(int count) throws Refusal {
        int end = isTorus() ? game.length() - TORUS.length() : game.length();
        String[] parts = game.substring(game.indexOf(':') + 1, end).split(",", -1);
        if (parts.length != count) {
            throw unknown();
        }
        return parts;
    }

    private boolean isTorus() {
        return game.endsWith(TORUS);
    }

    private int number(String digits) throws Refusal {
        if (!digits.matches(NUMBER)) {
            throw unknown();
        }
        return Integer.parseInt(digits);
    }

    private Placements placements(String rowDigits, String columnDigits) throws Refusal {
        int rows = number(rowDigits);
        int columns = number(columnDigits);
        requireSquares(rows, columns);
        Placements.Edges edges = isTorus() ? Placements.Edges.TORUS : Placements.Edges.OPEN;
        return new Placements(rows, columns, edges);
    }

    private void requireSquares(int rows, long columns) throws Refusal {
        boolean same = rows * columns == board.squares();
        Refusal.unless(
                same,
                Reason.WRONG_BOARD,
                game + " does not have as many squares as",
                board.squares());
    }

    private static String shortened(int[] squares) {
        String first = Arrays.toString(Arrays.copyOf(squares, Math.min(squares.length, 8)));
        return squares.length > 8 ? first + " and more" : first;
    }

    /** Compares the listed sets with the sets of the name, which come one by one. */
    private final class SetComparison {
        private final Map<int[], Integer> listed;
        private final Bits found = board.noSets();

        SetComparison() throws Refusal {
            this.listed = requireDistinctSets();
        }

        void require(int[] squares) throws Refusal {
            Integer e = listed.get(squares);
            if (e == null) {
                throw new Refusal(
                        Reason.WRONG_BOARD,
                        game + " has a set that is not listed: " + shortened(squares));
            }
            found.add(e);
        }

        void requireAllFound() throws Refusal {
            for (int e = 0; e < board.sets(); e++) {
                Refusal.unless(found.has(e), Reason.WRONG_BOARD, game + " does not have set", e);
            }
        }
    }
}
