package proofstone.game.connect;

import static proofstone.game.connect.RenLibFlags.BOARD_TEXT;
import static proofstone.game.connect.RenLibFlags.COMMENT;
import static proofstone.game.connect.RenLibFlags.HEADER;
import static proofstone.game.connect.RenLibFlags.MAGIC;
import static proofstone.game.connect.RenLibFlags.MARK;
import static proofstone.game.connect.RenLibFlags.MORE;
import static proofstone.game.connect.RenLibFlags.NO_CHILD;
import static proofstone.game.connect.RenLibFlags.NO_MOVE;
import static proofstone.game.connect.RenLibFlags.OLD_COMMENT;
import static proofstone.game.connect.RenLibFlags.PADDING;
import static proofstone.game.connect.RenLibFlags.SIBLING;
import static proofstone.game.connect.RenLibFlags.SPLIT;
import static proofstone.game.connect.RenLibFlags.START;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import proofstone.game.GameSyntaxException;
import proofstone.game.connect.ConnectMark.Kind;
import proofstone.game.connect.ConnectMove.Other;
import proofstone.game.connect.ConnectMove.Stone;

/**
 * Reads RenLib files ({@code .lib}): trees of Gomoku and Renju on 15x15, see {@link RenLibFlags}.
 *
 * <p>Board text, which RenLib shows where a move leads, is a label in the parent of that move here;
 * a node without a move and a child that only carries such a text is no node here. The flag {@code
 * mark} is a cross on the stone of the node. Old files have no header and begin with the first
 * stone.
 *
 * <p>Each node takes two bytes at least, so that reading ends; nothing recurses.
 */
final class RenLibReader {
    private static final int VERSION = 3;

    private final byte[] bytes;
    private final Optional<RecordCharset> charset;
    private final Notes notes = new Notes();
    private final RecordBuilder builder;
    private final Deque<Integer> pending = new ArrayDeque<>();
    private int parent;
    private int at;

    private RenLibReader(byte[] bytes, ReadOptions options) {
        this.bytes = bytes;
        this.charset = options.charset();
        this.builder = new RecordBuilder(options.game().orElse(ConnectGame.GOMOKU));
    }

    /** Returns whether a file begins as RenLib files do. */
    static boolean isRenLib(byte[] bytes) {
        byte[] magic = MAGIC.getBytes(StandardCharsets.US_ASCII);
        return bytes.length > magic.length + 1
                && bytes[0] == PADDING
                && Arrays.equals(bytes, 1, magic.length + 1, magic, 0, magic.length);
    }

    /**
     * Reads a file.
     *
     * @throws GameSyntaxException with the number of the byte, from 0, if it has not that form, a
     *     move is not legal, or the texts are not in the charset, UTF-8 unless the user names one
     */
    static RecordFile read(byte[] bytes, ReadOptions options) throws GameSyntaxException {
        RenLibReader reader = new RenLibReader(bytes, options);
        ConnectGame game = reader.builder.game();
        if (!game.isSquareOf(RenLibFlags.SIDE)) {
            throw new GameSyntaxException("byte 0: RenLib has boards of 15x15, not " + game.name());
        }
        reader.readHeader();
        boolean more = true;
        while (more) {
            more = reader.readNode();
        }
        return new RecordFile(List.of(reader.builder.build()), reader.notes.lines());
    }

    private void readHeader() throws GameSyntaxException {
        if (isRenLib(bytes)) {
            require(
                    bytes.length >= HEADER,
                    bytes.length,
                    "the header ends early, expected 20 bytes");
            int version = bytes[MAGIC.length() + 2];
            if (version != VERSION) {
                notes.add("version " + version + " of RenLib is read as version " + VERSION);
            }
            at = HEADER;
        } else {
            require(
                    bytes.length > 0 && bytes[0] != PADDING,
                    0,
                    "expected the header FF RenLib FF of a RenLib file, or its first stone");
            notes.add("an old file without a header");
        }
    }

    /** Reads a node and returns whether another one follows. */
    private boolean readNode() throws GameSyntaxException {
        int start = at;
        int position = next("a node");
        int flags = next("the flags of a node");
        if ((flags & MORE) != 0) {
            flags |= next("more flags") << 16;
            flags |= next("more flags") << 8;
        }
        boolean hasComment = (flags & (COMMENT | OLD_COMMENT)) != 0;
        String comment = hasComment ? text() : "";
        String label = (flags & BOARD_TEXT) != 0 ? text() : "";
        builder.backTo(parent);
        addNode(position, flags, comment.isEmpty() && !label.isEmpty(), start);
        addTexts(position, comment, label, start);
        addFlags(position, flags, start);
        return goOn(flags);
    }

