package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Part;
import proofstone.game.SquareSet;

/**
 * A partition strategy as numbers of a {@link PartCatalogue}, four bytes a part, with at most one
 * part made for its position. Immutable.
 */
final class PartNumbers {
    private final int[] numbers;
    private final @Nullable MadePart made;

    /** Takes the array over. */
    PartNumbers(int... numbers) {
        this(null, numbers);
    }

    /** Takes the array over. */
    PartNumbers(@Nullable MadePart made, int... numbers) {
        this.numbers = numbers;
        this.made = made;
    }

    /** Returns whether there is no part at all. */
    boolean isEmpty() {
        return numbers.length == 0 && made == null;
    }

    /** Returns the part that is not of the catalogue, if there is one. */
    @Nullable MadePart made() {
        return made;
    }

    /** Returns the parts for a certificate. */
    List<Part> of(PartCatalogue catalogue, List<SquareSet> winningSets) {
        List<Part> parts = new ArrayList<>();
        stream().mapToObj(catalogue::part).forEach(parts::add);
        if (made != null) {
            parts.add(made.of(winningSets));
        }
        return parts;
    }

    /** Returns the numbers of the catalogue. */
    IntStream stream() {
        return IntStream.of(numbers);
    }
}
