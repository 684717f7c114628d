package proofstone.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import proofstone.game.GameSyntaxException;
import proofstone.game.Hypergraph;
import proofstone.game.Layout;
import proofstone.game.MoveParser;
import proofstone.game.Quote;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turns;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectRecord;
import proofstone.game.connect.ReadOptions;

/**
 * Reads {@code --position}: moves, or a file that holds moves or a position.
 *
 * <p>What can be read as moves is moves, whatever files there are. Moves start from the position of
 * the game; the stones of a file replace it.
 */
final class PositionArgument {
    private static final Pattern FILE = Pattern.compile("(.+?)(?:#([0-9]{1,9}))?");
    private static final Pattern OTHER_RECORD =
            Pattern.compile(".*\\.(sgf|hsgf|lib|psq|gbk|tsv)", Pattern.CASE_INSENSITIVE);
    private static final long LONGEST_FILE = 1 << 20;

    private PositionArgument() {}

    /** Returns {@code start} with the position that {@code argument} describes. */
    static WeakProblem apply(String argument, WeakProblem start) throws GameSyntaxException {
        try {
            if (start.turns().isPresent()) {
                return turnsPlayed(argument, argument, start);
            }
            return played(argument, MoveParser.squares(start.board(), argument), start);
        } catch (GameSyntaxException noMoves) {
            Matcher matcher = FILE.matcher(argument);
            if (!matcher.matches()) {
                throw new BadInput("--position: " + noMoves.getMessage());
            }
            if (ConnectInput.isRecord(argument)) {
                return fromRecord(argument, start);
            }
            String name = matcher.group(1);
            Optional<Path> file = InputFile.path(name).filter(Files::exists);
            OptionalInt moves =
                    matcher.group(2) == null
                            ? OptionalInt.empty()
                            : OptionalInt.of(Integer.parseInt(matcher.group(2)));
            if (file.isEmpty()) {
                throw new BadInput(
                        "--position: " + noMoves.getMessage() + "; there is no such file either");
            }
            return fromFile(name, moves, start);
        }
    }

    private static WeakProblem fromFile(String name, OptionalInt moves, WeakProblem start)
            throws GameSyntaxException {
        if (OTHER_RECORD.matcher(name).matches()) {
            throw new BadInput(
                    name
                            + ": records of this kind are not read yet; expected a file of moves,"
                            + " a .pg file or a certificate");
        }
        Path file = InputFile.existing(name);
        boolean pg = ProblemOptions.isPgFile(name);
        if (!pg && !CertificateInput.looksLikeOne(file)) {
            return fromMoves(name, moves, start);
        }
        if (moves.orElse(0) > 0) {
            throw new BadInput(
                    name + " holds a position and no moves; leave #" + moves.getAsInt() + " out");
        }
        WeakProblem held =
                pg ? ProblemOptions.fromFile(name) : CertificateInput.read(name).problem();
        requireSameTurns(name, held, start);
        requireSameBoard(name, held, start);
        return transferred(name, held, start);
    }

    /** Two boards are the same if squares of the same names make the same winning sets. */
    private static void requireSameBoard(String name, WeakProblem from, WeakProblem to) {
        Hypergraph old = from.board().hypergraph();
        Hypergraph asked = to.board().hypergraph();
        boolean isSame =
                old.squares() == asked.squares()
                        && old.sets().stream()
                                .map(set -> renamed(name, set, from, to))
                                .collect(Collectors.toSet())
                                .equals(Set.copyOf(asked.sets()));
        if (!isSame) {
            throw new BadInput(name + ": a game on " + from.board() + ", not on " + to.board());
        }
    }

    /** Takes the moves of a record of k in a row on the same board with the same turns. */
    private static WeakProblem fromRecord(String argument, WeakProblem start)
            throws GameSyntaxException {
        ConnectInput input = ConnectInput.of(argument);
        ConnectRecord record = input.record(ReadOptions.NONE, note -> {});
        if (!isOfGame(record.game(), start)) {
            throw new BadInput(
                    "%s is a game of %s, not of %s"
                            .formatted(
                                    input.file(),
                                    Quote.printable(record.game().name()),
                                    start.board().name()));
        }
        String moves = record.moves(input.node(record));
        return start.turns().isPresent()
                ? turnsPlayed(argument, moves, start)
                : played(argument, MoveParser.squares(start.board(), moves), start);
    }

