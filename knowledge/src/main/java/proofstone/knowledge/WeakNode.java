package proofstone.knowledge;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Claim;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.search.Node;
import proofstone.search.Side;

/** A position of a weak game as a search node: Maker is the OR player, Breaker the AND player. */
final class WeakNode implements Node<Step> {
    /**
     * A position of a weak game, or an independent part of one.
     *
     * @param graph the residual hypergraph
     * @param free the free squares of the part
     * @param maker Maker's squares on the whole board
     * @param toMove the player to move
     * @param stones how many further stones Maker has
     * @param firstMoves the squares for Maker's next move, if that is restricted
     * @param split whether the position may be split at an articulation
     * @param threats what is known of Maker's wins by threats
     */
    record State(
            ResidualHypergraph graph,
            SquareSet free,
            SquareSet maker,
            Role toMove,
            int stones,
            Optional<SquareSet> firstMoves,
            Split split,
            Threats threats) {}

    /** Whether a position may be split at an articulation. */
    enum Split {
        /** It may. */
        ALLOWED,
        /** It was tried, and this is the whole beside the parts. */
        DONE
    }

    /** What is known of Maker's wins by threats. */
    enum Threats {
        /** Nothing. */
        UNKNOWN,
        /** He has none. */
        NONE
    }

    private final WeakGame game;
    private final Role toMove;
    private final int rank;
    private @Nullable Supplier<State> source;
    private @Nullable State state;
    private CanonicalForm.@Nullable Key key;
    private @Nullable Expansion expansion;

    WeakNode(WeakGame game, State state) {
        this(game, state, 0);
    }

    /**
     * Makes the node of a position after a reply of Breaker's.
     *
     * @param rank how many replies are more promising; the more, the less work the node is worth
     */
    WeakNode(WeakGame game, State state, int rank) {
        this.game = game;
        this.toMove = state.toMove();
        this.rank = rank;
        this.state = state;
    }

    /**
     * Makes the node of a position whose key is known, so that it need not be made to be looked up.
     *
     * @param source makes the position when it is asked for
     */
    WeakNode(WeakGame game, Role toMove, CanonicalForm.Key key, Supplier<State> source, int rank) {
        this.game = game;
        this.toMove = toMove;
        this.rank = rank;
        this.key = key;
        this.source = source;
    }

    State state() {
        if (state == null) {
            state = Objects.requireNonNull(source).get();
            source = null;
        }
        return state;
    }

    @Override
    public Side chooser() {
        return toMove == Role.MAKER ? Side.OR : Side.AND;
    }

    private CanonicalForm.Key key() {
        if (key == null) {
            State state = state();
            long salt = salt(toMove, state.stones());
            long restricted = state.firstMoves().isPresent() ? 1L << 40 : 0;
            long whole = state.split() == Split.DONE ? 1L << 41 : 0;
            key =
                    state.firstMoves().isPresent()
                            ? game.openingKey(state.graph(), state.free(), salt + restricted)
                            : game.key(state.graph(), state.free(), salt + whole);
        }
        return key;
    }

    /** Returns what a key says of a position beside its hypergraph, if nothing is restricted. */
    static long salt(Role toMove, int stones) {
        return 2L * stones + (toMove == Role.MAKER ? 0 : 1);
    }

    @Override
    public long keyHigh() {
        return key().high();
    }

    @Override
    public long keyLow() {
        return key().low();
    }

    @Override
    public Object frame() {
        return key().frame();
    }

    @Override
    public @Nullable Step adapt(Step stored, Object storedFrame) {
        return adapt(stored, storedFrame, this::isProvedBy);
    }

    /** Adapts a proof of a position with this one's key, if the result passes the test. */
    @Nullable Step adapt(Step stored, Object storedFrame, Predicate<Claim> isProof) {
        int[] map =
                ((CanonicalForm.Frame) storedFrame).mapTo(key().frame(), stored.claim().carrier());
        if (map.length == 0 && isProof.test(stored.claim())) {
            return stored;
        }
        try {
            Step moved = game.calculus().isomorphism(stored, map, supportOf(stored, map));
            return isProof.test(moved.claim()) ? moved : null;
        } catch (IllegalStepException collision) {
            return null; // the keys of two different hypergraphs agree: not this position's proof
        }
    }

    /** Returns the squares of Maker's that complete the images of the used sets to winning sets. */
    private SquareSet supportOf(Step stored, int[] map) {
        if (!(stored.claim() instanceof OfMaker claim)) {
            return SquareSet.empty();
        }
        SquareSet support = SquareSet.empty();
        for (int h : claim.used().toArray()) {
            SquareSet part = game.calculus().hypergraph().sets().get(h).intersect(claim.carrier());
            support = support.union(supportOf(image(part, map)));
        }
        return support;
    }

    private SquareSet supportOf(SquareSet image) {
        for (int i = 0; i < state().graph().count(); i++) {
            if (image.containsAll(state().graph().edge(i))) {
                SquareSet set = game.calculus().hypergraph().sets().get(state().graph().id(i));
                return set.intersect(state().maker());
            }
        }
        return SquareSet.empty();
    }

    private static SquareSet image(SquareSet squares, int[] map) {
        int[] members = squares.toArray();
        for (int i = 0; i < members.length; i++) {
            for (int m = 0; m < map.length; m += 2) {
                if (map[m] == members[i]) {
                    members[i] = map[m + 1];
                    break;
                }
            }
        }
        return SquareSet.of(members);
    }

    /** Returns whether a claim holds in this position and says who wins it. */
    boolean isProvedBy(Claim claim) {
        if (!claim.usableWith(toMove) || !state().free().containsAll(claim.carrier())) {
            return false;
        }
        return switch (claim) {
            case OfBreaker c -> c.stones() >= state().stones() && holdsEdges(c.held());
            case OfMaker c ->
                    c.stones() <= state().stones() && state().maker().containsAll(c.support());
        };
    }

    private boolean holdsEdges(SquareSet held) {
        for (int i = 0; i < state().graph().count(); i++) {
            if (!held.contains(state().graph().id(i))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void expand() {
        if (expansion == null) {
            expansion = new Expansion(game, state(), rank);
            Step proof = expansion.proof();
            if (proof != null) {
                checked(proof);
            }
        }
    }

    private Expansion expansion() {
        if (expansion == null) {
            throw new IllegalStateException("the node is not expanded");
        }
        return expansion;
    }

    @Override
    public @Nullable Step proof() {
        return expansion().proof();
    }

    @Override
    public List<Step> passProofs() {
        return expansion().passProofs();
    }

    @Override
    public int optionCount() {
        return expansion().optionCount();
    }

    @Override
    public int square(int option) {
        return expansion().square(option);
    }

    @Override
    public Node<Step> child(int option) {
        return expansion().child(option);
    }

    @Override
    public Step won(int option, Step childProof) {
        return checked(expansion().won(option, childProof));
    }

    @Override
    public Step lost(List<Step> answers) {
        return checked(expansion().lost(answers));
    }

    private Step checked(Step step) {
        if (state().firstMoves().isEmpty() && !isProvedBy(step.claim())) {
            throw new IllegalStepException("the step does not prove the node: " + step);
        }
        return step;
    }

    @Override
    public Side winner(Step proof) {
        return proof.claim().prover() == Role.MAKER ? Side.OR : Side.AND;
    }

    @Override
    public SquareSet carrier(Step proof) {
        return proof.claim().carrier();
    }

    @Override
    public long proofNumber() {
        return expansion().numbers().proofNumber();
    }

    @Override
    public long disproofNumber() {
        return expansion().numbers().disproofNumber();
    }
}
