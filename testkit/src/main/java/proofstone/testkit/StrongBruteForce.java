package proofstone.testkit;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongProblem;

/**
 * The exact value of a small strong game, by trying every move; knows nothing of proofs.
 *
 * <p>Asks of each player whether he wins; a game that neither wins is a draw. For boards of at most
 * 20 squares and stones a turn; practical up to about 16. Remembers every position of the board in
 * tables that grow as they are used, about 12 bytes a position and player.
 */
public final class StrongBruteForce {
    private static final int MAX_SQUARES = 20;
    private static final int UNLIMITED = 0;
    private static final long NOT_ZERO = 1L << 62;

    private final StrongBoard board;
    private final Map<Player, int[]> sets = new EnumMap<>(Player.class);
    private final Map<Player, Integer> squares = new EnumMap<>(Player.class);
    private final Map<Player, LongMemo> known = new EnumMap<>(Player.class);

    /** Makes the judge of a board. */
    public StrongBruteForce(StrongBoard board) {
        if (Math.max(board.squares(), board.stonesATurn()) > MAX_SQUARES) {
            throw new IllegalArgumentException(board + " is too large");
        }
        this.board = board;
        for (Player player : Player.values()) {
            sets.put(player, setsOf(player));
            squares.put(player, mask(board.squares(player)));
            known.put(player, new LongMemo());
        }
    }

    private int[] setsOf(Player player) {
        IntStream own = IntStream.range(0, board.sets().size()).filter(i -> board.owns(player, i));
        return own.map(i -> mask(board.sets().get(i))).toArray();
    }

    private static int mask(SquareSet squares) {
        return (int) squares.word(0);
    }

    /** Returns the winner of {@code problem}; empty if it is a draw. */
    public static Optional<Player> winnerOf(StrongProblem problem) {
        return new StrongBruteForce(problem.board()).winner(problem);
    }

    /**
     * Returns the winner of a problem of this board; empty if it is a draw.
     *
     * @throws IllegalArgumentException if the problem is of another board
     */
    public Optional<Player> winner(StrongProblem problem) {
        if (!problem.board().equals(board)) {
            throw new IllegalArgumentException(problem.board() + " is not " + board);
        }
        int black = mask(problem.position().black());
        int white = mask(problem.position().white());
        Turn turn = problem.position().turn();
        if (turn.left() > MAX_SQUARES) {
            throw new IllegalArgumentException(turn + " is too long");
        }
        int left = left(problem.plies());
        for (Player player : Player.values()) {
            if (wins(player, black, white, turn, left)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /** The plies left and one; more than the board can have, passes included, count as no limit. */
    private int left(OptionalInt plies) {
        return plies.isPresent() && plies.getAsInt() <= 2 * board.stonesATurn() * board.squares()
                ? plies.getAsInt() + 1
                : UNLIMITED;
    }

    private boolean wins(Player player, int black, int white, Turn turn, int left) {
        if (isFilled(Player.BLACK, black)) {
            return player == Player.BLACK;
        }
        if (isFilled(Player.WHITE, white)) {
            return player == Player.WHITE;
        }
        if (left == 1 || isHopeless(player, player == Player.BLACK ? white : black)) {
            return false;
        }
        long stones = (long) black << MAX_SQUARES | white;
        long state = (stones << 10 | left) << 5 | turn.left();
        long key = state << 2 | (turn.player() == Player.BLACK ? 2 : 0) | NOT_ZERO;
        LongMemo memo = memo(player);
        int before = memo.get(key);
        if (before >= 0) {
            return before == 1;
        }
        boolean wins = search(player, black, white, turn, left);
        memo.put(key, wins ? 1 : 0);
        return wins;
    }

    private LongMemo memo(Player player) {
        return known.computeIfAbsent(player, _ -> new LongMemo());
    }

    private boolean search(Player player, int black, int white, Turn turn, int left) {
        Player toMove = turn.player();
        Turn next = turn.next(board.stonesATurn());
        int after = left == UNLIMITED ? UNLIMITED : left - 1;
        int moves = moves(toMove, black, white);
        if (moves == 0) {
            return moves(toMove.opponent(), black, white) != 0
                    && wins(player, black, white, next, after);
        }
        for (int rest = moves; rest != 0; rest &= rest - 1) {
            int stone = rest & -rest;
            boolean wins =
                    toMove == Player.BLACK
                            ? wins(player, black | stone, white, next, after)
                            : wins(player, black, white | stone, next, after);
            if (wins == (toMove == player)) {
                return wins;
            }
        }
        return toMove != player;
    }

    /** Where the player may put: on his squares, and on the last square of a direct threat. */
    private int moves(Player player, int black, int white) {
        int free = ((1 << board.squares()) - 1) & ~black & ~white;
        int moves = squares.getOrDefault(player, 0) & free;
        int theirs = player == Player.BLACK ? white : black;
        for (int set : board.parry() == Parry.ALLOWED ? sets(player.opponent()) : new int[0]) {
            int lacking = set & ~theirs;
            moves |= Integer.bitCount(lacking) == 1 ? lacking & free : 0;
        }
        return moves;
    }

    private int[] sets(Player player) {
        return sets.getOrDefault(player, new int[0]);
    }

    private boolean isFilled(Player player, int stones) {
        for (int set : sets(player)) {
            if ((set & ~stones) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether every set of the player's has a stone of the opponent's. */
    private boolean isHopeless(Player player, int theirs) {
        for (int set : sets(player)) {
            if ((set & theirs) == 0) {
                return false;
            }
        }
        return true;
    }
}
