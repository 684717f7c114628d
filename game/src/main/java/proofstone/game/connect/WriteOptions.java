package proofstone.game.connect;

/**
 * How records are written.
 *
 * @param charset the charset of the texts
 * @param style the dialect of SGF
 */
public record WriteOptions(RecordCharset charset, SgfStyle style) {
    /** Texts in UTF-8, SGF in small letters. */
    public static final WriteOptions USUAL = new WriteOptions(RecordCharset.UTF_8, SgfStyle.SMALL);

    /** Returns these options with a charset. */
    public WriteOptions with(RecordCharset other) {
        return new WriteOptions(other, style);
    }

    /** Returns these options with a dialect. */
    public WriteOptions with(SgfStyle other) {
        return new WriteOptions(charset, other);
    }
}
