/**
 * The independent checker of certificates: reads one and says whether it proves what it claims.
 *
 * <p>Written from the page on the certificate format alone; it uses nothing of the project and
 * nothing but the JDK. From low to high:
 *
 * <ul>
 *   <li>{@link proofstone.checker.Player}, {@link proofstone.checker.Kind}, {@link
 *       proofstone.checker.Reason}, {@link proofstone.checker.Verdict}: the words;
 *   <li>{@code ByteSource}, {@code Tokens}: the file and its two forms;
 *   <li>{@code Board}, {@code BoardNames}: squares and winning sets, and those that a name
 *       promises;
 *   <li>{@code Claim}, {@code BreakerRules}, {@code PartsRule}, {@code MakerRules}, {@code
 *       MapRules}, {@code RootRule}: what a step proves and when it is accepted;
 *   <li>{@code StepReader}, {@code LiveSteps}, {@link proofstone.checker.Checker}: the one pass;
 *   <li>{@link proofstone.checker.Main}: the command line.
 * </ul>
 */
package proofstone.checker;
