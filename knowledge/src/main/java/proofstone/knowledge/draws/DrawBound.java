package proofstone.knowledge.draws;

import java.util.List;

/**
 * A number k such that Connect(m,n,k,p,q) is drawn for all m, n &gt;= 1 and 0 &lt;= q &lt;= p, and
 * why.
 *
 * @param stones p, the stones of a turn
 * @param length k, and every greater number is one too
 * @param derivation the statements that lead there; the last is the claim
 */
public record DrawBound(int stones, int length, List<Line> derivation) {
    /** Copies the list. */
    public DrawBound {
        derivation = List.copyOf(derivation);
    }

    /**
     * A statement and its reason.
     *
     * @param statement what holds
     * @param reason by which theorem, or what was enumerated
     */
    public record Line(String statement, String reason) {}

    /** Returns the claim in words. */
    public String claim() {
        return "Connect(m,n,k,"
                + stones
                + ",q) is drawn for all k >= "
                + length
                + ", m, n >= 1 and 0 <= q <= "
                + stones;
    }
}
