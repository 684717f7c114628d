package proofstone.checker;

import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The checker's command line: one line of verdict for each file. Exit code 0 if all are valid, 1 if
 * some are invalid, 2 if some cannot be read or the arguments are wrong.
 */
public final class Main {
    private static final String USAGE =
            """
            usage: checker [--memory SIZE] FILE...
            Says of each certificate whether it is VALID, or INVALID at which step and why.
              --memory SIZE  bytes that claims may take, such as 500m or 2g (default and greatest: half of the heap)
            exit code: 0 all valid, 1 some invalid, 2 some unreadable\
            """;

    private static final int UNREADABLE = 2;

    private Main() {}

    /** Runs the checker and ends the JVM with its exit code. */
    public static void main(String[] args) {
        System.exit(run(args, System.out, System.err));
    }

    /** Runs the checker and returns its exit code. */
    static int run(String[] args, PrintStream out, PrintStream err) {
        List<String> files = new ArrayList<>(List.of(args));
        Limits limits = Limits.ofHeap();
        if (!files.isEmpty() && files.getFirst().equals("--memory")) {
            Optional<Limits> given =
                    files.size() < 2 ? Optional.empty() : Limits.parse(files.get(1));
            if (given.isEmpty()) {
                err.println("--memory needs a size such as 500m or 2g");
                return UNREADABLE;
            }
            limits = given.get().withinHeap();
            files.subList(0, 2).clear();
        }
        if (files.isEmpty() || files.getFirst().startsWith("-")) {
            err.println(USAGE);
            return UNREADABLE;
        }
        return checkAll(files, limits, out);
    }

    private static int checkAll(List<String> files, Limits limits, PrintStream out) {
        int code = 0;
        for (String file : files) {
            long start = System.nanoTime();
            Verdict verdict = check(file, limits);
            double seconds = (System.nanoTime() - start) * 1e-9;
            out.println(printable(file) + ": " + line(verdict, seconds));
            code = Math.max(code, verdict.exitCode());
        }
        out.flush();
        return code;
    }

    private static Verdict check(String file, Limits limits) {
        try {
            return Checker.check(Path.of(file), limits);
        } catch (InvalidPathException e) {
            return new Verdict.Unreadable(Verdict.Cause.MISSING, "no such file");
        }
    }

    private static String line(Verdict verdict, double seconds) {
        return switch (verdict) {
            case Verdict.Valid(Verdict.Proved proved) ->
                    String.format(
                            Locale.ROOT,
                            "VALID %s (%s, %.2f s)",
                            proved.theorem(),
                            proved.size(),
                            seconds);
            case Verdict.Invalid invalid -> invalid.line();
            case Verdict.Unreadable unreadable -> unreadable.line();
        };
    }

    /** The text without control characters, which could hide a line of the output. */
    private static String printable(String text) {
        return text.replaceAll("\\p{Cntrl}", "?");
    }
}
