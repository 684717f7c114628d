package proofstone.certificate;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turns;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * The rule and the fields {@code turns} and {@code exclusive} of a header: format page, sections 4
 * and 9.
 */
final class TurnsField {
    /** One stone a turn. */
    static final String WEAK = "weak";

    /** Turns of listed sizes. */
    static final String LISTED = "weak-turns";

    /** Tile games. */
    static final String TILE = "weak-tile";

    /** Games with exclusive squares. */
    static final String EXCLUSIVE = "weak-exclusive";

    /** So many numbers stand in {@code turns} where Maker may put several stones or fewer. */
    private static final int TWO = 2;

    private TurnsField() {}

    /** Returns the rule that the header of a problem names. */
    static String rule(WeakProblem problem) {
        return problem.turns().map(TurnsField::rule).orElse(WEAK);
    }

    private static String rule(Turns turns) {
        return switch (turns) {
            case Turns.Listed _ -> LISTED;
            case Turns.UpTo tile -> tile.exclusive().isEmpty() ? TILE : EXCLUSIVE;
        };
    }

    /** Writes the field, and the exclusive squares where there are some. */
    static void write(Sink sink, Turns turns) throws IOException {
        switch (turns) {
            case Turns.UpTo tile -> {
                sink.numbers("turns", new int[] {tile.last(), tile.now()});
                if (!tile.exclusive().isEmpty()) {
                    sink.squares("exclusive", tile.exclusive());
                }
            }
            case Turns.Listed listed ->
                    sink.numbers("turns", listed.sizes().stream().mapToInt(i -> i).toArray());
        }
    }

    /** Reads the field of a header of that rule; empty for the rule of one stone a turn. */
    static Optional<Turns> read(Source source, String rule, WeakPosition position, int squares)
            throws IOException {
        return switch (rule) {
            case WEAK -> Optional.empty();
            case LISTED -> Optional.of(listed(source.numbers("turns", squares), squares, position));
            case TILE -> Optional.of(tile(source.numbers("turns", TWO), position));
            case EXCLUSIVE ->
                    Optional.of(
                            exclusive(
                                    source.numbers("turns", TWO),
                                    source.numbers("exclusive", squares),
                                    squares,
                                    position));
            default -> throw new MalformedException("unknown rule");
        };
    }

    private static Turns listed(int[] sizes, int squares, WeakPosition position)
            throws IOException {
        long total = Arrays.stream(sizes).asLongStream().sum();
        boolean fits = total <= squares - position.occupied().size();
        boolean whole = Arrays.stream(sizes).allMatch(size -> size > 0);
        require(fits && whole, "the turns do not fit the free squares");
        return new Turns.Listed(Arrays.stream(sizes).boxed().toList());
    }

    private static Turns tile(int[] numbers, WeakPosition position) throws IOException {
        require(numbers.length == TWO, "turns has two numbers in a tile game");
        boolean inRange = numbers[1] >= 1 && numbers[1] <= numbers[0];
        boolean whole = position.toMove() == Role.BREAKER || numbers[0] == numbers[1];
        require(inRange && whole, "no numbers of stones of a tile game");
        return new Turns.UpTo(numbers[0], numbers[1]);
    }

    private static Turns exclusive(
            int[] numbers, int[] exclusive, int squares, WeakPosition position) throws IOException {
        require(numbers.length == TWO, "turns has two numbers where squares are exclusive");
        SquareSet only = StepReader.distinct(exclusive, squares, "square");
        require(!only.isEmpty(), "no square is exclusive");
        boolean inRange = numbers[0] >= 1 && Math.max(numbers[0], numbers[1]) <= squares;
        boolean whole = position.toMove() == Role.BREAKER || numbers[1] == squares;
        require(inRange && numbers[1] >= 1 && whole, "no numbers of stones of such a game");
        return new Turns.UpTo(squares, numbers[1], numbers[0], only);
    }

    /** Refuses turns that are not those of the game that {@code name} says; free ones have any. */
    static void requireNamed(String name, Optional<Turns> turns, WeakPosition position)
            throws IOException {
        boolean isFree = name.equals("free") || name.startsWith("free:");
        boolean agree = isFree || areNamed(name, turns, position);
        require(agree, "the turns are not those of the game");
    }

    private static boolean areNamed(String name, Optional<Turns> turns, WeakPosition position)
            throws IOException {
        boolean isTile = name.startsWith("tile:") || name.startsWith("exclusive:");
        if (!isTile && !name.startsWith("connect:")) {
            return turns.isEmpty();
        }
        WeakProblem start = start(name);
        if (turns.isEmpty()) {
            return start.turns().isEmpty();
        }
        return isTile ? isTile(turns.get(), start) : isRest(turns.get(), start, position);
    }

    private static boolean isTile(Turns read, WeakProblem start) {
        Turns named = start.turns().orElse(new Turns.UpTo(1, 1));
        return read instanceof Turns.UpTo tile && tile.ofMaker().equals(named);
    }

    private static WeakProblem start(String name) throws IOException {
        try {
            return GameParser.start(name);
        } catch (GameSyntaxException e) {
            throw new MalformedException("unknown board '" + Quoted.of(name) + "'");
        }
    }

    /** Returns whether {@code read} is what the turns of a game leave after its stones so far. */
    private static boolean isRest(Turns read, WeakProblem start, WeakPosition position) {
        int squares = start.board().hypergraph().squares();
        Turns rest = start.turns().orElse(Turns.Listed.regular(1, 1, squares));
        Role mover = start.position().toMove();
        int makers = 0;
        for (int left = position.occupied().size(); left > 0; ) {
            int put = Math.min(left, rest.now());
            makers += mover == Role.MAKER ? put : 0;
            mover = rest.isWhole(put) ? mover.opponent() : mover;
            rest = rest.after(put);
            left -= put;
        }
        boolean isTheirTurn = rest.now() == 0 || mover == position.toMove();
        return read.equals(rest) && isTheirTurn && makers == position.maker().size();
    }

    private static void require(boolean condition, String reason) throws IOException {
        if (!condition) {
            throw new MalformedException(reason);
        }
    }
}
