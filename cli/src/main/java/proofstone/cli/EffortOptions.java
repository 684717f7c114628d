package proofstone.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import proofstone.game.Role;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.search.StopReason;
import proofstone.solver.Method;
import proofstone.solver.SolveOptions;
import proofstone.solver.Solver;
import proofstone.solver.Verdict;

/** The options that say what a search may spend, and the search that keeps to them. */
final class EffortOptions {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec mixee;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            description = "Stop after 90s, 10m, 1h30m and the like. Default: no limit.")
    private Optional<Duration> time = Optional.empty();

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = MemorySize.Converter.class,
            description = {
                "Memory to use, such as 512m or 8g.",
                "Default: up to 60 %% of the machine, with search tables of 512m."
            })
    private Optional<MemorySize> memory = Optional.empty();

    private int threads = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads to search with. Default: 1, which makes node counts repeatable.")
    void setThreads(int count) {
        if (count < 1) {
            throw new ParameterException(
                    mixee.commandLine(),
                    "Invalid value for option '--threads': " + count + "; expected 1 or more");
        }
        threads = count;
    }

    /** Returns options for the solver within these limits. */
    SolveOptions options(
            Set<Technique> techniques, Method method, Optional<Role> prove, String command) {
        return new SolveOptions(
                techniques,
                method,
                time,
                MemoryBudget.forSearch(memory),
                threads,
                prove,
                "proofstone " + Main.version(),
                command);
    }

    /** Solves, with a progress line; ctrl-C ends it with what is known. */
    static Verdict search(WeakProblem asked, SolveOptions options, Io io, Interrupts interrupts) {
        long start = System.nanoTime();
        try (ProgressLine progress = new ProgressLine(io)) {
            Solver solver = new Solver(asked, options, progress);
            try (Interrupts.Scope _ = interrupts.calling(solver::cancel)) {
                return solver.solve();
            }
        } catch (OutOfMemoryError | IllegalStateException e) {
            if (!(e instanceof OutOfMemoryError || e.getCause() instanceof OutOfMemoryError)) {
                throw e;
            }
            return outOfMemory((System.nanoTime() - start) / 1e9);
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
