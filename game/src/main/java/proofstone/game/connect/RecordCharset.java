package proofstone.game.connect;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** How the texts of a record are written as bytes, where the file does not say it. */
public enum RecordCharset {
    /** All of Unicode. */
    UTF_8("UTF-8", "UTF-8"),
    /** Chinese; GBK and GB2312 are parts of it. */
    GB18030("GB18030", "GB18030"),
    /** Korean, as Windows writes it. */
    CP949("CP949", "x-windows-949"),
    /** Japanese, as Windows writes it: Shift-JIS. */
    CP932("CP932", "windows-31j"),
    /** Western European, as Windows writes it. */
    CP1252("CP1252", "windows-1252");

    private final String label;
    private final Charset charset;

    RecordCharset(String label, String charset) {
        this.label = label;
        this.charset = Charset.forName(charset);
    }

    /** Returns the usual name. */
    public String label() {
        return label;
    }

    /** Returns the coding itself. */
    public Charset charset() {
        return charset;
    }

    /** Returns the charset of that name, which may also be GBK, GB2312, Shift_JIS or EUC-KR. */
    public static Optional<RecordCharset> named(String name) {
        String wanted =
                switch (name.strip().toUpperCase(Locale.ROOT)) {
                    case "UTF8" -> "UTF-8";
                    case "GBK", "GB2312", "CP936" -> "GB18030";
                    case "SHIFT_JIS", "SHIFT-JIS", "SJIS" -> "CP932";
                    case "EUC-KR", "KS_C_5601-1987" -> "CP949";
                    case "WINDOWS-1252" -> "CP1252";
                    default -> name.strip().toUpperCase(Locale.ROOT);
                };
        return Arrays.stream(values()).filter(each -> each.label.equals(wanted)).findFirst();
    }

    /** Returns all names, for a message. */
    public static String names() {
        return Arrays.stream(values()).map(RecordCharset::label).collect(Collectors.joining(", "));
    }
}
