package proofstone.cli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import proofstone.game.Board;
import proofstone.game.Role;
import proofstone.game.StripSetup;
import proofstone.game.WeakPosition;
import proofstone.knowledge.Technique;
import proofstone.knowledge.strips.RootSupport;
import proofstone.knowledge.strips.SupportSolver;
import proofstone.search.DfPn;
import proofstone.solver.Method;
import proofstone.solver.SolveOptions;
import proofstone.solver.Verdict;

/**
 * Tables 1 to 3 of [Czifra2021]: what each technique gives on strips, and the support of the root.
 *
 * @param table the number
 * @param title what it shows
 */
record CzifraTable(int table, String title) implements Reproduction {
    /*
     * What differs. The paper's size counts the nodes that are created; our nodes are those the search
     * works on, each of which creates a child for every option. Its disproof set-up is known from a picture
     * only, so the disproof half of table 2 compares the trend, not the positions.
     *
     * Table 1 adds one technique to a base, proof-number search with a table that knows of symmetry. Ours is
     * that base with all else off but the order of the moves. Table 2 takes one from all, so there all of ours
     * are on, df-pn searches, and with forced moves go threat sequences, which are longer ones.
     *
     * The paper's Dominated square is two rules: a pair of squares on one line only is our partial pairing
     * in a narrower form, and the eager move into a 2-line is our free exchange.
     */
    private static final String ALONE = "the base and this alone";
    private static final String REST = "our other techniques on";

    private static final Set<Technique> BASE =
            EnumSet.of(Technique.TRANSPOSITIONS, Technique.SYMMETRY);

    /** Techniques that count as one. */
    private static final Set<Technique> FORCED = EnumSet.of(Technique.FORCED_MOVES);

    private static final Set<Technique> DEAD = EnumSet.of(Technique.DEAD_SQUARES);
    private static final Set<Technique> DOMINATED =
            EnumSet.of(Technique.PARTIAL_PAIRING, Technique.FREE_EXCHANGE);
    private static final Set<Technique> STOP = EnumSet.of(Technique.POTENTIAL);
    private static final Set<Technique> NUMBERS = EnumSet.of(Technique.HEURISTIC_NUMBERS);
    private static final Set<Technique> COMPONENTS =
            EnumSet.of(Technique.COMPONENTS, Technique.ARTICULATION);

    /** As in the paper, whose search for components needs dead squares to be gone. */
    private static final Set<Technique> DEAD_AND_COMPONENTS =
            EnumSet.of(Technique.DEAD_SQUARES, Technique.COMPONENTS, Technique.ARTICULATION);

    private static final Set<Technique> ISOMORPHY = EnumSet.of(Technique.ISOMORPHISM);

    /**
     * A row of table 3 as printed.
     *
     * @param columns the size of the board
     * @param support the positions of the support
     * @param breaker those that Breaker wins, as printed
     */
    private record Support(int columns, int support, String breaker) {
        private Board board() {
            return StripSetup.PROOF.problem(columns).board();
        }

        /** Returns whether the printed figure may be one from {@code least} to {@code most}. */
        private boolean mayBe(int least, int most) {
            String[] ends = breaker.split(" to ", -1);
            return Integer.parseInt(ends[0]) <= most
                    && Integer.parseInt(ends[ends.length - 1]) >= least;
        }
    }

    private static final List<Ablation> ABLATIONS =
            List.of(
                    new Ablation(
                            StripSetup.PROOF,
                            11,
                            "2.69 3.01 0.75 1.00 2.45 2.96 3.58 3.58 85.67 69.50 27.82 23.92"),
                    new Ablation(
                            StripSetup.PROOF,
                            12,
                            "1.30 1.61 1.32 1.74 3.07 4.10 14.25 15.56 * * 43.66 41.96"),
                    new Ablation(
                            StripSetup.DISPROOF,
                            8,
                            "0.93 1.14 1.01 1.03 1.52 2.30 1.44 2.00 2.37 2.38 3.23 4.32"),
                    new Ablation(
                            StripSetup.DISPROOF,
                            9,
                            "0.88 1.05 0.97 0.99 1.39 2.41 2.05 2.04 3.50 3.31 1.11 1.92"));

