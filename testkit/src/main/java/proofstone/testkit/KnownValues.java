package proofstone.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import proofstone.game.Role;

/** The values that the literature gives, each with its source, from data files. */
public final class KnownValues {
    /**
     * One row of the weak games.
     *
     * @param game the GAME string
     * @param winner the winner with Maker to move first, or empty if the sources disagree
     * @param source where the value comes from
     */
    public record KnownValue(String game, Optional<Role> winner, String source) {}

    /**
     * One row of the strong games.
     *
     * @param game the GAME string
     * @param verdict the word of the verdict with Black to move first: {@code black-wins}, {@code
     *     draw}, or {@code not-black} where only that is known
     * @param source where the value comes from
     */
    public record KnownStrongValue(String game, String verdict, String source) {}

    private KnownValues() {}

    /** Returns the rows of the weak games in the order of the file. */
    public static List<KnownValue> weak() {
        return rows("known-weak-values.tsv").map(KnownValues::row).toList();
    }

    /** Returns the rows of the strong games in the order of the file. */
    public static List<KnownStrongValue> strong() {
        return rows("known-strong-values.tsv")
                .map(cells -> new KnownStrongValue(cells[0], cells[1], cells[2]))
                .toList();
    }

    private static Stream<String[]> rows(String name) {
        InputStream file = Objects.requireNonNull(KnownValues.class.getResourceAsStream(name));
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .map(line -> line.split("\t", -1))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static KnownValue row(String[] cells) {
        Optional<Role> winner =
                switch (cells[1]) {
                    case "maker-wins" -> Optional.of(Role.MAKER);
                    case "breaker-wins" -> Optional.of(Role.BREAKER);
                    case "disputed" -> Optional.empty();
                    default -> throw new IllegalStateException("unknown value " + cells[1]);
                };
        return new KnownValue(cells[0], winner, cells[2]);
    }
}
