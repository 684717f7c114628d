package proofstone.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import proofstone.game.Board;

/** {@code proofstone reproduce}: tables of the literature, the paper's figures beside ours. */
@Command(
        name = "reproduce",
        description = "Computes tables of papers anew, each row beside the paper's figure.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "Without arguments it lists what there is. A row that is not solved in the time stays open;",
            "where it is known that a minute is not enough, it names the command instead. Ctrl-C ends the",
            "row at hand, which says what is known, and the command.",
            "",
            "In the last column no says that ours is another figure than the paper's; where that corrects",
            "the paper, the page docs/results.md says what ours rests on.",
            "",
            "Examples:",
            "  proofstone reproduce",
            "  proofstone reproduce chiang2011",
            "  proofstone reproduce chiang2011 1..2 --json",
            "  proofstone reproduce hsu2020 2",
            "  proofstone reproduce czifra2021 3 --row strip7:10 --time 30m --memory 8g --threads 2",
            "  proofstone reproduce czifra2021 3 --row strip7:11 --time 3h --resume strip7-11.txt",
            "  proofstone reproduce czifra2021 3 --row strip7:7 --certificates strip7-7",
        })
final class ReproduceCommand extends Subcommand {
    private static final Pattern TABLES = Pattern.compile("([0-9]{1,3})(?:\\.\\.([0-9]{1,3}))?");

    /** Where the columns of a table begin. */
    private static final int[] COLUMNS = {0, 42, 79, 116};

    @Parameters(index = "0", paramLabel = "PAPER", arity = "0..1", description = "The paper's key.")
    private Optional<String> paper = Optional.empty();

