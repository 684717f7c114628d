package proofstone.certificate;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The body of a binary certificate: unpacks the zlib stream and compares the SHA-256 behind it.
 *
 * <p>The unpacker takes the file in chunks and may hold bytes that lie behind its stream; only
 * those that it used count for the SHA-256.
 */
final class CompressedBody implements AutoCloseable {
    private static final int DIGEST_BYTES = 32;

    private final InputStream in;
    private final MessageDigest digest = Sha256Stream.newDigest();
    private final Inflater inflater = new Inflater();
    private final byte[] chunk = new byte[1 << 14];
    private final byte[] unpacked = new byte[1 << 14];
    private int chunkLength;
    private int place;
    private int end;

    /** Begins to unpack {@code in}, from which {@code before} has been read. */
    CompressedBody(InputStream in, byte[] before) {
        this.in = in;
        digest.update(before);
    }

    /** Returns the next byte, 0 to 255; there must be one. */
    int read() throws IOException {
        if (place == end && !unpack()) {
            throw new MalformedException("the body ends too early");
        }
        return unpacked[place++] & 0xff;
    }

    /** Checks that the body ends here, that the SHA-256 fits and that nothing follows. */
    void finish() throws IOException {
        if (place < end || unpack()) {
            throw new MalformedException("the body goes on after the last step");
        }
        int rest = inflater.getRemaining();
        digest.update(chunk, 0, chunkLength - rest);
        ByteArrayOutputStream stored = new ByteArrayOutputStream();
        stored.write(chunk, chunkLength - rest, rest);
        stored.write(in.readNBytes(DIGEST_BYTES + 1));
        if (stored.size() != DIGEST_BYTES) {
            throw new MalformedException("the body is not followed by the SHA-256 alone");
        }
        if (!MessageDigest.isEqual(stored.toByteArray(), digest.digest())) {
            throw new MalformedException("the SHA-256 is not that of the file");
        }
    }

    /** Unpacks some more bytes; returns false at the end of the stream. */
    private boolean unpack() throws IOException {
        place = 0;
        end = 0;
        try {
            while (end == 0 && !inflater.finished()) {
                if (inflater.needsDictionary()) {
                    throw new MalformedException("the compressed body asks for a dictionary");
                }
                if (inflater.needsInput()) {
                    nextChunk();
                }
                end = inflater.inflate(unpacked);
            }
        } catch (DataFormatException e) {
            throw new MalformedException("the compressed body is damaged");
        }
        return end > 0;
    }

    private void nextChunk() throws IOException {
        digest.update(chunk, 0, chunkLength);
        chunkLength = Math.max(0, in.read(chunk));
        if (chunkLength == 0) {
            throw new MalformedException("the file ends too early");
        }
        inflater.setInput(chunk, 0, chunkLength);
    }

    @Override
    public void close() {
        inflater.end();
    }
}
