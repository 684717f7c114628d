package proofstone.certificate;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import proofstone.game.Role;
import proofstone.game.Turns;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/** The rule and the field {@code turns} of a header: format page, sections 4 and 9. */
final class TurnsField {
    /** One stone a turn. */
    static final String WEAK = "weak";

    /** Turns of listed sizes. */
    static final String LISTED = "weak-turns";

    /** Tile games. */
    static final String TILE = "weak-tile";

    private TurnsField() {}

    /** Returns the rule that the header of a problem names. */
    static String rule(WeakProblem problem) {
        return problem.turns()
                .map(turns -> turns instanceof Turns.UpTo ? TILE : LISTED)
                .orElse(WEAK);
    }

    /** Returns the numbers of the field. */
    static int[] numbers(Turns turns) {
        return switch (turns) {
            case Turns.UpTo tile -> new int[] {tile.most(), tile.now()};
            case Turns.Listed listed -> listed.sizes().stream().mapToInt(i -> i).toArray();
        };
    }

    /** Reads the field of a header of that rule; empty for the rule of one stone a turn. */
    static Optional<Turns> read(Source source, String rule, WeakPosition position, int squares)
            throws IOException {
        return switch (rule) {
            case WEAK -> Optional.empty();
            case LISTED -> Optional.of(listed(source.numbers("turns", squares), squares, position));
            case TILE -> Optional.of(tile(source.numbers("turns", squares), position));
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
        require(numbers.length == 2, "turns has two numbers in a tile game");
        boolean inRange = numbers[1] >= 1 && numbers[1] <= numbers[0];
        boolean whole = position.toMove() == Role.BREAKER || numbers[0] == numbers[1];
        require(inRange && whole, "no numbers of stones of a tile game");
        return new Turns.UpTo(numbers[0], numbers[1]);
    }

    private static void require(boolean condition, String reason) throws IOException {
        if (!condition) {
            throw new MalformedException(reason);
        }
    }
}
