package proofstone.checker;

import java.util.List;

/** What a certificate of a strong game claims, in the order of the binary form. */
public enum Outcome {
    /** Black fills a set first. */
    BLACK_WINS("black-wins"),
    /** White fills a set first. */
    WHITE_WINS("white-wins"),
    /** Black does not win. */
    NOT_BLACK("not-black"),
    /** White does not win. */
    NOT_WHITE("not-white"),
    /** Neither player wins. */
    DRAW("draw"),
    /** Black wins on a board with a rim, and so on all boards that are larger. */
    BLACK_WINS_LARGER("black-wins-larger"),
    /** White wins on a board with a rim, and so on all boards that are larger. */
    WHITE_WINS_LARGER("white-wins-larger");

    /** All of them, by their numbers. */
    static final List<Outcome> ALL = List.of(values());

    private final String word;

    Outcome(String word) {
        this.word = word;
    }

    /** The word that stands for this claim in a certificate of the text form. */
    public String word() {
        return word;
    }

    /** Whether it speaks of larger boards, too. */
    boolean isLarger() {
        return this == BLACK_WINS_LARGER || this == WHITE_WINS_LARGER;
    }

    static String[] words() {
        return ALL.stream().map(Outcome::word).toArray(String[]::new);
    }
}
