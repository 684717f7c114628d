package proofstone.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code proofstone tiling}: tilings of the plane, by which a draw on a tile is one on any board.
 */
@Command(
        name = "tiling",
        description =
                "Checks and finds tilings by which a won tile game draws k-in-a-row everywhere.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  proofstone tiling check docs/tilings/b2.tiling",
            "  proofstone tiling search --k 11 --p 2 --rows 4 --cols 6",
        },
        subcommands = {TilingCheckCommand.class, TilingSearchCommand.class})
final class TilingCommand extends Subcommand {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new ParameterException(
                spec.commandLine(), "a command is missing, expected check or search");
    }
}
