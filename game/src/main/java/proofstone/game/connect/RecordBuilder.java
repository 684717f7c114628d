package proofstone.game.connect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Turn;

/**
 * Builds a record while a file is read, node by node in pre-order, and refuses moves that are not
 * legal with the place in the file. Text and marks go to the node added last.
 */
final class RecordBuilder {
    private static final class Draft {
        private final int parent;
        private final ConnectMove move;
        private List<String> names = List.of();
        private List<String> comments = List.of();
        private List<ConnectMark> marks = List.of();
        private SortedMap<String, List<String>> properties = new TreeMap<>();

        Draft(int parent, ConnectMove move) {
            this.parent = parent;
            this.move = move;
        }

        ConnectNode node() {
            return new ConnectNode(
                    parent,
                    move,
                    String.join("\n", names),
                    String.join("\n", comments),
                    marks,
                    properties);
        }
    }

    private final ConnectGame game;
    private final RecordWalk walk;
    private final SortedMap<String, String> facts = new TreeMap<>();
    private final List<Draft> drafts = new ArrayList<>();
    private int at;

    RecordBuilder(ConnectGame game) {
        this.game = game;
        this.walk = new RecordWalk(game);
        drafts.add(new Draft(-1, ConnectMove.Other.NONE));
        walk.enter(0, ConnectMove.Other.NONE);
    }

    ConnectGame game() {
        return game;
    }

    /** Returns the node added last or gone back to. */
    int at() {
        return at;
    }

    Turn turn() {
        return walk.turn();
    }

    /** Goes back to an ancestor. */
    void backTo(int node) {
        walk.backTo(node);
        at = node;
    }

    /** Adds a child where the builder stands and goes there. */
    int add(ConnectMove move, Supplier<String> where) throws GameSyntaxException {
        Optional<String> objection = walk.objection(move);
        if (objection.isPresent()) {
            throw new GameSyntaxException(where.get() + ": " + objection.get());
        }
        if (drafts.size() >= ConnectRecord.MAX_NODES) {
            throw new GameSyntaxException(
                    where.get()
                            + ": more than "
                            + ConnectRecord.MAX_NODES
                            + " nodes in one record");
        }
        drafts.add(new Draft(at, move));
        at = drafts.size() - 1;
        walk.enter(at, move);
        return at;
    }

    /** Adds a move of a player who must be the one to move. */
    int add(Player player, ConnectMove move, Supplier<String> where) throws GameSyntaxException {
        if (player != turn().player()) {
            throw new GameSyntaxException(
                    "%s: a move of %s, expected one of %s, who has %d left of his turn in %s"
                            .formatted(
                                    where.get(),
                                    word(player),
                                    word(turn().player()),
                                    turn().left(),
                                    game.name()));
        }
        return add(move, where);
    }

    static String word(Player player) {
        return player == Player.BLACK ? "Black" : "White";
    }

    void name(String name) {
        draft().names = with(draft().names, name);
    }

    /** Adds a comment, on a line of its own after others. */
    void comment(String comment) {
        draft().comments = with(draft().comments, comment);
    }

    private static List<String> with(List<String> texts, String text) {
        if (text.isEmpty()) {
            return texts;
        }
        List<String> more = texts.isEmpty() ? new ArrayList<>(1) : texts;
        more.add(text);
        return more;
    }

    void mark(ConnectMark mark) {
        mark(at, mark);
    }

    /** Puts a mark on the board at any node. */
    void mark(int node, ConnectMark mark) {
        Draft draft = drafts.get(node);
        if (draft.marks.isEmpty()) {
            draft.marks = new ArrayList<>();
        }
        draft.marks.add(mark);
    }

    void property(String property, List<String> values) {
        draft().properties.computeIfAbsent(property, _ -> new ArrayList<>()).addAll(values);
    }

    private Draft draft() {
        return drafts.get(at);
    }

    /** Sets a fact about the whole game, unless it is empty. */
    void fact(String fact, String value) {
        if (!value.isEmpty()) {
            facts.put(fact, value);
        }
    }

    ConnectRecord build() {
        return new ConnectRecord(game, facts, drafts.stream().map(Draft::node).toList());
    }
}
