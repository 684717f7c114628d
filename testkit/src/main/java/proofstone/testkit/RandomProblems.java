package proofstone.testkit;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

/**
 * Seeded random weak problems on small hypergraphs, near the border between Maker's and Breaker's
 * wins.
 *
 * <p>Sets are added until their potential (the sum of 2^-size) reaches a random target. Then sets
 * are added or removed until the winner is one that was drawn by lot, so that each player wins
 * about half of the problems and many of them by one set only. Equal seeds give equal problems.
 */
public final class RandomProblems {
    private static final int MOST_CHANGES = 30;

    private RandomProblems() {}

    /**
     * Returns a random problem of 5 to 12 squares, mostly up to 8, with winning sets of 1 to 5.
     *
     * <p>Either player moves first. About a third have stones, a fifth limit Maker's stones and a
     * tenth restrict his first move, always with at least two free squares to choose from.
     */
    public static WeakProblem hypergraph(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int most = random.nextInt(3) == 0 ? 12 : 8;
        ProblemDraft draft = new ProblemDraft(random.nextInt(5, most + 1));
        draft.toMove = random.nextBoolean() ? Role.MAKER : Role.BREAKER;
        double centre = draft.toMove == Role.MAKER ? 0.6 : 1.2;
        addSets(draft, random, centre * random.nextDouble(0.6, 1.5));
        if (random.nextInt(3) == 0) {
            addStones(draft, random);
        }
        if (random.nextInt(5) == 0) {
            draft.makerStones = OptionalInt.of(random.nextInt(1, draft.squares / 2 + 1));
        }
        if (random.nextInt(10) == 0) {
            restrictFirstMove(draft, random);
        }
        return balanced(draft, random);
    }

    /** Changes sets until a player drawn by lot wins, or gives up, and makes the problem. */
    static WeakProblem balanced(ProblemDraft draft, SplittableRandom random) {
        Role winner = random.nextBoolean() ? Role.MAKER : Role.BREAKER;
        WeakProblem problem = draft.build();
        for (int i = 0; i < MOST_CHANGES && BruteForce.winner(problem) != winner; i++) {
            if (winner == Role.MAKER) {
                int size = Math.min(draft.squares, random.nextInt(2, 5));
                draft.addOrbit(randomSet(draft.squares, size, random));
            } else {
                draft.removeOrbit(draft.sets.get(random.nextInt(draft.sets.size())));
            }
            problem = draft.build();
        }
        return problem;
    }

    /** Adds random sets on all squares until their potential reaches {@code target}. */
    static void addSets(ProblemDraft draft, SplittableRandom random, double target) {
        int largest = Math.min(draft.squares, random.nextInt(2, 6));
        int smallest = random.nextInt(2, Math.min(largest, 3) + 1);
        double potential = 0;
        while (potential < target) {
            int size = random.nextInt(smallest, largest + 1);
            if (random.nextInt(40) == 0) {
                size = 1;
            }
            potential += Math.scalb(1.0, -size);
            draft.sets.add(randomSet(draft.squares, size, random));
        }
    }

    private static SquareSet randomSet(int squares, int size, SplittableRandom random) {
        SquareSet set = SquareSet.empty();
        while (set.size() < size) {
            set = set.with(random.nextInt(squares));
        }
        return set;
    }

    /** Puts up to two stones of each player on squares so that no set is filled. */
    static void addStones(ProblemDraft draft, SplittableRandom random) {
        int stones = random.nextInt(1, 5);
        for (int i = 0; i < stones && draft.free().size() > 3; i++) {
            int square = randomMember(draft.free(), random);
            SquareSet maker = draft.maker.with(square);
            if (i % 2 == 0 && draft.sets.stream().noneMatch(maker::containsAll)) {
                draft.maker = maker;
            } else {
                draft.breaker = draft.breaker.with(square);
            }
        }
    }

    /** Restricts Maker's first move to a random choice of at least two free squares. */
    static void restrictFirstMove(ProblemDraft draft, SplittableRandom random) {
        int size = random.nextInt(2, Math.max(3, draft.free().size() / 2 + 1));
        SquareSet moves = SquareSet.empty();
        while (moves.size() < size) {
            moves = moves.with(randomMember(draft.free(), random));
        }
        draft.firstMoves = Optional.of(moves);
    }

    /** Returns a random member of {@code set}, which is not empty. */
    static int randomMember(SquareSet set, SplittableRandom random) {
        return set.toArray()[random.nextInt(set.size())];
    }
}
