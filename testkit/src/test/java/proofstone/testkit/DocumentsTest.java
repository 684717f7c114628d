package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What documents say of classes and certificates is so. */
final class DocumentsTest {
    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");

    /** A class, perhaps after its module, as in {@code search/DfPn.team}. */
    private static final Pattern CLASS =
            Pattern.compile("(?<![\\w./-])(?:(\\w+)/(?:\\w+/)*)?([A-Z]\\w*[a-z]\\w*)");

    private static final Pattern CERTIFICATE = Pattern.compile("[\\w-]+/[\\w./-]+\\.cert\\b");

    /** A cell of a table that links to a certificate, and its size in bytes in the next one. */
    private static final Pattern SIZED =
            Pattern.compile("\\| \\[[^]]*]\\(([^)]+\\.cert)\\)[^|]*\\| ([0-9,]+) \\|");

    private static final Path DOCS = ProjectFiles.root().resolve("docs");

    @Test
    void architecture_namesClassesThatExist() {
        Set<String> sources =
                ProjectFiles.modules().stream()
                        .flatMap(DocumentsTest::classes)
                        .collect(Collectors.toSet());
        List<String> named =
                matches(CODE, ProjectFiles.read(ProjectFiles.root().resolve("ARCHITECTURE.md")))
                        .flatMap(code -> matches(CLASS, code.group(1)))
                        .map(DocumentsTest::withModule)
                        .toList();
        assertThat(named).contains("Checker", "certificate/Calculus");
        assertThat(named).filteredOn(name -> !sources.contains(name)).isEmpty();
    }

    private static String withModule(MatchResult name) {
        return name.group(1) == null ? name.group(2) : name.group(1) + "/" + name.group(2);
    }

    /** Returns the classes of a module, with and without its name before them. */
    private static Stream<String> classes(String module) {
        return ProjectFiles.javaFiles(module + "/src").stream()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .flatMap(name -> Stream.of(name, module + "/" + name));
    }

    @Test
    void results_nameCertificatesThatExist() {
        assertThat(matches(CERTIFICATE, results()).map(MatchResult::group).distinct())
                .hasSizeGreaterThan(10)
                .allSatisfy(name -> assertThat(certificate(name)).exists());
    }

    @Test
    void results_giveTheBytesOfCertificates() {
        assertThat(matches(SIZED, results()))
                .hasSizeGreaterThan(10)
                .allSatisfy(row ->
                        assertThat(size(certificate(row.group(1))))
                                .as(row.group(1))
                                .isEqualTo(row.group(2)));
    }

    private static String results() {
        return ProjectFiles.read(DOCS.resolve("results.md"));
    }

    /** Names are those of links, or begin at the folder of the project. */
    private static Path certificate(String name) {
        return name.startsWith("docs/") ? ProjectFiles.root().resolve(name) : DOCS.resolve(name);
    }

    private static String size(Path file) throws IOException {
        return String.format(Locale.ROOT, "%,d", Files.size(file));
    }

    private static Stream<MatchResult> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results();
    }
}
