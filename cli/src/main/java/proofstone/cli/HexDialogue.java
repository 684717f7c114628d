package proofstone.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import proofstone.game.GameSyntaxException;

/** A game of Hex in the terminal: the user plays the losing side, the proof the other one. */
final class HexDialogue {
    private static final List<String> COMMANDS =
            List.of("undo", "board", "carrier", "help", "quit");

    private static final String HELP =
            """
            b2       puts your stone there (several cells play several moves)
            undo     takes your last move back
            board    draws the board
            carrier  lists the cells that the rest of the strategy depends on
            quit     ends the game\
            """;

    private final HexWalkthrough walk;
    private final Io io;
    private final TextBoard.Glyphs glyphs;

    /** Makes a game that starts where {@code walk} stands. */
    HexDialogue(HexWalkthrough walk, Io io, TextBoard.Glyphs glyphs) {
        this.walk = walk;
        this.io = io;
        this.glyphs = glyphs;
    }

    /** Plays until the game or the input ends. */
    void run() {
        io.line(walk.headline() + ".");
        io.line("You are " + you() + ", so you will lose. Type a cell, or help.");
        answer();
        try (LineSource lines = LineSource.open(io, this::words)) {
            Optional<String> line = Optional.of("");
            while (!walk.isOver() && line.isPresent() && obey(line.get().strip())) {
                line = lines.next(you().toLowerCase(Locale.ROOT) + "> ");
            }
        }
        if (walk.isOver()) {
            io.line(walk.outlook() + " You have lost.");
        }
    }

    private String you() {
        return HexWording.name(walk.prover().opponent());
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
            case "carrier" ->
                    io.line("Carrier: " + HexWording.cells(walk.board(), walk.carrier()) + ".");
            case "help", "?" -> io.line(HELP);
            default -> move(command);
        }
        return true;
    }

    private void undo() {
        boolean done = walk.undo();
        io.line(done ? "Your last move is taken back." : "There is no move of yours to take back.");
        draw();
    }

    private void move(String text) {
        try {
            for (int cell : walk.read(text)) {
                if (!moved(cell)) {
                    return;
                }
            }
        } catch (GameSyntaxException e) {
            String nearest = Suggestion.of(text, COMMANDS);
            io.line(text + " is neither a cell nor a command" + nearest + ". Try help.");
        }
    }

    private boolean moved(int cell) {
        Optional<String> objection = walk.objection(cell);
        objection.ifPresent(reason -> io.line(reason + "."));
        if (walk.isOver() || objection.isPresent()) {
            return false;
        }
        walk.play(cell);
        answer();
        return true;
    }

    private void answer() {
        walk.reply();
        draw();
        walk.lastReply()
                .ifPresent(cell ->
                        io.line(
                                HexWording.name(walk.prover())
                                        + " plays "
                                        + walk.board().name(cell)
                                        + "."));
    }

    private void draw() {
        io.line("");
        HexText.lines(walk.scene(), glyphs).forEach(io::line);
    }

    private Collection<String> words() {
        List<String> words = new ArrayList<>(COMMANDS);
        walk.position().free().forEach(cell -> words.add(walk.board().name(cell)));
        return words;
    }
}
