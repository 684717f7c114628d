package proofstone.knowledge;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import proofstone.search.Settings;

/**
 * The techniques that {@code --without} switches off one by one.
 *
 * <p>None of them changes a verdict; each only changes how soon it is found.
 */
public enum Technique {
    /**
     * Squares on no live set are no moves; sets with a stone of Breaker's are dropped: [Hsu2020]
     * algorithm 6.
     */
    DEAD_SQUARES,
    /** A live set that contains another one is dropped: [Czifra2021] sec. II. */
    SUPERSETS,
    /**
     * Lines with one free square and the crossing of two 2-lines decide or force: [Czifra2021]
     * theorem IV.1.
     */
    FORCED_MOVES,
    /** Maker's sequences of forced exchanges, as wins and as must-play: [Czifra2021] sec. IV.B. */
    THREAT_SEQUENCES,
    /** A 2-line with a private square is exchanged at once: [Czifra2021] sec. IV.B. */
    FREE_EXCHANGE,
    /** Squares on the same live sets are paired and leave the game: [Hsu2020] theorem 1. */
    PARTIAL_PAIRING,
    /** A square on a subset of another one's live sets is no move: [Hsu2020] theorem 2. */
    DOMINATION,
    /** The carriers of proofs shrink the loser's must-play region: [Hsu2020] properties 2 and 3. */
    ZONES,
    /** Breaker wins by disjoint pairs: [Hsu2020] algorithms 2, 3, 9. */
    PAIRING,
    /**
     * Breaker wins by a pairing that repeats over the plane: looked for once, before a search:
     * [Harary1982].
     */
    PAVING,
    /**
     * Breaker wins by disjoint small parts: the leaves of PartitionSearch, and static proofs:
     * [Czifra2021] theorem III.1.
     */
    PARTITIONS,
    /** Breaker wins when the potential is small: [Czifra2021] theorem II.1. */
    POTENTIAL,
    /** Independent components are solved one by one: [Czifra2021] theorem III.1. */
    COMPONENTS,
    /**
     * Parts that meet in one square or one set are solved apart: [Czifra2021] theorems IV.2, IV.3.
     */
    ARTICULATION,
    /** Results are kept in a table: [Czifra2021] sec. IV.C. */
    TRANSPOSITIONS,
    /** Symmetric positions share one entry of the table: [Czifra2021] sec. IV.C. */
    SYMMETRY,
    /** Isomorphic residual hypergraphs share one entry of the table: [Czifra2021] sec. IV.C. */
    ISOMORPHISM,
    /** Proof and disproof numbers of new nodes come from a formula: [Czifra2021] sec. IV.E. */
    HEURISTIC_NUMBERS;

    /** Returns the name on the command line, such as {@code threat-sequences}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns what those of {@code techniques} that concern the search itself say. */
    public static Set<Settings.Reuse> reuse(Set<Technique> techniques) {
        Set<Settings.Reuse> reuse = EnumSet.noneOf(Settings.Reuse.class);
        if (techniques.contains(ZONES)) {
            reuse.add(Settings.Reuse.CARRIERS);
        }
        if (techniques.contains(TRANSPOSITIONS)) {
            reuse.add(Settings.Reuse.TABLES);
        }
        return reuse;
    }
}
