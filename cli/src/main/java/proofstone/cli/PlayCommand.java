package proofstone.cli;

import java.nio.file.Files;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import proofstone.certificate.Certificate;
import proofstone.game.GameSyntaxException;
import proofstone.game.WeakProblem;
import proofstone.solver.Method;
import proofstone.solver.SolveOptions;
import proofstone.solver.Verdict;

/** {@code proofstone play}: the user plays the losing side against a proof, and loses. */
@Command(
        name = "play",
        description = "Lets you play the losing side against a proof.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "A GAME is solved first; options other than --ascii are for that.",
            "Within the game: a square such as b2, undo, board, hint, carrier, help, quit.",
            "",
            "Examples:",
            "  proofstone play 775.cert",
            "  proofstone play mnk:4,4,4 --rule weak",
            "  printf 'b2\\nc3\\n' | proofstone play mnk:4,4,4 --rule weak"
        })
final class PlayCommand extends Subcommand {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ProblemOptions problem;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private EffortOptions effort;

    @Option(
            names = "--names",
            paramLabel = "FILE.pg",
            description = "Name and place the squares as in this file, whose game was proved.")
    private Optional<String> names = Optional.empty();

    @Option(names = "--ascii", description = "Draw with ASCII characters only.")
    private boolean ascii;

    @Override
    public Integer call() throws GameSyntaxException {
        boolean file = InputFile.path(problem.game()).filter(Files::exists).isPresent();
        boolean proof = file && !ProblemOptions.isPgFile(problem.game());
        Optional<Certificate> certificate =
                proof ? Optional.of(CertificateInput.read(problem.game(), names)) : solved();
        if (certificate.isEmpty()) {
            io().line("Not solved within the limits, so there is nobody to play against.");
            return ExitCode.UNSOLVED;
        }
        var glyphs = ascii ? TextBoard.Glyphs.ASCII : TextBoard.Glyphs.UNICODE;
        new Dialogue(new Walkthrough(certificate.get()), io(), glyphs).run();
        return ExitCode.OK;
    }

    private Optional<Certificate> solved() throws GameSyntaxException {
        WeakProblem asked = problem.problem();
        SolveOptions options =
                effort.options(
                        SolveOptions.defaults().techniques(),
                        Method.AUTO,
                        Optional.empty(),
                        Main.commandLine(spec));
        Verdict verdict = EffortOptions.search(asked, options, io(), interrupts());
        return verdict.certificate();
    }
}
