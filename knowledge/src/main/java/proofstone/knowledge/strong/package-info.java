/**
 * Strong games: direct threats, forced wins, pairing strategies and a proof-number search whose
 * proofs are steps of {@link proofstone.certificate.StrongCalculus}.
 *
 * <p>{@link StrongSearch} is the entry. From low to high: {@code StrongState} is the position with
 * its counts; {@code ThreatSequence}, {@code StrongPairing} and {@code StrongPartition} decide one
 * without a search; {@code Zone} says which moves a proof leaves, {@code OpenPosition} keeps them
 * and {@code ProofAssembly} makes one step of the answers; {@code StrongDfPn} is the search over
 * them, {@code StrongTable} its memory; {@code StoneSearch} is that of several stones a turn.
 * {@link RuleVerification} is the self-test of the techniques.
 */
@NullMarked
package proofstone.knowledge.strong;

import org.jspecify.annotations.NullMarked;
