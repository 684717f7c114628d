package proofstone.certificate;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/** Writes the binary form: format page, section 6. */
final class BinarySink implements Sink, AutoCloseable {
    private static final int BUFFER = 1 << 14;

    private final Sha256Stream out;
    private final Deflater deflater = new Deflater();
    private final DeflaterOutputStream zlib;
    private final OutputStream body;

    BinarySink(OutputStream out) throws IOException {
        this.out = new Sha256Stream(out);
        this.out.write(firstBytes());
        this.zlib = new DeflaterOutputStream(this.out, deflater, BUFFER);
        this.body = new BufferedOutputStream(zlib, BUFFER);
    }

    /** Returns the bytes by which the binary form is known. */
    static byte[] firstBytes() {
        return "PSTONE1\n".getBytes(US_ASCII);
    }

    @Override
    public void text(String word, String value) throws IOException {
        byte[] bytes = value.getBytes(UTF_8);
        operand(bytes.length);
        body.write(bytes);
    }

    @Override
    public void number(String word, int value) throws IOException {
        operand(value);
    }

    @Override
    public void numbers(String word, int[] values) throws IOException {
        list(values, 1, Next.END);
    }

    @Override
    public void squares(String word, SquareSet squares) throws IOException {
        list(squares.toArray(), 1, Next.END);
    }

    @Override
    public void optionalNumber(String word, OptionalInt value) throws IOException {
        operand(value.isPresent() ? value.getAsInt() + 1 : 0);
    }

    @Override
    public void optionalSquares(String word, Optional<SquareSet> squares) throws IOException {
        operand(squares.map(set -> set.size() + 1).orElse(0));
        for (int square : squares.orElse(SquareSet.empty()).toArray()) {
            operand(square);
        }
    }

    @Override
    public void ownedSet(String owner, int number, SquareSet squares) throws IOException {
        operand(number);
        list(squares.toArray(), 1, Next.END);
    }

    @Override
    public void flag(String word, boolean holds) throws IOException {
        operand(holds ? 1 : 0);
    }

    @Override
    public void role(String word, Role role, String suffix) throws IOException {
        turn(role);
    }

    @Override
    public void step(StepKind kind) throws IOException {
        operand(kind.code());
    }

    @Override
    public void choice(String word, String chosen, int number) throws IOException {
        operand(number);
    }

    @Override
    public void choice(String chosen, int number) throws IOException {
        operand(number);
    }

    @Override
    public void operand(int value) throws IOException {
        int rest = value;
        while (rest >= 0x80) {
            body.write((rest & 0x7f) | 0x80);
            rest >>>= 7;
        }
        body.write(rest);
    }

    @Override
    public void turn(Role turn) throws IOException {
        operand(turn == Role.MAKER ? 0 : 1);
    }

    @Override
    public void list(int[] values, int unit, Next next) throws IOException {
        operand(values.length / unit);
        for (int value : values) {
            operand(value);
        }
    }

    @Override
    public void parts(List<Part> parts) throws IOException {
        operand(parts.size());
        for (Part part : parts) {
            operand(part.edges().size());
            for (SquareSet edge : part.edges()) {
                list(edge.toArray(), 1, Next.LIST);
            }
        }
    }

    @Override
    public void noList() throws IOException {
        operand(0);
    }

    @Override
    public void childCount(int count) throws IOException {
        operand(count);
    }

    @Override
    public void child(int number, int child, boolean lastUse) throws IOException {
        operand(2 * (number - child) + (lastUse ? 1 : 0));
    }

    @Override
    public void nextAnswer() {
        // The count of answers says how many follow.
    }

    @Override
    public void endStep() {
        // Each step ends by its own counts.
    }

    @Override
    public void finish() throws IOException {
        body.flush();
        zlib.finish();
        out.write(out.digest());
        out.flush();
    }

    @Override
    public void close() {
        deflater.end();
    }
}
