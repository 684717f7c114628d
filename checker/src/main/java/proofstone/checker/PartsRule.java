package proofstone.checker;

import java.util.List;
import proofstone.checker.Claim.Breakers;
import proofstone.checker.Claim.Phase;

/**
 * Accept rule B6, {@code parts}, part after part as they are read.
 *
 * <p>Lemma (partition strategies): let the parts be disjoint, and let Breaker have, in each part,
 * an answer to every move of Maker there such that none of the part's sub-edges is ever all
 * Maker's. Breaker answers in the part in which Maker moved. What Maker does elsewhere leaves the
 * part as it was, with Maker to move in it, so that in each part the moves alternate. A winning set
 * that contains a sub-edge keeps a square of it that is not Maker's.
 */
final class PartsRule {
    /** The greatest number of sub-edges of a part. */
    static final int MAX_EDGES = 16;

    private final Supersets supersets;
    private final PartGames games;
    private final Bits carrier;
    private final Bits held;

    PartsRule(Board board, Supersets supersets, PartGames games) {
        this.supersets = supersets;
        this.games = games;
        this.carrier = board.noSquares();
        this.held = board.noSets();
    }

    /** Accepts one more part, given by its sub-edges, each a list of distinct squares. */
    void add(List<int[]> edges) throws Refusal, Unread {
        Unread.ifInterrupted();
        Refusal.unless(!edges.isEmpty(), Reason.BAD_COUNT, "a part has no sub-edge");
        PartGames.Shape shape = new PartGames.Shape();
        for (int[] edge : edges) {
            Refusal.unless(
                    edge.length >= 2,
                    Reason.BAD_COUNT,
                    "a sub-edge has at least 2 squares, not",
                    edge.length);
            shape.add(edge);
        }
        for (int square : shape.squares()) {
            Refusal.unless(
                    carrier.add(square), Reason.CARRIERS_OVERLAP, "two parts have square", square);
        }
        Refusal.unless(
                games.breakerWins(shape),
                Reason.PART_LOST,
                "maker wins the part with square",
                edges.getFirst()[0]);
        for (int[] edge : edges) {
            supersets.addTo(held, edge, edge.length);
        }
    }

    /** What the accepted parts prove together. */
    Breakers claim() throws Refusal {
        Refusal.unless(!carrier.isEmpty(), Reason.BAD_COUNT, "no part is given");
        return new Breakers(Player.MAKER, Claim.UNLIMITED, carrier, held, Phase.ANY_TIME);
    }
}
