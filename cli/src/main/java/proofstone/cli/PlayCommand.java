package proofstone.cli;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import proofstone.certificate.Certificate;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.StrongCertificate;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.WeakProblem;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.search.SearchControl;
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
            "--names is for certificates; --ascii and --memory are for both; the other options are for",
            "solving a GAME.",
            "Within the game: a square such as b2 (or a turn b2-c3), undo, board, hint, carrier, help, quit.",
            "",
            "Examples:",
            "  proofstone play 775.cert",
            "  proofstone play mnk:4,4,4 --rule weak",
            "  proofstone play hex:5 --position c3",
            "  printf 'b2\\nc3\\n' | proofstone play mnk:4,4,4 --rule weak",
            "",
            "Exit code: 0 played, 2 bad input, 3 GAME is not solved within the limits."
        })
final class PlayCommand extends Subcommand {
    @Parameters(
            index = "0",
            paramLabel = "FILE|GAME",
            description = "A certificate, or a game to be solved first.")
    @SuppressWarnings("NullAway.Init")
    private String opponent;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ProblemOptions problem;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private EffortOptions effort;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private DrawingOptions drawing;

    @Override
    public Integer call() throws GameSyntaxException {
        GameNames.requireNoRecord(opponent);
        InputFile.requireFileOrGame(opponent);
        if (HexBoard.isNamedBy(opponent) || HexInput.isCertificate(opponent)) {
            return playHex();
        }
        if (problem.isConnect(opponent)) {
            return playConnect();
        }
        if (StrongInput.isCertificate(opponent) || isStrongGame()) {
            return playStrong();
        }
        boolean file = InputFile.path(opponent).filter(Files::exists).isPresent();
        boolean proof = file && !ProblemOptions.isPgFile(opponent);
        Optional<Certificate> certificate = proof ? Optional.of(proved()) : solved();
        return play(certificate.map(Walkthrough::new).map(WeakOpponent::new));
    }

    private int play(Optional<? extends Opponent<?>> proof) {
        return play(proof, "Not solved within the limits");
    }

    private int play(Optional<? extends Opponent<?>> proof, String unsolved) {
        if (proof.isEmpty()) {
            io().line(unsolved + ", so there is nobody to play against.");
            return ExitCode.UNSOLVED;
        }
        new Dialogue<>(proof.get(), io(), drawing.glyphs()).run();
        return ExitCode.OK;
    }

    private int playHex() throws GameSyntaxException {
        Optional<HexCertificate> proof =
                HexBoard.isNamedBy(opponent) ? solvedHex() : Optional.of(provedHex());
        return play(proof.map(HexWalkthrough::new).map(HexOpponent::new));
    }

    /** A certificate has its position, and there is nothing to be searched. */
    private void requireNoSearch() {
        problem.requireNone(opponent);
        effort.requireNone(opponent);
    }

    private boolean isStrongGame() throws GameSyntaxException {
        return problem.isStrong(opponent);
    }

    private int playStrong() throws GameSyntaxException {
        return play(
                opponent(
                        StrongInput.isCertificate(opponent)
                                ? Optional.of(provedStrong())
                                : solvedStrong(problem.strong(opponent))));
    }

    private Optional<StrongOpponent> opponent(Optional<StrongCertificate> proof)
            throws GameSyntaxException {
        return proof.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new StrongOpponent(
                                new StrongWalkthrough(
                                        proof.get(),
                                        drawing.board(proof.get()),
                                        Optional.empty())));
    }

    /** Of a large board nothing is known but a win that threats find. */
    private int playConnect() throws GameSyntaxException {
        drawing.requireNoNames();
        ConnectPosition position = problem.connect(opponent);
        ConnectSolve.Effort usual =
                new ConnectSolve.Effort(
                        ConnectSolve.usualOrder(position), effort.threads(), List.of());
        Player mover = position.turn().player();
        String unsolved =
                "Not solved: no win of " + Wording.name(mover) + "'s by threats was found";
        Optional<StrongCertificate> proof =
                searched(
                        effort::connectControl,
                        control ->
                                new ConnectSolve(position, mover, usual, control)
                                        .proof(small -> complete(small, control)));
        return play(opponent(proof), unsolved);
    }

    private StrongCertificate provedStrong() {
        requireNoSearch();
        return StrongInput.certificate(opponent);
    }

    private Optional<StrongCertificate> solvedStrong(StrongProblem asked)
            throws GameSyntaxException {
        drawing.requireNoNames();
        return searched(effort::control, control -> complete(asked, control));
    }

    private Optional<StrongCertificate> complete(StrongProblem asked, SearchControl control) {
        return new StrongSolve(
                        asked, control, StrongOptions.techniques(List.of()), effort.memoryBytes())
                .solve(StrongOptions.question(opponent, Optional.empty()))
                .certificate(asked, "");
    }

    /** A search that ends with a proof, or without one where its limits end it. */
    @FunctionalInterface
    private interface Search<T> {
        /** Returns the proof if it is found within the limits of {@code control}. */
        Optional<T> within(SearchControl control) throws GameSyntaxException;
    }

    /** Searches with a progress line; ctrl-C ends it. */
    private <T> Optional<T> searched(Function<ProgressLine, SearchControl> limits, Search<T> search)
            throws GameSyntaxException {
        try (ProgressLine progress = new ProgressLine(io())) {
            SearchControl control = limits.apply(progress);
            try (Interrupts.Scope _ = interrupts().calling(control::cancel)) {
                return search.within(control);
            }
        }
    }

    private HexCertificate provedHex() {
        drawing.requireNoNames();
        requireNoSearch();
        return HexInput.certificate(opponent);
    }

    private Optional<HexCertificate> solvedHex() throws GameSyntaxException {
        drawing.requireNoNames();
        HexPosition position = problem.hex(opponent);
        return searched(
                effort::control,
                control ->
                        new HexKernel(position.board(), control)
                                .solve(position)
                                .proof()
                                .map(root -> new HexCertificate(position, "", "", root)));
    }

    private Certificate proved() throws GameSyntaxException {
        requireNoSearch();
        return drawing.read(opponent);
    }

    private Optional<Certificate> solved() throws GameSyntaxException {
        drawing.requireNoNames();
        WeakProblem asked = problem.of(opponent);
        ProblemOptions.requireCovered(asked);
        SolveOptions options =
                effort.options(
                        SolveOptions.defaults().techniques(), Method.AUTO, Optional.empty(), "");
        Verdict verdict = effort.search(asked, options, io(), interrupts());
        return verdict.certificate();
    }
}
