package proofstone.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The accept rule H5 of Hex: cells of a region need not be the player's, because the region is dead
 * or captured. Decides by trying every move.
 */
final class CaptureRule {
    static final int MAX_REGION = 6;

    private final Rhombus board;

    CaptureRule(Rhombus board) {
        this.board = board;
    }

    Link capture(Link next, int[] region, int[] support) throws Refusal {
        Refusal.unless(
                region.length >= 1 && region.length <= MAX_REGION,
                Reason.BAD_COUNT,
                "a region of this many squares:",
                region.length);
        Bits cells = Bits.of(board.cells(), region);
        Bits further = Bits.of(board.cells(), support);
        requireOutside(next, region, cells, further);
        Bits stones = next.stones().copy();
        stones.addAll(cells);
        stones.addAll(further);
        Trial trial = new Trial(next, region, stones);
        boolean dead = trial.isDead((1 << region.length) - 1);
        Refusal.unless(
                dead || trial.isKept(0, (1 << region.length) - 1),
                Reason.NOT_CAPTURED,
                "the opponent gets a living stone in the region of square",
                region[0]);
        Bits carrier = next.carrier().copy();
        for (int cell : region) {
            stones.remove(cell);
            if (!dead) {
                carrier.add(cell);
            }
        }
        return new Link(next.player(), next.from(), next.to(), next.strength(), stones, carrier);
    }

    private static void requireOutside(Link next, int[] region, Bits cells, Bits further)
            throws Refusal {
        int free = cells.firstIn(next.carrier());
        Refusal.unless(free < 0, Reason.SQUARE_IN_CARRIER, "in the region and the carrier:", free);
        int both = cells.firstIn(further);
        Refusal.unless(both < 0, Reason.SQUARE_TWICE, "in the region and the support:", both);
        int stone = further.firstIn(next.carrier());
        Refusal.unless(stone < 0, Reason.SUPPORT_MEETS_CARRIER, "in support and carrier:", stone);
        for (int cell : region) {
            Refusal.unless(!next.hasEnd(cell), Reason.MOVE_IS_END, "an end in the region:", cell);
        }
    }

    /** One region; sets of its cells are masks of their places in the list. */
    private final class Trial {
        private final Link next;
        private final int[] region;
        private final Bits stones;

        /** Whether a set is dead, by its mask, as far as it has been asked. */
        private final Map<Integer, Boolean> dead = new HashMap<>();

        Trial(Link next, int[] region, Bits stones) {
            this.next = next;
            this.region = region;
            this.stones = stones;
        }

        /** The opponent has {@code lost} and moves; {@code free} is left. */
        boolean isKept(int lost, int free) {
            if (free == 0) {
                return isWithinDead(lost);
            }
            for (int i = 0; i < region.length; i++) {
                int move = 1 << i;
                if ((free & move) != 0 && !isAnswered(lost | move, free & ~move)) {
                    return false;
                }
            }
            return true;
        }

        private boolean isAnswered(int lost, int free) {
            if (free == 0) {
                return isWithinDead(lost);
            }
            for (int i = 0; i < region.length; i++) {
                int answer = 1 << i;
                if ((free & answer) != 0 && isKept(lost, free & ~answer)) {
                    return true;
                }
            }
            return false;
        }

        private boolean isWithinDead(int lost) {
            for (int set = lost; set < 1 << region.length; set++) {
                if ((set & lost) == lost && isDead(set)) {
                    return true;
                }
            }
            return false;
        }

        /** Whether a chain can go round every component of the set. */
        boolean isDead(int set) {
            return dead.computeIfAbsent(set, this::canBePassed);
        }

        private boolean canBePassed(int set) {
            Bits cells = new Bits(board.places());
            for (int i = 0; i < region.length; i++) {
                if ((set >> i & 1) != 0) {
                    cells.add(region[i]);
                }
            }
            int[] group = groups(cells);
            Bits seen = new Bits(board.places());
            for (int c = cells.next(0); c >= 0; c = cells.next(c + 1)) {
                if (!seen.has(c) && !isPassed(rim(component(c, cells, seen), cells), group)) {
                    return false;
                }
            }
            return true;
        }

        private List<Integer> component(int cell, Bits dead, Bits seen) {
            List<Integer> component = new ArrayList<>(List.of(cell));
            seen.add(cell);
            for (int i = 0; i < component.size(); i++) {
                for (int c = dead.next(0); c >= 0; c = dead.next(c + 1)) {
                    if (board.touch(component.get(i), c) && seen.add(c)) {
                        component.add(c);
                    }
                }
            }
            return component;
        }

        /** The places outside the set by which the child's chain may come to the component. */
        private List<Integer> rim(List<Integer> component, Bits dead) {
            List<Integer> rim = new ArrayList<>();
            for (int place = 0; place < board.places(); place++) {
                int at = place;
                if (!dead.has(place)
                        && isUsable(place)
                        && component.stream().anyMatch(cell -> board.touch(cell, at))) {
                    rim.add(place);
                }
            }
            return rim;
        }

        private boolean isUsable(int place) {
            return board.isCell(place)
                    ? next.stones().has(place) || next.carrier().has(place)
                    : board.isEdgeOf(place, next.player());
        }

        /**
         * A number for each place of a group of stones outside the set, edges included; else -1.
         */
        private int[] groups(Bits dead) {
            int[] group = new int[board.places()];
            java.util.Arrays.fill(group, -1);
            for (int place = 0; place < group.length; place++) {
                if (isCertain(place, dead) && group[place] < 0) {
                    flood(place, group, dead);
                }
            }
            return group;
        }

        private boolean isCertain(int place, Bits dead) {
            return board.isCell(place)
                    ? stones.has(place) && !dead.has(place)
                    : board.isEdgeOf(place, next.player());
        }

        private void flood(int start, int[] group, Bits dead) {
            List<Integer> places = new ArrayList<>(List.of(start));
            group[start] = start;
            for (int i = 0; i < places.size(); i++) {
                for (int place = 0; place < group.length; place++) {
                    if (group[place] < 0
                            && isCertain(place, dead)
                            && board.touch(places.get(i), place)) {
                        group[place] = start;
                        places.add(place);
                    }
                }
            }
        }

        private boolean isPassed(List<Integer> rim, int[] group) {
            for (int u : rim) {
                for (int v : rim) {
                    if (u != v && !board.touch(u, v) && !meet(u, v, group)) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** Whether both places are in or touch one group. */
        private boolean meet(int u, int v, int[] group) {
            for (int s = 0; s < group.length; s++) {
                if (group[s] == s && touches(u, s, group) && touches(v, s, group)) {
                    return true;
                }
            }
            return false;
        }

        private boolean touches(int place, int number, int[] group) {
            for (int s = 0; s < group.length; s++) {
                if (group[s] == number && (s == place || board.touch(s, place))) {
                    return true;
                }
            }
            return false;
        }
    }
}
