package proofstone.game.strong;

import java.util.Locale;
import proofstone.game.Player;

/** The players who win by filling a winning set. */
public enum Owner {
    /** Whoever fills it first. */
    BOTH,
    /** Black alone. */
    BLACK,
    /** White alone. */
    WHITE;

    /** Returns whether {@code player} wins by filling the set. */
    public boolean includes(Player player) {
        return this == BOTH || name().equals(player.name());
    }

    /** Returns the lower-case name used in certificates. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
