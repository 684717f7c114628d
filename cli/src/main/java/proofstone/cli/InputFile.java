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

    /** Returns the path of a file that can be read, or says why there is none. */
    static Path existing(String name) {
        Path file = path(name).orElseThrow(() -> new BadInput(name + ": no such file"));
        if (!Files.exists(file)) {
            throw new BadInput(name + ": no such file");
        }
        if (Files.isDirectory(file)) {
            throw new BadInput(name + ": a directory, expected a file");
        }
        if (!Files.isReadable(file)) {
            throw new BadInput(name + ": no permission to read it");
        }
        return file;
    }
}
