package proofstone.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Where a dialogue gets the user's lines from. */
interface LineSource extends AutoCloseable {
    /** Returns the next line, or empty at the end. */
    Optional<String> next(String prompt);

    @Override
    void close();

    /**
     * Opens the input of a dialogue: with editing, history and completion on a terminal, line by
     * line otherwise.
     *
     * @param words what may be completed
     */
    static LineSource open(Io io, Supplier<Collection<String>> words) {
        boolean terminal =
                io.terminals().isTerminal(Terminals.Stream.IN)
                        && io.terminals().isTerminal(Terminals.Stream.OUT);
        try {
            return terminal ? new OfTerminal(io, words) : new OfStream(io);
        } catch (IOException e) {
            return new OfStream(io);
        }
    }

    /** Lines of a stream; no prompt is shown. */
    final class OfStream implements LineSource {
        private final Io io;
        private final BufferedReader reader;

        /** Reads the input of {@code io}. */
        OfStream(Io io) {
            this.io = io;
            this.reader =
                    new BufferedReader(new InputStreamReader(io.in(), StandardCharsets.UTF_8));
        }

        @Override
        public Optional<String> next(String prompt) {
            io.flush();
            try {
                return Optional.ofNullable(reader.readLine());
            } catch (IOException e) {
                return Optional.empty();
            }
        }

        @Override
        public void close() {
            // The stream belongs to the process.
        }
    }

    /** Lines of a terminal. */
    final class OfTerminal implements LineSource {
        private final Io io;
        private final Terminal terminal;
        private final LineReader reader;

        private OfTerminal(Io io, Supplier<Collection<String>> words) throws IOException {
            this.io = io;
            this.terminal = TerminalBuilder.builder().system(true).build();
            this.reader =
                    LineReaderBuilder.builder()
                            .terminal(terminal)
                            .completer((line, parsed, candidates) ->
                                    new StringsCompleter(List.copyOf(words.get()))
                                            .complete(line, parsed, candidates))
                            .build();
        }

        @Override
        public Optional<String> next(String prompt) {
            io.flush();
            try {
                return Optional.of(reader.readLine(prompt));
            } catch (UserInterruptException | EndOfFileException e) {
                return Optional.empty();
            }
        }

        @Override
        public void close() {
            try {
                terminal.close();
            } catch (IOException e) {
                io.err().println("proofstone: the terminal was not left in order");
            }
        }
    }
}
