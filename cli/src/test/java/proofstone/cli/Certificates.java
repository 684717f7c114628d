package proofstone.cli;

import java.nio.file.Path;

/** Certificates of small games for the tests of commands. */
final class Certificates {
    private Certificates() {}

    /** Solves a weak game, writes its certificate into {@code folder} and returns the file. */
    static String of(String game, Path folder, String... options) {
        String file = folder.resolve(game.replaceAll("[^a-z0-9]", "-") + ".cert").toString();
        String[] arguments = new String[options.length + 6];
        System.arraycopy(options, 0, arguments, 6, options.length);
        String[] first = {
            "solve", game, "--rule=weak", "--memory=32m", "--replace", "--certificate=" + file
        };
        System.arraycopy(first, 0, arguments, 0, first.length);
        Run.of(arguments).succeeds();
        return file;
    }
}
