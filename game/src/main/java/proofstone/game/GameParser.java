package proofstone.game;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Reads a GAME string into a board.
 *
 * <pre>
 *   mnk:ROWS,COLS,K                 K in a row                            mnk:7,7,5
 *   animal:NAME_OR_CELLS,ROWS,COLS  a polyomino in any orientation        animal:el,3,3
 *   strip7:N                        the board (4, N, 7^tr), N at least 7  strip7:9
 *   strip7:N;half                   N columns of a half strip, at least 4 strip7:13;half
 *   connect:M,N,K,P,Q               K in a row, P stones a turn, first Q  connect:6,6,6,2,1
 *   tile:b2,P  or  tile:FILE,P      a tile, up to P stones a turn         tile:b2,2
 *   exclusive:rec,M,N,B             rows and columns with exclusive       exclusive:rec,3,3,1
 *   exclusive:band,L,N,B            squares, a piece of the band B_N(L),  exclusive:band,2,5,1
 *   exclusive:FILE,B                a tile; at most B stones on a line
 * </pre>
 *
 * <p>{@code ;torus} after the first two joins opposite edges. The winning sets are those of section
 * 7 of the certificate page. The name of the board is the canonical form of the string: without
 * leading zeros, animals as they are written in the table, cells sorted and moved to row and column
 * 0. A game that no winning set fits is legal and has no sets.
 */
public final class GameParser {
    private static final List<String> GRIDS_WITH_EXCLUSIVE = List.of("rec", "band");

    /** The length at which a name no longer fits into a certificate. */
    private static final int MAX_NAME = 4096;

    /** Bounds the time for sets of thousands of squares, most of which coincide on a torus. */
    private static final long MAX_MEMBERS = 1L << 24;

    private static final String KINDS =
            "mnk:ROWS,COLS,K and animal:NAME,ROWS,COLS (both also ;torus, mnk ;rim=R,C or ;rim+=R,C),"
                    + " strip7:N (;half), connect:M,N,K,P,Q (;rim=R,C, ;rim-white=R,C), tile:b2,P,"
                    + " exclusive:rec,M,N,B, hex:N, hex:RxC or a file in .pg";
    private static final String FILE = ".pg";
    private static final String TORUS = "torus";
    private static final String HALF = "half";

    private final String text;
    private final String kind;
    private final List<String> arguments;
    private final List<String> options;

    private GameParser(String text) {
        this.text = text;
        int colon = text.indexOf(':');
        this.kind = colon < 0 ? "" : text.substring(0, colon);
        String[] parts = text.substring(colon + 1).split(";", -1);
        this.arguments = List.of(parts[0].split(",", -1));
        this.options = List.of(parts).subList(1, parts.length);
    }

    /**
     * Returns the board that {@code game} names.
     *
     * @throws GameSyntaxException if it names none, or one that is too large or not supported yet
     */
    public static Board parse(String game) throws GameSyntaxException {
        GameParser parser = new GameParser(game.strip());
        parser.require(parser.text.length() <= MAX_NAME, "longer than " + MAX_NAME + " characters");
        return parser.board();
    }

    /**
     * Returns the question that a game asks of the Maker-Breaker solver: who wins from its start?
     *
     * <p>A named board starts empty with Maker to move; {@code mnk} and {@code animal} are strong
     * games unless {@code rule} says otherwise. A name that ends in {@code .pg} is a file, which
     * says all by itself; its board is called {@code free:} and the name of the file.
     *
     * @throws GameSyntaxException if {@link #parse} or {@link PgReader} refuses the game, or if its
     *     rule is strong
     */
    public static WeakProblem weakProblem(String game, Optional<Rule> rule)
            throws GameSyntaxException {
        String text = game.strip();
        if (text.toLowerCase(Locale.ROOT).endsWith(FILE)) {
            return fileProblem(text, rule);
        }
        Board board = parse(text);
        GameParser parser = new GameParser(text);
        parser.requireWeak(rule);
        return parser.start(board);
    }

    /**
     * Returns the name of the animal that {@code word} means, in any case of letters, as it is
     * written in the names of boards.
     */
    public static Optional<String> animalName(String word) {
        return Animal.named(word).map(Animal::name);
    }

    /** Returns whether the boards of that kind have no strong game. */
    private boolean isWeakByItself() {
        return List.of("strip7", "tile", "exclusive").contains(kind);
    }

