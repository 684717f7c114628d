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
 *
 * <p>That is the weak game of one stone a turn. Three more families have rules of their own, with
 * the same parts under the same names: {@link proofstone.certificate.TurnCalculus} several stones a
 * turn (its steps are the same {@link proofstone.certificate.Step}s), {@link
 * proofstone.certificate.HexCalculus} Hex, and {@link proofstone.certificate.StrongCalculus} strong
 * games, Connect6 and its family among them.
 */
@NullMarked
package proofstone.certificate;

import org.jspecify.annotations.NullMarked;
