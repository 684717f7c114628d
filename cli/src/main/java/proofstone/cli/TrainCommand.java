package proofstone.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import proofstone.game.Role;
import proofstone.game.StripSetup;
import proofstone.knowledge.Technique;
import proofstone.knowledge.strips.WinnerData;
import proofstone.knowledge.strips.WinnerModel;
import proofstone.knowledge.strips.WinnerTraining;
import proofstone.search.DfPn;
import proofstone.search.SearchControl;
import proofstone.solver.SolveOptions;

/** {@code proofstone train}: fits who wins a position to what searches have proved. */
@Command(
        name = "train",
        description = "Fits who wins a position, by its potential, to what searches prove.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "Searches the proof set-up of each board, which is empty, and the disproof set-up, where",
            "Maker has a1 and a4 and Breaker, who is to move, a3. Every position that is proved on the",
            "way counts once. Prints the coefficients of the logistic model of [Czifra2021] sec. IV.E",
            "beside the paper's, as if both players had won equally many. The paper's do not tell who wins",
            "the positions of these searches, so the last lines of that column say little",
            "(docs/papers.md). --svg draws the data as fig. 4 there, with the line at which the",
            "model calls both players equally likely to win. Without --time the result is always the",
            "same. Exit code: 0 fitted; 3 if --time, --memory or ctrl-C has ended the searches, and the",
            "fit is to what there was.",
            "",
            "Examples:",
            "  proofstone train strip7 7..10 --svg winners.svg",
            "  proofstone train strip7 8 --positions 1000000 --memory 8g --json",
        })
