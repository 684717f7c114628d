package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Every ring pattern proved anew: a cell is dead if, however the free cells of its ring are filled,
 * the player's stones in the ring are joined to each other without it.
 */
class DeadRingTest {
    private static final int FREE = 0;
    private static final int OWN = 1;
    private static final int OTHER = 2;
    private static final int PATTERNS = 729;

    /** Returns the states of the six neighbours in pattern {@code number} of the 729. */
    private static int[] ring(int number) {
        int[] ring = new int[6];
        for (int k = 0, rest = number; k < 6; k++, rest /= 3) {
            ring[k] = rest % 3;
        }
        return ring;
    }

    private static int code(int[] ring) {
        return IntStream.range(0, 6).map(k -> ring[k] << (2 * k)).sum();
    }

    /** Returns all rings with the free cells given to either player. */
    private static List<int[]> fillings(int[] ring) {
        List<int[]> fillings = new ArrayList<>(List.of(ring));
        for (int k = 0; k < 6; k++) {
            if (ring[k] == FREE) {
                List<int[]> more = new ArrayList<>();
                for (int[] filling : fillings) {
                    more.add(with(filling, k, OWN));
                    more.add(with(filling, k, OTHER));
                }
                fillings = more;
            }
        }
        return fillings;
    }

    private static int[] with(int[] ring, int k, int state) {
        int[] copy = ring.clone();
        copy[k] = state;
        return copy;
    }

    /** Returns whether the player's stones in a filled ring are one arc, or none. */
    private static boolean areJoined(int[] ring) {
        Set<Integer> own = new HashSet<>();
        IntStream.range(0, 6).filter(k -> ring[k] == OWN).forEach(own::add);
        if (own.isEmpty()) {
            return true;
        }
        Set<Integer> reached = new HashSet<>();
        List<Integer> open = new ArrayList<>(List.of(own.iterator().next()));
        while (!open.isEmpty()) {
            int k = open.removeLast();
            if (own.contains(k) && reached.add(k)) {
                open.add((k + 1) % 6);
                open.add((k + 5) % 6);
            }
        }
        return reached.equals(own);
    }

    @Test
    void isDead_holdsExactlyWhereNoFillingNeedsTheCell() {
        int dead = 0;
        for (int number = 0; number < PATTERNS; number++) {
            int[] ring = ring(number);
            boolean expected = fillings(ring).stream().allMatch(DeadRingTest::areJoined);
            assertThat(DeadRing.isDead(code(ring))).as("ring %d", number).isEqualTo(expected);
            dead += expected ? 1 : 0;
        }
        assertThat(dead).isBetween(1, PATTERNS - 1);
    }

    /**
     * A pair is captured by its rings if, whichever cell the opponent takes, the reply to the other
     * makes his stone dead. The pair has eight neighbours; in all their 6,561 states the game of
     * rule H5, which sees all stones, says the same as the rings.
     */
    @Test
    void pairs_areCapturedByTheirRingsExactlyIfTheGameSaysSo() {
        HexGeometry geometry = new HexGeometry(6, 6);
        int cell = 14;
        long pair = 1L << cell | 1L << geometry.neighbour(cell, 0);
        int captured = 0;
        for (int number = 0; number < 6561; number++) {
            captured += isCaptured(geometry, pair, number) ? 1 : 0;
        }
        assertThat(captured).isPositive();
    }

    /** Returns whether a pair is captured in a state of its neighbours; rings and game agree. */
    private static boolean isCaptured(HexGeometry geometry, long pair, int number) {
        long rim = geometry.around(pair) & ~pair;
        long own = 0;
        long free = geometry.all & ~rim;
        int digits = number;
        for (long rest = rim; rest != 0; rest &= rest - 1, digits /= 3) {
            long bit = Long.lowestOneBit(rest);
            own |= digits % 3 == OWN ? bit : 0;
            free |= digits % 3 == FREE ? bit : 0;
        }
        boolean byRings = isCapturedByRings(geometry, pair, own, free);
        CaptureGame game = new CaptureGame(geometry);
        game.position(HexGeometry.BLACK, own, own | free);
        assertThat(game.isCaptured(pair)).as("rim %d", number).isEqualTo(byRings);
        return byRings;
    }

    private static boolean isCapturedByRings(HexGeometry geometry, long pair, long own, long free) {
        int cell = Long.numberOfTrailingZeros(pair);
        int other = 63 - Long.numberOfLeadingZeros(pair);
        int code = DeadRing.code(geometry, HexGeometry.BLACK, cell, own, free);
        int otherCode = DeadRing.code(geometry, HexGeometry.BLACK, other, own, free);
        return DeadRing.isDead(DeadRing.withOwn(code, 0))
                && DeadRing.isDead(DeadRing.withOwn(otherCode, 3));
    }
}
