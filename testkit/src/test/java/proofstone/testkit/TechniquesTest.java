package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;
import proofstone.testkit.Trial.Depth;

/**
 * Each technique alone, each pair of them, none and all agree with brute force in value and
 * carrier.
 *
 * <p>{@code scripts/weak-agreement} runs it with other numbers and seeds.
 *
 * <p>All techniques together solve every problem with each search. The combinations take turns,
 * five a problem, each with one of the searches in turn, so that each combination solves about two
 * hundred problems. Every certificate of all techniques together and a sample of the others go
 * through the checker and the naive checker. Failing problems are shrunk, printed with their seed
 * and kept as {@code target/failing/*.pg}.
 */
final class TechniquesTest {
    private static final int HYPERGRAPHS = Integer.getInteger("proofstone.hypergraphs", 5000);
    private static final int MIDDLE_GAMES = 500;
    private static final int ADVERSARIAL = 300;
    private static final int COMBINATIONS_A_PROBLEM = 5;
    private static final long FIRST_SEED = Long.getLong("proofstone.seed", 1_000_000);
    private static final int CERTIFICATE_EVERY = 61;
    private static final int ENOUGH_FAILURES = 3;

    private static final List<Method> METHODS =
            List.of(Method.DEPTH_FIRST, Method.PNS, Method.DF_PN, Method.PARTITION);
    private static final List<Set<Technique>> COMBINATIONS = combinations();

    private static List<Set<Technique>> combinations() {
        List<Set<Technique>> combinations = new ArrayList<>();
        combinations.add(EnumSet.noneOf(Technique.class));
        List<Technique> techniques = List.of(Technique.values());
        for (int i = 0; i < techniques.size(); i++) {
            for (Technique other : techniques.subList(i, techniques.size())) {
                combinations.add(EnumSet.of(techniques.get(i), other));
            }
        }
        return combinations;
    }

    private static List<Trial> trials(long seed) {
        List<Trial> trials = new ArrayList<>();
        for (Method method : METHODS) {
            trials.add(new Trial(EnumSet.allOf(Technique.class), method, Depth.CERTIFICATE));
        }
        for (int n = 0; n < COMBINATIONS_A_PROBLEM; n++) {
            long turn = COMBINATIONS_A_PROBLEM * seed + n;
            int combination = (int) (turn % COMBINATIONS.size());
            Method method = METHODS.get((int) (turn / COMBINATIONS.size() % METHODS.size()));
            boolean looksDeep = turn % CERTIFICATE_EVERY == 0;
            Depth depth = looksDeep ? Depth.CERTIFICATE : Depth.VALUE;
            trials.add(new Trial(COMBINATIONS.get(combination), method, depth));
        }
        return trials;
    }

    @Test
    void combinations_areAllSinglesAndPairs() {
        int techniques = Technique.values().length;
        assertThat(COMBINATIONS)
                .hasSize(1 + techniques + techniques * (techniques - 1) / 2)
                .doesNotHaveDuplicates();
    }

    @Test
    void hypergraphs_agreeWithBruteForce() {
        assertAgree("hypergraph", RandomProblems::hypergraph, HYPERGRAPHS);
    }

    @Test
    void middleGames_agreeWithBruteForce() throws Exception {
        List<Board> boards = new ArrayList<>();
        for (String game : MiddleGames.SMALL_BOARDS) {
            boards.add(GameParser.parse(game));
        }
        assertAgree(
                "middle-game",
                seed -> MiddleGames.position(boards.get((int) (seed % boards.size())), seed),
                MIDDLE_GAMES);
    }

    @Test
    void adversarial_agreeWithBruteForce() {
        assertAgree("adversarial", AdversarialProblems::problem, ADVERSARIAL);
    }

    private static void assertAgree(String name, LongFunction<WeakProblem> problems, int count) {
        System.out.printf("%s: seeds %d to %d%n", name, FIRST_SEED, FIRST_SEED + count - 1);
        List<String> failures =
                LongStream.range(FIRST_SEED, FIRST_SEED + count)
                        .parallel()
                        .mapToObj(seed -> failure(name, seed, problems.apply(seed)))
                        .flatMap(Optional::stream)
                        .limit(ENOUGH_FAILURES)
                        .toList();
        assertThat(failures).isEmpty();
    }

    /** Returns a report on the first trial that fails. */
    private static Optional<String> failure(String name, long seed, WeakProblem problem) {
        BruteForce force = new BruteForce(problem);
        for (Trial trial : trials(seed)) {
            Optional<String> fault = trial.fault(problem, force);
            if (fault.isPresent()) {
                String pg = SolvedProblems.pg(Shrinker.shrink(problem, trial::fails));
                keep(name + "-" + seed, pg);
                return Optional.of(
                        "%s, seed %d, %s: %s%nshrunk to%n%s"
                                .formatted(name, seed, trial, fault.get(), pg));
            }
        }
        return Optional.empty();
    }

    private static void keep(String name, String pg) {
        try {
            Path folder = Files.createDirectories(Path.of("target", "failing"));
            Files.writeString(folder.resolve(name + ".pg"), pg);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
