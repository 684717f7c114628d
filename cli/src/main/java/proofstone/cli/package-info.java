/** The command line of Proofstone. */
@NullMarked
package proofstone.cli;

import org.jspecify.annotations.NullMarked;
