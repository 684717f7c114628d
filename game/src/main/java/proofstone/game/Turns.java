package proofstone.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How many stones a turn has in a weak game of several stones a turn, from a position on.
 *
 * <p>Such a game has turns: the player to move puts all stones of his turn, then the other player
 * does. The values are immutable.
 */
public sealed interface Turns {
    /** Returns how many stones the player to move may put now; 0 if the game is over. */
    int now();

    /**
     * Returns the turns after the player to move has put {@code stones} stones, at most {@link
     * #now}.
     */
    Turns after(int stones);

    /**
     * Returns whether a turn of so many stones, at least one, ends by itself; if not, the player
     * goes on.
     */
    boolean isWhole(int stones);

    /**
     * The rules of [Chiang2011] by which Maker chooses how many stones he puts, and Breaker may put
     * as many as Maker has just put.
     *
     * <p>In tile games (definition 1) Maker puts 1 to {@code most} stones. With exclusive squares
     * (definition 2) he puts any number, but none on these; or, in the last turn of the game, at
     * most {@code last} stones anywhere that fill a winning set. So he wins if after a turn of
     * Breaker's a set without Breaker's stones lacks at most {@code last} squares.
     *
     * @param most the greatest number of stones of a turn of Maker's
     * @param now how many stones the player to move may put
     * @param last the greatest number of stones by which Maker fills a set
     * @param exclusive the squares on which Maker may put in his last turn only
     */
    record UpTo(int most, int now, int last, SquareSet exclusive) implements Turns {
        /** Checks the ranges. */
        public UpTo {
            if (last < 1 || last > most || now < 1 || now > most) {
                throw new IllegalArgumentException(now + " of " + most + " stones a turn");
            }
            if (exclusive.isEmpty() && last != most) {
                throw new IllegalArgumentException("a last turn of its own, " + last);
            }
        }

        /** Makes the turns of a tile game. */
        public UpTo(int most, int now) {
            this(most, now, most, SquareSet.empty());
        }

        @Override
        public UpTo after(int stones) {
            return new UpTo(most, stones, last, exclusive);
        }

        /** Returns these turns where Maker is to move. */
        public UpTo ofMaker() {
            return after(most);
        }

        @Override
        public boolean isWhole(int stones) {
            return true;
        }
    }

    /**
     * Turns of given sizes; after the last one the game is over.
     *
     * @param sizes the stones of each turn, the first being that of the player to move
     */
    record Listed(List<Integer> sizes) implements Turns {
        /** Checks that no turn is empty. */
        public Listed {
            sizes = List.copyOf(sizes);
            if (sizes.stream().anyMatch(size -> size < 1)) {
                throw new IllegalArgumentException("a turn without stones in " + sizes);
            }
        }

        /**
         * Returns turns of {@code each} stones, the first of {@code first}, until {@code free}
         * squares are filled.
         */
        public static Listed regular(int first, int each, int free) {
            List<Integer> sizes = new ArrayList<>();
            int size = first;
            for (int left = free; left > 0; left -= size) {
                size = Math.min(left, sizes.isEmpty() ? first : each);
                sizes.add(size);
            }
            return new Listed(sizes);
        }

        @Override
        public int now() {
            return sizes.isEmpty() ? 0 : sizes.getFirst();
        }

        @Override
        public Turns after(int stones) {
            List<Integer> rest = new ArrayList<>(sizes.subList(1, sizes.size()));
            if (stones < now()) {
                rest.addFirst(now() - stones);
            }
            return new Listed(rest);
        }

        @Override
        public boolean isWhole(int stones) {
            return stones == now();
        }

        /** Returns the stones of all turns together. */
        public int total() {
            return sizes.stream().mapToInt(Integer::intValue).sum();
        }

        /** Returns whether no turn has more than one stone, as in the ordinary game. */
        public boolean isOrdinary() {
            return sizes.isEmpty() || Collections.max(sizes) == 1;
        }
    }
}
