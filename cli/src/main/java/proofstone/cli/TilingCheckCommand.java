package proofstone.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import proofstone.game.GameSyntaxException;
import proofstone.game.tiling.Cell;
import proofstone.game.tiling.Cover;
import proofstone.game.tiling.Segment;
import proofstone.game.tiling.Tile;
import proofstone.game.tiling.Tiling;
import proofstone.game.tiling.TilingReader;

/** {@code proofstone tiling check}: how many in a row always hold a winning set of one tile. */
@Command(
        name = "check",
        description =
                "Proves by enumeration how many in a row always hold a winning set of one tile.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "With a certificate for each tile that Breaker wins its game, the theorem is stated in full.",
            "docs/formats/tiling.md describes the file.",
            "",
            "Examples:",
            "  proofstone tiling check docs/tilings/b2.tiling",
            "  proofstone tiling check docs/tilings/b2.tiling --certificate b2.cert",
            "  proofstone tiling check docs/tilings/strip7-9.tiling --k 7 --json",
            "",
            "Exit code: 0 it holds (from some k on, or for --k), 1 it does not hold, tiles overlap or a",
            "certificate is invalid, 2 bad input."
        })
final class TilingCheckCommand extends Subcommand {
    @Parameters(paramLabel = "FILE", description = "A tiling.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(
            names = "--k",
            paramLabel = "K",
            converter = Quantity.class,
            description = "Ask about K in a row. Default: the least that holds.")
    private Optional<Integer> asked = Optional.empty();

    @Option(
            names = "--certificate",
            paramLabel = "CERT",
            description = "A certificate that Breaker wins the game of a tile; one for each tile.")
    private List<String> certificates = new ArrayList<>();

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    /** What is said, in words and for scripts. */
    private final List<String> lines = new ArrayList<>();

    private final Map<String, Object> object = new LinkedHashMap<>();

    @Override
    public Integer call() throws GameSyntaxException {
        Path path = InputFile.existing(file);
        Tiling tiling = TilingReader.read(path);
        say("tiling", summary(tiling));
        boolean holds = check(tiling);
        (json ? List.of(Json.of(object)) : lines).forEach(io()::line);
        return holds ? ExitCode.OK : ExitCode.BUG;
    }

    private void say(String what, String words) {
        lines.add("%-13s%s".formatted(what, words));
    }

    private String summary(Tiling tiling) {
        int classes = tiling.lattice().classes();
        object.put("file", file);
        object.put("tiles", names(tiling));
        object.put("placements", tiling.placements().size());
        object.put("squares", classes);
        return "%s: %s, %s in a period of %s"
                .formatted(
                        file,
                        counted(tiling.tiles().size(), "tile"),
                        counted(tiling.placements().size(), "placement"),
                        counted(classes, "square"));
    }

    private static List<String> names(Tiling tiling) {
        return tiling.tiles().stream().map(Tile::name).toList();
    }

    private static String counted(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    private boolean check(Tiling tiling) {
        Optional<Cell> overlap = tiling.overlap();
        object.put("overlap", overlap.map(Cell::toString));
        if (overlap.isPresent()) {
            say("overlap", "two tiles have the square " + overlap.get());
            return false;
        }
        object.put("free", tiling.free());
        say("overlap", "none; squares of no tile in a period: " + tiling.free());
        return rows(tiling, tiling.cover());
    }

    private boolean rows(Tiling tiling, Cover cover) {
        OptionalInt least = cover.length();
        object.put("holds", least);
        return least.isPresent() ? rows(tiling, cover, least.getAsInt()) : wholeLine(cover);
    }

    private boolean wholeLine(Cover cover) {
        Segment beyond = cover.hole(Integer.MAX_VALUE - 1).orElseThrow();
        String line = "the line from " + beyond.start() + " " + beyond.direction().words();
        object.put("fails", Optional.empty());
        object.put("hole", line);
        say("holds", "for no k: no winning set lies on " + line);
        return false;
    }

    private boolean rows(Tiling tiling, Cover cover, int least) {
        say("holds", "k = " + least + ": every " + least + " in a row hold a winning set");
        int failing = Math.min(least - 1, asked.orElse(least - 1));
        Optional<Segment> hole = cover.hole(failing).filter(segment -> failing > 0);
        object.put("fails", hole.map(Segment::length));
        object.put("hole", hole.map(Segment::toString));
        hole.ifPresent(segment -> say("fails", "k = " + failing + ": " + segment + ", hold none"));
        int length = asked.orElse(least);
        return length >= least && theorem(tiling, length);
    }

    private boolean theorem(Tiling tiling, int length) {
        if (certificates.isEmpty()) {
            object.put("theorem", Optional.empty());
            say("meaning", TileTheorem.condition(String.join(", ", names(tiling)), length));
            return true;
        }
        TileTheorem theorem = TileTheorem.of(tiling, certificates);
        theorem.evidence().forEach(line -> say("certificate", line));
        object.put("certificates", theorem.evidence());
        object.put("theorem", theorem.statement(length));
        theorem.statement(length).ifPresent(statement -> say("theorem", statement));
        return theorem.statement(length).isPresent();
    }
}
