package proofstone.game.connect;

import java.util.Optional;

/**
 * What the user knows about a file of records better than the file.
 *
 * @param game the rules; without them they are those that the file names or shows
 * @param charset the charset of the texts; without it the one that the file names, or UTF-8
 */
public record ReadOptions(Optional<ConnectGame> game, Optional<RecordCharset> charset) {
    /** Leaves everything to the file. */
    public static final ReadOptions NONE = new ReadOptions(Optional.empty(), Optional.empty());

    /** Returns these options with the rules of a game. */
    public ReadOptions with(ConnectGame known) {
        return new ReadOptions(Optional.of(known), charset);
    }

    /** Returns these options with a charset. */
    public ReadOptions with(RecordCharset known) {
        return new ReadOptions(game, Optional.of(known));
    }
}
