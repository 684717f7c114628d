package proofstone.game.connect;

import java.util.List;

/** Records as a file, and what the file does not hold of them. */
public final class WrittenRecords {
    private final byte[] bytes;
    private final List<String> losses;

    WrittenRecords(byte[] bytes, List<String> losses) {
        this.bytes = bytes.clone();
        this.losses = List.copyOf(losses);
    }

    /** Returns the content of the file. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** Returns what the records hold and the file does not: one line each for the user. */
    public List<String> losses() {
        return losses;
    }
}
