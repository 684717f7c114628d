package proofstone.certificate;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import proofstone.certificate.Sink.Next;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/**
 * Writes certificates in the text and in the binary form.
 *
 * <p>Equal steps are written once, children before parents, in an order that keeps few of them
 * alive. The same certificate always gives the same bytes. Time and memory are linear in the proof,
 * and deep proofs need no deep stack.
 */
public final class CertificateWriter {
    private final Certificate certificate;
    private final StepSequence<Step> sequence;

    private CertificateWriter(Certificate certificate) {
        this.certificate = certificate;
        this.sequence = StepSequence.of(certificate.root());
    }

    /** Writes {@code certificate} to {@code out}, which is flushed and stays open. */
    public static void write(Certificate certificate, OutputStream out, Form form)
            throws IOException {
        new CertificateWriter(certificate).write(out, form);
    }

    private void write(OutputStream out, Form form) throws IOException {
        switch (form) {
            case TEXT -> write(new TextSink(out));
            case BINARY -> {
                try (BinarySink sink = new BinarySink(out)) {
                    write(sink);
                }
            }
        }
    }

    private void write(Sink sink) throws IOException {
        writeGame(sink, certificate.problem());
        writeClaim(sink);
        for (int number = 1; number <= sequence.size(); number++) {
            Step step = sequence.step(number);
            sink.step(step.kind());
            writeOperands(sink, number, step);
            sink.endStep();
        }
        sink.finish();
    }

    private static void writeGame(Sink sink, WeakProblem problem) throws IOException {
        List<SquareSet> sets = problem.board().hypergraph().sets();
        WeakPosition position = problem.position();
        sink.text("game", problem.board().name());
        sink.text("rule", TurnsField.rule(problem));
        sink.number("squares", problem.board().hypergraph().squares());
        sink.number("sets", sets.size());
        for (SquareSet set : sets) {
            sink.squares("set", set);
        }
        sink.squares("maker", position.maker());
        sink.squares("breaker", position.breaker());
        sink.role("to-move", position.toMove(), "");
        if (problem.turns().isPresent()) {
            TurnsField.write(sink, problem.turns().get());
            return;
        }
        sink.optionalNumber("maker-stones", problem.makerStones());
        sink.optionalSquares("first-moves", problem.firstMoves());
    }

    private void writeClaim(Sink sink) throws IOException {
        sink.role("claim", certificate.winner(), "-wins");
        sink.text("producer", certificate.producer());
        sink.text("command", certificate.command());
        sink.number("live", sequence.live());
        sink.number("steps", sequence.size());
    }

    /** Writes the operands in the order of the table of section 3. */
    private void writeOperands(Sink sink, int number, Step step) throws IOException {
        switch (step.kind()) {
            case BLOCKED -> {}
            case PAIRS -> sink.list(step.operandsFrom(0), 2, Next.END);
            case POTENTIAL -> {
                sink.turn(step.claim().turn());
                sink.list(step.operandsFrom(0), 1, Next.LIST);
                sink.list(step.secondOperands(), 1, Next.END);
            }
            case SHORT -> {
                sink.operand(step.operand(0));
                sink.list(step.operandsFrom(1), 1, Next.END);
            }
            case BOXES -> {
                sink.operand(step.operand(0));
                sink.operand(step.operand(1));
                sink.list(step.operandsFrom(2), 1, Next.END);
            }
            case PUTS -> {
                writeChildren(sink, number);
                sink.list(step.operandsFrom(0), 1, Next.END);
            }
            case ANSWERS -> {
                sink.operand(step.operand(0));
                sink.operand(step.operand(1));
                if (hasRegions()) {
                    sink.list(step.secondOperands(), 1, Next.LIST);
                }
                sink.childCount(sequence.children(number).length);
                writeChildren(sink, number);
            }
            case JOIN, REPLIES, FIRST_REPLIES -> {
                sink.childCount(sequence.children(number).length);
                writeChildren(sink, number);
            }
            case LINE, FILLED, FORK, THREAT, MOVE, DOMINATION -> {
                for (int operand : step.operandsFrom(0)) {
                    sink.operand(operand);
                }
                writeChildren(sink, number);
            }
            case PARTS -> sink.parts(step.parts());
            case ISOMORPHISM -> {
                writeChildren(sink, number);
                writeMap(sink, step);
            }
        }
    }

    /** Returns whether answers have a region: where there are exclusive squares. */
    private boolean hasRegions() {
        return TurnsField.rule(certificate.problem()).equals(TurnsField.EXCLUSIVE);
    }

    private void writeChildren(Sink sink, int number) throws IOException {
        int[] children = sequence.children(number);
        for (int i = 0; i < children.length; i++) {
            sink.child(number, children[i], sequence.isLastUse(number, i));
        }
    }

    private static void writeMap(Sink sink, Step step) throws IOException {
        if (step.claim() instanceof Claim.OfMaker) {
            sink.list(step.operandsFrom(0), 2, Next.LIST);
            sink.list(step.secondOperands(), 1, Next.END);
        } else {
            sink.list(step.operandsFrom(0), 2, Next.END);
            sink.noList();
        }
    }
}
