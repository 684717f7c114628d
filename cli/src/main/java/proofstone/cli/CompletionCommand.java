package proofstone.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code proofstone completion}: prints the script that completes commands in a shell. */
@Command(
        name = "completion",
        description = "Prints a script that completes commands and options in a shell.",
        footer = {
            "",
            "Examples:",
            "  source <(proofstone completion bash)      for this shell, bash or zsh",
            "  proofstone completion bash > ~/.local/share/bash-completion/completions/proofstone",
            "  proofstone completion zsh > ~/.proofstone-completion.zsh",
            "       then add to ~/.zshrc: source ~/.proofstone-completion.zsh"
        })
final class CompletionCommand extends Subcommand {
    /** The shells that are served. */
    enum Shell {
        /** Bash. */
        BASH,
        /** Zsh. */
        ZSH
    }

    @Parameters(
            paramLabel = "SHELL",
            converter = Vocabulary.OfShell.class,
            completionCandidates = Vocabulary.OfShell.class,
            description = "${COMPLETION-CANDIDATES}; both read the same script.")
    @SuppressWarnings("NullAway.Init")
    private Shell shell;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        CommandLine program = spec.root().commandLine();
        io().line(
                        switch (shell) {
                            case BASH, ZSH -> AutoComplete.bash(program.getCommandName(), program);
                        });
        return ExitCode.OK;
    }
}
