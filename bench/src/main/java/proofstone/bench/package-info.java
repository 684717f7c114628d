/** Benchmarks of the kernels (JMH) and of whole solves. */
@NullMarked
package proofstone.bench;

import org.jspecify.annotations.NullMarked;
