package proofstone.game.connect;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Files of every format, by their names: short ones that stand here, and real ones from a folder
 * {@code shared/samples} beside the clone or from the environment's {@code PROOFSTONE_SAMPLES}.
 */
public final class Samples {
    static final String COMPETITION =
            "{[C6][Anna][Bert][先手胜][2025.12.27 15:50][cup];B(J,10)MARK[1];W(I,11);W(K,9);B(J,11)}";
    static final String TREE = "(;B[JJ];W[JI];W[KL](;B[KI];B[LH])(;B[HL];B[IL]))\n";
    static final String LITTLE_GOLEM = "(;FF[4]EV[connect6]PB[a]PW[b];B[j10];W[k11i8];B[l8k9])";

    private static final String LIB =
            "ff52656e4c6962ff0304ffffffffffffffffffff0000780874657874086c6f6e6700"
                    + "6980894100014100675299d0a842";

    private Samples() {}

    static Map<String, byte[]> all() {
        Map<String, byte[]> files = new TreeMap<>(own());
        folder().ifPresent(folder -> addFolder(folder, files));
        return files;
    }

    static byte[] bytes(String name) {
        return Objects.requireNonNull(all().get(name), name);
    }

    private static Map<String, byte[]> own() {
        Map<String, byte[]> files = new TreeMap<>();
        files.put("own-competition.txt", utf8(COMPETITION));
        files.put("own-competition.gbk.txt", COMPETITION.getBytes(Charset.forName("GBK")));
        files.put("own-tree.sgf", utf8(TREE));
        files.put("own-golem.sgf", utf8(LITTLE_GOLEM));
        files.put(
                "own-small.sgf",
                utf8("(;GM[4]SZ[15];B[hh]TE[2]C[a];W[ih]LB[aa:x][bb:y](;B[ig])(;B[hi]))"));
        files.put("own-table.tsv", utf8("game\tresult\trecord\n7\tBWin\t" + LITTLE_GOLEM + "\n"));
        files.put("own.psq", utf8("Piskvorky 20x20, 11:11, 1\n2,10,0\n5,10,88\n-1\na.exe\n"));
        files.put("own.lib", HexFormat.of().parseHex(LIB));
        files.put("own.moves", utf8("connect:inf,inf,6,2,1\n(0,0) (1,0)-(-3,4)\n"));
        return files;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the folder of real files; empty if there is none. */
    public static Optional<Path> folder() {
        String given = System.getenv("PROOFSTONE_SAMPLES");
        if (given != null) {
            return Optional.of(Path.of(given));
        }
        Path here = Path.of("").toAbsolutePath();
        for (Path at = here; at != null; at = at.getParent()) {
            Path folder = at.resolve("shared/samples");
            if (Files.isDirectory(folder)) {
                return Optional.of(folder);
            }
        }
        return Optional.empty();
    }

    private static void addFolder(Path folder, Map<String, byte[]> files) {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.filter(each -> !each.toString().endsWith(".hsgf")).toList()) {
                files.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
