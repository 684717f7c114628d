package proofstone.game.strong;

/** Whether a player may leave his squares to make a direct threat harmless. */
public enum Parry {
    /** He keeps to his squares, whatever is threatened. */
    FORBIDDEN,
    /** He may put on the last free square of a set that the opponent is about to fill. */
    ALLOWED
}
