package proofstone.solver;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.certificate.Certificate;
import proofstone.game.Role;
import proofstone.search.StopReason;

/**
 * What a solve found out.
 *
 * @param winner the winner, or empty if the limits came first
 * @param certificate the evidence, present exactly if there is a winner
 * @param move the winner's first move if he is to move, else his reply to the first move of the
 *     principal variation; empty if none is needed or known
 * @param principalVariation a line of play from the position, both sides following the proof
 * @param nodes the number of nodes visited by all threads
 * @param seconds the wall-clock time of the search
 * @param stopped why the search ended without a winner; empty if solved
 * @param knowledge what is known of an unsolved root, in one line, such as its proof numbers
 */
public record Verdict(
        Optional<Role> winner,
        Optional<Certificate> certificate,
        OptionalInt move,
        List<Integer> principalVariation,
        long nodes,
        double seconds,
        Optional<StopReason> stopped,
        String knowledge) {

    /** Returns what a certificate says that took {@code nodes} nodes and so many seconds. */
    public static Verdict proved(Certificate certificate, long nodes, double seconds) {
        List<List<Integer>> line = PrincipalVariation.of(certificate);
        Role mover = certificate.problem().position().toMove();
        int own = mover == certificate.winner() ? 0 : 1;
        boolean moves = own < line.size() && !line.get(own).isEmpty();
        return new Verdict(
                Optional.of(certificate.winner()),
                Optional.of(certificate),
                moves ? OptionalInt.of(line.get(own).getFirst()) : OptionalInt.empty(),
                line.stream().flatMap(List::stream).toList(),
                nodes,
                seconds,
                Optional.empty(),
                "");
    }

    /** Returns what is found out when a limit ends the search. */
    public static Verdict unsolved(
            long nodes, double seconds, StopReason stopped, String knowledge) {
        return new Verdict(
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                List.of(),
                nodes,
                seconds,
                Optional.of(stopped),
                knowledge);
    }
}
