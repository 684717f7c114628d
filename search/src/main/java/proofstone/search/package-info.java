/**
 * Searches written once over carriers and must-play regions; no class here names a concrete game.
 */
@NullMarked
package proofstone.search;

import org.jspecify.annotations.NullMarked;
