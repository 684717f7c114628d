package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.Hypergraph;
import proofstone.game.SquareSet;

/** What is noted of the replies to a move, and the attack that is made of it. */
class MoveRepliesTest {
    private static final int MOVE = 40;

    /** Replies at squares 0 to {@code count} - 1. */
    private static MoveReplies replies(int count) {
        return new MoveReplies(MOVE, IntStream.range(0, count).toArray());
    }

    private static PartCandidates noParts() {
        Hypergraph board = new Hypergraph(2, List.of(SquareSet.of(0, 1)));
        return new PartCandidates(new PartCatalogue(board), new PartRandom(1));
    }

    @Test
    void note_searchesThatFindLess_doNotReplaceTheNearest() {
        MoveReplies replies = replies(2);
        replies.note(0, 3, new int[] {7});
        replies.note(0, 5, new int[] {8});
        assertThat(replies.parts(0)).containsExactly(7);
        replies.note(0, 3, new int[] {9});
        assertThat(replies.parts(0)).containsExactly(9);
        assertThat(replies.held()).isEqualTo(-1);
        replies.note(1, 0, new int[] {6});
        assertThat(replies.held()).isEqualTo(1);
    }

    @Test
    void toAttack_repliesThatCameNearestComeFirst_thoseNotTriedLast() {
        MoveReplies replies = replies(14);
        SplittableRandom random = new SplittableRandom(3);
        int[] open = random.ints(replies.tried(), 1, 150).toArray();
        IntStream.range(0, open.length).forEach(i -> replies.note(i, open[i], new int[0]));
        Attack attack = replies.toAttack(noParts());
        assertThat(attack.square()).isEqualTo(MOVE);
        assertThat(attack.replyCount()).isEqualTo(14);
        assertThat(attack.startCount()).isEqualTo(2);
        for (int k = 0; k < replies.tried(); k++) {
            assertThat(attack.estimate(k)).isEqualTo(Math.min(100, open[attack.reply(k)]));
        }
        for (int k = 1; k < 14; k++) {
            assertThat(attack.estimate(k)).isGreaterThanOrEqualTo(attack.estimate(k - 1));
        }
        assertThat(IntStream.range(replies.tried(), 14).map(attack::reply))
                .containsExactly(10, 11, 12, 13);
    }

    @Test
    void toAttack_nothingTried_hasOneEstimateForThoseThatWouldBe() {
        Attack attack = replies(3).toAttack(noParts());
        assertThat(IntStream.range(0, 3).map(attack::estimate)).containsExactly(40, 40, 40);
        assertThat(IntStream.range(0, 3).map(attack::reply)).containsExactly(0, 1, 2);
    }
}
