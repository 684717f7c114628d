package proofstone.knowledge.hex;

/** A connection of the sides that the AND and OR rules found. */
final class Link implements Proof {
    private final int player;
    private final char[] program;
    private final long stones;
    private final long carrier;
    private final boolean movesFirst;

    /**
     * Makes a full connection.
     *
     * @param program the derivation in the code of {@link LinkTracer}, the last step being the
     *     result; not copied
     */
    Link(int player, char[] program, long stones, long carrier) {
        this(player, program, stones, carrier, false);
    }

    private Link(int player, char[] program, long stones, long carrier, boolean movesFirst) {
        this.player = player;
        this.program = program;
        this.stones = stones;
        this.carrier = carrier;
        this.movesFirst = movesFirst;
    }

    /** Returns the same derivation as that of a semi connection: the player still moves first. */
    Link movingFirst() {
        return new Link(player, program, stones, carrier, true);
    }

    /** Returns the derivation; not to be changed. */
    char[] program() {
        return program;
    }

    @Override
    public int player() {
        return player;
    }

    @Override
    public long stones() {
        return stones;
    }

    @Override
    public long carrier() {
        return carrier;
    }

    @Override
    public boolean movesFirst() {
        return movesFirst;
    }
}
