package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The store of claims finds what a look at every claim in turn finds, in the same order. */
class ClaimStoreTest {
    private static final int CELLS = 20;
    private static final int CLAIMS = 3000;

    private record Claim(long stones, long carrier) {
        Proof proof() {
            return new Link(HexGeometry.BLACK, new char[0], stones, carrier);
        }

        /** Returns whether this claim holds wherever another one does. */
        boolean saysAsMuchAs(Claim other) {
            return (stones & ~other.stones) == 0
                    && ((stones | carrier) & ~(other.stones | other.carrier)) == 0;
        }

        private boolean isClearOf(long own, long free) {
            return ((stones | carrier) & ~(own | free)) == 0;
        }

        boolean fits(long own, long free, int most) {
            return isClearOf(own, free) && Long.bitCount(stones & ~own) <= most;
        }
    }

    private final HexGeometry geometry = new HexGeometry(4, 5);
    private final Random random = new Random(5);
    private final ClaimStore store = new ClaimStore();

    /** The claims by their numbers; those that have vanished are null. */
    private final List<Claim> claims = new ArrayList<>();

    private long cells(int some) {
        return IntStream.range(0, CELLS)
                .filter(cell -> random.nextInt(some) == 0)
                .mapToLong(cell -> 1L << cell)
                .sum();
    }

    private Claim random() {
        long stones = cells(5);
        return new Claim(stones, cells(3) & ~stones);
    }

    private boolean addSlowly(Claim claim) {
        if (claims.stream().anyMatch(known -> known != null && known.saysAsMuchAs(claim))) {
            return false;
        }
        claims.replaceAll(known -> known != null && claim.saysAsMuchAs(known) ? null : known);
        claims.add(claim);
        return true;
    }

    private List<Integer> slowly(int from, long own, long free, int most) {
        return IntStream.range(from, claims.size())
                .filter(i -> claims.get(i) != null && claims.get(i).fits(own, free, most))
                .boxed()
                .toList();
    }

    private List<Integer> visited(int from, long own, long free) {
        List<Integer> found = new ArrayList<>();
        store.visit(
                from,
                own,
                free,
                (i, missing) -> {
                    assertThat(missing).isEqualTo(claims.get(i).stones() & ~own);
                    return found.add(i);
                });
        return found;
    }

    private List<Integer> lackingTwo(long own, long free) {
        int[] found = new int[CLAIMS];
        int count = store.lackingTwo(own, free, found);
        return IntStream.of(found).limit(count).boxed().toList();
    }

    @Test
    void everythingAgreesWithALookAtEachClaim() {
        int met = 0;
        for (int i = 0; i < CLAIMS; i++) {
            Claim claim = random();
            assertThat(store.add(claim.proof(), Symmetry.SAME, geometry))
                    .isEqualTo(addSlowly(claim));
            assertThat(store.count()).isEqualTo(claims.size());
            long own = cells(3);
            long free = cells(2) & ~own;
            int from = random.nextInt(claims.size() + 1);
            List<Integer> expected = slowly(from, own, free, 1);
            assertThat(visited(from, own, free)).isEqualTo(expected);
            List<Integer> two = new ArrayList<>(slowly(0, own, free, 2));
            two.removeAll(slowly(0, own, free, 1));
            assertThat(lackingTwo(own, free)).isEqualTo(two);
            met += expected.size();
        }
        assertThat(claims).contains((Claim) null).hasSizeGreaterThan(500);
        assertThat(met).isGreaterThan(500);
    }

    private boolean add(Claim claim) {
        boolean added = store.add(claim.proof(), Symmetry.SAME, geometry);
        if (added) {
            claims.add(claim);
        }
        return added;
    }

    @Test
    void add_ofAClaimThatSaysMore_letsTheOlderVanish() {
        Claim vanishing = new Claim(0b011, 0b100);
        add(vanishing);
        add(new Claim(0b01_1000, 0));
        assertThat(visited(0, 0b11, geometry.all)).containsExactly(0);
        assertThat(lackingTwo(0, geometry.all)).containsExactly(0, 1);
        assertThat(add(new Claim(0b011, 0))).isTrue();
        assertThat(store.count()).isEqualTo(3);
        assertThat(visited(0, 0b11, geometry.all)).containsExactly(2);
        assertThat(visited(0, 0b01_1000, geometry.all)).containsExactly(1);
        assertThat(lackingTwo(0, geometry.all)).containsExactly(1, 2);
        assertThat(store.stones(1)).isEqualTo(0b01_1000);
        assertThat(add(vanishing)).isFalse();
        assertThat(store.count()).isEqualTo(3);
    }

    @Test
    void add_ofAClaimThatAVanishedOneDoesNotCover_isNew() {
        add(new Claim(0b011, 0b100));
        add(new Claim(0b001, 0b110));
        assertThat(add(new Claim(0b110, 0b001))).isTrue();
        assertThat(visited(0, geometry.all, 0)).containsExactly(1, 2);
    }

    @Test
    void visit_endsWhenItIsTold() {
        store.add(new Claim(1, 2).proof(), Symmetry.SAME, geometry);
        store.add(new Claim(2, 1).proof(), Symmetry.SAME, geometry);
        List<Integer> found = new ArrayList<>();
        store.visit(0, 3, 0, (i, missing) -> !found.add(i));
        assertThat(found).containsExactly(0);
    }

    @Test
    void lackingTwo_findsAsManyAsThereIsRoomFor() {
        store.add(new Claim(3, 0).proof(), Symmetry.SAME, geometry);
        store.add(new Claim(5, 0).proof(), Symmetry.SAME, geometry);
        assertThat(store.lackingTwo(0, 7, new int[1])).isEqualTo(1);
        assertThat(store.lackingTwo(0, 7, new int[2])).isEqualTo(2);
    }
}
