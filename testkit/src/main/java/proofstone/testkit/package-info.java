/** What the tests of several modules share: seeded generators, brute-force oracles and mutators. */
@NullMarked
package proofstone.testkit;

import org.jspecify.annotations.NullMarked;
