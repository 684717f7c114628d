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
    record Valid(Proved proved) implements Verdict {
        @Override
        public String line() {
            return "VALID " + proved.theorem() + " (" + proved.size() + ")";
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

    /** What a valid certificate proves, by whatever rule, and its size. */
    sealed interface Proved {
        /** Name of the game. */
        String game();

        /** The claim, such as {@code maker-wins}. */
        String claim();

        /** The player to move in the position, as a word. */
        String mover();

        /** The claim with everything it depends on, in words. */
        String theorem();

        /** Number of steps. */
        int steps();

        /** Greatest number of steps that were alive at once. */
        int live();

        /** Length of the file. */
        long bytes();

        /** Program that wrote the certificate, by its own word. */
        String producer();

        /** Its command line, by its own word. */
        String command();

        /** Steps, living steps and bytes, in words. */
        default String size() {
            return String.format(
                    Locale.ROOT, "%d steps, %d live, %d bytes", steps(), live(), bytes());
        }
    }

    /**
     * What a valid certificate of Hex proves, and its size.
     *
     * @param game name of the game
     * @param rows number of rows
     * @param columns number of columns
     * @param black cells of Black's stones in the position
     * @param white cells of White's stones in the position
     * @param toMove the player to move in the position
     * @param winner the player whose win is proved
     * @param producer program that wrote the certificate, by its own word
     * @param command its command line, by its own word
     * @param steps number of steps
     * @param live greatest number of steps that were alive at once
     * @param bytes length of the file
     * @param kinds number of steps of each kind that occurs
     */
    record HexSummary(
            String game,
            int rows,
            int columns,
            List<Integer> black,
            List<Integer> white,
            Colour toMove,
            Colour winner,
            String producer,
            String command,
            int steps,
            int live,
            long bytes,
            Map<HexKind, Integer> kinds)
            implements Proved {

        /** Copies the collections. */
        public HexSummary {
            black = List.copyOf(black);
            white = List.copyOf(white);
            kinds = Map.copyOf(kinds);
        }

        @Override
        public String claim() {
            return winner.word() + "-wins";
        }

        @Override
        public String mover() {
            return toMove.word();
        }

        @Override
        public String theorem() {
            String stones =
                    black.isEmpty() && white.isEmpty()
                            ? ""
                            : ", black has " + names(black) + ", white " + names(white);
            return claim() + " " + game + ", " + mover() + " to move" + stones;
        }

        /** The letter of the column and the number of the row from the top. */
        private List<String> names(List<Integer> cells) {
            return cells.stream()
                    .map(cell -> (char) ('a' + cell % columns) + "" + (cell / columns + 1))
                    .toList();
        }
    }

    /**
     * What a valid certificate of a strong game proves, and its size.
     *
     * @param game name of the game
     * @param black squares of Black's stones in the position
     * @param white squares of White's stones in the position
     * @param toMove the player to move in the position
     * @param left how many stones of his turn he still has; empty if turns have one stone
     * @param plies after how many further plies the game is over; empty without limit
     * @param outcome what is proved
     * @param larger the larger boards of which it is proved; empty if of this board alone
     * @param usedTheorem the theorem on which it rests beside the steps; empty if there is none
     * @param producer program that wrote the certificate, by its own word
     * @param command its command line, by its own word
     * @param steps number of steps
     * @param live greatest number of steps that were alive at once
     * @param bytes length of the file
     * @param kinds number of steps of each kind that occurs
     */
    record StrongSummary(
            String game,
            List<Integer> black,
            List<Integer> white,
            Colour toMove,
            OptionalInt left,
            OptionalInt plies,
            Outcome outcome,
            Optional<String> larger,
            Optional<String> usedTheorem,
            String producer,
            String command,
            int steps,
            int live,
            long bytes,
            Map<StrongKind, Integer> kinds)
            implements Proved {

        /** Copies the collections. */
        public StrongSummary {
            black = List.copyOf(black);
            white = List.copyOf(white);
            kinds = Map.copyOf(kinds);
        }

        @Override
        public String claim() {
            return outcome.word();
        }

        @Override
        public String mover() {
            return toMove.word();
        }

        @Override
        public String theorem() {
            StringBuilder text = new StringBuilder();
            usedTheorem.ifPresent(name -> text.append("(with theorem ").append(name).append(") "));
            text.append(claim()).append(' ').append(game);
            larger.ifPresent(boards -> text.append(" (on all boards ").append(boards).append(')'));
            text.append(", ").append(mover()).append(" to move");
            left.ifPresent(
                    n -> text.append(" with ").append(n).append(n == 1 ? " stone" : " stones"));
            if (!black.isEmpty() || !white.isEmpty()) {
                text.append(", black has ").append(SquareNames.of(game, black));
                text.append(", white ").append(SquareNames.of(game, white));
            }
            plies.ifPresent(n -> text.append(", over after ").append(n).append(" plies"));
            return text.toString();
        }
    }

    /**
     * What a valid certificate of a weak game proves, and its size.
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
            Map<Kind, Integer> kinds)
            implements Proved {

        /** Copies the collections. */
        public Summary {
            maker = List.copyOf(maker);
            breaker = List.copyOf(breaker);
            firstMoves = firstMoves.map(List::copyOf);
            kinds = Map.copyOf(kinds);
        }

        @Override
        public String claim() {
            return winner.word() + "-wins";
        }

        @Override
        public String mover() {
            return toMove.word();
        }

        @Override
        public String theorem() {
            StringBuilder text = new StringBuilder();
            text.append(winner.word()).append("-wins ").append(game);
            text.append(", ").append(toMove.word()).append(" to move");
            if (!maker.isEmpty() || !breaker.isEmpty()) {
                text.append(", maker has ").append(SquareNames.of(game, maker));
                text.append(", breaker ").append(SquareNames.of(game, breaker));
            }
            makerStones.ifPresent(n -> text.append(", maker puts at most ").append(n));
            firstMoves
                    .map(moves -> SquareNames.of(game, moves))
                    .ifPresent(moves -> text.append(", maker begins on one of ").append(moves));
            // The name of a board says the turns, but not what is left of one.
            turns.filter(stones -> game.startsWith("free") || toMove == Player.BREAKER)
                    .ifPresent(stones -> text.append(", ").append(stones));
            return text.toString();
        }
    }
}
