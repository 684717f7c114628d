package proofstone.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.HexStep.Kind;
import proofstone.certificate.Sink.Next;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexSymmetry;

/**
 * Reads certificates of Hex of both forms; reading is validating.
 *
 * <p>Every step is made anew by the {@link HexCalculus}, so a certificate that has been read is a
 * proof. It is no substitute for the independent checker. All living steps stay in memory, and
 * nothing is allocated by a count in the file alone.
 */
public final class HexCertificateReader {
    /** The words of the players, Black's first. */
    static final List<String> PLAYERS = List.of("black", "white");

    private static final List<String> WINNERS = List.of("black-wins", "white-wins");
    private static final List<Kind> KINDS = List.of(Kind.values());

    private final Source source;
    private int step;

    private HexCertificateReader(Source source) {
        this.source = source;
    }

    /**
     * Returns whether a file is a certificate of Hex, as far as its first fields tell.
     *
     * @throws IOException if the file cannot be read
     */
    public static boolean isHex(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                Source source = Source.open(in)) {
            source.text("game");
            return source.text("rule").equals(HexCertificate.RULE);
        } catch (MalformedException e) {
            return false;
        }
    }

    /**
     * Reads the certificate in {@code file}.
     *
     * @throws CertificateFormatException if the file is no valid certificate of Hex
     * @throws IOException if the file cannot be read
     */
    public static HexCertificate read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in);
        }
    }

    /** Reads a certificate from {@code in}, up to the end of the stream, which stays open. */
    public static HexCertificate read(InputStream in) throws IOException {
        HexCertificateReader reader = null;
        try (Source source = Source.open(in)) {
            reader = new HexCertificateReader(source);
            return reader.certificate();
        } catch (MalformedException | IllegalStepException e) {
            throw new CertificateFormatException(step(reader), String.valueOf(e.getMessage()), e);
        } catch (OutOfMemoryError e) {
            throw new CertificateFormatException(
                    step(reader), "it needs more memory than there is", e);
        }
    }

    private static int step(@Nullable HexCertificateReader reader) {
        return reader == null ? 0 : reader.step;
    }

    private HexCertificate certificate() throws IOException {
        HexPosition position = position();
        Player winner = player(source.choice("claim", WINNERS));
        String producer = source.text("producer");
        String command = source.text("command");
        int live = source.number("live");
        int steps = source.number("steps");
        require(live >= 1 && steps >= 1, "a certificate has at least one step");
        HexStep root = root(position.board(), live, steps);
        require(root.claim().player() == winner, "the root does not prove the claim");
        HexCertificate certificate = new HexCertificate(position, producer, command, root);
        source.finish();
        return certificate;
    }

    private static Player player(int number) {
        return number == 0 ? Player.BLACK : Player.WHITE;
    }

    private HexPosition position() throws IOException {
        String name = source.text("game");
        require(source.text("rule").equals(HexCertificate.RULE), "no certificate of Hex");
        HexBoard board = board(source.number("rows"), source.number("columns"));
        require(board.name().equals(name), "the board is " + board.name());
        SquareSet black = cells(board, source.numbers("black", board.cells()));
        SquareSet white = cells(board, source.numbers("white", board.cells()));
        require(!black.intersects(white), "a square has two stones");
        return new HexPosition(board, black, white, player(source.choice("to-move", PLAYERS)));
    }

    private static HexBoard board(int rows, int columns) throws IOException {
        boolean fits = Stream.of(rows, columns).allMatch(n -> n >= 1 && n <= HexBoard.MAX_SIZE);
        require(fits, "no board of " + rows + " by " + columns);
        return HexBoard.of(rows, columns);
    }

    private static SquareSet cells(HexBoard board, int[] members) throws IOException {
        return StepReader.distinct(members, board.cells(), "square");
    }

    private HexStep root(HexBoard board, int live, int steps) throws IOException {
        Steps reader = new Steps(board, live);
        step = 1;
        HexStep root = reader.read();
        while (step < steps) {
            step++;
            root = reader.read();
        }
        require(reader.living.alive() == 1, "a step other than the root is alive at the end");
        return root;
    }

    private static void require(boolean condition, String reason) throws IOException {
        if (!condition) {
            throw new MalformedException(reason);
        }
    }

    /** The steps one after the other. */
    private final class Steps {
        private final HexBoard board;
        private final HexCalculus calculus;
        private final LivingSteps<HexStep> living;

        Steps(HexBoard board, int live) {
            this.board = board;
            this.calculus = new HexCalculus(board);
            this.living = new LivingSteps<>(live);
        }

        HexStep read() throws IOException {
            HexStep made = step(source.step(living.next(), KINDS));
            source.endStep();
            living.add(made);
            return made;
        }

        private HexStep step(Kind kind) throws IOException {
            return switch (kind) {
                case ADJACENT ->
                        calculus.adjacent(
                                player(source.choice(PLAYERS)), source.operand(), source.operand());
                case CHAIN -> calculus.chain(source.operand(), children());
                case MOVE -> move(source.operand());
                case JOIN -> calculus.join(children());
                case CAPTURE -> capture(child());
                case SYMMETRY -> symmetry(source.operand());
            };
        }

        private HexStep move(int cell) throws IOException {
            return calculus.move(child(), cell);
        }

        private HexStep capture(HexStep child) throws IOException {
            SquareSet region = cells(board, source.list(1, Next.LIST, board.cells()));
            SquareSet support = cells(board, source.list(1, Next.END, board.cells()));
            return calculus.capture(child, region, support);
        }

        private HexStep symmetry(int number) throws IOException {
            require(number < HexSymmetry.values().length, "there is no symmetry " + number);
            return calculus.symmetry(child(), HexSymmetry.of(number));
        }

        private List<HexStep> children() throws IOException {
            return living.find(source.children());
        }

        private HexStep child() throws IOException {
            return living.find(source.child());
        }
    }
}
