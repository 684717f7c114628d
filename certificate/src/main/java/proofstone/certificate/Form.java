package proofstone.certificate;

/** The two forms of a certificate, which say the same (format page, sections 5 and 6). */
public enum Form {
    /** Lines of words and numbers, for people and for small programs. */
    TEXT,
    /** Numbers of seven bits a byte, compressed. */
    BINARY
}
