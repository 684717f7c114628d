package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;

/**
 * The threats of one player in a position, whoever is to move ([Wu2010rz] sec. II and III-C).
 *
 * @param number the least number of stones by which the opponent stops them all; one more than the
 *     stones of a turn for more
 * @param lines the free squares of each line that the player fills with one turn
 * @param normal the critical defences: the sets of {@code number} squares that stop all threats;
 *     none if a turn does not suffice
 * @param relaxed the sets of more squares, at most a turn, that stop all threats and of which no
 *     square is to spare
 * @param moves the player's turns that make at least as many threats as the opponent's turn has
 *     stones and leave him none, the best first; none if the player has a threat, which he fills.
 *     If one of two stones makes threats enough, only some of the others are there with it; not
 *     complete for more than two stones a turn
 */
public record ThreatReport(
        int number,
        List<SquareSet> lines,
        List<SquareSet> normal,
        List<SquareSet> relaxed,
        List<Forcing> moves) {
    /**
     * A turn that makes threats for each stone of the opponent's.
     *
     * @param squares where its stones go
     * @param threats how many threats it makes; one more than the stones of a turn for more
     */
    public record Forcing(SquareSet squares, int threats) {}

    /** Keeps copies. */
    public ThreatReport {
        lines = List.copyOf(lines);
        normal = List.copyOf(normal);
        relaxed = List.copyOf(relaxed);
        moves = List.copyOf(moves);
    }

    /** Returns the threats of {@code player}. Under a millisecond on 19x19. */
    public static ThreatReport of(StrongBoard board, StrongPosition position, Player player) {
        LineState state = new LineState(board);
        state.set(position);
        int p = LineState.number(player);
        Threats threats = new Threats(state);
        int number = threats.number(p);
        List<SquareSet> normal = new ArrayList<>();
        List<SquareSet> relaxed = new ArrayList<>();
        if (number > 0) {
            for (int[] defence : threats.defences(p, state.stonesATurn)) {
                (defence.length == number ? normal : relaxed).add(SquareSet.of(defence));
            }
        }
        List<Forcing> moves =
                number > 0
                        ? List.of()
                        : new AttackMoves(state, p)
                                .threatening(state.stonesATurn).stream()
                                        .map(ThreatReport::forcing)
                                        .toList();
        return new ThreatReport(number, freeOf(state, state.threats[p]), normal, relaxed, moves);
    }

    private static Forcing forcing(AttackMoves.Move move) {
        return new Forcing(SquareSet.of(move.squares()), move.threats());
    }

    private static List<SquareSet> freeOf(LineState state, LineList lines) {
        return IntStream.range(0, lines.size())
                .map(lines::get)
                .sorted()
                .mapToObj(h ->
                        SquareSet.of(
                                IntStream.of(state.lines[h])
                                        .filter(v -> state.stone[v] == LineState.EMPTY)
                                        .toArray()))
                .toList();
    }
}
