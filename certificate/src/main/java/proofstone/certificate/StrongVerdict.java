package proofstone.certificate;

import java.util.Locale;
import proofstone.game.Player;

/** What a certificate of a strong game claims. */
public enum StrongVerdict {
    /** Black wins. */
    BLACK_WINS(0),
    /** White wins. */
    WHITE_WINS(1),
    /** Black does not win. */
    NOT_BLACK(2),
    /** White does not win. */
    NOT_WHITE(3),
    /** Neither wins. */
    DRAW(4),
    /** Black wins, on the inner board and on all larger boards. */
    BLACK_WINS_LARGER(5),
    /** White wins, on the inner board and on all larger boards. */
    WHITE_WINS_LARGER(6);

    private final int code;

    StrongVerdict(int code) {
        this.code = code;
    }

    /** Returns the number in the binary form. */
    int code() {
        return code;
    }

    /** Returns the word of certificates, JSON and the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the player whose strategy proves it; White for a draw. */
    public Player prover() {
        return this == BLACK_WINS || this == NOT_WHITE || this == BLACK_WINS_LARGER
                ? Player.BLACK
                : Player.WHITE;
    }

    /** Returns the verdict that {@code player} wins. */
    public static StrongVerdict winOf(Player player) {
        return player == Player.BLACK ? BLACK_WINS : WHITE_WINS;
    }

    /** Returns the verdict that {@code player} does not win. */
    public static StrongVerdict notOf(Player player) {
        return player == Player.BLACK ? NOT_BLACK : NOT_WHITE;
    }

    /** Returns whether the prover wins, rather than holds. */
    public boolean isWin() {
        return this == BLACK_WINS || this == WHITE_WINS || isLarger();
    }

    /** Returns whether it speaks of all larger boards, too. */
    public boolean isLarger() {
        return this == BLACK_WINS_LARGER || this == WHITE_WINS_LARGER;
    }
}
