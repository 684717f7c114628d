package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PermutationTest {
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void permutations_obeyTheLawsOfAGroup(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            int size = 1 + random.nextInt(100);
            Permutation p = random(size, random);
            Permutation q = random(size, random);
            Permutation r = random(size, random);
            assertThat(p.then(q).then(r)).isEqualTo(p.then(q.then(r)));
            assertThat(p.then(p.inverse())).isEqualTo(Permutation.identity(size));
            assertThat(p.inverse().then(p).isIdentity()).isTrue();
            assertThat(p.then(q).inverse()).isEqualTo(q.inverse().then(p.inverse()));
            assertThat(p.isIdentity()).isEqualTo(p.equals(Permutation.identity(size)));
            SquareSet set = SquareSet.of(random.ints(5, 0, size).toArray());
            assertThat(p.apply(set).stream().boxed())
                    .containsExactlyInAnyOrderElementsOf(set.stream().mapToObj(p::apply).toList());
            assertThat(q.apply(p.apply(set))).isEqualTo(p.then(q).apply(set));
        }
    }

    private static Permutation random(int size, Random random) {
        List<Integer> images = new ArrayList<>(IntStream.range(0, size).boxed().toList());
        Collections.shuffle(images, random);
        return Permutation.of(images.stream().mapToInt(Integer::intValue).toArray());
    }

    @Test
    void of_refusesWhatIsNoPermutation() {
        assertThatThrownBy(() -> Permutation.of(0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no permutation: [0, 0]");
        assertThatThrownBy(() -> Permutation.of(1, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no permutation: [1, 2]");
    }
}