    private static boolean isOfGame(ConnectGame game, WeakProblem start) {
        Layout layout = start.board().layout();
        boolean sameBoard =
                start.board().hypergraph().squares() == layout.rows() * layout.columns()
                        && game.rows().orElse(0) == layout.rows()
                        && game.columns().orElse(0) == layout.columns();
        Optional<Turns> turns = start.turns();
        int squares = layout.rows() * layout.columns();
        Turns expected =
                Turns.Listed.regular(
                        game.first() == 0 ? game.stones() : game.first(), game.stones(), squares);
        return sameBoard
                && (turns.isEmpty()
                        ? game.stones() == 1 && game.first() == 1
                        : turns.get().equals(expected) && isFirst(game, start));
    }

    private static boolean isFirst(ConnectGame game, WeakProblem start) {
        Role first = game.first() == 0 ? Role.BREAKER : Role.MAKER;
        return start.position().toMove() == first;
    }

    private static WeakProblem fromMoves(String name, OptionalInt moves, WeakProblem start) {
        try {
            if (start.turns().isPresent()) {
                requireNoNumber(name, moves);
                return turnsPlayed(name, content(name), start);
            }
            List<Integer> squares = MoveParser.squares(start.board(), content(name));
            int count = moves.orElse(squares.size());
            if (count > squares.size()) {
                throw new BadInput(name + " has " + squares.size() + " moves, not " + count);
            }
            return played(name, squares.subList(0, count), start);
        } catch (GameSyntaxException e) {
            throw new BadInput(name + ": " + e.getMessage());
        }
    }

    private static String content(String name) {
        try {
            Path file = Path.of(name);
            if (!Files.isRegularFile(file)) {
                throw new BadInput(name + ": not a regular file");
            }
            if (Files.size(file) > LONGEST_FILE) {
                throw new BadInput(name + ": too long for a file of moves");
            }
            String moves = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            if (moves.isBlank()) {
                throw new BadInput(name + ": an empty file, expected moves");
            }
            return moves;
        } catch (IOException e) {
            throw new BadInput(name + ": cannot be read (" + e.getMessage() + ")");
        }
    }

    /** Takes over the stones and the player to move of a position on squares of the same names. */
    private static WeakProblem transferred(String name, WeakProblem from, WeakProblem to) {
        WeakPosition position = from.position();
        return new WeakProblem(
                to.board(),
                new WeakPosition(
                        renamed(name, position.maker(), from, to),
                        renamed(name, position.breaker(), from, to),
                        position.toMove()),
                from.makerStones(),
                from.firstMoves().map(squares -> renamed(name, squares, from, to)),
                from.turns());
    }

    /**
     * The stones of a turn are those of the game that is asked for, wherever the position stands.
     */
    private static void requireSameTurns(String name, WeakProblem from, WeakProblem to) {
        if (!hasTurnsOf(from, to)) {
            throw new BadInput(
                    name
                            + ": its stones a turn, or what is left of a turn, are not those of "
                            + to.board()
                            + " after as many stones");
        }
    }

    /** Returns whether the turns of {@code position} are those of {@code game} at its stones. */
    private static boolean hasTurnsOf(WeakProblem position, WeakProblem game) {
        if (position.turns().isEmpty() || game.turns().isEmpty()) {
            return position.turns().isEmpty() && game.turns().isEmpty();
        }
        Turns turns = position.turns().get();
        return switch (game.turns().get()) {
            case Turns.UpTo tile ->
                    turns instanceof Turns.UpTo there && there.ofMaker().equals(tile.ofMaker());
            case Turns.Listed _ ->
                    listedAt(position.position(), game).filter(turns::equals).isPresent();
        };
    }

    /**
     * Returns the turns that {@code game} has at the stones of a position; empty if never there.
     */
    private static Optional<Turns> listedAt(WeakPosition position, WeakProblem game) {
        int maker = position.maker().size() - game.position().maker().size();
        int breaker = position.breaker().size() - game.position().breaker().size();
        Role mover = game.position().toMove();
        Turns turns = game.turns().orElseThrow();
        while (maker + breaker > 0 && turns.now() > 0) {
            int stones = Math.min(turns.now(), maker + breaker);
            boolean whole = turns.isWhole(stones);
            maker -= mover == Role.MAKER ? stones : 0;
            breaker -= mover == Role.BREAKER ? stones : 0;
            turns = turns.after(stones);
            mover = whole ? mover.opponent() : mover;
        }
        boolean reached = maker == 0 && breaker == 0 && mover == position.toMove();
        return reached ? Optional.of(turns) : Optional.empty();
    }

