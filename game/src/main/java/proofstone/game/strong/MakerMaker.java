package proofstone.game.strong;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import proofstone.game.Board;
import proofstone.game.FreeLayout;
import proofstone.game.GameSyntaxException;
import proofstone.game.Hypergraph;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.PositionalGame;
import proofstone.game.Quote;
import proofstone.game.SquareSet;
import proofstone.game.Turn;

/**
 * The Maker-Maker reading of a {@link PositionalGame}, and the way back: both players fill winning
 * sets, and whoever does so first wins.
 *
 * <p>A set that both players list is owned by both. Initials become stones. Plies that no free
 * square is left for cannot be played; if all others can, there is no limit. All turns have as many
 * stones, but the first may have fewer, and the last ones end with the plies.
 */
public final class MakerMaker {
    private static final String VERSION = "1.0";

    /** What a line of a certificate cannot hold. */
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

    private MakerMaker() {}

    /**
     * Returns whether White can still fill a winning set, so that the game is no Maker-Breaker
     * game.
     */
    public static boolean isStrong(PositionalGame game) {
        return game.whiteWins().stream().anyMatch(set -> !set.intersects(game.blackInitials()));
    }

    /**
     * Returns the question of {@code game}: who fills a set of his first?
     *
     * @param name the name of the board, {@code free:} and more; control characters become {@code
     *     ?}
     * @throws GameSyntaxException if turns have different numbers of stones, or Black's first move
     *     is restricted
     */
    public static StrongProblem problem(PositionalGame game, String name)
            throws GameSyntaxException {
        String printed = CONTROL.matcher(name).replaceAll("?");
        if (game.firstMoves().isPresent()) {
            throw failure(printed, "#firstmoves do not go with #whitewins");
        }
        List<Player> plies = plies(game);
        List<Integer> turns = turns(plies);
        int stones = turns.stream().mapToInt(turn -> turn).max().orElse(1);
        if (turns.size() > 2 && !isRegular(turns, stones)) {
            throw failure(
                    printed, "turns of different numbers of stones do not go with #whitewins");
        }
        Player first = plies.isEmpty() ? Player.BLACK : plies.getFirst();
        Turn turn = new Turn(first, turns.size() < 2 ? stones : turns.getFirst());
        StrongPosition position =
                new StrongPosition(game.blackInitials(), game.whiteInitials(), turn);
        boolean limited = plies.size() < free(game);
        OptionalInt limit = limited ? OptionalInt.of(plies.size()) : OptionalInt.empty();
        return new StrongProblem(board(game, printed, stones), position, limit);
    }

    /** Returns whether the turns but the first and the last are whole ones. */
    private static boolean isRegular(List<Integer> turns, int stones) {
        return turns.subList(1, turns.size() - 1).stream().allMatch(turn -> turn == stones);
    }

    /** Returns how many plies in a row each player has. */
    private static List<Integer> turns(List<Player> plies) {
        List<Integer> turns = new ArrayList<>();
        int begin = 0;
        for (int i = 1; i <= plies.size(); i++) {
            if (i == plies.size() || plies.get(i) != plies.get(begin)) {
                turns.add(i - begin);
                begin = i;
            }
        }
        return turns;
    }

    private static GameSyntaxException failure(String name, String problem) {
        return new GameSyntaxException("game " + Quote.of(name) + ": " + problem);
    }

    private static int free(PositionalGame game) {
        return game.positions().size() - game.blackInitials().union(game.whiteInitials()).size();
    }

    /** Returns who moves at each ply that can be played. */
    private static List<Player> plies(PositionalGame game) {
        return game.plies().stream().limit(free(game)).map(PositionalGame.Ply::player).toList();
    }

    private static StrongBoard board(PositionalGame game, String name, int stones) {
        int squares = game.positions().size();
        Set<SquareSet> black = Set.copyOf(game.blackWins());
        Set<SquareSet> white = Set.copyOf(game.whiteWins());
        Set<SquareSet> all = new LinkedHashSet<>(game.blackWins());
        all.addAll(game.whiteWins());
        List<Owner> owners = new ArrayList<>();
        for (SquareSet set : all) {
            boolean both = black.contains(set) && white.contains(set);
            Owner single = black.contains(set) ? Owner.BLACK : Owner.WHITE;
            owners.add(both ? Owner.BOTH : single);
        }
        Board board =
                new Board(
                        name,
                        new Hypergraph(squares, List.copyOf(all)),
                        new FreeLayout(game.positions()),
                        List.of(Permutation.identity(squares)));
        SquareSet every = SquareSet.range(squares);
        return new StrongBoard(
                board, owners, every, every, Parry.FORBIDDEN, Optional.empty(), stones);
    }

    /**
     * Returns the game that asks the same question, with plies named t1, t2 and so on.
     *
     * @throws IllegalArgumentException if a {@code .pg} file cannot hold it: a player may not play
     *     everywhere, or a square has a name that no file can hold
     */
    public static PositionalGame game(StrongProblem problem) {
        StrongBoard board = problem.board();
        SquareSet all = SquareSet.range(board.squares());
        if (!board.blackSquares().equals(all) || !board.whiteSquares().equals(all)) {
            throw new IllegalArgumentException(
                    "a .pg file cannot say that a player may not play everywhere");
        }
        return new PositionalGame(
                Optional.of(VERSION),
                plies(problem),
                IntStream.range(0, board.squares()).mapToObj(board.board().layout()::name).toList(),
                sets(board, Player.BLACK),
                sets(board, Player.WHITE),
                problem.position().black(),
                problem.position().white(),
                Optional.empty());
    }

    private static List<SquareSet> sets(StrongBoard board, Player player) {
        return IntStream.range(0, board.sets().size())
                .filter(i -> board.owns(player, i))
                .mapToObj(board.sets()::get)
                .toList();
    }

    private static List<PositionalGame.Ply> plies(StrongProblem problem) {
        int free = problem.board().squares() - problem.position().occupied().size();
        List<PositionalGame.Ply> plies = new ArrayList<>();
        Turn turn = problem.position().turn();
        for (int i = 0; i < Math.min(free, problem.plies().orElse(free)); i++) {
            plies.add(new PositionalGame.Ply("t" + (i + 1), turn.player()));
            turn = turn.next(problem.board().stonesATurn());
        }
        return plies;
    }
}
