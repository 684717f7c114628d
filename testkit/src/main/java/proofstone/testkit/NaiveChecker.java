package proofstone.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import proofstone.certificate.Certificate;
import proofstone.certificate.StrategyWalk;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

/**
 * A second, naive verification of a certificate: its strategy is played against every line of the
 * refuter, and only the rules of the game say who has won.
 *
 * <p>It looks at no claim and at no carrier. The stones, the limit of Maker's stones and the
 * restriction of his first move are counted here once more, so that a slip of the walk shows. The
 * number of lines grows like the factorial of the free squares; a budget of positions bounds it.
 */
public final class NaiveChecker {
    /** What the games showed. */
    public enum Outcome {
        /** The prover won every game, and every line of the refuter was played. */
        PROVER_WINS,
        /** The prover lost a game, or his strategy named a move that he may not make. */
        PROVER_LOSES,
        /** The budget ran out before a game was lost. */
        BUDGET_SPENT
    }

    private final WeakProblem problem;
    private final Role prover;
    private final List<Integer> line = new ArrayList<>();
    private long budget;

    private NaiveChecker(Certificate certificate, long budget) {
        this.problem = certificate.problem();
        this.prover = certificate.winner();
        this.budget = budget;
    }

    /**
     * Plays every line of the refuter.
     *
     * @param budget the greatest number of positions
     */
    public static Outcome playAll(Certificate certificate, long budget) {
        NaiveChecker checker = new NaiveChecker(certificate, budget);
        boolean wins = checker.wins(StrategyWalk.start(certificate));
        if (!wins) {
            return Outcome.PROVER_LOSES;
        }
        return checker.budget < 0 ? Outcome.BUDGET_SPENT : Outcome.PROVER_WINS;
    }

    /**
     * Plays games in which the refuter moves at random.
     *
     * @return {@link Outcome#PROVER_LOSES} if a game was lost, else {@link Outcome#BUDGET_SPENT}
     */
    public static Outcome playRandomly(Certificate certificate, long seed, int games) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < games; i++) {
            if (!new NaiveChecker(certificate, games).winsAgainst(random, certificate)) {
                return Outcome.PROVER_LOSES;
            }
        }
        return Outcome.BUDGET_SPENT;
    }

    private boolean wins(StrategyWalk walk) {
        if (isOver()) {
            return winner() == prover;
        }
        if (--budget < 0) {
            return true;
        }
        if (toMove() == prover) {
            return winsBy(reply(walk), walk);
        }
        return moves().stream().allMatch(move -> winsBy(move, walk));
    }

    private boolean winsBy(int move, StrategyWalk walk) {
        if (!moves().contains(move)) {
            return false;
        }
        StrategyWalk next = walk.play(move);
        line.add(move);
        boolean wins = wins(next);
        line.removeLast();
        return wins;
    }

    private boolean winsAgainst(SplittableRandom random, Certificate certificate) {
        StrategyWalk walk = StrategyWalk.start(certificate);
        while (!isOver()) {
            int move =
                    toMove() == prover ? reply(walk) : RandomProblems.randomMember(moves(), random);
            if (!moves().contains(move)) {
                return false;
            }
            walk = walk.play(move);
            line.add(move);
        }
        return winner() == prover;
    }

    /** The move of the strategy, or any if it needs none. */
    private int reply(StrategyWalk walk) {
        OptionalInt reply = walk.isOver() ? OptionalInt.empty() : walk.reply();
        return reply.orElse(moves().first());
    }

    private Role toMove() {
        Role first = problem.position().toMove();
        return line.size() % 2 == 0 ? first : first.opponent();
    }

    private SquareSet stones(Role player) {
        boolean first = player == problem.position().toMove();
        SquareSet stones =
                player == Role.MAKER ? problem.position().maker() : problem.position().breaker();
        for (int i = first ? 0 : 1; i < line.size(); i += 2) {
            stones = stones.with(line.get(i));
        }
        return stones;
    }

    private SquareSet moves() {
        SquareSet all = SquareSet.range(problem.board().hypergraph().squares());
        SquareSet free = all.minus(stones(Role.MAKER)).minus(stones(Role.BREAKER));
        int makerMoves = stones(Role.MAKER).size() - problem.position().maker().size();
        return toMove() == Role.MAKER && makerMoves == 0
                ? free.intersect(problem.firstMoves().orElse(free))
                : free;
    }

    private Role winner() {
        return isFilled() ? Role.MAKER : Role.BREAKER;
    }

    private boolean isFilled() {
        SquareSet maker = stones(Role.MAKER);
        return problem.board().hypergraph().sets().stream().anyMatch(maker::containsAll);
    }

    private boolean isOver() {
        SquareSet breaker = stones(Role.BREAKER);
        int spent = stones(Role.MAKER).size() - problem.position().maker().size();
        return winner() == Role.MAKER
                || moves().isEmpty()
                || (problem.makerStones().isPresent() && spent >= problem.makerStones().getAsInt())
                || problem.board().hypergraph().sets().stream().allMatch(breaker::intersects);
    }
}
