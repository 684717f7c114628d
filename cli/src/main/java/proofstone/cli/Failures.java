package proofstone.cli;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import proofstone.game.GameSyntaxException;

/**
 * Turns whatever ends a command into one line on standard error and an exit code.
 *
 * <p>Wrong arguments and {@link BadInput} are the user's and say so; everything else is a bug of
 * the program and says where to report it. A stack trace is printed with {@code --debug} only.
 */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private static final String REPORT =
            "; this is a bug, please report it in the project's issue tracker with the command and"
                    + " what --debug adds";

    /** What picocli says when help is asked for a word that is no command. */
    private static final Pattern HELP_FOR_NONE = Pattern.compile("Unknown subcommand '(.*)'\\.");

    private final Io io;
    private final BooleanSupplier debug;

    /** Reports on the streams of {@code io}. */
    Failures(Io io, BooleanSupplier debug) {
        this.io = io;
        this.debug = debug;
    }

    @Override
    public int handleParseException(ParameterException failure, String[] args) {
        CommandLine command = failure.getCommandLine();
        String problem =
                failure instanceof UnmatchedArgumentException unmatched
                        ? unmatched(command, unmatched.getUnmatched())
                        : withSuggestion(command, String.valueOf(failure.getMessage()));
        String help = "; see " + command.getCommandSpec().qualifiedName() + " --help";
        return badInput(inUsersWords(decapitalized(problem)) + help);
    }

    @Override
    public int handleExecutionException(
            Exception failure, CommandLine command, ParseResult parsed) {
        if (failure.getCause() instanceof OutOfMemoryError) { // on a thread of a search
            return memoryIsFull();
        }
        boolean ofUser = failure instanceof BadInput || failure instanceof GameSyntaxException;
        return ofUser ? badInput(String.valueOf(failure.getMessage())) : bug(failure);
    }

    /** Reports an error of the JVM or of an assertion, which picocli lets pass. */
    int error(Error error) {
        return error instanceof OutOfMemoryError ? memoryIsFull() : bug(error);
    }

    /** Reports that results could not be written to standard output. */
    int resultsLost(String reason) {
        return badInput("standard output cannot be written (" + reason + ")");
    }

    private int memoryIsFull() {
        print("the memory that the JVM was given is full");
        return ExitCode.UNSOLVED;
    }

    private int badInput(String line) {
        print(line);
        return ExitCode.BAD_INPUT;
    }

    private int bug(Throwable failure) {
        print(failure + REPORT);
        if (debug.getAsBoolean()) {
            failure.printStackTrace(io.err());
        }
        return ExitCode.BUG;
    }

    private void print(String line) {
        io.out().flush();
        io.err().println("proofstone: " + line.strip().replaceAll("\\s*\\R\\s*", " "));
    }

    private static String unmatched(CommandLine command, List<String> arguments) {
        String first = arguments.getFirst();
        if (first.startsWith("-")) {
            return "unknown option '" + first + "'" + Suggestion.of(first, options(command));
        }
        return command.getSubcommands().isEmpty()
                ? "'" + first + "' is one argument too many"
                : unknownCommand(command, first);
    }

    private static String unknownCommand(CommandLine command, String word) {
        Set<String> commands = command.getSubcommands().keySet();
        return "unknown command '" + word + "'" + Suggestion.of(word, commands);
    }

    /** Returns the problem as it stands, but with a suggestion if help is asked for no command. */
    private static String withSuggestion(CommandLine command, String problem) {
        Matcher unknown = HELP_FOR_NONE.matcher(problem);
        return unknown.matches() ? unknownCommand(command, unknown.group(1)) : problem;
    }

    private static Collection<String> options(CommandLine command) {
        return new TreeSet<>(command.getCommandSpec().optionsMap().keySet());
    }

    private static String inUsersWords(String problem) {
        return problem.replaceAll("is not an? (long|int)\\b", "is not a whole number")
                .replaceAll("\\.$", "");
    }

    private static String decapitalized(String text) {
        Optional<String> line = Optional.of(text).filter(t -> !t.isEmpty());
        return line.map(t -> t.substring(0, 1).toLowerCase(Locale.ROOT) + t.substring(1))
                .orElse("");
    }
}
