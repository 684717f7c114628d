package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;

/**
 * The threats of a player, the ways to stop them and the turns that make some, found by trying all
 * sets of squares; on at most 63 squares without a rim.
 */
final class NaiveThreats {
    private final long[] lines;
    private final long all;
    private final int turn;
    private final long own;
    private final long other;

    /** Takes the stones of a position, those of {@code player} as his own. */
    NaiveThreats(StrongBoard board, StrongPosition position, Player player) {
        this(
                board.sets().stream().mapToLong(NaiveThreats::word).toArray(),
                (1L << board.squares()) - 1,
                board.stonesATurn(),
                word(position.stones(player)),
                word(position.stones(player.opponent())));
    }

    private NaiveThreats(long[] lines, long all, int turn, long own, long other) {
        this.lines = lines;
        this.all = all;
        this.turn = turn;
        this.own = own;
        this.other = other;
    }

    private static long word(SquareSet set) {
        return set.isEmpty() ? 0 : set.word(0);
    }

    private NaiveThreats with(long stones) {
        return new NaiveThreats(lines, all, turn, own | stones, other);
    }

    private NaiveThreats opponent() {
        return new NaiveThreats(lines, all, turn, /* own= */ other, /* other= */ own);
    }

    /** Returns how many stones a turn has. */
    int stonesATurn() {
        return turn;
    }

    /** Returns the free squares of each line that one turn fills. */
    List<SquareSet> lines() {
        return LongStream.of(threats()).mapToObj(SquareSet::ofWords).toList();
    }

    private long[] threats() {
        return LongStream.of(lines)
                .filter(line -> (line & other) == 0)
                .map(line -> line & ~own)
                .filter(free -> Long.bitCount(free) <= turn)
                .toArray();
    }

    /** Returns how many stones stop all threats; one more than a turn has for more. */
    int number() {
        long[] threats = threats();
        return choices(LongStream.of(threats).reduce(0, (a, b) -> a | b), turn)
                .filter(set -> meetsAll(set, threats))
                .mapToInt(Long::bitCount)
                .min()
                .orElse(turn + 1);
    }

    /**
     * Returns the sets of at most {@code most} free squares that stop all threats, none to spare.
     */
    List<SquareSet> stops(int most) {
        long[] threats = threats();
        return choices(all & ~own & ~other, most)
                .filter(set -> meetsAll(set, threats) && isTight(set, threats))
                .mapToObj(SquareSet::ofWords)
                .toList();
    }

    private static boolean meetsAll(long set, long[] threats) {
        return LongStream.of(threats).allMatch(threat -> (threat & set) != 0);
    }

    private static boolean isTight(long set, long[] threats) {
        return choices(set, 1).filter(v -> v != 0).noneMatch(v -> meetsAll(set & ~v, threats));
    }

    /** Returns the player's turns that leave the opponent no threat, with his own threats then. */
    Map<SquareSet, Integer> turns() {
        Map<SquareSet, Integer> turns = new HashMap<>();
        choices(all & ~own & ~other, turn)
                .filter(set -> Long.bitCount(set) == turn)
                .filter(set -> with(set).opponent().threats().length == 0)
                .forEach(set -> turns.put(SquareSet.ofWords(set), with(set).number()));
        return turns;
    }

    /** Returns how many threats there are once the player has put some more stones. */
    int numberWith(SquareSet stones) {
        return with(word(stones)).number();
    }

    /** Returns all subsets of at most so many squares. */
    private static LongStream choices(long from, int most) {
        List<Long> sets = new ArrayList<>(List.of(0L));
        for (long rest = from; rest != 0; rest &= rest - 1) {
            long bit = Long.lowestOneBit(rest);
            int before = sets.size();
            for (int i = 0; i < before; i++) {
                if (Long.bitCount(sets.get(i)) < most) {
                    sets.add(sets.get(i) | bit);
                }
            }
        }
        return sets.stream().mapToLong(set -> set);
    }
}
