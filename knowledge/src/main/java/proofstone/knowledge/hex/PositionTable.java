package proofstone.knowledge.hex;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The positions that a search has met, each once: filled in, and the least of its images.
 *
 * <p>A proof found there is one of the position that was asked for once the symmetry and the
 * captures are undone.
 */
final class PositionTable {
    /** A position of the table and the symmetry that leads to it from the one asked for. */
    record Entry(HexNode node, Symmetry symmetry) {}

    private final HexGeometry geometry;
    private final FillIn fillIn;
    private final Captures captures;
    private final Map<PositionKey, HexNode> nodes = new HashMap<>();

    PositionTable(HexGeometry geometry, Set<HexTechnique> off) {
        this.geometry = geometry;
        fillIn = new FillIn(geometry, !off.contains(HexTechnique.FILL_IN));
        captures = new Captures(geometry);
    }

    /** Returns the entry of a position, which is made if there is none. */
    Entry entry(PositionKey position) {
        PositionKey.Framed framed = fillIn(position).framed(geometry);
        HexNode node = nodes.computeIfAbsent(framed.key(), HexNode::new);
        return new Entry(node, framed.symmetry());
    }

    /** Returns the entry after move i of a position of the table, and keeps it there. */
    Entry entryAfter(HexNode node, int i) {
        HexNode known = node.children[i];
        if (known != null) {
            return new Entry(known, node.symmetries[i]);
        }
        Entry made = entry(node.position.after(node.order[i]));
        node.children[i] = made.node();
        node.symmetries[i] = made.symmetry();
        return made;
    }

    /**
     * Turns a proof for an entry into one for the position that was asked for.
     *
     * @param proof a proof for the position of the table
     * @param symmetry the symmetry of the entry
     * @param position what was asked for
     */
    Proof undone(Proof proof, Symmetry symmetry, PositionKey position) {
        fillIn(position);
        return captures.undo(Turned.of(proof, symmetry, geometry), fillIn);
    }

    /** Returns the image of a set of cells. */
    long image(Symmetry symmetry, long cells) {
        return symmetry.apply(geometry, cells);
    }

    private PositionKey fillIn(PositionKey position) {
        fillIn.run(position.black(), position.white(), position.free());
        return fillIn.position(position.toMove());
    }
}
