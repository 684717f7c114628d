package proofstone.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Proof-number search on a directed acyclic graph ([Allis1994], [Schijf1994]) with must-play.
 *
 * <p>Keeps every node in memory and always expands a most-proving one, so it visits the fewest
 * nodes and runs out of memory first; {@link DfPn} works in any memory. When the graph is full the
 * search ends with {@link SearchControl.Stopped}. A call with the same root goes on with the graph,
 * one with another root begins a new one.
 *
 * @param <P> the type of proofs
 */
public final class ProofNumberSearch<P> implements Search<P> {
    /*
     * Proof and disproof numbers are those of the OR player. At a node of the chooser c the number of c's own
     * goal is the minimum over the open options, that of the opponent their sum, where an option outside the
     * must-play region does not count. Positions with equal keys are one vertex; each vertex knows its parents,
     * and a change is carried upwards as long as numbers change. The game is free of cycles because each move
     * fills a square.
     */
    private static final long INFINITE = 1L << 50;
    private static final long BYTES_PER_VERTEX = 2500;

    private final Settings settings;
    private final Map<Key, Vertex> vertices = new HashMap<>();
    private final long capacity;
    private @Nullable Vertex top;
    private long size;

    /** The key of a node. */
    private record Key(long high, long low) {}

    /** A node of the graph. */
    private final class Vertex {
        private final Node<P> node;
        private final List<Vertex> parents = new ArrayList<>(1);
        private long proof;
        private long disproof;
        private List<Vertex> children = List.of();
        private @Nullable MustPlay<P> mustPlay;
        private @Nullable P result;

        Vertex(Node<P> node) {
            this.node = node;
            size++;
            settings.expand(node);
            result = node.proof();
            proof = node.proofNumber();
            disproof = node.disproofNumber();
        }
    }

    /** Makes a search with an empty graph. */
    public ProofNumberSearch(Settings settings) {
        this.settings = settings;
        this.capacity = Math.max(1000, settings.memoryBytes() / BYTES_PER_VERTEX);
    }

    @Override
    public P search(Node<P> root) {
        Vertex vertex = top(root);
        while (vertex.result == null) {
            settings.control().visit();
            if (isFull()) {
                throw new SearchControl.Stopped(StopReason.MEMORY);
            }
            Vertex leaf = mostProving(vertex);
            develop(leaf);
            update(leaf);
            report(vertex);
        }
        return vertex.result;
    }

    private Vertex top(Node<P> root) {
        if (top == null || !top.node.equals(root)) {
            vertices.clear();
            size = 0;
            top = new Vertex(root);
        }
        return top;
    }

    private boolean isFull() {
        return size > capacity;
    }

    private boolean isOr(Vertex vertex) {
        return vertex.node.chooser() == Side.OR;
    }

    private void report(Vertex root) {
        settings.control().measure(root.proof, root.disproof);
        settings.control().tableFill((double) size / capacity);
    }

    private Vertex mostProving(Vertex from) {
        Vertex vertex = from;
        while (vertex.mustPlay != null) {
            MustPlay<P> mustPlay = vertex.mustPlay;
            boolean isOr = isOr(vertex);
            Vertex best = vertex;
            long least = Long.MAX_VALUE;
            for (int option = 0; option < vertex.children.size(); option++) {
                Vertex child = vertex.children.get(option);
                long number = isOr ? child.proof : child.disproof;
                if (number < least && mustPlay.isOpen(option)) {
                    least = number;
                    best = child;
                }
            }
            vertex = best;
        }
        return vertex;
    }

    private void develop(Vertex leaf) {
        MustPlay<P> mustPlay = new MustPlay<>(leaf.node, settings.mustPlay());
        List<Vertex> children = new ArrayList<>();
        for (int option = 0; option < leaf.node.optionCount(); option++) {
            Vertex child = vertex(leaf.node.child(option));
            children.add(child);
            child.parents.add(leaf);
        }
        leaf.children = children;
        leaf.mustPlay = mustPlay;
    }

    private Vertex vertex(Node<P> node) {
        if (!settings.keepsTables()) {
            return new Vertex(node);
        }
        return vertices.computeIfAbsent(key(node), key -> new Vertex(node));
    }

    private static Key key(Node<?> node) {
        return new Key(node.keyHigh(), node.keyLow());
    }

    /** Carries new numbers and results from {@code leaf} upwards. */
    private void update(Vertex leaf) {
        Set<Vertex> queue = new LinkedHashSet<>(List.of(leaf));
        while (!queue.isEmpty()) {
            Vertex vertex = queue.iterator().next();
            queue.remove(vertex);
            if (vertex.result == null && refresh(vertex)) {
                queue.addAll(vertex.parents);
            }
        }
    }

    /** Computes the numbers or the result of a vertex anew; returns whether something changed. */
    private boolean refresh(Vertex vertex) {
        MustPlay<P> mustPlay = vertex.mustPlay;
        if (mustPlay == null) {
            return false;
        }
        vertex.result = result(vertex, mustPlay);
        if (vertex.result != null) {
            vertex.children = List.of();
            return true;
        }
        boolean isOr = isOr(vertex);
        long least = INFINITE;
        long sum = 0;
        for (int option = 0; option < vertex.children.size(); option++) {
            if (mustPlay.isOpen(option)) {
                Vertex child = vertex.children.get(option);
                least = Math.min(least, isOr ? child.proof : child.disproof);
                sum = Math.min(INFINITE, sum + (isOr ? child.disproof : child.proof));
            }
        }
        long proof = isOr ? least : sum;
        long disproof = isOr ? sum : least;
        boolean changed = proof != vertex.proof || disproof != vertex.disproof;
        vertex.proof = proof;
        vertex.disproof = disproof;
        return changed;
    }

    private @Nullable P result(Vertex vertex, MustPlay<P> mustPlay) {
        for (int option = 0; option < vertex.children.size(); option++) {
            P proof = mustPlay.isOpen(option) ? proofOf(vertex, option) : null;
            if (proof != null && vertex.node.winner(proof) == vertex.node.chooser()) {
                return vertex.node.won(option, proof);
            }
            if (proof != null) {
                mustPlay.refute(option, proof);
            }
        }
        return mustPlay.isLost() ? mustPlay.lost() : null;
    }

    /**
     * Returns the proof of the option's child, made to fit the option if it came by a
     * transposition. Where it does not fit, the option gets a vertex of its own.
     */
    private @Nullable P proofOf(Vertex vertex, int option) {
        Vertex child = vertex.children.get(option);
        P proof = child.result;
        if (proof == null || vertices.get(key(child.node)) != child) {
            return proof;
        }
        Node<P> own = vertex.node.child(option);
        P adapted = own.adapt(proof, child.node.frame());
        if (adapted != null) {
            return adapted;
        }
        Vertex unshared = new Vertex(own);
        unshared.parents.add(vertex);
        vertex.children.set(option, unshared);
        return unshared.result;
    }
}
