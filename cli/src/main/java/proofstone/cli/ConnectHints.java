package proofstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import picocli.CommandLine.Option;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Quote;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectRecord;
import proofstone.game.connect.ReadOptions;

/**
 * Turns of the attacker's that an expert would try first: the words of a text, or what the attacker
 * plays in the lines of a record. They change the order of a search, and never what is true.
 */
final class ConnectHints {
    private static final long MAX_BYTES = 1 << 20;
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /** A hyphen before a number is its sign, as in (0,-1). */
    private static final Pattern JOINT = Pattern.compile("(?<=[0-9)])-");

    @Option(
            names = "--hints",
            paramLabel = "FILE",
            description =
                    "Connect: turns of the attacker's to try first, wherever they are possible: "
                            + "words such as k9-l10, or all of his turns in a record with its variations.")
    private Optional<String> file = Optional.empty();

    /** Returns whether there are none. */
    boolean isAbsent() {
        return file.isEmpty();
    }

    /** Returns the squares of each turn, each turn once, in the order of the file. */
    List<List<ConnectCell>> turns(ConnectGame game, Player attacker) throws GameSyntaxException {
        if (file.isEmpty()) {
            return List.of();
        }
        String name = file.get();
        return ConnectInput.isRecord(name) ? ofRecord(name, game, attacker) : ofWords(name, game);
    }

    private static List<List<ConnectCell>> ofRecord(
            String name, ConnectGame game, Player attacker) {
        Set<List<ConnectCell>> turns = new LinkedHashSet<>();
        ReadOptions options = new ReadOptions(Optional.of(game), Optional.empty());
        for (ConnectRecord record : ConnectInput.of(name).records(options, note -> {})) {
            if (!record.game().equals(game)) {
                throw new BadInput(
                        "--hints: %s is a game of %s, not of %s"
                                .formatted(
                                        name, Quote.printable(record.game().name()), game.name()));
            }
            turns.addAll(record.turnsOf(attacker));
        }
        return List.copyOf(turns);
    }

    private static List<List<ConnectCell>> ofWords(String name, ConnectGame game) {
        Path path = InputFile.existing(name);
        try {
            if (Files.size(path) > MAX_BYTES) {
                throw new BadInput("--hints: " + name + " has more than " + MAX_BYTES + " bytes");
            }
            List<String> lines = Files.readAllLines(path);
            return IntStream.range(0, lines.size())
                    .boxed()
                    .flatMap(i -> ofLine(name + ", line " + (i + 1), lines.get(i), game).stream())
                    .distinct()
                    .toList();
        } catch (IOException e) {
            throw new BadInput("--hints: " + name + " cannot be read (" + e.getMessage() + ")");
        }
    }

    private static List<List<ConnectCell>> ofLine(String where, String line, ConnectGame game) {
        String words = line.replaceFirst("#.*", "").strip();
        return BLANKS.splitAsStream(words)
                .filter(word -> !word.isEmpty())
                .map(word -> turn(where, word, game))
                .toList();
    }

    private static List<ConnectCell> turn(String where, String word, ConnectGame game) {
        List<ConnectCell> cells = new ArrayList<>();
        for (String name : JOINT.splitAsStream(word).toList()) {
            cells.add(
                    game.cell(name)
                            .orElseThrow(() ->
                                    new BadInput(
                                            "--hints: %s: %s is not a square of %s, expected turns such as %s"
                                                    .formatted(
                                                            where,
                                                            Quote.of(name),
                                                            game.name(),
                                                            game.nameOf(game.centre())))));
        }
        return List.copyOf(cells);
    }
}
