package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher trains the JVM with are commands that work. */
class TrainingTest {
    @TempDir private Path folder;

    @Test
    void commands_allSucceed() {
        String file = folder.resolve("training.cert").toString();
        for (List<String> command : Training.commands(file)) {
            var out = new ByteArrayOutputStream();
            PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
            int code =
                    Main.run(
                            command.toArray(String[]::new),
                            new ByteArrayInputStream(new byte[0]),
                            stream,
                            stream);
            assertThat(code).as(command + "\n" + out.toString(StandardCharsets.UTF_8)).isZero();
        }
    }
}
