/**
 * The game of Hex: boards with their names and symmetries, positions, groups of stones and moves.
 */
@NullMarked
package proofstone.game.hex;

import org.jspecify.annotations.NullMarked;
