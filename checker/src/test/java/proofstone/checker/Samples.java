package proofstone.checker;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Valid certificates of small games, written by hand. */
final class Samples {
    private static final List<int[]> TIC_TAC_TOE =
            List.of(
                    new int[] {0, 1, 2},
                    new int[] {3, 4, 5},
                    new int[] {6, 7, 8},
                    new int[] {0, 3, 6},
                    new int[] {1, 4, 7},
                    new int[] {2, 5, 8},
                    new int[] {0, 4, 8},
                    new int[] {2, 4, 6});

    private static final String MAKER = Script.position("maker", "maker");
    private static final String MAKER_SECOND = Script.position("breaker", "maker");
    private static final String BREAKER = Script.position("maker", "breaker");
    private static final String BREAKER_FIRST = Script.position("breaker", "breaker");

    /** After the centre, each of four threats along a diagonal leads to a fork. */
    static final Script CENTRE =
            Script.of(
                    "mnk:3,3,3",
                    9,
                    TIC_TAC_TOE,
                    MAKER,
                    "fork 1 0 2 4 7",
                    "threat 0 8 6 1!",
                    "fork 3 3 6 1 5",
                    "threat 0 8 6 3!",
                    "fork 1 0 0 4 7",
                    "threat 2 6 7 5!",
                    "fork 5 5 8 1 3",
                    "threat 2 6 7 7!",
                    "replies 2! 4! 6! 8!",
                    "move 4 9!");

    /** The centre, a threat and a fork take four stones. */
    static final Script FOUR_STONES =
            CENTRE.with("to-move maker\n", "to-move maker\nmaker-stones 4\n");

    /** After the centre, with two of the four threats as mirror images of the others. */
    static final Script MIRRORED =
            Script.of(
                    "mnk:3,3,3",
                    9,
                    TIC_TAC_TOE,
                    MAKER,
                    "fork 1 0 2 4 7",
                    "threat 0 8 6 1!",
                    "fork 3 3 6 1 5",
                    "threat 0 8 6 3!",
                    "isomorphism 2 0 2 2 0 8 6 / 4",
                    "isomorphism 4 0 2 3 5 5 3 6 8 8 6 / 4",
                    "replies 2! 4! 5! 6!",
                    "move 4 7!");

    /** Maker has two stones and needs three. */
    static final Script SHORT =
            Script.of(
                    "mnk:3,3,3",
                    9,
                    TIC_TAC_TOE,
                    Script.position("", "", "maker", "maker-stones 2\n", "breaker"),
                    "short 2 0 1 2 3 4 5 6 7 8");

    /** Maker's first stone leaves one of two regions alone, and he has one stone left. */
    static final Script SHORT_REPLIES =
            Script.free(
                    6,
                    "0 1 2 3 4 5",
                    Script.position("", "", "maker", "maker-stones 2\n", "breaker"),
                    "short 1 0 1 2",
                    "short 1 3 4 5",
                    "replies 1! 2!");

    /**
     * Sets take one square of each of three pairs; in two stones Maker fills none, in three he
     * does.
     */
    static final Script TRANSVERSALS =
            Script.free(
                    6,
                    "0 2 4, 0 2 5, 0 3 4, 0 3 5, 1 2 4, 1 2 5, 1 3 4, 1 3 5",
                    Script.position("", "", "maker", "maker-stones 2\n", "breaker"),
                    "short 1 2 3 4 5",
                    "short 1 0 1 4 5",
                    "short 1 0 1 2 3",
                    "replies 1! 2! 3!");

    static final Script FILLED =
            Script.free(3, "0 1", Script.position("0 1", "2", "breaker", "", "maker"), "filled 0");

    static final Script LINE =
            Script.free(3, "0 1 2", Script.position("0 2", "", "maker", "", "maker"), "line 0 1");

    static final Script DOMINO =
            Script.of(
                    "animal:domino,1,3",
                    3,
                    List.of(new int[] {0, 1}, new int[] {1, 2}),
                    MAKER,
                    "fork 1 0 0 1 2");

    static final Script EL =
            Script.of(
                    "animal:el,2,2",
                    4,
                    List.of(
                            new int[] {1, 2, 3},
                            new int[] {0, 2, 3},
                            new int[] {0, 1, 3},
                            new int[] {0, 1, 2}),
                    BREAKER,
                    "pairs 0 3 1 2");

    /** The pairing strategy of Hales and Jewett. */
    static final Script PAIRING =
            Script.of(
                    "mnk:5,5,5",
                    25,
                    GeometryTest.setsOf(5, 5, 5),
                    BREAKER,
                    "pairs 1 3 6 7 10 14 17 18 21 23 5 15 11 16 2 22 8 13 9 19 0 24 4 20");

