/**
 * The command line of Proofstone.
 *
 * <p>{@code Main} picks the {@code ...Command}, one class for each word; what several of them take
 * stands in an {@code ...Options}, and a {@code BadInput} is the one line that tells a user what is
 * wrong. {@code ...Walkthrough} plays a game against a certificate for {@code show} and {@code
 * play}; {@code ...Report} says what a {@code solve} has found; {@code ...Text}, {@code ...Svg} and
 * {@code Json} are the three forms of output; {@code ...Table} and {@code ...Figure} are what
 * {@code reproduce} computes. Names begin with the family of games: {@code Hex}, {@code Strong},
 * {@code Connect}; those that do not are of weak games or of all.
 */
@NullMarked
package proofstone.cli;

import org.jspecify.annotations.NullMarked;
