package proofstone.checker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads the header of the rules {@code strong} and {@code strong-turns} behind the lines {@code
 * game} and {@code rule}.
 */
final class StrongHeaderReader {
    private static final int MAX_SQUARES = 65_536;
    private static final List<Owner> OWNERS = List.of(Owner.values());
    private static final int MAX_SETS = 1_000_000;

    /** Bytes of one square or set on the board, in the comparison with a name, in symmetries. */
    private static final long PER_SQUARE = 96;

    private static final long PER_SET = 256;
    private static final long PER_MEMBER = 8;

    private final Tokens tokens;
    private final Fields fields;
    private final Limits limits;
    private long bytes;

    StrongHeaderReader(Tokens tokens, Fields fields, Limits limits) {
        this.tokens = tokens;
        this.fields = fields;
        this.limits = limits;
    }

    /** Reads the header of a game of one stone a turn, or of several. */
    StrongHeader read(String game, Stones stones) throws Refusal, Unread, IOException {
        StrongGame board = board(game, stones);
        int squares = board.board().squares();
        Bits black = fields.squares("black", squares);
        Bits white = fields.squares("white", squares);
        int both = black.firstIn(white);
        Refusal.unless(both < 0, Reason.SQUARE_OCCUPIED, "two stones on square", both);
        String[] players = {Colour.BLACK.word(), Colour.WHITE.word()};
        StrongHeader header =
                new StrongHeader(
                        game,
                        board,
                        black,
                        white,
                        turn(fields.choice("to-move", players), stones),
                        tokens.optionalNumber("plies"),
                        Outcome.ALL.get(fields.choice("claim", Outcome.words())),
                        fields.name("producer"),
                        fields.name("command"),
                        fields.count("live", 1, Tokens.MAX_NUMBER),
                        fields.count("steps", 1, Tokens.MAX_NUMBER));
        requireLarger(header);
        spend(header.bytesPerClaim() * header.live());
        return header;
    }

    private StrongTurn turn(int player, Stones stones) throws Refusal, IOException {
        int left = stones == Stones.ONE ? 1 : fields.count("left", 1, Tokens.MAX_NUMBER);
        return new StrongTurn(player == 0 ? Colour.BLACK : Colour.WHITE, left);
    }

    /** Who puts more than one stone a turn, by the name of the rule. */
    enum Stones {
        /** Nobody. */
        ONE,
        /** Both players. */
        SEVERAL
    }

    private static void requireLarger(StrongHeader header) throws Refusal {
        Refusal.unless(
                !header.claim().isLarger() || StrongLarger.speaks(header),
                Reason.NOT_LARGER,
                "needs rims of the other player's that are absent or one less than a row, and no"
                        + " stone outside the inner board");
    }

    private StrongGame board(String game, Stones stones) throws Refusal, Unread, IOException {
        int squares = fields.count("squares", 1, MAX_SQUARES);
        spend(PER_SQUARE * squares);
        int count = fields.count("sets", 0, MAX_SETS);
        ListReader reader = ListReader.ofSquares(squares);
        List<int[]> sets = new ArrayList<>();
        List<Owner> owners = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tokens.field("set");
            owners.add(OWNERS.get(tokens.choice(Reason.BAD_WORD, "both", "black", "white")));
            int[] set = set(reader);
            Refusal.unless(set.length > 0, Reason.SET_EMPTY, "no square in set", i);
            spend(PER_SET + PER_MEMBER * set.length);
            sets.add(set);
        }
        Board board = new Board(squares, sets);
        Optional<Bits> black = list("black-squares", reader, squares);
        Optional<Bits> white = list("white-squares", reader, squares);
        boolean parry = tokens.optionalWord("parry");
        int each = stones == Stones.ONE ? 1 : fields.count("stones-a-turn", 2, Tokens.MAX_NUMBER);
        StrongGame plain =
                new StrongGame(board, owners, black, white, parry, Optional.empty(), each);
        Optional<StrongGrid> grid = StrongNames.require(game, plain);
        plain.requireSetsWithinSquares();
        return new StrongGame(board, owners, black, white, parry, grid, each);
    }

    private int[] set(ListReader reader) throws Refusal, IOException {
        tokens.openList();
        int[] set = reader.list(tokens);
        tokens.endLine();
        Arrays.sort(set);
        return set;
    }

    private Optional<Bits> list(String word, ListReader reader, int squares)
            throws Refusal, IOException {
        if (!tokens.optionalList(word)) {
            return Optional.empty();
        }
        int[] list = reader.list(tokens);
        tokens.endLine();
        Refusal.unless(list.length < squares, Reason.BAD_COUNT, word + " of all squares:", squares);
        return Optional.of(Bits.of(squares, list));
    }

    private void spend(long more) throws Unread {
        bytes += more;
        if (bytes > limits.memory()) {
            throw limits.exceeded();
        }
    }
}
