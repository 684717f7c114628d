package proofstone.knowledge.strong;

import proofstone.certificate.StrongStep;

/** Is told what each rule claims while a search goes on, in the position where it stands. */
interface RuleObserver {
    /** Takes no notice. */
    RuleObserver NONE =
            new RuleObserver() {
                @Override
                public void decided(StrongTechnique rule, StrongState state, StrongStep step) {}

                @Override
                public void answered(
                        StrongTechnique rule,
                        StrongState state,
                        OpenPosition expansion,
                        int made,
                        StrongStep answer) {}
            };

    /**
     * A rule has decided the position without a search.
     *
     * @param state the position; left as it was
     * @param step what the rule claims of it
     */
    void decided(StrongTechnique rule, StrongState state, StrongStep step);

    /**
     * A rule takes moves for answered by a proof that was not made for them.
     *
     * @param state the position; left as it was
     * @param expansion its moves, before those that are answered leave it
     * @param made the index of the move for which the proof was made, or -1
     * @param answer the proof, of the opponent of the player to move
     */
    void answered(
            StrongTechnique rule,
            StrongState state,
            OpenPosition expansion,
            int made,
            StrongStep answer);
}
