package proofstone.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import proofstone.game.SquareSet;

/** What the tables keep and what they forget, and the must-play region. */
class TablesTest {
    /** Returns phi and delta of a key, or nothing. */
    private static long[] numbers(NumberTable table, long high, long low) {
        long[] found = new long[2];
        return table.read(high, low, found) ? found : new long[0];
    }

    @Test
    void numberTable_stored_isFound() {
        NumberTable table = new NumberTable(1 << 16);
        table.store(77, 12, 5, 9);
        assertThat(numbers(table, 77, 12)).containsExactly(5, 9);
        assertThat(numbers(table, 78, 12)).isEmpty();
    }

    @Test
    void numberTable_fullBucket_losesTheCheapestEntry() {
        NumberTable table = new NumberTable(1);
        for (int key = 1; key <= 4; key++) {
            table.store(key, 0, 10L * key, 1);
        }
        table.store(5, 0, 100, 1);
        assertThat(numbers(table, 1, 0)).isEmpty();
        assertThat(numbers(table, 2, 0)).containsExactly(20, 1);
        assertThat(numbers(table, 5, 0)).containsExactly(100, 1);
    }

    @Test
    void numberTable_random_neverReturnsAnotherKeysNumbers() {
        NumberTable table = new NumberTable(1 << 12);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 10_000; i++) {
            long key = random.nextInt(1, 500);
            table.store(key, key * 7, key, key + 1);
            long asked = random.nextInt(1, 500);
            assertThat(numbers(table, asked, asked * 7))
                    .satisfiesAnyOf(
                            found -> assertThat(found).isEmpty(),
                            found -> assertThat(found).containsExactly(asked, asked + 1));
        }
    }

    @Test
    void numberTable_growing_keepsEveryEntry() {
        NumberTable table = new NumberTable(1 << 24);
        int atFirst = table.capacity();
        SplittableRandom random = new SplittableRandom(2);
        long[] keys = random.longs(20_000).toArray();
        for (long key : keys) {
            table.store(key, ~key, Math.max(1, key & 0xffff), DfPn.INFINITE);
        }
        assertThat(table.capacity()).isGreaterThan(atFirst);
        for (long key : keys) {
            assertThat(numbers(table, key, ~key))
                    .containsExactly(Math.max(1, key & 0xffff), DfPn.INFINITE);
        }
    }

    @Test
    void numberTable_numbersOutOfRange_becomeTheNearest() {
        NumberTable table = new NumberTable(1 << 16);
        table.store(3, -1, 0, Long.MAX_VALUE);
        assertThat(numbers(table, 3, -1)).containsExactly(1, DfPn.INFINITE);
    }

    /** Returns so many positions of one game, or some more. */
    private static List<RandomTree> nodes(int most) {
        List<RandomTree> nodes = new ArrayList<>(List.of(RandomTree.of(14, 9, Side.OR, 1)));
        for (int i = 0; nodes.size() < most; i++) {
            for (int option = 0; option < nodes.get(i).optionCount(); option++) {
                nodes.add(nodes.get(i).child(option));
            }
        }
        return nodes;
    }

    @Test
    void proofTable_growing_keepsEveryEntry() {
        ProofTable<RandomTree.Proof> table = new ProofTable<>(1 << 20);
        List<RandomTree> nodes = nodes(20_000);
        RandomTree.Proof proof = new RandomTree.Proof(Side.OR, SquareSet.empty());
        nodes.forEach(node -> table.store(node, proof));
        assertThat(nodes).allMatch(node -> proof.equals(table.find(node)));
        assertThat(table.fill()).isLessThan(0.1);
    }

    @Test
    void proofTable_stored_isFoundAndCounted() {
        ProofTable<RandomTree.Proof> table = new ProofTable<>(64);
        RandomTree node = RandomTree.of(5, 3, Side.OR, 1);
        assertThat(table.find(node)).isNull();
        RandomTree.Proof proof = new RandomTree.Proof(Side.AND, SquareSet.of(1));
        table.store(node, proof);
        table.store(node, proof);
        assertThat(table.find(node)).isSameAs(proof);
        assertThat(table.fill()).isEqualTo(1.0 / 64);
    }

    @Test
    void proofTable_overfull_keepsItsSize() {
        ProofTable<RandomTree.Proof> table = new ProofTable<>(8);
        List<RandomTree> nodes = new ArrayList<>(List.of(RandomTree.of(12, 9, Side.OR, 1)));
        for (int option = 0; option < 12; option++) {
            nodes.add(nodes.get(0).child(option));
        }
        nodes.forEach(n -> table.store(n, new RandomTree.Proof(Side.OR, SquareSet.empty())));
        assertThat(table.fill()).isLessThanOrEqualTo(1.0);
        assertThat(nodes).anyMatch(n -> table.find(n) != null);
    }

    @Test
    void mustPlay_refutations_intersect() {
        RandomTree node = RandomTree.of(4, 4, Side.OR, 1);
        MustPlay<RandomTree.Proof> mustPlay = new MustPlay<>(node, MustPlay.Use.ON);
        mustPlay.refute(0, new RandomTree.Proof(Side.AND, SquareSet.of(1, 2)));
        assertThat(mustPlay.isOpen(0)).isFalse();
        assertThat(mustPlay.isOpen(1)).isTrue();
        assertThat(mustPlay.isOpen(3)).isFalse();
        mustPlay.refute(1, new RandomTree.Proof(Side.AND, SquareSet.of(0, 3)));
        assertThat(mustPlay.isLost()).isTrue();
        assertThat(mustPlay.lost().carrier()).isEqualTo(SquareSet.range(4));
    }

    @Test
    void mustPlay_off_wantsEveryOptionRefuted() {
        RandomTree node = RandomTree.of(3, 3, Side.OR, 1);
        MustPlay<RandomTree.Proof> mustPlay = new MustPlay<>(node, MustPlay.Use.OFF);
        for (int option = 0; option < 3; option++) {
            assertThat(mustPlay.isLost()).isFalse();
            mustPlay.refute(option, new RandomTree.Proof(Side.AND, SquareSet.empty()));
        }
        assertThat(mustPlay.isLost()).isTrue();
    }

    @Test
    @Timeout(60)
    void tables_growingUnderSeveralThreads_keepEveryEntry() {
        NumberTable numbers = new NumberTable(1 << 24);
        ProofTable<RandomTree.Proof> proofs = new ProofTable<>(1 << 20);
        List<RandomTree> nodes = nodes(20_000);
        RandomTree.Proof proof = new RandomTree.Proof(Side.OR, SquareSet.of(1));
        List<Runnable> threads = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            int thread = t;
            threads.add(() -> {
                for (int i = thread; i < 20_000; i += 4) {
                    proofs.store(nodes.get(i), proof);
                    numbers.store(i, ~i, i + 1, i + 2);
                }
            });
        }
        Workers.all(threads);
        for (int i = 0; i < 20_000; i++) {
            assertThat(numbers(numbers, i, ~i)).containsExactly(i + 1, i + 2);
            assertThat(proofs.find(nodes.get(i))).isEqualTo(proof);
        }
    }
}
