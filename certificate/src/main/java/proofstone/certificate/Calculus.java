package proofstone.certificate;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.certificate.Step.Kind;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * The proof calculus of one board: the only way to make a {@link Step}.
 *
 * <p>Each method is one rule of the certificate format page, section 3, and is named after it. It
 * computes the claim of the new step from the claims of its children and throws {@link
 * IllegalStepException} where the rule does not accept. A search that builds its results with this
 * class cannot hold a false proof, however wild it is; the independent checker repeats the same
 * computation with other code. Immutable and safe for use by several threads.
 */
public final class Calculus {
    /*
     * Soundness. The lemmas stand on the format page beside their rules. Two facts keep the code
     * short: the sets that contain all of a set A of squares are the intersection of the incidence
     * sets of A's squares (`superSets`), which serves pairs, potentials and isomorphisms alike; and
     * an isomorphism never looks at a position, only at what the child proves.
     */
    private static final int[] NONE = {};

    /**
     * The greatest number of Maker's stones that is not {@link Claim#UNLIMITED}: sums stop here.
     */
    private static final int GREATEST_LIMIT = Claim.UNLIMITED - 1;

    private final Hypergraph hypergraph;
    private final List<SquareSet> incidence;
    private final SquareSet allSets;
    private final Partition partition = new Partition();
    private final Step blocked;

    /** Makes the calculus of {@code hypergraph}. */
    public Calculus(Hypergraph hypergraph) {
        this.hypergraph = hypergraph;
        this.incidence = hypergraph.incidence();
        this.allSets = SquareSet.range(hypergraph.sets().size());
        SquareSet none = SquareSet.empty();
        this.blocked =
                leaf(
                        Kind.BLOCKED,
                        NONE,
                        new OfBreaker(Role.MAKER, Claim.UNLIMITED, none, none, false));
    }

    /** Returns the board. */
    public Hypergraph hypergraph() {
        return hypergraph;
    }

    /** Rule B1: Breaker holds nothing and needs nothing. */
    public Step blocked() {
        return blocked;
    }

    /** Rule B2: a pairing strategy; the squares are a b a b ..., all distinct. */
    public Step pairs(int... squares) {
        SquareSet carrier = squareSet(squares);
        require(squares.length > 0 && squares.length % 2 == 0, "pairs need an even number");
        require(carrier.size() == squares.length, "a square stands in two pairs");
        SquareSet held = SquareSet.empty();
        for (int i = 0; i < squares.length; i += 2) {
            held = held.union(through(squares[i]).intersect(through(squares[i + 1])));
        }
        return leaf(
                Kind.PAIRS,
                squares.clone(),
                new OfBreaker(Role.MAKER, Claim.UNLIMITED, carrier, held, false));
    }

    /**
     * Rule B3: the potential of the sets {@code sets} on {@code region} is below one.
     *
     * @param turn the player to move
     * @param region the carrier
     * @param sets indices of winning sets
     */
    public Step potential(Role turn, SquareSet region, SquareSet sets) {
        squareSet(region.toArray());
        require(allSets.containsAll(sets), "unknown winning set");
        require(
                Potential.isBelowOne(hypergraph, turn, region, sets),
                "the potential is not below one");
        SquareSet held = SquareSet.empty();
        for (int e : sets.toArray()) {
            held = held.union(superSets(hypergraph.sets().get(e).intersect(region)));
        }
        return step(
                Kind.POTENTIAL,
                region.toArray(),
                sets.toArray(),
                List.of(),
                new OfBreaker(turn, Claim.UNLIMITED, region, held, false));
    }

    /** Rule B4: Maker has at most {@code stones} further stones; sets that lack more are held. */
    public Step shortage(int stones, SquareSet region) {
        require(
                stones >= 0 && stones <= Certificate.GREATEST_NUMBER,
                () -> stones + " is no number of stones");
        squareSet(region.toArray());
        SquareSet held = SquareSet.empty();
        for (int e : allSets.toArray()) {
            if (hypergraph.sets().get(e).intersect(region).size() > stones) {
                held = held.with(e);
            }
        }
        int[] squares = region.toArray();
        int[] operands = new int[squares.length + 1];
        operands[0] = stones;
        System.arraycopy(squares, 0, operands, 1, squares.length);
        return leaf(Kind.SHORT, operands, new OfBreaker(Role.MAKER, stones, region, held, false));
    }

