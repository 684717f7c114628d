package proofstone.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import proofstone.certificate.Step.Kind;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/** Applies the rules of the calculus at random and keeps what they accept. */
final class RandomSteps {
    /** The kinds of the rule of one stone a turn. */
    static final List<Kind> KINDS =
            List.copyOf(EnumSet.complementOf(EnumSet.of(Kind.BOXES, Kind.PUTS, Kind.ANSWERS)));

    private final Random random;
    private final Hypergraph board;
    private final Calculus calculus;
    private final SquareSet firstMoves;
    private final List<Step> steps = new ArrayList<>();
    private final Map<Kind, Integer> refused = new EnumMap<>(Kind.class);

    RandomSteps(Random random, Hypergraph board) {
        this.random = random;
        this.board = board;
        this.calculus = new Calculus(board);
        this.firstMoves = subset(0.4);
    }

    /** Returns a board of 1 to {@code mostSquares} squares with some sets of 1 to 4 squares. */
    static Hypergraph board(Random random, int mostSquares) {
        int squares = 1 + random.nextInt(mostSquares);
        List<SquareSet> sets = new ArrayList<>();
        int count = 1 + random.nextInt(6);
        for (int i = 0; i < count; i++) {
            int size = Math.min(squares, 1 + random.nextInt(4));
            SquareSet set = SquareSet.empty();
            while (set.size() < size) {
                set = set.with(random.nextInt(squares));
            }
            sets.add(set);
        }
        return new Hypergraph(squares, sets);
    }

    SquareSet firstMoves() {
        return firstMoves;
    }

    Map<Kind, Integer> refused() {
        return refused;
    }

    /** Tries one rule; returns the step if the calculus accepts. */
    Optional<Step> next() {
        Kind kind = KINDS.get(random.nextInt(KINDS.size()));
        try {
            Step step = apply(kind);
            steps.add(step);
            return Optional.of(step);
        } catch (IllegalStepException e) {
            refused.merge(kind, 1, Integer::sum);
            return Optional.empty();
        }
    }

    private Step apply(Kind kind) {
        return switch (kind) {
            case BLOCKED -> calculus.blocked();
            case PAIRS -> calculus.pairs(shuffled(2 * (1 + random.nextInt(2))));
            case POTENTIAL -> calculus.potential(turn(), subset(0.7), sets());
            case SHORT -> calculus.shortage(random.nextInt(4), subset(0.7));
            case JOIN -> calculus.join(some(2, Role.BREAKER));
            case LINE -> {
                int e = set();
                yield calculus.line(e, memberOf(e));
            }
            case FILLED -> calculus.filled(set());
            case FORK -> fork();
            case THREAT -> threat();
            case MOVE -> calculus.move(square(), any());
            case REPLIES -> calculus.replies(some(1, turn()));
            case FIRST_REPLIES -> calculus.firstReplies(some(1, Role.BREAKER), firstMoves);
            case DOMINATION -> calculus.domination(square(), square(), any());
            case ISOMORPHISM -> isomorphism();
            case PARTS -> calculus.parts(parts(shuffled(board.squares())));
            default -> throw new AssertionError(kind + " is of another rule");
        };
    }

    /** One or two parts of up to three sub-edges on these squares, mostly disjoint. */
    private List<Part> parts(int[] squares) {
        int cut = random.nextInt(3) == 0 ? 2 + random.nextInt(3) : squares.length;
        List<Part> parts = new ArrayList<>();
        for (int from = 0; from < squares.length; from += cut) {
            int[] some = Arrays.copyOfRange(squares, from, Math.min(from + cut, squares.length));
            List<SquareSet> edges = new ArrayList<>();
            for (int count = random.nextInt(4); count >= 0; count--) {
                edges.add(edge(random.nextInt(20) == 0 ? squares : some));
            }
            parts.add(new Part(edges));
        }
        return parts;
    }

    private SquareSet edge(int[] squares) {
        SquareSet edge = SquareSet.empty();
        for (int left = 2 + random.nextInt(2); left > 0; left--) {
            edge = edge.with(squares[random.nextInt(squares.length)]);
        }
        return edge;
    }

    private Step fork() {
        int e = set();
        int f = set();
        SquareSet common = board.sets().get(e).intersect(board.sets().get(f));
        int v = common.isEmpty() ? square() : memberOf(common);
        return calculus.fork(v, e, memberOf(e), f, memberOf(f));
    }

    private Step threat() {
        int e = set();
        return calculus.threat(memberOf(e), memberOf(e), e, of(Role.MAKER));
    }

    private Step isomorphism() {
        Step step = any();
        int[] carrier = step.claim().carrier().toArray();
        int[] images = shuffled(carrier.length);
        int[] map = new int[2 * carrier.length];
        for (int i = 0; i < carrier.length; i++) {
            map[2 * i] = carrier[i];
            map[2 * i + 1] = images[i];
        }
        boolean maker = step.claim().prover() == Role.MAKER;
        return calculus.isomorphism(step, map, maker ? subset(0.6) : SquareSet.empty());
    }

    private Step any() {
        return steps.isEmpty() ? calculus.blocked() : steps.get(random.nextInt(steps.size()));
    }

    private Step of(Role prover) {
        List<Step> fitting = steps.stream().filter(s -> s.claim().prover() == prover).toList();
        return fitting.isEmpty() ? any() : fitting.get(random.nextInt(fitting.size()));
    }

    private List<Step> some(int least, Role prover) {
        int count = least + random.nextInt(3);
        return IntStream.range(0, count).mapToObj(i -> of(prover)).toList();
    }

    private int[] shuffled(int count) {
        List<Integer> all = new ArrayList<>(IntStream.range(0, board.squares()).boxed().toList());
        Collections.shuffle(all, random);
        return all.stream().limit(count).mapToInt(Integer::intValue).toArray();
    }

    private SquareSet subset(double share) {
        return SquareSet.of(
                IntStream.range(0, board.squares())
                        .filter(s -> random.nextDouble() < share)
                        .toArray());
    }

    private SquareSet sets() {
        return SquareSet.of(
                IntStream.range(0, board.sets().size())
                        .filter(e -> random.nextBoolean())
                        .toArray());
    }

    private Role turn() {
        return random.nextBoolean() ? Role.MAKER : Role.BREAKER;
    }

    private int square() {
        return random.nextInt(board.squares());
    }

    private int set() {
        return random.nextInt(board.sets().size());
    }

    private int memberOf(int e) {
        return memberOf(board.sets().get(e));
    }

    private int memberOf(SquareSet set) {
        int[] members = set.toArray();
        return members[random.nextInt(members.length)];
    }
}
