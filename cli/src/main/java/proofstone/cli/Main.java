package proofstone.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program's entry: picks the command and turns its outcome into an exit code. */
@Command(
        name = "proofstone",
        description = "Proves who wins positional games and hands out the proof.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  proofstone solve mnk:7,7,5 --rule weak --certificate 775.cert",
            "  proofstone check 775.cert",
            "  proofstone show 775.cert d4",
            "  proofstone play 775.cert",
            "  proofstone COMMAND --help"
        },
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Main.Version.class,
        subcommands = {
            SolveCommand.class,
            CheckCommand.class,
            ShowCommand.class,
            PlayCommand.class,
            ConvertCommand.class,
            TilingCommand.class,
            DrawCommand.class,
            ConnectionsCommand.class,
            ThreatsCommand.class,
            DefencesCommand.class,
            ReproduceCommand.class,
            TrainCommand.class,
            CompletionCommand.class,
            CommandLine.HelpCommand.class
        })
public final class Main implements Runnable {
    static final int HELP_WIDTH = 100;

    private final Io io;
    private final Interrupts interrupts;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Print a stack trace if a bug shows itself.")
    private boolean debug;

    private Main(Io io, Interrupts interrupts) {
        this.io = io;
        this.interrupts = interrupts;
    }

    /** Runs the command line and ends the JVM with its exit code. */
    public static void main(String[] args) {
        Interrupts interrupts = new Interrupts();
        interrupts.listen();
        interrupts.exit(run(args, Io.ofProcess(), interrupts));
    }

    /**
     * Runs the command line and returns its exit code.
     *
     * @param args the arguments
     * @param in what the user writes
     * @param out results, in UTF-8
     * @param err messages, in UTF-8
     */
    public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
        return run(args, new Io(in, out, err, Terminals.NONE), new Interrupts());
    }

    static int run(String[] args, Io io, Interrupts interrupts) {
        Main main = new Main(io, interrupts);
        Failures failures = new Failures(io, () -> main.debug);
        int code = execute(commandLine(main, failures), failures, args);
        io.flush();
        int lost = io.loss().map(failures::resultsLost).orElse(code);
        return code == 0 ? lost : code;
    }

    private static int execute(CommandLine commands, Failures failures, String[] args) {
        try {
            return commands.execute(args);
        } catch (StackOverflowError | OutOfMemoryError | AssertionError e) {
            return failures.error(e);
        }
    }

    private static CommandLine commandLine(Main main, Failures failures) {
        Io io = main.io;
        return new CommandLine(main)
                .setOut(new PrintWriter(io.out(), false, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(io.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setUsageHelpWidth(HELP_WIDTH)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
    }

    /** Says what there is when no command is given. */
    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
    }

    Io io() {
        return io;
    }

    Interrupts interrupts() {
        return interrupts;
    }

    /** Returns the version of the program. */
    static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return Objects.requireNonNullElse(version, "development");
    }

    /** Reads the version from the jar's manifest. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"proofstone " + version() + " (Java " + Runtime.version() + ")"};
        }
    }
}
