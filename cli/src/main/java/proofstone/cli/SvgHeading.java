package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The title of a picture and the note below it, in lines that fit its width, so that a narrow board
 * has a higher heading. What stands below it moves down by {@link #extra}.
 */
final class SvgHeading {
    private static final double MARGIN = 24;
    private static final double TITLE_Y = 30;
    private static final double TITLE_LINE = 22;
    private static final double NOTE_LINE = 17;

    /** The widths of a letter, a little more than the average. */
    private static final double TITLE_LETTER = 11;

    private static final double NOTE_LETTER = 7;
    private static final int MOST_LINES = 6;

    private final List<String> title;
    private final List<String> note;

    /** Makes the heading of a picture of that width. */
    SvgHeading(String title, String note, double width) {
        this.title = lines(title, (int) ((width - 2 * MARGIN) / TITLE_LETTER));
        this.note = lines(note, (int) ((width - 2 * MARGIN) / NOTE_LETTER));
    }

    /** Breaks a text between words, and a word that is too long anywhere. */
    private static List<String> lines(String text, int letters) {
        List<String> lines = new ArrayList<>(List.of(""));
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = (lines.getLast() + " " + word).strip();
            Optional<String> whole = Optional.of(longer).filter(line -> line.length() <= letters);
            whole.ifPresent(line -> lines.set(lines.size() - 1, line));
            if (whole.isEmpty()) {
                addPieces(lines, word, letters);
            }
        }
        lines.removeIf(String::isEmpty);
        return lines.size() <= MOST_LINES ? lines : cut(lines, letters);
    }

    private static void addPieces(List<String> lines, String word, int letters) {
        for (int from = 0; from < word.length(); from += letters) {
            lines.add(word.substring(from, Math.min(word.length(), from + letters)));
        }
    }

    private static List<String> cut(List<String> lines, int letters) {
        List<String> kept = new ArrayList<>(lines.subList(0, MOST_LINES));
        String last = kept.getLast();
        kept.set(MOST_LINES - 1, last.substring(0, Math.min(last.length(), letters - 1)) + "…");
        return kept;
    }

    /** Returns by how much it is higher than one with a line each. */
    double extra() {
        return TITLE_LINE * (Math.max(1, title.size()) - 1)
                + NOTE_LINE * (Math.max(1, note.size()) - 1);
    }

    /**
     * Returns the lines as elements of SVG.
     *
     * @param noteY where the note stands below a title of one line
     */
    String elements(double noteY) {
        double below = noteY + TITLE_LINE * (Math.max(1, title.size()) - 1);
        return elements("title", title, TITLE_Y, TITLE_LINE)
                + elements("note", note, below, NOTE_LINE);
    }

    private static String elements(String type, List<String> lines, double y, double distance) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            text.append(
                    "<text class=\"%s\" x=\"24\" y=\"%s\">%s</text>\n"
                            .formatted(type, y + i * distance, SvgBoard.escaped(lines.get(i))));
        }
        return text.toString();
    }
}
