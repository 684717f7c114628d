/**
 * What the tests of several modules share: seeded generators, brute-force oracles and mutators.
 *
 * <p>{@code RandomProblems}, {@code AdversarialProblems}, {@code MiddleGames} and {@code
 * HexPositions} draw games; {@code BruteForce}, {@code TurnBruteForce}, {@code StrongBruteForce}
 * and {@code HexBruteForce} know their values; {@code Mutation} breaks certificates, {@code
 * NaiveChecker} is a second, slow checker, and {@code Shrinker} makes a failing game small.
 */
@NullMarked
package proofstone.testkit;

import org.jspecify.annotations.NullMarked;
