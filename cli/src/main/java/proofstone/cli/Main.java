package proofstone.cli;

import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The program's entry: picks the command and turns its outcome into an exit code. */
@Command(
        name = "proofstone",
        description = "Proves who wins positional games and hands out the proof.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
public final class Main {
    Main() {}

    /** Runs the command line and ends the JVM with its exit code. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    /** Reads the version from the jar's manifest. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {
                "proofstone " + Objects.requireNonNullElse(version, "development")
            };
        }
    }
}
