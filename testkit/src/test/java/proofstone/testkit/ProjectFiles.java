package proofstone.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of this clone, for tests that judge sources rather than classes. */
final class ProjectFiles {
    private static final Path ROOT = findRoot();

    private ProjectFiles() {}

    /** Returns the folder of the clone. */
    static Path root() {
        return ROOT;
    }

    /** Returns the names of all modules: the folders with a {@code pom.xml} and Java sources. */
    static List<String> modules() {
        try (Stream<Path> folders = Files.list(ROOT)) {
            return folders.filter(folder -> Files.isRegularFile(folder.resolve("pom.xml")))
                    .filter(folder -> Files.isDirectory(folder.resolve("src/main/java")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the Java files below a folder of the clone, none if there is no such folder. */
    static List<Path> javaFiles(String folder) {
        Path top = ROOT.resolve(folder);
        if (!Files.isDirectory(top)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(top)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the text of a file. */
    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path findRoot() {
        String given = System.getProperty("proofstone.root");
        Path folder = Path.of(given != null ? given : "").toAbsolutePath();
        while (folder != null && !Files.isRegularFile(folder.resolve("proofstone"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IllegalStateException("not inside a clone of Proofstone");
        }
        return folder;
    }
}
