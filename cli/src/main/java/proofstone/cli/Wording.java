package proofstone.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import proofstone.game.Layout;
import proofstone.game.Player;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turns;
import proofstone.game.WeakProblem;
import proofstone.search.StopReason;

/** How the program speaks of players, squares and numbers; the same in every locale. */
final class Wording {
    private static final int MOST_SQUARES = 400;
    private static final int MOST_MOVES = 60;
    private static final int MOST_TURNS = 6;

    private Wording() {}

    /** Returns the name of a player as it stands in sentences. */
    static String name(Role role) {
        return role == Role.MAKER ? "Maker" : "Breaker";
    }

    /** Returns the name of a player of Hex or a strong game as it stands in sentences. */
    static String name(Player player) {
        return player == Player.BLACK ? "Black" : "White";
    }

    /** Returns the word of a player of Hex or a strong game on the command line and in JSON. */
    static String word(Player player) {
        return player == Player.BLACK ? "black" : "white";
    }

    /** Returns moves in their order, separated by spaces; a very long line of play is cut. */
    static String line(List<String> moves) {
        int more = moves.size() - MOST_MOVES;
        return more <= 0
                ? String.join(" ", moves)
                : String.join(" ", moves.subList(0, MOST_MOVES)) + " and " + more + " more";
    }

    /** Returns the names of squares, separated by spaces; a very long list is cut. */
    static String squares(Layout layout, SquareSet squares) {
        String names =
                squares.stream()
                        .limit(MOST_SQUARES)
                        .mapToObj(layout::name)
                        .collect(Collectors.joining(" "));
        int more = squares.size() - MOST_SQUARES;
        return more > 0 ? names + " and " + more + " more" : names;
    }

    /**
     * Returns game, rule and position of a problem, such as {@code mnk:3,3,3, weak, Maker to move}.
     */
    static String problem(WeakProblem problem) {
        StringBuilder text = new StringBuilder(problem.board().name()).append(" (weak, ");
        text.append(name(problem.position().toMove())).append(" to move");
        text.append(stones(problem, Role.MAKER, problem.position().maker()));
        text.append(stones(problem, Role.BREAKER, problem.position().breaker()));
        problem.turns().ifPresent(turns -> text.append(turns(turns)));
        problem.makerStones()
                .ifPresent(n -> text.append(", Maker puts at most ").append(count(n, "stone")));
        problem.firstMoves()
                .ifPresent(first ->
                        text.append(", Maker begins on ")
                                .append(squares(problem.board().layout(), first)));
        return text.append(')').toString();
    }

    /** Returns the stones of one turn, joined by {@code -}; a turn of none is a pass. */
    static String turn(Layout layout, List<Integer> stones) {
        return stones.isEmpty()
                ? "passes"
                : stones.stream().map(layout::name).collect(Collectors.joining("-"));
    }

    private static String turns(Turns turns) {
        return switch (turns) {
            case Turns.UpTo tile -> stones(tile);
            case Turns.Listed(List<Integer> sizes) ->
                    ", turns of "
                            + sizes.stream()
                                    .limit(MOST_TURNS)
                                    .map(Object::toString)
                                    .collect(Collectors.joining(" "))
                            + (sizes.size() > MOST_TURNS ? " ..." : "")
                            + " stones";
        };
    }

    private static String stones(Turns.UpTo tile) {
        int now = tile.now();
        String left = now < tile.most() ? ", now at most " + now : "";
        return tile.exclusive().isEmpty()
                ? ", 1 to " + tile.most() + " stones a turn" + left
                : ", any number of stones a turn, "
                        + count(tile.exclusive().size(), "exclusive square")
                        + ", "
                        + count(tile.last(), "stone")
                        + " in the last turn"
                        + left;
    }

    private static String stones(WeakProblem problem, Role role, SquareSet stones) {
        String names = squares(problem.board().layout(), stones);
        return names.isEmpty() ? "" : ", " + name(role) + " has " + names;
    }

    /** Returns a number with its thousands set off, such as {@code 1,234,567}. */
    static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Returns a number of things, such as {@code 1 step} or {@code 2 steps}. */
    static String count(long number, String thing) {
        return count(number, thing, thing + "s");
    }

    /** Returns a number of things whose plural is not made by an s. */
    static String count(long number, String thing, String things) {
        return number(number) + " " + (number == 1 ? thing : things);
    }

    /** Returns a time such as {@code 0.52 s} or {@code 12.3 s}. */
    static String seconds(double seconds) {
        return String.format(Locale.ROOT, seconds < 10 ? "%.2f s" : "%.1f s", seconds);
    }

    /** Returns the line of {@code solve} that says what a search took. */
    static String effort(long nodes, double seconds) {
        return "searched     " + count(nodes, "node") + " in " + seconds(seconds);
    }

    /** Returns why a search ended. */
    static String reason(StopReason stopped) {
        return switch (stopped) {
            case TIME -> "the time is over";
            case NODES -> "as many nodes as allowed are visited";
            case MEMORY -> "the memory is full";
            case UNPROVED -> "the answer that was found has no proof";
            case CANCELLED -> "interrupted";
        };
    }
}