    /** Rule B5: Breaker's strategies on disjoint carriers, at most one with Breaker to move. */
    public Step join(List<Step> parts) {
        require(parts.size() >= 2, "a join has at least two parts");
        SquareSet carrier = SquareSet.empty();
        SquareSet held = SquareSet.empty();
        int stones = Claim.UNLIMITED;
        Role turn = Role.MAKER;
        for (Step part : parts) {
            OfBreaker claim = breaker(part);
            require(!claim.opening(), "a part relies on the first move");
            require(!carrier.intersects(claim.carrier()), "two parts share a square");
            require(turn == Role.MAKER || claim.turn() == Role.MAKER, "two parts want the move");
            turn = claim.turn() == Role.BREAKER ? Role.BREAKER : turn;
            carrier = carrier.union(claim.carrier());
            held = held.union(claim.held());
            stones = Math.min(stones, claim.stones());
        }
        return step(
                Kind.JOIN,
                NONE,
                NONE,
                List.copyOf(parts),
                new OfBreaker(turn, stones, carrier, held, false));
    }

    /**
     * Rule B6: a partition strategy; the parts are disjoint, and Breaker wins each moving second.
     *
     * <p>Costs some microseconds, for each shape of a part that has not been met before a search.
     */
    public Step parts(List<Part> parts) {
        require(!parts.isEmpty(), "no parts");
        SquareSet carrier = SquareSet.empty();
        SquareSet held = SquareSet.empty();
        for (Part part : parts) {
            SquareSet squares = part.squares();
            requirePart(part, squares);
            require(!carrier.intersects(squares), "two parts share a square");
            carrier = carrier.union(squares);
            for (SquareSet edge : part.edges()) {
                held = held.union(superSets(edge));
            }
        }
        return leaf(
                Kind.PARTS,
                Partition.toOperands(parts),
                new OfBreaker(Role.MAKER, Claim.UNLIMITED, carrier, held, false));
    }

    private void requirePart(Part part, SquareSet squares) {
        int edges = part.edges().size();
        require(
                edges >= 1 && edges <= Part.MAX_EDGES,
                () -> "a part has 1 to " + Part.MAX_EDGES + " sub-edges, not " + edges);
        require(
                squares.size() <= Part.MAX_SQUARES,
                () -> "a part has at most " + Part.MAX_SQUARES + " squares, not " + squares.size());
        require(
                squares.next(hypergraph.squares()) < 0,
                () -> "the part " + squares + " leaves the board");
        for (SquareSet edge : part.edges()) {
            require(edge.size() >= 2, "a sub-edge has at least two squares");
        }
        require(partition.isBreakers(part), () -> "Maker wins the part " + part.edges());
    }

    /** Rule M1: winning set {@code e} is filled. */
    public Step filled(int e) {
        SquareSet none = SquareSet.empty();
        return leaf(
                Kind.FILLED,
                new int[] {e},
                new OfMaker(Role.BREAKER, 0, none, set(e), SquareSet.of(e), none));
    }

    /** Rule M2: Maker to move fills winning set {@code e} at its last free square {@code v}. */
    public Step line(int e, int v) {
        require(set(e).contains(square(v)), "the square is not on the line");
        SquareSet only = SquareSet.of(v);
        return leaf(
                Kind.LINE,
                new int[] {e, v},
                new OfMaker(Role.MAKER, 1, only, set(e).without(v), SquareSet.of(e), only));
    }

    /**
     * Rule M3: Maker to move takes {@code v}, then has {@code a} to fill e and {@code b} to fill f.
     */
    public Step fork(int v, int e, int a, int f, int b) {
        squareSet(v, a, b);
        require(v != a && v != b && a != b, "the squares of a fork are distinct");
        require(set(e).contains(v) && set(e).contains(a) && !set(e).contains(b), "e is no 2-line");
        require(set(f).contains(v) && set(f).contains(b) && !set(f).contains(a), "f is no 2-line");
        SquareSet carrier = SquareSet.of(v, a, b);
        SquareSet support = set(e).union(set(f)).minus(carrier);
        return leaf(
                Kind.FORK,
                new int[] {v, e, a, f, b},
                new OfMaker(Role.MAKER, 2, carrier, support, SquareSet.of(e, f), SquareSet.of(v)));
    }

