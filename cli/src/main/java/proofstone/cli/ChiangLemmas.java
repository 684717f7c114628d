package proofstone.cli;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import proofstone.solver.Method;

/**
 * Lemmas 5, 9 and 10 of [Chiang2011] on small boards, each searched: games with exclusive squares
 * that Breaker holds. The paper has no table of them; this one stands after its two.
 */
final class ChiangLemmas implements Reproduction {
    private static final List<String> GAMES =
            List.of(
                    "rec,2,2,1",
                    "rec,3,3,1",
                    "rec,2,5,1",
                    "rec,3,4,1",
                    "band,2,4,1",
                    "band,2,6,1",
                    "band,3,3,2",
                    "band,3,4,2");

    @Override
    public String paper() {
        return "chiang2011";
    }

    @Override
    public int table() {
        return 3;
    }

    @Override
    public String title() {
        return "lemmas 5, 9 and 10 (exclusive squares) on small boards, searched";
    }

    @Override
    public void run(Limits limits, Consumer<Row> rows) {
        GAMES.stream()
                .map(ChiangLemmas::row)
                .filter(row -> limits.wants(row.what()))
                .forEach(row -> rows.accept(row.solved(limits)));
    }

    private static SolvedRow row(String game) {
        String lemma = game.startsWith("rec") ? "5" : game.startsWith("band,2") ? "9" : "10";
        return new SolvedRow(
                "lemma " + lemma + ", exclusive:" + game,
                "breaker-wins",
                "exclusive:" + game,
                Method.AUTO,
                Set.of(),
                lemma.equals("5") ? "the rectangle" : "a piece of the band");
    }
}
