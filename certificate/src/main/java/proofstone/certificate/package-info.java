/**
 * The certificate language: the steps of a proof, each with what it claims and when it is legal,
 * their writer and reader, and what can be done with a proof.
 *
 * <p>A search makes each {@link proofstone.certificate.Step} by a {@link
 * proofstone.certificate.Calculus}, which gives it its {@link proofstone.certificate.Claim}. A root
 * that proves a problem becomes a {@link proofstone.certificate.Certificate}. {@link
 * proofstone.certificate.CertificateWriter} and {@link proofstone.certificate.CertificateReader}
 * take it to a file and back; {@link proofstone.certificate.StrategyWalk} plays it, {@link
 * proofstone.certificate.ProofCursor} shows it as a tree and {@link
 * proofstone.certificate.ProofStatistics} measures it. The language is defined, independently of
 * this code, in {@code docs/formats/certificate.md}.
 */
@NullMarked
package proofstone.certificate;

import org.jspecify.annotations.NullMarked;