    /**
     * Rule M4: Maker takes {@code a}, threatens to fill e at {@code b}, and goes on with {@code
     * next}.
     */
    public Step threat(int a, int b, int e, Step next) {
        OfMaker claim = maker(next);
        squareSet(a, b);
        require(claim.usableWith(Role.MAKER), "the child of a threat has Maker to move");
        require(a != b && set(e).contains(a) && set(e).contains(b), "e is not threatened");
        require(!claim.carrier().contains(a), "the threat square is in the carrier");
        require(
                !claim.carrier().contains(b) && !claim.support().contains(b),
                "the answer is used afterwards");
        SquareSet squares = SquareSet.of(a, b);
        SquareSet carrier = claim.carrier().union(squares);
        SquareSet support = claim.support().union(set(e)).minus(squares);
        require(!carrier.intersects(support), "the line needs a square of the carrier");
        return step(
                Kind.THREAT,
                new int[] {a, b, e},
                NONE,
                List.of(next),
                new OfMaker(
                        Role.MAKER,
                        Math.max(2, claim.stones() + 1),
                        carrier,
                        support,
                        claim.used().with(e),
                        SquareSet.of(a)));
    }

    /** Rule P1: the prover puts a stone on {@code v}. */
    public Step move(int v, Step next) {
        Claim claim = next.claim();
        require(
                claim instanceof OfBreaker
                        ? claim.turn() == Role.MAKER
                        : claim.usableWith(Role.BREAKER),
                "the child of a move has the refuter to move");
        require(!claim.carrier().contains(square(v)), "the square is in the child's carrier");
        SquareSet carrier = claim.carrier().with(v);
        Claim moved =
                switch (claim) {
                    case OfBreaker c ->
                            new OfBreaker(
                                    Role.BREAKER,
                                    c.stones(),
                                    carrier,
                                    c.held().union(through(v)),
                                    c.opening());
                    case OfMaker c ->
                            new OfMaker(
                                    Role.MAKER,
                                    c.stones() + 1,
                                    carrier,
                                    c.support().without(v),
                                    c.used(),
                                    SquareSet.of(v));
                };
        return step(Kind.MOVE, new int[] {v}, NONE, List.of(next), moved);
    }

    /** Rule P2: the children together answer every move of the refuter (must-play). */
    public Step replies(List<Step> answers) {
        require(!answers.isEmpty(), "no answers");
        if (answers.get(0).claim() instanceof OfMaker) {
            return makerReplies(answers);
        }
        require(common(answers).isEmpty(), "a reply is not covered");
        return breakerReplies(Kind.REPLIES, answers);
    }

    /** Rule P3: the children together answer each of Maker's permitted first moves. */
    public Step firstReplies(List<Step> answers, SquareSet firstMoves) {
        require(!answers.isEmpty(), "no answers");
        require(coversFirstMoves(answers, firstMoves), "a first move is not covered");
        return breakerReplies(Kind.FIRST_REPLIES, answers);
    }

    private Step breakerReplies(Kind kind, List<Step> answers) {
        SquareSet carrier = SquareSet.empty();
        SquareSet held = allSets;
        int stones = Claim.UNLIMITED;
        for (Step answer : answers) {
            OfBreaker claim = breaker(answer);
            require(!claim.opening(), "an answer relies on the first move");
            carrier = carrier.union(claim.carrier());
            held = held.intersect(claim.held());
            stones = Math.min(stones, claim.stones());
        }
        int more = stones >= GREATEST_LIMIT ? stones : stones + 1;
        boolean opening = kind == Kind.FIRST_REPLIES;
        return step(
                kind,
                NONE,
                NONE,
                List.copyOf(answers),
                new OfBreaker(Role.MAKER, more, carrier, held, opening));
    }

