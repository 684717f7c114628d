package proofstone.solver;

import java.util.List;
import proofstone.certificate.Certificate;

/** A line of play that follows a proof. */
final class PrincipalVariation {
    private PrincipalVariation() {}

    static List<Integer> of(Certificate certificate) {
        return List.of();
    }
}
