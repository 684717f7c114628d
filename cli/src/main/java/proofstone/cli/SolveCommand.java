package proofstone.cli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import proofstone.certificate.Certificate;
import proofstone.game.GameSyntaxException;
import proofstone.game.Role;
import proofstone.game.WeakProblem;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.Monotonicity;
import proofstone.knowledge.Technique;
import proofstone.knowledge.hex.HexTechnique;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.DepthFirstSearch;
import proofstone.search.DfPn;
import proofstone.search.ProofNumberSearch;
import proofstone.search.SearchControl;
import proofstone.search.SearchKind;
import proofstone.solver.Method;
import proofstone.solver.SolveOptions;
import proofstone.solver.Verdict;

/** {@code proofstone solve}: finds out who wins, and writes the proof. */
@Command(
        name = "solve",
        description = "Finds out who wins a game and writes the proof.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "Games:",
            "  mnk:ROWS,COLS,K         K in a row; mnk:5,5,4;torus joins opposite edges",
            "  animal:NAME,ROWS,COLS   a polyomino: animal:el,3,3, animal:0.0+0.1+1.1,4,4",
            "  strip7:N                the board (4,N,7^tr), N at least 7; strip7:N;half has one end,",
            "                          N at least 4",
            "  connect:M,N,K,P,Q       K in a row, P stones a turn, Q in the first: connect:5,5,5,2,1",
            "  tile:b2,P               1 to P stones a turn on a tile; tile:FILE,P reads one",
            "  exclusive:rec,M,N,B     any number of stones, exclusive squares; also FILE,B",
            "  mnk:R,C,K;rim=A,B       strong: White may use A more rows and B more columns a side;",
            "                          rim+=A,B: Black may answer direct threats there",
            "  hex:N, hex:RxC          Hex; Black joins top and bottom, White left and right; above",
            "                          64 cells for late positions, or clear wins",
            "  FILE.pg                 any positional game",
            "",
            "Examples:",
            "  proofstone solve mnk:7,7,5 --rule weak --certificate 775.cert",
            "  proofstone solve strip7:9 --json",
            "  proofstone solve mnk:5,5,4 --rule weak --position \"c3 b2\" --to-move maker",
            "  proofstone solve mnk:5,5,4 --rule weak --certificate 554.cert",
            "  proofstone solve mnk:6,9,4 --rule weak --from 554.cert --certificate 694.cert",
            "  proofstone solve mnk:5,6,4 --certificate 564.cert",
            "  proofstone solve mnk:5,6,4 --monotone --certificate larger.cert",
            "  proofstone solve connect:19,19,6,2,1 --position docs/games/connect6.sgf#6",
            "  proofstone solve mnk:4,5,4 --verify-rules",
            "  proofstone solve hex:6 --position a2 --certificate a2.cert",
            "  proofstone solve hex:5 --all-openings",
            "  proofstone solve mnk:6,6,5 --rule weak --without zones --without pairing --time 90s",
            "",
            "Exit code: 0 solved, 1 a bug, 2 bad input, 3 not solved within the limits."
        })
