package proofstone.cli;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import proofstone.game.Board;
import proofstone.search.SearchControl;

/**
 * A table of a paper that the program computes anew. To add one, list it in {@link Reproductions}.
 */
interface Reproduction {
    /**
     * A row of a table.
     *
     * @param what what the row is about
     * @param paper the paper's figure
     * @param ours the figure of the program
     * @param agrees whether they are the same, or how they differ
     */
    record Row(String what, String paper, String ours, String agrees) {
        /** Makes a row whose two figures are the same or not. */
        static Row compared(String what, String paper, String ours) {
            return new Row(what, paper, ours, paper.equals(ours) ? "yes" : "no");
        }

        /** Returns the row with a note in its last cell. */
        Row noting(String note) {
            return new Row(what, paper, ours, agrees + "; " + note);
        }
    }

    /**
     * What is asked for and what the search of a row may take.
     *
     * @param time the time
     * @param memoryBytes the memory
     * @param threads the threads for a row of many positions; others are for one
     * @param rows a text that the rows wanted have in their names, in any case of letters
     * @param watch the progress line and ctrl-C
     * @param winners where rows of many positions keep what is solved
     */
    record Limits(
            Duration time,
            long memoryBytes,
            int threads,
            String rows,
            RowWatch watch,
            SupportWinners winners) {
        /** Returns what the search of a row shares with its surroundings. */
        SearchControl control() {
            return watch.control(time);
        }

        /** Returns whether the row of this name is asked for; if not, it need not be computed. */
        boolean wants(String what) {
            return isWanted(what, rows);
        }

        /** Returns whether one of the rows of these names is asked for. */
        boolean wantsAnyOf(List<String> names) {
            return names.stream().anyMatch(this::wants);
        }

        /** Returns the same with other memory. */
        Limits withMemory(long bytes) {
            return new Limits(time, bytes, threads, rows, watch, winners);
        }
    }

    /** Returns whether the row of this name has the text {@code rows}, in any case of letters. */
    static boolean isWanted(String what, String rows) {
        return what.toLowerCase(Locale.ROOT).contains(rows.toLowerCase(Locale.ROOT));
    }

    /** Returns the paper's key in lower case, such as {@code chiang2011}. */
    String paper();

    /** Returns the number of the table in the paper. */
    int table();

    /** Returns in a few words what the table shows. */
    String title();

    /** Returns the boards whose rows go on from the winners that are known and add to them. */
    default List<Board> supports() {
        return List.of();
    }

    /**
     * Computes the table within limits, and hands out each row as soon as it is known. Rows that
     * are not asked for may be among them if they cost little or share a search with others.
     */
    void run(Limits limits, Consumer<Row> rows);
}
