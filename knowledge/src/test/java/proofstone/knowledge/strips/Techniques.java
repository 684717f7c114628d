package proofstone.knowledge.strips;

import java.util.EnumSet;
import java.util.Set;
import proofstone.knowledge.Technique;

/** The techniques of the tests: those that searches use unless told otherwise. */
final class Techniques {
    static final Set<Technique> DEFAULT = EnumSet.complementOf(EnumSet.of(Technique.ISOMORPHISM));

    private Techniques() {}
}
