/**
 * The independent checker of certificates: reads one and says whether it proves what it claims.
 *
 * <p>Written from the page on the certificate format alone; it uses nothing of the project and
 * nothing but the JDK. From low to high:
 *
 * <ul>
 *   <li>{@link proofstone.checker.Player}, {@link proofstone.checker.Colour}, {@link
 *       proofstone.checker.Kind}, {@link proofstone.checker.HexKind}, {@link
 *       proofstone.checker.StrongKind}, {@link proofstone.checker.Reason}, {@link
 *       proofstone.checker.Verdict}: the words;
 *   <li>{@code ByteSource}, {@code Tokens}: the file and its two forms;
 *   <li>{@code Board}, {@code StrongGame}, {@code Rhombus}: squares and winning sets of weak and
 *       strong games, the cells of Hex; {@code BoardNames}, {@code NamedTurns}, {@code
 *       StrongNames}: what a name promises of them;
 *   <li>{@code Claim}, {@code Link}, {@code StrongClaim}: what a step of a weak game, of Hex and of
 *       a strong game proves;
 *   <li>{@code BreakerRules}, {@code PartsRule}, {@code MakerRules}, {@code MapRules}, {@code
 *       TurnRules}, {@code HexRules}, {@code CaptureRule}, {@code StrongRules}, {@code
 *       StrongReplies}, {@code StrongSymmetry}: when a step is accepted; {@code RootRule}, {@code
 *       StrongRoot}: whether the last one proves what the header says;
 *   <li>{@code HeaderReader}, {@code HexHeaderReader}, {@code StrongHeaderReader}, {@code
 *       StepReader}, {@code HexStepReader}, {@code StrongStepReader}, {@code LiveSteps}, {@link
 *       proofstone.checker.Checker}: the one pass;
 *   <li>{@link proofstone.checker.Main}: the command line.
 * </ul>
 */
package proofstone.checker;
