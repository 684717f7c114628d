package proofstone.solver;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The searches that {@code --method} names. */
public enum Method {
    /**
     * Partition search (where all winning sets have five squares or more), depth-first and df-pn
     * search in turn, or side by side on two or more threads.
     */
    AUTO,
    /** Depth-first must-play search, [Hsu2020] algorithms 1, 4, 5. */
    DEPTH_FIRST,
    /** Proof-number search on a directed acyclic graph in memory. */
    PNS,
    /** Depth-first proof-number search with tables of bounded size. */
    DF_PN,
    /**
     * Best-first search with partition strategies as leaves. It proves Breaker's wins only: when it
     * finds that Maker wins df-pn goes on, but it may also search without end.
     */
    PARTITION,
    /**
     * Depth-first search on masks of at most 62 squares in play that cuts positions in two; on
     * larger boards, and with limits of stones or first moves, df-pn takes its place.
     */
    CUTS;

    /** Returns the name on the command line, such as {@code df-pn}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the method of that name, or empty if there is none. */
    public static Optional<Method> named(String word) {
        return Arrays.stream(values()).filter(m -> m.word().equals(word)).findFirst();
    }
}
