package proofstone.game.tiling;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import proofstone.game.Coordinate;
import proofstone.game.GameSyntaxException;
import proofstone.game.Quote;

/** Reads tiling files, see {@code docs/formats/tiling.md}. */
public final class TilingReader {
    static final String FIRST_LINE = "proofstone-tiling 1";

    private static final long LONGEST_FILE = 1 << 20;
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,7}");

    private final String file;
    private final Map<String, List<List<Cell>>> sets = new LinkedHashMap<>();
    private final Map<String, Tile> tiles = new LinkedHashMap<>();
    private final List<Cell> periods = new ArrayList<>();
    private final List<Placement> placements = new ArrayList<>();
    private String tile = "";
    private int line;

    private TilingReader(String file) {
        this.file = Quote.printable(file);
    }

    /**
     * Reads a file.
     *
     * @throws GameSyntaxException if it cannot be read or is no tiling
     */
    public static Tiling read(Path file) throws GameSyntaxException {
        TilingReader reader = new TilingReader(file.toString());
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw reader.wrong("not a regular file");
            }
            if (Files.size(file) > LONGEST_FILE) {
                throw reader.wrong("larger than " + LONGEST_FILE + " bytes");
            }
            return reader.tiling(Files.readString(file));
        } catch (CharacterCodingException e) {
            throw reader.wrong("not text in UTF-8");
        } catch (IOException e) {
            throw reader.wrong("cannot be read");
        }
    }

    /**
     * Reads the text of a file; messages call it {@code name}.
     *
     * @throws GameSyntaxException if it is no tiling
     */
    public static Tiling parse(String text, String name) throws GameSyntaxException {
        return new TilingReader(name).tiling(text);
    }

    private Tiling tiling(String text) throws GameSyntaxException {
        for (String content : text.split("\\R", -1)) {
            line++;
            String stripped = content.replaceFirst("#.*", "").strip();
            if (line == 1) {
                require(stripped.equals(FIRST_LINE), "expected " + FIRST_LINE);
            } else if (!stripped.isEmpty()) {
                List<String> words = List.of(stripped.split("\\s+"));
                statement(words.getFirst(), words.subList(1, words.size()));
            }
        }
        return finished();
    }

    private Tiling finished() throws GameSyntaxException {
        boolean complete = periods.size() == 2 && !placements.isEmpty();
        if (!complete) {
            throw wrong(
                    "expected two lines period and at least one line place, found "
                            + periods.size()
                            + " and "
                            + placements.size());
        }
        return new Tiling(List.copyOf(tiles.values()), periods.get(0), periods.get(1), placements);
    }

    private void statement(String word, List<String> operands) throws GameSyntaxException {
        switch (word) {
            case "tile" -> begin(operands);
            case "set" -> set(operands);
            case "period" -> period(operands);
            case "place" -> place(operands);
            default ->
                    throw failure(
                            Quote.of(word)
                                    + " is no statement, expected tile, set, period or place");
        }
    }

    private void begin(List<String> operands) throws GameSyntaxException {
        require(operands.size() == 1, "expected tile NAME");
        tile = operands.getFirst();
        require(!sets.containsKey(tile), "there is a tile " + Quote.of(tile) + " already");
        sets.put(tile, new ArrayList<>());
    }

    private void set(List<String> operands) throws GameSyntaxException {
        require(!tile.isEmpty(), "a set before the first tile");
        require(!tiles.containsKey(tile), "a set after the tile has been placed");
        require(!operands.isEmpty(), "expected set SQUARE ...");
        List<Cell> set = new ArrayList<>();
        for (String name : operands) {
            Cell square = square(name);
            require(!set.contains(square), "the square " + Quote.of(name) + " stands twice");
            set.add(square);
        }
        sets.getOrDefault(tile, new ArrayList<>()).add(set);
    }

    private Cell square(String name) throws GameSyntaxException {
        Optional<Coordinate> square = Coordinate.parse(name);
        String what = Quote.of(name) + " is no square, expected a name such as a1";
        require(square.isPresent(), what);
        return new Cell(square.get().column(), square.get().row() - 1);
    }

    private void period(List<String> operands) throws GameSyntaxException {
        require(operands.size() == 2, "expected period RIGHT UP");
        require(periods.size() < 2, "a third period");
        periods.add(cell(operands));
        if (periods.size() == 2) {
            long classes = Lattice.classes(periods.get(0), periods.get(1));
            require(classes > 0, "the two periods lie on one line");
            String many = "a period of " + classes + " squares";
            require(
                    classes <= Lattice.MAX_CLASSES,
                    many + ", at most " + Lattice.MAX_CLASSES + " are allowed");
        }
    }

    private void place(List<String> operands) throws GameSyntaxException {
        boolean plain = operands.size() == 3;
        require(plain || operands.size() == 4, "expected place TILE RIGHT UP [ORIENTATION]");
        Tile placed = placed(operands.getFirst());
        Cell at = cell(operands.subList(1, 3));
        String word = plain ? Orientation.PLAIN.word() : operands.getLast();
        Optional<Orientation> orientation = Orientation.named(word);
        require(
                orientation.isPresent(),
                Quote.of(word) + " is no orientation, see the format page");
        placements.add(new Placement(placed, at, orientation.get()));
    }

    private Tile placed(String name) throws GameSyntaxException {
        List<List<Cell>> found = sets.getOrDefault(name, List.of());
        require(!found.isEmpty(), "there is no tile " + Quote.of(name) + " with a set before");
        long squares = found.stream().flatMap(List::stream).distinct().count();
        String many = Quote.of(name) + " has " + squares + " squares";
        require(
                squares <= Tile.MAX_SQUARES,
                many + ", at most " + Tile.MAX_SQUARES + " are allowed");
        return tiles.computeIfAbsent(name, n -> new Tile(n, found));
    }

    private Cell cell(List<String> pair) throws GameSyntaxException {
        return new Cell(number(pair.get(0)), number(pair.get(1)));
    }

    private int number(String text) throws GameSyntaxException {
        boolean readable = NUMBER.matcher(text).matches();
        int value = readable ? Integer.parseInt(text) : Integer.MAX_VALUE;
        String expected = "expected a number of at most " + Lattice.MAX_PERIOD;
        require(Math.abs((long) value) <= Lattice.MAX_PERIOD, Quote.of(text) + ": " + expected);
        return value;
    }

    private void require(boolean holds, String problem) throws GameSyntaxException {
        if (!holds) {
            throw failure(problem);
        }
    }

    private GameSyntaxException failure(String problem) {
        return new GameSyntaxException(file + ":" + line + ": " + problem);
    }

    private GameSyntaxException wrong(String problem) {
        return new GameSyntaxException(file + ": " + problem);
    }
}