    private static SquareSet renamed(
            String name, SquareSet squares, WeakProblem from, WeakProblem to) {
        Layout names = from.board().layout();
        SquareSet renamed = SquareSet.empty();
        for (int square : squares.toArray()) {
            OptionalInt there = to.board().layout().square(names.name(square));
            if (there.isEmpty()) {
                throw new BadInput(
                        name + ": " + names.name(square) + " is not a square of " + to.board());
            }
            renamed = renamed.with(there.getAsInt());
        }
        return renamed;
    }

    /** Returns the problem after {@code squares}; limits on Maker's stones and moves go on. */
    private static WeakProblem played(String source, List<Integer> squares, WeakProblem start) {
        WeakProblem problem = start;
        for (int i = 0; i < squares.size(); i++) {
            int square = squares.get(i);
            Optional<String> objection = objection(problem, square);
            if (objection.isPresent()) {
                throw new BadInput(
                        String.format(
                                Locale.ROOT,
                                "--position: move %d of %s: %s %s",
                                i + 1,
                                source,
                                start.board().layout().name(square),
                                objection.get()));
            }
            problem = after(problem, square);
        }
        return problem;
    }

    private static void requireNoNumber(String name, OptionalInt moves) {
        if (moves.isPresent()) {
            throw new BadInput(
                    name
                            + "#"
                            + moves.getAsInt()
                            + ": a game of several stones a turn is read whole");
        }
    }

    /**
     * Returns the problem after the turns of {@code text}. In a tile game each word is a turn;
     * where turns are listed the stones fill them one after the other, and joined stones must be of
     * one turn.
     */
    private static WeakProblem turnsPlayed(String source, String text, WeakProblem start)
            throws GameSyntaxException {
        WeakProblem problem = start;
        for (List<Integer> stones : MoveParser.turns(start.board(), text)) {
            Optional<String> objection = objection(problem, stones);
            if (objection.isPresent()) {
                String names = Wording.turn(start.board().layout(), stones);
                throw new BadInput("--position: " + source + ": " + names + " " + objection.get());
            }
            problem = problem.afterTurn(stones);
        }
        return problem;
    }

    private static Optional<String> objection(WeakProblem problem, List<Integer> stones) {
        if (problem.position().occupied().intersects(SquareSet.copyOf(stones))) {
            return Optional.of("is occupied");
        }
        Turns turns = problem.turns().orElseThrow();
        boolean isMakers = problem.position().toMove() == Role.MAKER;
        if (isMakers
                && turns instanceof Turns.UpTo tile
                && tile.exclusive().intersects(SquareSet.copyOf(stones))) {
            return Optional.of("has an exclusive square, on which only Breaker may put");
        }
        int now = turns.now();
        return stones.size() <= now
                ? Optional.empty()
                : Optional.of("has more stones than the " + now + " of the turn");
    }

    private static Optional<String> objection(WeakProblem problem, int square) {
        if (problem.position().occupied().contains(square)) {
            return Optional.of("is occupied");
        }
        if (problem.position().toMove() == Role.BREAKER) {
            return Optional.empty();
        }
        if (problem.makerStones().orElse(1) == 0) {
            return Optional.of("comes when Maker has no stones left");
        }
        boolean allowed = problem.firstMoves().map(first -> first.contains(square)).orElse(true);
        return allowed ? Optional.empty() : Optional.of("is not one of the first moves");
    }

    /** Returns the problem after a legal move. */
    static WeakProblem after(WeakProblem problem, int square) {
        boolean maker = problem.position().toMove() == Role.MAKER;
        OptionalInt stones = problem.makerStones();
        return new WeakProblem(
                problem.board(),
                problem.position().play(square),
                maker && stones.isPresent() ? OptionalInt.of(stones.getAsInt() - 1) : stones,
                maker ? Optional.empty() : problem.firstMoves());
    }
}