    /** Adds a node; the first one may be the root, and one that only carries a label is none. */
    private void addNode(int position, int flags, boolean labelOnly, int start)
            throws GameSyntaxException {
        boolean first = builder.at() == 0 && parent == 0 && start <= HEADER && pending.isEmpty();
        boolean leaf = (flags & NO_CHILD) != 0;
        if (position == 0 && first && isFirstNode(start)) {
            return;
        }
        if ((flags & NO_MOVE) != 0) {
            if (!(labelOnly && leaf && position != 0 && (flags & (MARK | START)) == 0)) {
                builder.add(Other.NONE, () -> "byte " + start);
            }
        } else if (position == 0) {
            builder.add(Other.PASS, () -> "byte " + start);
        } else {
            builder.add(new Stone(cell(position, start)), () -> "byte " + start);
        }
    }

    private boolean isFirstNode(int start) {
        return start == (isRenLib(bytes) ? HEADER : 0);
    }

    private static ConnectCell cell(int position, int start) throws GameSyntaxException {
        ConnectCell cell = RenLibFlags.cell(position);
        if (!ConnectGame.GOMOKU.contains(cell)) {
            throw new GameSyntaxException(
                    "byte %d: position %02x is not on the board; expected 16 * row + column with rows"
                                    .formatted(start, position)
                            + " 0 to 14 and columns 1 to 15");
        }
        return cell;
    }

    private void addTexts(int position, String comment, String label, int start)
            throws GameSyntaxException {
        int split = comment.indexOf(SPLIT);
        builder.name(split < 0 ? comment : comment.substring(0, split));
        builder.comment(split < 0 ? "" : comment.substring(split + 1));
        if (!label.isEmpty() && position != 0) {
            builder.mark(parent, ConnectMark.label(cell(position, start), label));
        } else if (!label.isEmpty()) {
            notes.add("byte " + start + ": a board text without a square is left out");
        }
    }

    private void addFlags(int position, int flags, int start) {
        boolean stone = position != 0 && (flags & NO_MOVE) == 0;
        if ((flags & MARK) != 0 && stone) {
            builder.mark(ConnectMark.of(RenLibFlags.cell(position), Kind.CROSS));
        } else if ((flags & MARK) != 0) {
            notes.add(() -> "byte " + start + ": a mark without a stone is left out");
        }
        if ((flags & START) != 0) {
            builder.property(RenLibFlags.START_PROPERTY, List.of(""));
        }
        int unknown = flags & ~(0xff | BOARD_TEXT);
        if (unknown != 0) {
            notes.add(() -> "byte %d: unknown flags %06x are left out".formatted(start, unknown));
        }
    }

    private boolean goOn(int flags) {
        if ((flags & SIBLING) != 0) {
            pending.push(parent);
        }
        if ((flags & NO_CHILD) == 0) {
            parent = builder.at();
            return true;
        }
        if (!pending.isEmpty()) {
            parent = pending.pop();
            return true;
        }
        if (at < bytes.length) {
            notes.add("byte " + at + ": " + (bytes.length - at) + " bytes behind the last node");
        }
        return false;
    }

    private int next(String what) throws GameSyntaxException {
        require(at < bytes.length, at, "the file ends, expected " + what);
        int value = bytes[at] & 0xff;
        at++;
        return value;
    }

    /** Reads a text with its padding. */
    private String text() throws GameSyntaxException {
        int start = at;
        while (at < bytes.length && bytes[at] != 0) {
            at++;
        }
        require(at < bytes.length, start, "no 00 ends the text that begins here");
        byte[] text = Arrays.copyOfRange(bytes, start, at);
        at += 2 - (at - start) % 2;
        return decoded(text, start).replace("\r\n", "\n").replace('\r', '\n');
    }

    private String decoded(byte[] text, int start) throws GameSyntaxException {
        if (charset.isPresent()) {
            return RecordText.decoded(text, start, charset.get());
        }
        return RecordText.decoded(text, StandardCharsets.UTF_8)
                .orElseThrow(() ->
                        new GameSyntaxException(
                                "byte "
                                        + start
                                        + ": a text that is not UTF-8; name the charset of the"
                                        + " texts: "
                                        + RecordCharset.names()));
    }

    private static void require(boolean holds, int at, String problem) throws GameSyntaxException {
        if (!holds) {
            throw new GameSyntaxException("byte " + at + ": " + problem);
        }
    }
}
