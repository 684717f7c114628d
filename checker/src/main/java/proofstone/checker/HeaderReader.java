package proofstone.checker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the header (format page, section 4) and checks all that the steps rely on. */
final class HeaderReader {
    private static final String LISTED = "weak-turns";
    private static final String TILE = "weak-tile";
    private static final String EXCLUSIVE = "weak-exclusive";
    private static final int MAX_SQUARES = 65_536;
    private static final int MAX_SETS = 1_000_000;

    /** Bytes of one square or set on the board and in the comparison with a named board. */
    private static final long PER_SQUARE = 48;

    private static final long PER_SET = 128;
    private static final long PER_MEMBER = 8;

    private final Tokens tokens;
    private final Fields fields;
    private final Limits limits;
    private long bytes;

    HeaderReader(Tokens tokens, Fields fields, Limits limits) {
        this.tokens = tokens;
        this.fields = fields;
        this.limits = limits;
    }

    /** Reads what follows the lines {@code game} and {@code rule}. */
    Header read(String game, String rule) throws Refusal, Unread, IOException {
        boolean several = List.of(LISTED, TILE, EXCLUSIVE).contains(rule);
        Refusal.unless(
                several || rule.equals("weak"), Reason.UNKNOWN_RULE, "no rule that is known");
        Board board = board();
        BoardNames.require(game, board);
        ListReader squares = ListReader.ofSquares(board.squares());
        Bits maker = stones("maker", squares, board);
        Bits breaker = stones("breaker", squares, board);
        int both = maker.firstIn(breaker);
        Refusal.unless(both < 0, Reason.SQUARE_OCCUPIED, "two stones on square", both);
        Player toMove = player("to-move", "maker", "breaker");
        Optional<TurnOrder> turns =
                several
                        ? Optional.of(turns(rule, toMove, squares, board, maker, breaker))
                        : Optional.empty();
        Header header =
                new Header(
                        game,
                        board,
                        maker,
                        breaker,
                        toMove,
                        several ? OptionalInt.empty() : tokens.optionalNumber("maker-stones"),
                        several ? Optional.empty() : firstMoves(squares, board),
                        turns,
                        player("claim", "maker-wins", "breaker-wins"),
                        fields.name("producer"),
                        fields.name("command"),
                        fields.count("live", 1, Tokens.MAX_NUMBER),
                        fields.count("steps", 1, Tokens.MAX_NUMBER));
        NamedTurns.require(header);
        spend(header.bytesPerClaim() * header.live());
        return header;
    }

    private TurnOrder turns(
            String rule, Player toMove, ListReader squares, Board board, Bits maker, Bits breaker)
            throws Refusal, IOException {
        int[] list = turns(board);
        if (rule.equals(EXCLUSIVE)) {
            Bits exclusive = stones("exclusive", squares, board);
            return TurnOrder.exclusive(toMove, list, board.squares(), exclusive);
        }
        long free = board.squares() - (long) maker.size() - breaker.size();
        return rule.equals(TILE)
                ? TurnOrder.tile(toMove, list)
                : TurnOrder.listed(toMove, list, free);
    }

    /** Reads no more numbers than there can be turns; tile games have two in any case. */
    private int[] turns(Board board) throws Refusal, IOException {
        int most = Math.max(board.squares(), 2);
        tokens.field("turns");
        tokens.openList();
        int[] numbers = new int[4];
        int count = 0;
        while (tokens.more()) {
            Refusal.unless(count < most, Reason.BAD_TURNS, "too many turns:", count + 1);
            if (count == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * count);
            }
            numbers[count++] = tokens.number();
        }
        tokens.endLine();
        return Arrays.copyOf(numbers, count);
    }

    private Player player(String word, String makers, String breakers) throws Refusal, IOException {
        tokens.field(word);
        Player player = tokens.player(makers, breakers);
        tokens.endLine();
        return player;
    }

    private Board board() throws Refusal, Unread, IOException {
        int squares = fields.count("squares", 1, MAX_SQUARES);
        spend(PER_SQUARE * squares);
        int sets = fields.count("sets", 0, MAX_SETS);
        ListReader reader = ListReader.ofSquares(squares);
        List<int[]> list = new ArrayList<>();
        for (int i = 0; i < sets; i++) {
            int[] set = set(i, reader);
            spend(PER_SET + PER_MEMBER * set.length);
            list.add(set);
        }
        return new Board(squares, list);
    }

    private int[] set(int index, ListReader reader) throws Refusal, IOException {
        tokens.field("set");
        tokens.openList();
        int[] set = reader.list(tokens);
        tokens.endLine();
        Refusal.unless(set.length > 0, Reason.SET_EMPTY, "no square in set", index);
        Arrays.sort(set);
        return set;
    }

    private Bits stones(String word, ListReader squares, Board board) throws Refusal, IOException {
        tokens.field(word);
        tokens.openList();
        return restOfLine(squares, board);
    }

    private Optional<Bits> firstMoves(ListReader squares, Board board) throws Refusal, IOException {
        if (!tokens.optionalList("first-moves")) {
            return Optional.empty();
        }
        Bits moves = restOfLine(squares, board);
        Refusal.unless(!moves.isEmpty(), Reason.BAD_COUNT, "first-moves needs a square");
        return Optional.of(moves);
    }

    private Bits restOfLine(ListReader squares, Board board) throws Refusal, IOException {
        int[] list = squares.list(tokens);
        tokens.endLine();
        return Bits.of(board.squares(), list);
    }

    private void spend(long more) throws Unread {
        bytes += more;
        if (bytes > limits.memory()) {
            throw limits.exceeded();
        }
    }
}
