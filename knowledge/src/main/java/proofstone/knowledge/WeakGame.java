package proofstone.knowledge;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import proofstone.certificate.Calculus;
import proofstone.certificate.Claim;
import proofstone.certificate.Step;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.search.Node;

/**
 * What is known of one weak game: the maker of search nodes, with the techniques that are switched
 * on.
 *
 * <p>Holds the scratch memory of the techniques, so each searching thread needs its own.
 */
public final class WeakGame {
    private final WeakProblem problem;
    private final Set<Technique> techniques;
    private final Calculus calculus;
    private final CanonicalForm canonicalForm;
    private final HypergraphIsomorphism isomorphism;
    private final MoveKeys moveKeys;
    private final ForcedMoves forcedMoves;
    private final ThreatSequences threatSequences;
    private final PairingStrategy pairingStrategy;
    private final PartitionLeaf partitionLeaf;

    /** Prepares the game of {@code problem} with the given techniques. */
    public WeakGame(WeakProblem problem, Set<Technique> techniques) {
        this(problem, techniques, PairingStrategy.CHOICES);
    }

    /**
     * Prepares the game of {@code problem} with the given techniques.
     *
     * @param pairs how many pairs a pairing strategy tries at an edge, N in [Hsu2020] algorithm 3;
     *     at least 0
     */
    public WeakGame(WeakProblem problem, Set<Technique> techniques, int pairs) {
        this.problem = problem;
        this.techniques = EnumSet.noneOf(Technique.class); // asked in the innermost loops
        this.techniques.addAll(techniques);
        this.calculus = new Calculus(problem.board().hypergraph());
        int squares = calculus.hypergraph().squares();
        this.canonicalForm = new CanonicalForm(problem.board(), techniques);
        this.isomorphism = new HypergraphIsomorphism(squares);
        this.moveKeys = new MoveKeys(canonicalForm, squares, uses(Technique.SUPERSETS));
        this.forcedMoves = new ForcedMoves(calculus);
        this.threatSequences = new ThreatSequences(calculus);
        this.pairingStrategy = new PairingStrategy(squares, pairs);
        this.partitionLeaf = new PartitionLeaf(calculus, problem.board().layout());
    }

    /** Returns the node of the problem's position; Maker is the OR player. */
    public Node<Step> root() {
        return node(problem.position());
    }

    /** Returns {@link #root} such that {@code listener} is told of each position that is proved. */
    public Node<Step> observedRoot(Consumer<SolvedPosition> listener) {
        return new ObservedNode(root(), listener);
    }

    /** Returns the node of another position of the same board, with the limits of the problem. */
    public Node<Step> node(WeakPosition position) {
        ResidualHypergraph graph =
                ResidualHypergraph.of(
                        squares(),
                        calculus.hypergraph().sets(),
                        position.maker(),
                        position.breaker());
        SquareSet free = SquareSet.range(squares()).minus(position.occupied());
        return new WeakNode(
                this,
                new WeakNode.State(
                        uses(Technique.SUPERSETS) ? SupersetRemoval.apply(graph) : graph,
                        free,
                        position.maker(),
                        position.toMove(),
                        problem.makerStones().orElse(Claim.UNLIMITED),
                        problem.firstMoves(),
                        WeakNode.Split.ALLOWED,
                        WeakNode.Threats.UNKNOWN));
    }

    /** Returns the proof calculus of the board. */
    public Calculus calculus() {
        return calculus;
    }

    boolean uses(Technique technique) {
        return techniques.contains(technique);
    }

    int squares() {
        return calculus.hypergraph().squares();
    }

    /**
     * Returns the table key of a position, with {@code salt} for all but its hypergraph and
     * squares.
     */
    CanonicalForm.Key key(ResidualHypergraph graph, SquareSet free, long salt) {
        SquareSet spare =
                uses(Technique.DEAD_SQUARES)
                        ? SquareSet.empty()
                        : free.minus(Masks.toSet(graph.live()));
        return uses(Technique.ISOMORPHISM)
                ? isomorphism.key(graph, spare, salt)
                : canonicalForm.key(graph, spare, salt);
    }

    /** Returns whether {@link #moveKeys} gives the same keys as {@link #key}. */
    boolean usesMoveKeys() {
        return uses(Technique.DEAD_SQUARES) && !uses(Technique.ISOMORPHISM);
    }

    /** Returns the keys of the positions that are a move away from {@code graph}. */
    MoveKeys moveKeys(ResidualHypergraph graph) {
        moveKeys.load(graph);
        return moveKeys;
    }

    /** Returns {@code graph} after Maker has taken {@code square}. */
    ResidualHypergraph afterMaker(ResidualHypergraph graph, int square) {
        if (!uses(Technique.SUPERSETS)) {
            return graph.afterMaker(square);
        }
        return moveKeys.isOf(graph)
                ? moveKeys.hypergraphAfterMaker(square)
                : SupersetRemoval.afterMaker(graph, square);
    }

    /**
     * Returns the table key of a position in which Maker's first move is restricted: symmetric
     * positions do not share it, because the permitted squares need not be symmetric.
     */
    CanonicalForm.Key openingKey(ResidualHypergraph graph, SquareSet free, long salt) {
        return canonicalForm.exactKey(graph, free, salt);
    }

    ForcedMoves forcedMoves() {
        return forcedMoves;
    }

    ThreatSequences threatSequences() {
        return threatSequences;
    }

    PairingStrategy pairingStrategy() {
        return pairingStrategy;
    }

    PartitionLeaf partitionLeaf() {
        return partitionLeaf;
    }
}
