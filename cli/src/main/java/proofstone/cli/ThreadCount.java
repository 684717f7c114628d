package proofstone.cli;

import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how many threads to search with. */
final class ThreadCount implements ITypeConverter<Integer> {
    /** More threads than there are cores only take memory, and some thousands the whole machine. */
    private static final int MOST = 256;

    private static final Pattern NUMBER = Pattern.compile("0*([1-9][0-9]{0,2})");

    @Override
    public Integer convert(String value) {
        var number = NUMBER.matcher(value);
        int count = number.matches() ? Integer.parseInt(number.group(1)) : 0;
        if (count < 1 || count > MOST) {
            throw new TypeConversionException("'" + value + "'; expected 1 to " + MOST);
        }
        return count;
    }
}
