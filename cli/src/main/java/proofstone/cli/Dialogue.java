package proofstone.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import proofstone.game.GameSyntaxException;

/**
 * A game in the terminal: the user plays the losing side, the proof plays the other one.
 *
 * @param <T> a turn of the user
 */
final class Dialogue<T> {
    private static final List<String> COMMANDS =
            List.of("undo", "board", "hint", "carrier", "help", "quit");

    private final Opponent<T> opponent;
    private final ProofGame<T> game;
    private final Io io;
    private final TextBoard.Glyphs glyphs;

    /** Makes a game that starts where {@code opponent} stands. */
    Dialogue(Opponent<T> opponent, Io io, TextBoard.Glyphs glyphs) {
        this.opponent = opponent;
        this.game = opponent.walk();
        this.io = io;
        this.glyphs = glyphs;
    }

    /** Plays until the game or the input ends. */
    void run() {
        String you = opponent.loser();
        String invitation =
                ", " + opponent.forecast() + ". Type a " + opponent.place() + ", or help.";
        io.line(game.headline() + ".");
        io.line("You are " + you + invitation);
        answer();
        try (LineSource lines = LineSource.open(io, this::words)) {
            Optional<String> line = Optional.of("");
            while (game.end().isEmpty() && line.isPresent() && obey(line.get().strip())) {
                line = lines.next(you.toLowerCase(Locale.ROOT) + "> ");
            }
        }
        game.end().ifPresent(end -> io.line(end + " " + opponent.outcome()));
    }

    /** Returns whether the game goes on. */
    private boolean obey(String command) {
        switch (command.toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "quit", "exit" -> {
                return false;
            }
            case "undo" -> undo();
            case "board" -> draw();
            case "hint" -> opponent.hint().forEach(io::line);
            case "carrier" -> io.line("Carrier: " + game.carrierText() + ".");
            case "help", "?" -> io.line(help());
            default -> move(command);
        }
        return true;
    }

    private String help() {
        return """
        %sundo     takes your last move back
        board    draws the board
        hint     says why the answer was right
        carrier  lists the %ss that the rest of the strategy depends on
        quit     ends the game\
        """
                .formatted(opponent.turnHelp(), opponent.place());
    }

    private void undo() {
        boolean done = game.undo();
        io.line(done ? "Your last move is taken back." : "There is no move of yours to take back.");
        draw();
    }

    private void move(String text) {
        try {
            for (T turn : game.read(text)) {
                Optional<String> objection = game.objection(turn);
                if (game.end().isPresent() || objection.isPresent()) {
                    objection.ifPresent(reason -> io.line(reason + "."));
                    return;
                }
                game.play(turn);
                answer();
            }
        } catch (GameSyntaxException e) {
            String nearest = Suggestion.of(text, COMMANDS);
            String kinds = " is neither a " + opponent.place() + " nor a command";
            io.line(text + kinds + nearest + ". Try help.");
        }
    }

    private void answer() {
        game.reply();
        draw();
        opponent.replySentence().ifPresent(sentence -> io.line(sentence + "."));
        opponent.restOfTurn().ifPresent(sentence -> io.line(sentence + "."));
    }

    private void draw() {
        io.line("");
        opponent.picture(glyphs).forEach(io::line);
    }

    private Collection<String> words() {
        List<String> words = new ArrayList<>(COMMANDS);
        words.addAll(opponent.free());
        return words;
    }
}
