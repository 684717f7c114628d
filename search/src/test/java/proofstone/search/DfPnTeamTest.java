package proofstone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads on one proof: the same winners, no waiting for each other, no work twice. */
@Timeout(120)
class DfPnTeamTest {
    private static final long MEMORY = 16L << 20;

    private static Settings settings(SearchControl control, Runnable pace) {
        return new Settings(EnumSet.allOf(Settings.Reuse.class), MEMORY, control, pace);
    }

    private static List<DfPn<RandomTree.Proof>> team(Settings settings, int threads) {
        return DfPn.team(Collections.nCopies(threads, settings), DfPn.SLACK);
    }

    private static RandomTree large() {
        return RandomTree.of(9, 6, Side.OR, 17);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void search_randomGames_agreesWithMinimax(int threads) {
        for (long seed = 0; seed < 200; seed++) {
            RandomTree root = RandomTree.of(7, 5, seed % 2 == 0 ? Side.OR : Side.AND, seed);
            int width = seed % 4 == 0 ? 2 : 7;
            Settings settings =
                    new Settings(
                            SearchesTest.reuse(true, seed % 5 != 0),
                            MEMORY,
                            SearchControl.unlimited(),
                            () -> {});
            Supplier<RandomTree> roots = () -> root.withWidth(width);
            assertThat(DfPn.search(settings, threads, DfPn.SLACK, roots).winner())
                    .as("seed " + seed)
                    .isEqualTo(root.minimax());
        }
    }

    /** Tables of any size, moves looked into a few at a time, and threads that are held up. */
    @Test
    void team_randomSettings_everyMemberEndsWithTheWinner() {
        for (long seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int squares = random.nextInt(6, 10);
            int depth = random.nextInt(4, Math.min(8, squares + 1));
            RandomTree root =
                    RandomTree.of(squares, depth, random.nextBoolean() ? Side.OR : Side.AND, seed)
                            .withWidth(random.nextInt(1, squares + 1));
            Settings settings =
                    new Settings(
                            SearchesTest.reuse(random.nextBoolean(), random.nextInt(3) > 0),
                            1L << random.nextInt(10, 25),
                            SearchControl.unlimited(),
                            pace(random.nextInt(3)));
            Side winner = root.minimax();
            List<Supplier<Optional<Side>>> members = new ArrayList<>();
            AtomicInteger right = new AtomicInteger();
            for (DfPn<RandomTree.Proof> member :
                    DfPn.<RandomTree.Proof>team(
                            Collections.nCopies(random.nextInt(2, 9), settings),
                            random.nextInt(1, 17))) {
                members.add(() -> {
                    right.addAndGet(member.search(root.again()).winner() == winner ? 1 : 0);
                    return Optional.empty();
                });
            }
            assertThat(Workers.first(members, () -> {})).isEmpty();
            assertThat(right.get()).as("seed " + seed).isEqualTo(members.size());
        }
    }

    /** Holds a thread up now and then: never, often and shortly, or seldom and for longer. */
    private static Runnable pace(int kind) {
        return switch (kind) {
            case 0 -> () -> {};
            case 1 -> () -> holdUp(4, 1);
            default -> () -> holdUp(50, 20_000);
        };
    }

    private static void holdUp(int oneIn, long nanos) {
        if (ThreadLocalRandom.current().nextInt(oneIn) == 0) {
            LockSupport.parkNanos(nanos);
        }
    }

    @Test
    void member_findsWhatAnotherHasProved() {
        SearchControl control = SearchControl.unlimited();
        var team = team(settings(control, () -> {}), 2);
        RandomTree.Proof proof = team.get(0).search(large());
        long nodes = control.nodes();
        assertThat(team.get(1).search(large()).winner()).isEqualTo(proof.winner());
        assertThat(nodes).isGreaterThan(10);
        assertThat(control.nodes()).isEqualTo(nodes);
    }

    /** What a member leaves unfinished is nobody's, so that the search goes on as one alone. */
    @Test
    void memberThatWasEnded_isInNobodysWay() {
        long[] nodes = new long[2];
        for (int threads = 1; threads <= 2; threads++) {
            for (int end = 5; end <= 100; end += 5) {
                SearchControl control = SearchControl.unlimited();
                var first = team(settings(control, () -> {}), threads).getFirst();
                RandomTree root = large();
                control.limitNodes(end);
                assertThatThrownBy(() -> first.search(root))
                        .isInstanceOf(SearchControl.Stopped.class);
                control.limitNodes(Long.MAX_VALUE);
                first.search(root);
                nodes[threads - 1] += control.nodes();
            }
        }
        assertThat(nodes[0]).isPositive().isEqualTo(nodes[1]);
    }

    /** A thread that stops in the midst of its work until it may go on. */
    private static final class Held {
        private final CountDownLatch isThere = new CountDownLatch(1);
        private final CountDownLatch mayGo = new CountDownLatch(1);
        private final SearchControl control = SearchControl.unlimited();
        private final AtomicInteger left = new AtomicInteger(60);
        private final SearchControl others = SearchControl.unlimited();
        private final List<DfPn<RandomTree.Proof>> team =
                DfPn.team(
                        List.of(settings(control, this::pace), settings(others, () -> {})),
                        DfPn.SLACK);
        private final CompletableFuture<RandomTree.Proof> first =
                CompletableFuture.supplyAsync(
                        () -> team.get(0).search(large()),
                        task -> Thread.ofPlatform().daemon().start(task));

        private void pace() {
            if (left.decrementAndGet() == 0) {
                isThere.countDown();
                try {
                    mayGo.await();
                } catch (InterruptedException interrupted) {
                    throw new IllegalStateException(interrupted);
                }
                control.check();
            }
        }

        /** Ends it, and returns how many nodes a second member visits then. */
        long nodesAlone() throws Exception {
            isThere.await();
            control.cancel();
            mayGo.countDown();
            assertThatThrownBy(first::join).hasCauseInstanceOf(SearchControl.Stopped.class);
            team.get(1).search(large());
            return others.nodes();
        }

        /** Returns how many nodes a second member visits while the first is there. */
        long nodesBeside() throws Exception {
            isThere.await();
            team.get(1).search(large());
            return others.nodes();
        }

        /** Returns how many nodes it visits when it goes on. */
        long nodesAfterwards() throws Exception {
            long before = control.nodes();
            mayGo.countDown();
            assertThat(first.join().winner()).isEqualTo(large().minimax());
            return control.nodes() - before;
        }
    }

    @Test
    void memberAtWork_letsOthersGoElsewhere() throws Exception {
        Held held = new Held();
        long alone = new Held().nodesAlone();
        long beside = held.nodesBeside();
        held.nodesAfterwards();
        assertThat(alone).isPositive().isEqualTo(new Held().nodesAlone());
        assertThat(beside).isPositive().isNotEqualTo(alone);
    }

    /** It need not look into anything once another member has found the proof. */
    @Test
    void memberAtWork_takesOverWhatOthersHaveProved() throws Exception {
        Held held = new Held();
        held.nodesBeside();
        assertThat(held.nodesAfterwards()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void search_noThreads_isRefused(int threads) {
        Settings settings = settings(SearchControl.unlimited(), () -> {});
        assertThatThrownBy(() -> DfPn.search(settings, threads, DfPn.SLACK, DfPnTeamTest::large))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("number of threads " + threads);
    }

    @Test
    void virtualNumbers_countWhoIsAtANode() {
        RandomTree root = large();
        Node<RandomTree.Proof> child = root.child(0);
        VirtualNumbers busy = new VirtualNumbers();
        busy.enter(child);
        busy.enter(child);
        assertThat(busy.at(child)).isEqualTo(2);
        assertThat(busy.at(root.child(1))).isZero();
        busy.leave(child);
        busy.leave(child);
        assertThat(busy.at(child)).isZero();
    }
}
