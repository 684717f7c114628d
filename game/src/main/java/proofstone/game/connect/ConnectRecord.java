package proofstone.game.connect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Stream;
import proofstone.game.Player;
import proofstone.game.Turn;

/**
 * A record of a game with its variations, comments and marks. Immutable.
 *
 * <p>Nodes stand in pre-order: a node, the subtree of its first child, that of the second, and so
 * on, so that the main line is node 0, 1, 2, ... up to the first that has no child. A node puts one
 * stone at most; a turn of p stones is a chain of p nodes, and may branch between them. Nothing
 * here recurses, so that records may be as deep as they are long.
 *
 * <p>Every move is legal: on a free square of the board. That a game goes on after a win is
 * allowed, as studies do so.
 *
 * @param game the rules
 * @param facts what is said about the whole game, by the names of SGF: {@code PB} and {@code PW}
 *     the players, {@code EV} the event, {@code DT} the date, {@code RE} the result
 * @param nodes the nodes; the first one is the root and has no move
 */
public record ConnectRecord(
        ConnectGame game, SortedMap<String, String> facts, List<ConnectNode> nodes) {
    /** The greatest number of nodes that is read. */
    public static final int MAX_NODES = 1 << 21;

    /** Keeps copies; checks the order of the nodes and that all moves are legal. */
    public ConnectRecord {
        facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
        nodes = List.copyOf(nodes);
        if (nodes.isEmpty() || nodes.getFirst().move() != ConnectMove.Other.NONE) {
            throw new IllegalArgumentException("a record begins with a root without a move");
        }
        RecordWalk walk = new RecordWalk(game);
        for (int i = 0; i < nodes.size(); i++) {
            enter(walk, i, nodes.get(i));
        }
    }

    private static void enter(RecordWalk walk, int index, ConnectNode node) {
        if (node.parent() < 0 ? index > 0 : index == 0) {
            throw new IllegalArgumentException("node " + index + " has parent " + node.parent());
        }
        walk.backTo(node.parent());
        walk.objection(node.move())
                .ifPresent(objection -> {
                    throw new IllegalArgumentException("node " + index + ": " + objection);
                });
        walk.enter(index, node.move());
        for (ConnectMark mark : node.marks()) {
            if (!walk.game().contains(mark.cell())) {
                throw new IllegalArgumentException("node " + index + ": a mark at " + mark.cell());
            }
        }
    }

    /** Returns a record of these moves, one after the other. */
    public static ConnectRecord of(ConnectGame game, List<ConnectMove> moves) {
        List<ConnectNode> nodes = new ArrayList<>();
        nodes.add(ConnectNode.of(-1, ConnectMove.Other.NONE));
        moves.forEach(move -> nodes.add(ConnectNode.of(nodes.size() - 1, move)));
        return new ConnectRecord(game, new TreeMap<>(), nodes);
    }

    /** Returns the record with one more fact, or itself if the value is empty. */
    ConnectRecord withFact(String fact, String value) {
        SortedMap<String, String> more = new TreeMap<>(facts);
        more.put(fact, value);
        return value.isEmpty() ? this : new ConnectRecord(game, more, nodes);
    }

    /** Returns the record without a fact. */
    ConnectRecord withoutFact(String fact) {
        SortedMap<String, String> less = new TreeMap<>(facts);
        less.remove(fact);
        return new ConnectRecord(game, less, nodes);
    }

    /** Returns the children of a node in their order; the time grows with the nodes below it. */
    public List<Integer> children(int node) {
        List<Integer> children = new ArrayList<>();
        for (int i = node + 1; i < nodes.size() && nodes.get(i).parent() >= node; i++) {
            if (nodes.get(i).parent() == node) {
                children.add(i);
            }
        }
        return children;
    }

    /** Returns the number of children of each node. */
    int[] childCounts() {
        int[] counts = new int[nodes.size()];
        nodes.stream().skip(1).forEach(node -> counts[node.parent()]++);
        return counts;
    }

    /** Returns the last node of the line that goes on from a node by the first child each time. */
    public int lineEnd(int node) {
        int end = node;
        while (end + 1 < nodes.size() && nodes.get(end + 1).parent() == end) {
            end++;
        }
        return end;
    }

    /** Returns whether no node has two children. */
    public boolean isLinear() {
        return lineEnd(0) == nodes.size() - 1;
    }

    /** Returns the nodes from the root to {@code node}. */
    public List<Integer> path(int node) {
        List<Integer> path = new ArrayList<>();
        for (int at = node; at >= 0; at = nodes.get(at).parent()) {
            path.add(at);
        }
        return path.reversed();
    }

    /** Returns the turn at each node: whose it is after the move there, and what is left of it. */
    Turn[] turns() {
        Turn[] turns = new Turn[nodes.size()];
        Arrays.fill(turns, game.start());
        for (int i = 1; i < turns.length; i++) {
            turns[i] = game.after(turns[nodes.get(i).parent()], nodes.get(i).move());
        }
        return turns;
    }

    /**
     * Returns the complete turns of a player in all variations, without those that are passes, in
     * the order of the nodes that end them.
     */
    public List<List<ConnectCell>> turnsOf(Player player) {
        Turn[] turns = turns();
        List<List<ConnectCell>> begun = new ArrayList<>(List.of(List.of()));
        List<List<ConnectCell>> complete = new ArrayList<>();
        for (int i = 1; i < turns.length; i++) {
            int parent = nodes.get(i).parent();
            List<ConnectCell> cells = with(begun.get(parent), nodes.get(i).move());
            Player mover = turns[parent].player();
            boolean ends = turns[i].player() != mover;
            if (ends && mover == player && !cells.isEmpty()) {
                complete.add(cells);
            }
            begun.add(ends ? List.of() : cells);
        }
        return complete;
    }

    private static List<ConnectCell> with(List<ConnectCell> cells, ConnectMove move) {
        return move instanceof ConnectMove.Stone(ConnectCell cell)
                ? Stream.concat(cells.stream(), Stream.of(cell)).toList()
                : cells;
    }

    /** Returns the position at a node. */
    public ConnectPosition position(int node) {
        Map<ConnectCell, Player> stones = new HashMap<>();
        Turn turn = game.start();
        for (int at : path(node)) {
            ConnectMove move = nodes.get(at).move();
            if (move instanceof ConnectMove.Stone(ConnectCell cell)) {
                stones.put(cell, turn.player());
            }
            turn = game.after(turn, move);
        }
        return new ConnectPosition(game, stones, turn);
    }

    /** Returns the moves on the way to a node, one list for each turn; the last may be begun. */
    public List<List<ConnectMove>> turnsTo(int node) {
        List<List<ConnectMove>> turns = new ArrayList<>();
        Turn turn = game.start();
        boolean begins = true;
        for (int at : path(node)) {
            ConnectMove move = nodes.get(at).move();
            if (move != ConnectMove.Other.NONE) {
                if (begins) {
                    turns.add(new ArrayList<>());
                }
                turns.getLast().add(move);
                Turn next = game.after(turn, move);
                begins = next.player() != turn.player();
                turn = next;
            }
        }
        return turns;
    }

    /**
     * Returns the node of the main line at which so many turns are complete, the game being over
     * with a turn that is only begun.
     *
     * @throws IllegalArgumentException if the main line has fewer turns
     */
    public int nodeAfter(int turns) {
        int end = lineEnd(0);
        int complete = 0;
        Turn turn = game.start();
        for (int at = 0; at <= end; at++) {
            Turn next = game.after(turn, nodes.get(at).move());
            complete += next.player() == turn.player() ? 0 : 1;
            turn = next;
            if (complete == turns) {
                return at;
            }
        }
        if (turnsTo(end).size() != turns) {
            throw new IllegalArgumentException(turnsTo(end).size() + " turns, not " + turns);
        }
        return end;
    }

    /** Returns MOVES up to a node, the stones of a turn joined, as in {@code j10 k9-l8}. */
    public String moves(int node) {
        StringJoiner text = new StringJoiner(" ");
        for (List<ConnectMove> turn : turnsTo(node)) {
            text.add(String.join("-", turn.stream().map(this::word).toList()));
        }
        return text.toString();
    }

    private String word(ConnectMove move) {
        return move instanceof ConnectMove.Stone(ConnectCell cell) ? game.nameOf(cell) : "pass";
    }
}
