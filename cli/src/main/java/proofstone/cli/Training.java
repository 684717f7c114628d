package proofstone.cli;

import java.util.List;

/**
 * Runs a few commands of each kind in one process: the launcher does so once after a build, to find
 * out what the JVM should know from the start.
 *
 * <p>A JVM that knows the classes and which methods are hot compiles them at once; without that a
 * search of a second spends half of it being interpreted.
 */
public final class Training {
    private Training() {}

    /**
     * Solves games that keep every search busy, and checks and shows a certificate.
     *
     * @param args the certificate's file, which must not exist yet
     */
    public static void main(String[] args) {
        Interrupts interrupts = new Interrupts();
        interrupts.listen();
        int code = 0;
        for (List<String> command : commands(args[0])) {
            code =
                    Math.max(
                            code,
                            Main.run(command.toArray(String[]::new), Io.ofProcess(), interrupts));
        }
        interrupts.exit(code);
    }

    static List<List<String>> commands(String file) {
        return List.of(
                List.of("solve", "mnk:7,7,5", "--rule", "weak", "--certificate", file),
                List.of("check", file),
                List.of("show", file, "a1"),
                List.of("solve", "mnk:7,7,5", "--rule", "weak"),
                List.of("solve", "mnk:4,8,4", "--rule", "weak", "--method", "df-pn"),
                List.of(
                        "solve",
                        "mnk:4,7,4",
                        "--rule",
                        "weak",
                        "--method",
                        "depth-first",
                        "--json"),
                List.of("solve", "strip7:10", "--prove", "maker"),
                List.of("solve", "tile:b2,2"));
    }
}
