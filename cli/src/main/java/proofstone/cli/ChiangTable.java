package proofstone.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import proofstone.knowledge.draws.BandGame;
import proofstone.knowledge.draws.BandLemma;

/**
 * Tables 1 and 2 of [Chiang2011]: drawn band games and what the lemmas make of them.
 *
 * @param table the number
 * @param title what it shows
 * @param origins the games of the first column
 * @param printed the games of the second column, as the paper has them
 */
record ChiangTable(int table, String title, List<BandGame> origins, List<String> printed)
        implements Reproduction {
    /** Returns table 1. */
    static ChiangTable one() {
        return new ChiangTable(
                1,
                "drawn band games by lemmas 11 and 12",
                List.of(exclusive(2, 1), exclusive(3, 2)),
                List.of("MBBoardN(5,2) and MBBoardN(6,3)", "MBBoardN(7,3) and MBBoardN(8,4)"));
    }

    /** Returns table 2. */
    static ChiangTable two() {
        return new ChiangTable(
                2,
                "drawn band games by lemmas 13 and 14",
                List.of(plain(4, 1), plain(5, 2), plain(6, 3), plain(7, 3), plain(8, 4)),
                List.of(
                        "MBBoardN(9,5) and MBBoardN(10,6)",
                        "MBBoardN(11,7) and MBBoardN(12,8)",
                        "MBBoardN(13,9) and MBBoardN(14,10)",
                        "MBBoardN(15,10) and MBBoardN(16,11)",
                        "MBBoardN(17,12) and MBBoardN(18,13)"));
    }

    private static BandGame plain(int length, int stones) {
        return new BandGame(BandGame.Kind.PLAIN, length, stones);
    }

    private static BandGame exclusive(int length, int left) {
        return new BandGame(BandGame.Kind.EXCLUSIVE, length, left);
    }

    @Override
    public String paper() {
        return "chiang2011";
    }

    @Override
    public void run(Limits limits, Consumer<Row> rows) {
        for (int i = 0; i < origins.size(); i++) {
            BandGame origin = origins.get(i);
            rows.accept(Row.compared(origin.toString(), printed.get(i), derived(origin)));
        }
    }

    /** Lemmas 13 and 14 are lemma 7 followed by 11 or 12. */
    private static String derived(BandGame origin) {
        BandGame game = BandLemma.SEVEN.apply(origin).orElse(origin);
        return Stream.of(BandLemma.ELEVEN, BandLemma.TWELVE)
                .map(lemma -> lemma.apply(game))
                .flatMap(Optional::stream)
                .map(BandGame::toString)
                .collect(Collectors.joining(" and "));
    }
}
