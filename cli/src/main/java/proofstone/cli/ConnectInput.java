package proofstone.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.GameSyntaxException;
import proofstone.game.connect.ConnectRecord;
import proofstone.game.connect.ReadOptions;
import proofstone.game.connect.RecordFile;
import proofstone.game.connect.RecordFormat;

/**
 * A record of Connect6, Gomoku or their family that the user names: {@code FILE}, {@code FILE@g}
 * for game g of several, {@code FILE#n} for the position after n turns of the main line, or both.
 */
final class ConnectInput {
    private static final Pattern NAME =
            Pattern.compile("(.+?)(?:@([0-9]{1,7}))?(?:#([0-9]{1,7}))?");
    private static final Pattern OF_HEX =
            Pattern.compile("GM\\s*\\[\\s*11\\s*\\]|EV\\s*\\[[^\\]]*hex", Pattern.CASE_INSENSITIVE);
    private static final int HEAD = 1 << 12;

    private final String file;
    private final Optional<Integer> number;
    private final Optional<Integer> turns;

    private ConnectInput(String file, Optional<Integer> number, Optional<Integer> turns) {
        this.file = file;
        this.number = number;
        this.turns = turns;
    }

    /** Returns the parts of a name; a file that has all of it for its name goes first. */
    static ConnectInput of(String name) {
        Matcher matcher = NAME.matcher(name);
        if (isFile(name) || !matcher.matches()) {
            return new ConnectInput(name, Optional.empty(), Optional.empty());
        }
        return new ConnectInput(
                matcher.group(1), number(matcher.group(2)), number(matcher.group(3)));
    }

    private static Optional<Integer> number(String digits) {
        return Optional.ofNullable(digits).map(Integer::valueOf);
    }

    private static boolean isFile(String name) {
        return InputFile.path(name).filter(Files::isRegularFile).isPresent();
    }

    /** Returns whether a name is that of a record that this class reads. */
    static boolean isRecord(String name) {
        return of(name).format().isPresent();
    }

    /** Records of Hex, certificates and texts that have nothing but the name in common are none. */
    private Optional<RecordFormat> format() {
        if (!isFile(file) || file.toLowerCase(Locale.ROOT).endsWith(".hsgf")) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            byte[] head = in.readNBytes(HEAD);
            String text = new String(head, StandardCharsets.ISO_8859_1);
            return RecordFormat.of(file, head)
                    .filter(format -> format != RecordFormat.COMPETITION || text.contains("{"))
                    .filter(format -> format != RecordFormat.SGF || !OF_HEX.matcher(text).find())
                    .filter(_ -> !CertificateInput.looksLikeOne(Path.of(file)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Returns the name without the numbers behind it. */
    String file() {
        return file;
    }

    /** Returns whether the name asks for the position after some turns. */
    boolean hasTurns() {
        return turns.isPresent();
    }

    /** Reads the file and returns its records, or the one that is asked for. */
    List<ConnectRecord> records(ReadOptions options, Consumer<String> notes) {
        RecordFile read = read(options);
        read.notes().forEach(note -> notes.accept(file + ": " + note));
        List<ConnectRecord> records = read.records();
        if (number.isEmpty()) {
            return records;
        }
        int wanted = number.get();
        if (wanted < 1 || wanted > records.size()) {
            throw new BadInput(
                    "%s has %s, not number %d"
                            .formatted(file, Wording.count(records.size(), "game"), wanted));
        }
        return List.of(records.get(wanted - 1));
    }

    private RecordFile read(ReadOptions options) {
        Path path = InputFile.existing(file);
        try {
            if (Files.size(path) > RecordFormat.MAX_BYTES) {
                throw new BadInput(file + ": more than " + RecordFormat.MAX_BYTES + " bytes");
            }
            return format().orElseThrow(() -> new BadInput(file + ": no record of a game"))
                    .read(Files.readAllBytes(path), options);
        } catch (GameSyntaxException e) {
            throw new BadInput(file + ": " + e.getMessage());
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read (" + e.getMessage() + ")");
        }
    }

    /** Reads the file and returns its only record, or the one that is asked for. */
    ConnectRecord record(ReadOptions options, Consumer<String> notes) {
        List<ConnectRecord> records = records(options, notes);
        if (records.size() > 1) {
            throw new BadInput(
                    "%s has %d games; name one of them, such as %s@1"
                            .formatted(file, records.size(), file));
        }
        return records.getFirst();
    }

    /** Returns the node after the turns that the name asks for, or the end of the main line. */
    int node(ConnectRecord record) {
        try {
            return turns.map(record::nodeAfter).orElseGet(() -> record.lineEnd(0));
        } catch (IllegalArgumentException e) {
            throw new BadInput(file + " has " + e.getMessage());
        }
    }
}
