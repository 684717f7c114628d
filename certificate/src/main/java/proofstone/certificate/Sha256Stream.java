package proofstone.certificate;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** A buffered stream that knows the SHA-256 of the bytes written to it. */
final class Sha256Stream extends FilterOutputStream {
    private final MessageDigest digest = newDigest();

    Sha256Stream(OutputStream out) {
        super(new BufferedOutputStream(out, 1 << 16));
    }

    /** Returns a new SHA-256, which every Java platform has. */
    static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void write(int b) throws IOException {
        out.write(b);
        digest.update((byte) b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
        digest.update(bytes, offset, length);
    }

    /** Returns the SHA-256 of the bytes so far; later bytes begin a new one. */
    byte[] digest() {
        return digest.digest();
    }
}
