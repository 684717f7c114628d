package proofstone.game.connect;

import java.util.List;

/**
 * What a file of records holds.
 *
 * @param records the records, at least one
 * @param notes what was sloppy about the file and how it was understood: one line each for the user
 */
public record RecordFile(List<ConnectRecord> records, List<String> notes) {
    /** Keeps copies. */
    public RecordFile {
        records = List.copyOf(records);
        notes = List.copyOf(notes);
    }
}
