package proofstone.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Files that the user names as input. */
final class InputFile {
    private InputFile() {}

    /** Returns the path of that name, or empty if no file can have it. */
    static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Returns whether there is a file or folder of that name. */
    static boolean exists(String name) {
        return path(name).filter(Files::exists).isPresent();
    }

    /** Refuses what is neither a file nor has the form of a GAME, as a mistyped name. */
    static void requireFileOrGame(String name) {
        GameNames.requireNoSlip(name);
        if (!name.contains(":") && !exists(name)) {
            throw new BadInput(name + ": no such file, and no GAME such as mnk:7,7,5");
        }
    }

    /** Returns the path of a file that can be read, or says why there is none. */
    static Path existing(String name) {
        Path file = path(name).orElseThrow(() -> new BadInput(name + ": no such file"));
        if (!Files.exists(file)) {
            throw new BadInput(name + ": no such file");
        }
        if (Files.isDirectory(file)) {
            throw new BadInput(name + ": a directory, expected a file");
        }
        if (!Files.isRegularFile(file)) {
            throw new BadInput(name + ": not a regular file");
        }
        if (!Files.isReadable(file)) {
            throw new BadInput(name + ": no permission to read it");
        }
        return file;
    }
}
