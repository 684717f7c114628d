package proofstone.knowledge.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import proofstone.search.Node;
import proofstone.search.SearchControl;
import proofstone.search.Side;

/** Nodes of Hex: each proof is in the frame of the one that it is given to. */
class SearchedPositionTest {
    private static final int POSITIONS = 300;

    /** Without connections few positions are solved at sight, so most have options. */
    private static final Set<HexTechnique> OFF = Set.of(HexTechnique.CONNECTIONS);

    private final HexGeometry geometry = new HexGeometry(4, 4);
    private final PositionTable positions = new PositionTable(geometry, OFF);
    private final PositionAnalysis analysis =
            new PositionAnalysis(geometry, SearchControl.unlimited(), OFF);

    private SearchedPosition root(PositionKey position) {
        return SearchedPosition.root(positions, analysis, position);
    }

    private PositionKey random(Random random, int some) {
        return random(geometry, random, some);
    }

    /** Returns a position with a stone on one cell in {@code some}, joined by neither player. */
    private static PositionKey random(HexGeometry geometry, Random random, int some) {
        long black = 0;
        long white = 0;
        for (int cell = 0; cell < geometry.cells; cell++) {
            int kind = random.nextInt(2 * some);
            black |= kind == 0 ? 1L << cell : 0;
            white |= kind == 1 ? 1L << cell : 0;
        }
        long free = geometry.all & ~black & ~white;
        PositionKey position = new PositionKey(black, white, free, random.nextInt(2));
        return geometry.joins(0, black) || geometry.joins(1, white)
                ? random(geometry, random, some)
                : position;
    }

    private PositionKey image(PositionKey position, Symmetry symmetry) {
        int first = symmetry.player(HexGeometry.BLACK);
        return new PositionKey(
                symmetry.apply(geometry, position.stones(first)),
                symmetry.apply(geometry, position.stones(1 - first)),
                symmetry.apply(geometry, position.free()),
                symmetry.player(position.toMove()));
    }

    private static void assertProves(Proof proof, PositionKey position) {
        long own = position.stones(proof.player());
        assertThat(proof.stones() & ~own).isZero();
        assertThat(proof.carrier() & ~own & ~position.free()).isZero();
        assertThat(proof.movesFirst()).isEqualTo(proof.player() == position.toMove());
    }

    private static Proof solved(Node<Proof> node) {
        node.expand();
        Proof known = node.proof();
        return known != null ? known : searched(node);
    }

    private static Proof searched(Node<Proof> node) {
        for (int option = 0; option < node.optionCount(); option++) {
            Proof proof = solved(node.child(option));
            if (node.winner(proof) == node.chooser()) {
                return node.won(option, proof);
            }
        }
        return node.lost(losses(node));
    }

    private static List<Proof> losses(Node<Proof> node) {
        List<Proof> losses = new ArrayList<>(node.passProofs());
        for (int option = 0; option < node.optionCount(); option++) {
            losses.add(solved(node.child(option)));
        }
        return losses;
    }

    @Test
    void rootProofs_areOfThePositionAskedFor() {
        Random random = new Random(1);
        for (int i = 0; i < POSITIONS; i++) {
            PositionKey position = random(random, 2);
            for (Symmetry symmetry : Symmetry.values()) {
                PositionKey asked = image(position, symmetry);
                SearchedPosition root = root(asked);
                Proof proof = solved(root);
                assertProves(proof, asked);
                assertThat(root.chooser()).isEqualTo(Side.OR);
            }
        }
    }

    @Test
    void childProofs_areInTheFrameOfTheParent() {
        Random random = new Random(2);
        int options = 0;
        for (int i = 0; i < POSITIONS; i++) {
            SearchedPosition root = root(random(random, 4));
            root.expand();
            PositionKey framed = ((HexNode) root.frame()).position;
            for (int option = 0; option < root.optionCount(); option++) {
                PositionTable.Entry entry = positions.entry(framed);
                assertThat(entry.symmetry()).isEqualTo(Symmetry.SAME);
                Node<Proof> child = root.child(option);
                assertThat(child.chooser()).isEqualTo(Side.AND);
                Proof proof = solved(child);
                assertThat(proof.stones() & ~framed.stones(proof.player()))
                        .as("stones but for the move")
                        .matches(stones -> Long.bitCount(stones) <= 1);
                assertThat(proof.carrier() & ~framed.free() & ~framed.stones(proof.player()))
                        .isZero();
                options++;
            }
        }
        assertThat(options).isGreaterThan(100);
    }

    @Test
    void options_lieInAllCarriersOfPassProofs() {
        Random random = new Random(3);
        HexGeometry large = new HexGeometry(6, 6);
        PositionTable table = new PositionTable(large, Set.of());
        PositionAnalysis all = new PositionAnalysis(large, SearchControl.unlimited(), Set.of());
        int carriers = 0;
        for (int i = 0; i < POSITIONS; i++) {
            SearchedPosition root = SearchedPosition.root(table, all, random(large, random, 12));
            root.expand();
            for (Proof pass : root.passProofs()) {
                for (int option = 0; option < root.optionCount(); option++) {
                    assertThat(root.carrier(pass).contains(root.square(option))).isTrue();
                    carriers++;
                }
            }
        }
        assertThat(carriers).isPositive();
    }

    @Test
    void adapt_givesProofsOfImagesOnly() {
        Random random = new Random(4);
        for (int i = 0; i < POSITIONS; i++) {
            SearchedPosition one = root(random(random, 2));
            Proof proof = solved(one);
            PositionKey asked = image(((HexNode) one.frame()).position, Symmetry.TURNED_FLIP);
            SearchedPosition image = root(asked);
            assertThat(image.keyHigh()).isEqualTo(one.keyHigh());
            assertThat(image.keyLow()).isEqualTo(one.keyLow());
            assertProves(Objects.requireNonNull(image.adapt(proof, one.frame())), asked);
            HexNode other = new HexNode(random(random, 2));
            assertThat(image.adapt(proof, other)).isNull();
        }
    }

    @Test
    void keys_differByTheChooser() {
        PositionKey empty = new PositionKey(0, 0, geometry.all, HexGeometry.BLACK);
        SearchedPosition root = root(empty);
        root.expand();
        Node<Proof> child = root.child(0);
        SearchedPosition same = root(((HexNode) ((SearchedPosition) child).frame()).position);
        assertThat(same.frame()).isSameAs(((SearchedPosition) child).frame());
        assertThat(same.keyHigh()).isNotEqualTo(child.keyHigh());
        assertThat(same.keyLow()).isNotEqualTo(child.keyLow());
    }

    @Test
    void numbers_areAtLeastOne() {
        Random random = new Random(5);
        for (int i = 0; i < POSITIONS; i++) {
            SearchedPosition root = root(random(random, 3));
            root.expand();
            assertThat(root.proofNumber()).isPositive();
            assertThat(root.disproofNumber()).isPositive();
        }
    }
}
