package proofstone.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import proofstone.game.GameSyntaxException;
import proofstone.game.connect.ConnectRecord;
import proofstone.game.connect.RecordCharset;
import proofstone.game.connect.RecordFormat;
import proofstone.game.connect.SgfStyle;
import proofstone.game.connect.WriteOptions;
import proofstone.game.connect.WrittenRecords;

/**
 * {@code convert} for records of Connect6, Gomoku and their family: its options and its work.
 *
 * <p>What was sloppy about the record and what the new format does not hold goes to standard error.
 */
final class ConnectConvert {
    /** Reads the name of a dialect of SGF. */
    static final class OfStyle implements ITypeConverter<SgfStyle> {
        @Override
        public SgfStyle convert(String value) {
            List<SgfStyle> all = RecordOptions.all(SgfStyle.class);
            return RecordOptions.constant("dialect of SGF", value, all);
        }
    }

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private RecordOptions reading;

    @Option(
            names = "--out-charset",
            paramLabel = "NAME",
            converter = RecordOptions.OfCharset.class,
            description = "Charset of the texts in OUT. Default: UTF-8, of .gbk.txt GB18030.")
    private Optional<RecordCharset> charset = Optional.empty();

    @Option(
            names = "--sgf",
            paramLabel = "DIALECT",
            converter = OfStyle.class,
            description =
                    "How SGF of Connect games is written: small, capital, no-first-stone, "
                            + "little-golem. Default: small.")
    private Optional<SgfStyle> style = Optional.empty();

    /** Returns whether a record that this class reads is to be written as one. */
    boolean converts(String in, String out) {
        return ConnectInput.isRecord(in) && !out.toLowerCase(Locale.ROOT).endsWith(".hsgf");
    }

    /** Refuses the options where no record that this class reads is converted. */
    void requireNone() {
        reading.requireNone();
        new GivenOptions()
                .with("--sgf", style)
                .with("--out-charset", charset)
                .refuse("for records of Connect6, Gomoku and their family");
    }

    /** Returns the file {@code out} made of the record {@code in}. */
    byte[] converted(String in, String out, Io io) throws GameSyntaxException {
        ConnectInput input = ConnectInput.of(in);
        if (input.hasTurns()) {
            throw new BadInput(in + ": a record is converted as a whole; leave # out");
        }
        RecordFormat format = format(out);
        List<ConnectRecord> records =
                input.records(reading.reading(), note -> io.err().println("note: " + note));
        try {
            WrittenRecords written = format.write(records, writing(out));
            written.losses().forEach(loss -> io.err().println("note: " + loss));
            return written.bytes();
        } catch (IllegalArgumentException e) {
            throw new BadInput(out + ": " + e.getMessage());
        }
    }

    private static RecordFormat format(String out) {
        return out.equals("-")
                ? RecordFormat.MOVES
                : RecordFormat.named(out)
                        .orElseThrow(() ->
                                new BadInput(
                                        out
                                                + ": expected a name in .sgf, .tsv, .txt, .psq, .lib or .moves,"
                                                + " or - for the moves"));
    }

    private WriteOptions writing(String out) {
        boolean gbk = out.toLowerCase(Locale.ROOT).endsWith(".gbk.txt");
        RecordCharset usual = gbk ? RecordCharset.GB18030 : RecordCharset.UTF_8;
        return new WriteOptions(charset.orElse(usual), style.orElse(SgfStyle.SMALL));
    }
}
