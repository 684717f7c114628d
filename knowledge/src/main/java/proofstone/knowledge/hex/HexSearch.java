package proofstone.knowledge.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import proofstone.game.Player;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.search.SearchControl;
import proofstone.search.SearchKind;

/**
 * Finds who wins Hex positions of one board, with the proof: all positions of a board of at most 64
 * cells, and those of a larger one that have at most 64 spots.
 *
 * <p>A <em>spot</em> is a free cell, or a group of stones that touches a free cell and no edge of
 * its owner's. If there are too many, what is dead or captured at first sight does not count. What
 * is learned from one position helps with the next if both have the same spots, or the stones that
 * they share leave at most 64. Not safe for use by several threads.
 */
public final class HexSearch {
    /** The search of what a player leaves when he has conceded cells. */
    private record Attempt(Player player, SpotSearch search) {}

    /**
     * The work left of one attempt, as it is estimated, beyond which the other one has its turn.
     */
    private static final long FIRST_LIMIT = 64;

    private final SearchControl control;
    private final Set<HexTechnique> off;
    private final Optional<SearchKind> kind;
    private @Nullable SpotSearch search;

    /**
     * Makes a search.
     *
     * @param board the board of the positions
     * @param control counts the nodes and ends the search
     */
    public HexSearch(HexBoard board, SearchControl control) {
        this(board, control, Set.of());
    }

    /**
     * Makes a search without some techniques.
     *
     * @param board the board of the positions
     * @param control counts the nodes and ends the search
     * @param off the techniques to do without
     */
    public HexSearch(HexBoard board, SearchControl control, Set<HexTechnique> off) {
        this(board, control, off, Optional.empty());
    }

    /**
     * Makes a search of a kind, without some techniques.
     *
     * @param board the board of the positions
     * @param control counts the nodes and ends the search
     * @param off the techniques to do without
     * @param kind the search that works on the positions, in place of the one made for Hex
     */
    public HexSearch(
            HexBoard board,
            SearchControl control,
            Set<HexTechnique> off,
            Optional<SearchKind> kind) {
        this.control = control;
        this.off = off;
        this.kind = kind;
        search = spots(HexPosition.empty(board)).map(this::searchOf).orElse(null);
    }

    /** Returns whether a position has few enough spots. */
    public boolean supports(HexPosition position) {
        SpotSearch last = search;
        return last != null && last.spots().hold(position) || spots(position).isPresent();
    }

    /**
     * Solves a position.
     *
     * @param position a position that is not over, with {@link #supports}
     * @return who wins and why
     * @throws SearchControl.Stopped if the limits are met
     * @throws IllegalArgumentException if the position has too many spots
     */
    public HexSolution solve(HexPosition position) {
        return find(position)
                .orElseThrow(() -> new IllegalArgumentException("more than 64 spots: " + position))
                .solve(position);
    }

    /**
     * Looks for a proof of a position of any number of spots, each player conceding cells to the
     * opponent, one cell at least, until no more than 64 are left ({@link Concession}). These are
     * searched in turns by the search made for Hex, which can be left and gone on with.
     *
     * @param position a position that is not over
     * @return who wins and why; empty if neither player wins in spite of it
     * @throws SearchControl.Stopped if the limits are met
     */
    public Optional<HexSolution> attempt(HexPosition position) {
        List<Attempt> attempts = new ArrayList<>();
        for (Player player : Player.values()) {
            Concession.of(position, player, off, control)
                    .ifPresent(spots -> attempts.add(new Attempt(player, attemptOf(spots))));
        }
        for (long limit = FIRST_LIMIT;
                !attempts.isEmpty();
                limit = Math.min(2 * limit, HexNode.INFINITE)) {
            Optional<HexSolution> won = advance(attempts, limit);
            if (won.isPresent()) {
                return won;
            }
        }
        return Optional.empty();
    }

    /** Works on each attempt; returns what was won and takes away those that were lost. */
    private static Optional<HexSolution> advance(List<Attempt> attempts, long limit) {
        for (Attempt attempt : List.copyOf(attempts)) {
            if (attempt.search().isSolvedWithin(limit)) {
                HexSolution solution = attempt.search().solveBase();
                if (solution.winner() == attempt.player()) {
                    return Optional.of(solution);
                }
                attempts.remove(attempt);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the search of a position's spots, or of those of one that it came from.
     *
     * <p>A search that has the stones of both is kept. A move on a cell that was filled in gets one
     * that is not: the other moves still belong to the search that there is.
     */
    private Optional<SpotSearch> find(HexPosition position) {
        SpotSearch last = search;
        if (last == null) {
            return spots(position).map(this::keep);
        }
        if (last.spots().hold(position)) {
            return Optional.of(last);
        }
        HexPosition common = common(last.spots().base(), position);
        if (common.equals(last.spots().base().withToMove(position.toMove()))) {
            return spots(position).map(this::searchOf);
        }
        return spots(common)
                .filter(spots -> spots.hold(position))
                .or(() -> spots(position))
                .map(this::keep);
    }

    private Optional<HexSpots> spots(HexPosition position) {
        return HexSpots.of(position, off);
    }

    private SpotSearch searchOf(HexSpots spots) {
        return new SpotSearch(spots, control, off, kind);
    }

    private SpotSearch attemptOf(HexSpots spots) {
        return new SpotSearch(spots, control, off, Optional.empty());
    }

    private SpotSearch keep(HexSpots spots) {
        SpotSearch made = searchOf(spots);
        search = made;
        return made;
    }

    /** Returns the stones that stand in both positions. */
    private static HexPosition common(HexPosition one, HexPosition two) {
        return new HexPosition(
                two.board(),
                one.black().intersect(two.black()),
                one.white().intersect(two.white()),
                two.toMove());
    }
}
