package proofstone.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds the dependency table of the modules: a module may use those below it, and never a cycle.
 */
class ArchitectureTest {
    private static final Set<String> ALL_BELOW_CLI =
            Set.of("game", "certificate", "search", "knowledge", "checker", "solver");

    /** Which modules of the project a module may use. */
    private static final Map<String, Set<String>> MAY_USE =
            Map.of(
                    "game", Set.of(),
                    "certificate", Set.of("game"),
                    "search", Set.of("game", "certificate"),
                    "knowledge", Set.of("game", "certificate", "search"),
                    "checker", Set.of(),
                    "solver", Set.of("game", "certificate", "search", "knowledge", "checker"),
                    "cli", ALL_BELOW_CLI,
                    "testkit", with(ALL_BELOW_CLI, "cli"),
                    "bench", with(ALL_BELOW_CLI, "cli", "testkit"));

    /**
     * What a module may use beside the project; every one may use the JDK and, but one, JSpecify.
     */
    private static final Map<String, String[]> LIBRARIES =
            Map.of("cli", new String[] {"picocli..", "org.jline.."}, "checker", new String[0]);

    /** Words by which a class or member would show that it knows a game, as parts of names. */
    private static final String CONCRETE_GAME =
            ".*(?:(?<![A-Za-z])(?:mnk|hex|connect6|gomoku|renju|animal|harary|strip7|tile)"
                    + "|Mnk|Hex|Connect6|Gomoku|Renju|Animal|Harary|Strip7|Tile)(?![a-z]).*";

    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("proofstone");

    static Stream<String> importedModules() {
        return ProjectFiles.modules().stream().filter(module -> !module.equals("bench"));
    }

    @Test
    void table_namesEveryModule() {
        assertThat(MAY_USE.keySet()).containsExactlyInAnyOrderElementsOf(ProjectFiles.modules());
    }

    @ParameterizedTest
    @MethodSource("importedModules")
    void classes_useOnlyWhatTheTableAllows(String module) {
        List<String> allowed = new ArrayList<>(List.of("java.."));
        if (!module.equals("checker")) {
            allowed.add("org.jspecify..");
        }
        allowed.addAll(List.of(LIBRARIES.getOrDefault(module, new String[0])));
        allowed.add(packageOf(module));
        usedBy(module).forEach(used -> allowed.add(packageOf(used)));
        classes()
                .that()
                .resideInAPackage(packageOf(module))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed.toArray(String[]::new)))
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("importedModules")
    void moduleInfo_requiresOnlyWhatTheTableAllows(String module) throws IOException {
        assertThat(required(module))
                .isSubsetOf(usedBy(module).stream().map(m -> "proofstone." + m).toList());
    }

    @ParameterizedTest
    @MethodSource("importedModules")
    void moduleInfo_requiresWhatClassesUse(String module) throws IOException {
        Set<String> used =
                CLASSES.stream()
                        .filter(resideInAPackage(packageOf(module)))
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .map(dependency -> dependency.getTargetClass().getPackageName())
                        .collect(Collectors.toSet());
        assertThat(used).containsAll(required(module));
    }

    /** Returns the modules of the project that a module requires, which are named as packages. */
    private static List<String> required(String module) throws IOException {
        Path info = ProjectFiles.root().resolve(module).resolve("target/classes/module-info.class");
        try (InputStream in = Files.newInputStream(info)) {
            return ModuleDescriptor.read(in).requires().stream()
                    .map(ModuleDescriptor.Requires::name)
                    .filter(name -> name.startsWith("proofstone."))
                    .toList();
        }
    }

    @Test
    void packages_haveNoCycles() {
        slices().matching("proofstone.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void knowledge_usesOfSearchOnlyInterfacesValuesLimitsAndThreads() {
        noClasses()
                .that()
                .resideInAPackage(packageOf("knowledge"))
                .should()
                .dependOnClassesThat(
                        resideInAPackage(packageOf("search"))
                                .and(
                                        not(
                                                describe(
                                                        "interfaces, values, limits or threads",
                                                        ArchitectureTest::isValue))))
                .check(CLASSES);
    }

    @Test
    void search_namesNoConcreteGame() {
        noClasses()
                .that()
                .resideInAPackage(packageOf("search"))
                .should()
                .haveNameMatching(CONCRETE_GAME)
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("proofstone" + CONCRETE_GAME)
                .check(CLASSES);
        members()
                .that()
                .areDeclaredInClassesThat()
                .resideInAPackage(packageOf("search"))
                .should()
                .haveNameNotMatching(CONCRETE_GAME)
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void concreteGame_isAWordOfAName() {
        assertThat("hexBoard").matches(CONCRETE_GAME);
        assertThat("proofstone.game.MnkBoard").matches(CONCRETE_GAME);
        assertThat("proofstone.search.HexSearch").matches(CONCRETE_GAME);
        assertThat("solveTile").matches(CONCRETE_GAME);
        assertThat("hexadecimal").doesNotMatch(CONCRETE_GAME);
        assertThat("proofstone.search.Percentile").doesNotMatch(CONCRETE_GAME);
        assertThat("isConnected").doesNotMatch(CONCRETE_GAME);
    }

    private static boolean isValue(JavaClass type) {
        boolean isLimit = type.getName().startsWith("proofstone.search.SearchControl");
        boolean isThreads = type.getName().equals("proofstone.search.Workers");
        return isLimit || isThreads || type.isInterface() || type.isRecord() || type.isEnum();
    }

    private static Set<String> usedBy(String module) {
        return MAY_USE.getOrDefault(module, Set.of());
    }

    private static String packageOf(String module) {
        return "proofstone." + module + "..";
    }

    private static Set<String> with(Set<String> modules, String... more) {
        return Stream.concat(modules.stream(), Stream.of(more))
                .collect(Collectors.toUnmodifiableSet());
    }
}
