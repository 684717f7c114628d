package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/** Writes the text form: format page, section 5. */
final class TextSink implements Sink {
    /** The first line of the text form. */
    static final String FIRST_LINE = "proofstone-certificate 1 text";

    private final Sha256Stream out;
    private final StringBuilder line = new StringBuilder();

    TextSink(OutputStream out) throws IOException {
        this.out = new Sha256Stream(out);
        line.append(FIRST_LINE);
        endStep();
    }

    @Override
    public void text(String word, String value) throws IOException {
        line.append(word).append(value.isEmpty() ? "" : " ").append(value);
        endStep();
    }

    @Override
    public void number(String word, int value) throws IOException {
        line.append(word);
        operand(value);
        endStep();
    }

    @Override
    public void numbers(String word, int[] values) throws IOException {
        line.append(word);
        list(values, 1, Next.END);
        endStep();
    }

    @Override
    public void squares(String word, SquareSet squares) throws IOException {
        line.append(word);
        squares.forEach(this::operand);
        endStep();
    }

    @Override
    public void optionalNumber(String word, OptionalInt value) throws IOException {
        if (value.isPresent()) {
            number(word, value.getAsInt());
        }
    }

    @Override
    public void optionalSquares(String word, Optional<SquareSet> squares) throws IOException {
        if (squares.isPresent()) {
            squares(word, squares.get());
        }
    }

    @Override
    public void ownedSet(String owner, int number, SquareSet squares) throws IOException {
        line.append("set ").append(owner);
        squares.forEach(this::operand);
        endStep();
    }

    @Override
    public void flag(String word, boolean holds) throws IOException {
        if (holds) {
            text(word, "");
        }
    }

    @Override
    public void role(String word, Role role, String suffix) throws IOException {
        text(word, role.word() + suffix);
    }

    @Override
    public void step(StepKind kind) {
        line.append(kind.word());
    }

    @Override
    public void choice(String word, String chosen, int number) throws IOException {
        text(word, chosen);
    }

    @Override
    public void choice(String chosen, int number) {
        line.append(' ').append(chosen);
    }

    @Override
    public void operand(int value) {
        line.append(' ').append(value);
    }

    @Override
    public void turn(Role turn) {
        line.append(' ').append(turn.word());
    }

    @Override
    public void list(int[] values, int unit, Next next) {
        for (int value : values) {
            operand(value);
        }
        if (next == Next.LIST) {
            line.append(" /");
        }
    }

    @Override
    public void parts(List<Part> parts) {
        String beforePart = "";
        for (Part part : parts) {
            line.append(beforePart);
            beforePart = " /";
            String beforeEdge = "";
            for (SquareSet edge : part.edges()) {
                line.append(beforeEdge);
                beforeEdge = " +";
                edge.forEach(this::operand);
            }
        }
    }

    @Override
    public void noList() {
        // The text form has no place for it.
    }

    @Override
    public void childCount(int count) {
        // The end of the line ends the list.
    }

    @Override
    public void child(int number, int child, boolean lastUse) {
        operand(child);
        if (lastUse) {
            line.append('!');
        }
    }

    @Override
    public void nextAnswer() {
        line.append(" /");
    }

    @Override
    public void endStep() throws IOException {
        line.append('\n');
        out.write(line.toString().getBytes(UTF_8));
        line.setLength(0);
    }

    @Override
    public void finish() throws IOException {
        byte[] digest = out.digest();
        text("sha256", HexFormat.of().formatHex(digest));
        out.flush();
    }
}
