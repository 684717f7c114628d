package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;

/** What a {@link LineState} keeps is what its stones say. */
final class LineStateInvariants {
    private LineStateInvariants() {}

    static void check(LineState state) {
        for (int p = 0; p < 2; p++) {
            for (int h = 0; h < state.lines.length; h++) {
                assertThat(state.count[p][h]).isEqualTo(count(state, p, h));
            }
            for (int v = 0; v < state.squares; v++) {
                boolean isHere = (state.stonesOf[p][v / Long.SIZE] >>> v & 1) != 0;
                assertThat(isHere).isEqualTo(state.stone[v] == p);
            }
            assertThat(listed(state.threats[p])).isEqualTo(threats(state, p));
            assertThat(listed(state.hot[p])).isEqualTo(lacking(state, p, 2 * state.stonesATurn));
            assertThat(state.weight(p)).isEqualTo(weight(state, p));
            assertThat(state.hasFilled(p)).isEqualTo(!lacking(state, p, 0).isEmpty());
            checkGains(state, p);
        }
    }

    private static void checkGains(LineState state, int p) {
        for (int v = 0; v < state.squares; v++) {
            if (state.mayPut(p, v)) {
                int gain = state.gain(p, v);
                int before = state.weight(p);
                state.put(p, v);
                int after = state.weight(p);
                state.takeBack(v);
                assertThat(gain).isEqualTo(after - before);
            }
        }
    }

    /** A line of c stones is worth 4 to the power of c - 1, but no more than as a threat. */
    private static int weight(LineState state, int p) {
        int weight = 0;
        for (int h : lacking(state, p, Integer.MAX_VALUE)) {
            int most = Math.max(1, state.lines[h].length - state.stonesATurn);
            int counted = Math.min(count(state, p, h), most);
            weight += counted == 0 ? 0 : (int) Math.pow(4, Math.min(counted - 1, 7));
        }
        return weight;
    }

    static Set<Integer> threats(LineState state, int p) {
        return lacking(state, p, state.stonesATurn);
    }

    private static Set<Integer> lacking(LineState state, int p, int most) {
        Set<Integer> lines = new TreeSet<>();
        for (int h = 0; h < state.lines.length; h++) {
            boolean alive = state.owns(p, h) && count(state, 1 - p, h) == 0;
            if (alive && state.lines[h].length - count(state, p, h) <= most) {
                lines.add(h);
            }
        }
        return lines;
    }

    private static Set<Integer> listed(LineList list) {
        Set<Integer> lines = new TreeSet<>();
        for (int i = 0; i < list.size(); i++) {
            lines.add(list.get(i));
        }
        return lines;
    }

    private static int count(LineState state, int p, int h) {
        int count = 0;
        for (int v : state.lines[h]) {
            count += state.stone[v] == p ? 1 : 0;
        }
        return count;
    }
}
