package proofstone.checker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads the parts of a partition strategy and hands them to its accept rule. */
final class PartsReader {
    private PartsReader() {}

    /** The parts to the end of the line; what they prove together. */
    static Claim.Breakers read(Tokens tokens, ListReader squares, PartsRule rule)
            throws Refusal, Unread, IOException {
        tokens.openParts();
        while (tokens.nextPart()) {
            rule.add(part(tokens, squares));
        }
        return rule.claim();
    }

    private static List<int[]> part(Tokens tokens, ListReader squares) throws Refusal, IOException {
        List<int[]> edges = new ArrayList<>();
        while (tokens.nextEdge()) {
            Refusal.unless(
                    edges.size() < PartsRule.MAX_EDGES,
                    Reason.PART_TOO_LARGE,
                    "a part has more sub-edges than",
                    PartsRule.MAX_EDGES);
            edges.add(squares.list(tokens));
        }
        return edges;
    }
}
