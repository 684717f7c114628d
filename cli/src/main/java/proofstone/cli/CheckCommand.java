package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;

/** {@code proofstone check}: asks the independent checker about certificates. */
@Command(
        name = "check",
        description = "Checks certificates with the independent checker.",
        sortOptions = false,
        sortSynopsis = false,
        footer = {
            "",
            "Prints VALID and what is proved, or INVALID with the step and the reason. With several",
            "files each line begins with the name of its file.",
            "",
            "Examples:",
            "  proofstone check 775.cert",
            "  proofstone check --json *.cert",
            "",
            "Exit code: 0 all valid, 1 some invalid, 2 some not readable as a certificate."
        })
final class CheckCommand extends Subcommand {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Certificates, text or binary.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = MemorySize.Converter.class,
            description =
                    "Memory of the process, half of it for claims. Default: 60 %% of the machine.")
    private Optional<MemorySize> memory = Optional.empty();

    @Option(names = "--json", description = "Print a JSON array with one object for each file.")
    private boolean json;

    @Override
    public Integer call() {
        List<Map<String, Object>> objects = new ArrayList<>();
        int code = ExitCode.OK;
        for (String file : files) {
            Verdict verdict = verdict(file);
            code = Math.max(code, verdict.exitCode());
            if (json) {
                objects.add(object(file, verdict));
            } else {
                print(file, verdict);
            }
        }
        if (json) {
            io().line(Json.of(objects));
        }
        return code;
    }

    private Verdict verdict(String file) {
        return InputFile.path(file)
                .map(p -> Checker.check(p, limits()))
                .orElseGet(() ->
                        new Verdict.Unreadable(Verdict.Cause.MISSING, "there is no such file"));
    }

    private Limits limits() {
        return memory.map(size -> new Limits(Math.max(1, size.bytes() / 2)).withinHeap())
                .orElseGet(Limits::ofHeap);
    }

    private void print(String file, Verdict verdict) {
        String name = file.replaceAll("\\p{Cntrl}", "?");
        if (verdict instanceof Verdict.Unreadable unreadable) {
            io().flush();
            io().err().println("proofstone: " + name + ": " + unreadable.detail());
            return;
        }
        io().line(files.size() == 1 ? verdict.line() : name + ": " + verdict.line());
    }

    private static Map<String, Object> object(String file, Verdict verdict) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("file", file);
        switch (verdict) {
            case Verdict.Valid(Verdict.Proved proved) -> {
                object.put("verdict", "VALID");
                object.put("game", proved.game());
                object.put("claim", proved.claim());
                object.put("toMove", proved.mover());
                object.put("theorem", proved.theorem());
                object.put("steps", proved.steps());
                object.put("live", proved.live());
                object.put("bytes", proved.bytes());
                object.put("producer", proved.producer());
                object.put("command", proved.command());
            }
            case Verdict.Invalid invalid -> {
                object.put("verdict", "INVALID");
                object.put("step", invalid.step());
                object.put("reason", invalid.reason().text());
                object.put("detail", invalid.detail());
            }
            case Verdict.Unreadable unreadable -> {
                object.put("verdict", "UNREADABLE");
                object.put("reason", unreadable.detail());
            }
        }
        return object;
    }
}
