package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.knowledge.WeakNode.Split;
import proofstone.knowledge.WeakNode.State;
import proofstone.knowledge.WeakNode.Threats;
import proofstone.search.Node;

/**
 * The analysis of one weak position: reductions, leaf proofs and must-play, in that order; parts
 * and moves once somebody asks for them.
 *
 * <p>Everything below the reductions speaks of the reduced position; {@link #won}, {@link #lost}
 * and {@link #proof} lift what they return to the position itself.
 */
final class Expansion {
    /*
     * Soundness. Every result is a step of the calculus, so an error here can cost a verdict but not falsify
     * one. What is left to argue is completeness, that a position without a winner by these rules keeps an
     * option for each way to win: dead squares change no edge; a dominated square w < v wins only if v does
     * ([Hsu2020] theorem 2), and `lost` answers it by the answer to v; the must-play of pass proofs is that
     * of the rule `replies`.
     */

    /** The potential from which a pairing is not looked for. */
    private static final double MOST_POTENTIAL_OF_PAIRS = 1.5;

    private final WeakGame game;
    private final State state;
    private final int rank;
    private final Calculus calculus;
    private final Reductions reductions;
    private final List<Step> passProofs = new ArrayList<>();
    private @Nullable Step proof;
    private boolean areThreatsKnown;
    private @Nullable List<Node<Step>> parts;
    private @Nullable Moves moves;
    private @Nullable HeuristicNumbers numbers;

    /** The squares that answer all pass proofs; null if there are none or nobody has asked yet. */
    private @Nullable SquareSet region;

    private @Nullable SquareSet makerSquares;

    Expansion(WeakGame game, State state, int rank) {
        this.game = game;
        this.state = state;
        this.rank = rank;
        this.calculus = game.calculus();
        this.reductions = new Reductions(calculus, state.graph(), state.free());
        if (state.firstMoves().isPresent()) {
            expandOpening(state.firstMoves().get());
        } else {
            expandPosition();
        }
    }

    private boolean isMakerToMove() {
        return state.toMove() == Role.MAKER;
    }

    private boolean isBreakerToMove() {
        return state.toMove() == Role.BREAKER;
    }

    private int[] undominated() {
        int[] none = new int[game.squares()];
        Arrays.fill(none, -1);
        return none;
    }

    private ResidualHypergraph graph() {
        return reductions.graph();
    }

    /**
     * A position in which Maker's first move is restricted: no knowledge, only the permitted
     * squares.
     */
    private void expandOpening(SquareSet firstMoves) {
        SquareSet free = state.free();
        proof = decided();
        if (proof != null) {
            return;
        }
        SquareSet permitted = isMakerToMove() ? free.intersect(firstMoves) : free;
        parts = List.of();
        moves = new Moves(permitted, undominated(), reductions.statistics());
        if (permitted.isEmpty()) {
            proof = calculus.shortage(0, Masks.toSet(graph().live()));
        }
    }

    private void expandPosition() {
        proof = decided();
        proof = proof != null ? proof : lines();
        if (proof != null) {
            return;
        }
        reductions.run(game, state);
        Step reduced = decided();
        reduced = reduced != null ? reduced : reducedProof();
        if (reduced != null) {
            proof = reductions.lift(reduced);
        }
    }

    /** A filled set, no edge left, or too few stones for every edge. */
    private @Nullable Step decided() {
        int smallest = graph().smallest();
        if (smallest < 0) {
            return calculus.blocked();
        }
        if (graph().size(smallest) == 0) {
            return calculus.filled(graph().id(smallest));
        }
        if (state.stones() < graph().size(smallest)) {
            return calculus.shortage(state.stones(), Masks.toSet(graph().live()));
        }
        return null;
    }

    /** Maker's win by one 1-line, or with Breaker to move by two; one then forces Breaker. */
    private @Nullable Step lines() {
        if (!game.uses(Technique.FORCED_MOVES) || graph().size(graph().smallest()) > 1) {
            return null;
        }
        for (int i : graph().ofSize(1)) {
            passProofs.add(game.forcedMoves().fill(graph(), i));
        }
        if (isMakerToMove()) {
            return passProofs.get(0);
        }
        for (Step other : passProofs) {
            if (!other.claim().carrier().equals(passProofs.get(0).claim().carrier())) {
                return calculus.replies(List.of(passProofs.get(0), other));
            }
        }
        return null;
    }

    private @Nullable Step reducedProof() {
        Step step = null;
        if (game.uses(Technique.POTENTIAL)) {
            step = PotentialStop.find(calculus, graph(), reductions.statistics(), state.toMove());
        }
        if (step == null) {
            step = makerThreat();
        }
        if (step == null && isMakerToMove()) {
            step = pairing();
            step = step == null ? partition() : step;
        }
        return step;
    }

    private @Nullable Step pairing() {
        boolean isLikely = reductions.statistics().potential() < MOST_POTENTIAL_OF_PAIRS;
        int[] pairs =
                isLikely && game.uses(Technique.PAIRING)
                        ? game.pairingStrategy().find(graph())
                        : null;
        return pairs == null ? null : calculus.pairs(pairs);
    }

