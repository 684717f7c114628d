package proofstone.checker;

/** The player to move in a strong game and how many stones of his turn he still has, at least 1. */
record StrongTurn(Colour player, int left) {
    boolean isOf(Colour other) {
        return player == other;
    }

    /** How many of the next stones are {@code counted}'s, where a whole turn has so many. */
    long stonesOf(Colour counted, long plies, long whole) {
        long mine = Math.min(left, plies);
        long rest = plies - mine;
        long rounds = rest / (2 * whole);
        long begun = rest % (2 * whole);
        long others = rounds * whole + Math.min(begun, whole);
        return counted == player ? plies - others : others;
    }

    @Override
    public String toString() {
        return player.word() + " " + left;
    }
}
