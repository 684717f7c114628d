/**
 * The programme of [Czifra2021] on strips: the support of the root, and the model of who wins that
 * is fitted to what searches prove.
 */
@NullMarked
package proofstone.knowledge.strips;

import org.jspecify.annotations.NullMarked;
