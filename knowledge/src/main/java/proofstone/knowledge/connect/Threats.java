package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Counts the threats of a position and lists the ways to stop them.
 *
 * <p>A player has t threats if t is the least number of stones by which the opponent keeps him from
 * winning with his next turn ([Wu2010rz] sec. II): the least number of squares that meet every line
 * that is a threat.
 */
final class Threats {
    /*
     * Each threat lacks at most s squares, s the stones of a turn. Some stone must stand on the first
     * threat that has none: at most s squares to try, and at most s stones deep. For s <= 2 that is
     * four tries whatever the position.
     */
    private final LineState state;
    private final boolean[] chosen;
    private final int[] stack;

    Threats(LineState state) {
        this.state = state;
        this.chosen = new boolean[state.squares];
        this.stack = new int[state.stonesATurn];
    }

    /** Returns the number of threats of {@code p}; one more than the stones of a turn for more. */
    int number(int p) {
        int most = state.stonesATurn;
        for (int t = 0; t <= most; t++) {
            if (canStop(p, t)) {
                return t;
            }
        }
        return most + 1;
    }

    /** Returns whether so many stones of the opponent's stop all threats of {@code p}. */
    boolean canStop(int p, int stones) {
        int open = firstOpen(p);
        if (open < 0) {
            return true;
        }
        if (stones == 0) {
            return false;
        }
        for (int v : state.lines[open]) {
            if (mayStop(p, v)) {
                chosen[v] = true;
                boolean stopped = canStop(p, stones - 1);
                chosen[v] = false;
                if (stopped) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean mayStop(int p, int v) {
        return state.mayPut(1 - p, v);
    }

    private int firstOpen(int p) {
        LineList threats = state.threats[p];
        for (int i = 0; i < threats.size(); i++) {
            int h = threats.get(i);
            if (isOpen(h)) {
                return h;
            }
        }
        return -1;
    }

    private boolean isOpen(int h) {
        for (int v : state.lines[h]) {
            if (chosen[v]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the critical defences against the threats of {@code p}: sets of at most {@code most}
     * squares, each in order, that stop all threats and of which none is to spare.
     */
    List<int[]> defences(int p, int most) {
        List<int[]> found = new ArrayList<>();
        collect(p, 0, most, found);
        return found;
    }

    private void collect(int p, int depth, int most, List<int[]> found) {
        int open = firstOpen(p);
        if (open < 0) {
            add(p, depth, found);
            return;
        }
        if (depth == most) {
            return;
        }
        for (int v : state.lines[open]) {
            if (mayStop(p, v)) {
                chosen[v] = true;
                stack[depth] = v;
                collect(p, depth + 1, most, found);
                chosen[v] = false;
            }
        }
    }

    private void add(int p, int depth, List<int[]> found) {
        int[] defence = Arrays.copyOf(stack, depth);
        Arrays.sort(defence);
        if (!isKnown(defence, found) && isTight(p, defence)) {
            found.add(defence);
        }
    }

    private static boolean isKnown(int[] defence, List<int[]> found) {
        return found.stream().anyMatch(other -> Arrays.equals(other, defence));
    }

    private boolean isTight(int p, int[] defence) {
        for (int v : defence) {
            chosen[v] = false;
            boolean needed = firstOpen(p) >= 0;
            chosen[v] = true;
            if (!needed) {
                return false;
            }
        }
        return true;
    }
}
