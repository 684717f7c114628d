package proofstone.certificate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import proofstone.certificate.StrongCalculus.Reply;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;

/** Applies the rules of strong games at random to a growing pool of steps. */
final class StrongRandomSteps {
    private static final List<Kind> KINDS = List.of(Kind.values());

    private final Random random;
    private final StrongBoard board;
    private final StrongCalculus calculus;
    private final List<StrongStep> pool = new ArrayList<>();
    private final Map<Kind, Integer> accepted = new EnumMap<>(Kind.class);

    StrongRandomSteps(Random random, StrongBoard board) {
        this.random = random;
        this.board = board;
        this.calculus = new StrongCalculus(board);
        for (Player player : Player.values()) {
            attempt(Kind.PAIRS, () -> calculus.pairs(player));
            attempt(Kind.LATE, () -> calculus.late(player, random.nextInt(4)));
            for (int e = 0; e < board.sets().size(); e++) {
                int set = e;
                board.sets()
                        .get(e)
                        .forEach(v -> attempt(Kind.LINE, () -> calculus.line(player, set, v)));
            }
        }
    }

    List<StrongStep> pool() {
        return pool;
    }

    Map<Kind, Integer> accepted() {
        return accepted;
    }

    /** Applies one rule; empty if it refuses. */
    Optional<StrongStep> next() {
        Kind kind = KINDS.get(random.nextInt(KINDS.size()));
        Supplier<StrongStep> rule =
                switch (kind) {
                    case LINE -> () -> calculus.line(player(), set(), square());
                    case THREAT -> this::threat;
                    case MOVE -> () -> calculus.move(square(), any());
                    case PARRY -> this::parry;
                    case REPLIES -> this::replies;
                    case PAIRS -> () -> calculus.pairs(player(), squares(2 * random.nextInt(3)));
                    case PARTS -> () -> calculus.parts(player(), List.of(part()));
                    case LATE ->
                            () ->
                                    calculus.late(
                                            player(),
                                            random.nextInt(5),
                                            1 + random.nextInt(board.stonesATurn()));
                    case SYMMETRY -> () -> calculus.symmetry(1 + random.nextInt(7), any());
                    case WEAKEN -> () -> calculus.weaken(any(), some(), some());
                    case DRAW -> () -> calculus.draw(any(), any());
                    case STRATEGY_STEALING -> () -> calculus.strategyStealing(any());
                };
        return attempt(kind, rule);
    }

    private Optional<StrongStep> attempt(Kind kind, Supplier<StrongStep> rule) {
        try {
            StrongStep step = rule.get();
            if (!kind.isDraw()) {
                pool.add(step);
            }
            accepted.merge(kind, 1, Integer::sum);
            return Optional.of(step);
        } catch (IllegalStepException e) {
            return Optional.empty();
        }
    }

    private StrongStep threat() {
        int e = set();
        int[] members = board.sets().get(e).toArray();
        int a = members[random.nextInt(members.length)];
        return calculus.threat(e, a, members[random.nextInt(members.length)], any());
    }

    private StrongStep parry() {
        int f = set();
        int[] members = board.sets().get(f).toArray();
        return calculus.parry(f, members[random.nextInt(members.length)], any());
    }

    /** The squares of the first child's carrier, each with an answer, and perhaps others. */
    private StrongStep replies() {
        StrongStep first = any();
        List<Reply> replies = new ArrayList<>();
        SquareSet left = first.claim().carrier();
        if (random.nextInt(3) == 0) {
            left = left.intersect(board.squares(first.claim().refuter()));
        }
        if (random.nextInt(3) == 0) {
            left = left.with(square());
        }
        for (int tries = 0; tries < 60 && !left.isEmpty(); tries++) {
            StrongStep answer = any();
            boolean same = answer.claim().prover() == first.claim().prover();
            SquareSet moves = left.minus(answer.claim().carrier());
            if (same && !moves.isEmpty()) {
                moves = random.nextInt(4) == 0 ? SquareSet.of(moves.first()) : moves;
                replies.add(new Reply(moves, answer));
                left = left.minus(moves);
            }
        }
        return calculus.replies(first, replies);
    }

    private Part part() {
        List<SquareSet> edges = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            edges.add(SquareSet.of(squares(2 + random.nextInt(2))));
        }
        return new Part(edges);
    }

    private SquareSet some() {
        return SquareSet.of(squares(random.nextInt(3)));
    }

    private int[] squares(int count) {
        return random.ints(count, 0, board.squares()).toArray();
    }

    private Player player() {
        return random.nextBoolean() ? Player.BLACK : Player.WHITE;
    }

    private int set() {
        return random.nextInt(board.sets().size());
    }

    private int square() {
        return random.nextInt(board.squares());
    }

    /** One of the pool; new ones more often. */
    private StrongStep any() {
        int size = pool.size();
        int from = random.nextBoolean() ? 0 : size * 3 / 4;
        return pool.get(from + random.nextInt(size - from));
    }
}