    /**
     * Returns the problem of a named game from its start, by the rule weak.
     *
     * @throws GameSyntaxException if {@link #parse} refuses the game
     */
    public static WeakProblem start(String game) throws GameSyntaxException {
        return new GameParser(game.strip()).start(parse(game));
    }

    /** Turns of one stone each are the ordinary game, in which a pass does nobody any good. */
    private WeakProblem start(Board board) throws GameSyntaxException {
        return switch (kind) {
            case "tile" -> tileStart(board);
            case "connect" -> connectStart(board);
            case "exclusive" -> {
                ExclusiveBoard made = exclusive();
                Turns turns = made.turns(left(made));
                yield WeakProblem.of(board, WeakPosition.empty(Role.MAKER), turns);
            }
            default -> WeakProblem.of(board, WeakPosition.empty(Role.MAKER));
        };
    }

    private WeakProblem tileStart(Board board) throws GameSyntaxException {
        WeakPosition empty = WeakPosition.empty(Role.MAKER);
        int most = tileStones();
        return most == 1
                ? WeakProblem.of(board, empty)
                : WeakProblem.of(board, empty, new Turns.UpTo(most, most));
    }

    private WeakProblem connectStart(Board board) throws GameSyntaxException {
        int each = number("the number of stones a turn", arguments.get(3), 1);
        int first = number("the number of stones of the first turn", arguments.get(4), 0);
        WeakPosition empty = WeakPosition.empty(first == 0 ? Role.BREAKER : Role.MAKER);
        int squares = board.hypergraph().squares();
        Turns.Listed turns = Turns.Listed.regular(first == 0 ? each : first, each, squares);
        return turns.isOrdinary()
                ? WeakProblem.of(board, empty)
                : WeakProblem.of(board, empty, turns);
    }

    private static WeakProblem fileProblem(String file, Optional<Rule> rule)
            throws GameSyntaxException {
        if (rule.equals(Optional.of(Rule.STRONG))) {
            throw new GameParser(file)
                    .failure("a .pg file says its rule itself, --rule strong does not go with it");
        }
        Path path;
        try {
            path = Path.of(file);
        } catch (InvalidPathException e) {
            throw new GameParser(file).failure("not the name of a file");
        }
        return PgReader.read(path).toWeakProblem("free:" + path.getFileName());
    }

    private void requireWeak(Optional<Rule> rule) throws GameSyntaxException {
        if (rule.orElse(isWeakByItself() ? Rule.WEAK : Rule.STRONG) == Rule.WEAK) {
            return;
        }
        throw failure(
                isWeakByItself()
                        ? "the board " + kind + " has no strong game, only --rule weak"
                        : "not taken as a strong game here; --rule weak asks for the Maker-Breaker game");
    }

    private Board board() throws GameSyntaxException {
        return switch (kind) {
            case "mnk" -> mnk();
            case "animal" -> animal();
            case "strip7" -> strip();
            case "connect" -> connect();
            case "tile" -> tile();
            case "exclusive" -> exclusiveBoard();
            case "hex" ->
                    throw failure("Hex has no winning sets, so it is no game for this command");
            default -> throw failure("not the name of a board; expected " + KINDS);
        };
    }

    private Board mnk() throws GameSyntaxException {
        expectArguments("mnk:ROWS,COLS,K", 3);
        Grid grid = grid(arguments.get(0), arguments.get(1));
        int length = number("the number in a row", arguments.get(2), 1);
        String name = "mnk:" + grid.rows() + "," + grid.columns() + "," + length;
        boolean tooLong = length > grid.squares();
        return placed(name, grid, tooLong ? List.of() : Shape.lines(length));
    }

    private Board connect() throws GameSyntaxException {
        expectArguments("connect:M,N,K,P,Q", 5);
        boolean infinite = arguments.subList(0, 2).contains("inf");
        require(!infinite, "infinite boards are not supported yet");
        require(options.isEmpty(), "connect takes no options");
        Grid grid = grid(arguments.get(0), arguments.get(1));
        int length = number("the number in a row", arguments.get(2), 1);
        int each = number("the number of stones a turn", arguments.get(3), 1);
        int first = number("the number of stones of the first turn", arguments.get(4), 0);
        String size = grid.rows() + "," + grid.columns() + "," + length;
        boolean tooLong = length > grid.squares();
        return placed(
                "connect:" + size + "," + each + "," + first,
                grid,
                tooLong ? List.of() : Shape.lines(length));
    }

