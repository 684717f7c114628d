package proofstone.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An animal (polyomino) that has a name: Harary's names up to six cells, a letter for pentominoes.
 *
 * @param name the name as it is written; it is read in any case
 * @param cells its cells in one orientation, as {@code row.column+row.column}
 */
record Animal(String name, String cells) {
    private static final List<Animal> KNOWN =
            List.of(
                    new Animal("elam", "0.0"),
                    new Animal("domino", "0.0+0.1"),
                    new Animal("tic", "0.0+0.1+0.2"),
                    new Animal("el", "0.0+1.0+1.1"),
                    new Animal("elly", "0.0+1.0+2.0+2.1"),
                    new Animal("fatty", "0.0+0.1+1.0+1.1"),
                    new Animal("knobby", "0.0+0.1+0.2+1.1"),
                    new Animal("tippy", "0.0+0.1+1.1+1.2"),
                    new Animal("skinny", "0.0+0.1+0.2+0.3"),
                    new Animal("snaky", "0.0+0.1+0.2+0.3+1.3+1.4"),
                    new Animal("F", "0.1+0.2+1.0+1.1+2.1"),
                    new Animal("I", "0.0+0.1+0.2+0.3+0.4"),
                    new Animal("L", "0.0+1.0+2.0+3.0+3.1"),
                    new Animal("N", "0.1+1.1+2.0+2.1+3.0"),
                    new Animal("P", "0.0+0.1+1.0+1.1+2.0"),
                    new Animal("T", "0.0+0.1+0.2+1.1+2.1"),
                    new Animal("U", "0.0+0.2+1.0+1.1+1.2"),
                    new Animal("V", "0.0+1.0+2.0+2.1+2.2"),
                    new Animal("W", "0.0+1.0+1.1+2.1+2.2"),
                    new Animal("X", "0.1+1.0+1.1+1.2+2.1"),
                    new Animal("Y", "0.1+1.0+1.1+2.1+3.1"),
                    new Animal("Z", "0.0+0.1+1.1+2.1+2.2"));

    /** Returns the animal of that name. */
    static Optional<Animal> named(String name) {
        return KNOWN.stream().filter(animal -> animal.name.equalsIgnoreCase(name)).findFirst();
    }

    /** Returns all names, for messages. */
    static String names() {
        return KNOWN.stream().map(Animal::name).collect(Collectors.joining(" "));
    }
}
