package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;
import proofstone.game.Hypergraph;
import proofstone.game.SquareSet;

/**
 * Proofs by exchanges, which leave sets out, against the search for wins, which leaves none out.
 */
class ThreatSequencesTest {
    private static final int GAMES = 20_000;
    private static final int SQUARES = 14;

    private final SplittableRandom random = new SplittableRandom(9);

    private SquareSet set() {
        int size = 2 + random.nextInt(4);
        SquareSet set = SquareSet.empty();
        while (set.size() < size) {
            set = set.with(random.nextInt(SQUARES));
        }
        return set;
    }

    private List<SquareSet> sets() {
        List<SquareSet> sets = new ArrayList<>();
        for (int count = 5 + random.nextInt(8); count > 0; count--) {
            sets.add(set());
        }
        return sets;
    }

    /** Returns the squares that all proofs share. */
    private static SquareSet region(List<Step> wins) {
        SquareSet region = SquareSet.range(SQUARES);
        for (Step win : wins) {
            region = region.intersect(win.claim().carrier());
        }
        return region;
    }

    @Test
    void answers_shareTheSquaresThatMeetAllWins() {
        ThreatReplies threats = new ThreatReplies();
        int won = 0;
        int unmet = 0;
        for (int i = 0; i < GAMES; i++) {
            Hypergraph board = new Hypergraph(SQUARES, sets());
            ResidualHypergraph graph =
                    ResidualHypergraph.of(
                            SQUARES, board.sets(), SquareSet.empty(), SquareSet.empty());
            ThreatSequences sequences = new ThreatSequences(new Calculus(board));
            threats.start(graph);
            boolean isWon = threats.isWon(Attack.NONE, Attack.NONE);

            assertThat(sequences.find(graph, Claim.UNLIMITED) != null).isEqualTo(isWon);
            SquareSet region = region(sequences.answers(graph, Claim.UNLIMITED));
            for (int v = 0; v < SQUARES; v++) {
                assertThat(region.contains(v)).isEqualTo(threats.isMet(v));
            }
            won += isWon ? 1 : 0;
            unmet += threats.isUnmet() ? 1 : 0;
        }
        assertThat(won - unmet).isGreaterThan(GAMES / 20);
        assertThat(unmet).isGreaterThan(GAMES / 20);
        assertThat(won).isLessThan(GAMES * 9 / 10);
    }
}
