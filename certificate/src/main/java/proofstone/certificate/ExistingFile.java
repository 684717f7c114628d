package proofstone.certificate;

/** What to do about a file that already has the name of a new one. */
public enum ExistingFile {
    /** It stays, and writing the new one fails. */
    KEEP,
    /** The new one takes its place. */
    REPLACE
}
