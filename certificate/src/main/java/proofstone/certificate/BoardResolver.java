package proofstone.certificate;

import java.util.Optional;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;

/** Finds the board that a certificate names. */
@FunctionalInterface
public interface BoardResolver {
    /**
     * Returns the board of that name, or empty if there is none.
     *
     * <p>A board named {@code free} need not be known: its winning sets stand in the certificate.
     * One that is known and has the same sets gives its layout and its symmetries.
     */
    Optional<Board> resolve(String name);

    /** Returns the resolver that knows the names of {@link GameParser}. */
    static BoardResolver games() {
        return name -> {
            try {
                return Optional.of(GameParser.parse(name));
            } catch (GameSyntaxException e) {
                return Optional.empty();
            }
        };
    }
}
