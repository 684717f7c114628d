package proofstone.cli;

import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number from 1 to a million, or to another bound. */
class Quantity implements ITypeConverter<Integer> {
    private final int most;

    /** Reads a number from 1 to a million. */
    Quantity() {
        this(1_000_000);
    }

    /** Reads a number from 1 to {@code most}. */
    Quantity(int most) {
        this.most = most;
    }

    private Optional<Integer> parse(String value) {
        boolean digits = value.matches("[0-9]{1,7}");
        return Optional.of(value)
                .filter(v -> digits)
                .map(Integer::valueOf)
                .filter(number -> number >= 1 && number <= most);
    }

    @Override
    public Integer convert(String value) {
        return parse(value)
                .orElseThrow(() ->
                        new TypeConversionException(
                                "'" + value + "' is not a number from 1 to " + most));
    }
}
