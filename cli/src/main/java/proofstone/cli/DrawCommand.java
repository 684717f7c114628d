package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import proofstone.knowledge.draws.DrawBound;
import proofstone.knowledge.draws.DrawBounds;

/**
 * {@code proofstone kdraw}: from which k on k-in-a-row with p stones a turn is drawn everywhere.
 */
@Command(
        name = "kdraw",
        description = "Derives from which k on Connect(m,n,k,p,q) is drawn on all boards.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "MBBoardN, MBBoardNX, MBBoardZ, MBConnect and the lemmas are those of [Chiang2011], see",
            "docs/papers.md. --table compares with 4p + 7, the bound before that paper.",
            "",
            "Examples:",
            "  proofstone kdraw 5",
            "  proofstone kdraw 2 --json",
            "  proofstone kdraw --table 1000",
        })
final class DrawCommand extends Subcommand {
    private static final int MOST_ROWS = 10_000;

    /** Reads how many stones a turn has. */
    static final class OfStones extends Quantity {
        OfStones() {
            super(DrawBounds.MOST_STONES);
        }
    }

    /** Reads how many rows a table has. */
    static final class OfRows extends Quantity {
        OfRows() {
            super(MOST_ROWS);
        }
    }

    @Parameters(
            paramLabel = "P",
            arity = "0..1",
            converter = OfStones.class,
            description = "Stones a turn, 1 to " + DrawBounds.MOST_STONES + ".")
    private Optional<Integer> stones = Optional.empty();

    @Option(
            names = "--table",
            paramLabel = "P",
            converter = OfRows.class,
            description = "Print the bounds of all p up to P, at most " + MOST_ROWS + ".")
    private Optional<Integer> table = Optional.empty();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        if (stones.isPresent() == table.isPresent()) {
            throw new BadInput("kdraw: expected either P or --table P");
        }
        int asked = stones.or(() -> table).orElseThrow();
        DrawBounds bounds = new DrawBounds(asked);
        (table.isPresent() ? rows(bounds, asked) : derivation(bounds.bound(asked)))
                .forEach(io()::line);
        return ExitCode.OK;
    }

    private List<String> derivation(DrawBound bound) {
        if (json) {
            return List.of(Json.of(object(bound)));
        }
        List<String> lines = new ArrayList<>(List.of(bound.claim()));
        for (int i = 0; i < bound.derivation().size(); i++) {
            lines.add(row(i + 1, bound.derivation().get(i)));
        }
        return lines;
    }

    private static Map<String, Object> object(DrawBound bound) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("p", bound.stones());
        object.put("k", bound.length());
        object.put(
                "derivation",
                bound.derivation().stream()
                        .map(line -> Map.of("statement", line.statement(), "reason", line.reason()))
                        .toList());
        return object;
    }

    private List<String> rows(DrawBounds bounds, int most) {
        if (json) {
            return List.of(
                    Json.of(
                            IntStream.rangeClosed(1, most)
                                    .mapToObj(p -> Map.of("p", p, "k", bounds.length(p)))
                                    .toList()));
        }
        List<String> lines = new ArrayList<>(List.of("     p      k   4p+7"));
        for (int p = 1; p <= most; p++) {
            lines.add(row(p, bounds.length(p)));
        }
        return lines;
    }

    private static String row(int stones, int length) {
        return "%6d %6d %6d".formatted(stones, length, 4 * stones + 7);
    }

    private static String row(int number, DrawBound.Line line) {
        return "%4d  %-24s %s".formatted(number, line.statement(), line.reason());
    }
}
