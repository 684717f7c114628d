/**
 * What is known of each game family: values, bounds and orderings, each with the justification that
 * the certificate records.
 */
@NullMarked
package proofstone.knowledge;

import org.jspecify.annotations.NullMarked;
