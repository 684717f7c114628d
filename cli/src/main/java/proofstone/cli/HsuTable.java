package proofstone.cli;

import static java.util.stream.Collectors.joining;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;
import proofstone.solver.SolveOptions;

/**
 * Tables 1 to 3 of [Hsu2020]: seconds to prove that mnk:7,7,5 and mnk:8,8,5 are draws.
 *
 * @param table the number
 * @param title what it shows
 */
record HsuTable(int table, String title) implements Reproduction {
    /*
     * What differs. The paper proves the draw as a win of Breaker's in the weak game, as we do. It gives
     * seconds and no nodes; ours are of the search alone, and all rows share one process, so that the
     * first one pays for the just-in-time compiler. Our nodes are those the search works on; each
     * costs many static analyses of its neighbours.
     *
     * Table 1 is without pairing strategies. So a row that solves at once has all of our other techniques
     * on, pairing among them, and shows only what the three give on top; the row below it switches off
     * whatever the paper does not have. What cannot be switched off is the order of the moves
     * (decision 0002), where the paper sorts by potential.
     *
     * Tables 2 and 3 vary N, the pairs tried at an edge; ours has a budget of edges besides, which the
     * paper has not. Table 2 runs each N with the paper's techniques alone and with our others.
     */
    private static final String SEVEN = "mnk:7,7,5";
    private static final String EIGHT = "mnk:8,8,5";
    private static final String REST = "our other techniques on";
    private static final String PLAIN = "the paper's techniques alone";
    private static final String PARTS = "partitions, not pairs alone";

    private static final Set<Technique> PRUNING =
            EnumSet.of(Technique.PARTIAL_PAIRING, Technique.DOMINATION, Technique.ZONES);

    /** What the paper has besides; squares and sets that are dead go by its algorithm 6. */
    private static final Set<Technique> BASE =
            EnumSet.of(Technique.DEAD_SQUARES, Technique.TRANSPOSITIONS);

    /** Returns table 1. */
    static HsuTable one() {
        return new HsuTable(1, "mnk:7,7,5 by pruning methods, seconds");
    }

    /** Returns table 2. */
    static HsuTable two() {
        return new HsuTable(2, "mnk:7,7,5 with pairing strategies by N, seconds");
    }

    /** Returns table 3. */
    static HsuTable three() {
        return new HsuTable(3, "mnk:8,8,5 with pairing strategies by N, seconds");
    }

    @Override
    public String paper() {
        return "hsu2020";
    }

    @Override
    public void run(Limits limits, Consumer<Row> rows) {
        switch (table) {
            case 1 -> printed().forEach((used, paper) -> pruning(used, paper, limits, rows));
            case 2 -> pairs(limits, rows);
            default -> eight(limits, rows);
        }
    }

    /** Returns the paper's figures of table 1 by the methods in use, in its order. */
    private static Map<Set<Technique>, String> printed() {
        Map<Set<Technique>, String> figures = new LinkedHashMap<>();
        figures.put(PRUNING, "7457.3");
        figures.put(EnumSet.of(Technique.PARTIAL_PAIRING, Technique.ZONES), "31441.1");
        figures.put(EnumSet.of(Technique.PARTIAL_PAIRING, Technique.DOMINATION), "33855.6");
        figures.put(EnumSet.of(Technique.PARTIAL_PAIRING), ">72 h");
        figures.put(EnumSet.of(Technique.DOMINATION, Technique.ZONES), ">72 h");
        figures.put(EnumSet.of(Technique.DOMINATION), ">72 h");
        figures.put(EnumSet.of(Technique.ZONES), ">72 h");
        figures.put(EnumSet.noneOf(Technique.class), ">72 h");
        return figures;
    }

    private static void pruning(
            Set<Technique> used, String paper, Limits limits, Consumer<Row> rows) {
        String what = used.isEmpty() ? "none of the three" : words(used);
        if (!limits.wants(what)) {
            return;
        }
        Set<Technique> off = EnumSet.copyOf(PRUNING);
        off.removeAll(used);
        rows.accept(seven(what, paper, off, REST).solved(limits));
        rows.accept(seven(what, paper, allBut(used), PLAIN).solvedOrNamed(limits, ""));
    }

    private static String words(Set<Technique> used) {
        return used.stream().map(Technique::word).collect(joining(", "));
    }

    private static Set<Technique> allBut(Set<Technique> used) {
        Set<Technique> off = EnumSet.allOf(Technique.class);
        off.removeAll(used);
        off.removeAll(BASE);
        return off;
    }

    private static SolvedRow seven(String what, String paper, Set<Technique> off, String note) {
        return new SolvedRow(what, paper, SEVEN, Method.DEPTH_FIRST, off, note);
    }

    private static void pairs(Limits limits, Consumer<Row> rows) {
        String[] figures = {"1870.0", "4.1", "2.5", "9.4", "16.7", "29.0"};
        Set<Technique> ours = EnumSet.copyOf(SolveOptions.defaults().techniques());
        ours.remove(Technique.PARTITIONS); // pairs are parts as well
        Set<Technique> ofPaper = EnumSet.copyOf(PRUNING);
        ofPaper.addAll(BASE);
        ofPaper.add(Technique.PAIRING);
        for (int n = 0; n < figures.length; n++) {
            String what = "N = " + n;
            if (limits.wants(what)) {
                rows.accept(
                        new PairsRow(SEVEN, n, ofPaper).solved(what, figures[n], PLAIN, limits));
                rows.accept(new PairsRow(SEVEN, n, ours).solved("", figures[n], REST, limits));
            }
        }
        SolvedRow parts = parts("2.5", SEVEN);
        if (limits.wants(parts.what())) {
            rows.accept(parts.solved(limits));
        }
    }

    private static SolvedRow parts(String paper, String game) {
        Set<Technique> none = EnumSet.noneOf(Technique.class);
        return new SolvedRow("N = 2", paper, game, Method.PARTITION, none, PARTS);
    }

    private static void eight(Limits limits, Consumer<Row> rows) {
        rows.accept(unknown("N = 1", ">72 h"));
        SolvedRow solved = parts("62634.3", EIGHT);
        if (limits.wants(solved.what())) {
            rows.accept(solved.solvedOrNamed(limits, " --threads 2 --memory 12g"));
        }
        rows.accept(unknown("N = 3", ">72 h"));
    }

    private static Row unknown(String what, String paper) {
        return new Row(what, paper, "not run", "the paper did not solve it");
    }
}
