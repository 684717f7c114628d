package proofstone.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * An amount of memory, written as in {@code 8g}, {@code 512m} or as plain bytes.
 *
 * @param bytes the number of bytes
 */
record MemorySize(long bytes) {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,15})([kKmMgGtT]?)");

    /** Reads the value of an option. */
    static final class Converter implements ITypeConverter<MemorySize> {
        @Override
        public MemorySize convert(String value) {
            Matcher matcher = FORM.matcher(value);
            if (!matcher.matches()) {
                throw new TypeConversionException(
                        "'" + value + "' is not a size; expected one such as 512m or 8g");
            }
            return new MemorySize(times(Long.parseLong(matcher.group(1)), shift(matcher.group(2))));
        }

        /** More than a long can count is as good as the most it can. */
        private static long times(long number, int shift) {
            return number > Long.MAX_VALUE >> shift ? Long.MAX_VALUE : number << shift;
        }

        private static int shift(String unit) {
            return switch (unit) {
                case "k", "K" -> 10;
                case "m", "M" -> 20;
                case "g", "G" -> 30;
                case "t", "T" -> 40;
                default -> 0;
            };
        }
    }

    @Override
    public String toString() {
        for (int shift = 40; shift > 0; shift -= 10) {
            if (bytes >= 1L << shift && (bytes & ((1L << shift) - 1)) == 0) {
                return (bytes >> shift) + " kmgt".substring(shift / 10, shift / 10 + 1);
            }
        }
        return Long.toString(bytes);
    }
}
