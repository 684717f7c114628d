package proofstone.knowledge;

import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Step;

/**
 * Lines that decide or force: a 1-line wins for Maker to move and must be answered by Breaker; the
 * crossing of two 2-lines wins for Maker to move. [Czifra2021] theorem IV.1 and sec. IV.B.
 */
final class ForcedMoves {
    private final Calculus calculus;
    private final int[] lineAt;
    private final int[] partner;

    ForcedMoves(Calculus calculus) {
        this.calculus = calculus;
        this.lineAt = new int[calculus.hypergraph().squares()];
        this.partner = new int[lineAt.length];
    }

    /** Returns the proof that Maker to move fills a 1-line, or null if there is none. */
    @Nullable Step line(ResidualHypergraph graph) {
        for (int i = 0; i < graph.count(); i++) {
            if (graph.size(i) == 1) {
                return fill(graph, i);
            }
        }
        return null;
    }

    /** Returns the proof that Maker to move fills edge {@code i}, which has one square left. */
    Step fill(ResidualHypergraph graph, int i) {
        return calculus.line(graph.id(i), graph.next(i, 0));
    }

    /**
     * Returns the proof that Maker to move takes the crossing of two of the given 2-lines, or null
     * if no two of them cross in one square and end in two.
     */
    @Nullable Step crossing(ResidualHypergraph graph, int[] lines) {
        Step fork = null;
        for (int n = 0; n < lines.length && fork == null; n++) {
            int a = graph.next(lines[n], 0);
            int b = graph.next(lines[n], a + 1);
            fork = crossAt(graph, lines[n], a, b);
            fork = fork == null ? crossAt(graph, lines[n], b, a) : fork;
        }
        forget(graph, lines);
        return fork;
    }

    private void forget(ResidualHypergraph graph, int[] lines) {
        for (int line : lines) {
            int a = graph.next(line, 0);
            lineAt[a] = 0;
            lineAt[graph.next(line, a + 1)] = 0;
        }
    }

    private @Nullable Step crossAt(ResidualHypergraph graph, int line, int at, int end) {
        if (lineAt[at] != 0 && partner[at] != end) {
            int other = graph.id(lineAt[at] - 1);
            return calculus.fork(at, other, partner[at], graph.id(line), end);
        }
        lineAt[at] = line + 1;
        partner[at] = end;
        return null;
    }
}
