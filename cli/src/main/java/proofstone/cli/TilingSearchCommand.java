package proofstone.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import proofstone.game.tiling.BandTiling;
import proofstone.game.tiling.TilingWriter;
import proofstone.knowledge.draws.TileFamily;
import proofstone.knowledge.draws.TileSearch;
import proofstone.search.SearchControl.Progress;
import proofstone.solver.TileSolver;

/** {@code proofstone tiling search}: looks for a tile by which k-in-a-row is drawn everywhere. */
@Command(
        name = "search",
        description =
                "Looks for a tile that Breaker holds and of which every K in a row hold a set.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "Prints the family of tilings that was looked through, what was excluded and why, and the",
            "tilings found. Exit code: 0 found, or the whole family is excluded; 3 otherwise.",
            "",
            "Examples:",
            "  proofstone tiling search --k 11 --p 2 --rows 4 --cols 6 --out found.tiling",
            "  proofstone tiling search --k 10 --p 2 --rows 6 --cols 8 --shear 2 --time 2h --each 1m",
        })
final class TilingSearchCommand extends Subcommand {
    private static final int MOST_STONES = 4;
    private static final int NAMED = 10;

    @Option(
            names = "--k",
            paramLabel = "K",
            required = true,
            converter = Quantity.class,
            description = "How many in a row Maker wants.")
    private int length;

    @Option(
            names = "--p",
            paramLabel = "P",
            required = true,
            converter = Quantity.class,
            description = "Stones a turn, at most " + MOST_STONES + ".")
    private int stones;

    @Option(
            names = "--rows",
            paramLabel = "R",
            required = true,
            converter = Quantity.class,
            description = "The most rows of a tile.")
    private int rows;

    @Option(
            names = "--cols",
            paramLabel = "C",
            required = true,
            converter = Quantity.class,
            description = "The most squares of a row of a tile.")
    private int columns;

    @Option(
            names = "--shear",
            paramLabel = "S",
            converter = Quantity.class,
            description = "How far a row may be to the right of the one below. Default: 1.")
    private int shear = 1;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private TimeOption time;

    @Option(
            names = "--each",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "The time for the game of one tile. Default: 10s.")
    private Duration each = Duration.ofSeconds(10);

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write the first tiling that is found.")
    private Optional<String> out = Optional.empty();

    @Option(names = "--replace", description = "Overwrite the file of --out if it exists.")
    private boolean replace;

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    private final AtomicBoolean cancelled = new AtomicBoolean();

    @Override
    public Integer call() {
        require(length <= 64, "--k is " + length + ", at most 64 is allowed");
        require(stones <= MOST_STONES, "--p is " + stones + ", at most " + MOST_STONES);
        require(
                rows <= 64 && columns <= 64 && shear <= 8,
                "--rows and --cols are at most 64, --shear 8");
        require(out.isPresent() || !replace, "--replace is for the file of --out");
        OutputFile.Existing existing = OutputFile.Existing.replacedIf(replace);
        Optional<OutputFile> file = out.map(name -> OutputFile.prepare(name, existing));
        TileFamily family = new TileFamily(rows, columns, shear);
        long start = System.nanoTime();
        BooleanSupplier stop = () -> cancelled.get() || time.isOver(start);
        TileSolver judge = new TileSolver(each, MemoryBudget.forSearch(Optional.empty()), stop);
        TileSearch search = new TileSearch(length, stones, judge, stop);
        TileSearch.Tally tally = run(search, family, start);
        (json ? List.of(Json.of(object(family, tally, search))) : words(family, tally, search))
                .forEach(io()::line);
        file.filter(f -> !search.found().isEmpty())
                .ifPresent(f -> write(f, search.found().getFirst()));
        return isDecided(tally) ? ExitCode.OK : ExitCode.UNSOLVED;
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new BadInput("tiling search: " + problem);
        }
    }

    private static Progress progress(TileSearch.Tally tally, long start) {
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Progress(seconds, tally.done(), state(tally), 0);
    }

    private static String state(TileSearch.Tally tally) {
        return "of %d, held %d, open %d".formatted(tally.tilings(), tally.held(), tally.open());
    }

    private static boolean isDecided(TileSearch.Tally tally) {
        return tally.held() > 0 || tally.shorts() + tally.lost() == tally.tilings();
    }

    private TileSearch.Tally run(TileSearch search, TileFamily family, long start) {
        try (ProgressLine line = new ProgressLine(io());
                Interrupts.Scope _ = interrupts().calling(() -> cancelled.set(true))) {
            return search.run(
                    family,
                    tally -> {
                        line.accept(progress(tally, start));
                    });
        }
    }

    private List<String> words(TileFamily family, TileSearch.Tally tally, TileSearch search) {
        List<String> lines = new ArrayList<>();
        lines.add("family      " + family);
        lines.add("asked       k = %d, p = %d".formatted(length, stones));
        lines.add("tilings     %d, looked at %d".formatted(tally.tilings(), tally.done()));
        lines.add(
                "excluded    %d: some row has only parts that Maker fills in one turn"
                        .formatted(tally.shorts()));
        lines.add("excluded    %d: Maker wins whatever parts are chosen".formatted(tally.lost()));
        lines.add(
                "open        %d (%d games were put to the solver)"
                        .formatted(tally.open(), tally.games()));
        lines.add("found       %d".formatted(tally.held()));
        search.found().stream().limit(NAMED).forEach(f -> lines.add("  Breaker holds " + f.band()));
        search.open().stream().limit(NAMED).forEach(band -> lines.add("  open: " + band));
        return lines;
    }

    private Map<String, Object> object(
            TileFamily family, TileSearch.Tally tally, TileSearch search) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("family", family);
        object.put("k", length);
        object.put("p", stones);
        object.put("tilings", tally.tilings());
        object.put("done", tally.done());
        object.put("short", tally.shorts());
        object.put("lost", tally.lost());
        object.put("open", search.open().stream().map(BandTiling::toString).toList());
        object.put("found", search.found().stream().map(f -> f.band().toString()).toList());
        object.put("games", tally.games());
        return object;
    }

    private static void write(OutputFile file, TileSearch.Found found) {
        String text = TilingWriter.toText(found.tiling());
        file.write(path -> Files.write(path, text.getBytes(StandardCharsets.UTF_8)));
        file.publish();
    }
}
