package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import proofstone.game.SquareSet;

/** What {@link AttackMoves#threatening} lists is true, and what it leaves out is known. */
final class AttackMovesInvariants {
    /** With more stones a turn it tries the best squares only. */
    private static final int MOST_STONES = 2;

    private AttackMovesInvariants() {}

    /**
     * Checks the turns with at least {@code least} threats: each that is listed is one. If the
     * player has no threat yet, as then he would fill a line, each that is not listed has a stone
     * to spare: the other one makes threats enough, and is in a turn that is listed.
     *
     * @param turns all that there are, with their numbers of threats
     * @param listed those that are listed
     * @return how many turns are not listed; 0 if the player has a threat
     */
    static int check(
            NaiveThreats naive,
            Map<SquareSet, Integer> turns,
            int least,
            Map<SquareSet, Integer> listed) {
        assertThat(turns).containsAllEntriesOf(listed);
        assertThat(listed.values()).allMatch(threats -> threats >= least);
        if (naive.number() > 0) {
            return 0;
        }
        Set<SquareSet> missing = new HashSet<>(turns.keySet());
        missing.removeIf(turn -> turns.getOrDefault(turn, 0) < least || listed.containsKey(turn));
        if (naive.stonesATurn() <= MOST_STONES) {
            assertThat(missing)
                    .as("not among %s", listed)
                    .allMatch(turn -> hasOneToSpare(turn, naive, least, listed.keySet()));
        }
        return missing.size();
    }

    private static boolean hasOneToSpare(
            SquareSet turn, NaiveThreats naive, int least, Set<SquareSet> listed) {
        return turn.stream()
                .mapToObj(turn::without)
                .filter(rest -> naive.numberWith(rest) >= least)
                .anyMatch(rest ->
                        rest.isEmpty()
                                || listed.stream().anyMatch(other -> other.containsAll(rest)));
    }
}
