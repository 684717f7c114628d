package proofstone.testkit;

import java.util.List;
import java.util.SplittableRandom;
import proofstone.game.Permutation;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

/**
 * Seeded small problems that hold, several at once, the structures on which combinations of rules
 * trip.
 *
 * <p>Each {@link Structure} is a pattern that some reduction or leaf rule looks for. False proofs
 * come from two of them at once: a fork of two lines that are really one, a pair whose square
 * another rule has used, a merged mirror image whose support is not there. Equal seeds give equal
 * problems.
 */
public final class AdversarialProblems {
    /** The patterns that are planted. */
    public enum Structure {
        /** Two sets that leave the same two free squares: one line, not the crossing of two. */
        EQUAL_TWO_EDGES,
        /** A line with a square that is on no other set. */
        PRIVATE_SQUARE,
        /** Two squares that are on the same sets. */
        MUTUAL_PAIR,
        /** A set that contains another one. */
        SUPERSET,
        /** A square that is on one set of another square's only. */
        DOMINATED_SQUARE,
        /** A chain of lines with two free squares. */
        TWO_EDGE_CHAIN
    }

    private static final int MOST_FREE = 13;

    private AdversarialProblems() {}

    /**
     * Returns a problem with one to four planted structures, at most {@value #MOST_FREE} squares
     * free.
     */
    public static WeakProblem problem(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        ProblemDraft draft =
                switch (random.nextInt(3)) {
                    case 0 -> glued(random, 0);
                    case 1 -> glued(random, 1);
                    default -> base(random, random.nextInt(5, 9), 0.5);
                };
        draft.toMove = random.nextBoolean() ? Role.MAKER : Role.BREAKER;
        int structures = random.nextInt(1, 5);
        for (int i = 0; i < structures && draft.free().size() < MOST_FREE - 1; i++) {
            plant(Structure.values()[random.nextInt(Structure.values().length)], draft, random);
        }
        if (random.nextInt(4) == 0) {
            RandomProblems.addStones(draft, random);
        }
        if (random.nextInt(3) == 0) {
            mirror(draft, random);
        }
        return RandomProblems.balanced(draft, random);
    }

    private static ProblemDraft base(SplittableRandom random, int squares, double potential) {
        ProblemDraft draft = new ProblemDraft(squares);
        RandomProblems.addSets(draft, random, potential * random.nextDouble(0.5, 1.3));
        return draft;
    }

    /**
     * Two random boards that share {@code common} squares: components, or an articulation square.
     */
    private static ProblemDraft glued(SplittableRandom random, int common) {
        ProblemDraft draft = base(random, random.nextInt(4, 7), 0.5);
        ProblemDraft other = base(random, random.nextInt(4, 7), 0.5);
        int shift = draft.squares - common;
        for (SquareSet set : other.sets) {
            draft.sets.add(SquareSet.of(set.stream().map(v -> v + shift).toArray()));
        }
        draft.squares = shift + other.squares;
        return draft;
    }

    /** Makes an exchange of free squares in pairs a symmetry by adding the image of each set. */
    private static void mirror(ProblemDraft draft, SplittableRandom random) {
        int[] images = SquareSet.range(draft.squares).toArray();
        SquareSet rest = draft.free();
        while (rest.size() > 1) {
            int a = RandomProblems.randomMember(rest, random);
            int b = RandomProblems.randomMember(rest.without(a), random);
            images[a] = b;
            images[b] = a;
            rest = rest.without(a).without(b);
            if (random.nextInt(4) == 0 && !rest.isEmpty()) {
                rest = rest.without(rest.first());
            }
        }
        draft.symmetries = List.of(Permutation.of(images));
        List.copyOf(draft.sets).forEach(draft::addOrbit);
    }

    private static void plant(Structure structure, ProblemDraft draft, SplittableRandom random) {
        int a = RandomProblems.randomMember(draft.free(), random);
        int b = RandomProblems.randomMember(draft.free().without(a), random);
        int c = RandomProblems.randomMember(draft.free().without(a).without(b), random);
        SquareSet some = draft.sets.get(random.nextInt(draft.sets.size()));
        switch (structure) {
            case EQUAL_TWO_EDGES -> {
                draft.sets.add(SquareSet.of(a, b, makerSquare(draft)));
                draft.sets.add(SquareSet.of(a, b, makerSquare(draft)));
            }
            case PRIVATE_SQUARE -> {
                SquareSet line = SquareSet.of(a, draft.addSquare());
                draft.sets.add(random.nextBoolean() ? line : line.with(b));
            }
            case MUTUAL_PAIR -> {
                SquareSet pair = SquareSet.of(draft.addSquare(), draft.addSquare());
                draft.sets.add(pair.with(a));
                draft.sets.add(pair.with(b).with(c));
            }
            case SUPERSET -> draft.sets.add(some.with(a));
            case DOMINATED_SQUARE -> draft.sets.add(some.with(draft.addSquare()));
            case TWO_EDGE_CHAIN -> {
                draft.sets.add(SquareSet.of(a, b));
                draft.sets.add(SquareSet.of(b, c, makerSquare(draft)));
            }
        }
    }

    private static int makerSquare(ProblemDraft draft) {
        int square = draft.addSquare();
        draft.maker = draft.maker.with(square);
        return square;
    }
}
