package proofstone.checker;

/** What a claim of a strong game asks of a position: S free, M the prover's, N the refuter's. */
record Needed(Bits free, Bits provers, Bits refuters) {
    /** Refuses if a square is in two of the three; returns this. */
    Needed requireDisjoint() throws Refusal {
        int clash = Math.max(free.firstIn(provers), free.firstIn(refuters));
        clash = Math.max(clash, provers.firstIn(refuters));
        Refusal.unless(clash < 0, Reason.STATES_CLASH, "needed in two states: square", clash);
        return this;
    }
}
