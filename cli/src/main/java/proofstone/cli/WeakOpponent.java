package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import proofstone.game.SquareSet;

/** The {@link Opponent} whose strategy is a certificate of a weak game. */
record WeakOpponent(Walkthrough walk) implements Opponent<List<Integer>> {
    @Override
    public String loser() {
        return Wording.name(walk.prover().opponent());
    }

    @Override
    public String place() {
        return "square";
    }

    @Override
    public String turnHelp() {
        return """
        b2       puts your stone there (several squares play several moves)
        b2-c3    puts several stones in one turn, where the game has them
        """;
    }

    @Override
    public Optional<String> replySentence() {
        return walk.replySentence();
    }

    @Override
    public List<String> hint() {
        List<String> sentences = new ArrayList<>();
        walk.explainedReply().ifPresent(reply -> sentences.add(reply + "."));
        sentences.add("Next: " + walk.outlook() + ".");
        return sentences;
    }

    @Override
    public List<String> picture(TextBoard.Glyphs glyphs) {
        return TextBoard.lines(walk.scene(), glyphs);
    }

    @Override
    public List<String> free() {
        SquareSet all = SquareSet.range(walk.board().hypergraph().squares());
        return all.minus(walk.position().occupied()).stream()
                .mapToObj(square -> walk.board().layout().name(square))
                .toList();
    }
}
