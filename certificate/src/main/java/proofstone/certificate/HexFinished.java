package proofstone.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGroups;
import proofstone.game.hex.HexPosition;

/** Proves a game of Hex that is over: a shortest chain of stones, found breadth-first. */
public final class HexFinished {
    private final HexBoard board;
    private final Player winner;
    private final HexGroups groups;
    private final int[] from;
    private final List<Integer> reached = new ArrayList<>();

    private HexFinished(HexPosition position, Player winner) {
        this.board = position.board();
        this.winner = winner;
        this.groups = position.groups(winner);
        this.from = new int[board.places()];
        Arrays.fill(from, -1);
    }

    /** Returns the proof, or empty if nobody has joined his edges. Linear in the board. */
    public static Optional<HexStep> proof(HexPosition position) {
        return position.winner().map(winner -> new HexFinished(position, winner).chain());
    }

    private HexStep chain() {
        int start = board.firstEdge(winner);
        from[start] = start;
        reached.add(start);
        for (int i = 0; i < reached.size(); i++) {
            extend(reached.get(i));
        }
        HexCalculus calculus = new HexCalculus(board);
        int end = board.secondEdge(winner);
        return calculus.chain(end, links(calculus, end));
    }

    private void extend(int place) {
        for (int next = 0; next < from.length; next++) {
            boolean isNew = from[next] < 0 && groups.isMember(next);
            if (isNew && board.areAdjacent(place, next)) {
                from[next] = place;
                reached.add(next);
            }
        }
    }

    private List<HexStep> links(HexCalculus calculus, int end) {
        return IntStream.iterate(end, place -> from[place] != place, place -> from[place])
                .mapToObj(place -> calculus.adjacent(winner, place, from[place]))
                .toList();
    }
}