    /** Chosen on all positions of strip7:9 together (docs/decisions/weak-strips.md). */
    private static final int SLACK = 4;

    private static final List<Support> SUPPORTS =
            List.of(
                    new Support(7, 308, "114"),
                    new Support(8, 314, "150"),
                    new Support(9, 371, "156"),
                    new Support(10, 415, "200"),
                    new Support(11, 475, "248"),
                    new Support(12, 515, "290 to 304"));

    /** Returns table 1. */
    static CzifraTable one() {
        return new CzifraTable(1, "strip7:7 by techniques, seconds and nodes");
    }

    /** Returns table 2. */
    static CzifraTable two() {
        return new CzifraTable(2, "strips without one technique, time and nodes as ratios");
    }

    /** Returns table 3. */
    static CzifraTable three() {
        return new CzifraTable(3, "the support of the root, and what Breaker wins of it");
    }

    @Override
    public String paper() {
        return "czifra2021";
    }

    @Override
    public List<Board> supports() {
        return switch (table) {
            case 1, 2 -> List.of();
            default -> SUPPORTS.stream().map(Support::board).toList();
        };
    }

    @Override
    public void run(Limits limits, Consumer<Row> rows) {
        switch (table) {
            case 1 -> techniques(limits, rows);
            case 2 -> ABLATIONS.forEach(quarter -> quarter.run(limits, rows));
            default -> supports(limits, rows);
        }
    }

    /** Proof-number search keeps all nodes, so it takes what the process has. */
    private static void techniques(Limits given, Consumer<Row> rows) {
        Limits limits = given.withMemory(MemoryBudget.ofHeap());
        singles().stream()
                .filter(row -> limits.wants(row.what()))
                .forEach(row -> rows.accept(row.solved(limits)));
    }

    private static List<SolvedRow> singles() {
        return List.of(
                alone("baseline", "4.49 s, 1921106 nodes", EnumSet.noneOf(Technique.class)),
                alone("forced move", "0.005 s, 822 nodes", FORCED),
                alone("dead square elim", "0.98 s, 332740 nodes", DEAD),
                alone("dominated squares", "0.34 s, 116991 nodes", DOMINATED),
                alone("breaker win stop", "1.78 s, 660763 nodes", STOP),
                alone("heuristic PN and DN", "1.03 s, 481553 nodes", NUMBERS),
                alone("components", "0.69 s, 167514 nodes", DEAD_AND_COMPONENTS),
                alone("isomorphy", "18.47 s, 249348 nodes", ISOMORPHY));
    }

    private static SolvedRow alone(String what, String paper, Set<Technique> added) {
        Set<Technique> off = EnumSet.allOf(Technique.class);
        off.removeAll(BASE);
        off.removeAll(added);
        return new SolvedRow(
                what, paper, "strip7:7", "", Role.MAKER, Method.PNS, off, added, ALONE);
    }

    /** Returns what is left out in the rows of table 2, in its order. */
    private static Map<String, Set<Technique>> left() {
        Map<String, Set<Technique>> left = new LinkedHashMap<>();
        left.put("components", COMPONENTS);
        left.put("breaker win stop", STOP);
        left.put("dead square elim", DEAD);
        left.put("dominated squares", DOMINATED);
        left.put("forced move", EnumSet.of(Technique.FORCED_MOVES, Technique.THREAT_SEQUENCES));
        left.put("heuristic PN and DN", NUMBERS);
        return left;
    }