final class TrainCommand extends Subcommand {
    private static final String FAMILY = "strip7";
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,3})(?:\\.\\.([0-9]{1,3}))?");
    private static final int LEAST = 7;
    private static final int MOST = 32;

    @Parameters(index = "0", paramLabel = "FAMILY", description = "The boards: strip7.")
    @SuppressWarnings("NullAway.Init")
    private String family;

    @Parameters(
            index = "1",
            paramLabel = "SIZES",
            description = "Their sizes, such as 7..10; from " + LEAST + " to " + MOST + ".")
    @SuppressWarnings("NullAway.Init")
    private String sizes;

    @Option(
            names = "--positions",
            paramLabel = "N",
            converter = Quantity.class,
            description = "End each search after N new positions. Default: 100000.")
    private int positions = 100_000;

    @Mixin private final TimeOption time = new TimeOption();

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = MemorySize.Converter.class,
            description = "Memory to use, such as 512m or 8g.")
    private Optional<MemorySize> memory = Optional.empty();

    @Option(
            names = "--without",
            paramLabel = "TECHNIQUE",
            converter = Vocabulary.OfTechnique.class,
            completionCandidates = Vocabulary.OfTechnique.class,
            description = "Search without a technique, as in solve; may be repeated.")
    private List<Technique> without = new ArrayList<>();

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw who wins where.")
    private Optional<String> svg = Optional.empty();

    @Option(names = "--replace", description = "Overwrite the file of --svg if it exists.")
    private boolean replace;

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    private final List<Map<String, Object>> searches = new ArrayList<>();

    @Override
    public Integer call() {
        require(family.equals(FAMILY), family + ": no family of boards, expected " + FAMILY);
        int[] range = range();
        svg.ifPresent(TrainCommand::requireSvg);
        require(
                !replace || svg.isPresent(),
                "--replace says how to write a picture; add --svg FILE");
        Optional<OutputFile> plot = svg.map(this::output);
        WinnerData data = new WinnerData();
        boolean complete = learn(range[0], range[1], data);
        WinnerModel model = WinnerModel.fitted(data);
        print(data, model);
        plot.ifPresent(file -> draw(file, data, model));
        return complete ? ExitCode.OK : ExitCode.UNSOLVED;
    }

    private static void require(boolean holds, String problem) {
        if (!holds) {
            throw new BadInput("train: " + problem);
        }
    }

    private static void requireSvg(String name) {
        boolean fits = name.toLowerCase(Locale.ROOT).endsWith(".svg");
        require(fits, "--svg " + name + ": expected a name in .svg");
    }

    private WinnerTraining training() {
        Set<Technique> techniques = EnumSet.copyOf(SolveOptions.defaults().techniques());
        without.forEach(techniques::remove);
        return new WinnerTraining(techniques, DfPn::new, MemoryBudget.forSearch(memory), positions);
    }

    private SearchControl control(ProgressLine progress) {
        return new SearchControl(
                time.limit().map(Duration::toNanos).orElse(Long.MAX_VALUE), progress);
    }

    private int[] range() {
        Matcher matcher = RANGE.matcher(sizes);
        require(matcher.matches(), sizes + ": no sizes, expected such as 7..10");
        int first = Integer.parseInt(matcher.group(1));
        int last = Integer.parseInt(Optional.ofNullable(matcher.group(2)).orElse(matcher.group(1)));
        require(
                LEAST <= first && first <= last && last <= MOST,
                sizes + ": expected sizes from " + LEAST + " to " + MOST + ", the lesser first");
        return new int[] {first, last};
    }

    private OutputFile output(String name) {
        return OutputFile.prepare(name, OutputFile.Existing.replacedIf(replace));
    }

    /** Searches all set-ups; returns whether no limit has ended that. */
    private boolean learn(int first, int last, WinnerData data) {
        WinnerTraining training = training();
        try (ProgressLine progress = new ProgressLine(io())) {
            SearchControl control = control(progress);
            try (Interrupts.Scope _ = interrupts().calling(control::cancel)) {
                return IntStream.rangeClosed(first, last)
                        .allMatch(columns -> learn(training, columns, data, control));
            }
        }
    }

    private boolean learn(
            WinnerTraining training, int columns, WinnerData data, SearchControl control) {
        return Stream.of(StripSetup.values())
                .allMatch(setup -> learn(training, columns, setup, data, control));
    }

    private boolean learn(
            WinnerTraining training,
            int columns,
            StripSetup setup,
            WinnerData data,
            SearchControl control) {
        WinnerTraining.Outcome outcome = training.learn(setup.problem(columns), data, control);
        searches.add(object(columns, setup, outcome));
        if (!json) {
            show(searches.getLast());
        }
        return outcome.stopped().isEmpty();
    }

    private static Map<String, Object> object(
            int columns, StripSetup setup, WinnerTraining.Outcome outcome) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", FAMILY + ":" + columns);
        object.put("setup", setup.word());
        object.put("moves", setup.moves());
        object.put("verdict", verdict(outcome));
        object.put("positions", outcome.positions());
        object.put("nodes", outcome.nodes());
        return object;
    }

    private static String verdict(WinnerTraining.Outcome outcome) {
        return outcome.winner().map(role -> role.word() + "-wins").orElse("unknown");
    }

    /** Prints all of a search but its moves. */
    private void show(Map<String, Object> search) {
        Object[] values = search.values().toArray();
        String format = "%1$-10s %2$-9s %4$-13s %5$,9d positions %6$,10d nodes";
        line(format, values);
        io().flush();
    }

    private void print(WinnerData data, WinnerModel model) {
        if (json) {
            io().line(Json.of(object(data, model)));
            return;
        }
        WinnerData.Count total = data.total();
        WinnerModel paper = WinnerModel.PAPER;
        line(
                "%,d positions: %,d that Maker wins, %,d that Breaker wins",
                total.total(), total.maker(), total.breaker());
        line("%-32s %10s %14s", "log-odds that Breaker wins", "fitted", "[Czifra2021]");
        row("constant", model.constant(), paper.constant());
        row("with Maker to move", model.makerToMove(), paper.makerToMove());
        row("for each empty square", model.emptySquares(), paper.emptySquares());
        row("times the potential", model.potential(), paper.potential());
        for (Role role : Role.values()) {
            row(
                    "%s's wins told, percent".formatted(role == Role.MAKER ? "Maker" : "Breaker"),
                    100 * model.told(data, role),
                    100 * paper.told(data, role));
        }
        line(
                "note: the paper's coefficients do not tell who wins these positions; see docs/papers.md");
    }

    private void row(String what, double ours, double theirs) {
        line("%-32s %10.3f %14.3f", what, ours, theirs);
    }

    @SuppressWarnings(
            "AnnotateFormatMethod") // the annotation is of a library that is not used here
    private void line(String format, Object... values) {
        io().line(String.format(Locale.ROOT, format, values));
    }

    private Map<String, Object> object(WinnerData data, WinnerModel model) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("searches", searches);
        object.put("makerWins", data.total().maker());
        object.put("breakerWins", data.total().breaker());
        object.put("fitted", object(model, data));
        object.put("paper", object(WinnerModel.PAPER, data));
        object.put("svg", svg);
        return object;
    }

    private static Map<String, Object> object(WinnerModel model, WinnerData data) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("constant", model.constant());
        object.put("makerToMove", model.makerToMove());
        object.put("emptySquares", model.emptySquares());
        object.put("potential", model.potential());
        object.put("toldOfMaker", model.told(data, Role.MAKER));
        object.put("toldOfBreaker", model.told(data, Role.BREAKER));
        return object;
    }

    private static void draw(OutputFile file, WinnerData data, WinnerModel model) {
        String picture = new WinnerPlot(data, model).svg();
        file.write(path -> Files.writeString(path, picture, StandardCharsets.UTF_8));
        file.publish();
    }
}