    private Board tile() throws GameSyntaxException {
        require(arguments.size() >= 2, "expected tile:b2,P or tile:FILE,P");
        require(options.isEmpty(), "tile takes no options");
        int most = tileStones();
        String name = String.join(",", arguments.subList(0, arguments.size() - 1));
        return name.equalsIgnoreCase(Tile.B2)
                ? Tile.b2("tile:" + Tile.B2 + "," + most)
                : Tile.read(name);
    }

    private int tileStones() throws GameSyntaxException {
        return number("the number of stones a turn", arguments.getLast(), 1);
    }

    private Board exclusiveBoard() throws GameSyntaxException {
        ExclusiveBoard made = exclusive();
        int left = left(made);
        if (!isGridWithExclusive()) {
            Board tile = Tile.read(exclusiveFile());
            return made.board(tile.name(), tile.symmetries());
        }
        Grid grid = grid(arguments.get(1), arguments.get(2));
        String size = grid.rows() + "," + grid.columns() + "," + left;
        return made.board(
                "exclusive:" + arguments.getFirst() + "," + size,
                Symmetries.of(grid, made.plain()));
    }

    /** Returns the board without a name; it says which turns go with it. */
    private ExclusiveBoard exclusive() throws GameSyntaxException {
        require(options.isEmpty(), "exclusive takes no options");
        require(arguments.size() >= 2, "expected exclusive:rec,M,N,B or exclusive:FILE,B");
        if (!isGridWithExclusive()) {
            boolean isFile = !GRIDS_WITH_EXCLUSIVE.contains(arguments.getFirst());
            require(isFile, "expected exclusive:rec,M,N,B or exclusive:band,L,N,B");
            return ExclusiveBoard.of(Tile.read(exclusiveFile()));
        }
        Grid grid = grid(arguments.get(1), arguments.get(2));
        long lines = (long) grid.rows() + 2L * grid.columns();
        long most = lines * (1 + Math.max(grid.rows(), grid.columns()));
        requireAtMost(Hypergraph.MAX_SQUARES, grid.squares() + most, "squares");
        return arguments.getFirst().equals("rec")
                ? ExclusiveBoard.rectangle(grid.rows(), grid.columns())
                : ExclusiveBoard.band(grid.rows(), grid.columns());
    }

    private boolean isGridWithExclusive() {
        return arguments.size() == 4 && GRIDS_WITH_EXCLUSIVE.contains(arguments.getFirst());
    }

    private String exclusiveFile() {
        return String.join(",", arguments.subList(0, arguments.size() - 1));
    }

    private int left(ExclusiveBoard board) throws GameSyntaxException {
        int left = number("the number of stones left on a line", arguments.getLast(), 0);
        String most = "less than the " + board.longest() + " squares of a line";
        require(left < board.longest(), "B is " + left + ", expected " + most);
        return left;
    }

    private Board animal() throws GameSyntaxException {
        expectArguments("animal:NAME_OR_CELLS,ROWS,COLS", 3);
        Grid grid = grid(arguments.get(1), arguments.get(2));
        Optional<Animal> known = Animal.named(arguments.get(0));
        Shape shape = shape(known.map(Animal::cells).orElse(arguments.get(0)));
        String name = known.map(Animal::name).orElseGet(() -> cells(shape));
        return placed(
                "animal:" + name + "," + grid.rows() + "," + grid.columns(),
                grid,
                shape.orientations());
    }

    private Board strip() throws GameSyntaxException {
        expectArguments("strip7:N", 1);
        boolean half = options.equals(List.of(HALF));
        require(half || options.isEmpty(), "strip7 takes no option but ;" + HALF);
        SevenStrip.Form form = half ? SevenStrip.Form.HALF : SevenStrip.Form.WHOLE;
        int columns = number("the number of columns", arguments.get(0), form.minColumns());
        Grid grid = checked(SevenStrip.ROWS, columns, Grid.Surface.PLANE);
        checkMemory(grid, (long) SevenStrip.ROWS * 2 * columns);
        Hypergraph hypergraph = SevenStrip.of(columns, form);
        return board("strip7:" + columns + (half ? ";" + HALF : ""), grid, hypergraph);
    }

