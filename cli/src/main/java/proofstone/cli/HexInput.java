package proofstone.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.CertificateFormatException;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexCertificateReader;
import proofstone.game.GameSyntaxException;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGame;
import proofstone.game.hex.HexLink;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexSgf;

/** What the user names as input for Hex: moves, links, records and certificates. */
final class HexInput {
    private static final Pattern FILE = Pattern.compile("(.+?)(?:#([0-9]{1,4}))?");
    private static final long LONGEST_FILE = 1 << 20;

    private HexInput() {}

    /** Returns whether a file is a certificate of Hex. */
    static boolean isCertificate(String name) {
        Optional<Path> file = InputFile.path(name).filter(Files::isRegularFile);
        try {
            return file.isPresent() && HexCertificateReader.isHex(file.get());
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns whether a name is that of a record in SGF. */
    static boolean isRecord(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".sgf") || lower.endsWith(".hsgf");
    }

    /** Returns the certificate of that name; reading it makes every step anew. */
    static HexCertificate certificate(String name) {
        try {
            return HexCertificateReader.read(InputFile.existing(name));
        } catch (CertificateFormatException e) {
            throw new BadInput(name + ": no valid certificate: " + e.getMessage());
        } catch (IOException e) {
            throw new BadInput(name + ": cannot be read (" + e.getMessage() + ")");
        }
    }

    /** Returns the record that a link or the name of an SGF file stands for. */
    static HexGame record(String name) {
        try {
            return HexLink.isLink(name) ? HexLink.parse(name) : HexSgf.parse(content(name));
        } catch (GameSyntaxException e) {
            throw new BadInput(name + ": " + e.getMessage());
        }
    }

    /** Returns what reading a record leaves out of it; nothing of a link. */
    static List<String> leftOut(String name) {
        try {
            return HexLink.isLink(name) ? List.of() : HexSgf.leftOut(content(name));
        } catch (GameSyntaxException e) {
            throw new BadInput(name + ": " + e.getMessage());
        }
    }

    private static String content(String name) {
        Path file = InputFile.existing(name);
        try {
            if (Files.size(file) > LONGEST_FILE) {
                throw new BadInput(name + ": too long for a record of a game");
            }
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new BadInput(name + ": cannot be read (" + e.getMessage() + ")");
        }
    }

    /** Returns whether an argument is a link, or names a record, up to a turn or whole. */
    static boolean isGame(String argument) {
        return HexLink.isLink(argument) || isRecord(file(argument));
    }

    /** Returns the game of a link or of a record, up to the turn that {@code #} asks for. */
    static HexGame game(String argument) {
        Matcher matcher = FILE.matcher(argument);
        if (HexLink.isLink(argument) || !matcher.matches()) {
            return record(argument);
        }
        return cut(matcher.group(1), record(matcher.group(1)), matcher.group(2));
    }

    private static String file(String argument) {
        Matcher matcher = FILE.matcher(argument);
        return matcher.matches() ? matcher.group(1) : argument;
    }

    private static HexGame cut(String name, HexGame game, @Nullable String count) {
        int turns = count == null ? game.turns().size() : Integer.parseInt(count);
        if (turns > game.turns().size()) {
            throw new BadInput(name + " has " + game.turns().size() + " moves, not " + turns);
        }
        return game.first(turns);
    }

    /** Returns the position of {@code --position} on {@code board}. */
    static HexPosition position(HexBoard board, String argument) {
        String name = file(argument);
        if (isGame(argument)) {
            return onBoard(board, name, game(argument).position());
        }
        return isCertificate(name)
                ? onBoard(board, name, certificate(name).position())
                : played(board, argument, name);
    }

    private static HexPosition onBoard(HexBoard board, String name, HexPosition position) {
        if (!position.board().equals(board)) {
            throw new BadInput(name + " is a game on " + position.board() + ", not on " + board);
        }
        return position;
    }

    private static HexPosition played(HexBoard board, String argument, String name) {
        Optional<Path> file = InputFile.path(name).filter(Files::isRegularFile);
        try {
            String moves = file.isPresent() ? content(name) : argument;
            if (file.isPresent() && moves.isBlank()) {
                throw new BadInput(name + ": an empty file, expected moves");
            }
            return HexGame.parse(board, moves).position();
        } catch (GameSyntaxException e) {
            String where = file.isPresent() ? name : "--position";
            throw new BadInput(where + ": " + e.getMessage());
        }
    }
}
