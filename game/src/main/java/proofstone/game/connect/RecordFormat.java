package proofstone.game.connect;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import proofstone.game.GameSyntaxException;

/**
 * The formats in which records of Connect6, Gomoku and their family are kept. Reading is linear in
 * the size of the file, which is bounded by {@link #MAX_BYTES}; it ends with records or with a
 * {@link GameSyntaxException} that names the place and what was expected there, whatever the bytes.
 */
public enum RecordFormat {
    /** SGF, in any dialect: several games with all that records hold. */
    SGF,
    /** A table of games between tabs. */
    TABLE,
    /** The text of computer Connect6 competitions. */
    COMPETITION,
    /** The files of Gomoku tournaments, {@code .psq}. */
    PSQ,
    /** RenLib's {@code .lib}: trees of Gomoku. */
    RENLIB,
    /** MOVES after the name of the game: the only one that holds boards without ends. */
    MOVES;

    /** The greatest size of a file that is read. */
    public static final int MAX_BYTES = 1 << 26;

    private static final int SEARCHED = 1 << 12;

    /** Returns the format of a file by its content, and by its name where that does not tell. */
    public static Optional<RecordFormat> of(String name, byte[] bytes) {
        String head =
                new String(bytes, 0, Math.min(bytes.length, SEARCHED), StandardCharsets.ISO_8859_1);
        String text = head.replaceFirst("^\u00EF\u00BB\u00BF", "").stripLeading();
        if (RenLibReader.isRenLib(bytes)) {
            return Optional.of(RENLIB);
        }
        if (text.toLowerCase(Locale.ROOT).startsWith("piskvorky")) {
            return Optional.of(PSQ);
        }
        if (text.startsWith("{")) {
            return Optional.of(COMPETITION);
        }
        if (GameTable.isTable(text)) {
            return Optional.of(TABLE);
        }
        if (text.startsWith("(;")) {
            return Optional.of(SGF);
        }
        return ConnectMoves.namesGame(text) ? Optional.of(MOVES) : named(name);
    }

    /** Returns the format that the end of a file name stands for. */
    public static Optional<RecordFormat> named(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String end = lower.substring(lower.lastIndexOf('.') + 1);
        return switch (lower.contains(".") ? end : "") {
            case "sgf" -> Optional.of(SGF);
            case "tsv" -> Optional.of(TABLE);
            case "txt" -> Optional.of(COMPETITION);
            case "psq" -> Optional.of(PSQ);
            case "lib" -> Optional.of(RENLIB);
            case "moves" -> Optional.of(MOVES);
            default -> Optional.empty();
        };
    }

    /**
     * Reads a file.
     *
     * @throws GameSyntaxException with the line or byte and what was expected there
     */
    public RecordFile read(byte[] bytes, ReadOptions options) throws GameSyntaxException {
        if (bytes.length > MAX_BYTES) {
            throw new GameSyntaxException("more than " + MAX_BYTES + " bytes");
        }
        return switch (this) {
            case SGF -> ConnectSgf.read(bytes, options);
            case TABLE -> GameTable.read(bytes, options);
            case COMPETITION -> CompetitionText.read(bytes, options);
            case PSQ -> PsqText.read(bytes, options);
            case RENLIB -> RenLibReader.read(bytes, options);
            case MOVES -> ConnectMoves.read(bytes, options);
        };
    }

    /**
     * Writes records, at least one.
     *
     * @throws IllegalArgumentException if the format cannot hold the game or so many games; what
     *     else it does not hold is left out and told
     */
    public WrittenRecords write(List<ConnectRecord> records, WriteOptions options) {
        return switch (this) {
            case SGF -> sgf(records, options);
            case TABLE -> GameTable.write(records);
            case COMPETITION -> CompetitionText.write(records, options.charset().charset());
            case PSQ -> PsqText.write(records, options.charset().charset());
            case RENLIB -> RenLibWriter.write(records, options.charset().charset());
            case MOVES -> ConnectMoves.write(records);
        };
    }

    private static WrittenRecords sgf(List<ConnectRecord> records, WriteOptions options) {
        String charset = options.charset().label();
        String text =
                records.stream()
                        .map(record -> SgfWriter.write(record, options.style(), charset) + "\n")
                        .collect(Collectors.joining());
        Notes losses = new Notes();
        byte[] bytes = RecordText.encoded(text, options.charset().charset(), losses);
        return new WrittenRecords(bytes, losses.lines());
    }
}
