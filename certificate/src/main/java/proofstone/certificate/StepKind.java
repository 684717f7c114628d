package proofstone.certificate;

/** A kind of step: a rule of one of the calculi. */
public interface StepKind {
    /** Returns the number in the binary form. */
    int code();

    /** Returns the word of the text form, such as {@code first-replies}. */
    String word();
}
