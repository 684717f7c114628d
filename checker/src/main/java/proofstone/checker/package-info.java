/**
 * An independent checker of certificates. It imports nothing but the JDK, has its own geometry and
 * rules, and computes every carrier itself.
 */
package proofstone.checker;
