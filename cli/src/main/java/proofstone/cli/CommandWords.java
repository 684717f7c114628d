package proofstone.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * The command line that a certificate names: what was asked, without what only says where the
 * answer goes, or how long the search might take and where it kept its state. So the same question
 * gives the same bytes, whatever the files are called.
 */
final class CommandWords {
    private static final Set<String> FLAGS =
            Set.of("--json", "--text", "--replace", "--no-check", "--debug");

    /** Options with a value, after a space or an equals sign. */
    private static final Set<String> OPTIONS =
            Set.of("--certificate", "--nodes", "--resume", "--time");

    private CommandWords() {}

    /** Returns the command line; arguments with white space are quoted. */
    static String of(List<String> arguments) {
        List<String> words = new ArrayList<>(List.of("proofstone"));
        for (Iterator<String> rest = arguments.iterator(); rest.hasNext(); ) {
            String argument = rest.next();
            boolean hasValue = argument.startsWith("--") && argument.contains("=");
            String name = hasValue ? argument.substring(0, argument.indexOf('=')) : argument;
            if (OPTIONS.contains(argument)) {
                rest.next();
            } else if (!FLAGS.contains(argument) && !OPTIONS.contains(name)) {
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
