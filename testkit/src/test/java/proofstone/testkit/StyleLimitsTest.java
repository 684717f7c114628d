package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the size limits of the code, and that what is public is documented, for every module. */
class StyleLimitsTest {
    private static final int BODY_LINES = 60;
    private static final int KERNEL_BODY_LINES = 120;
    private static final int FILE_LINES = 800;
    private static final int NESTING = 3;

    /** A percentile of a few methods says nothing. */
    private static final int ROOT_WITH_PERCENTILES = 40;

    /** Search kernels written as numbered steps, {@code Class.method}, which may be longer. */
    private static final Set<String> KERNELS = Set.of();

    private static final Pattern LOOSE_END =
            Pattern.compile("\\b(TO" + "DO|FIX" + "ME|XX" + "X)\\b");

    private static final Map<String, Map<Path, SourceMeasure>> MEASURES = new ConcurrentHashMap<>();

    static List<String> modules() {
        return ProjectFiles.modules();
    }

    @Test
    void modules_areFound() {
        assertThat(modules()).contains("game", "checker", "testkit", "bench");
    }

    @ParameterizedTest
    @MethodSource("modules")
    void methods_areShort(String module) {
        assertThat(
                        violations(
                                module,
                                source ->
                                        source.methods().stream()
                                                .filter(m -> m.lines() > limitFor(m))
                                                .map(m -> m.element() + ": " + m.lines())))
                .as("method bodies over %d lines", BODY_LINES)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void methods_areFlat(String module) {
        assertThat(
                        violations(
                                module,
                                source ->
                                        source.methods().stream()
                                                .filter(m -> m.nesting() > NESTING)
                                                .map(m -> m.element() + ": " + m.nesting())))
                .as("control statements nested more than %d deep", NESTING)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void methods_areMostlyTiny(String module) {
        int[] lines =
                measures(module).values().stream()
                        .flatMap(source -> source.methods().stream())
                        .mapToInt(SourceMeasure.Method::lines)
                        .sorted()
                        .toArray();
        if (lines.length >= ROOT_WITH_PERCENTILES) {
            assertThat(percentile(lines, 50))
                    .as("p50 of method lines in " + module)
                    .isLessThanOrEqualTo(5);
            assertThat(percentile(lines, 90))
                    .as("p90 of method lines in " + module)
                    .isLessThanOrEqualTo(20);
            assertThat(percentile(lines, 99))
                    .as("p99 of method lines in " + module)
                    .isLessThanOrEqualTo(45);
        }
        assertThat(lines).as("method lines").doesNotContain(0);
    }

    @ParameterizedTest
    @MethodSource("modules")
    void files_areShort(String module) {
        assertThat(
                        violations(
                                module,
                                source ->
                                        Stream.of(source.lines())
                                                .filter(lines -> lines > FILE_LINES)
                                                .map(lines -> "1: " + lines)))
                .as("files over %d lines", FILE_LINES)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void publicApi_isDocumented(String module) {
        assertThat(violations(module, source -> source.undocumented().stream()))
                .as("public types and methods without a doc comment")
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void packages_areDocumented(String module) {
        for (Path file : ProjectFiles.javaFiles(module + "/src/main")) {
            if (!file.endsWith("module-info.java")) {
                Path info = file.resolveSibling("package-info.java");
                assertThat(info).exists();
                assertThat(ProjectFiles.read(info)).startsWith("/**");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("modules")
    void sources_haveNoLooseEnds(String module) {
        for (Path file : ProjectFiles.javaFiles(module + "/src")) {
            assertThat(ProjectFiles.read(file))
                    .as(file.toString())
                    .doesNotContainPattern(LOOSE_END);
        }
    }

    @Test
    void measure_countsBodyLinesFromBraceToBrace() {
        SourceMeasure measure =
                SourceMeasure.of(
                        "A.java",
                        "class A {\n  int f() { return 1; }\n  int g(\n) {\n\n  return 1;\n}\n}");
        assertThat(measure.lines()).isEqualTo(8);
        assertThat(measure.methods()).extracting(SourceMeasure.Method::lines).containsExactly(1, 4);
    }

    @Test
    void measure_nestsControlStatementsButNotElseIf() {
        assertThat(nestingOf("f();")).isZero();
        assertThat(nestingOf("if (a) f(); else if (b) f(); else if (c) f(); else f();")).isOne();
        assertThat(nestingOf("if (a) f(); else { if (b) f(); }")).isEqualTo(2);
        assertThat(nestingOf("if (a) f(); else if (b) for (;;) f();")).isEqualTo(2);
        assertThat(
                        nestingOf(
                                "try { while (a) do switch (x) { default: f(); } while (b); } finally {}"))
                .isEqualTo(4);
        assertThat(nestingOf("for (int i : x) synchronized (y) { r = () -> { if (a) f(); }; }"))
                .isEqualTo(3);
    }

    @Test
    void measure_findsWhatIsPublicAndUndocumented() {
        SourceMeasure measure =
                SourceMeasure.of(
                        "A.java",
                        """
                        /** A. */
                        public interface A {
                            void f();
                            /** G. */
                            void g();
                            private void h() {}
                            @Override String toString();
                            public record B(int x) { void i() {} protected void j() {} }
                        }
                        """);
        assertThat(measure.undocumented())
                .extracting(SourceMeasure.Element::name)
                .containsExactly("A.f", "B", "B.j");
    }

    @Test
    void percentile_isAnElement() {
        int[] lines = IntStream.rangeClosed(1, 100).toArray();
        assertThat(percentile(lines, 50)).isEqualTo(51);
        assertThat(percentile(lines, 99)).isEqualTo(100);
    }

    private static int nestingOf(String statements) {
        return SourceMeasure.of("A.java", "class A { void m() { " + statements + " } }")
                .methods()
                .getFirst()
                .nesting();
    }

    private static int limitFor(SourceMeasure.Method method) {
        return KERNELS.contains(method.element().name()) ? KERNEL_BODY_LINES : BODY_LINES;
    }

    private static int percentile(int[] sorted, int percent) {
        return sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)];
    }

    private static List<String> violations(
            String module, Function<SourceMeasure, Stream<?>> finder) {
        return measures(module).entrySet().stream()
                .flatMap(e -> finder.apply(e.getValue()).map(found -> e.getKey() + ":" + found))
                .toList();
    }

    private static Map<Path, SourceMeasure> measures(String module) {
        return MEASURES.computeIfAbsent(module, StyleLimitsTest::measure);
    }

    private static Map<Path, SourceMeasure> measure(String module) {
        Map<Path, SourceMeasure> measures = new TreeMap<>();
        for (Path file : ProjectFiles.javaFiles(module + "/src/main")) {
            String name = file.getFileName().toString();
            if (!name.endsWith("-info.java")) {
                SourceMeasure measure = SourceMeasure.of(name, ProjectFiles.read(file));
                measures.put(ProjectFiles.root().relativize(file), measure);
            }
        }
        return measures;
    }
}
