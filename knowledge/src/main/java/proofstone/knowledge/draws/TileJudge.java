package proofstone.knowledge.draws;

import java.util.Optional;
import proofstone.game.Role;
import proofstone.game.tiling.Tile;

/** Finds out who wins the game of a tile. */
public interface TileJudge {
    /**
     * Returns the winner of the game on {@code tile} in which Maker puts 1 to {@code stones} stones
     * a turn and Breaker at most as many as Maker has just put; empty if that was not found out.
     */
    Optional<Role> winner(Tile tile, int stones);
}
