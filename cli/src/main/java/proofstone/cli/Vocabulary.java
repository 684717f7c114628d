package proofstone.cli;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import proofstone.game.Player;
import proofstone.game.Role;
import proofstone.game.Rule;
import proofstone.knowledge.Technique;
import proofstone.knowledge.TurnSearch;
import proofstone.knowledge.hex.HexTechnique;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.solver.Method;

/** The words of the command line that name techniques, searches, players and the like. */
final class Vocabulary {
    private Vocabulary() {}

    /**
     * Reads one of several words in any case, and lists all of them for help and completion.
     *
     * @param <T> what the words name
     */
    abstract static class OneOf<T> implements ITypeConverter<T>, Iterable<String> {
        private final String thing;
        private final Map<String, T> known = new LinkedHashMap<>();

        /** Makes the reader of words for {@code values}, each of which is a {@code thing}. */
        OneOf(String thing, T[] values, Function<T, String> word) {
            this.thing = thing;
            for (T value : values) {
                known.put(word.apply(value), value);
            }
        }

        @Override
        public T convert(String word) {
            return Optional.ofNullable(known.get(word.toLowerCase(Locale.ROOT)))
                    .orElseThrow(() -> new TypeConversionException(objection(word)));
        }

        /** Returns what the words given to an option name; refuses others by one line. */
        List<T> all(String option, List<String> words) {
            try {
                return words.stream().map(this::convert).toList();
            } catch (TypeConversionException e) {
                throw new BadInput(option + ": " + e.getMessage());
            }
        }

        private String objection(String word) {
            return "'%s' is no %s%s; expected one of %s"
                    .formatted(
                            word,
                            thing,
                            Suggestion.of(word, known.keySet()),
                            String.join(", ", known.keySet()));
        }

        @Override
        public Iterator<String> iterator() {
            return known.keySet().iterator();
        }
    }

    /** The techniques of weak games. */
    static final class OfTechnique extends OneOf<Technique> {
        OfTechnique() {
            super("technique", Technique.values(), Technique::word);
        }
    }

    /** The techniques of weak games of several stones a turn. */
    static final class OfTurnTechnique extends OneOf<Technique> {
        OfTurnTechnique() {
            super(
                    "technique of games of several stones a turn",
                    TurnSearch.techniques().toArray(Technique[]::new),
                    Technique::word);
        }
    }

    /** The techniques of Hex. */
    static final class OfHexTechnique extends OneOf<HexTechnique> {
        OfHexTechnique() {
            super("technique of Hex", HexTechnique.values(), HexTechnique::word);
        }
    }

    /** The techniques of strong games. */
    static final class OfStrongTechnique extends OneOf<StrongTechnique> {
        OfStrongTechnique() {
            super("technique of strong games", StrongTechnique.values(), StrongTechnique::word);
        }
    }

    /** In which directions a board grows. */
    static final class OfSides extends OneOf<StrongMonotone.Sides> {
        OfSides() {
            super("direction", StrongMonotone.Sides.values(), StrongMonotone.Sides::word);
        }
    }

    /** What may be looked for: players of weak games, verdicts of strong ones. */
    static final class OfProof extends OneOf<String> {
        OfProof() {
            super(
                    "verdict to prove",
                    new String[] {"maker", "breaker", "black-wins", "white-wins", "draw"},
                    word -> word);
        }
    }

    /** The words of the techniques of all games, those of weak games first. */
    static final class OfAnyTechnique implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            Set<String> words = new LinkedHashSet<>();
            new OfTechnique().forEach(words::add);
            new OfHexTechnique().forEach(words::add);
            new OfStrongTechnique().forEach(words::add);
            return words.iterator();
        }
    }

    /** The searches. */
    static final class OfMethod extends OneOf<Method> {
        OfMethod() {
            super("method", Method.values(), Method::word);
        }
    }

    /** The players of a weak game. */
    static final class OfRole extends OneOf<Role> {
        OfRole() {
            super("player of a weak game", Role.values(), Role::word);
        }
    }

    /** The players by the words of any game. */
    static final class OfMover extends OneOf<String> {
        OfMover() {
            super("player", new String[] {"maker", "breaker", "black", "white"}, word -> word);
        }
    }

    /** The players of a strong game. */
    static final class OfPlayer extends OneOf<Player> {
        OfPlayer() {
            super("player of a strong game", Player.values(), Wording::word);
        }
    }

    /** The rules of a game. */
    static final class OfRule extends OneOf<Rule> {
        OfRule() {
            super("rule", Rule.values(), Rule::word);
        }
    }

    /** The shells that complete commands. */
    static final class OfShell extends OneOf<CompletionCommand.Shell> {
        OfShell() {
            super("shell that is served", CompletionCommand.Shell.values(), shell -> lower(shell));
        }
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