    /**
     * A quarter of table 2.
     *
     * @param setup the position
     * @param columns the size of the board
     * @param printed time and size of each row, as ratios
     */
    private record Ablation(StripSetup setup, int columns, String printed) {
        /** All techniques, and then without one after another if that can be solved. */
        void run(Limits limits, Consumer<Row> rows) {
            SolvedRow all = without("all techniques", "1.00 time, 1.00 size", Set.of());
            List<SolvedRow> wanted =
                    others().stream().filter(row -> limits.wants(row.what())).toList();
            if (wanted.isEmpty() && !limits.wants(all.what())) {
                return;
            }
            Verdict reference = all.verdict(limits);
            rows.accept(all.row(SolvedRow.figure(reference), reference.winner()));
            wanted.forEach(row -> rows.accept(compared(row, reference, limits)));
        }

        private List<SolvedRow> others() {
            Iterator<String> figures = List.of(printed.split(" ")).iterator();
            List<SolvedRow> others = new ArrayList<>();
            left().forEach((name, off) -> {
                String paper = figures.next() + " time, " + figures.next() + " size";
                others.add(without("without " + name, paper, off));
            });
            return others;
        }

        private SolvedRow without(String what, String paper, Set<Technique> off) {
            return new SolvedRow(
                    "%s %d: %s".formatted(setup.word(), columns, what),
                    paper,
                    "strip7:" + columns,
                    setup.moves(),
                    setup == StripSetup.PROOF ? Role.MAKER : Role.BREAKER,
                    Method.DF_PN,
                    off,
                    Set.of(),
                    REST);
        }

        private static Row compared(SolvedRow row, Verdict reference, Limits limits) {
            if (reference.winner().isEmpty()) {
                return row.row("not run", Optional.empty());
            }
            Verdict verdict = row.verdict(limits);
            String open = verdict.winner().isPresent() ? "" : "open after ";
            return row.row(open + ratio(verdict, reference), verdict.winner());
        }

        private static String ratio(Verdict verdict, Verdict reference) {
            double time = verdict.seconds() / reference.seconds();
            double nodes = (double) verdict.nodes() / reference.nodes();
            return String.format(Locale.ROOT, "%.2f time, %.2f nodes", time, nodes);
        }
    }

    private static void supports(Limits limits, Consumer<Row> rows) {
        for (Support printed : SUPPORTS) {
            Board board = printed.board();
            if (limits.wants(board.name())) {
                rows.accept(support(board, printed, limits));
            }
        }
    }

    private static Row support(Board board, Support printed, Limits limits) {
        List<WeakPosition> positions = RootSupport.of(board);
        Map<WeakPosition, Role> known = limits.winners().of(board);
        SupportSolver solver = solved(board, positions, known, limits);
        int least = solver.won(Role.BREAKER);
        int most = positions.size() - solver.won(Role.MAKER);
        String theirs = wins(printed.support(), printed.breaker());
        String ours = wins(positions.size(), least == most ? "" + least : least + " to " + most);
        boolean isAsLarge = positions.size() == printed.support();
        Row row =
                least < most && isAsLarge && printed.mayBe(least, most)
                        ? new Row(board.name(), theirs, ours, "open")
                        : Row.compared(board.name(), theirs, ours);
        if (!known.isEmpty()) {
            row = row.noting("winners from the file: " + known.size());
        }
        return limits.winners().certificateReport().map(row::noting).orElse(row);
    }

    private static SupportSolver solved(
            Board board,
            List<WeakPosition> positions,
            Map<WeakPosition, Role> known,
            Limits limits) {
        SupportSolver solver =
                new SupportSolver(
                        board,
                        SolveOptions.defaults().techniques(),
                        settings -> DfPn.team(settings, SLACK),
                        limits.memoryBytes(),
                        limits.threads(),
                        limits.control(),
                        (position, proof) -> limits.winners().add(board, position, proof));
        solver.solve(positions, known);
        return solver;
    }

    private static String wins(int support, String breaker) {
        return "Breaker wins %s of %d".formatted(breaker, support);
    }
}
