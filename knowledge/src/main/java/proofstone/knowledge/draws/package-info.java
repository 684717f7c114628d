/**
 * Draws on all boards at once: bounds with their derivation, and the search for tiles that draw.
 */
@NullMarked
package proofstone.knowledge.draws;

import org.jspecify.annotations.NullMarked;
