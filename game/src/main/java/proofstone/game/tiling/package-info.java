/**
 * Tilings of the plane: tiles with winning sets, placed over and over by two translations, and the
 * proof by enumeration that so many in a row always hold a winning set of one tile.
 */
@NullMarked
package proofstone.game.tiling;

import org.jspecify.annotations.NullMarked;
