package proofstone.knowledge;

import java.util.List;
import java.util.stream.IntStream;
import proofstone.certificate.Part;

/** A partition strategy as numbers of a {@link PartCatalogue}; four bytes a part. Immutable. */
final class PartNumbers {
    private final int[] numbers;

    /** Takes the array over. */
    PartNumbers(int... numbers) {
        this.numbers = numbers;
    }

    /** Returns whether there is no part at all. */
    boolean isEmpty() {
        return numbers.length == 0;
    }

    /** Returns the parts for a certificate. */
    List<Part> of(PartCatalogue catalogue) {
        return stream().mapToObj(catalogue::part).toList();
    }

    IntStream stream() {
        return IntStream.of(numbers);
    }
}
