package proofstone.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine.Option;
import proofstone.certificate.StrongCertificate;
import proofstone.cli.StrongMonotone.Sides;
import proofstone.cli.StrongMonotone.Stage;
import proofstone.cli.StrongReport.Variation;
import proofstone.cli.StrongSolve.Outcome;
import proofstone.cli.StrongSolve.Question;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.RuleVerification;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.SearchControl;

/** The options of {@code solve} that are for strong games, and what they do. */
final class StrongOptions {
    private static final String FITTING = "auto";

    @Option(
            names = "--monotone",
            arity = "0..1",
            paramLabel = "SIDES",
            fallbackValue = FITTING,
            completionCandidates = Vocabulary.OfSides.class,
            description = {
                "mnk, strong: does Black win on all larger boards too? Solves the board, and "
                        + "then with a rim where Black may only answer threats. SIDES on which it is:",
                "rows, columns or both; by default columns if there are at most K rows."
            })
    private Optional<String> monotone = Optional.empty();

    @Option(
            names = "--pv",
            description = "Strong games: print the principal variation with remarks.")
    private boolean variation;

    @Option(
            names = "--verify-rules",
            description =
                    "Strong games: a self-test. Whatever a technique claims is compared with a search "
                            + "without it, and how often each did is printed; for positions small enough.")
    private boolean verified;

    private Optional<RuleVerification> rules = Optional.empty();

    /**
     * How a result is told and kept.
     *
     * @param io where it is printed
     * @param style for people or for programs
     * @param output where the certificate goes, if anywhere
     * @param command the command that asked
     */
    record Telling(Io io, Style style, Optional<CertificateOutput> output, String command) {
        /** Writes a proof to where it goes, if both are there. */
        Optional<CertificateOutput.Written> write(Optional<StrongCertificate> proof) {
            return proof.flatMap(made -> output.map(out -> out.write(made)));
        }

        private void print(String json, List<String> lines) {
            (style == Style.JSON ? List.of(json) : lines).forEach(io::line);
        }
    }

    /** Refuses the options where the game is not a strong one. */
    void requireNone() {
        given().refuse("for strong games");
    }

    /** Refuses the options where threats are looked for. */
    void requireNoneOfThreats() {
        given().refuse("not for wins by threats; add --rule strong for the search of small boards");
    }

    private GivenOptions given() {
        return new GivenOptions()
                .with("--monotone", monotone)
                .with("--pv", variation)
                .with("--verify-rules", verified);
    }

    /** Refuses what does not go together. */
    void require(Optional<String> prove) {
        if (monotone.isPresent() && prove.isPresent()) {
            throw new BadInput("--monotone and --prove exclude each other");
        }
        if (monotone.isPresent() && verified) {
            throw new BadInput("--monotone and --verify-rules exclude each other");
        }
    }

    /** Returns the techniques but for those that are switched off. */
    static Set<StrongTechnique> techniques(List<String> without) {
        Set<StrongTechnique> techniques = EnumSet.allOf(StrongTechnique.class);
        techniques.removeAll(new Vocabulary.OfStrongTechnique().all("--without", without));
        return techniques;
    }

    /** Returns what is asked of a game; where only White has a rim, whether Black wins. */
    static Question question(String game, Optional<String> prove) {
        return switch (prove.orElse(StrongGames.hasRim(game) ? "black-wins" : "draw")) {
            case "black-wins" -> Question.BLACK;
            case "white-wins" -> Question.WHITE;
            case "draw" -> Question.VALUE;
            default -> throw new BadInput("--prove maker and breaker are for weak games");
        };
    }

    /** Returns what answers questions about {@code problem}, as these options ask for. */
    StrongSolve solver(
            StrongProblem problem,
            SearchControl control,
            Set<StrongTechnique> techniques,
            long memoryBytes) {
        if (!verified) {
            return new StrongSolve(problem, control, techniques, memoryBytes);
        }
        if (problem.board().stonesATurn() > 1) {
            throw new BadInput("--verify-rules: no rules in games of several stones a turn");
        }
        RuleVerification made =
                new RuleVerification(problem.board(), memoryBytes, control, techniques);
        rules = Optional.of(made);
        return new StrongSolve(problem, control, made.search());
    }

    /** Answers, writes the proof, prints, and returns the exit code. */
    int run(
            StrongProblem problem,
            Question question,
            Set<StrongTechnique> techniques,
            Function<StrongProblem, StrongSolve> search,
            Telling telling) {
        if (monotone.isPresent()) {
            return larger(problem, search, telling);
        }
        Outcome outcome = search.apply(problem).solve(question);
        Optional<StrongCertificate> proof = outcome.certificate(problem, telling.command());
        StrongReport report =
                new StrongReport(
                        problem, outcome, techniques, proof, rules.map(RuleVerification::tallies));
        try {
            print(report, telling, telling.write(proof));
        } catch (BadInput notWritten) {
            print(report, telling, Optional.empty());
            throw notWritten;
        }
        return outcome.stopped().isEmpty() ? ExitCode.OK : ExitCode.UNSOLVED;
    }

    private void print(
            StrongReport report, Telling telling, Optional<CertificateOutput.Written> written) {
        Variation how = variation ? Variation.REMARKED : Variation.SHORT;
        telling.print(report.json(written), report.lines(how, written));
    }

    private int larger(
            StrongProblem problem, Function<StrongProblem, StrongSolve> search, Telling telling) {
        StrongMonotone growing =
                new StrongMonotone(
                        problem,
                        sides(),
                        (rim, question) -> told(rim, search.apply(rim).solve(question), telling));
        Stage last = growing.run();
        Optional<StrongCertificate> proof = growing.proof(last, telling.command());
        Optional<CertificateOutput.Written> written = telling.write(proof);
        String theorem = "theorem      " + StrongMonotone.theorem(last, proof);
        telling.print(
                growing.json(last, proof, written),
                written.map(w -> List.of(theorem, "certificate  " + w.line()))
                        .orElse(List.of(theorem)));
        return growing.isAnswered() ? ExitCode.OK : ExitCode.UNSOLVED;
    }

    private static Outcome told(StrongProblem rim, Outcome outcome, Telling telling) {
        if (telling.style() == Style.TEXT) {
            telling.io().line(new Stage(rim, outcome).line());
            telling.io().flush();
        }
        return outcome;
    }

    private Optional<Sides> sides() {
        return monotone.filter(word -> !word.equals(FITTING))
                .map(word -> new Vocabulary.OfSides().all("--monotone", List.of(word)).getFirst());
    }
}
