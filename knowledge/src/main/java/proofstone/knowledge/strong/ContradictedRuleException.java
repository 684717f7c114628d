package proofstone.knowledge.strong;

import proofstone.certificate.StrongStep;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;

/** A rule of the search claims what a search without it refutes: a bug of the program. */
public final class ContradictedRuleException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Names the rule and the position.
     *
     * @param rule the rule
     * @param board the board
     * @param position the position of which it claims something
     * @param claim its step
     */
    ContradictedRuleException(
            StrongTechnique rule, StrongBoard board, StrongPosition position, StrongStep claim) {
        super(
                "rule %s claims a %s of %s on %s, Black on %s, White on %s, %s to move, and a search without it refutes that"
                        .formatted(
                                rule.word(),
                                claim.claim().goal(),
                                claim.claim().prover(),
                                board.name(),
                                position.black(),
                                position.white(),
                                position.toMove()));
    }
}
