package proofstone.game.connect;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import proofstone.game.GameSyntaxException;

/** The text of a file, and the line and column of each place in it. */
final class RecordText {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final String text;
    private int[] lineStarts = {0};
    private int lines = 1;

    RecordText(String text) {
        this.text = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        for (int i = 0; i < this.text.length(); i++) {
            if (this.text.charAt(i) == '\n') {
                addLine(i + 1);
            }
        }
    }

    private void addLine(int start) {
        if (lines == lineStarts.length) {
            lineStarts = Arrays.copyOf(lineStarts, 2 * lines);
        }
        lineStarts[lines] = start;
        lines++;
    }

    /**
     * Reads bytes in the charset that the user names; without one as UTF-8 where they are that, and
     * else in the one that is usual for the format, which is noted.
     *
     * @throws GameSyntaxException if the bytes are no text in that charset
     */
    static RecordText of(byte[] bytes, Optional<RecordCharset> charset, Charset usual, Notes notes)
            throws GameSyntaxException {
        if (charset.isPresent()) {
            return new RecordText(decoded(bytes, 0, charset.get()));
        }
        Optional<String> unicode = decoded(bytes, StandardCharsets.UTF_8);
        if (unicode.isPresent()) {
            return new RecordText(unicode.get());
        }
        notes.add("the texts are not UTF-8 and taken as " + usual.name());
        return new RecordText(
                decoded(bytes, usual)
                        .orElseThrow(() ->
                                new GameSyntaxException(
                                        "byte %d: neither UTF-8 nor %s; name the charset of the texts: %s"
                                                .formatted(
                                                        firstBad(bytes, usual),
                                                        usual.name(),
                                                        RecordCharset.names()))));
    }

    /**
     * Returns bytes as text.
     *
     * @param offset where the bytes begin in the file, for the message
     */
    static String decoded(byte[] bytes, int offset, RecordCharset charset)
            throws GameSyntaxException {
        Optional<String> text = decoded(bytes, charset.charset());
        if (text.isEmpty()) {
            int bad = offset + firstBad(bytes, charset.charset());
            throw new GameSyntaxException(
                    "byte %d: no text in %s; expected one of %s"
                            .formatted(bad, charset.label(), RecordCharset.names()));
        }
        return text.get();
    }

    /** Returns bytes as text, or empty if they are none in that charset. */
    static Optional<String> decoded(byte[] bytes, Charset charset) {
        try {
            return Optional.of(decoder(charset).decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** Returns a text as bytes; what the charset does not have becomes a question mark. */
    static byte[] encoded(String text, Charset charset, Notes losses) {
        try {
            ByteBuffer bytes =
                    charset.newEncoder()
                            .onUnmappableCharacter(CodingErrorAction.REPORT)
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .encode(CharBuffer.wrap(text));
            byte[] encoded = new byte[bytes.remaining()];
            bytes.get(encoded);
            return encoded;
        } catch (CharacterCodingException e) {
            losses.add("characters that are not in " + charset.name() + " became ?");
            return text.getBytes(charset);
        }
    }

    private static CharsetDecoder decoder(Charset charset) {
        return charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    /** Returns the first byte that is no text, from 0. */
    private static int firstBad(byte[] bytes, Charset charset) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(1 << 12);
        CharsetDecoder decoder = decoder(charset);
        CoderResult result = CoderResult.OVERFLOW;
        while (result.isOverflow()) {
            result = decoder.decode(in, out.clear(), true);
        }
        return in.position();
    }

    String text() {
        return text;
    }

    /** Returns the words for a place, made when they are needed. */
    Supplier<String> place(int offset) {
        return () -> where(offset);
    }

    /** Returns the line and the column of a place, both from 1. */
    String where(int offset) {
        int found = Arrays.binarySearch(lineStarts, 0, lines, offset);
        int line = found < 0 ? -found - 2 : found;
        return "line " + (line + 1) + ", column " + (offset - lineStarts[line] + 1);
    }
}
