package proofstone.game;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Cuts a {@code .pg} file into words and ends of lines; comments vanish.
 *
 * <p>It works on bytes and keeps one word at a time, so that neither a file without line ends nor
 * one without white space takes memory, and so that what is wrong has its exact line number.
 */
final class PgScanner {
    /** The size of the largest file that is read. */
    static final long MAX_BYTES = 64L << 20;

    private static final String TOO_LARGE = "the file is larger than " + MAX_BYTES + " bytes";
    private static final String TOO_LONG =
            "a name is longer than " + PositionalGame.MAX_NAME_BYTES + " bytes";
    private static final String NOT_TEXT = "not text: expected the words of a .pg file in UTF-8";
    private static final int END = -1;
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final String name;
    private final InputStream in;
    private final byte[] word = new byte[PositionalGame.MAX_NAME_BYTES];

    private int length;
    private long bytes;
    private int line = 1;
    private boolean lineEnded;
    private int next;

    /** What comes next in the file. */
    enum Token {
        WORD,
        END_OF_LINE,
        END_OF_FILE
    }

    /** Starts at the beginning of {@code in}, of which at most {@link #MAX_BYTES} are read. */
    PgScanner(String name, InputStream in) throws IOException, GameSyntaxException {
        this.name = name;
        this.in = new BufferedInputStream(in, 1 << 16);
        skipByteOrderMark();
        read();
    }

    /** Goes to the next token and says what it is. */
    Token advance() throws IOException, GameSyntaxException {
        if (lineEnded) {
            line++;
            lineEnded = false;
        }
        skipBlanks();
        if (next == END) {
            return Token.END_OF_FILE;
        }
        if (isLineEnd()) {
            readLineEnd();
            return Token.END_OF_LINE;
        }
        readWord();
        return Token.WORD;
    }

    /** Returns the word that {@link #advance} has come upon. */
    String word() throws GameSyntaxException {
        ByteBuffer read = ByteBuffer.wrap(word, 0, length);
        try {
            String decoded = StandardCharsets.UTF_8.newDecoder().decode(read).toString();
            require(decoded.chars().noneMatch(Character::isISOControl), NOT_TEXT);
            return decoded;
        } catch (CharacterCodingException e) {
            throw failure(NOT_TEXT);
        }
    }

    /** Returns the failure of the current line. */
    GameSyntaxException failure(String problem) {
        return failure(line, problem);
    }

    /** Returns the failure of a line. */
    GameSyntaxException failure(int at, String problem) {
        return new GameSyntaxException(Quote.printable(name) + ":" + at + ": " + problem);
    }

    /** Fails unless {@code holds}. */
    void require(boolean holds, String problem) throws GameSyntaxException {
        if (!holds) {
            throw failure(problem);
        }
    }

    int line() {
        return line;
    }

    private void skipByteOrderMark() throws IOException {
        in.mark(BYTE_ORDER_MARK.length);
        for (byte expected : BYTE_ORDER_MARK) {
            if ((byte) in.read() != expected) {
                in.reset();
                return;
            }
        }
    }

    private void skipBlanks() throws IOException, GameSyntaxException {
        while (isBlank() || next == '%') {
            if (next == '%') {
                skipComment();
            } else {
                read();
            }
        }
    }

    private void skipComment() throws IOException, GameSyntaxException {
        while (next != END && !isLineEnd()) {
            read();
        }
    }

    private void readLineEnd() throws IOException, GameSyntaxException {
        boolean carriageReturn = next == '\r';
        read();
        if (carriageReturn && next == '\n') {
            read();
        }
        lineEnded = true;
    }

    private void readWord() throws IOException, GameSyntaxException {
        length = 0;
        while (next != END && next != '%' && !isBlank() && !isLineEnd()) {
            require(next >= ' ', NOT_TEXT);
            require(length < word.length, TOO_LONG);
            word[length++] = (byte) next;
            read();
        }
    }

    private boolean isBlank() {
        return next == ' ' || next == '\t' || next == '\f' || next == 0x0B;
    }

    private boolean isLineEnd() {
        return next == '\n' || next == '\r';
    }

    private void read() throws IOException, GameSyntaxException {
        next = in.read();
        require(++bytes <= MAX_BYTES || next == END, TOO_LARGE);
    }
}
