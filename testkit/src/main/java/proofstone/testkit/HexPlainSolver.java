package proofstone.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexStep;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGroups;
import proofstone.game.hex.HexPosition;

/**
 * Solves small positions of Hex the slow and obvious way: depth-first with the must-play rule of
 * [Hayward2005] theorem 3, no connections but finished chains, every position remembered.
 *
 * <p>Its results are proofs. For boards of up to about sixteen cells; exponential.
 */
public final class HexPlainSolver {
    private final HexBoard board;
    private final HexCalculus calculus;
    private final Map<HexPosition, HexStep> known = new HashMap<>();

    /** Makes a solver of positions on {@code board}, which remembers what it has solved. */
    public HexPlainSolver(HexBoard board) {
        this.board = board;
        this.calculus = new HexCalculus(board);
    }

    /** Returns a proof that somebody wins {@code position}. */
    public HexStep solve(HexPosition position) {
        HexStep found = known.get(position);
        return found == null ? remembered(position) : found;
    }

    private HexStep remembered(HexPosition position) {
        HexStep made = finished(position).orElseGet(() -> search(position));
        known.put(position, made);
        return made;
    }

    private HexStep search(HexPosition position) {
        Player mover = position.toMove();
        List<HexStep> answers = new ArrayList<>();
        SquareSet mustPlay = position.free();
        while (!mustPlay.isEmpty()) {
            int cell = mustPlay.first();
            HexStep next = solve(position.play(cell));
            if (next.claim().player() == mover) {
                return moved(next, cell);
            }
            answers.add(next);
            mustPlay = mustPlay.without(cell).intersect(next.claim().carrier());
        }
        return calculus.join(answers);
    }

    /** A win that does not need the move has found it elsewhere. */
    private HexStep moved(HexStep next, int cell) {
        return next.claim().stones().contains(cell) ? calculus.move(next, cell) : next;
    }

    private Optional<HexStep> finished(HexPosition position) {
        return position.winner().map(winner -> chain(winner, position));
    }

    /** Returns a shortest chain of stones between the edges, found breadth-first. */
    private HexStep chain(Player player, HexPosition position) {
        HexGroups groups = position.groups(player);
        int[] from = new int[board.places()];
        Arrays.fill(from, -1);
        int start = board.firstEdge(player);
        int end = board.secondEdge(player);
        from[start] = start;
        List<Integer> reached = new ArrayList<>(List.of(start));
        for (int i = 0; from[end] < 0; i++) {
            extend(reached.get(i), groups, from, reached);
        }
        return calculus.chain(end, links(player, end, from));
    }

    private List<HexStep> links(Player player, int end, int[] from) {
        return IntStream.iterate(end, place -> from[place] != place, place -> from[place])
                .mapToObj(place -> calculus.adjacent(player, place, from[place]))
                .toList();
    }

    private void extend(int place, HexGroups groups, int[] from, List<Integer> reached) {
        IntStream.range(0, from.length)
                .filter(next -> from[next] < 0 && groups.isMember(next))
                .filter(next -> board.areAdjacent(place, next))
                .peek(next -> from[next] = place)
                .forEach(reached::add);
    }
}
