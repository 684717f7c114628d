package proofstone.cli;

import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number from 1 to a million. */
final class Quantity implements ITypeConverter<Integer> {
    private static final int MOST = 1_000_000;

    /** Returns the number, or empty if it is none of that range. */
    static Optional<Integer> parse(String value) {
        boolean digits = value.matches("[0-9]{1,7}");
        return Optional.of(value)
                .filter(v -> digits)
                .map(Integer::valueOf)
                .filter(number -> number >= 1 && number <= MOST);
    }

    @Override
    public Integer convert(String value) {
        return parse(value)
                .orElseThrow(() ->
                        new TypeConversionException(
                                "'" + value + "' is not a number from 1 to " + MOST));
    }
}