    private @Nullable Step partition() {
        return game.uses(Technique.PARTITIONS)
                ? game.partitionLeaf().find(graph(), reductions.statistics().potential(), rank)
                : null;
    }

    /** Maker's win by threats if he is to move; if not, it becomes a pass proof. */
    private @Nullable Step makerThreat() {
        if (!passProofs.isEmpty() || state.threats() == Threats.NONE) {
            return null;
        }
        if (game.uses(Technique.THREAT_SEQUENCES)) {
            return isBreakerToMove()
                    ? threatAnswers()
                    : game.threatSequences().find(graph(), state.stones());
        }
        if (!game.uses(Technique.FORCED_MOVES) || state.stones() < 2) {
            return null;
        }
        Step line = game.forcedMoves().line(graph());
        Step threat = line != null ? line : game.forcedMoves().crossing(graph(), graph().ofSize(2));
        if (threat != null && isBreakerToMove()) {
            passProofs.add(threat);
            return null;
        }
        return threat;
    }

    /** Makes Maker's threats the must-play; returns his win if no square answers all of them. */
    private @Nullable Step threatAnswers() {
        passProofs.addAll(game.threatSequences().answers(graph(), state.stones()));
        areThreatsKnown = game.threatSequences().isExhausted();
        if (passProofs.isEmpty()) {
            return null;
        }
        if (!region().isEmpty()) {
            return null;
        }
        return new Refutation(calculus, passProofs, undominated()).step(claim -> false);
    }

    /** Returns what is known of Maker's threats after Breaker's {@code square}. */
    private Threats threatsAfter(int square) {
        return areThreatsKnown && answersThreats(square) ? Threats.NONE : Threats.UNKNOWN;
    }

    private boolean answersThreats(int square) {
        return passProofs.isEmpty() || region().contains(square);
    }

    /** Returns the squares that all pass proofs share; to be asked for if there is one. */
    private SquareSet region() {
        if (region == null) {
            region = passProofs.get(0).claim().carrier();
            for (Step pass : passProofs) {
                region = region.intersect(pass.claim().carrier());
            }
        }
        return region;
    }

    /** Returns the parts that the position falls into; none if it is searched as a whole. */
    private List<Node<Step>> parts() {
        if (parts == null) {
            parts = isMakerToMove() ? split() : List.of();
        }
        return parts;
    }

    /** With Maker to move: independent components, or two parts that share a square or an edge. */
    private List<Node<Step>> split() {
        if (game.uses(Technique.COMPONENTS)) {
            boolean[] none = new boolean[graph().count()];
            if (!Components.isConnected(graph(), new long[graph().width()], none)) {
                return Components.of(graph()).stream().<Node<Step>>map(this::part).toList();
            }
        }
        // With a limit of stones the theorems fail: it would matter in which part Maker spends
        // them.
        boolean isLimited = state.stones() != Claim.UNLIMITED;
        if (game.uses(Technique.ARTICULATION) && state.split() == Split.ALLOWED && !isLimited) {
            Articulation articulation = Articulation.find(graph());
            if (articulation != null) {
                return split(articulation);
            }
        }
        return List.of();
    }

    /**
     * A part of the position. Squares that an edge has in the whole but not here count as Maker's:
     * an edge cut in two at an articulation is no harder to fill for that.
     */
    private WeakNode part(ResidualHypergraph part) {
        SquareSet maker = makerSquares();
        for (int i = 0; i < part.count(); i++) {
            SquareSet set = calculus.hypergraph().sets().get(part.id(i));
            maker = maker.union(set.minus(part.edge(i)));
        }
        return new WeakNode(
                game,
                new State(
                        part,
                        Masks.toSet(part.live()),
                        maker,
                        state.toMove(),
                        state.stones(),
                        state.firstMoves(),
                        Split.ALLOWED,
                        Threats.UNKNOWN));
    }

    /** The reduced position, not to be split again. */
    private WeakNode whole() {
        return new WeakNode(
                game,
                new State(
                        graph(),
                        reductions.free(),
                        makerSquares(),
                        state.toMove(),
                        state.stones(),
                        state.firstMoves(),
                        Split.DONE,
                        state.threats()),
                rank);
    }

    private List<Node<Step>> split(Articulation articulation) {
        WeakNode whole = whole();
        int square = articulation.square();
        List<WeakNode> options =
                square >= 0
                        ? List.of(
                                taken(articulation.first(), square),
                                taken(articulation.second(), square))
                        : List.of(
                                part(articulation.firstWithRest()),
                                part(articulation.secondWithRest()),
                                whole);
        return List.of(
                part(articulation.first()),
                part(articulation.second()),
                new ArticulationNode(calculus, square, whole, options));
    }

    /** A part in which Maker has taken {@code square} and is to move again. */
    private WeakNode taken(ResidualHypergraph part, int square) {
        ResidualHypergraph next = game.afterMaker(part, square);
        return new WeakNode(
                game,
                new State(
                        next,
                        Masks.toSet(part.live()).without(square),
                        makerSquares().with(square),
                        Role.MAKER,
                        oneStoneLess(),
                        state.firstMoves(),
                        Split.ALLOWED,
                        Threats.UNKNOWN));
    }

