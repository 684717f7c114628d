package proofstone.certificate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.game.Board;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * Solves problems of a few squares by trying everything, and writes proofs that use all rules of
 * the calculus in a random mixture.
 */
final class BruteProver {
    private static final int MOST_TRICKS = 5;

    private final Random random;
    private final Hypergraph board;
    private final Calculus calculus;
    private final Map<Node, Boolean> values = new HashMap<>();
    private final List<Step> proved = new ArrayList<>();

    /**
     * A question: does Maker fill one of the winning sets that Breaker has to hold?
     *
     * @param stones how many further stones Maker has, {@link Claim#UNLIMITED} for any
     * @param sets indices of the sets that Breaker has to hold
     * @param first where Maker's next stone may stand
     */
    private record Node(
            SquareSet maker,
            SquareSet breaker,
            Role turn,
            int stones,
            SquareSet sets,
            SquareSet first) {}

    BruteProver(Random random, Hypergraph board) {
        this.random = random;
        this.board = board;
        this.calculus = new Calculus(board);
    }

    /** Returns a random problem on {@code board}, in which Maker has a first move. */
    static WeakProblem problem(Random random, Board board) {
        SquareSet maker = SquareSet.empty();
        SquareSet breaker = SquareSet.empty();
        int squares = board.hypergraph().squares();
        for (int square = 0; square < squares; square++) {
            int dice = random.nextInt(8);
            maker = dice == 0 ? maker.with(square) : maker;
            breaker = dice == 1 ? breaker.with(square) : breaker;
        }
        WeakPosition position =
                new WeakPosition(maker, breaker, random.nextBoolean() ? Role.MAKER : Role.BREAKER);
        OptionalInt stones =
                random.nextInt(3) == 0 ? OptionalInt.of(random.nextInt(4)) : OptionalInt.empty();
        SquareSet free = SquareSet.range(squares).minus(position.occupied());
        SquareSet first = SquareSet.of(random.ints(3, 0, squares).toArray());
        boolean restricted = random.nextInt(2) == 0 && first.intersect(free).size() >= 2;
        return new WeakProblem(
                board, position, stones, restricted ? Optional.of(first) : Optional.empty());
    }

    /** Proves who wins {@code problem}, whose board is that of this prover. */
    Certificate prove(WeakProblem problem) {
        WeakPosition position = problem.position();
        Node root =
                new Node(
                        position.maker(),
                        position.breaker(),
                        position.toMove(),
                        problem.makerStones().orElse(Claim.UNLIMITED),
                        SquareSet.range(board.sets().size()),
                        problem.firstMoves().orElse(all()));
        return new Certificate(problem, "brute force", "test", proof(root));
    }

    /** Returns all steps that were proved on the way. */
    List<Step> proved() {
        return proved;
    }

    private SquareSet all() {
        return SquareSet.range(board.squares());
    }

    private SquareSet free(Node node) {
        return all().minus(node.maker).minus(node.breaker);
    }

    private SquareSet moves(Node node) {
        return node.turn == Role.MAKER ? free(node).intersect(node.first) : free(node);
    }

    private Node play(Node node, int v) {
        if (node.turn == Role.BREAKER) {
            return new Node(
                    node.maker,
                    node.breaker.with(v),
                    Role.MAKER,
                    node.stones,
                    node.sets,
                    node.first);
        }
        int stones = node.stones == Claim.UNLIMITED ? Claim.UNLIMITED : node.stones - 1;
        return new Node(node.maker.with(v), node.breaker, Role.BREAKER, stones, node.sets, all());
    }

    private boolean makerWins(Node node) {
        Boolean seen = values.get(node);
        if (seen == null) {
            seen = isWon(node) || (node.stones > 0 && makerWinsByMoves(node));
            values.put(node, seen);
        }
        return seen;
    }

    private boolean isWon(Node node) {
        return node.sets.stream().anyMatch(e -> node.maker.containsAll(set(e)));
    }

    private SquareSet set(int e) {
        return board.sets().get(e);
    }

