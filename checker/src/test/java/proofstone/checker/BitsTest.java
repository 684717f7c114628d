package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Bits do what the JDK's bit sets do. */
final class BitsTest {
    @Test
    void operations_agreeWithBitSet() {
        Random random = new Random(3);
        for (int i = 0; i < 500; i++) {
            int size = 1 + random.nextInt(200);
            int[] first = random.ints(random.nextInt(40), 0, size).toArray();
            int[] second = random.ints(random.nextInt(40), 0, size).toArray();
            assertSame(Bits.of(size, first), bitSet(first));
            assertOperations(
                    Bits.of(size, first), Bits.of(size, second), bitSet(first), bitSet(second));
        }
    }

    private static BitSet bitSet(int[] members) {
        BitSet set = new BitSet();
        for (int member : members) {
            set.set(member);
        }
        return set;
    }

    private static void assertOperations(Bits first, Bits second, BitSet a, BitSet b) {
        BitSet both = (BitSet) a.clone();
        both.and(b);
        assertThat(first.firstIn(second)).isEqualTo(both.nextSetBit(0));
        BitSet only = (BitSet) a.clone();
        only.andNot(b);
        assertThat(first.firstNotIn(second)).isEqualTo(only.nextSetBit(0));
        Bits retained = first.copy();
        retained.retainAll(second);
        assertSame(retained, both);
        Bits united = first.copy();
        united.addAll(second);
        BitSet union = (BitSet) a.clone();
        union.or(b);
        assertSame(united, union);
        assertSame(first, a);
    }

    private static void assertSame(Bits bits, BitSet expected) {
        assertThat(bits.toString()).isEqualTo(expected.toString().replace(",", ""));
        assertThat(bits.isEmpty()).isEqualTo(expected.isEmpty());
    }

    @Test
    void add_saysWhetherTheMemberIsNew() {
        Bits bits = new Bits(70);
        assertThat(bits.add(64)).isTrue();
        assertThat(bits.add(64)).isFalse();
        assertThat(bits.has(64)).isTrue();
        assertThat(bits.has(0)).isFalse();
        bits.remove(64);
        assertThat(bits.isEmpty()).isTrue();
    }

    @Test
    void empty_hasNoWords() {
        Bits none = new Bits(0);
        assertThat(none.next(0)).isEqualTo(-1);
        assertThat(none.firstIn(new Bits(0))).isEqualTo(-1);
        assertThat(none.isEmpty()).isTrue();
    }
}
