package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents link to is there. */
final class LinksTest {
    private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]+)(#[^)]*)?\\)");

    static List<Path> documents() throws IOException {
        Path root = ProjectFiles.root();
        try (Stream<Path> above = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            return Stream.concat(above, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void links_nameFiles(Path document) {
        List<String> missing =
                LINK.matcher(ProjectFiles.read(document))
                        .results()
                        .map((MatchResult link) -> link.group(1))
                        .filter(target -> !target.contains("://"))
                        .filter(target -> !Files.exists(document.resolveSibling(target)))
                        .toList();
        assertThat(missing).isEmpty();
    }
}
