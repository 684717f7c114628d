/**
 * The certificate language: the steps of a proof, each with what it claims and when it is legal,
 * and their writer and reader.
 */
@NullMarked
package proofstone.certificate;

import org.jspecify.annotations.NullMarked;
