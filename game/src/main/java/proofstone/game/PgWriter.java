package proofstone.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Writes a {@link PositionalGame} as a {@code .pg} file, which {@link PgReader} reads back. */
public final class PgWriter {
    private final PositionalGame game;
    private final StringBuilder text = new StringBuilder();

    private PgWriter(PositionalGame game) {
        this.game = game;
    }

    /** Returns the text of the file: one section after the other, one winning set a line. */
    public static String toText(PositionalGame game) {
        PgWriter writer = new PgWriter(game);
        writer.writeAll();
        return writer.text.toString();
    }

    /** Writes the file in UTF-8. */
    public static void write(PositionalGame game, Path file) throws IOException {
        Files.writeString(file, toText(game));
    }

    private void writeAll() {
        game.version().ifPresent(version -> section(PgSection.VERSION, List.of(version)));
        section(PgSection.TIMES, game.plies().stream().map(PositionalGame.Ply::name).toList());
        section(PgSection.BLACKTURNS, blackTurns());
        section(PgSection.POSITIONS, game.positions());
        sets(PgSection.BLACKWINS, game.blackWins());
        if (!game.whiteWins().isEmpty()) {
            sets(PgSection.WHITEWINS, game.whiteWins());
        }
        squares(PgSection.BLACKINITIALS, game.blackInitials());
        squares(PgSection.WHITEINITIALS, game.whiteInitials());
        squares(PgSection.FIRSTMOVES, game.firstMoves().orElse(SquareSet.empty()));
    }

    private List<String> blackTurns() {
        return game.plies().stream()
                .filter(ply -> ply.player() == Player.BLACK)
                .map(PositionalGame.Ply::name)
                .toList();
    }

    private void section(PgSection section, List<String> words) {
        text.append(section.codeWord()).append('\n');
        if (!words.isEmpty()) {
            text.append(String.join(" ", words)).append('\n');
        }
    }

    private void sets(PgSection section, List<SquareSet> sets) {
        text.append(section.codeWord()).append('\n');
        sets.forEach(set -> text.append(names(set)).append('\n'));
    }

    private void squares(PgSection section, SquareSet squares) {
        if (!squares.isEmpty()) {
            text.append(section.codeWord()).append('\n').append(names(squares)).append('\n');
        }
    }

    private String names(SquareSet squares) {
        return squares.stream().mapToObj(game.positions()::get).collect(Collectors.joining(" "));
    }
}
