package proofstone.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The {@link Opponent} whose strategy is a certificate of Hex. */
record HexOpponent(HexWalkthrough walk) implements Opponent<Integer> {
    @Override
    public String loser() {
        return Wording.name(walk.prover().opponent());
    }

    @Override
    public String place() {
        return "cell";
    }

    @Override
    public String turnHelp() {
        return """
        b2       puts your stone there (several cells play several moves)
        """;
    }

    @Override
    public Optional<String> replySentence() {
        return walk.lastReply().stream()
                .mapToObj(walk.board()::name)
                .map(cell -> Wording.name(walk.prover()) + " plays " + cell)
                .findFirst();
    }

    @Override
    public List<String> hint() {
        return Stream.concat(walk.reason().stream(), Stream.of("Next: " + walk.outlook()))
                .map(sentence -> sentence + ".")
                .toList();
    }

    @Override
    public List<String> picture(TextBoard.Glyphs glyphs) {
        return HexText.lines(walk.scene(), glyphs);
    }

    @Override
    public List<String> free() {
        return walk.position().free().stream().mapToObj(walk.board()::name).toList();
    }
}
