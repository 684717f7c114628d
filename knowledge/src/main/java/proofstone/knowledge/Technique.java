package proofstone.knowledge;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The techniques that {@code --without} switches off one by one.
 *
 * <p>None of them changes a verdict; each only changes how soon it is found.
 */
public enum Technique {
    /** Squares on no live set are no moves; sets with a stone of Breaker's are dropped. */
    DEAD_SQUARES("squares on no live set are not tried", "[Hsu2020] algorithm 6"),
    /** A live set that contains another one is dropped. */
    SUPERSETS("a live set that contains another one is dropped", "[Czifra2021] sec. II"),
    /** Lines with one free square and the crossing of two 2-lines decide or force. */
    FORCED_MOVES("1-lines and crossings of two 2-lines", "[Czifra2021] theorem IV.1"),
    /** Maker's sequences of forced exchanges, as wins and as must-play. */
    THREAT_SEQUENCES("Maker's threat sequences and their must-play", "[Czifra2021] sec. IV.B"),
    /** A 2-line with a private square is exchanged at once. */
    FREE_EXCHANGE("a 2-line with a private square is exchanged", "[Czifra2021] sec. IV.B"),
    /** Squares on the same live sets are paired and leave the game. */
    PARTIAL_PAIRING("mutually dominating squares are paired", "[Hsu2020] theorem 1"),
    /** A square on a subset of another one's live sets is no move. */
    DOMINATION("dominated squares are not tried", "[Hsu2020] theorem 2"),
    /** The carriers of proofs shrink the loser's must-play region. */
    ZONES("carriers shrink the must-play region", "[Hsu2020] theorems 3-5"),
    /** Breaker wins by disjoint pairs. */
    PAIRING("Breaker wins by a pairing strategy", "[Hsu2020] algorithms 2, 3, 9"),
    /** Breaker wins by a pairing that repeats over the plane: looked for once, before a search. */
    PAVING("Breaker wins by a pairing that repeats", "[Harary1982]"),
    /** Breaker wins by disjoint small parts: the leaves of PartitionSearch, and static proofs. */
    PARTITIONS("Breaker wins by a partition strategy", "[Czifra2021] theorem III.1"),
    /** Breaker wins when the potential is small. */
    POTENTIAL("Breaker wins when the potential is below one", "[Czifra2021] theorem II.1"),
    /** Independent components are solved one by one. */
    COMPONENTS("independent components are solved apart", "[Czifra2021] theorem III.1"),
    /** Parts that meet in one square or one set are solved apart. */
    ARTICULATION(
            "parts that meet in one square are solved apart", "[Czifra2021] theorems IV.2, IV.3"),
    /** Results are kept in a table. */
    TRANSPOSITIONS("results are kept in a table", "[Czifra2021] sec. IV.C"),
    /** Symmetric positions share one entry of the table. */
    SYMMETRY("symmetric positions are one", "[Czifra2021] sec. IV.C"),
    /** Isomorphic residual hypergraphs share one entry of the table. */
    ISOMORPHISM("isomorphic residual hypergraphs are one", "[Czifra2021] sec. IV.C"),
    /** Proof and disproof numbers of new nodes come from a formula. */
    HEURISTIC_NUMBERS("first proof numbers from the potential", "[Czifra2021] sec. IV.E");

    private final String summary;
    private final String source;

    Technique(String summary, String source) {
        this.summary = summary;
        this.source = source;
    }

    /** Returns the name on the command line, such as {@code threat-sequences}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns one line that says what it does. */
    public String summary() {
        return summary;
    }

    /** Returns where it was published. */
    public String source() {
        return source;
    }

    /** Returns the technique of that name, or empty if there is none. */
    public static Optional<Technique> named(String word) {
        return Arrays.stream(values()).filter(t -> t.word().equals(word)).findFirst();
    }
}
