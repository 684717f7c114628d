package proofstone.checker;

import java.io.IOException;
import java.io.InputStream;

/** Gives one byte at a time, and ends or fails after the last. */
final class TrickleStream extends InputStream {
    private final byte[] bytes;
    private int position;
    private boolean fails;

    TrickleStream(byte[] bytes) {
        this.bytes = bytes;
    }

    /** From now on the end is a failure. */
    TrickleStream failing() {
        fails = true;
        return this;
    }

    @Override
    public int read() throws IOException {
        if (position == bytes.length && fails) {
            throw new IOException("the disk is gone");
        }
        return position == bytes.length ? -1 : bytes[position++] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int next = read();
        if (next < 0) {
            return -1;
        }
        target[offset] = (byte) next;
        return 1;
    }
}
