package proofstone.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import proofstone.game.GameSyntaxException;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ReadOptions;
import proofstone.game.connect.RecordCharset;

/** The options that say what a record of a game does not say itself. */
final class RecordOptions {
    /** Reads the name of a charset. */
    static final class OfCharset implements ITypeConverter<RecordCharset> {
        @Override
        public RecordCharset convert(String value) {
            return RecordCharset.named(value)
                    .orElseThrow(() ->
                            new TypeConversionException(
                                    "'"
                                            + value
                                            + "' is no charset; expected one of "
                                            + RecordCharset.names()));
        }
    }

    /** Reads a constant in small letters with hyphens. */
    static <E extends Enum<E>> E constant(String what, String value, List<E> constants) {
        return constants.stream()
                .filter(each -> word(each).equals(value.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() ->
                        new TypeConversionException(
                                "'%s' is no %s; expected one of %s"
                                        .formatted(value, what, words(constants))));
    }

    private static <E extends Enum<E>> String words(List<E> constants) {
        return String.join(", ", constants.stream().map(RecordOptions::word).toList());
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Option(
            names = "--charset",
            paramLabel = "NAME",
            converter = OfCharset.class,
            description = {
                "Charset of the texts in a record that does not say it and is not in UTF-8:",
                "GB18030, CP949, CP932, CP1252."
            })
    private Optional<RecordCharset> charset = Optional.empty();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "The game of a record that does not name it, as connect:19,19,6,2,1.")
    private Optional<String> game = Optional.empty();

    /** Refuses the options where there is no record that needs them. */
    void requireNone() {
        new GivenOptions()
                .with("--charset", charset)
                .with("--game", game)
                .refuse("for records of Connect6, Gomoku and their family");
    }

    /** Returns how to read a record. */
    ReadOptions reading() throws GameSyntaxException {
        game.ifPresent(GameNames::requireNoSlipOfConnect);
        Optional<ConnectGame> known =
                game.isPresent() ? Optional.of(ConnectGame.parse(game.get())) : Optional.empty();
        return new ReadOptions(known, charset);
    }

    /** Returns all constants of a type in their order. */
    static <E extends Enum<E>> List<E> all(Class<E> type) {
        return Arrays.asList(type.getEnumConstants());
    }
}
