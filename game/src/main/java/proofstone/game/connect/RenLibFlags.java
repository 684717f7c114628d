package proofstone.game.connect;

/**
 * The flags of a node of a RenLib file, and its header.
 *
 * <pre>
 *   byte 0      position: 16 * (row - 1) + column, row from the top, both from 1; 0: none
 *   byte 1      80 a later sibling follows   40 no child    20 comment, in old files  10 mark
 *               08 comment                   04 start       02 no move here           01 two more bytes
 *   bytes 2, 3  only if 01: bits 8 to 23 of the flags, the higher byte first; 000100 board text
 *   texts       the comment, then the board text: bytes, 00, and one more if that makes it even
 * </pre>
 */
final class RenLibFlags {
    static final int SIBLING = 0x80;
    static final int NO_CHILD = 0x40;
    static final int OLD_COMMENT = 0x20;
    static final int MARK = 0x10;
    static final int COMMENT = 0x08;
    static final int START = 0x04;
    static final int NO_MOVE = 0x02;
    static final int MORE = 0x01;
    static final int BOARD_TEXT = 0x100;

    /** Parts a comment of one line from a long one. */
    static final char SPLIT = 0x08;

    /** The board has so many rows and columns. */
    static final int SIDE = 15;

    /** The property of nodes with the flag {@link #START}. */
    static final String START_PROPERTY = "START";

    static final int HEADER = 20;
    static final byte PADDING = (byte) 0xff;
    static final String MAGIC = "RenLib";

    private RenLibFlags() {}

    /** Returns the square of a position. */
    static ConnectCell cell(int position) {
        return new ConnectCell((position & 0xf) - 1, SIDE - 1 - (position >> 4));
    }

    /** Returns the position of a square. */
    static int position(ConnectCell cell) {
        return 16 * (SIDE - 1 - cell.y()) + cell.x() + 1;
    }
}