    private int oneStoneLess() {
        return state.stones() == Claim.UNLIMITED ? Claim.UNLIMITED : state.stones() - 1;
    }

    /** Breaker's strategies for all parts, or for the two that hold every edge between them. */
    private Step joined(List<Step> answers) {
        WeakNode whole = whole();
        if (parts().getLast() instanceof WeakNode) {
            return calculus.join(answers);
        }
        for (Step one : answers) {
            if (whole.isProvedBy(one.claim())) {
                return one;
            }
        }
        for (int i = 0; i < answers.size(); i++) {
            for (int j = 0; j < i; j++) {
                Step join = joinIfDisjoint(answers.get(i), answers.get(j));
                if (join != null && whole.isProvedBy(join.claim())) {
                    return join;
                }
            }
        }
        throw new IllegalStateException("no two answers hold every edge: " + answers);
    }

    private @Nullable Step joinIfDisjoint(Step one, Step other) {
        return one.claim().carrier().intersects(other.claim().carrier())
                ? null
                : calculus.join(List.of(one, other));
    }

    private Moves moves() {
        if (moves == null) {
            moves = listMoves();
        }
        return moves;
    }

    private Moves listMoves() {
        long[] squares =
                game.uses(Technique.DEAD_SQUARES)
                        ? graph().live()
                        : Masks.of(reductions.free(), graph().width());
        int[] dominators = undominated();
        if (game.uses(Technique.DOMINATION)) {
            for (int v = Masks.next(squares, 0); v >= 0; v = Masks.next(squares, v + 1)) {
                dominators[v] = reductions.statistics().dominator(v);
            }
            for (int v = 0; v < dominators.length; v++) {
                if (dominators[v] >= 0) {
                    Masks.remove(squares, v);
                }
            }
        }
        return new Moves(Masks.toSet(squares), dominators, reductions.statistics());
    }

    @Nullable Step proof() {
        return proof;
    }

    List<Step> passProofs() {
        return passProofs;
    }

    int optionCount() {
        if (proof != null) {
            return 0;
        }
        return parts().isEmpty() ? moves().count() : parts().size();
    }

    int square(int option) {
        return parts().isEmpty() ? moves().square(option) : -1;
    }

    Node<Step> child(int option) {
        if (!parts().isEmpty()) {
            return parts().get(option);
        }
        int square = moves().square(option);
        int rank = isBreakerToMove() ? moves().countBefore(option, this::answersThreats) : 0;
        if (state.firstMoves().isPresent() || !game.usesMoveKeys()) {
            return new WeakNode(game, after(square), rank);
        }
        Role next = state.toMove().opponent();
        return new WeakNode(game, next, keyAfter(square), () -> after(square), rank);
    }

    private CanonicalForm.Key keyAfter(int square) {
        MoveKeys keys = game.moveKeys(graph());
        return isBreakerToMove()
                ? keys.afterBreaker(square, WeakNode.salt(Role.MAKER, state.stones()))
                : keys.afterMaker(square, WeakNode.salt(Role.BREAKER, oneStoneLess()));
    }

    /** Returns the position after the player to move has taken {@code square}. */
    private State after(int square) {
        SquareSet free = reductions.free().without(square);
        if (isBreakerToMove()) {
            return new State(
                    graph().afterBreaker(square),
                    free,
                    makerSquares(),
                    Role.MAKER,
                    state.stones(),
                    state.firstMoves(),
                    Split.ALLOWED,
                    threatsAfter(square));
        }
        return new State(
                game.afterMaker(graph(), square),
                free,
                makerSquares().with(square),
                Role.BREAKER,
                oneStoneLess(),
                Optional.empty(),
                Split.ALLOWED,
                Threats.UNKNOWN);
    }

    /** Returns Maker's squares in the reduced position; to be asked for once that is reached. */
    private SquareSet makerSquares() {
        if (makerSquares == null) {
            makerSquares = reductions.withMakerSquares(state.maker());
        }
        return makerSquares;
    }

    Step won(int option, Step childProof) {
        Step reduced =
                parts().isEmpty() ? calculus.move(moves().square(option), childProof) : childProof;
        return reductions.lift(reduced);
    }

    Step lost(List<Step> answers) {
        if (!parts().isEmpty()) {
            return reductions.lift(joined(answers));
        }
        if (state.firstMoves().isPresent() && isMakerToMove()) {
            return calculus.firstReplies(answers, state.firstMoves().get());
        }
        return reductions.lift(
                new Refutation(calculus, answers, moves().dominators()).step(whole()::isProvedBy));
    }

    HeuristicNumbers numbers() {
        if (numbers == null) {
            int mobility = isMakerToMove() ? 0 : moves().count(this::answersThreats);
            numbers = new HeuristicNumbers(game, state, reductions, mobility);
        }
        return numbers;
    }
}
