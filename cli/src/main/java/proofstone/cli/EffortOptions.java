package proofstone.cli;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import proofstone.game.Role;
import proofstone.game.WeakProblem;
import proofstone.knowledge.StateFile;
import proofstone.knowledge.Technique;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;
import proofstone.solver.Method;
import proofstone.solver.SolveOptions;
import proofstone.solver.Solver;
import proofstone.solver.Verdict;

/** The options that say what a search may spend, and the search that keeps to them. */
final class EffortOptions {
    @Mixin
    @SuppressWarnings("NullAway.Init")
    private TimeOption time;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private NodesOption nodes;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = MemorySize.Converter.class,
            description = {
                "Memory to use, such as 512m or 8g.",
                "Default: up to 60 %% of the machine, with search tables of 512m."
            })
    private Optional<MemorySize> memory = Optional.empty();

    private static final Duration SAVED_EVERY = Duration.ofMinutes(3);

    /** How long the state of a search may take to be written when it is interrupted. */
    private static final Duration SAVING = Duration.ofMinutes(5);

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = ThreadCount.class,
            description = {
                "Threads to search with: weak games of one stone a turn, and Connect.",
                "Default: 1, which makes node counts repeatable."
            })
    private int threads = 1;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description =
                    "Keep the state of the search in FILE, every few minutes and at the end of --time "
                            + "or on ctrl-C, and go on from it if it exists. It is deleted when the game is "
                            + "solved. For searches with partitions.")
    private Optional<Path> resume = Optional.empty();

    private Optional<Path> kept = Optional.empty();

    /**
     * Refuses to say what a search may spend where nothing is searched; {@code --memory} is for the
     * process as well.
     */
    void requireNone(String certificate) {
        new GivenOptions()
                .with("--time", time.limit())
                .with("--nodes", nodes.isGiven())
                .with("--threads", threads > 1)
                .with("--resume", resume)
                .refuseTo(certificate + " is solved already");
    }

    /** Returns the file that keeps the state of the search, if one is asked for. */
    Optional<Path> state() {
        return resume;
    }

    /** Returns options for the solver within these limits. */
    SolveOptions options(
            Set<Technique> techniques, Method method, Optional<Role> prove, String command) {
        return new SolveOptions(
                techniques,
                method,
                time.limit(),
                MemoryBudget.forSearch(memory),
                threads,
                prove,
                "proofstone " + Main.version(),
                command);
    }

    /** Returns what a search of Hex or of a strong game shares with its surroundings. */
    SearchControl control(Consumer<SearchControl.Progress> progress) {
        new GivenOptions()
                .with("--threads", threads > 1)
                .with("--resume", resume)
                .refuse("not for Hex and strong games");
        return limited(progress);
    }

    /**
     * Returns what a search of Connect shares with its surroundings; {@link #threads} is for it.
     */
    SearchControl connectControl(Consumer<SearchControl.Progress> progress) {
        refuse(resume.isPresent(), "--resume is not for Connect");
        return limited(progress);
    }

    private static void refuse(boolean isAsked, String reason) {
        if (isAsked) {
            throw new BadInput(reason);
        }
    }

    private SearchControl limited(Consumer<SearchControl.Progress> progress) {
        long nanos = time.limit().map(Duration::toNanos).orElse(Long.MAX_VALUE);
        SearchControl control = new SearchControl(nanos, progress);
        nodes.limit(control);
        control.endWhenMemoryIsFull();
        return control;
    }

    /** Returns how many threads to search with. */
    int threads() {
        return threads;
    }

    /** Returns the bytes that a search of strong games may take. */
    long memoryBytes() {
        return MemoryBudget.forSearch(memory);
    }

    /** Solves, with a progress line; ctrl-C ends it with what is known. */
    Verdict search(WeakProblem asked, SolveOptions options, Io io, Interrupts interrupts) {
        boolean hasTurns = asked.turns().isPresent();
        refuse(hasTurns && threads > 1, "--threads is not for games of several stones a turn");
        boolean isChosen = options.method() != Method.AUTO;
        refuse(hasTurns && isChosen, "--method is not for games of several stones a turn");
        // whether the state can be written is found out now, not at the end of a long search
        resume.ifPresent(file -> OutputFile.prepare(file.toString(), OutputFile.Existing.REPLACE));
        long start = System.nanoTime();
        try (ProgressLine progress = new ProgressLine(io)) {
            Solver solver = new Solver(asked, options, progress);
            nodes.limit(solver.control());
            Optional<StateFile> state = resume.map(file -> new StateFile(file, SAVED_EVERY));
            state.ifPresent(file -> keepState(solver, file));
            try (Interrupts.Scope _ = stopping(solver, interrupts)) {
                return solver.solve();
            } finally {
                state.flatMap(StateFile::failure).ifPresent(io.err()::println);
                kept = state.filter(StateFile::exists).map(StateFile::file);
            }
        } catch (UncheckedIOException e) {
            throw new BadInput(resume.orElseThrow() + ": " + e.getMessage());
        } catch (OutOfMemoryError | IllegalStateException e) {
            if (!(e instanceof OutOfMemoryError || e.getCause() instanceof OutOfMemoryError)) {
                throw e;
            }
            return outOfMemory((System.nanoTime() - start) / 1e9);
        }
    }

    /** A state may have hundreds of megabytes, and to write it takes its time. */
    private Interrupts.Scope stopping(Solver solver, Interrupts interrupts) {
        return resume.isPresent()
                ? interrupts.calling(solver.control()::cancel, SAVING)
                : interrupts.calling(solver.control()::cancel);
    }

    /** Returns the file in which the last search has left its state, if it has. */
    Optional<Path> kept() {
        return kept;
    }

    private static void keepState(Solver solver, StateFile file) {
        try {
            solver.keepState(file);
        } catch (IllegalArgumentException e) {
            throw new BadInput("--resume: " + e.getMessage());
        }
    }

    private static Verdict outOfMemory(double seconds) {
        return Verdict.unsolved(
                0,
                seconds,
                StopReason.MEMORY,
                "the heap of the JVM is full; give more by --memory");
    }
}
