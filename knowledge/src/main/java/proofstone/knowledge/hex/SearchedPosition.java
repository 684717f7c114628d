package proofstone.knowledge.hex;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.search.Node;
import proofstone.search.Side;

/**
 * A Hex position as the searches of {@code proofstone.search} see it: the player to move at the
 * root is the OR player, and the options are the moves of the must-play in the order of {@link
 * MoveOrder}.
 *
 * <p>Several nodes may stand for one position of the {@link PositionTable}, each reached by another
 * move. They share what is known of the position, so connections are built on it once; a node that
 * is expanded later knows the proofs learned meanwhile and has fewer options.
 */
final class SearchedPosition implements Node<Proof> {
    /*
     * Frames. A node looks at its position in the frame of the table: filled in, and the least
     * image. Proofs that the searches hand to a node (`won`, `lost`, `winner`, `carrier`) are in
     * its frame. So the proofs that a node gives away (`proof`, `adapt`, `won`, `lost`) must be in
     * the frame of the one that asks, which is its parent: the symmetry and the captures of the
     * move that led here are undone. Those of the root are proofs of the position that was asked
     * for. `passProofs` come back to the node itself and stay in its frame.
     *
     *     parent's frame --move, fill in--> filled --symmetry--> frame of the node
     *            <-------------- PositionTable.undone ------------
     *
     * Squares and carriers are named as on the root's board: both are turned by the symmetries
     * down to the node, so they agree with each other, and a search that remembers a reply by its
     * square means the same cell everywhere.
     *
     * The table has each position once. So a proof stored under an equal key is one of this position
     * if the node it was stored for has the same entry, and the entry knows it in its own frame.
     */

    /** What an expanded node knows, whatever is found out about its position later. */
    private static final class Expansion {
        /** Who wins, in the frame of the node. */
        private final @Nullable Proof proof;

        /** The opponent's wins if the player to move passes. */
        private final List<Proof> answers;

        /** The options, by their places in the order of the position. */
        private final int[] ranks;

        /** The options. */
        private final int[] cells;

        /** The estimated work to prove that the player to move wins. */
        private final long phi;

        /** The estimated work to prove that he loses. */
        private final long delta;

        /** Takes what is known of a position now. */
        Expansion(HexNode node) {
            proof = node.proof;
            answers = List.copyOf(node.answers);
            ranks = IntStream.range(0, node.order.length).filter(node::isLive).toArray();
            cells = Arrays.stream(ranks).map(rank -> node.order[rank]).toArray();
            int[] counting = Arrays.copyOf(ranks, Math.min(ranks.length, node.window()));
            phi = Arrays.stream(counting).mapToLong(node::deltaAtFirst).min().orElse(1);
            delta = Math.max(1, Arrays.stream(counting).mapToLong(node::phiAtFirst).sum());
        }
    }

    private static final long HIGH = 0x9E3779B97F4A7C15L;
    private static final long LOW = 0xD1B54A32D192ED03L;

    private final PositionTable positions;
    private final PositionAnalysis analysis;
    private final PositionKey asked;
    private final HexNode node;
    private final Symmetry symmetry;
    private final Symmetry toRoot;
    private final Side chooser;
    private final long keyHigh;
    private final long keyLow;
    private @Nullable Expansion expansion;

    private SearchedPosition(
            PositionTable positions,
            PositionAnalysis analysis,
            PositionKey asked,
            PositionTable.Entry entry,
            Symmetry askedToRoot,
            Side chooser) {
        this.positions = positions;
        this.analysis = analysis;
        this.asked = asked;
        this.chooser = chooser;
        node = entry.node();
        symmetry = entry.symmetry();
        toRoot = symmetry.then(askedToRoot);
        int side = chooser == Side.OR ? 0 : 1;
        keyHigh = node.position.hash(HIGH + side);
        keyLow = node.position.hash(LOW + side);
    }

    /**
     * Returns the root of a search.
     *
     * @param positions the positions met so far
     * @param analysis what is learned
     * @param asked the position to solve
     */
    static SearchedPosition root(
            PositionTable positions, PositionAnalysis analysis, PositionKey asked) {
        return new SearchedPosition(
                positions, analysis, asked, positions.entry(asked), Symmetry.SAME, Side.OR);
    }

    @Override
    public Side chooser() {
        return chooser;
    }

    @Override
    public long keyHigh() {
        return keyHigh;
    }

    @Override
    public long keyLow() {
        return keyLow;
    }

    @Override
    public Object frame() {
        return node;
    }

    @Override
    public @Nullable Proof adapt(Proof stored, Object storedFrame) {
        Proof proof = node.proof;
        return storedFrame.equals(node) && proof != null ? given(proof) : null;
    }

    /** Returns a proof in the frame of the node as one for the parent. */
    private Proof given(Proof proof) {
        return positions.undone(proof, symmetry, asked);
    }

    @Override
    public void expand() {
        if (expansion == null) {
            if (node.analysed) {
                analysis.recall(node);
            } else {
                analysis.analyse(node);
            }
            expansion = new Expansion(node);
        }
    }

    private Expansion expansion() {
        return Objects.requireNonNull(expansion, "the node is not expanded");
    }

    @Override
    public @Nullable Proof proof() {
        Proof proof = expansion().proof;
        return proof == null ? null : given(proof);
    }

    @Override
    public List<Proof> passProofs() {
        return expansion().answers;
    }

    @Override
    public int optionCount() {
        return expansion().cells.length;
    }

    @Override
    public int width(int open) {
        return HexNode.window(open);
    }

    private int cell(int option) {
        return expansion().cells[option];
    }

    @Override
    public int square(int option) {
        return Long.numberOfTrailingZeros(positions.image(toRoot, 1L << cell(option)));
    }

    @Override
    public Node<Proof> child(int option) {
        PositionKey next = node.position.after(cell(option));
        PositionTable.Entry there =
                node.isSolved()
                        ? positions.entry(next)
                        : positions.entryAfter(node, expansion().ranks[option]);
        return new SearchedPosition(positions, analysis, next, there, toRoot, chooser.opponent());
    }

    @Override
    public Proof won(int option, Proof childProof) {
        analysis.learn(childProof);
        return solved(Move.of(childProof, cell(option)));
    }

    @Override
    public Proof lost(List<Proof> answers) {
        Proof join = AnswerChoice.join(answers);
        analysis.learn(join);
        return solved(join);
    }

    private Proof solved(Proof proof) {
        assert isProvedBy(proof) : "no proof of " + node.position + ": " + proof;
        node.solve(proof);
        return given(proof);
    }

    private boolean isProvedBy(Proof proof) {
        long own = node.stones(proof.player());
        return (proof.stones() & ~own) == 0
                && (proof.carrier() & ~(own | node.free())) == 0
                && (proof.player() == node.mover() || !proof.movesFirst());
    }

    @Override
    public Side winner(Proof proof) {
        return proof.player() == node.mover() ? chooser : chooser.opponent();
    }

    @Override
    public SquareSet carrier(Proof proof) {
        return SquareSet.ofWords(positions.image(toRoot, proof.carrier()));
    }

    @Override
    public long proofNumber() {
        return chooser == Side.OR ? expansion().phi : expansion().delta;
    }

    @Override
    public long disproofNumber() {
        return chooser == Side.OR ? expansion().delta : expansion().phi;
    }
}