    private Step makerReplies(List<Step> answers) {
        require(common(answers).isEmpty(), "a reply is not covered");
        SquareSet carrier = SquareSet.empty();
        SquareSet support = SquareSet.empty();
        SquareSet used = SquareSet.empty();
        SquareSet opening = SquareSet.empty();
        int stones = 0;
        for (Step answer : answers) {
            OfMaker claim = maker(answer);
            require(claim.usableWith(Role.MAKER), "an answer has Maker to move");
            carrier = carrier.union(claim.carrier());
            support = support.union(claim.support());
            used = used.union(claim.used());
            opening = opening.union(claim.opening());
            stones = Math.max(stones, claim.stones());
        }
        require(!carrier.intersects(support), "an answer needs a square that another plays on");
        return step(
                Kind.REPLIES,
                NONE,
                NONE,
                List.copyOf(answers),
                new OfMaker(Role.BREAKER, stones, carrier, support, used, opening));
    }

    /** Rule P4: answers the dominated move {@code v} by the answer {@code next} to {@code w}. */
    public Step domination(int w, int v, Step next) {
        squareSet(w, v);
        require(w != v, "a square does not dominate itself");
        require(!next.claim().carrier().contains(w), "the dominating square is in the carrier");
        boolean moves = next.claim().carrier().contains(v);
        int[] map = moves ? new int[] {v, w} : NONE;
        SquareSet support =
                next.claim() instanceof OfMaker c ? c.support().without(w) : SquareSet.empty();
        Claim claim = new Transport(this, next.claim(), map).to(support);
        return step(Kind.DOMINATION, new int[] {w, v}, NONE, List.of(next), claim);
    }

    /**
     * Rule P5: carries {@code next} to other squares.
     *
     * @param map from to from to ..., squares of the carrier that move; the others stay
     * @param support Maker's support after the move; empty for Breaker's claims
     */
    public Step isomorphism(Step next, int[] map, SquareSet support) {
        Claim claim = new Transport(this, next.claim(), map).to(support);
        return step(Kind.ISOMORPHISM, map.clone(), support.toArray(), List.of(next), claim);
    }

    /** Returns the indices of the winning sets that contain all of {@code squares}. */
    SquareSet superSets(SquareSet squares) {
        int square = squares.first();
        SquareSet result = square < 0 ? allSets : incidence.get(square);
        while ((square = squares.next(square + 1)) >= 0) {
            result = result.intersect(incidence.get(square));
        }
        return result;
    }

    /** Returns the indices of the winning sets that contain {@code square}. */
    public SquareSet through(int square) {
        return incidence.get(square(square));
    }

    private SquareSet set(int e) {
        require(
                e >= 0 && e < hypergraph.sets().size(),
                () -> "winning set " + e + " is not on the board");
        return hypergraph.sets().get(e);
    }

    private int square(int square) {
        require(
                square >= 0 && square < hypergraph.squares(),
                () -> "square " + square + " is not on the board");
        return square;
    }

    /** Returns the set of {@code squares} after the check that all are on the board. */
    SquareSet squareSet(int... squares) {
        for (int square : squares) {
            square(square);
        }
        return SquareSet.of(squares);
    }

    /** Returns whether each of {@code firstMoves} is outside the carrier of some answer. */
    static boolean coversFirstMoves(List<Step> answers, SquareSet firstMoves) {
        return !common(answers).intersects(firstMoves);
    }

    private static SquareSet common(List<Step> answers) {
        Optional<SquareSet> common =
                answers.stream().map(a -> a.claim().carrier()).reduce(SquareSet::intersect);
        return common.orElseThrow();
    }

    private static OfBreaker breaker(Step step) {
        if (step.claim() instanceof OfBreaker claim) {
            return claim;
        }
        throw new IllegalStepException("a child proves for Maker where Breaker is the prover");
    }

    private static OfMaker maker(Step step) {
        if (step.claim() instanceof OfMaker claim) {
            return claim;
        }
        throw new IllegalStepException("a child proves for Breaker where Maker is the prover");
    }

    private Step leaf(Kind kind, int[] operands, Claim claim) {
        return step(kind, operands, NONE, List.of(), claim);
    }

    private Step step(
            Kind kind, int[] operands, int[] secondOperands, List<Step> children, Claim claim) {
        for (Step child : children) {
            require(child.isOf(hypergraph), "a child belongs to another board");
        }
        return new Step(hypergraph, kind, operands, secondOperands, children, claim);
    }

    static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalStepException(message);
        }
    }

    private static void require(boolean condition, Supplier<String> message) {
        if (!condition) {
            throw new IllegalStepException(message.get());
        }
    }
}
