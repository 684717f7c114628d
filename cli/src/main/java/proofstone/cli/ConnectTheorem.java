package proofstone.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import proofstone.game.Player;
import proofstone.game.connect.ConnectCell;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.strong.InnerBoard;
import proofstone.knowledge.connect.ConnectWindow;

/**
 * What a win in the window of a board without ends says of all larger boards, and where the window
 * lies on the board.
 */
final class ConnectTheorem {
    private final ConnectWindow window;
    private final Player winner;
    private final ConnectPosition position;

    /** Speaks of a win of {@code winner}'s in the window of {@code position}. */
    ConnectTheorem(ConnectWindow window, Player winner, ConnectPosition position) {
        this.window = window;
        this.winner = winner;
        this.position = position;
    }

    /** Returns the lines for people. */
    List<String> lines() {
        InnerBoard inner = window.problem().board().inner().orElseThrow();
        String origin =
                origin().map(cell -> ", " + nameOf(cell) + " = " + inWindow(cell)).orElse("");
        return List.of(
                "theorem      " + statement(),
                "window       %d x %d%s".formatted(inner.rows(), inner.columns(), origin));
    }

    /** Returns what is proved. */
    String statement() {
        String larger = StrongWording.larger(winner, window.problem().board());
        return position.stones().isEmpty() ? larger : larger + ", with these stones";
    }

    /** Returns a square by its names on the board and in the window; empty if there is none. */
    Optional<Map<String, String>> originJson() {
        return origin().map(this::names);
    }

    private Map<String, String> names(ConnectCell cell) {
        Map<String, String> names = new LinkedHashMap<>();
        names.put("board", nameOf(cell));
        names.put("window", inWindow(cell));
        return names;
    }

    /** Returns the centre, or if it is far away from the stones, the first of them. */
    private Optional<ConnectCell> origin() {
        Stream<ConnectCell> stones = position.stones().keySet().stream().sorted();
        return Stream.concat(Stream.of(position.game().centre()), stones)
                .filter(cell -> window.square(cell).isPresent())
                .findFirst();
    }

    private String nameOf(ConnectCell cell) {
        return window.game().nameOf(cell);
    }

    private String inWindow(ConnectCell cell) {
        OptionalInt square = window.square(cell);
        return window.problem().board().board().layout().name(square.orElseThrow());
    }
}
