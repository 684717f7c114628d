package proofstone.checker;

import java.io.IOException;

/** Reads the header of rule {@code hex} behind the lines {@code game} and {@code rule}. */
final class HexHeaderReader {
    private final Fields fields;
    private final Limits limits;

    HexHeaderReader(Fields fields, Limits limits) {
        this.fields = fields;
        this.limits = limits;
    }

    HexHeader read(String game) throws Refusal, Unread, IOException {
        int rows = fields.count("rows", 1, Rhombus.MAX_SIZE);
        int columns = fields.count("columns", 1, Rhombus.MAX_SIZE);
        Rhombus board = new Rhombus(rows, columns);
        Refusal.unless(
                game.equals(board.name()), Reason.WRONG_BOARD, "the board is " + board.name());
        Bits black = fields.squares("black", board.cells());
        Bits white = fields.squares("white", board.cells());
        int both = black.firstIn(white);
        Refusal.unless(both < 0, Reason.SQUARE_OCCUPIED, "two stones on square", both);
        HexHeader header =
                new HexHeader(
                        board,
                        black,
                        white,
                        colour("to-move", ""),
                        colour("claim", "-wins"),
                        fields.name("producer"),
                        fields.name("command"),
                        fields.count("live", 1, Tokens.MAX_NUMBER),
                        fields.count("steps", 1, Tokens.MAX_NUMBER));
        if (header.bytesPerClaim() * header.live() > limits.memory()) {
            throw limits.exceeded();
        }
        return header;
    }

    private Colour colour(String word, String suffix) throws Refusal, IOException {
        String black = Colour.BLACK.word() + suffix;
        String white = Colour.WHITE.word() + suffix;
        return fields.choice(word, black, white) == 0 ? Colour.BLACK : Colour.WHITE;
    }
}
