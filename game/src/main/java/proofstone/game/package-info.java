/**
 * Positional games without any search: boards, winning sets, rules, positions, symmetry and
 * coordinates, and the reading and writing of game records.
 */
@NullMarked
package proofstone.game;

import org.jspecify.annotations.NullMarked;
