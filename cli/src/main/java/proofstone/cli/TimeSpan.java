package proofstone.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a length of time: {@code 90s}, {@code 10m}, {@code 1h30m}, {@code 500ms}, plain seconds.
 */
final class TimeSpan implements ITypeConverter<Duration> {
    private static final Pattern PART = Pattern.compile("([0-9]{1,9})(ms|[sSmMhHdD]|$)");

    /** Longer than anybody waits, and short enough to be counted in nanoseconds. */
    private static final Duration LONGEST = Duration.ofDays(36500);

    @Override
    public Duration convert(String value) {
        Duration sum = Duration.ZERO;
        Matcher matcher = PART.matcher(value);
        int from = 0;
        while (from < value.length()) {
            if (!matcher.region(from, value.length()).lookingAt()) {
                throw failure(value);
            }
            sum = sum.plus(part(Long.parseLong(matcher.group(1)), matcher.group(2)));
            from = matcher.end();
        }
        if (sum.isZero()) {
            throw failure(value);
        }
        return sum.compareTo(LONGEST) > 0 ? LONGEST : sum;
    }

    private static Duration part(long number, String unit) {
        return switch (unit) {
            case "ms" -> Duration.ofMillis(number);
            case "m", "M" -> Duration.ofMinutes(number);
            case "h", "H" -> Duration.ofHours(number);
            case "d", "D" -> Duration.ofDays(number);
            default -> Duration.ofSeconds(number);
        };
    }

    private static TypeConversionException failure(String value) {
        return new TypeConversionException(
                "'" + value + "' is not a time; expected one such as 90s, 10m or 1h30m");
    }
}
