package proofstone.checker;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Who wins the game of section 11 of the format page, by trying everything. */
final class StrongRealGame {
    /** What a position is worth: Black wins, nobody does, White does. */
    private static final int BLACK = 1;

    private static final int WHITE = -1;

    /** More plies than squares and passes between moves. */
    private static final int UNLIMITED = 60;

    private final StrongGame game;
    private final int[] blackSets;
    private final int[] whiteSets;
    private final Map<Long, Integer> known = new HashMap<>();

    StrongRealGame(StrongGame game) {
        this.game = game;
        this.blackSets = StrongOracle.masks(game, Colour.BLACK);
        this.whiteSets = StrongOracle.masks(game, Colour.WHITE);
    }

    /** The winner, or nobody if the game is a draw. */
    static Optional<Colour> winner(
            StrongGame game, int black, int white, StrongTurn turn, OptionalInt plies) {
        StrongRealGame real = new StrongRealGame(game);
        return winner(real.value(black, white, turn, plies.orElse(UNLIMITED), plies));
    }

    /** The winner where the plies are not limited; remembers what it has seen. */
    Optional<Colour> winner(int black, int white, StrongTurn turn) {
        return winner(value(black, white, turn, UNLIMITED, OptionalInt.empty()));
    }

    private static Optional<Colour> winner(int value) {
        return switch (value) {
            case BLACK -> Optional.of(Colour.BLACK);
            case WHITE -> Optional.of(Colour.WHITE);
            default -> Optional.empty();
        };
    }

    /** Whether the claim of a header is true. */
    static boolean isTrue(StrongHeader header) {
        Optional<Colour> winner =
                winner(
                        header.board(),
                        BruteForce.mask(header.black()),
                        BruteForce.mask(header.white()),
                        header.turn(),
                        header.plies());
        return isTrue(header.claim(), winner);
    }

    static boolean isTrue(Outcome outcome, Optional<Colour> winner) {
        return switch (outcome) {
            case BLACK_WINS, BLACK_WINS_LARGER -> winner.equals(Optional.of(Colour.BLACK));
            case WHITE_WINS, WHITE_WINS_LARGER -> winner.equals(Optional.of(Colour.WHITE));
            case NOT_BLACK -> !winner.equals(Optional.of(Colour.BLACK));
            case NOT_WHITE -> !winner.equals(Optional.of(Colour.WHITE));
            case DRAW -> winner.isEmpty();
        };
    }

    private int value(int black, int white, StrongTurn turn, int left, OptionalInt plies) {
        if (isFilled(blackSets, black)) {
            return BLACK;
        }
        if (isFilled(whiteSets, white)) {
            return WHITE;
        }
        Colour toMove = turn.player();
        int mine = moves(black, white, toMove);
        boolean over = mine == 0 && moves(black, white, toMove.opponent()) == 0;
        if (over || left == 0) {
            return 0;
        }
        long key = (black | (long) white << 16 | (toMove == Colour.BLACK ? 0L : 1L << 32));
        key |= (long) turn.left() << 33;
        key |= plies.isPresent() ? (long) left << 40 : 0;
        Integer found = known.get(key);
        if (found == null) {
            found = search(black, white, turn, left, mine, plies);
            known.put(key, found);
        }
        return found;
    }

    private int search(
            int black, int white, StrongTurn turn, int left, int moves, OptionalInt plies) {
        StrongTurn next = next(game, turn);
        if (moves == 0) {
            return value(black, white, next, left - 1, plies);
        }
        Colour toMove = turn.player();
        int sign = toMove == Colour.BLACK ? 1 : -1;
        int best = -1;
        for (int rest = moves; rest != 0; rest &= rest - 1) {
            int stone = Integer.lowestOneBit(rest);
            int value =
                    toMove == Colour.BLACK
                            ? value(black | stone, white, next, left - 1, plies)
                            : value(black, white | stone, next, left - 1, plies);
            best = Math.max(best, sign * value);
        }
        return sign * best;
    }

    /** The turn after one stone, put or not. */
    static StrongTurn next(StrongGame game, StrongTurn turn) {
        return turn.left() > 1
                ? new StrongTurn(turn.player(), turn.left() - 1)
                : game.whole(turn.player().opponent());
    }

    private int moves(int black, int white, Colour player) {
        int free = ((1 << game.board().squares()) - 1) & ~black & ~white;
        int moves = BruteForce.mask(game.squaresOf(player)) & free;
        int theirs = player == Colour.BLACK ? white : black;
        for (int set : player == Colour.BLACK ? whiteSets : blackSets) {
            int missing = set & ~theirs;
            boolean threat = game.hasParry() && Integer.bitCount(missing) == 1;
            moves |= threat ? missing & free : 0;
        }
        return moves;
    }

    private static boolean isFilled(int[] sets, int stones) {
        for (int set : sets) {
            if ((set & ~stones) == 0) {
                return true;
            }
        }
        return false;
    }
}
