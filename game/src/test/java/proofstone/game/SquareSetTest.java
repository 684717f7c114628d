package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareSetTest {
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void operations_agreeWithJavaSets(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 500; round++) {
            NavigableSet<Integer> one = randomSet(random);
            NavigableSet<Integer> other = randomSet(random);
            assertBinary(one, other);
            assertUnary(one, random.nextInt(220));
        }
    }

    private static NavigableSet<Integer> randomSet(Random random) {
        int bound = 1 + random.nextInt(200);
        TreeSet<Integer> set = new TreeSet<>();
        for (int i = random.nextInt(12); i > 0; i--) {
            set.add(random.nextInt(bound));
        }
        return set;
    }

    private static void assertBinary(NavigableSet<Integer> one, NavigableSet<Integer> other) {
        SquareSet a = SquareSet.copyOf(one);
        SquareSet b = SquareSet.copyOf(other);
        TreeSet<Integer> union = new TreeSet<>(one);
        union.addAll(other);
        TreeSet<Integer> common = new TreeSet<>(one);
        common.retainAll(other);
        TreeSet<Integer> rest = new TreeSet<>(one);
        rest.removeAll(other);
        assertSame(a.union(b), union);
        assertSame(a.intersect(b), common);
        assertSame(a.minus(b), rest);
        assertThat(a.intersects(b)).isEqualTo(!common.isEmpty());
        assertThat(a.containsAll(b)).isEqualTo(one.containsAll(other));
        assertThat(a.equals(b)).isEqualTo(one.equals(other));
        assertThat(a.union(b).minus(b)).isEqualTo(a.minus(b));
    }

    private static void assertUnary(NavigableSet<Integer> one, int square) {
        SquareSet a = SquareSet.copyOf(one);
        assertSame(a, one);
        assertThat(a.contains(square)).isEqualTo(one.contains(square));
        Integer next = one.ceiling(square);
        assertThat(a.next(square)).isEqualTo(next == null ? -1 : next);
        TreeSet<Integer> more = new TreeSet<>(one);
        more.add(square);
        assertSame(a.with(square), more);
        TreeSet<Integer> less = new TreeSet<>(one);
        less.remove(square);
        assertSame(a.without(square), less);
    }

    /** Compares by every way to look into the set, and with the same set made otherwise. */
    private static void assertSame(SquareSet set, NavigableSet<Integer> expected) {
        List<Integer> members = new ArrayList<>();
        set.forEach(members::add);
        assertThat(members).containsExactlyElementsOf(expected);
        assertThat(set.stream().boxed()).containsExactlyElementsOf(expected);
        assertThat(set.size()).isEqualTo(expected.size());
        assertThat(set.isEmpty()).isEqualTo(expected.isEmpty());
        assertThat(set.first()).isEqualTo(expected.isEmpty() ? -1 : expected.first());
        assertThat(set).isEqualTo(SquareSet.copyOf(expected));
        assertThat(set).hasSameHashCodeAs(SquareSet.copyOf(expected));
        assertThat(set).hasToString(expected.toString());
        assertThat(set.wordCount())
                .isEqualTo(expected.isEmpty() ? 0 : expected.last() / Long.SIZE + 1);
    }

    @Test
    void ofWords_readsBitsAndDropsTrailingZeros() {
        assertThat(SquareSet.ofWords(5, 1, 0)).isEqualTo(SquareSet.of(0, 2, 64));
        assertThat(SquareSet.of(0, 2, 64).word(1)).isEqualTo(1);
        assertThat(SquareSet.of(0, 2, 64).word(7)).isZero();
        assertThat(SquareSet.range(3)).isEqualTo(SquareSet.of(0, 1, 2));
    }

    @Test
    void of_refusesNegativeSquares() {
        assertThatThrownBy(() -> SquareSet.of(3, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("negative square -1");
    }
}
