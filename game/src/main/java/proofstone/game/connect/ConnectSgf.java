package proofstone.game.connect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.Quote;
import proofstone.game.connect.ConnectMark.Kind;
import proofstone.game.connect.SgfParser.Node;
import proofstone.game.connect.SgfParser.Property;

/**
 * Reads SGF of Connect6, Gomoku and any Connect(m,n,k,p,q) on a board with ends.
 *
 * <p>All dialects are read: pairs of small or of capital letters and names such as {@code j10}; one
 * stone a node, where neighbouring nodes of one colour are one turn, or a turn in one node; the
 * stone in the middle with which Connect6 begins may be left out. {@link SgfRules} finds the game.
 * Set-up stones at the root are taken as moves if their numbers are those of some turn.
 */
final class ConnectSgf {
    /** Properties that say how the file is written; they are found anew when it is written. */
    private static final Set<String> OF_THE_FILE = Set.of("FF", "GM", "CA", "AP", "SZ", "ST");

    private static final Set<String> MOVES = Set.of("B", "W");
    private static final Set<String> STONES = Set.of("AB", "AW");
    private static final Pattern CHARSET = Pattern.compile("CA\\s*\\[([^\\]]{1,40})\\]");
    private static final int SEARCHED = 4096;

    private final List<Node> tree;
    private final RecordText source;
    private final Notes notes;
    private final SgfPoints points;
    private final RecordBuilder builder;

    private ConnectSgf(List<Node> tree, RecordText source, SgfPoints points, Notes notes) {
        this.tree = tree;
        this.source = source;
        this.notes = notes;
        this.points = points;
        this.builder = new RecordBuilder(points.game());
    }

    /**
     * Reads all records of a file.
     *
     * @throws GameSyntaxException with line and column if it is not SGF or a move is not legal
     */
    static RecordFile read(byte[] bytes, ReadOptions options) throws GameSyntaxException {
        Notes notes = new Notes();
        Optional<RecordCharset> charset = options.charset().or(() -> named(bytes));
        RecordText source = RecordText.of(bytes, charset, StandardCharsets.ISO_8859_1, notes);
        return new RecordFile(read(source, options, notes), notes.lines());
    }

    static List<ConnectRecord> read(RecordText source, ReadOptions options, Notes notes)
            throws GameSyntaxException {
        List<ConnectRecord> records = new ArrayList<>();
        for (List<Node> tree : SgfParser.parse(source, notes)) {
            SgfPoints points = SgfRules.of(tree, source, options.game(), notes);
            ConnectSgf reader = new ConnectSgf(tree, source, points, notes);
            reader.readTree();
            records.add(reader.builder.build());
        }
        return records;
    }

    /** Returns the charset that the file says it has near its beginning, if it is true. */
    private static Optional<RecordCharset> named(byte[] bytes) {
        int searched = Math.min(bytes.length, SEARCHED);
        String head = new String(bytes, 0, searched, StandardCharsets.ISO_8859_1);
        Matcher matcher = CHARSET.matcher(head);
        Optional<RecordCharset> named =
                matcher.find() ? RecordCharset.named(matcher.group(1)) : Optional.empty();
        return named.filter(it -> RecordText.decoded(bytes, it.charset()).isPresent());
    }

    private void readTree() throws GameSyntaxException {
        setUp(tree.getFirst());
        addFirstStone();
        int base = builder.at();
        int[] there = new int[tree.size()];
        for (int i = 0; i < there.length; i++) {
            Node node = tree.get(i);
            builder.backTo(node.parent() < 0 ? base : there[node.parent()]);
            readNode(node, i);
            there[i] = builder.at();
        }
    }

    /** Takes set-up stones as moves: each player's in their order, turn by turn. */
    private void setUp(Node root) throws GameSyntaxException {
        Deque<ConnectCell> black = new ArrayDeque<>(setUp(root, "AB"));
        Deque<ConnectCell> white = new ArrayDeque<>(setUp(root, "AW"));
        if (black.isEmpty() && white.isEmpty()) {
            return;
        }
        notes.add(
                source.where(root.offset()) + ": set-up stones are taken as moves, in their order");
        while (!black.isEmpty() || !white.isEmpty()) {
            Deque<ConnectCell> own = builder.turn().player() == Player.BLACK ? black : white;
            if (own.isEmpty()) {
                throw new GameSyntaxException(
                        "%s: the numbers of set-up stones are not those of turns of %s"
                                .formatted(source.where(root.offset()), builder.game().name()));
            }
            builder.add(new ConnectMove.Stone(own.removeFirst()), source.place(root.offset()));
        }
    }

    private List<ConnectCell> setUp(Node root, String id) throws GameSyntaxException {
        List<ConnectCell> cells = new ArrayList<>();
        for (Property property : root.properties()) {
            if (property.id().equals(id)) {
                for (String value : property.values()) {
                    cells.addAll(cells(property, value));
                }
            }
        }
        return cells;
    }