    private boolean makerWinsByMoves(Node node) {
        SquareSet moves = moves(node);
        return node.turn == Role.MAKER
                ? moves.stream().anyMatch(v -> makerWins(play(node, v)))
                : !moves.isEmpty() && moves.stream().allMatch(v -> makerWins(play(node, v)));
    }

    private Step proof(Node node) {
        for (int tries = random.nextInt(MOST_TRICKS); tries > 0; tries--) {
            Optional<Step> trick = trick(node);
            if (trick.isPresent()) {
                proved.add(trick.get());
                return trick.get();
            }
        }
        Step step = makerWins(node) ? makersProof(node) : breakersProof(node);
        assert serves(step, node) : step + " does not prove " + node;
        proved.add(step);
        return step;
    }

    private Optional<Step> trick(Node node) {
        try {
            Step step =
                    random.nextInt(3) == 0
                            ? carried(node)
                            : makerWins(node) ? makersTrick(node) : breakersTrick(node);
            return Optional.of(step).filter(s -> serves(s, node));
        } catch (IllegalStepException e) {
            return Optional.empty();
        }
    }

    /** Returns whether the step proves the value of the node. */
    private boolean serves(Step step, Node node) {
        Claim claim = step.claim();
        if ((claim.prover() == Role.MAKER) != makerWins(node)
                || !claim.usableWith(node.turn)
                || !free(node).containsAll(claim.carrier())) {
            return false;
        }
        return switch (claim) {
            case OfBreaker c ->
                    c.stones() >= node.stones
                            && (!c.opening() || node.first.size() < board.squares())
                            && c.held().containsAll(unblocked(node));
            case OfMaker c ->
                    c.stones() <= node.stones
                            && node.maker.containsAll(c.support())
                            && node.sets.containsAll(c.used())
                            && node.first.containsAll(c.opening());
        };
    }

    private SquareSet unblocked(Node node) {
        return SquareSet.of(
                node.sets.stream().filter(e -> !set(e).intersects(node.breaker)).toArray());
    }

    /** Something proved elsewhere, on other squares. */
    private Step carried(Node node) {
        Step step = proved.isEmpty() ? calculus.blocked() : any(proved);
        if (random.nextInt(3) == 0) {
            return calculus.domination(anyOf(all()), anyOf(all()), step);
        }
        int[] carrier = step.claim().carrier().toArray();
        List<Integer> places = shuffled(free(node));
        Calculus.require(carrier.length <= places.size(), "too few places");
        int[] map = new int[2 * carrier.length];
        for (int i = 0; i < carrier.length; i++) {
            map[2 * i] = carrier[i];
            map[2 * i + 1] = places.get(i);
        }
        boolean maker = step.claim().prover() == Role.MAKER;
        return calculus.isomorphism(step, map, maker ? node.maker : SquareSet.empty());
    }

    private Step breakersTrick(Node node) {
        List<Integer> free = shuffled(free(node));
        Calculus.require(free.size() >= 2, "too few squares");
        int a = free.get(0);
        int b = free.get(1);
        return switch (random.nextInt(5)) {
            case 4 -> calculus.parts(List.of(part(node)));
            case 0 -> calculus.potential(node.turn, free(node), unblocked(node));
            case 1 -> calculus.shortage(Math.min(node.stones, 3), free(node));
            case 2 ->
                    calculus.pairs(
                            free.stream().limit(free.size() & -2).mapToInt(i -> i).toArray());
            default -> {
                Step pair = calculus.pairs(a, b);
                yield calculus.join(List.of(pair, proof(without(node, a, b))));
            }
        };
    }

    /** What Maker lacks in each set, as one part. */
    private Part part(Node node) {
        return new Part(unblocked(node).stream().mapToObj(e -> set(e).minus(node.maker)).toList());
    }

    /** The node in which a pair is Maker's and holds its sets; still Breaker's, or refused. */
    private Node without(Node node, int a, int b) {
        SquareSet held = calculus.through(a).intersect(calculus.through(b));
        Node rest =
                new Node(
                        node.maker.with(a).with(b),
                        node.breaker,
                        node.turn,
                        node.stones,
                        node.sets.minus(held),
                        all());
        Calculus.require(!makerWins(rest), "the pair is needed elsewhere");
        return rest;
    }

