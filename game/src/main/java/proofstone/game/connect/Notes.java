package proofstone.game.connect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What a reader did about a sloppy file, or a writer could not keep: a few lines for the user. */
final class Notes {
    private static final int MOST = 20;

    private final List<String> lines = new ArrayList<>();
    private long left;

    void add(Supplier<String> line) {
        if (lines.size() < MOST) {
            lines.add(line.get());
        } else {
            left++;
        }
    }

    /** Adds a line, unless it stands there already. */
    void add(String line) {
        if (!lines.contains(line)) {
            add(() -> line);
        }
    }

    List<String> lines() {
        List<String> all = new ArrayList<>(lines);
        if (left > 0) {
            all.add("and " + left + " more notes of this kind");
        }
        return all;
    }
}
