package proofstone.certificate;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import proofstone.certificate.Sink.Next;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.Owner;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/**
 * Writes certificates of strong games in the text and in the binary form; see {@link
 * CertificateWriter} for the order of the steps and the costs.
 */
public final class StrongCertificateWriter {
    private final StrongCertificate certificate;
    private final StepSequence<StrongStep> sequence;

    private StrongCertificateWriter(StrongCertificate certificate) {
        this.certificate = certificate;
        this.sequence = StepSequence.of(MergedReplies.of(certificate.root()));
    }

    /** Writes {@code certificate} to {@code out}, which is flushed and stays open. */
    public static void write(StrongCertificate certificate, OutputStream out, Form form)
            throws IOException {
        StrongCertificateWriter writer = new StrongCertificateWriter(certificate);
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
        writeBoard(sink, certificate.problem().board());
        writePosition(sink, certificate.problem());
        sink.choice("claim", certificate.verdict().word(), certificate.verdict().code());
        sink.text("producer", certificate.producer());
        sink.text("command", certificate.command());
        sink.number("live", sequence.live());
        sink.number("steps", sequence.size());
        for (int number = 1; number <= sequence.size(); number++) {
            StrongStep step = sequence.step(number);
            sink.step(step.kind());
            writeOperands(sink, number, step);
            sink.endStep();
        }
        sink.finish();
    }

    private static void writeBoard(Sink sink, StrongBoard board) throws IOException {
        sink.text("game", board.name());
        boolean one = board.stonesATurn() == 1;
        sink.text("rule", one ? StrongCertificate.RULE : StrongCertificate.TURNS_RULE);
        sink.number("squares", board.squares());
        sink.number("sets", board.sets().size());
        for (int h = 0; h < board.sets().size(); h++) {
            Owner owner = board.owners().get(h);
            sink.ownedSet(
                    owner.word(),
                    StrongCertificateReader.OWNERS.indexOf(owner.word()),
                    board.sets().get(h));
        }
        sink.optionalSquares("black-squares", limited(board, Player.BLACK));
        sink.optionalSquares("white-squares", limited(board, Player.WHITE));
        sink.flag("parry", board.parry() == Parry.ALLOWED);
        if (!one) {
            sink.number("stones-a-turn", board.stonesATurn());
        }
    }

    private static Optional<SquareSet> limited(StrongBoard board, Player player) {
        SquareSet squares = board.squares(player);
        boolean all = squares.equals(SquareSet.range(board.squares()));
        return all ? Optional.empty() : Optional.of(squares);
    }

    private static void writePosition(Sink sink, StrongProblem problem) throws IOException {
        StrongPosition position = problem.position();
        sink.squares("black", position.black());
        sink.squares("white", position.white());
        int toMove = position.toMove() == Player.BLACK ? 0 : 1;
        sink.choice("to-move", HexCertificateReader.PLAYERS.get(toMove), toMove);
        if (problem.board().stonesATurn() > 1) {
            sink.number("left", position.turn().left());
        }
        sink.optionalNumber("plies", problem.plies());
    }

    /** Writes the operands in the order of the table of section 11. */
    private void writeOperands(Sink sink, int number, StrongStep step) throws IOException {
        switch (step.kind()) {
            case LINE -> {
                writePlayer(sink, step);
                sink.operand(step.operand(1));
                sink.operand(step.operand(2));
            }
            case THREAT, MOVE, PARRY, SYMMETRY -> {
                for (int i = 0; i < step.operandCount(); i++) {
                    sink.operand(step.operand(i));
                }
                writeChild(sink, number, 0);
            }
            case REPLIES -> writeReplies(sink, number, step);
            case PAIRS -> {
                writePlayer(sink, step);
                sink.list(step.operands(1, step.operandCount()), 2, Next.END);
            }
            case PARTS -> {
                writePlayer(sink, step);
                sink.parts(parts(step));
            }
            case LATE -> {
                writePlayer(sink, step);
                for (int i = 1; i < step.operandCount(); i++) {
                    sink.operand(step.operand(i));
                }
            }
            case WEAKEN -> {
                writeChild(sink, number, 0);
                sink.list(step.weakened(0).toArray(), 1, Next.LIST);
                sink.list(step.weakened(1).toArray(), 1, Next.END);
            }
            case DRAW, STRATEGY_STEALING -> {
                for (int i = 0; i < step.children().size(); i++) {
                    writeChild(sink, number, i);
                }
            }
        }
    }

    private static List<Part> parts(StrongStep step) {
        return Partition.ofOperands(step.operands(1, step.operandCount()));
    }

    private static void writePlayer(Sink sink, StrongStep step) throws IOException {
        int player = step.operand(0);
        sink.choice(HexCertificateReader.PLAYERS.get(player), player);
    }

    private void writeReplies(Sink sink, int number, StrongStep step) throws IOException {
        int others = step.children().size() - 1;
        writeChild(sink, number, 0);
        sink.childCount(others);
        for (int i = 1; i <= others; i++) {
            sink.nextAnswer();
            writeChild(sink, number, i);
            sink.list(step.answered(i).toArray(), 1, Next.END);
        }
    }

    private void writeChild(Sink sink, int number, int index) throws IOException {
        sink.child(number, sequence.children(number)[index], sequence.isLastUse(number, index));
    }
}