    private List<ConnectCell> cells(Property property, String value) throws GameSyntaxException {
        return points.cells(value)
                .orElseThrow(() ->
                        new GameSyntaxException(
                                "%s: %s[%s] is not on the board of %s; expected squares such as %s or %s"
                                        .formatted(
                                                source.where(property.offset()),
                                                property.id(),
                                                Quote.of(value),
                                                builder.game().name(),
                                                example(),
                                                builder.game().nameOf(builder.game().centre()))));
    }

    private String example() {
        boolean writable =
                points.game().columns().orElse(0) <= 26 && points.game().rows().orElse(0) <= 26;
        return writable ? points.pair(points.game().centre()) : "aa";
    }

    /** Puts the stone in the middle where the record of such a game begins with White. */
    private void addFirstStone() throws GameSyntaxException {
        ConnectGame game = builder.game();
        boolean mayBeLeftOut = game.first() == 1 && game.stones() > 1 && builder.at() == 0;
        if (mayBeLeftOut && SgfRules.beginsWithWhite(tree)) {
            builder.add(new ConnectMove.Stone(game.centre()), () -> "the first stone");
            notes.add(
                    "the first stone, " + game.nameOf(game.centre()) + ", is left out in the file");
        }
    }

    private void readNode(Node node, int index) throws GameSyntaxException {
        boolean moved = false;
        for (Property property : node.properties()) {
            if (MOVES.contains(property.id())) {
                readMove(property);
                moved = true;
            }
        }
        if (!moved && index > 0) {
            builder.add(ConnectMove.Other.NONE, source.place(node.offset()));
        }
        for (Property property : node.properties()) {
            readOther(property, index == 0);
        }
    }

    private void readMove(Property property) throws GameSyntaxException {
        Player player = property.id().equals("B") ? Player.BLACK : Player.WHITE;
        Supplier<String> place = source.place(property.offset());
        for (String value : property.values()) {
            switch (value.strip().toLowerCase(Locale.ROOT)) {
                case "", "pass" -> builder.add(player, ConnectMove.Other.PASS, place);
                case "tt" -> readPassOrStone(property, player, value);
                case "resign" -> {
                    builder.add(ConnectMove.Other.NONE, place);
                    builder.fact(RecordFacts.RESULT, player == Player.BLACK ? "W+R" : "B+R");
                }
                default -> readStones(property, player, value);
            }
        }
    }

    /** On boards up to 19x19 {@code tt} is a pass, as in old SGF. */
    private void readPassOrStone(Property property, Player player, String value)
            throws GameSyntaxException {
        if (points.cells(value).isEmpty()) {
            builder.add(player, ConnectMove.Other.PASS, source.place(property.offset()));
        } else {
            readStones(property, player, value);
        }
    }

    private void readStones(Property property, Player player, String value)
            throws GameSyntaxException {
        for (ConnectCell cell : cells(property, value)) {
            builder.add(player, new ConnectMove.Stone(cell), source.place(property.offset()));
        }
    }

    private void readOther(Property property, boolean isRoot) throws GameSyntaxException {
        String id = property.id();
        String first = property.values().getFirst();
        Optional<Kind> mark = Kind.named(id);
        if (mark.isPresent()) {
            readMarks(property, mark.get());
        } else if (id.equals("C")) {
            property.values().forEach(builder::comment);
        } else if (id.equals("N")) {
            property.values().forEach(builder::name);
        } else if (STONES.contains(id) || id.equals("AE")) {
            requireRoot(property, isRoot && !id.equals("AE"));
        } else if (isRoot && id.equals("RU")) {
            builder.fact(isGame(first) ? "" : RecordFacts.RULES, isGame(first) ? "" : first);
        } else if (isRoot && RecordFacts.ALL.contains(id)) {
            builder.fact(id, first);
        } else if (!MOVES.contains(id) && !(isRoot && OF_THE_FILE.contains(id))) {
            builder.property(id, property.values());
        }
    }

    private static boolean isGame(String rules) {
        return rules.strip().startsWith("connect:");
    }

    private void requireRoot(Property property, boolean holds) throws GameSyntaxException {
        if (!holds) {
            throw new GameSyntaxException(
                    source.where(property.offset())
                            + ": "
                            + property.id()
                            + " changes the board; expected set-up stones in the first node only");
        }
    }

    /** A mark whose square cannot be read stays as it is, as a property. */
    private void readMarks(Property property, Kind kind) {
        Set<ConnectCell> marked = new HashSet<>();
        for (String value : property.values()) {
            int colon = kind == Kind.LABEL ? value.indexOf(':') : -1;
            String words = colon < 0 ? "" : value.substring(colon + 1);
            Optional<List<ConnectCell>> cells =
                    points.cells(colon < 0 ? value : value.substring(0, colon));
            if (cells.isEmpty()) {
                notes.add(() ->
                        source.where(property.offset())
                                + ": "
                                + property.id()
                                + "["
                                + Quote.of(value)
                                + "] is no square and left as it is");
                builder.property(kind.property(), List.of(value));
            }
            for (ConnectCell cell : cells.orElse(List.of())) {
                if (marked.add(cell)) {
                    builder.mark(new ConnectMark(cell, kind, words));
                }
            }
        }
    }
}
