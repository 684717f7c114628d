package proofstone.game.connect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import proofstone.game.GameSyntaxException;
import proofstone.game.Quote;
import proofstone.game.connect.ConnectMark.Kind;
import proofstone.game.connect.SgfParser.Node;
import proofstone.game.connect.SgfParser.Property;
import proofstone.game.connect.SgfPoints.Capitals;

/**
 * Finds the rules of a record in SGF and how it writes squares.
 *
 * <p>The rules are those that the user names, or {@code RU[connect:M,N,K,P,Q]}. Else it is Connect6
 * if a name says so, if White has two stones in a node or two nodes one after the other at the
 * beginning, or if squares are pairs of capital letters; else Gomoku. The board is that of {@code
 * SZ}, or of the usual size, 15x15 growing to 19x19 if stones need it.
 */
final class SgfRules {
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,4})(?::([0-9]{1,4}))?");
    private static final Pattern FIRST =
            Pattern.compile("[A-Za-z]{2}(?![0-9])|[A-Za-z]{1,2}[0-9]+");
    private static final Set<String> WORDS = Set.of("pass", "resign");
    private static final String GOMOKU = "4";
    private static final int LARGE = 19;

    private final List<Node> tree;
    private final List<Property> moves = new ArrayList<>();
    private final Optional<Property> size;
    private final boolean hasCapitals;

    private SgfRules(List<Node> tree) {
        this.tree = tree;
        this.size = property("SZ");
        for (int i = 0; i < tree.size() && tree.get(i).parent() == i - 1; i++) {
            tree.get(i).properties().stream().filter(SgfRules::isMove).forEach(moves::add);
        }
        this.hasCapitals = hasOnlyCapitals();
    }

    /** Returns the rules and the way in which squares are written. */
    static SgfPoints of(
            List<Node> tree, RecordText source, Optional<ConnectGame> known, Notes notes)
            throws GameSyntaxException {
        SgfRules rules = new SgfRules(tree);
        ConnectGame game = rules.game(source, known, notes);
        if (!game.isFinite()) {
            throw new GameSyntaxException(
                    source.where(tree.getFirst().offset())
                            + ": SGF holds boards with ends, not "
                            + game.name());
        }
        boolean small = game.rows().orElseThrow() <= 26 && game.columns().orElseThrow() <= 26;
        boolean same = rules.hasCapitals && small;
        return new SgfPoints(game, same ? Capitals.AS_SMALL : Capitals.AFTER_SMALL);
    }

    /** Returns whether the first move is White's. */
    static boolean beginsWithWhite(List<Node> tree) {
        return tree.stream()
                .flatMap(node -> node.properties().stream())
                .filter(SgfRules::isMove)
                .findFirst()
                .filter(move -> move.id().equals("W"))
                .isPresent();
    }

    private static boolean isMove(Property property) {
        return property.id().equals("B") || property.id().equals("W");
    }

    private Optional<Property> property(String id) {
        return tree.getFirst().properties().stream()
                .filter(property -> property.id().equals(id))
                .findFirst();
    }

    private String value(String id) {
        return property(id).map(property -> property.values().getFirst().strip()).orElse("");
    }

    /** Marks are asked only where no stone tells. */
    private boolean hasOnlyCapitals() {
        List<String> stones = pairs(property -> isMove(property) || isSetUp(property));
        List<String> pairs =
                stones.isEmpty()
                        ? pairs(property -> Kind.named(property.id()).isPresent())
                        : stones;
        return !pairs.isEmpty()
                && pairs.stream().allMatch(pair -> pair.equals(pair.toUpperCase(Locale.ROOT)));
    }

    private List<String> pairs(Predicate<Property> which) {
        return tree.stream()
                .flatMap(node -> node.properties().stream())
                .filter(which)
                .flatMap(property -> property.values().stream())
                .map(value -> value.replaceFirst("(?s):.*", ""))
                .filter(SgfPoints::isPairs)
                .toList();
    }

    private static boolean isSetUp(Property property) {
        return property.id().equals("AB") || property.id().equals("AW");
    }

    private ConnectGame game(RecordText source, Optional<ConnectGame> known, Notes notes)
            throws GameSyntaxException {
        if (known.isPresent()) {
            return known.get();
        }
        if (value("RU").startsWith("connect:")) {
            return named(source, property("RU").orElseThrow());
        }
        refuseOtherGames(source);
        boolean isConnect6 = saysConnect6() || looksLikeConnect6();
        ConnectGame game = sized(isConnect6 ? ConnectGame.CONNECT6 : ConnectGame.GOMOKU, source);
        boolean isNamed = isConnect6 ? saysConnect6() : value("GM").equals(GOMOKU);
        if (!isNamed) {
            notes.add("the file does not name its game, taken as " + game.name());
        }
        return game;
    }

    private static ConnectGame named(RecordText source, Property rules) throws GameSyntaxException {
        try {
            return ConnectGame.parse(rules.values().getFirst());
        } catch (GameSyntaxException e) {
            throw new GameSyntaxException(source.where(rules.offset()) + ": " + e.getMessage());
        }
    }

    /**
     * Hex is read elsewhere; Go boards are often used for other games, so that GM[1] is allowed.
     */
    private void refuseOtherGames(RecordText source) throws GameSyntaxException {
        String number = value("GM");
        if (number.equals("11") || value("EV").toLowerCase(Locale.ROOT).contains("hex")) {
            throw new GameSyntaxException(
                    source.where(tree.getFirst().offset()) + ": a record of Hex, no k in a row");
        }
    }

    private boolean saysConnect6() {
        return List.of("EV", "GN", "GC", "RU").stream()
                .anyMatch(id -> value(id).toLowerCase(Locale.ROOT).contains("connect6"));
    }

    private boolean looksLikeConnect6() {
        if (hasCapitals || moves.stream().anyMatch(SgfRules::hasSeveral)) {
            return true;
        }
        int white = 0;
        while (white < moves.size() && moves.get(white).id().equals("B")) {
            white++;
        }
        return white <= 1 && moves.size() >= white + 2 && moves.get(white + 1).id().equals("W");
    }

    /** Looks at the first square only, so that long values cost nothing here. */
    private static boolean hasSeveral(Property move) {
        if (move.values().size() > 1) {
            return true;
        }
        String value = move.values().getFirst().strip();
        boolean isWord = WORDS.contains(value.toLowerCase(Locale.ROOT));
        Matcher first = FIRST.matcher(value);
        return !isWord && first.lookingAt() && first.end() < value.length();
    }

    private ConnectGame sized(ConnectGame game, RecordText source) throws GameSyntaxException {
        if (size.isEmpty()) {
            return fits(game) ? game : game.withSides(LARGE, LARGE);
        }
        Property property = size.get();
        Matcher matcher = SIZE.matcher(property.values().getFirst().strip());
        if (!matcher.matches()) {
            throw noSize(source, property);
        }
        int columns = Integer.parseInt(matcher.group(1));
        int rows = matcher.group(2) == null ? columns : Integer.parseInt(matcher.group(2));
        try {
            return game.withSides(rows, columns);
        } catch (IllegalArgumentException e) {
            throw noSize(source, property);
        }
    }

    private static GameSyntaxException noSize(RecordText source, Property size) {
        return new GameSyntaxException(
                "%s: SZ[%s] is no size; expected a number such as 19, or columns:rows, up to %d"
                        .formatted(
                                source.where(size.offset()),
                                Quote.of(size.values().getFirst()),
                                ConnectGame.MAX_SIDE));
    }

    private boolean fits(ConnectGame game) {
        SgfPoints points =
                new SgfPoints(game, hasCapitals ? Capitals.AS_SMALL : Capitals.AFTER_SMALL);
        return tree.stream()
                .flatMap(node -> node.properties().stream())
                .filter(property -> isMove(property) || isSetUp(property))
                .flatMap(property -> property.values().stream())
                .map(String::strip)
                .filter(value -> !value.isEmpty() && !value.equals("tt") && !WORDS.contains(value))
                .allMatch(value -> points.cells(value).isPresent());
    }
}
