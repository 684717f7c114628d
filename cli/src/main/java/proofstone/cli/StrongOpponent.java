package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The {@link Opponent} whose strategy is a certificate of a strong game. */
record StrongOpponent(StrongWalkthrough walk) implements Opponent<List<Integer>> {
    @Override
    public String loser() {
        return Wording.name(walk.prover().opponent());
    }

    @Override
    public String forecast() {
        return walk.isWin() ? "so you will lose" : "so you will not win";
    }

    @Override
    public String outcome() {
        return walk.isWin() ? "You have lost." : "You have not won.";
    }

    @Override
    public String place() {
        return "square";
    }

    @Override
    public String turnHelp() {
        return walk.hasTurns()
                ? """
                b2-c3    puts the stones of your turn (several turns play several moves)
                b2       puts one of them
                """
                : """
                b2       puts your stone there (several squares play several moves)
                """;
    }

    @Override
    public Optional<String> replySentence() {
        String remark = walk.remark().isEmpty() ? "" : ": " + walk.remark();
        return walk.replySentence().map(reply -> reply + remark);
    }

    @Override
    public Optional<String> restOfTurn() {
        return walk.restOfTurn();
    }

    @Override
    public List<String> hint() {
        List<String> sentences = new ArrayList<>();
        replySentence().ifPresent(reply -> sentences.add(reply + "."));
        sentences.add("Next: " + walk.outlook() + ".");
        return sentences;
    }

    @Override
    public List<String> picture(TextBoard.Glyphs glyphs) {
        return TextBoard.lines(walk.scene(), glyphs);
    }

    @Override
    public List<String> free() {
        return StrongInput.names(walk.board(), walk.legalMoves());
    }
}
