package proofstone.checker;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What the checker says of one certificate. */
public sealed interface Verdict {

    /** The verdict as one line without a line end. */
    String line();

    /** 0 valid, 1 invalid, 2 unreadable: the exit code of the command line. */
    int exitCode();

    /** Every step is accepted and the root proves the header's claim. */
    record Valid(Summary summary) implements Verdict {
        @Override
        public String line() {
            return "VALID " + summary.theorem() + " (" + summary.size() + ")";
        }

        @Override
        public int exitCode() {
            return 0;
        }
    }

    /**
     * The certificate breaks a rule.
     *
     * @param step the number of the step that is refused; 0 for the header. What is wrong after the
     *     last step, or with the root, has the number of the last step
     * @param reason the rule that is broken
     * @param detail what breaks it, for a person
     */
    record Invalid(int step, Reason reason, String detail) implements Verdict {
        @Override
        public String line() {
            String where = step == 0 ? "header" : "step " + step;
            return "INVALID " + where + ": " + reason.text() + ": " + detail;
        }

        @Override
        public int exitCode() {
            return 1;
        }
    }

    /** The input cannot be read as a certificate at all. */
    record Unreadable(Cause cause, String detail) implements Verdict {
        @Override
        public String line() {
            return "UNREADABLE: " + detail;
        }

        @Override
        public int exitCode() {
            return 2;
        }
    }

    /** Why an input cannot be read. */
    enum Cause {
        /** There is no such file. */
        MISSING,
        /** A directory, a pipe or a device. */
        NOT_A_FILE,
        /** The first bytes are not those of a certificate. */
        NO_CERTIFICATE,
        /** The file ends within its header. */
        HEADER_TRUNCATED,
        /** Checking needs more memory than the limits allow. */
        TOO_LARGE,
        /** The system cannot read the file. */
        IO_ERROR,
        /** The checking thread was interrupted. */
        INTERRUPTED
    }

    /**
     * What a valid certificate proves, and its size.
     *
     * @param game name of the game
     * @param squares number of squares
     * @param sets number of winning sets
     * @param maker squares of Maker's stones in the position
     * @param breaker squares of Breaker's stones in the position
     * @param toMove the player to move in the position
     * @param makerStones most further stones of Maker; empty if unlimited
     * @param firstMoves squares allowed for Maker's first move; empty if unrestricted
     * @param turns the stones of the turns in words; empty if each turn has one stone
     * @param winner the player whose win is proved
     * @param producer program that wrote the certificate, by its own word
     * @param command its command line, by its own word
     * @param steps number of steps
     * @param live greatest number of steps that were alive at once
     * @param bytes length of the file
     * @param kinds number of steps of each kind that occurs
     */
    record Summary(
            String game,
            int squares,
            int sets,
            List<Integer> maker,
            List<Integer> breaker,
            Player toMove,
            OptionalInt makerStones,
            Optional<List<Integer>> firstMoves,
            Optional<String> turns,
            Player winner,
            String producer,
            String command,
            int steps,
            int live,
            long bytes,
            Map<Kind, Integer> kinds) {

        /** Copies the collections. */
        public Summary {
            maker = List.copyOf(maker);
            breaker = List.copyOf(breaker);
            firstMoves = firstMoves.map(List::copyOf);
            kinds = Map.copyOf(kinds);
        }

        /** The claim with everything it depends on, in words. */
        public String theorem() {
            StringBuilder text = new StringBuilder();
            text.append(winner.word()).append("-wins ").append(game);
            text.append(", ").append(toMove.word()).append(" to move");
            if (!maker.isEmpty() || !breaker.isEmpty()) {
                text.append(", maker has ").append(maker).append(", breaker ").append(breaker);
            }
            makerStones.ifPresent(n -> text.append(", maker puts at most ").append(n));
            firstMoves.ifPresent(moves -> text.append(", maker begins on one of ").append(moves));
            // The name of a board says the turns, but not what is left of one.
            turns.filter(stones -> game.startsWith("free") || toMove == Player.BREAKER)
                    .ifPresent(stones -> text.append(", ").append(stones));
            return text.toString();
        }

        /** Steps, living steps and bytes, in words. */
        public String size() {
            return String.format(Locale.ROOT, "%d steps, %d live, %d bytes", steps, live, bytes);
        }
    }
}
