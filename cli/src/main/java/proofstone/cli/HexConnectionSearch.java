package proofstone.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexClaim;
import proofstone.certificate.HexStep;
import proofstone.certificate.HexStoneChain;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGroups;
import proofstone.game.hex.HexPosition;
import proofstone.search.SearchControl;

/**
 * Decides whether a player connects two places within a region, by trying every move there with the
 * must-play rule of [Hayward2005] theorem 3, and makes the carrier as small as it gets by leaving
 * cells out.
 *
 * <p>Complete, so exponential in the cells of the region; for regions of up to about twenty cells.
 */
final class HexConnectionSearch {
    /*
     * A state is the player's stones in the region and what is left of it. Both searches look for a
     * proof of the player's: a full one tries the opponent's moves until no cell is in all carriers
     * found, a semi one tries the player's own moves. Failure is remembered as an empty result.
     */
    private final HexBoard board;
    private final HexCalculus calculus;
    private final SearchControl control;
    private final Player player;
    private final SquareSet stones;
    private final int from;
    private final int to;
    private final Map<List<SquareSet>, Optional<HexStep>> known = new HashMap<>();

    /** Looks for connections of {@code player} between two places that are his. */
    HexConnectionSearch(
            HexPosition position, Player player, int from, int to, SearchControl control) {
        this.board = position.board();
        this.calculus = new HexCalculus(board);
        this.control = control;
        this.player = player;
        this.stones = position.stones(player);
        this.from = from;
        this.to = to;
    }

    /**
     * Returns a connection within {@code region}: a full one if there is one, else a semi one, else
     * none. No cell can be left out of its carrier.
     */
    Optional<HexStep> find(SquareSet region) {
        Optional<HexStep> full = full(SquareSet.empty(), region);
        return full.isPresent()
                ? full.map(step -> smallest(step, this::full))
                : semi(SquareSet.empty(), region).map(step -> smallest(step, this::semi));
    }

    /** A search with the player's stones in the region and its free cells. */
    private interface Search {
        /** Returns a proof, or empty if there is none. */
        Optional<HexStep> in(SquareSet own, SquareSet free);
    }

    private static HexStep smallest(HexStep found, Search search) {
        HexStep smallest = found;
        for (int cell : found.claim().carrier().toArray()) {
            SquareSet less = smallest.claim().carrier().without(cell);
            if (smallest.claim().carrier().contains(cell)) {
                smallest = search.in(SquareSet.empty(), less).orElse(smallest);
            }
        }
        return smallest;
    }

    private Optional<HexStep> full(SquareSet own, SquareSet free) {
        List<SquareSet> key = List.of(own, free);
        Optional<HexStep> proof = known.get(key);
        if (proof == null) {
            control.visit();
            proof = chain(own).or(() -> answered(own, free));
            known.put(key, proof);
        }
        return proof;
    }

    private Optional<HexStep> answered(SquareSet own, SquareSet free) {
        List<HexStep> answers = new ArrayList<>();
        SquareSet left = free;
        while (!left.isEmpty()) {
            Optional<HexStep> answer = semi(own, free.without(left.first()));
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            answers.add(answer.get());
            left = left.intersect(answer.get().claim().carrier());
        }
        return answers.isEmpty() ? Optional.empty() : Optional.of(calculus.join(answers));
    }

    private Optional<HexStep> semi(SquareSet own, SquareSet free) {
        for (int cell : free.toArray()) {
            Optional<HexStep> next = full(own.with(cell), free.without(cell));
            if (next.isPresent()) {
                return next.map(step -> moved(step, cell));
            }
        }
        return full(own, free);
    }

    private HexStep moved(HexStep next, int cell) {
        HexClaim claim = next.claim();
        boolean needed = claim.stones().contains(cell) && !claim.hasEnd(cell);
        return needed ? calculus.move(next, cell) : next;
    }

    /** Returns a shortest chain of stones between the places, if they are joined. */
    private Optional<HexStep> chain(SquareSet own) {
        HexGroups groups = HexGroups.of(board, player, stones.union(own));
        if (!groups.areJoined(from, to)) {
            return Optional.empty();
        }
        return Optional.of(HexStoneChain.of(calculus, player, to, from, groups::isMember));
    }
}
