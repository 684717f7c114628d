package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.certificate.Calculus;
import proofstone.certificate.Certificate;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.BreakerProof;
import proofstone.game.BreakerProver;
import proofstone.game.GameParser;
import proofstone.game.GridLayout;
import proofstone.game.Hypergraph;
import proofstone.game.MakerProof;
import proofstone.game.MediumMakerBreaker;
import proofstone.game.MoveParser;
import proofstone.game.Permutation;
import proofstone.game.Role;
import proofstone.game.SetMasks;
import proofstone.game.SmallMakerBreaker;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/** Who wins by one search on masks, and the proofs. */
class CutSearchTest {
    private static final int POSITIONS = 3_000;
    private static final int MOST_SQUARES = 12;
    private static final long MEMORY = 1 << 20;

    /** So little that next to nothing is remembered. */
    private static final long LEAST_MEMORY = 32;

    private static CutSearch search(Board board) {
        return search(board, MEMORY);
    }

    private static CutSearch search(Board board, long memory) {
        return new CutSearch(board, new Calculus(board.hypergraph()), memory, () -> {});
    }

    private static Board board(SplittableRandom random) {
        int squares = 5 + random.nextInt(MOST_SQUARES - 4);
        Set<SquareSet> sets = new HashSet<>();
        for (int i = 1 + random.nextInt(12); i > 0; i--) {
            int[] set = random.ints(2 + random.nextInt(4), 0, squares).distinct().toArray();
            sets.add(SquareSet.of(set));
        }
        return new Board(
                "free",
                new Hypergraph(squares, List.copyOf(sets)),
                new GridLayout(1, squares),
                List.of(Permutation.identity(squares)));
    }

    /** Returns a position with a few stones of each player's, with either to move. */
    private static WeakPosition position(SplittableRandom random, Board board) {
        WeakPosition position = WeakPosition.empty(Role.MAKER);
        for (int left = random.nextInt(6); left > 0; left--) {
            List<Integer> free = free(position, board).toList();
            if (!free.isEmpty()) {
                position = position.play(free.get(random.nextInt(free.size())));
            }
        }
        return position;
    }

    private static Stream<Integer> free(WeakPosition position, Board board) {
        return IntStream.range(0, board.hypergraph().squares())
                .filter(v -> !position.occupied().contains(v))
                .boxed();
    }

    /** Returns who wins by trying all moves; Breaker needs none where he wins without it. */
    private static Role winner(WeakPosition position, Board board) {
        boolean isBreakers =
                isBreakers(position, board)
                        || position.toMove() == Role.BREAKER
                                && free(position, board)
                                        .anyMatch(v -> isBreakers(position.play(v), board));
        return isBreakers ? Role.BREAKER : Role.MAKER;
    }

    private static boolean isBreakers(WeakPosition position, Board board) {
        int[] lacking =
                lacking(position, board).stream()
                        .mapToInt(set -> set.stream().map(v -> 1 << v).sum())
                        .toArray();
        return Arrays.stream(lacking).allMatch(set -> set != 0)
                && (lacking.length == 0 || SmallMakerBreaker.breakerWins(lacking));
    }

    private static List<SquareSet> lacking(WeakPosition position, Board board) {
        return board.hypergraph().sets().stream()
                .filter(set -> !set.intersects(position.breaker()))
                .map(set -> set.minus(position.maker()))
                .toList();
    }

    @Test
    void search_agreesWithBruteForce() {
        SplittableRandom random = new SplittableRandom(11);
        Map<Role, Integer> found = new EnumMap<>(Role.class);
        for (int i = 0; i < POSITIONS; i++) {
            Board board = board(random);
            WeakPosition position = position(random, board);
            long memory = random.nextBoolean() ? MEMORY : LEAST_MEMORY;
            Step proof = search(board, memory).search(position, Long.MAX_VALUE).orElseThrow();
            Role winner = winner(proof, board, position);
            assertThat(winner).as("position " + i).isEqualTo(winner(position, board));
            found.merge(winner, 1, Integer::sum);
        }
        assertThat(found.values()).allMatch(count -> count > POSITIONS / 10);
    }

