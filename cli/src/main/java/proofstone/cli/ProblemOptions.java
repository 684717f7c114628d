package proofstone.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Option;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.Hypergraph;
import proofstone.game.Player;
import proofstone.game.Role;
import proofstone.game.Rule;
import proofstone.game.Turn;
import proofstone.game.Turns;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.TurnSearch;

/** The options that say by which rule and from which position a game is played. */
final class ProblemOptions {
    private static final String PG = ".pg";

    @Option(
            names = "--rule",
            paramLabel = "weak|strong",
            converter = Vocabulary.OfRule.class,
            completionCandidates = Vocabulary.OfRule.class,
            description = {
                "weak: Maker wins by filling a winning set, else Breaker.",
                "strong: the first to fill one wins, else it is a draw (mnk and animal).",
                "Default: strong for mnk, animal and connect, else weak."
            })
    private Optional<Rule> rule = Optional.empty();

    @Option(
            names = "--position",
            paramLabel = "MOVES|FILE",
            description = {
                "Moves from the first one on, the players in turn: \"c3 e3 b4\" or c3e3b4; "
                        + "several stones of one turn as \"c3 e3-b4\".",
                "Or a file of moves, a .pg file or a certificate of the same board; FILE#n stops after n "
                        + "moves.",
                "For connect and mnk also a record of the same game: FILE, FILE@3 its third game; FILE#n "
                        + "stops after n turns.",
                "For Hex also a record in .sgf or .hsgf, or a link such as #7,b6c4."
            })
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--to-move",
            paramLabel = "PLAYER",
            converter = Vocabulary.OfMover.class,
            completionCandidates = Vocabulary.OfMover.class,
            description = {
                "Who moves next in the position: maker or breaker in weak games, else black or white.",
                "Default: the player whose turn it is."
            })
    private Optional<String> toMove = Optional.empty();

    @Option(
            names = "--maker-stones",
            paramLabel = "N",
            description = {
                "Maker must fill a set with at most N further stones, one a turn.",
                "Default: no limit, or the one of the .pg file."
            })
    private Optional<Integer> makerStones = Optional.empty();

    /** Returns whether {@code argument} is meant as a {@code .pg} file. */
    static boolean isPgFile(String argument) {
        return argument.toLowerCase(Locale.ROOT).endsWith(PG);
    }

    /** Refuses the options where {@code certificate} says already what they say. */
    void requireNone(String certificate) {
        new GivenOptions()
                .with("--rule", rule)
                .with("--position", position)
                .with("--to-move", toMove)
                .with("--maker-stones", makerStones)
                .refuseTo(certificate + " has its own rule and position");
    }

    /** Returns the problem that {@code game} and the options describe. */
    WeakProblem of(String game) throws GameSyntaxException {
        WeakProblem start = GameParser.weakProblem(game, rule);
        WeakProblem reached =
                position.isPresent() ? PositionArgument.apply(position.get(), start) : start;
        WeakProblem turned = toMove.map(word -> turnedTo(reached, role(word))).orElse(reached);
        return makerStones.map(stones -> limited(turned, stones)).orElse(turned);
    }

    private static Role role(String word) {
        for (Role role : Role.values()) {
            if (role.word().equals(word)) {
                return role;
            }
        }
        throw new BadInput("--to-move " + word + ": expected maker or breaker");
    }

    /** Returns whether {@code game} with these options is a strong game. */
    boolean isStrong(String game) throws GameSyntaxException {
        return StrongGames.isStrong(game, rule);
    }

    /** Returns the problem of a strong game that {@code game} and the options describe. */
    StrongProblem strong(String game) throws GameSyntaxException {
        if (makerStones.isPresent()) {
            throw new BadInput("--maker-stones is for weak games");
        }
        StrongProblem start = StrongGames.problem(game);
        StrongProblem reached =
                position.isPresent() ? StrongInput.position(start, position.get()) : start;
        Turn turn = reached.position().turn();
        Turn asked =
                toMove.map(ProblemOptions::player)
                        .filter(player -> player != turn.player())
                        .map(player -> new Turn(player, reached.board().stonesATurn()))
                        .orElse(turn);
        requireWholeTurns(start, asked);
        return new StrongProblem(
                reached.board(), reached.position().withTurn(asked), reached.plies());
    }

    /**
     * Refuses a first turn of more stones than the others: no proof speaks of such a turn, and
     * moves of a game of one stone a turn alternate.
     */
    private static void requireWholeTurns(StrongProblem start, Turn turn) {
        int each = start.board().stonesATurn();
        int first = start.position().turn().left();
        if (turn.left() > each || (first > each && each == 1)) {
            throw new BadInput(
                    StrongWording.longTurn(start.board().name(), first, each)
                            + "; expected at most as many in a strong game");
        }
    }

    /** Returns whether {@code game} is Connect and no rule is given, so that threats decide. */
    boolean isConnect(String game) {
        boolean rim = StrongGames.hasRim(game);
        return game.strip().startsWith("connect:") && !rim && rule.isEmpty();
    }

    /** Returns the position of Connect that {@code game} and the options describe. */
    ConnectPosition connect(String game) throws GameSyntaxException {
        if (makerStones.isPresent()) {
            throw new BadInput("--maker-stones is for weak games");
        }
        ConnectGame rules = ConnectGame.parse(game);
        ConnectPosition reached =
                position.isPresent()
                        ? ConnectPositions.of(rules, position.get())
                        : ConnectPosition.start(rules);
        return ConnectPositions.turnedTo(reached, toMove.map(ProblemOptions::player));
    }

    /** Returns the position of Hex that {@code game} and the options describe. */
    HexPosition hex(String game) throws GameSyntaxException {
        new GivenOptions()
                .with("--rule", rule)
                .with("--maker-stones", makerStones)
                .refuse("not for Hex");
        HexBoard board = HexBoard.parse(game);
        HexPosition reached =
                position.map(text -> HexInput.position(board, text))
                        .orElseGet(() -> HexPosition.empty(board));
        return toMove.map(word -> reached.withToMove(player(word))).orElse(reached);
    }

    private static Player player(String word) {
        for (Player player : Player.values()) {
            if (Wording.word(player).equals(word)) {
                return player;
            }
        }
        throw new BadInput("--to-move " + word + ": expected black or white");
    }

    /** Refuses a problem that the solver cannot take on. */
    static void requireCovered(WeakProblem problem) {
        if (problem.turns().isPresent()) {
            TurnSearch.objection(problem)
                    .ifPresent(reason -> {
                        throw new BadInput(problem.board() + ": " + reason);
                    });
        }
    }

    /** Returns the problem that a {@code .pg} file describes. */
    static WeakProblem fromFile(String name) throws GameSyntaxException {
        return GameParser.weakProblem(InputFile.existing(name).toString(), Optional.empty());
    }

    private static WeakProblem limited(WeakProblem problem, int stones) {
        if (stones < 0 || stones > Hypergraph.MAX_SQUARES) {
            throw new BadInput(
                    "--maker-stones " + stones + ": expected 0 to " + Hypergraph.MAX_SQUARES);
        }
        if (problem.turns().isPresent()) {
            throw new BadInput("--maker-stones: for games with one stone a turn");
        }
        return new WeakProblem(
                problem.board(), problem.position(), OptionalInt.of(stones), problem.firstMoves());
    }

    private static WeakProblem turnedTo(WeakProblem problem, Role role) {
        WeakPosition old = problem.position();
        if (problem.turns().isPresent()) {
            return turnedTo(problem, problem.turns().get(), role);
        }
        return new WeakProblem(
                problem.board(),
                new WeakPosition(old.maker(), old.breaker(), role),
                problem.makerStones(),
                problem.firstMoves());
    }

    private static WeakProblem turnedTo(WeakProblem problem, Turns turns, Role role) {
        WeakPosition old = problem.position();
        if (old.toMove() == role) {
            return problem;
        }
        if (turns instanceof Turns.UpTo tile) {
            WeakPosition turned = new WeakPosition(old.maker(), old.breaker(), role);
            return WeakProblem.of(problem.board(), turned, tile.ofMaker());
        }
        throw new BadInput(
                "--to-move "
                        + role.word()
                        + ": it is the other player's turn, and the turns of"
                        + " several stones are given by the game");
    }
}