    private Board placed(String name, Grid grid, List<Shape> shapes) throws GameSyntaxException {
        checkMemory(grid, Placements.count(grid, shapes));
        requireAtMost(MAX_MEMBERS, Placements.members(grid, shapes), "members of winning sets");
        boolean wrapped = grid.surface() == Grid.Surface.TORUS;
        Hypergraph hypergraph = new Hypergraph(grid.squares(), Placements.of(grid, shapes));
        return board(wrapped ? name + ";" + TORUS : name, grid, hypergraph);
    }

    private static Board board(String name, Grid grid, Hypergraph hypergraph) {
        return new Board(
                name,
                hypergraph,
                new GridLayout(grid.rows(), grid.columns()),
                Symmetries.of(grid, hypergraph));
    }

    private void expectArguments(String form, int count) throws GameSyntaxException {
        String found = "found " + arguments.size() + " of " + count + " values";
        require(arguments.size() == count, "expected " + form + ", " + found);
    }

    private Grid grid(String rows, String columns) throws GameSyntaxException {
        return checked(
                number("the number of rows", rows, 1),
                number("the number of columns", columns, 1),
                surface());
    }

    private Grid checked(int rows, int columns, Grid.Surface surface) throws GameSyntaxException {
        requireAtMost(Hypergraph.MAX_SQUARES, (long) rows * columns, "squares");
        return new Grid(rows, columns, surface);
    }

    private Grid.Surface surface() throws GameSyntaxException {
        Grid.Surface surface = Grid.Surface.PLANE;
        for (String option : options) {
            boolean rim = option.startsWith("rim=") || option.startsWith("rim+=");
            require(!rim, "a rim (;" + Quote.of(option) + ") goes with strong mnk games only");
            boolean torus = option.equals(TORUS);
            require(torus, "unknown option ;" + Quote.of(option) + ", expected ;torus");
            surface = Grid.Surface.TORUS;
        }
        return surface;
    }

    private void checkMemory(Grid grid, long sets) throws GameSyntaxException {
        requireAtMost(Hypergraph.MAX_SETS, sets, "winning sets");
        long words = sets * Math.ceilDiv(grid.squares(), Long.SIZE);
        requireAtMost(Hypergraph.MAX_WORDS >> 17, words >> 17, "MiB of winning sets");
    }

    private void requireAtMost(long most, long found, String what) throws GameSyntaxException {
        String excess = found + " " + what + ", at most " + most + " are allowed";
        require(found <= most, "the board is too large: " + excess);
    }

    private Shape shape(String cells) throws GameSyntaxException {
        List<Shape.Cell> found = new ArrayList<>();
        for (String cell : cells.split("\\+", -1)) {
            String[] pair = cell.split("\\.", -1);
            if (pair.length != 2) {
                throw noAnimal(cells);
            }
            found.add(
                    new Shape.Cell(
                            number("the row of a cell", pair[0], 0),
                            number("the column of a cell", pair[1], 0)));
        }
        Shape shape = new Shape(found);
        boolean distinct = shape.cells().size() == found.size();
        require(distinct, "the animal " + Quote.of(cells) + " lists a cell twice");
        return shape;
    }

    private GameSyntaxException noAnimal(String text) {
        String expected = "expected cells such as 0.0+0.1+1.1 or one of " + Animal.names();
        return failure(Quote.of(text) + " is no animal, " + expected);
    }

    private static String cells(Shape shape) {
        return shape.cells().stream()
                .map(cell -> cell.row() + "." + cell.column())
                .collect(Collectors.joining("+"));
    }

    private int number(String what, String digits, int least) throws GameSyntaxException {
        OptionalInt value = Digits.parse(digits);
        String found = what + " is \"" + Quote.of(digits) + "\"";
        String most = "at most " + Digits.MOST_DIGITS + " digits";
        String range = Digits.isTooLong(digits) ? most : "at least " + least;
        require(value.orElse(-1) >= least, found + ", expected a number of " + range);
        return value.getAsInt();
    }

    private void require(boolean holds, String problem) throws GameSyntaxException {
        if (!holds) {
            throw failure(problem);
        }
    }

    private GameSyntaxException failure(String problem) {
        return new GameSyntaxException("game " + Quote.of(text) + ": " + problem);
    }
}
