package proofstone.cli;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import proofstone.cli.HexKernel.Outcome;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.knowledge.hex.HexTechnique;
import proofstone.search.SearchControl;

/**
 * The variants of [Hayward2005] figure 12 on all openings of 6x6: all techniques, without
 * domination, and with neither domination nor fill-in, each opening solved by a search of its own.
 *
 * <p>What is compared is the order of the variants as the paper's section 5 puts it: fill-in saves
 * much, domination little and not always. The nodes themselves are those of another search: the
 * paper's is depth-first, without memory, and counts all positions of its recursion tree.
 */
final class HaywardVariants implements Reproduction {
    private static final HexBoard BOARD = HexBoard.of(6, 6);

    /** Domination counts as "little effect" below this factor, fill-in as "substantial" above. */
    private static final double FACTOR = 1.5;

    @Override
    public String paper() {
        return "hayward2005";
    }

    @Override
    public int table() {
        return 12;
    }

    @Override
    public String title() {
        return "6x6 openings without domination and fill-in, nodes";
    }

    @Override
    public void run(Limits limits, Consumer<Row> rows) {
        Variant all = new Variant("6x6 all techniques", limits);
        rows.accept(all.row("", "", "-"));
        Variant two = new Variant("6x6 without domination", limits, HexTechnique.DOMINATION);
        rows.accept(compared(two, all, "little effect", two.ratio(all) < FACTOR));
        rows.accept(dearer(all, two));
        Variant one =
                new Variant(
                        "6x6 without domination and fill-in",
                        limits,
                        HexTechnique.DOMINATION,
                        HexTechnique.FILL_IN);
        rows.accept(compared(one, two, "substantially more", one.ratio(two) > FACTOR));
    }

    private static Row compared(Variant more, Variant less, String paper, boolean agrees) {
        String note = ", %.2f times".formatted(more.ratio(less));
        return less.isComplete()
                ? more.row(paper, note, agrees ? "yes" : "no")
                : new Row(more.what, paper, "nothing to compare with", "open");
    }

    /** The openings that domination makes dearer; the paper has four. */
    private static Row dearer(Variant all, Variant without) {
        long count =
                LongStream.range(0, BOARD.cells())
                        .filter(i -> all.nodes[(int) i] > without.nodes[(int) i])
                        .count();
        boolean known = all.isComplete() && without.isComplete();
        String ours = known ? count + " of " + BOARD.cells() : "not solved in the time";
        String agrees = known ? "in kind: some" : "open";
        return new Row("openings dearer with domination", "4 of 36", ours, agrees);
    }

    /** The nodes of all openings by one variant, in the time of one row. */
    private static final class Variant {
        private final String what;
        private final long[] nodes = new long[BOARD.cells()];
        private int solved;

        Variant(String what, Limits limits, HexTechnique... off) {
            this.what = what;
            SearchControl control = limits.control();
            OptionalLong next = OptionalLong.of(0);
            while (next.isPresent() && !isComplete()) {
                next = solve(solved, control, Set.of(off));
                next.ifPresent(count -> nodes[solved++] = count);
            }
        }

        private static OptionalLong solve(int cell, SearchControl control, Set<HexTechnique> off) {
            HexKernel kernel = new HexKernel(BOARD, control, off);
            Outcome outcome = kernel.solve(HexPosition.empty(BOARD).play(cell));
            Optional<Long> count = outcome.winner().map(winner -> outcome.nodes());
            return count.map(OptionalLong::of).orElse(OptionalLong.empty());
        }

        private boolean isComplete() {
            return solved == nodes.length;
        }

        private double ratio(Variant that) {
            return (double) sum() / that.sum();
        }

        private long sum() {
            return LongStream.of(nodes).sum();
        }

        private Row row(String paper, String note, String agrees) {
            return isComplete()
                    ? new Row(what, paper, Wording.count(sum(), "node") + note, agrees)
                    : new Row(what, paper, "not solved in the time", "open");
        }
    }
}
