package proofstone.checker;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * The bytes of a file in one pass, in a buffer of fixed size: hashes what is handed out and holds
 * back the last bytes, where the hash of all the others stands.
 *
 * <pre>
 * buffer   | hashed, may be overwritten | position ... handed out next ... | tail | end  unused |
 * </pre>
 */
final class ByteSource {
    private static final int CAPACITY = 1 << 13;

    private final InputStream in;
    private final MessageDigest digest;
    private final byte[] buffer = new byte[CAPACITY];
    private int tail;
    private int position;
    private int end;
    private int hashed;
    private long total;
    private boolean exhausted;

    ByteSource(InputStream in) {
        this.in = in;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** From now on the last {@code bytes} bytes of the file are held back. */
    void holdBack(int bytes) {
        tail = bytes;
    }

    /** The number of bytes that can be handed out now; 0 only at the end. */
    private int available() throws IOException {
        while (end - position <= tail && !exhausted) {
            fill();
        }
        return Math.max(0, end - position - tail);
    }

    private void fill() throws IOException {
        hash();
        System.arraycopy(buffer, position, buffer, 0, end - position);
        end -= position;
        position = 0;
        hashed = 0;
        int count = in.read(buffer, end, CAPACITY - end);
        exhausted = count < 0;
        end += Math.max(0, count);
        total += Math.max(0, count);
    }

    private void hash() {
        digest.update(buffer, hashed, position - hashed);
        hashed = position;
    }

    /** The next byte, or -1 where only the tail is left. */
    int read() throws IOException {
        return available() == 0 ? -1 : buffer[position++] & 0xff;
    }

    /** The byte that {@link #read} will return. */
    int peek() throws IOException {
        return available() == 0 ? -1 : buffer[position] & 0xff;
    }

    /** Moves some bytes to the start of {@code target} and returns their number, -1 at the end. */
    int read(byte[] target) throws IOException {
        int count = Math.min(target.length, available());
        System.arraycopy(buffer, position, target, 0, count);
        position += count;
        return count == 0 ? -1 : count;
    }

    /** The bytes held back; only after all others have been read. */
    byte[] tail() {
        return Arrays.copyOfRange(buffer, position, end);
    }

    /** The hash of the bytes handed out. */
    byte[] hashOfBody() {
        hash();
        return digest.digest();
    }

    /** The number of bytes read from the stream so far. */
    long total() {
        return total;
    }
}
