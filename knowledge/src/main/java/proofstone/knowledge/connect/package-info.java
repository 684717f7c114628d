/**
 * Connect(m,n,k,p,q): the winning lines of a position, threats and the ways to stop them, and
 * searches for a win by threats whose results are steps of {@link
 * proofstone.certificate.StrongCalculus}.
 */
@NullMarked
package proofstone.knowledge.connect;

import org.jspecify.annotations.NullMarked;
