package proofstone.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import proofstone.game.GameSyntaxException;
import proofstone.game.SquareSet;

/** A game in the terminal: the user plays the losing side, the proof plays the other one. */
final class Dialogue {
    private static final List<String> COMMANDS =
            List.of("undo", "board", "hint", "carrier", "help", "quit");

    private static final String HELP =
            """
            b2       puts your stone there (several squares play several moves)
            b2-c3    puts several stones in one turn, where the game has them
            undo     takes your last move back
            board    draws the board
            hint     says why the answer was right
            carrier  lists the squares that the rest of the strategy depends on
            quit     ends the game\
            """;

    private final Walkthrough walk;
    private final Io io;
    private final TextBoard.Glyphs glyphs;

    /** Makes a game that starts where {@code walk} stands. */
    Dialogue(Walkthrough walk, Io io, TextBoard.Glyphs glyphs) {
        this.walk = walk;
        this.io = io;
        this.glyphs = glyphs;
    }

    /** Plays until the game or the input ends. */
    void run() {
        io.line(walk.headline() + ".");
        io.line("You are " + you() + ", so you will lose. Type a square, or help.");
        answer();
        try (LineSource lines = LineSource.open(io, this::words)) {
            Optional<String> line = Optional.of("");
            while (walk.end().isEmpty() && line.isPresent() && obey(line.get())) {
                line = lines.next(you().toLowerCase(Locale.ROOT) + "> ");
            }
        }
        walk.end().ifPresent(end -> io.line(end + " You have lost."));
    }

    private String you() {
        return Wording.name(walk.prover().opponent());
    }

    /** Returns whether the game goes on. */
    private boolean obey(String line) {
        String command = line.strip();
        switch (command.toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "quit", "exit" -> {
                return false;
            }
            case "undo" -> undo();
            case "board" -> draw();
            case "hint" -> hint();
            case "carrier" -> io.line("Carrier: " + walk.carrierText() + ".");
            case "help", "?" -> io.line(HELP);
            default -> move(command);
        }
        return true;
    }

    private void hint() {
        walk.explainedReply().ifPresent(reply -> io.line(reply + "."));
        io.line("Next: " + walk.outlook() + ".");
    }

    private void undo() {
        boolean done = walk.undo();
        io.line(done ? "Your last move is taken back." : "There is no move of yours to take back.");
        draw();
    }

    private void move(String text) {
        try {
            for (List<Integer> turn : walk.read(text)) {
                Optional<String> objection = walk.objection(turn);
                if (walk.end().isPresent() || objection.isPresent()) {
                    objection.ifPresent(reason -> io.line(reason + "."));
                    return;
                }
                walk.play(turn);
                answer();
            }
        } catch (GameSyntaxException e) {
            String nearest = Suggestion.of(text, COMMANDS);
            io.line(text + " is neither a square nor a command" + nearest + ". Try help.");
        }
    }

    private void answer() {
        walk.reply();
        draw();
        walk.replySentence().ifPresent(sentence -> io.line(sentence + "."));
    }

    private void draw() {
        io.line("");
        TextBoard.lines(walk.scene(), glyphs).forEach(io::line);
    }

    private Collection<String> words() {
        List<String> words = new ArrayList<>(COMMANDS);
        SquareSet occupied = walk.position().occupied();
        SquareSet.range(walk.board().hypergraph().squares())
                .minus(occupied)
                .forEach(square -> words.add(walk.board().layout().name(square)));
        return words;
    }
}
