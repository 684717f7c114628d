package proofstone.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The Maker-Breaker reading of a {@link PositionalGame}: Black is Maker, White is Breaker.
 *
 * <p>Initials become stones and plies a limit on Maker's further stones. What follows Black's last
 * ply changes nothing, and plies beyond the free squares cannot be played; where the plies let
 * Maker fill all that he could get in alternation there is no limit.
 */
final class MakerBreaker {
    private static final String VERSION = "1.0";

    /** What a line of a certificate cannot hold. */
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

    private final PositionalGame game;
    private final String name;

    MakerBreaker(PositionalGame game, String name) {
        this.game = game;
        this.name = CONTROL.matcher(name).replaceAll("?");
    }

    WeakProblem problem() throws GameSyntaxException {
        requireNoWhiteWins();
        List<Player> turns = plies();
        Role first =
                turns.isEmpty() || turns.getFirst() == Player.BLACK ? Role.MAKER : Role.BREAKER;
        WeakPosition position = new WeakPosition(game.blackInitials(), game.whiteInitials(), first);
        Board board =
                new Board(
                        name,
                        new Hypergraph(game.positions().size(), game.blackWins()),
                        new FreeLayout(game.positions()),
                        List.of(Permutation.identity(game.positions().size())));
        Turns.Listed sizes = sizes(turns);
        if (sizes.isOrdinary()) {
            return new WeakProblem(
                    board, position, makerStones(turns, first), firstMoves(position));
        }
        if (firstMoves(position).isPresent()) {
            throw failure("#firstmoves do not go with several stones a turn yet");
        }
        return WeakProblem.of(board, position, sizes);
    }

    /** Returns how many neighbouring plies are one player's, from the first on. */
    private static Turns.Listed sizes(List<Player> plies) {
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < plies.size(); i++) {
            if (i > 0 && plies.get(i) == plies.get(i - 1)) {
                sizes.add(sizes.removeLast() + 1);
            } else {
                sizes.add(1);
            }
        }
        return new Turns.Listed(sizes);
    }

    private void requireNoWhiteWins() throws GameSyntaxException {
        for (SquareSet set : game.whiteWins()) {
            if (!set.intersects(game.blackInitials())) {
                throw failure("White has winning sets (#whitewins), so the game is strong");
            }
        }
    }

    /** Returns who moves at each ply that can be played. */
    private List<Player> plies() {
        List<PositionalGame.Ply> plies =
                game.plies().subList(0, Math.min(free(), game.plies().size()));
        return plies.stream().map(PositionalGame.Ply::player).toList();
    }

    private OptionalInt makerStones(List<Player> turns, Role first) {
        int stones = (int) turns.stream().filter(player -> player == Player.BLACK).count();
        int most = (first == Role.MAKER ? free() + 1 : free()) / 2;
        return stones >= most ? OptionalInt.empty() : OptionalInt.of(stones);
    }

    private Optional<SquareSet> firstMoves(WeakPosition position) throws GameSyntaxException {
        Optional<SquareSet> free = game.firstMoves().map(set -> set.minus(position.occupied()));
        if (free.isPresent() && free.get().isEmpty()) {
            throw failure("every square of #firstmoves is occupied from the start");
        }
        if (free.isPresent() && free.get().size() == 1 && position.toMove() == Role.BREAKER) {
            throw failure("White, who begins, may take the only free square of #firstmoves");
        }
        return free;
    }

    private GameSyntaxException failure(String problem) {
        return new GameSyntaxException("game " + Quote.of(name) + ": " + problem);
    }

    private int free() {
        return game.positions().size() - game.blackInitials().union(game.whiteInitials()).size();
    }

    /** See {@link PositionalGame#of}. */
    static PositionalGame game(WeakProblem problem) {
        if (problem.turns().orElse(null) instanceof Turns.UpTo) {
            throw new IllegalArgumentException(
                    "a .pg file cannot say that a player may choose how many stones he puts");
        }
        Layout layout = problem.board().layout();
        Hypergraph hypergraph = problem.board().hypergraph();
        WeakPosition position = problem.position();
        return new PositionalGame(
                Optional.of(VERSION),
                plies(problem),
                IntStream.range(0, hypergraph.squares()).mapToObj(layout::name).toList(),
                hypergraph.sets(),
                List.of(),
                position.maker(),
                position.breaker(),
                problem.firstMoves());
    }

    private static List<PositionalGame.Ply> plies(WeakProblem problem) {
        if (problem.turns().orElse(null) instanceof Turns.Listed listed) {
            return plies(listed.sizes(), problem.position().toMove());
        }
        WeakPosition position = problem.position();
        boolean makerFirst = position.toMove() == Role.MAKER;
        int free = problem.board().hypergraph().squares() - position.occupied().size();
        long limit = problem.makerStones().orElse(free);
        long wanted = makerFirst ? 2 * limit - 1 : Math.max(1, 2 * limit);
        List<PositionalGame.Ply> plies = new ArrayList<>();
        for (int i = 0; i < Math.min(wanted, free); i++) {
            Player player = (i % 2 == 0) == makerFirst ? Player.BLACK : Player.WHITE;
            plies.add(new PositionalGame.Ply("t" + (i + 1), player));
        }
        return plies;
    }

    private static List<PositionalGame.Ply> plies(List<Integer> sizes, Role first) {
        List<PositionalGame.Ply> plies = new ArrayList<>();
        for (int turn = 0; turn < sizes.size(); turn++) {
            boolean maker = (turn % 2 == 0) == (first == Role.MAKER);
            for (int i = 0; i < sizes.get(turn); i++) {
                Player player = maker ? Player.BLACK : Player.WHITE;
                plies.add(new PositionalGame.Ply("t" + (plies.size() + 1), player));
            }
        }
        return plies;
    }
}
