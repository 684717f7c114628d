package proofstone.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import proofstone.certificate.Part;
import proofstone.game.SquareSet;

/**
 * A partition strategy as numbers of a {@link PartCatalogue}, four bytes a part, and the parts made
 * for its position. Immutable.
 */
final class PartNumbers {
    private final int[] numbers;
    private final List<MadePart> made;

    /** Takes the array over. */
    PartNumbers(int... numbers) {
        this(List.of(), numbers);
    }

    /** Takes the list and the array over. */
    PartNumbers(List<MadePart> made, int... numbers) {
        this.numbers = numbers;
        this.made = made;
    }

    /** Returns whether there is no part at all. */
    boolean isEmpty() {
        return numbers.length == 0 && made.isEmpty();
    }

    /** Returns the parts that are not of the catalogue. */
    List<MadePart> made() {
        return made;
    }

    /** Returns how many of the parts are of the catalogue. */
    int catalogued() {
        return numbers.length;
    }

    /** Returns the {@code i}-th number of the catalogue, from 0 on. */
    int number(int i) {
        return numbers[i];
    }

    /** Returns the parts for a certificate. */
    List<Part> of(PartCatalogue catalogue, List<SquareSet> winningSets) {
        List<Part> parts = new ArrayList<>();
        stream().mapToObj(catalogue::part).forEach(parts::add);
        for (MadePart other : made) {
            parts.add(other.of(winningSets));
        }
        return parts;
    }

    /** Returns the numbers of the catalogue. */
    IntStream stream() {
        return IntStream.of(numbers);
    }
}
