package proofstone.game.connect;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import proofstone.game.Turn;

/**
 * Walks through the nodes of a record in their order and knows the stones on the way from the root.
 *
 * <p>Going back to an ancestor costs the steps between; in pre-order each node is left once, so
 * that a whole walk is linear whatever the shape of the tree.
 */
final class RecordWalk {
    private record Step(int node, ConnectMove move, Turn turn) {}

    private final ConnectGame game;
    private final Set<ConnectCell> occupied = new HashSet<>();
    private final Deque<Step> way = new ArrayDeque<>();

    RecordWalk(ConnectGame game) {
        this.game = game;
    }

    ConnectGame game() {
        return game;
    }

    /** Returns the turn where the walk stands. */
    Turn turn() {
        return way.isEmpty() ? game.start() : way.getLast().turn();
    }

    /**
     * Goes back to an ancestor of the node where the walk stands, or stays.
     *
     * @throws IllegalArgumentException if it is not on the way from the root
     */
    void backTo(int node) {
        while (!way.isEmpty() && way.getLast().node() != node) {
            if (way.removeLast().move() instanceof ConnectMove.Stone(ConnectCell cell)) {
                occupied.remove(cell);
            }
        }
        if (way.isEmpty() && node >= 0) {
            throw new IllegalArgumentException("node " + node + " is not an ancestor");
        }
    }

    /** Returns why a move is not legal here, if it is not. */
    Optional<String> objection(ConnectMove move) {
        if (move instanceof ConnectMove.Stone(ConnectCell cell)) {
            if (!game.contains(cell)) {
                return Optional.of(game.nameOf(cell) + " is not a square of " + game.name());
            }
            if (occupied.contains(cell)) {
                return Optional.of(game.nameOf(cell) + " is occupied");
            }
        }
        return Optional.empty();
    }

    /** Makes a legal move, which leads to {@code node}. */
    void enter(int node, ConnectMove move) {
        way.addLast(new Step(node, move, game.after(turn(), move)));
        if (move instanceof ConnectMove.Stone(ConnectCell cell)) {
            occupied.add(cell);
        }
    }
}
