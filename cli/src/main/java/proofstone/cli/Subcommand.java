package proofstone.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;
import proofstone.game.GameSyntaxException;

/** What all commands share, those of a group as well: the streams of the program. */
@Command
abstract class Subcommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init")
    private Object parent;

    /** Returns the streams to read and write. */
    Io io() {
        return parent instanceof Subcommand group ? group.io() : main().io();
    }

    /** Returns what ctrl-C does. */
    Interrupts interrupts() {
        return parent instanceof Subcommand group ? group.interrupts() : main().interrupts();
    }

    private Main main() {
        return (Main) parent;
    }

    /**
     * Does the work and returns an {@link ExitCode}.
     *
     * @throws GameSyntaxException if a game, moves or a file of the user cannot be read
     */
    @Override
    public abstract Integer call() throws GameSyntaxException;
}
