package proofstone.cli;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/** Which standard streams are terminals. */
interface Terminals {
    /** No stream is one, as in tests and under other programs. */
    Terminals NONE = stream -> false;

    /** A standard stream. */
    enum Stream {
        /** Standard input. */
        IN(0),
        /** Standard output. */
        OUT(1),
        /** Standard error. */
        ERR(2);

        private final int descriptor;

        Stream(int descriptor) {
            this.descriptor = descriptor;
        }
    }

    /** Returns whether {@code stream} is a terminal. */
    boolean isTerminal(Stream stream);

    /**
     * The streams of the process.
     *
     * <p>{@code System.console()} does not tell standard error from the others, so this asks the C
     * library. The call costs some 30 ms the first time: ask late.
     */
    final class OfProcess implements Terminals {
        @Override
        public boolean isTerminal(Stream stream) {
            try {
                Optional<MethodHandle> isatty = isatty();
                return isatty.isPresent() && (int) isatty.get().invokeExact(stream.descriptor) == 1;
            } catch (Throwable unavailable) {
                return false;
            }
        }

        @SuppressWarnings("restricted")
        private static Optional<MethodHandle> isatty() {
            Linker linker = Linker.nativeLinker();
            Optional<MemorySegment> symbol = linker.defaultLookup().find("isatty");
            FunctionDescriptor type =
                    FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
            return symbol.map(address -> linker.downcallHandle(address, type));
        }
    }
}
