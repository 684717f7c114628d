package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents link to is there. */
final class LinksTest {
    private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]+)(#[^)]*)?\\)");
    private static final Pattern ANCHOR = Pattern.compile("]\\(([^)#\\s]*\\.md)?#([^)]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

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

    @ParameterizedTest
    @MethodSource("documents")
    void anchors_nameHeadings(Path document) {
        List<String> missing =
                ANCHOR.matcher(ProjectFiles.read(document))
                        .results()
                        .filter(link -> !headings(document, link.group(1)).contains(link.group(2)))
                        .map(MatchResult::group)
                        .toList();
        assertThat(missing).isEmpty();
    }

    /** Returns the anchors of a document's headings; of {@code document} itself without a link. */
    private static List<String> headings(Path document, @Nullable String link) {
        Path target = link == null ? document : document.resolveSibling(link);
        return HEADING.matcher(ProjectFiles.read(target))
                .results()
                .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
                .map(text -> text.replaceAll("[^\\w -]", "").replace(' ', '-'))
                .toList();
    }
}
