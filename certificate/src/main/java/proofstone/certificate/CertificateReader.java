package proofstone.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.game.Board;
import proofstone.game.GridLayout;
import proofstone.game.Hypergraph;
import proofstone.game.Permutation;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turns;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * Reads certificates of both forms; reading is validating.
 *
 * <p>Every step is made anew by the {@link Calculus}, so a certificate that has been read is a
 * proof. It is no substitute for the independent checker, which shares no code with the solver. The
 * board of the certificate lists its winning sets in the order of the file, since that order gives
 * them their numbers. All living steps stay in memory. Nothing is allocated by a count in the file
 * alone, and the time of a step is bounded by its length and the board; where sets of squares must
 * be tried, by {@link TurnCoverage#MOST_WORK}, beyond which the step is refused.
 */
public final class CertificateReader {
    private final BoardResolver boards;
    private int step;

    private CertificateReader(BoardResolver boards) {
        this.boards = boards;
    }

    /**
     * Reads the certificate in {@code file}.
     *
     * @param boards knows the boards with a name, and perhaps how to draw those named {@code free}
     * @throws CertificateFormatException if the file is no valid certificate
     * @throws IOException if the file cannot be read
     */
    public static Certificate read(Path file, BoardResolver boards) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, boards);
        }
    }

    /** Reads a certificate from {@code in}, up to the end of the stream, which stays open. */
    public static Certificate read(InputStream in, BoardResolver boards) throws IOException {
        CertificateReader reader = new CertificateReader(boards);
        try (Source source = Source.open(in)) {
            return reader.certificate(source);
        } catch (MalformedException | IllegalStepException e) {
            throw new CertificateFormatException(reader.step, String.valueOf(e.getMessage()), e);
        } catch (OutOfMemoryError e) {
            throw new CertificateFormatException(
                    reader.step, "it needs more memory than there is", e);
        }
    }

    private Certificate certificate(Source source) throws IOException {
        WeakProblem problem = problem(source);
        Role winner = source.role("claim", "-wins");
        String producer = source.text("producer");
        String command = source.text("command");
        int live = source.number("live");
        int steps = source.number("steps");
        require(live >= 1 && steps >= 1, "a certificate has at least one step");
        Step root = root(source, problem, live, steps);
        require(root.claim().prover() == winner, "the root does not prove the claim");
        Certificate certificate = new Certificate(problem, producer, command, root);
        source.finish();
        return certificate;
    }

    private Step root(Source source, WeakProblem problem, int live, int steps) throws IOException {
        StepReader reader = new StepReader(source, problem, live);
        step = 1;
        Step root = reader.read();
        while (step < steps) {
            step++;
            root = reader.read();
        }
        require(reader.alive() == 1, "a step other than the root is alive at the end");
        return root;
    }

    private WeakProblem problem(Source source) throws IOException {
        String name = source.text("game");
        String rule = source.text("rule");
        require(!rule.equals(HexCertificate.RULE), "a certificate of Hex, not of a weak game");
        require(
                !rule.startsWith(StrongCertificate.RULE),
                "a certificate of a strong game, not of a weak one");
        Hypergraph hypergraph = hypergraph(source);
        int squares = hypergraph.squares();
        Board board = board(name, hypergraph);
        SquareSet maker = squareSet(source.numbers("maker", squares), squares);
        SquareSet breaker = squareSet(source.numbers("breaker", squares), squares);
        require(!maker.intersects(breaker), "a square has two stones");
        Role toMove = source.role("to-move", "");
        WeakPosition position = new WeakPosition(maker, breaker, toMove);
        Optional<Turns> turns = TurnsField.read(source, rule, position, squares);
        TurnsField.requireNamed(name, turns, position);
        return turns.isPresent()
                ? WeakProblem.of(board, position, turns.get())
                : limited(source, board, position);
    }

    private WeakProblem limited(Source source, Board board, WeakPosition position)
            throws IOException {
        int squares = board.hypergraph().squares();
        OptionalInt stones = source.optionalNumber("maker-stones");
        Optional<int[]> listed = source.optionalNumbers("first-moves", squares);
        Optional<SquareSet> first =
                listed.isPresent()
                        ? Optional.of(squareSet(listed.get(), squares))
                        : Optional.empty();
        require(first.isEmpty() || !first.get().isEmpty(), "no first move is permitted");
        return new WeakProblem(board, position, stones, first);
    }

    private Hypergraph hypergraph(Source source) throws IOException {
        int squares = source.number("squares");
        require(
                squares >= 1 && squares <= Hypergraph.MAX_SQUARES,
                squares + " is no number of squares");
        int count = source.number("sets");
        require(count <= Hypergraph.MAX_SETS, count + " winning sets are too many");
        List<SquareSet> sets = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            SquareSet set = squareSet(source.numbers("set", squares), squares);
            require(!set.isEmpty(), "winning set " + i + " is empty");
            sets.add(set);
        }
        Hypergraph hypergraph = new Hypergraph(squares, sets);
        require(hypergraph.sets().size() == count, "a winning set stands twice in the list");
        return hypergraph;
    }

    private static SquareSet squareSet(int[] members, int squares) throws IOException {
        return StepReader.distinct(members, squares, "square");
    }

    /** Returns the board of that name with the winning sets in the order of the file. */
    private Board board(String name, Hypergraph listed) throws IOException {
        Optional<Board> known = boards.resolve(name);
        if (name.equals("free") || name.startsWith("free:")) {
            return known.filter(board -> hasSets(board, listed))
                    .map(board -> inOrder(board, name, listed))
                    .orElseGet(() -> freeBoard(name, listed));
        }
        require(known.isPresent(), "unknown board '" + Quoted.of(name) + "'");
        Board board = known.orElseThrow();
        require(hasSets(board, listed), "the winning sets are not those of the board");
        return inOrder(board, name, listed);
    }

    private static Board freeBoard(String name, Hypergraph listed) {
        int squares = listed.squares();
        Permutation identity = Permutation.identity(squares);
        return new Board(name, listed, new GridLayout(1, squares), List.of(identity));
    }

    private static boolean hasSets(Board board, Hypergraph listed) {
        Hypergraph known = board.hypergraph();
        return known.squares() == listed.squares()
                && known.sets().size() == listed.sets().size()
                && new HashSet<>(known.sets()).containsAll(listed.sets());
    }

    private static Board inOrder(Board board, String name, Hypergraph listed) {
        return board.hypergraph().equals(listed) && board.name().equals(name)
                ? board
                : new Board(name, listed, board.layout(), board.symmetries());
    }

    private static void require(boolean condition, String reason) throws IOException {
        if (!condition) {
            throw new MalformedException(reason);
        }
    }
}
