package proofstone.testkit;

import java.util.List;
import java.util.SplittableRandom;
import proofstone.game.Board;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/** Seeded random middle-game positions of boards with a name. */
public final class MiddleGames {
    /** GAME strings of boards that are small enough for {@link BruteForce} after a few moves. */
    public static final List<String> SMALL_BOARDS =
            List.of(
                    "mnk:3,3,3",
                    "mnk:3,4,3",
                    "mnk:3,5,3",
                    "mnk:4,4,3",
                    "mnk:4,4,4",
                    "mnk:4,5,4",
                    "mnk:3,3,3;torus",
                    "mnk:3,4,3;torus",
                    "mnk:4,4,4;torus",
                    "animal:tic,4,4",
                    "animal:el,3,3",
                    "animal:elly,4,4",
                    "animal:tippy,3,3",
                    "animal:fatty,4,4",
                    "animal:fatty,5,4",
                    "animal:knobby,4,4",
                    "animal:skinny,4,4",
                    "animal:domino,3,3;torus",
                    "strip7:7",
                    "strip7:8");

    private static final int MOST_FREE = 11;

    private MiddleGames() {}

    /**
     * Returns a position of {@code board} in which Maker has filled nothing, with at most {@value
     * #MOST_FREE} free squares and either player to move.
     *
     * <p>Stones are put in turn; mostly Breaker answers where Maker threatens, so that games last.
     */
    public static WeakProblem position(Board board, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int squares = board.hypergraph().squares();
        int leave = random.nextInt(Math.min(6, squares), Math.min(MOST_FREE, squares) + 1);
        Role first = random.nextBoolean() ? Role.MAKER : Role.BREAKER;
        WeakPosition position = WeakPosition.empty(first);
        while (squares - position.occupied().size() > leave) {
            position = position.play(move(board, position, random));
            if (board.hypergraph().sets().stream().anyMatch(position.maker()::containsAll)) {
                position = WeakPosition.empty(first);
            }
        }
        Role toMove = random.nextInt(4) == 0 ? position.toMove().opponent() : position.toMove();
        return WeakProblem.of(
                board, new WeakPosition(position.maker(), position.breaker(), toMove));
    }

    private static int move(Board board, WeakPosition position, SplittableRandom random) {
        SquareSet free = SquareSet.range(board.hypergraph().squares()).minus(position.occupied());
        SquareSet threats = SquareSet.empty();
        for (SquareSet set : board.hypergraph().sets()) {
            SquareSet missing = set.minus(position.maker());
            if (missing.size() == 1 && free.containsAll(missing)) {
                threats = threats.union(missing);
            }
        }
        if (position.toMove() == Role.BREAKER && !threats.isEmpty()) {
            return RandomProblems.randomMember(threats, random);
        }
        SquareSet quiet = free.minus(threats);
        return RandomProblems.randomMember(quiet.isEmpty() ? free : quiet, random);
    }
}
