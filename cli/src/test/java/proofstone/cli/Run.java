package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a command line did.
 *
 * @param code its exit code
 * @param out what it printed on standard output
 * @param err what it printed on standard error
 */
record Run(int code, String out, String err) {
    /** Runs a command line that reads nothing. */
    static Run of(String... arguments) {
        return withInput("", arguments);
    }

    /** Runs a command line with {@code input} on standard input. */
    static Run withInput(String input, String... arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int code =
                Main.run(
                        arguments,
                        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Run(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Returns the lines of standard output. */
    List<String> lines() {
        return out.lines().toList();
    }

    /** Checks that the command did its work and had nothing to complain about. */
    Run succeeds() {
        assertThat(err).isEmpty();
        assertThat(code).isZero();
        return this;
    }

    /** Checks that the command ended with one line of complaint that holds all {@code parts}. */
    Run fails(int expectedCode, String... parts) {
        assertThat(err).startsWith("proofstone: ").contains(parts).endsWith("\n");
        assertThat(err.lines()).hasSize(1);
        assertThat(err).doesNotContain("\tat ").doesNotContain("Exception");
        assertThat(code).isEqualTo(expectedCode);
        return this;
    }
}