    private Step makersTrick(Node node) {
        if (random.nextBoolean()) {
            return fork(node);
        }
        List<Integer> lines = twoLines(node);
        Calculus.require(!lines.isEmpty(), "no line");
        int e = lines.get(0);
        int a = anyOf(set(e).minus(node.maker));
        int b = anyOf(set(e).minus(node.maker).without(a));
        Node next =
                new Node(
                        node.maker.with(a),
                        node.breaker.with(b),
                        Role.MAKER,
                        node.stones == Claim.UNLIMITED ? node.stones : node.stones - 1,
                        node.sets,
                        all());
        Calculus.require(node.stones > 0 && makerWins(next), "no threat");
        return calculus.threat(a, b, e, proof(next));
    }

    /** Returns the sets that lack two squares and have no stone of Breaker's, in random order. */
    private List<Integer> twoLines(Node node) {
        return shuffled(node.sets).stream()
                .filter(e -> set(e).minus(node.maker).size() == 2)
                .filter(e -> free(node).containsAll(set(e).minus(node.maker)))
                .toList();
    }

    private Step fork(Node node) {
        List<Integer> lines = twoLines(node);
        Calculus.require(lines.size() >= 2, "no two lines");
        int e = lines.get(0);
        int f = lines.get(1);
        SquareSet common = set(e).intersect(set(f)).minus(node.maker);
        int v = anyOf(common);
        int a = anyOf(set(e).minus(node.maker).without(v));
        int b = anyOf(set(f).minus(node.maker).without(v));
        return calculus.fork(v, e, a, f, b);
    }

    private Step makersProof(Node node) {
        Optional<Integer> filled =
                node.sets.stream().boxed().filter(e -> node.maker.containsAll(set(e))).findAny();
        if (filled.isPresent()) {
            return calculus.filled(filled.get());
        }
        if (node.turn == Role.BREAKER) {
            return calculus.replies(answers(node));
        }
        int v =
                shuffled(moves(node)).stream()
                        .filter(s -> makerWins(play(node, s)))
                        .findFirst()
                        .orElseThrow();
        Optional<Integer> line =
                calculus.through(v).intersect(node.sets).stream()
                        .boxed()
                        .filter(e -> node.maker.with(v).containsAll(set(e)))
                        .findAny();
        return line.isPresent() && random.nextBoolean()
                ? calculus.line(line.get(), v)
                : calculus.move(v, proof(play(node, v)));
    }

    private Step breakersProof(Node node) {
        if (unblocked(node).isEmpty()) {
            return calculus.blocked();
        }
        if (node.stones == 0) {
            return calculus.shortage(0, free(node));
        }
        if (node.turn == Role.MAKER) {
            boolean restricted = node.first.size() < board.squares();
            return restricted
                    ? calculus.firstReplies(answers(node), node.first)
                    : calculus.replies(answers(node));
        }
        int v =
                shuffled(free(node)).stream()
                        .filter(s -> !makerWins(play(node, s)))
                        .findFirst()
                        .orElseThrow();
        return calculus.move(v, proof(play(node, v)));
    }

    /** Answers moves of the refuter until the carriers of the answers have none in common. */
    private List<Step> answers(Node node) {
        List<Step> answers = new ArrayList<>();
        SquareSet mustPlay = moves(node);
        while (!mustPlay.isEmpty()) {
            Step answer = proof(play(node, anyOf(mustPlay)));
            mustPlay = mustPlay.intersect(answer.claim().carrier());
            answers.add(answer);
        }
        return answers;
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private int anyOf(SquareSet squares) {
        Calculus.require(!squares.isEmpty(), "nothing to choose from");
        return any(squares.stream().boxed().toList());
    }

    private List<Integer> shuffled(SquareSet squares) {
        List<Integer> list = squares.stream().boxed().collect(Collectors.toList());
        Collections.shuffle(list, random);
        return list;
    }
}
