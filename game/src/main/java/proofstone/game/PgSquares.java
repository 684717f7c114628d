package proofstone.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The names of squares in a {@code .pg} file while it is read.
 *
 * <p>Sets may mention squares before {@code #positions} lists them, so each name has a provisional
 * number from its first mention and gets its square when it is listed.
 */
final class PgSquares {
    private static final String TOO_MANY = "more than " + Hypergraph.MAX_SQUARES + " positions";
    private static final int UNLISTED = -1;

    private final PgScanner scanner;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final List<Integer> firstLines = new ArrayList<>();
    private final List<String> listed = new ArrayList<>();
    private int[] squares = new int[64];

    PgSquares(PgScanner scanner) {
        this.scanner = scanner;
    }

    /** Returns the provisional number of a name that the current line mentions. */
    int number(String name) throws GameSyntaxException {
        Integer known = numbers.get(name);
        if (known != null) {
            return known;
        }
        int number = names.size();
        scanner.require(number < Hypergraph.MAX_SQUARES, TOO_MANY);
        if (number == squares.length) {
            squares = Arrays.copyOf(squares, 2 * number);
        }
        squares[number] = UNLISTED;
        numbers.put(name, number);
        names.add(name);
        firstLines.add(scanner.line());
        return number;
    }

    /** Makes the name that the current line lists the next square. */
    void list(String name) throws GameSyntaxException {
        int number = number(name);
        if (squares[number] != UNLISTED) {
            throw scanner.failure("position " + Quote.of(name) + " is listed twice");
        }
        squares[number] = listed.size();
        listed.add(name);
    }

    /** Checks, at the end of the file, that all names that were mentioned have been listed. */
    void requireAllListed() throws GameSyntaxException {
        for (int number = 0; number < names.size(); number++) {
            if (squares[number] == UNLISTED) {
                throw scanner.failure(
                        firstLines.get(number),
                        Quote.of(names.get(number)) + " is not listed in #positions");
            }
        }
    }

    /** Returns the squares of provisional numbers. */
    SquareSet squares(int... provisional) {
        int[] found = new int[provisional.length];
        Arrays.setAll(found, i -> squares[provisional[i]]);
        return SquareSet.of(found);
    }

    /** Returns the names of the squares in order. */
    List<String> listed() {
        return listed;
    }
}
