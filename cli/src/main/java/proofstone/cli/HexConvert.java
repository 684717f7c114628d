package proofstone.cli;

import java.util.List;
import java.util.Locale;
import proofstone.game.hex.HexGame;
import proofstone.game.hex.HexLink;
import proofstone.game.hex.HexSgf;

/**
 * {@code convert} for records of Hex: SGF, Little Golem's SGF, and links.
 *
 * <p>Board, set-up and turns are kept; what else a record has goes by its name to standard error.
 */
final class HexConvert {
    private HexConvert() {}

    /** Returns whether a name stands for a record of a game. */
    static boolean isRecord(String in) {
        return HexLink.isLink(in) || HexInput.isRecord(in);
    }

    /** Returns the record {@code in} in the form that the name {@code out} asks for. */
    static String converted(String in, String out, Io io) {
        HexGame game = HexInput.record(in);
        try {
            String record = written(game, out);
            List<String> lost = HexInput.leftOut(in);
            if (!lost.isEmpty()) {
                io.err().println("note: not written: " + String.join(", ", lost));
            }
            return record;
        } catch (IllegalArgumentException e) {
            throw new BadInput(out + ": " + e.getMessage());
        }
    }

    private static String written(HexGame game, String out) {
        String lower = out.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".hsgf")) {
            return HexSgf.writeLittleGolem(game);
        }
        if (lower.endsWith(".sgf")) {
            return HexSgf.write(game);
        }
        if (out.equals("-")) {
            return HexLink.write(game) + "\n";
        }
        throw new BadInput(out + ": expected a name in .sgf or .hsgf, or - for a link");
    }
}
