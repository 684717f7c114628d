package proofstone.knowledge.connect;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import proofstone.game.Player;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;

/**
 * Victory by continuous fours (VCF), found by trying everything: with one stone a turn each move of
 * the attacker's makes a four, a line that lacks one stone, until there are two ways to fill one.
 */
final class NaiveFours {
    /*
     * All lines are scanned for each question. The defender has no choice: one square is left to
     * him. If he could fill a line himself the attacker goes there, and this has to make a four.
     *
     * The search is repeated with one four more until it wins or is not cut off. Positions that
     * were lost, or open with so many fours left, are kept: it is always the attacker's move.
     */
    private static final byte FREE = 0;
    private static final byte OWN = 1;
    private static final byte OTHER = 2;

    private final int[][] lines;
    private final Player attacker;
    private final CounterFour rule;
    private final byte[] stone;
    private final Set<ByteBuffer> lost = new HashSet<>();
    private final Map<ByteBuffer, Integer> open = new HashMap<>();
    private final List<Integer> moves = new ArrayList<>();
    private int counterFours;

    /** What the defender's own fours are. */
    enum CounterFour {
        /** They have to be stopped at once. */
        COUNTS,
        /** They are nothing: the search then tells what only they refute. */
        IS_NOTHING
    }

    private enum Outcome {
        WON,
        LOST,
        OPEN
    }

    /**
     * A shortest win.
     *
     * @param moves fours and replies in turn; the last four, which needs none, is answered by none;
     *     no moves if a line can be filled at once
     * @param counterFours how many of the replies make a four
     */
    record Win(List<Integer> moves, int counterFours) {
        /** Returns the number of the attacker's moves before the one that fills a line. */
        int fours() {
            return (moves.size() + 1) / 2;
        }
    }

    /** Makes a search for wins of {@code attacker}. */
    NaiveFours(StrongBoard board, Player attacker, CounterFour rule) {
        this.lines = board.sets().stream().map(set -> set.toArray()).toArray(int[][]::new);
        this.attacker = attacker;
        this.rule = rule;
        this.stone = new byte[board.squares()];
    }

    /** Returns the shortest win of the attacker's, who is to move whatever the position says. */
    Optional<Win> win(StrongPosition position) {
        set(position);
        moves.clear();
        counterFours = 0;
        Outcome outcome = Outcome.OPEN;
        for (int left = 0; outcome == Outcome.OPEN; left++) {
            outcome = attack(left);
        }
        return outcome == Outcome.WON
                ? Optional.of(new Win(List.copyOf(moves), counterFours))
                : Optional.empty();
    }

    /** Returns whether the attacker wins, who is to move whatever the position says. */
    boolean wins(StrongPosition position) {
        return win(position).isPresent();
    }

    /** Returns the squares where the attacker fills a line. */
    Set<Integer> fills(StrongPosition position) {
        set(position);
        return lacking(1, OWN);
    }

    /** Returns whether the attacker can make a four. */
    boolean hasFour(StrongPosition position) {
        set(position);
        return !lacking(2, OWN).isEmpty();
    }

    private void set(StrongPosition position) {
        for (int v = 0; v < stone.length; v++) {
            boolean isOwn = position.stones(attacker).contains(v);
            stone[v] = isOwn ? OWN : position.occupied().contains(v) ? OTHER : FREE;
        }
    }

    private Outcome attack(int left) {
        if (!lacking(1, OWN).isEmpty()) {
            return Outcome.WON;
        }
        Set<Integer> dangers = rule == CounterFour.COUNTS ? lacking(1, OTHER) : Set.of();
        if (dangers.size() > 1) {
            return Outcome.LOST;
        }
        ByteBuffer key = ByteBuffer.wrap(stone.clone());
        if (lost.contains(key)) {
            return Outcome.LOST;
        }
        if (open.getOrDefault(key, 0) >= left) {
            return Outcome.OPEN;
        }
        Outcome outcome = tryFours(dangers, left);
        if (outcome == Outcome.LOST) {
            lost.add(key);
        } else if (outcome == Outcome.OPEN) {
            open.put(key, left);
        }
        return outcome;
    }

    private Outcome tryFours(Set<Integer> dangers, int left) {
        Set<Integer> fours = lacking(2, OWN);
        if (!dangers.isEmpty()) {
            fours.retainAll(dangers);
        }
        Outcome outcome = Outcome.LOST;
        for (int four : fours) {
            Outcome next = after(four, left - 1);
            if (next == Outcome.WON) {
                return next;
            }
            outcome = next == Outcome.OPEN ? next : outcome;
        }
        return outcome;
    }

    private Outcome after(int four, int left) {
        stone[four] = OWN;
        Set<Integer> fills = lacking(1, OWN);
        Outcome outcome =
                fills.size() > 1 ? Outcome.WON : afterReply(fills.iterator().next(), left);
        stone[four] = FREE;
        if (outcome == Outcome.WON) {
            moves.addFirst(four);
        }
        return outcome;
    }

    private Outcome afterReply(int reply, int left) {
        stone[reply] = OTHER;
        Outcome outcome = attack(left);
        if (outcome == Outcome.WON) {
            moves.addFirst(reply);
            counterFours += lacking(1, OTHER).isEmpty() ? 0 : 1;
        }
        stone[reply] = FREE;
        return outcome;
    }

    /**
     * Returns the free squares of lines that only {@code player} has stones on, all but so many.
     */
    private Set<Integer> lacking(int number, byte player) {
        Set<Integer> squares = new TreeSet<>();
        for (int[] line : lines) {
            int own = 0;
            int free = 0;
            for (int v : line) {
                own += stone[v] == player ? 1 : 0;
                free += stone[v] == FREE ? 1 : 0;
            }
            if (free == number && own == line.length - number) {
                addFree(line, squares);
            }
        }
        return squares;
    }

    private void addFree(int[] line, Set<Integer> squares) {
        for (int v : line) {
            if (stone[v] == FREE) {
                squares.add(v);
            }
        }
    }
}
