/**
 * Strong games: direct threats, forced wins, pairing strategies and a proof-number search whose
 * proofs are steps of {@link proofstone.certificate.StrongCalculus}.
 */
@NullMarked
package proofstone.knowledge.strong;

import org.jspecify.annotations.NullMarked;
