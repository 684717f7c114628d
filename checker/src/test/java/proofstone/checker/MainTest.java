package proofstone.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line: one line a file, and its exit code. */
final class MainTest {
    @TempDir Path folder;

    private record Run(int code, String out, String err) {}

    private static Run run(Object... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] words = new String[args.length];
        for (int i = 0; i < args.length; i++) {
            words[i] = args[i].toString();
        }
        int code =
                Main.run(
                        words,
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Run(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private Path file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content);
    }

    private static void assertUnreadable(Path file, String why) {
        Run run = run(file);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEqualTo(file + ": UNREADABLE: " + why + "\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void valid_isOneLineAndExitCode0() throws IOException {
        Path file = file("centre", Samples.CENTRE.binary());
        Run run = run(file, file("pairing", Samples.PAIRING.text()));
        assertThat(run.code()).isEqualTo(0);
        assertThat(run.out().lines()).hasSize(2);
        assertThat(run.out())
                .startsWith(
                        file + ": VALID maker-wins mnk:3,3,3, maker to move (10 steps, 5 live, ")
                .containsPattern("bytes, \\d+\\.\\d\\d s\\)\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void invalid_isExitCode1UnlessAnotherIsUnreadable() throws IOException {
        Path invalid = file("invalid", Samples.DOMINO.with("fork 1 0", "fork 2 0").text());
        Path valid = file("valid", Samples.DOMINO.text());
        assertThat(run(invalid, valid).code()).isEqualTo(1);
        assertThat(run(invalid).out())
                .isEqualTo(
                        invalid
                                + ": INVALID step 1: square-not-in-set: set 0 does not contain square 2\n");
        Run run = run(folder, invalid, valid);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out().lines()).hasSize(3);
    }

    @Test
    void otherFiles_areUnreadable() throws IOException {
        String noCertificate = "is not a proofstone certificate of version 1 (by its first bytes)";
        assertUnreadable(folder, "is a directory, not a certificate");
        assertUnreadable(folder.resolve("missing"), "no such file");
        assertUnreadable(file("empty", new byte[0]), noCertificate);
        assertUnreadable(file("text", Script.utf8("Dear reader,\n")), noCertificate);
        assertUnreadable(
                file("almost", Script.utf8("proofstone-certificate 2 text\n")), noCertificate);
        assertUnreadable(file("version", Script.utf8("PSTONE2\n")), noCertificate);
        assertUnreadable(
                file("magic", Script.utf8("PSTONE1\n")), "the certificate ends within its header");
    }

    @Test
    void gigabytesOfZeros_areNotRead() throws IOException {
        Path zeros = folder.resolve("zeros");
        try (SeekableByteChannel channel =
                Files.newByteChannel(
                        zeros,
                        StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.SPARSE)) {
            channel.position(4L << 30);
            channel.write(ByteBuffer.allocate(1));
        }
        assertUnreadable(
                zeros, "is not a proofstone certificate of version 1 (by its first bytes)");
    }

    @Test
    void device_isUnreadable() {
        assertThat(run("/dev/zero").code()).isEqualTo(2);
    }

    @Test
    void pipe_isUnreadableAtOnce() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isEqualTo(0);
        assertUnreadable(pipe, "is not a regular file");
    }

    @Test
    void interruption_endsTheCheckOfAFile() throws IOException {
        Path file = file("centre", Samples.CENTRE.text());
        Thread.currentThread().interrupt();
        Verdict verdict = Checker.check(file);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(verdict.line()).isEqualTo("UNREADABLE: the check was interrupted");
    }

    @Test
    void memory_boundsTheClaims() throws IOException {
        Path file = file("centre", Samples.CENTRE.text());
        assertThat(run("--memory", "1m", file).code()).isEqualTo(0);
        Run run = run("--memory", "1k", file);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out())
                .endsWith(
                        "UNREADABLE: checking needs more than the 1024 bytes of memory allowed\n");
    }

    @Test
    void wrongUse_isExplained() {
        assertThat(run().err()).startsWith("usage: ");
        assertThat(run("--help").err()).contains("--memory SIZE");
        assertThat(run("--memory").err()).isEqualTo("--memory needs a size such as 500m or 2g\n");
        assertThat(run("--memory", "much", "x").code()).isEqualTo(2);
        assertThat(run("--memory", "1g").err()).startsWith("usage: ");
    }

    @Test
    void fileName_cannotForgeALine() {
        Run run = run("no\nsuch: VALID\u001b[31m");
        assertThat(run.out()).isEqualTo("no?such: VALID?[31m: UNREADABLE: no such file\n");
        assertThat(run("a\0b").out()).isEqualTo("a?b: UNREADABLE: no such file\n");
    }
}