    private static Role winner(Step proof, Board board, WeakPosition position) {
        return Certificate.winner(proof, WeakProblem.of(board, position));
    }

    /** Makes steps as the search does, but takes every game apart. */
    private record Apart(CutBreakerProver prover, Set<String> used) implements BreakerProver<Step> {
        @Override
        public long carrier(Step proof) {
            return prover.carrier(proof);
        }

        @Override
        public Step blocked() {
            return prover.blocked();
        }

        @Override
        public @Nullable Step whole(long[] sets) {
            return null;
        }

        @Override
        public Step weights(long[] sets) {
            used.add("weights");
            return prover.weights(sets);
        }

        @Override
        public Step pairs(long[] pairs, Step rest) {
            used.add("pairs");
            return prover.pairs(pairs, rest);
        }

        @Override
        public Step both(Step first, Step second) {
            used.add("both");
            return prover.both(first, second);
        }

        @Override
        public Step move(long reply, Step rest) {
            return prover.move(reply, rest);
        }

        @Override
        public Step answers(long[] sets, List<Step> answers) {
            used.add("answers");
            return prover.answers(sets, answers);
        }
    }

    @Test
    void proof_ofGamesTakenApart_isAcceptedByTheCalculus() throws Exception {
        SplittableRandom random = new SplittableRandom(12);
        Set<String> used = new HashSet<>();
        Set<Step.Kind> kinds = EnumSet.noneOf(Step.Kind.class);
        int proved = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Board board = board(random);
            WeakPosition empty = WeakPosition.empty(Role.MAKER);
            if (winner(empty, board) == Role.BREAKER) {
                Step proof = apart(board, used);
                assertThat(winner(proof, board, empty)).isEqualTo(Role.BREAKER);
                addKinds(proof, kinds);
                proved++;
            }
        }
        assertThat(proved).isGreaterThan(POSITIONS / 10);
        // the random boards are too small for cuts
        for (String name : List.of("mnk:4,5,4", "mnk:5,5,5", "mnk:5,6,5")) {
            Board board = GameParser.parse(name);
            assertThat(winner(apart(board, used), board, WeakPosition.empty(Role.MAKER)))
                    .isEqualTo(Role.BREAKER);
        }
        assertThat(used).containsExactlyInAnyOrder("weights", "pairs", "both", "answers");
        assertThat(kinds).contains(Step.Kind.DOMINATION, Step.Kind.REPLIES, Step.Kind.JOIN);
    }

    private static Step apart(Board board, Set<String> used) {
        int squares = board.hypergraph().squares();
        var numbers = new MaskedSquares(IntStream.range(0, squares).toArray());
        var prover =
                new CutBreakerProver(
                        new Calculus(board.hypergraph()),
                        new MediumMakerBreaker(),
                        () -> {},
                        numbers);
        long[] sets = board.hypergraph().sets().stream().mapToLong(numbers::mask).toArray();
        int count = SetMasks.minimal(sets, sets.length);
        return new BreakerProof<>(new MediumMakerBreaker(), new Apart(prover, used))
                .of(Arrays.copyOf(sets, count));
    }

    private static void addKinds(Step proof, Set<Step.Kind> kinds) {
        kinds.add(proof.kind());
        proof.children().forEach(child -> addKinds(child, kinds));
    }

    @ParameterizedTest
    @CsvSource({
        "strip7:7, '', MAKER",
        "strip7:7, a1 a3 a4, BREAKER",
        "strip7:8, a1 a3 a4, BREAKER",
        "strip7:12, a3 b4 l3 k4 c1 b2 j1 k2 d1, BREAKER",
        "mnk:4;4;4, '', BREAKER",
        "mnk:4;5;4, '', BREAKER",
        "animal:tippy;3;3, '', MAKER"
    })
    void search_knownGames(String game, String moves, Role winner) throws Exception {
        Board board = GameParser.parse(game.replace(';', ','));
        WeakPosition position = MoveParser.play(board, moves, Role.MAKER);
        Step proof = search(board).search(position, Long.MAX_VALUE).orElseThrow();
        assertThat(winner(proof, board, position)).isEqualTo(winner);
    }

    /** Two boards beside each other that have no set in common. */
    @ParameterizedTest
    @CsvSource({
        "'mnk:3,3,3', 'mnk:4,4,4', MAKER",
        "'mnk:4,4,4', 'mnk:3,3,3', MAKER",
        "'mnk:4,4,4', 'mnk:4,5,4', BREAKER"
    })
    void search_ofTwoComponents(String first, String second, Role winner) throws Exception {
        Hypergraph left = GameParser.parse(first).hypergraph();
        Hypergraph right = GameParser.parse(second).hypergraph();
        List<SquareSet> moved =
                right.sets().stream()
                        .map(set ->
                                SquareSet.of(set.stream().map(v -> v + left.squares()).toArray()))
                        .toList();
        int squares = left.squares() + right.squares();
        Board board =
                new Board(
                        "two",
                        new Hypergraph(
                                squares,
                                Stream.concat(left.sets().stream(), moved.stream()).toList()),
                        new GridLayout(1, squares),
                        List.of(Permutation.identity(squares)));
        WeakPosition empty = WeakPosition.empty(Role.MAKER);
        Step proof = search(board).search(empty, Long.MAX_VALUE).orElseThrow();
        assertThat(winner(proof, board, empty)).isEqualTo(winner);
    }

    @Test
    void search_tooFewPositionsOrTooManySquares_isUndecided() throws Exception {
        Board strip = GameParser.parse("strip7:9");
        WeakPosition position = MoveParser.play(strip, "a1 a3 a4", Role.MAKER);
        assertThat(search(strip).search(position, 10)).isEmpty();
        Board large = GameParser.parse("mnk:9,9,5");
        WeakPosition empty = WeakPosition.empty(Role.MAKER);
        assertThat(search(large).search(empty, Long.MAX_VALUE)).isEmpty();
        assertThat(CutSearch.supports(WeakProblem.of(large, empty))).isFalse();
        assertThat(CutSearch.supports(WeakProblem.of(strip, position))).isTrue();
        assertThat(CutSearch.supports(GameParser.start("tile:b2,2"))).isFalse();
    }

    @Test
    void proof_ofAGameThatTheOtherWins_isRefused() throws Exception {
        Board board = GameParser.parse("mnk:3,3,3");
        int squares = board.hypergraph().squares();
        var numbers = new MaskedSquares(IntStream.range(0, squares).toArray());
        long[] makers = board.hypergraph().sets().stream().mapToLong(numbers::mask).toArray();
        long[] breakers = {0b111};
        Calculus calculus = new Calculus(board.hypergraph());
        var breaker =
                new BreakerProof<>(
                        new MediumMakerBreaker(),
                        new CutBreakerProver(
                                calculus, new MediumMakerBreaker(), () -> {}, numbers));
        var maker =
                new MakerProof<>(
                        new MediumMakerBreaker(),
                        new CutMakerProver(
                                calculus, WeakPosition.empty(Role.MAKER), () -> {}, numbers));
        assertThatThrownBy(() -> breaker.of(makers)).hasMessageContaining("Maker wins [7, ");
        assertThatThrownBy(() -> maker.of(breakers)).hasMessage("Breaker wins []");
        assertThatThrownBy(() -> maker.afterReplies(makers)).hasMessageContaining("Breaker wins");
    }

    @Test
    void search_endsWhenItsPaceThrows() throws Exception {
        Board board = GameParser.parse("strip7:9");
        WeakPosition position = MoveParser.play(board, "a1 a3 a4", Role.MAKER);
        int[] left = {1_000};
        var hurried =
                new CutSearch(
                        board,
                        new Calculus(board.hypergraph()),
                        MEMORY,
                        () -> {
                            if (--left[0] < 0) {
                                throw new UnsupportedOperationException("enough");
                            }
                        });
        assertThatThrownBy(() -> hurried.search(position, Long.MAX_VALUE)).hasMessage("enough");
        assertThat(left[0]).isEqualTo(-1);
    }
}
