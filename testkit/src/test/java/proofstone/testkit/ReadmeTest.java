package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import proofstone.cli.Main;

/**
 * The README shows what the program prints, but for the time that a search takes and the length of
 * a certificate, which holds the version of the program.
 */
class ReadmeTest {
    private static final String README =
            ProjectFiles.read(ProjectFiles.root().resolve("README.md"));
    private static final String TO_FILE = " --svg board.svg";
    private static final String PROMPT = "$ ./proofstone ";

    @TempDir private Path folder;

    /**
     * A command of the README.
     *
     * @param words its words after the name of the program
     * @param output the lines that follow it
     */
    private record Example(List<String> words, List<String> output) {}

    @Test
    void outputs_areWhatTheProgramPrints() {
        run(List.of("solve", "mnk:7,7,5", "--rule", "weak", "--certificate", "775.cert"));
        List<Example> examples = examples();
        assertThat(examples).hasSizeGreaterThanOrEqualTo(3);
        for (Example example : examples) {
            assertThat(withoutMeasures(run(example.words())))
                    .as(String.join(" ", example.words()))
                    .isEqualTo(withoutMeasures(String.join("\n", example.output())));
        }
    }

    @Test
    void picture_isWhatItsCommandDraws() {
        String command =
                README.lines().filter(line -> line.contains(TO_FILE)).findFirst().orElseThrow();
        String words = command.substring(command.indexOf("show "), command.indexOf(TO_FILE));
        String picture = README.replaceFirst("(?s).*?]\\((docs/[^)]*\\.svg)\\).*", "$1");
        run(List.of("solve", "mnk:7,7,5", "--rule", "weak", "--certificate", "775.cert"));
        List<String> drawing = new ArrayList<>(List.of(words.split(" ", -1)));
        drawing.add("--svg");
        assertThat(run(drawing)).isEqualTo(ProjectFiles.read(ProjectFiles.root().resolve(picture)));
    }

    private static List<Example> examples() {
        List<Example> examples = new ArrayList<>();
        for (String block : README.split("(?m)^```$", -1)) {
            for (String text : block.split("(?m)^\\Q" + PROMPT + "\\E", -1)) {
                List<String> lines = text.strip().lines().toList();
                if (block.strip().startsWith(PROMPT) && !text.isBlank()) {
                    List<String> words = Arrays.asList(lines.getFirst().split(" ", -1));
                    examples.add(new Example(words, lines.subList(1, lines.size())));
                }
            }
        }
        return examples;
    }

    /** Runs a command whose certificates lie in a folder of the test; returns what it prints. */
    private String run(List<String> words) {
        String place = folder + "/";
        String[] arguments =
                words.stream()
                        .map(word -> word.endsWith(".cert") ? place + word : word)
                        .toArray(String[]::new);
        var out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        int code = Main.run(arguments, InputStream.nullInputStream(), stream, stream);
        String text = out.toString(StandardCharsets.UTF_8).replace(place, "");
        assertThat(code).as(text).isZero();
        return text;
    }

    private static String withoutMeasures(String text) {
        return text.strip().replaceAll("in [0-9.]+ s|[0-9]+ bytes", "N");
    }
}
