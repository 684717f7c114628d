package proofstone.checker;

/** Who wins by filling a winning set of a strong game, in the order of the binary form. */
enum Owner {
    BOTH,
    BLACK,
    WHITE;

    boolean includes(Colour player) {
        return this == BOTH || name().equals(player.name());
    }
}