    @Parameters(
            index = "1",
            paramLabel = "TABLE",
            arity = "0..1",
            description = "A table or several, such as 1 or 1..2. Default: all.")
    private Optional<String> tables = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = {
                "The time for the search of a row. Default: 1m.",
                "Rows that take longer are run only if it is more."
            })
    private Duration time = Duration.ofMinutes(1);

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = MemorySize.Converter.class,
            description = "Memory to use, such as 512m or 8g.")
    private Optional<MemorySize> memory = Optional.empty();

    @Option(
            names = "--row",
            paramLabel = "TEXT",
            description = "Only the rows that have TEXT in their first column.")
    private String rowText = "";

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = ThreadCount.class,
            description = {
                "Threads for rows about many positions, those of czifra2021 3.",
                "Other rows take one. Default: 1."
            })
    private int threads = 1;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = {
                "Keep in FILE who wins the positions that are solved, one on a line,",
                "and go on from what it says; for rows about many positions."
            })
    private Optional<String> resume = Optional.empty();

    @Option(
            names = "--certificates",
            paramLabel = "FOLDER",
            description = {
                "Write a certificate of each position that is solved to FOLDER, checked;",
                "for rows about many positions."
            })
    private Optional<String> certificates = Optional.empty();

    @Option(names = "--json", description = "Print a JSON array with one object for each row.")
    private boolean json;

    private final List<Map<String, Object>> objects = new ArrayList<>();
    private boolean isShown;
    private boolean isHeadingDue;
    private int rowCount;

    @Override
    public Integer call() {
        if (paper.isEmpty()) {
            requireNoPaper();
            list();
        } else {
            return reproduced(chosen(paper.get().toLowerCase(Locale.ROOT)));
        }
        printObjects();
        return ExitCode.OK;
    }

    private void requireNoPaper() {
        new GivenOptions()
                .with("--row", !rowText.isEmpty())
                .with("--threads", threads > 1)
                .with("--resume", resume)
                .with("--certificates", certificates)
                .refuse("for the tables of a PAPER");
    }

    private void printObjects() {
        if (json) {
            io().line(Json.of(objects));
        }
    }

    private int reproduced(List<Reproduction> chosen) {
        int code = ExitCode.OK;
        RowWatch watch = new RowWatch(io());
        SupportWinners winners = winners(chosen);
        try (watch;
                Interrupts.Scope _ = interrupts().calling(watch::interrupt)) {
            chosen.forEach(table -> reproduce(table, watch, winners));
        } catch (RowWatch.Interrupted interrupted) {
            code = ExitCode.UNSOLVED;
        }
        if (rowCount == 0 && code == ExitCode.OK) {
            throw new BadInput("reproduce: no row has " + rowText + " in its name");
        }
        printObjects();
        return code;
    }

    /** Returns whether something is to be kept of the positions that are solved. */
    private boolean keeps() {
        return resume.isPresent() || certificates.isPresent();
    }

    private SupportWinners winners(List<Reproduction> chosen) {
        List<Board> boards = chosen.stream().flatMap(table -> table.supports().stream()).toList();
        if (keeps() && boards.stream().noneMatch(b -> Reproduction.isWanted(b.name(), rowText))) {
            String option = resume.isPresent() ? "--resume" : "--certificates";
            throw new BadInput(
                    "reproduce: " + option + " is for rows of many positions: czifra2021 3");
        }
        Optional<SupportCertificates> folder = certificates.map(SupportCertificates::in);
        return resume.map(file -> SupportWinners.of(file, boards, folder, io().err()::println))
                .orElseGet(() -> SupportWinners.without(folder));
    }

    private void list() {
        for (Reproduction table : Reproductions.ALL) {
            if (json) {
                objects.add(heading(table));
            } else {
                io().line(listed(table));
            }
        }
    }

    private static String listed(Reproduction table) {
        return "%-13s %-3d %s".formatted(table.paper(), table.table(), table.title());
    }

    private static Map<String, Object> heading(Reproduction table) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("paper", table.paper());
        object.put("table", table.table());
        object.put("title", table.title());
        return object;
    }

    private List<Reproduction> chosen(String key) {
        List<Reproduction> ofPaper =
                Reproductions.ALL.stream().filter(t -> t.paper().equals(key)).toList();
        if (ofPaper.isEmpty()) {
            throw new BadInput(
                    "reproduce: no table of "
                            + key
                            + ", see proofstone reproduce for what there is");
        }
        List<Reproduction> found = tables.map(range -> within(ofPaper, range)).orElse(ofPaper);
        if (found.isEmpty()) {
            throw new BadInput(
                    "reproduce: no table "
                            + tables.orElse("")
                            + " of "
                            + key
                            + ", there are "
                            + ofPaper.stream()
                                    .map(table -> Integer.toString(table.table()))
                                    .collect(Collectors.joining(", ")));
        }
        return found;
    }

    /** Returns the tables of a range; none if it goes beyond those of the paper. */
    private static List<Reproduction> within(List<Reproduction> all, String range) {
        Matcher matcher = TABLES.matcher(range);
        if (!matcher.matches()) {
            throw new BadInput("reproduce: " + range + " is no table, expected 1 or 1..2");
        }
        int first = Integer.parseInt(matcher.group(1));
        int last = Integer.parseInt(Optional.ofNullable(matcher.group(2)).orElse(matcher.group(1)));
        boolean isOfPaper =
                all.stream().map(Reproduction::table).toList().containsAll(List.of(first, last));
        return all.stream()
                .filter(t -> isOfPaper && t.table() >= first && t.table() <= last)
                .toList();
    }

    private static String title(Reproduction table) {
        return "[%s] table %d: %s".formatted(table.paper(), table.table(), table.title());
    }

    private void reproduce(Reproduction table, RowWatch watch, SupportWinners winners) {
        isShown = false;
        isHeadingDue = true;
        long bytes = MemoryBudget.forSearch(memory);
        var limits = new Reproduction.Limits(time, bytes, threads, rowText, watch, winners);
        table.run(
                limits,
                row -> {
                    watch.close();
                    showIfWanted(table, row, limits);
                    watch.goOn();
                });
    }

    /** A row without a name goes on with what the one before it says. */
    private void showIfWanted(
            Reproduction table, Reproduction.Row row, Reproduction.Limits limits) {
        isShown = row.what().isEmpty() ? isShown : limits.wants(row.what());
        if (isShown) {
            rowCount++;
            show(table, row);
        }
    }

    private void show(Reproduction table, Reproduction.Row row) {
        if (json) {
            Map<String, Object> object = heading(table);
            object.put("row", row.what());
            object.put("theirs", row.paper());
            object.put("ours", row.ours());
            object.put("agrees", row.agrees());
            objects.add(object);
        } else {
            if (isHeadingDue) {
                io().line(title(table));
                io().line(inColumns("", "paper", "ours", "agrees"));
                isHeadingDue = false;
            }
            io().line(inColumns(row.what(), row.paper(), row.ours(), row.agrees()));
            io().flush();
        }
    }

    /** Returns cells in columns; after one that is too wide the next stands on a line below. */
    static String inColumns(String... cells) {
        StringBuilder text = new StringBuilder();
        int line = 0;
        for (int i = 0; i < cells.length; i++) {
            if (i > 0 && text.length() - line >= COLUMNS[i]) {
                text.append('\n');
                line = text.length();
            }
            text.append(" ".repeat(line + COLUMNS[i] - text.length())).append(cells[i]);
        }
        return text.toString();
    }
}
