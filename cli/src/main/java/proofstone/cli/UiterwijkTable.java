package proofstone.cli;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import proofstone.certificate.StrongVerdict;
import proofstone.cli.StrongSolve.Outcome;
import proofstone.cli.StrongSolve.Question;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;
import proofstone.solver.Method;
import proofstone.solver.Verdict;

/** The tables of [Uiterwijk2019]: 4-in-a-row, strong, weak and with rims. */
record UiterwijkTable(int table, String title) implements Reproduction {
    /*
     * What differs. The paper counts visited nodes, ours are positions that were analysed. Its program
     * recognises wins in up to nine plies by rules; ours searches threats only. Table II is of the weak
     * game; its row of 4x7 is refuted by a certificate (docs/results.md). A board of the strong game is
     * a win or no win; that it is no more than a draw is the same proof, with strategy stealing.
     */
    private static final String BY_PAPER = "the paper counts visited nodes";

    /** Returns table I. */
    static UiterwijkTable one() {
        return new UiterwijkTable(1, "strong 4-in-a-row, nodes");
    }

    /** Returns table II. */
    static UiterwijkTable two() {
        return new UiterwijkTable(2, "weak 4-in-a-row, nodes");
    }

    /** Returns table III. */
    static UiterwijkTable three() {
        return new UiterwijkTable(3, "strong 4-in-a-row on 5x6 with rims, nodes");
    }

    /** Returns table IV. */
    static UiterwijkTable four() {
        return new UiterwijkTable(4, "strong 4-in-a-row on 4xn with rims, nodes");
    }

    /** Returns table V. */
    static UiterwijkTable five() {
        return new UiterwijkTable(5, "strong 4-in-a-row on 4xn with rims of rim+, nodes");
    }

    @Override
    public String paper() {
        return "uiterwijk2019";
    }

    @Override
    public void run(Limits limits, Consumer<Row> rows) {
        Map<String, String> games = table == 2 ? weak() : strong();
        games.keySet().removeIf(game -> !limits.wants(game));
        games.forEach((game, paper) -> rows.accept(row(game, paper, limits)));
    }

    private Row row(String game, String paper, Limits limits) {
        return table == 2 ? weakRow(game, paper, limits) : strongRow(game, paper, limits);
    }

    private static Map<String, String> weak() {
        Map<String, String> rows = new LinkedHashMap<>();
        rows.put("mnk:4,4,4", "loss, 1");
        rows.put("mnk:4,5,4", "loss, 123");
        rows.put("mnk:4,6,4", "loss, 2978");
        rows.put("mnk:4,7,4", "win, 55635");
        rows.put("mnk:5,5,4", "win, 7");
        return rows;
    }

    private static Row weakRow(String game, String paper, Limits limits) {
        Role winner = paper.startsWith("win") ? Role.MAKER : Role.BREAKER;
        SolvedRow row =
                new SolvedRow(
                        game, paper, game, "", winner, Method.AUTO, Set.of(), Set.of(), BY_PAPER);
        Verdict verdict = row.verdict(limits);
        Row found = row.row(SolvedRow.figure(verdict), verdict.winner());
        String proof = verdict.certificate().map(CertificateOutput::checked).orElse("no proof");
        return new Row(game, paper, found.ours(), found.agrees() + "; " + proof);
    }

    private Map<String, String> strong() {
        Map<String, String> rows = new LinkedHashMap<>();
        switch (table) {
            case 1 -> {
                rows.put("mnk:4,4,4", "draw, 1");
                rows.put("mnk:4,5,4", "draw, 189");
                rows.put("mnk:4,6,4", "draw, 4452");
                rows.put("mnk:4,7,4", "draw, 69717");
                rows.put("mnk:4,8,4", "draw, 1498074");
                rows.put("mnk:4,9,4", "win, 4614766");
                rows.put("mnk:4,10,4", "win, 60178371");
                rows.put("mnk:4,11,4", "win, 536741564");
                rows.put("mnk:5,5,4", "draw, 23076");
                rows.put("mnk:5,6,4", "win, 61");
            }
            case 3 -> {
                rows.put("mnk:5,6,4", "win, 61");
                rows.put("mnk:5,6,4;rim=1,1", "win, 7084");
                rows.put("mnk:5,6,4;rim=2,2", "win, 6393");
                rows.put("mnk:5,6,4;rim=3,3", "win, 18833");
                rows.put("mnk:5,6,4;rim=4,4", "win, 18833");
            }
            default -> ends(table == 5 ? "rim+" : "rim", rows);
        }
        return rows;
    }

    private static void ends(String rim, Map<String, String> rows) {
        boolean plus = rim.equals("rim+");
        rows.put("mnk:4,9,4", "win, 6191234");
        rows.put("mnk:4,9,4;" + rim + "=0,1", plus ? "no win, 100355209" : "no win, 94888015");
        rows.put("mnk:4,10,4", "win, 83305748");
        rows.put("mnk:4,10,4;" + rim + "=0,1", plus ? "win, 312543420" : "no win, 13102532623");
        if (plus) {
            rows.put("mnk:4,10,4;rim+=0,2", "win, 386574878");
            rows.put("mnk:4,10,4;rim+=0,3", "win, 689771099");
            rows.put("mnk:4,10,4;rim+=0,4", "win, 689607829");
        } else {
            rows.put("mnk:4,11,4", "win, 836261749");
            rows.put("mnk:4,11,4;rim=0,1", "unknown, over 25000000000");
        }
    }

    private static Row strongRow(String game, String paper, Limits limits) {
        String expected = paper.substring(0, paper.indexOf(','));
        StrongProblem problem = start(game);
        Outcome outcome =
                solved(problem, limits, expected.equals("draw") ? Question.VALUE : Question.BLACK);
        Optional<Boolean> win =
                outcome.verdict().map(verdict -> verdict == StrongVerdict.BLACK_WINS);
        String agrees =
                win.map(won -> won == expected.equals("win") ? "yes" : "no")
                        .filter(_ -> !expected.equals("unknown"))
                        .orElse("open");
        String proof =
                outcome.certificate(problem, "proofstone reproduce uiterwijk2019")
                        .map(CertificateOutput::checked)
                        .orElse("no proof");
        return new Row(
                game,
                paper,
                figure(outcome),
                "verdict %s; %s; %s".formatted(agrees, BY_PAPER, proof));
    }

    private static StrongProblem start(String game) {
        try {
            return StrongProblem.start(StrongGames.parse(game));
        } catch (GameSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Outcome solved(StrongProblem problem, Limits limits, Question question) {
        SearchControl control = limits.control();
        return new StrongSolve(
                        problem,
                        control,
                        EnumSet.allOf(StrongTechnique.class),
                        limits.memoryBytes())
                .solve(question);
    }

    private static String figure(Outcome outcome) {
        String value =
                outcome.verdict()
                        .map(StrongVerdict::word)
                        .or(() ->
                                outcome.stopped().map(StopReason::word).map("open (%s)"::formatted))
                        .orElse("open");
        return String.format(
                Locale.ROOT, "%s, %.1f s, %d nodes", value, outcome.seconds(), outcome.nodes());
    }
}
