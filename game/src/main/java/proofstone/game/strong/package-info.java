/** Strong (Maker-Maker) games: boards with rims, owners of winning sets, positions and problems. */
@NullMarked
package proofstone.game.strong;

import org.jspecify.annotations.NullMarked;
