package proofstone.game;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The boards of tile games: B_2 of [Chiang2011] and those in tile files.
 *
 * <p>A tile file has a winning set on each line, as names of squares between blanks such as {@code
 * a1 b1 c1}; what follows {@code #} is a comment. A tiling file of one tile is read as well. The
 * squares of the board are those of its winning sets, numbered row by row from the top row, each
 * from the left.
 */
final class Tile {
    /** The name of the built-in tile. */
    static final String B2 = "b2";

    private static final int ROWS = 4;
    private static final int COLUMNS = 6;
    private static final long LONGEST_FILE = 1 << 20;

    /** What begins the lines of a tiling file, {@code docs/formats/tiling.md}, that have no set. */
    private static final Set<String> OF_TILINGS =
            Set.of("proofstone-tiling", "tile", "period", "place");

    private final List<List<Coordinate>> lines;
    private final List<Coordinate> squares;

    private Tile(List<List<Coordinate>> lines) {
        this.lines = lines;
        this.squares =
                lines.stream()
                        .flatMap(List::stream)
                        .distinct()
                        .sorted(
                                Comparator.comparingInt((Coordinate c) -> -c.row())
                                        .thenComparingInt(c -> c.column()))
                        .toList();
    }

    /**
     * Returns B_2: four rows of six squares, each row one to the right of the row below it, with
     * the 4 rows, the 3 full columns and the 6 full diagonals.
     */
    static Board b2(String name) {
        List<List<Coordinate>> lines = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            lines.add(line(row, row, COLUMNS, 1, 0));
        }
        for (int column = ROWS - 1; column < COLUMNS; column++) {
            lines.add(line(column, 0, ROWS, 0, 1));
        }
        for (int column = 0; column < COLUMNS; column++) {
            lines.add(line(column, 0, ROWS, 1, 1));
        }
        return new Tile(lines).board(name);
    }

    private static List<Coordinate> line(int column, int row, int length, int right, int up) {
        List<Coordinate> line = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            line.add(new Coordinate(column + i * right, row + 1 + i * up));
        }
        return line;
    }

    /** Returns the board of the tile file {@code file}. */
    static Board read(String file) throws GameSyntaxException {
        List<List<Coordinate>> lines = new ArrayList<>();
        List<String> text = text(file);
        for (int i = 0; i < text.size(); i++) {
            List<Coordinate> line = new ArrayList<>();
            for (String word : words(text.get(i))) {
                line.add(square(file, i + 1, word));
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
        }
        boolean several = text.stream().filter(line -> line.startsWith("tile ")).count() > 1;
        if (several) {
            throw failure(file, "a tiling of several tiles, expected one");
        }
        if (lines.isEmpty()) {
            throw failure(file, "no winning set, expected lines such as a1 b1 c1");
        }
        return new Tile(lines).board("free:" + Path.of(file).getFileName());
    }

    /** Returns the squares of a line; those of a tiling file that have other ones are left out. */
    private static List<String> words(String line) {
        List<String> words = List.of(line.replaceFirst("#.*", "").strip().split("\\s+", -1));
        String first = words.getFirst();
        if (first.isEmpty() || OF_TILINGS.contains(first)) {
            return List.of();
        }
        return first.equals("set") ? words.subList(1, words.size()) : words;
    }

    private static Coordinate square(String file, int line, String word)
            throws GameSyntaxException {
        Optional<Coordinate> square = Coordinate.parse(word);
        if (square.isEmpty()) {
            String where = "line " + line + ": " + Quote.of(word);
            throw failure(file, where + " is no square, expected a name such as a1");
        }
        return square.get();
    }

    private static List<String> text(String file) throws GameSyntaxException {
        try {
            Path path = Path.of(file);
            if (!Files.isRegularFile(path)) {
                throw failure(file, "neither b2 nor a tile file: there is no such file");
            }
            if (Files.size(path) > LONGEST_FILE) {
                throw failure(file, "larger than " + LONGEST_FILE + " bytes");
            }
            return Files.readAllLines(path);
        } catch (InvalidPathException e) {
            throw failure(file, "not the name of a file");
        } catch (CharacterCodingException e) {
            throw failure(file, "not text in UTF-8");
        } catch (IOException e) {
            throw failure(file, "cannot be read");
        }
    }

    private static GameSyntaxException failure(String file, String problem) {
        return new GameSyntaxException("tile " + Quote.of(file) + ": " + problem);
    }

    private Board board(String name) {
        List<SquareSet> sets = new ArrayList<>();
        for (List<Coordinate> line : lines) {
            sets.add(SquareSet.copyOf(line.stream().map(squares::indexOf).toList()));
        }
        Hypergraph hypergraph = new Hypergraph(squares.size(), sets);
        List<String> names = squares.stream().map(Coordinate::toString).toList();
        return new Board(name, hypergraph, new FreeLayout(names), symmetries(hypergraph));
    }

    /** Returns the turns and reflections of the plane that map the tile to itself. */
    private List<Permutation> symmetries(Hypergraph hypergraph) {
        int right = squares.stream().mapToInt(Coordinate::column).max().orElseThrow();
        int left = squares.stream().mapToInt(Coordinate::column).min().orElseThrow();
        int top = squares.stream().mapToInt(Coordinate::row).max().orElseThrow();
        int bottom = squares.stream().mapToInt(Coordinate::row).min().orElseThrow();
        UnaryOperator<Coordinate> mirror = c -> new Coordinate(left + right - c.column(), c.row());
        UnaryOperator<Coordinate> turn =
                c -> new Coordinate(left + c.row() - bottom, bottom + right - c.column());
        UnaryOperator<Coordinate> flip = c -> new Coordinate(c.column(), top + bottom - c.row());
        Set<Permutation> found = new LinkedHashSet<>();
        found.add(Permutation.identity(squares.size()));
        for (UnaryOperator<Coordinate> map :
                List.of(mirror, flip, then(mirror, flip), turn, then(mirror, turn))) {
            permutation(map)
                    .filter(p -> Symmetries.isAutomorphism(hypergraph, p))
                    .ifPresent(found::add);
        }
        return closed(found);
    }

    private static UnaryOperator<Coordinate> then(
            UnaryOperator<Coordinate> first, UnaryOperator<Coordinate> second) {
        return c -> second.apply(first.apply(c));
    }

    private Optional<Permutation> permutation(UnaryOperator<Coordinate> map) {
        int[] images = squares.stream().mapToInt(c -> squares.indexOf(map.apply(c))).toArray();
        for (int image : images) {
            if (image < 0) {
                return Optional.empty();
            }
        }
        return Optional.of(Permutation.of(images));
    }

    /** Returns the group that the permutations generate. */
    private static List<Permutation> closed(Set<Permutation> generators) {
        List<Permutation> group = new ArrayList<>(generators);
        for (int i = 0; i < group.size(); i++) {
            for (Permutation generator : generators) {
                Permutation product = group.get(i).then(generator);
                if (!group.contains(product)) {
                    group.add(product);
                }
            }
        }
        return group;
    }
}
