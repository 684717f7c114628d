package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** What the surroundings do to the program, and how it ends. */
class MainTest {
    private static final String[] LONG_SEARCH = {
        "solve", "mnk:12,12,6", "--rule=weak", "--memory=32m", "--time=60s"
    };

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private Io io(Terminals terminals) {
        return new Io(
                InputStream.nullInputStream(),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminals);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void interrupt_endsASearchWithWhatIsKnown() throws Exception {
        Interrupts interrupts = new Interrupts();
        var run =
                CompletableFuture.supplyAsync(
                        () -> Main.run(LONG_SEARCH, io(Terminals.NONE), interrupts));
        while (!run.isDone()) {
            interrupts.interrupt();
            TimeUnit.MILLISECONDS.sleep(20);
        }
        assertThat(run.get()).isEqualTo(ExitCode.UNSOLVED);
        assertThat(text(out))
                .startsWith("Not solved: mnk:12,12,6 (weak, Maker to move); interrupted\n");
        assertThat(text(err)).isEmpty();
    }

    @Test
    void interrupt_callsTheActionOfAnOpenScopeOnly() {
        Interrupts interrupts = new Interrupts();
        int[] calls = {0};
        interrupts.interrupt();
        try (Interrupts.Scope _ = interrupts.calling(() -> calls[0]++)) {
            interrupts.interrupt();
        }
        interrupts.interrupt();
        assertThat(calls[0]).isOne();
    }

    @Test
    void interrupt_waitsAsLongAsTheCommandMayTake() {
        Interrupts interrupts = new Interrupts();
        Executor later = CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS);
        Runnable stop = () -> later.execute(() -> interrupts.finish(ExitCode.UNSOLVED));
        try (Interrupts.Scope _ = interrupts.calling(() -> {}, Duration.ofMillis(20))) {
            assertThat(interrupts.isStopped()).isFalse();
        }
        try (Interrupts.Scope _ = interrupts.calling(stop, Duration.ofSeconds(30))) {
            assertThat(interrupts.isStopped()).isTrue();
        }
    }

    @Test
    void progress_showsOnATerminalAndIsErased() {
        String[] search = LONG_SEARCH.clone();
        search[search.length - 1] = "--time=1500ms";
        Main.run(search, io(stream -> stream == Terminals.Stream.ERR), new Interrupts());
        assertThat(text(err))
                .startsWith("\r\u001b[K0:0")
                .contains(" nodes  ")
                .endsWith("\r\u001b[K")
                .doesNotContain("\n");
        assertThat(text(out)).doesNotContain("\u001b");
    }

    @ParameterizedTest
    @CsvSource({"false, 1", "true, 2"})
    void bug_isOneLineAndAStackTraceWithDebug(boolean debug, int leastLines) {
        Failures failures = new Failures(io(Terminals.NONE), () -> debug);
        int code = reported(failures, new IllegalStateException("two\nlines"));
        assertThat(code).isEqualTo(ExitCode.BUG);
        assertThat(text(err))
                .startsWith(
                        "proofstone: java.lang.IllegalStateException: two lines; this is a bug,")
                .contains("please report it");
        assertThat(text(err).lines().count() > 1).isEqualTo(debug);
        assertThat(text(err).lines().count()).isGreaterThanOrEqualTo(leastLines);
    }

    private static int reported(Failures failures, Exception failure) {
        return failures.handleExecutionException(
                failure,
                new CommandLine(CommandLine.Model.CommandSpec.create()),
                ParseResult.builder(CommandLine.Model.CommandSpec.create()).build());
    }

    @Test
    void errors_areReportedByKind() {
        Failures failures = new Failures(io(Terminals.NONE), () -> false);
        assertThat(failures.error(new StackOverflowError())).isEqualTo(ExitCode.BUG);
        assertThat(failures.error(new OutOfMemoryError())).isEqualTo(ExitCode.UNSOLVED);
        assertThat(reported(failures, new IllegalStateException(new OutOfMemoryError())))
                .isEqualTo(ExitCode.UNSOLVED);
        assertThat(text(err).lines()).hasSize(3);
    }

    /** Where nothing can be written, for that reason. */
    private Io failing(String reason, boolean isPipe) {
        var out =
                new ResultStream(
                        new java.io.OutputStream() {
                            @Override
                            public void write(int b) throws java.io.IOException {
                                throw new java.io.IOException(reason);
                            }
                        },
                        () -> isPipe);
        return new Io(InputStream.nullInputStream(), out, io(Terminals.NONE).err(), s -> false);
    }

    @Test
    void resultsThatCannotBeWritten_areAnError() {
        Io io = failing("No space left on device", false);
        assertThat(Main.run(new String[] {"--help"}, io, new Interrupts()))
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(text(err))
                .isEqualTo(
                        "proofstone: standard output cannot be written (No space left on device)\n");
    }

    @Test
    void readerThatHasGone_endsALongOutputEarly() {
        assertQuiet(failing("Broken pipe", false));
        assertQuiet(failing("Tubería rota", true));
    }

    private void assertQuiet(Io io) {
        assertThat(Main.run(new String[] {"--help"}, io, new Interrupts())).isZero();
        assertThat(io.readerGone()).isTrue();
        assertThat(text(err)).isEmpty();
    }
}
