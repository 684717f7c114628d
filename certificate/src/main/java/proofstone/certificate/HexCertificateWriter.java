package proofstone.certificate;

import java.io.IOException;
import java.io.OutputStream;
import proofstone.certificate.Sink.Next;
import proofstone.game.Player;
import proofstone.game.hex.HexPosition;

/**
 * Writes certificates of Hex in the text and in the binary form; see {@link CertificateWriter} for
 * the order of the steps and the costs.
 */
public final class HexCertificateWriter {
    private final HexCertificate certificate;
    private final StepSequence<HexStep> sequence;

    private HexCertificateWriter(HexCertificate certificate) {
        this.certificate = certificate;
        this.sequence = StepSequence.of(certificate.root());
    }

    /** Writes {@code certificate} to {@code out}, which is flushed and stays open. */
    public static void write(HexCertificate certificate, OutputStream out, Form form)
            throws IOException {
        HexCertificateWriter writer = new HexCertificateWriter(certificate);
        switch (form) {
            case TEXT -> writer.write(new TextSink(out));
            case BINARY -> {
                try (BinarySink sink = new BinarySink(out)) {
                    writer.write(sink);
                }
            }
        }
    }

    private void write(Sink sink) throws IOException {
        writePosition(sink, certificate.position());
        writeClaim(sink);
        for (int number = 1; number <= sequence.size(); number++) {
            HexStep step = sequence.step(number);
            sink.step(step.kind());
            writeOperands(sink, number, step);
            sink.endStep();
        }
        sink.finish();
    }

    private static void writePosition(Sink sink, HexPosition position) throws IOException {
        sink.text("game", position.board().name());
        sink.text("rule", HexCertificate.RULE);
        sink.number("rows", position.board().rows());
        sink.number("columns", position.board().columns());
        sink.squares("black", position.black());
        sink.squares("white", position.white());
        writePlayer(sink, "to-move", position.toMove(), "");
    }

    private static void writePlayer(Sink sink, String word, Player player, String suffix)
            throws IOException {
        int number = player == Player.BLACK ? 0 : 1;
        sink.choice(word, HexCertificateReader.PLAYERS.get(number) + suffix, number);
    }

    private void writeClaim(Sink sink) throws IOException {
        writePlayer(sink, "claim", certificate.winner(), "-wins");
        sink.text("producer", certificate.producer());
        sink.text("command", certificate.command());
        sink.number("live", sequence.live());
        sink.number("steps", sequence.size());
    }

    /** Writes the operands in the order of the table of section 10. */
    private void writeOperands(Sink sink, int number, HexStep step) throws IOException {
        switch (step.kind()) {
            case ADJACENT -> {
                int player = step.operand(0);
                sink.choice(HexCertificateReader.PLAYERS.get(player), player);
                sink.operand(step.operand(1));
                sink.operand(step.operand(2));
            }
            case CHAIN -> {
                sink.operand(step.operand(0));
                writeList(sink, number);
            }
            case JOIN -> writeList(sink, number);
            case MOVE, SYMMETRY -> {
                sink.operand(step.operand(0));
                writeChildren(sink, number);
            }
            case CAPTURE -> {
                writeChildren(sink, number);
                sink.list(step.region().toArray(), 1, Next.LIST);
                sink.list(step.support().toArray(), 1, Next.END);
            }
        }
    }

    private void writeList(Sink sink, int number) throws IOException {
        sink.childCount(sequence.children(number).length);
        writeChildren(sink, number);
    }

    private void writeChildren(Sink sink, int number) throws IOException {
        int[] children = sequence.children(number);
        for (int i = 0; i < children.length; i++) {
            sink.child(number, children[i], sequence.isLastUse(number, i));
        }
    }
}
