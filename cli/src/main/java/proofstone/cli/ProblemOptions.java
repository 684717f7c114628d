package proofstone.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.PgReader;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

/** The options that say by which rule and from which position a game is played. */
final class ProblemOptions {
    /** The rules that {@code --rule} names. */
    enum Rule {
        /** Maker-Breaker. */
        WEAK,
        /** The first to fill a winning set wins. */
        STRONG
    }

    private static final String PG = ".pg";

    @Option(
            names = "--rule",
            paramLabel = "weak|strong",
            converter = Vocabulary.OfRule.class,
            completionCandidates = Vocabulary.OfRule.class,
            description = {
                "weak: Maker wins by filling a winning set, else Breaker.",
                "strong: the first to fill one wins (not solved yet).",
                "Default: strong for mnk and animal, weak for strip7 and .pg files."
            })
    private Optional<Rule> rule = Optional.empty();

    @Option(
            names = "--position",
            paramLabel = "MOVES|FILE",
            description = {
                "Moves from the first one on, the players in turn: \"c3 e3 b4\" or c3e3b4.",
                "Or a file of moves, a .pg file or a certificate; FILE#n stops after n moves."
            })
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--to-move",
            paramLabel = "maker|breaker",
            converter = Vocabulary.OfRole.class,
            completionCandidates = Vocabulary.OfRole.class,
            description = "Who moves next in the position. Default: the player whose turn it is.")
    private Optional<Role> toMove = Optional.empty();

    /** Returns whether {@code argument} is meant as a {@code .pg} file. */
    static boolean isPgFile(String argument) {
        return argument.toLowerCase(Locale.ROOT).endsWith(PG);
    }

    /** Refuses the options where {@code certificate} says already what they say. */
    void requireNone(String certificate) {
        if (rule.isPresent() || position.isPresent() || toMove.isPresent()) {
            throw new BadInput(
                    certificate
                            + " has its own rule and position; leave --rule, --position and"
                            + " --to-move out");
        }
    }

    /** Returns the problem that {@code game} and the options describe. */
    WeakProblem of(String game) throws GameSyntaxException {
        WeakProblem start = isPgFile(game) ? fromFile(game, rule) : named(game);
        if (position.isEmpty()) {
            return toMove.map(role -> turnedTo(start, role)).orElse(start);
        }
        WeakProblem reached = PositionArgument.apply(position.get(), start);
        return toMove.map(role -> turnedTo(reached, role)).orElse(reached);
    }

    private WeakProblem named(String game) throws GameSyntaxException {
        Board board = GameParser.parse(game);
        boolean weakByItself = board.name().startsWith("strip7:");
        Rule chosen = rule.orElse(weakByItself ? Rule.WEAK : Rule.STRONG);
        if (chosen == Rule.STRONG && weakByItself) {
            throw new BadInput("game " + game + " is a weak game; leave --rule strong out");
        }
        if (chosen == Rule.STRONG) {
            throw new BadInput("strong games are not solved yet; add --rule weak");
        }
        return WeakProblem.of(board, WeakPosition.empty(Role.MAKER));
    }

    /** Returns the problem that a {@code .pg} file describes. */
    static WeakProblem fromFile(String name, Optional<Rule> rule) throws GameSyntaxException {
        WeakProblem problem = weak(name);
        if (rule.equals(Optional.of(Rule.STRONG))) {
            throw new BadInput(name + " has no #whitewins, so it is weak; leave --rule strong out");
        }
        return problem;
    }

    private static WeakProblem weak(String name) throws GameSyntaxException {
        Path file = InputFile.existing(name);
        return PgReader.read(file).toWeakProblem("free:" + file.getFileName());
    }

    private static WeakProblem turnedTo(WeakProblem problem, Role role) {
        WeakPosition old = problem.position();
        return new WeakProblem(
                problem.board(),
                new WeakPosition(old.maker(), old.breaker(), role),
                problem.makerStones(),
                problem.firstMoves());
    }
}
