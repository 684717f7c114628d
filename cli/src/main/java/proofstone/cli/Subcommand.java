package proofstone.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;
import proofstone.game.GameSyntaxException;

/** What all commands share: the streams of the program. */
@Command
abstract class Subcommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init")
    private Main main;

    /** Returns the streams to read and write. */
    Io io() {
        return main.io();
    }

    /** Returns what ctrl-C does. */
    Interrupts interrupts() {
        return main.interrupts();
    }

    /**
     * Does the work and returns an {@link ExitCode}.
     *
     * @throws GameSyntaxException if a game, moves or a file of the user cannot be read
     */
    @Override
    public abstract Integer call() throws GameSyntaxException;
}
