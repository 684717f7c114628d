package proofstone.checker;

import java.util.ArrayList;
import java.util.List;

/** Valid certificates of strong games, written by hand. */
final class StrongSamples {
    private static final String DOMINOES = "both 0 1, both 1 2";

    /** Black takes the middle and then one of two ends. */
    static final Script MIDDLE =
            strong(
                    "free",
                    3,
                    DOMINOES,
                    position("", "", "black", "black-wins"),
                    "line black 0 0",
                    "line black 1 2",
                    "replies 1! / 2! 0",
                    "move 1 3!");

    /** The same by a threat. */
    static final Script THREAT =
            strong(
                    "free",
                    3,
                    DOMINOES,
                    position("", "", "black", "black-wins"),
                    "line black 1 2",
                    "threat 0 1 0 1!");

    /** Black leaves his squares to answer a threat. */
    static final Script PARRY =
            strong(
                    "free:parry",
                    4,
                    "white 0 3, both 1 2",
                    "black-squares 1 2\nparry\n" + position("", "0", "black", "not-white"),
                    "pairs black 1 2",
                    "parry 0 3 1!");

    /** Black has two stones left for a set of three squares. */
    static final Script LATE =
            strong(
                    "free",
                    3,
                    "both 0 1 2",
                    "black\nwhite\nto-move black\nplies 4\nclaim not-black",
                    "late white 2");

    /** The same as the middle, one half by reflection. */
    static final Script MIRRORED =
            strong(
                    "mnk:1,3,2",
                    3,
                    DOMINOES,
                    position("1", "", "white", "black-wins"),
                    "line black 0 0",
                    "symmetry 1 1",
                    "replies 1! / 2! 0");

    static final Script STEALING =
            strong(
                    "mnk:1,2,2",
                    2,
                    "both 0 1",
                    position("", "", "black", "draw"),
                    "pairs white 0 1",
                    "strategy-stealing 1!");

    static final Script DRAW =
            strong(
                    "mnk:1,2,2",
                    2,
                    "both 0 1",
                    position("", "", "black", "draw"),
                    "pairs white 0 1",
                    "pairs black 0 1",
                    "draw 1! 2!");

    /** Two in a row on every board of one row and at least three columns. */
    static final Script LARGER =
            strong(
                    "mnk:1,3,2;rim=0,1",
                    5,
                    "white 0 1, both 1 2, both 2 3, white 3 4",
                    "black-squares 1 2 3\n" + position("", "", "black", "black-wins-larger"),
                    "line black 1 1",
                    "line black 2 3",
                    "replies 1! / 2! 1",
                    "move 2 3!");

    static final Script PARTS =
            strong(
                    "free",
                    5,
                    "both 0 1, black 2 3, black 2 4, white 0",
                    "white-squares 0 1 2 3\n" + position("", "4", "black", "not-black"),
                    "parts white 0 1 / 2 3");

    /** Two stones a turn: White has one left, then Black fills the set that White leaves alone. */
    static final Script TURNS =
            strong(
                    "free",
                    4,
                    "both 0 1, both 2 3",
                    "stones-a-turn 2\n" + position("", "", "white\nleft 1", "black-wins"),
                    "line black 0 1",
                    "move 0 1!",
                    "line black 1 3",
                    "move 2 3!",
                    "replies 2! / 4! 0 1");

    /** Black has two stones left of three, which White survives with one more of his own. */
    static final Script LATE_TURN =
            strong(
                    "free",
                    5,
                    "both 0 1 2 3 4",
                    "stones-a-turn 3\nblack 0\nwhite\nto-move black\nleft 2\nplies 6\nclaim not-black",
                    "late white 3 2");

    /** Connect(1,3,2,2,1) for White, who has two stones, on all longer rows. */
    static final Script CONNECT_LARGER =
            strong(
                    "connect:1,3,2,2,1;rim-white=0,1",
                    5,
                    "black 0 1, both 1 2, both 2 3, black 3 4",
                    "white-squares 1 2 3\nstones-a-turn 2\n"
                            + position("", "", "white\nleft 2", "white-wins-larger"),
                    "line white 1 2",
                    "move 1 1!");

    /** Black may not parry on 2 or 3, since White's set lacks both. */
    static final Script SHUT =
            strong(
                    "free",
                    5,
                    "black 0 1, white 2 3",
                    "black-squares 0 1\nparry\n" + position("", "", "black", "not-black"),
                    "pairs white 0 1",
                    "threat 1 2 3 1!",
                    "pairs white",
                    "move 1 3",
                    "move 0 3!",
                    "replies 2! / 4! 0 / 5! 1");

    /** Nor where a set has a square that must be free, or a stone of his. */
    static final Script WEAKENED =
            strong(
                    "free",
                    6,
                    "black 0 1, white 2 3, white 2 4, white 3 5",
                    "black-squares 0 1 5\nparry\n" + position("5", "", "black", "not-black"),
                    "pairs white 0 1",
                    "threat 1 2 3 1!",
                    "weaken 2! 4 / 5",
                    "pairs white",
                    "move 1 4",
                    "move 0 4!",
                    "replies 3! / 5! 0 / 6! 1");

    private StrongSamples() {}

    static List<Script> all() {
        return List.of(
                MIDDLE,
                THREAT,
                PARRY,
                LATE,
                MIRRORED,
                STEALING,
                DRAW,
                LARGER,
                PARTS,
                TURNS,
                LATE_TURN,
                CONNECT_LARGER,
                SHUT,
                WEAKENED);
    }

    /** The lines about a position without limits. */
    static String position(String black, String white, String toMove, String claim) {
        return "black%s\nwhite%s\nto-move %s\nclaim %s"
                .formatted(prefixed(black), prefixed(white), toMove, claim);
    }

    private static String prefixed(String list) {
        return list.isEmpty() ? "" : " " + list;
    }

    /** A certificate; the sets are written {@code both 0 1, white 2 3}. */
    static Script strong(String game, int squares, String sets, String position, String... steps) {
        List<String> lines = new ArrayList<>();
        List<String> list = sets.isEmpty() ? List.of() : List.of(sets.split(", ", -1));
        lines.add("proofstone-certificate 1 text");
        lines.add("game " + game);
        lines.add(position.contains("stones-a-turn") ? "rule strong-turns" : "rule strong");
        lines.add("squares " + squares);
        lines.add("sets " + list.size());
        list.forEach(set -> lines.add("set " + set));
        lines.addAll(position.lines().toList());
        lines.add("producer by hand");
        lines.add("command none");
        lines.add("live " + steps.length);
        lines.add("steps " + steps.length);
        lines.addAll(List.of(steps));
        return new Script(String.join("\n", lines) + "\n");
    }
}
