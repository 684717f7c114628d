package proofstone.cli;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A file to be written that appears under its name complete or not at all.
 *
 * <p>It is written as a draft beside its place. {@link #prepare} finds out before any work is done
 * whether the file can be written; {@link #publish} gives the draft its name, once the disk has all
 * of it. A draft left over by an end of the JVM is deleted.
 */
final class OutputFile {
    /** What to do about a file that exists. */
    enum Existing {
        /** It is an error of the user. */
        REFUSE,
        /** It is replaced at the end. */
        REPLACE;

        /** Returns what the option {@code --replace} says. */
        static Existing replacedIf(boolean replace) {
            return replace ? REPLACE : REFUSE;
        }
    }

    /** Writes a file. */
    interface Content {
        /** Writes {@code file}, which exists and is empty. */
        void writeTo(Path file) throws IOException;
    }

    private final String name;
    private final Path file;
    private final Existing existing;
    private Optional<Path> draft = Optional.empty();

    private OutputFile(String name, Path file, Existing existing) {
        this.name = name;
        this.file = file;
        this.existing = existing;
    }

    /** Returns the file of that name, which can be written as far as can be seen in advance. */
    static OutputFile prepare(String name, Existing existing) {
        if (name.equals("-")) {
            throw new BadInput("-: expected the name of a file; ./- is one of that name");
        }
        Path path =
                InputFile.path(name)
                        .filter(_ -> !name.isEmpty())
                        .orElseThrow(() -> new BadInput("'" + name + "': not a name for a file"));
        Path file = path.toAbsolutePath();
        if (Files.isDirectory(file)) {
            throw new BadInput(name + ": a directory, expected the name of a file to write");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new BadInput(name + ": not a regular file");
        }
        if (existing == Existing.REFUSE && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new BadInput(name + ": the file exists already; add --replace to overwrite it");
        }
        OutputFile output = new OutputFile(name, followed(file), existing);
        output.open();
        output.discard();
        return output;
    }

    /** A link stays; the file that it leads to is replaced. */
    private static Path followed(Path file) {
        try {
            return Files.exists(file) ? file.toRealPath() : file;
        } catch (IOException e) {
            return file;
        }
    }

    /** Returns the name that the user gave. */
    String name() {
        return name;
    }

    /** Writes the draft and returns it. */
    Path write(Content content) {
        Path written = open();
        try {
            content.writeTo(written);
            return written;
        } catch (IOException e) {
            discard();
            throw new BadInput(name + ": cannot be written (" + e.getMessage() + ")");
        }
    }

    /** Gives the draft its name. */
    void publish() {
        try {
            Path written = draft.orElseThrow();
            try (FileChannel channel = FileChannel.open(written, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            if (existing == Existing.REPLACE) {
                Files.move(written, file, StandardCopyOption.ATOMIC_MOVE);
            } else {
                Files.move(written, file);
            }
            draft = Optional.empty();
        } catch (IOException e) {
            discard();
            throw new BadInput(name + ": cannot be written (" + e + ")");
        }
    }

    /** Deletes the draft, if there is one. */
    void discard() {
        draft.ifPresent(path -> path.toFile().delete());
        draft = Optional.empty();
    }

    private Path open() {
        Path folder = file.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new BadInput(name + ": there is no folder " + folder);
        }
        try {
            String suffix = "." + ProcessHandle.current().pid() + ".draft";
            Path created = folder.resolve("." + file.getFileName() + suffix);
            Files.deleteIfExists(created);
            Files.createFile(created);
            created.toFile().deleteOnExit();
            draft = Optional.of(created);
            return created;
        } catch (IOException e) {
            throw new BadInput(name + ": no file can be written in the folder " + folder);
        }
    }
}
