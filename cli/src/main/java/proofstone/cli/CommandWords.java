package proofstone.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * The command line that a certificate names: what was asked, without what only says where the
 * answer goes. So the same question gives the same bytes, whatever the file is called.
 */
final class CommandWords {
    private static final Set<String> FLAGS =
            Set.of("--json", "--text", "--replace", "--no-check", "--debug");

    private static final String FILE = "--certificate";

    private CommandWords() {}

    /** Returns the command line; arguments with white space are quoted. */
    static String of(List<String> arguments) {
        List<String> words = new ArrayList<>(List.of("proofstone"));
        for (Iterator<String> rest = arguments.iterator(); rest.hasNext(); ) {
            String argument = rest.next();
            if (argument.equals(FILE)) {
                rest.next();
            } else if (!FLAGS.contains(argument) && !argument.startsWith(FILE + "=")) {
                words.add(quoted(argument));
            }
        }
        return String.join(" ", words);
    }

    private static String quoted(String argument) {
        boolean plain = !argument.isEmpty() && argument.chars().noneMatch(Character::isWhitespace);
        return plain ? argument : "'" + argument + "'";
    }
}
