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
import proofstone.game.Role;

/** The values of weak games that the literature gives, each with its source, from a data file. */
public final class KnownValues {
    /**
     * One row of the data file.
     *
     * @param game the GAME string
     * @param winner the winner with Maker to move first, or empty if the sources disagree
     * @param source where the value comes from
     */
    public record KnownValue(String game, Optional<Role> winner, String source) {}

    private static final String FILE = "known-weak-values.tsv";

    private KnownValues() {}

    /** Returns the rows of the data file in its order. */
    public static List<KnownValue> weak() {
        InputStream file = Objects.requireNonNull(KnownValues.class.getResourceAsStream(FILE));
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .map(KnownValues::row)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static KnownValue row(String line) {
        String[] cells = line.split("\t", -1);
        Optional<Role> winner =
                switch (cells[1]) {
                    case "maker-wins" -> Optional.of(Role.MAKER);
                    case "breaker-wins" -> Optional.of(Role.BREAKER);
                    case "disputed" -> Optional.empty();
                    default -> throw new IllegalStateException("unknown value in " + line);
                };
        return new KnownValue(cells[0], winner, cells[2]);
    }
}