    /** Five squares serve three lines, and two another one. */
    static final Script PARTS =
            Script.free(
                    9, "0 1 7, 0 2 3, 1 2 4 8, 5 6 7", BREAKER, "parts 0 1 + 0 2 3 + 1 2 4 / 5 6");

    /** Seven of the eight lines weigh 7/8. */
    static final Script POTENTIAL =
            Script.free(
                    9,
                    "0 1 2, 3 4 5, 6 7 8, 0 3 6, 1 4 7, 2 5 8, 0 4 8",
                    BREAKER_FIRST,
                    "potential breaker 0 1 2 3 4 5 6 7 8 / 0 1 2 3 4 5 6");

    /** Two sets weigh 1/2, and whatever square Maker takes 3/4. */
    static final Script POTENTIAL_SECOND =
            Script.free(6, "0 1, 2 3, 0 1 4", BREAKER, "potential maker 0 1 2 3 / 0 1");

    static final Script JOIN =
            Script.free(
                    4, "2, 0 1", BREAKER_FIRST, "blocked", "move 2 1!", "pairs 0 1", "join 2! 3!");

    /** Whatever Maker takes leaves one of two pairs alone. */
    static final Script REPLIES =
            Script.free(8, "0 1 2 3 4 5 6 7", BREAKER, "pairs 0 1", "pairs 2 3", "replies 1! 2!");

    /** Breaker takes the square that Maker may not begin with. */
    static final Script FIRST_REPLIES =
            Script.free(
                    4,
                    "0 1, 0 2, 0 3",
                    Script.position("", "", "maker", "first-moves 1 2 3\n", "breaker"),
                    "blocked",
                    "move 0 1!",
                    "first-replies 2!");

    static final Script FIRST_MOVE =
            Script.free(
                    4,
                    "0 1, 0 2, 0 3",
                    Script.position("", "", "maker", "first-moves 0 3\n", "maker"),
                    "fork 0 0 1 1 2");

    static final Script BREAKER_DOMINATION =
            Script.free(
                    3,
                    "0 1, 0 2",
                    Script.position("", "1", "maker", "", "breaker"),
                    "pairs 0 1",
                    "domination 2 1 1!");

    static final Script MAKER_DOMINATION =
            Script.free(
                    4,
                    "0 1, 0 2, 0 3",
                    Script.position("", "1", "maker", "", "maker"),
                    "fork 0 0 1 1 2",
                    "domination 3 1 1!");

    static final Script BREAKER_ISOMORPHISM =
            Script.free(4, "0 1, 2 3", BREAKER, "pairs 0 1", "isomorphism 1 0 2 1 3", "join 1! 2!");

    static final Script STONES =
            Script.free(
                    5,
                    "0 1 2, 0 3 4",
                    Script.position("1 3", "", "maker", "maker-stones 2\n", "maker"),
                    "fork 0 0 2 1 4");

    /** Maker wins as the second player. */
    static final Script SECOND =
            Script.free(
                    6,
                    "0 1, 0 2, 3 4, 3 5",
                    MAKER_SECOND,
                    "fork 0 0 1 1 2",
                    "fork 3 2 4 3 5",
                    "replies 1! 2!");

    /** As second player, in one stone or in two. */
    static final Script SOONER_OR_LATER =
            Script.free(
                    5,
                    "0 1, 0 2, 3",
                    Script.position("", "", "breaker", "maker-stones 2\n", "maker"),
                    "fork 0 0 1 1 2",
                    "line 2 3",
                    "replies 1! 2!");

    private Samples() {}

    /** All of them by name. */
    static Map<String, Script> all() {
        Map<String, Script> all = new TreeMap<>();
        all.put("centre", CENTRE);
        all.put("four stones", FOUR_STONES);
        all.put("mirrored", MIRRORED);
        all.put("short", SHORT);
        all.put("short replies", SHORT_REPLIES);
        all.put("transversals", TRANSVERSALS);
        all.put("filled", FILLED);
        all.put("line", LINE);
        all.put("domino", DOMINO);
        all.put("el", EL);
        all.put("pairing", PAIRING);
        all.put("parts", PARTS);
        all.put("potential", POTENTIAL);
        all.put("potential second", POTENTIAL_SECOND);
        all.put("join", JOIN);
        all.put("replies", REPLIES);
        all.put("first replies", FIRST_REPLIES);
        all.put("first move", FIRST_MOVE);
        all.put("breaker domination", BREAKER_DOMINATION);
        all.put("maker domination", MAKER_DOMINATION);
        all.put("breaker isomorphism", BREAKER_ISOMORPHISM);
        all.put("stones", STONES);
        all.put("second", SECOND);
        all.put("sooner or later", SOONER_OR_LATER);
        return all;
    }
}
