package proofstone.game.connect;

import java.util.Set;

/** The names of what is said about whole games: {@link ConnectRecord#facts}. */
final class RecordFacts {
    static final String BLACK = "PB";
    static final String WHITE = "PW";
    static final String RESULT = "RE";
    static final String DATE = "DT";
    static final String EVENT = "EV";
    static final String NAME = "GN";

    /** Rules in words, where SGF has them under the name that holds the GAME here. */
    static final String RULES = "XRU";

    /** What stands behind the size of the board in the first line of a {@code .psq} file. */
    static final String PSQ_HEAD = "PSQ";

    /** The lines behind the moves of a {@code .psq} file. */
    static final String PSQ_TAIL = "PSQEND";

    /** All of them; those without a name here are the usual ones of SGF. */
    static final Set<String> ALL =
            Set.of(
                    BLACK, WHITE, RESULT, DATE, EVENT, NAME, RULES, PSQ_HEAD, PSQ_TAIL, "AN", "BR",
                    "BT", "CP", "GC", "HA", "KM", "ON", "OT", "PC", "RO", "SO", "TM", "US", "WR",
                    "WT");

    private RecordFacts() {}
}
