package proofstone.game.connect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import proofstone.game.GameSyntaxException;
import proofstone.game.Quote;

/**
 * Reads the syntax of SGF, whatever the game: trees of nodes with properties.
 *
 * <p>Lenient where files are sloppy: text before, between and after the trees is skipped, a node
 * may lack its semicolon after a parenthesis, lower-case letters in names of properties are left
 * out (as FF[3] says) unless there are no others, and missing parentheses at the end are noted.
 */
final class SgfParser {
    /**
     * A property with its values, escapes resolved.
     *
     * @param id its name in capital letters
     * @param values at least one
     * @param offset where it stands in the text
     */
    record Property(String id, List<String> values, int offset) {}

    /**
     * A node.
     *
     * @param parent the index of its parent in the tree, -1 at the root
     * @param properties in their order
     * @param offset where it begins in the text
     */
    record Node(int parent, List<Property> properties, int offset) {}

    private static final int NONE = -1;

    private final RecordText source;
    private final String text;
    private final Notes notes;
    private final List<List<Node>> trees = new ArrayList<>();
    private final Deque<Integer> open = new ArrayDeque<>();
    private List<Node> tree = new ArrayList<>();
    private int node = NONE;
    private boolean begins;
    private int nodes;
    private int at;

    private SgfParser(RecordText source, Notes notes) {
        this.source = source;
        this.text = source.text();
        this.notes = notes;
    }

    /**
     * Returns the trees of a text, their nodes in pre-order.
     *
     * @throws GameSyntaxException if there is none, or something inside a tree is not SGF
     */
    static List<List<Node>> parse(RecordText source, Notes notes) throws GameSyntaxException {
        SgfParser parser = new SgfParser(source, notes);
        parser.parse();
        if (parser.trees.isEmpty()) {
            throw new GameSyntaxException("line 1, column 1: no SGF; expected (; and a node");
        }
        return parser.trees;
    }

    private void parse() throws GameSyntaxException {
        for (at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '(' || !open.isEmpty()) {
                read(c);
            }
        }
        if (!open.isEmpty()) {
            notes.add("the file ends within a record: " + open.size() + " ) missing");
            finish();
        }
    }

    private void read(char c) throws GameSyntaxException {
        switch (c) {
            case '(' -> open();
            case ')' -> close();
            case ';' -> addNode();
            default -> {
                if (isLetter(c)) {
                    readProperty();
                } else {
                    require(Character.isWhitespace(c), at, "expected a property, ;, ( or )");
                }
            }
        }
    }

    private void open() {
        open.addLast(node);
        begins = true;
    }

    private void close() {
        node = open.removeLast();
        begins = false;
        if (open.isEmpty()) {
            finish();
        }
    }

    private void finish() {
        if (!tree.isEmpty()) {
            trees.add(tree);
        }
        tree = new ArrayList<>();
        node = NONE;
    }

    private void addNode() throws GameSyntaxException {
        nodes++;
        if (nodes > ConnectRecord.MAX_NODES) {
            throw failure(at, "more than " + ConnectRecord.MAX_NODES + " nodes in one file");
        }
        tree.add(new Node(node, new ArrayList<>(2), at));
        node = tree.size() - 1;
        begins = false;
    }

    private void readProperty() throws GameSyntaxException {
        if (begins || node == NONE) {
            addNode();
        }
        int start = at;
        while (at < text.length() && isLetter(text.charAt(at))) {
            at++;
        }
        String id = capitals(text.substring(start, at));
        skipSpace();
        if (!isAt('[')) {
            throw failure(at, "expected [ after the property " + Quote.of(id));
        }
        List<String> values = new ArrayList<>(1);
        while (isAt('[')) {
            values.add(readValue());
            skipSpace();
        }
        tree.get(node).properties().add(new Property(id, values, start));
        at--;
    }

    private static boolean isLetter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    private static String capitals(String name) {
        if (name.chars().allMatch(c -> c <= 'Z')) {
            return name;
        }
        String capitals = name.replaceAll("[a-z]", "");
        return capitals.isEmpty() ? name.toUpperCase(Locale.ROOT) : capitals;
    }

    private boolean isAt(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** Reads from the bracket to behind its partner. */
    private String readValue() throws GameSyntaxException {
        int start = at;
        StringBuilder value = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != ']'; at++) {
            char c = text.charAt(at);
            if (c == '\r') {
                value.append(isLineFeed(at + 1) ? "" : "\n");
            } else if (c != '\\') {
                value.append(c);
            } else if (at + 1 < text.length()) {
                at++;
                readEscaped(value);
            }
        }
        require(at < text.length(), start, "no ] ends the value that begins here");
        at++;
        return value.toString();
    }

    /** An escaped line end is none. */
    private void readEscaped(StringBuilder value) {
        char c = text.charAt(at);
        if (c == '\r' && isLineFeed(at + 1)) {
            at++;
        } else if (c != '\n' && c != '\r') {
            value.append(c);
        }
    }

    private boolean isLineFeed(int offset) {
        return offset < text.length() && text.charAt(offset) == '\n';
    }

    private void require(boolean holds, int offset, String problem) throws GameSyntaxException {
        if (!holds) {
            throw failure(offset, problem);
        }
    }

    private GameSyntaxException failure(int offset, String problem) {
        return new GameSyntaxException(source.where(offset) + ": " + problem);
    }
}
