/**
 * Wires games, searches and knowledge together: a problem goes in, a verdict with its certificate
 * comes out.
 */
@NullMarked
package proofstone.solver;

import org.jspecify.annotations.NullMarked;