final class SolveCommand extends Subcommand {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "The game, such as mnk:7,7,5, or a .pg file that describes one.")
    @SuppressWarnings("NullAway.Init")
    private String game;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ProblemOptions problem;

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description =
                    "Do not search: derive the verdict from this certificate by monotonicity. Maker's "
                            + "win holds on larger boards and with shorter winning sets, Breaker's on smaller "
                            + "boards and with longer ones.")
    private Optional<String> from = Optional.empty();

    @Option(
            names = "--prove",
            paramLabel = "VERDICT",
            converter = Vocabulary.OfProof.class,
            completionCandidates = Vocabulary.OfProof.class,
            description = {
                "Weak games: maker or breaker, whose win to look for first.",
                "Strong games: black-wins, white-wins: answer only whether he wins; draw: all."
            })
    private Optional<String> prove = Optional.empty();

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private StrongOptions strong;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ConnectOptions connect;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private CertificateOptions certificate;

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private EffortOptions effort;

    @Option(
            names = "--without",
            paramLabel = "TECHNIQUE",
            split = ",",
            completionCandidates = Vocabulary.OfAnyTechnique.class,
            description = {
                "Switch a technique off, or several with commas; may be repeated:",
                "${COMPLETION-CANDIDATES}.",
                "Those from fill-in on, and domination, are of Hex and strong games."
            })
    private List<String> without = new ArrayList<>();

    @Option(
            names = "--method",
            paramLabel = "NAME",
            converter = Vocabulary.OfMethod.class,
            completionCandidates = Vocabulary.OfMethod.class,
            description = {
                "The search: ${COMPLETION-CANDIDATES}. Default: auto.",
                "Hex has all but partition and cuts; strong games, Connect and games of several stones a turn "
                        + "have searches of their own."
            })
    private Method method = Method.AUTO;

    @Option(
            names = "--find-all-winning",
            description = "Hex: find every winning move of the position; the must-play is shaded.")
    private boolean allWinning;

    @Option(
            names = "--all-openings",
            description = "Hex: find who wins after each move, with the nodes that it took.")
    private boolean allOpenings;

    @Override
    public Integer call() throws GameSyntaxException {
        GameNames.requireNoOtherFile(game);
        GameNames.requireNoSlip(game);
        if (HexBoard.isNamedBy(game)) {
            return hex();
        }
        if (problem.isConnect(game)) {
            return connect();
        }
        connect.requireNone();
        if (problem.isStrong(game)) {
            return strong();
        }
        requireWeak();
        SolveOptions options = options();
        WeakProblem asked = problem.of(game);
        ProblemOptions.requireCovered(asked);
        requireTechniquesOf(asked);
        certificate.requireOther(effort.state());
        Optional<CertificateOutput> output = certificate.output();
        Verdict verdict =
                from.isPresent()
                        ? derived(from.get(), asked, options)
                        : effort.search(asked, options, io(), interrupts());
        SolveReport report = new SolveReport(asked, options, verdict, effort.kept(), from);
        try {
            print(
                    report,
                    verdict.certificate().flatMap(proof -> output.map(out -> out.write(proof))));
        } catch (BadInput notWritten) {
            print(report, Optional.empty());
            throw notWritten;
        }
        return verdict.winner().isPresent() ? ExitCode.OK : ExitCode.UNSOLVED;
    }

    private void requireWeak() {
        ofHex().refuse("for Hex");
        strong.requireNone();
    }

    /** Refuses techniques that the search of several stones a turn does not have. */
    private void requireTechniquesOf(WeakProblem asked) {
        if (asked.turns().isPresent()) {
            new Vocabulary.OfTurnTechnique().all("--without", without);
        }
    }

    private int connect() throws GameSyntaxException {
        requireConnect();
        StrongOptions.Telling telling = telling();
        try (ProgressLine progress = new ProgressLine(io())) {
            SearchControl control = effort.connectControl(progress);
            try (Interrupts.Scope _ = interrupts().calling(control::cancel)) {
                ConnectSolve solve =
                        connect.solve(problem.connect(game), prove, effort.threads(), control);
                return connect.isForThreatsOnly() || !solve.isSmall()
                        ? solve.run(telling)
                        : solve.run(telling, small -> complete(small, control, telling));
            }
        }
    }

    /**
     * What threats have not decided is searched as a strong game, in what is left of the limits.
     */
    private int complete(
            StrongProblem asked, SearchControl control, StrongOptions.Telling telling) {
        Set<StrongTechnique> techniques = StrongOptions.techniques(without);
        long memory = effort.memoryBytes();
        return strong.run(
                asked,
                StrongOptions.question(game, prove),
                techniques,
                problem -> StrongSolve.following(problem, control, techniques, memory),
                telling);
    }

    private void requireConnect() {
        strong.requireNoneOfThreats();
        ofOthers().with("--without", !without.isEmpty()).refuse("not for Connect");
    }

    private GivenOptions ofHex() {
        return new GivenOptions()
                .with("--find-all-winning", allWinning)
                .with("--all-openings", allOpenings);
    }

    /** Returns the options that neither strong games nor Connect have. */
    private GivenOptions ofOthers() {
        return ofHex().with("--from", from).with("--method", method != Method.AUTO);
    }

    private StrongOptions.Telling telling() {
        return new StrongOptions.Telling(io(), Style.of(json), certificate.output(), command());
    }

    private int strong() throws GameSyntaxException {
        requireStrong();
        StrongProblem asked = problem.strong(game);
        Set<StrongTechnique> techniques = StrongOptions.techniques(without);
        StrongSolve.Question question = StrongOptions.question(game, prove);
        StrongOptions.Telling telling = telling();
        long memory = effort.memoryBytes();
        try (ProgressLine progress = new ProgressLine(io())) {
            SearchControl control = effort.control(progress);
            try (Interrupts.Scope _ = interrupts().calling(control::cancel)) {
                return strong.run(
                        asked,
                        question,
                        techniques,
                        problem -> strong.solver(problem, control, techniques, memory),
                        telling);
            }
        }
    }

    private void requireStrong() {
        ofOthers().refuse("not for strong games");
        strong.require(prove);
    }

    private int hex() throws GameSyntaxException {
        requireHex();
        HexPosition position = problem.hex(game);
        Optional<CertificateOutput> output = certificate.output();
        Style style = Style.of(json);
        try (ProgressLine progress = new ProgressLine(io())) {
            SearchControl control = effort.control(progress);
            try (Interrupts.Scope _ = interrupts().calling(control::cancel)) {
                HexKernel kernel = hexKernel(position, control);
                HexSolve solve = new HexSolve(position, kernel, io());
                return allWinning || allOpenings
                        ? solve.moves(question(), style)
                        : solve.winner(output, command(), style);
            }
        }
    }

    private HexKernel hexKernel(HexPosition position, SearchControl control) {
        HexKernel kernel =
                new HexKernel(position.board(), control, hexTechniquesOff(), hexSearch());
        boolean isSolved = position.winner().isPresent() || kernel.takes(position);
        if (method != Method.AUTO && !isSolved) {
            throw new BadInput(
                    "--method is for positions of at most 64 free cells and groups, not for "
                            + HexWording.position(position));
        }
        return kernel;
    }

    private Optional<SearchKind> hexSearch() {
        return switch (method) {
            case AUTO -> Optional.empty();
            case DEPTH_FIRST -> Optional.of(DepthFirstSearch::new);
            case PNS -> Optional.of(ProofNumberSearch::new);
            case DF_PN -> Optional.of(DfPn::new);
            case PARTITION, CUTS ->
                    throw new BadInput(
                            "--method %s is for weak games, not for Hex".formatted(method.word()));
        };
    }

    private Set<HexTechnique> hexTechniquesOff() {
        return Set.copyOf(new Vocabulary.OfHexTechnique().all("--without", without));
    }

    private HexSolve.Question question() {
        return allWinning ? HexSolve.Question.WINNING_MOVES : HexSolve.Question.ALL_MOVES;
    }

    private void requireHex() {
        strong.requireNone();
        connect.requireNone();
        new GivenOptions().with("--from", from).with("--prove", prove).refuse("not for Hex");
        if ((allWinning || allOpenings) && certificate.output().isPresent()) {
            throw new BadInput("--certificate is for one position, not for all of its moves");
        }
        if (allWinning && allOpenings) {
            throw new BadInput("--find-all-winning and --all-openings exclude each other");
        }
    }

    private static Verdict derived(String file, WeakProblem asked, SolveOptions options) {
        long start = System.nanoTime();
        Certificate known = CertificateInput.read(file);
        Monotonicity.Conclusion conclusion =
                Monotonicity.apply(known, asked, options.producer(), options.command());
        if (conclusion.certificate().isEmpty()) {
            throw new BadInput(
                    "%s: proves that %s wins %s; for %s nothing follows: %s"
                            .formatted(
                                    file,
                                    Wording.name(known.winner()),
                                    Wording.problem(known.problem()),
                                    Wording.problem(asked),
                                    conclusion.reason()));
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        return Verdict.proved(conclusion.certificate().get(), 0, seconds);
    }

    private void print(SolveReport report, Optional<CertificateOutput.Written> written) {
        (json ? List.of(report.json(written)) : report.lines(written)).forEach(io()::line);
    }

    private SolveOptions options() {
        Set<Technique> techniques = EnumSet.copyOf(SolveOptions.defaults().techniques());
        techniques.removeAll(new Vocabulary.OfTechnique().all("--without", without));
        Optional<Role> first =
                prove.map(word -> new Vocabulary.OfRole().all("--prove", List.of(word)).getFirst());
        return effort.options(techniques, method, first, command());
    }

    private String command() {
        return CommandWords.of(spec.root().commandLine().getParseResult().originalArgs());
    }
}
