package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TilingCommandTest {
    /** Rows of four and nothing else: no column holds a set. */
    private static final String ROWS =
            "proofstone-tiling 1\ntile t\nset a1 b1 c1 d1\nperiod 4 0\nperiod 0 1\nplace t 0 0\n";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static String documented(String name) {
        Path parent = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(parent.resolve("docs/tilings"))) {
            parent = Objects.requireNonNull(parent.getParent());
        }
        return parent.resolve("docs/tilings").resolve(name).toString();
    }

    private String file(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void b2_holdsElevenAndSaysWhatItMeans() {
        String file = documented("b2.tiling");
        Run run = Run.of("tiling", "check", file).succeeds();
        assertThat(run.lines().get(0))
                .isEqualTo(
                        "tiling       "
                                + file
                                + ": 1 tile, 2 placements in a period of 48 squares");
        assertThat(run.out())
                .contains(
                        "overlap      none; squares of no tile in a period: 0\n",
                        "holds        k = 11: every 11 in a row hold a winning set\n",
                        "fails        k = 10: 10 in a row from (",
                        "meaning      if Breaker wins the game of each tile (b2) against up to p",
                        "Connect(m,n,11,p,q) is drawn for all m, n >= 1 and 0 <= q <= p\n");
    }

    @Test
    void exitCode_saysWhetherKHolds() {
        String file = documented("b2.tiling");
        Run.of("tiling", "check", file, "--k", "12").succeeds();
        Run ten = Run.of("tiling", "check", file, "--k=10");
        assertThat(ten.code()).isEqualTo(1);
        assertThat(ten.out()).contains("fails        k = 10: ").doesNotContain("meaning");
        assertThat(Run.of("tiling", "check", file, "--k=3").out())
                .contains("fails        k = 3: 3 in");
        assertThat(Run.of("tiling", "check", documented("strip7-9.tiling"), "--k=7").code())
                .isZero();
    }

    @Test
    void json_saysTheSame() throws Exception {
        Run run = Run.of("tiling", "check", documented("b2.tiling"), "--json").succeeds();
        var object = StrictJson.asObject(Objects.requireNonNull(StrictJson.parse(run.out())));
        assertThat(object)
                .containsEntry("tiles", List.of("b2"))
                .containsKeys(
                        "file", "placements", "squares", "overlap", "free", "hole", "theorem");
        assertThat(String.valueOf(object.get("holds"))).startsWith("11");
        assertThat(String.valueOf(object.get("fails"))).startsWith("10");
    }

    @Test
    void tilesThatOverlap_andRowsWithoutSet_areRefuted() throws Exception {
        Run overlap = Run.of("tiling", "check", file("o", ROWS + "place t 1 0\n"));
        assertThat(overlap.code()).isEqualTo(1);
        assertThat(overlap.out()).contains("overlap      two tiles have the square (1,0)\n");
        Run rows = Run.of("tiling", "check", file("r", ROWS));
        assertThat(rows.code()).isEqualTo(1);
        assertThat(rows.out())
                .contains(
                        "holds        for no k: no winning set lies on the line from (0,0) upward\n")
                .doesNotContain("fails");
    }

    /** A pairing, one certificate for both of its tiles: nine in a row is drawn. */
    @Test
    void certificate_givesTheTheorem() throws Exception {
        String pairing = documented("pairing-9.tiling");
        String pair = Certificates.of("mnk:1,2,2", folder);
        Run run = Run.of("tiling", "check", pairing, "--certificate", pair).succeeds();
        assertThat(run.out())
                .contains("holds        k = 9: ", "certificate  " + pair + ": VALID breaker-wins")
                .endsWith(
                        "theorem      Connect(m,n,9,1,q) is drawn for all m, n >= 1 and 0 <= q <= 1\n");
        Run json = Run.of("tiling", "check", pairing, "--certificate", pair, "--json").succeeds();
        assertThat(json.out()).contains("\"theorem\": \"Connect(m,n,9,1,q) is drawn");
        String lost = Certificates.of("strip7:9", folder);
        Run.of("tiling", "check", documented("strip7-9.tiling"), "--certificate", lost)
                .fails(2, lost + ": proves maker-wins strip7:9", "expected that Breaker wins");
    }

    /** Theorem 1 of [Chiang2011], from a certificate and an enumeration. */
    @Test
    void certificateOfSeveralStones_givesElevenInARow() {
        String b2 = documented("b2.tiling");
        String two = Certificates.of("tile:b2,2", folder);
        assertThat(Run.of("tiling", "check", b2, "--certificate", two).succeeds().out())
                .contains("VALID breaker-wins tile:b2,2")
                .endsWith(
                        "theorem      Connect(m,n,11,2,q) is drawn for all m, n >= 1 and 0 <= q <= 2\n");
        Run pair = Run.of("tiling", "check", documented("pairing-9.tiling"), "--certificate", two);
        pair.fails(2, "no certificate is about the game of the tile pair");
    }

    /** A tiling file of one tile names its game. */
    @Test
    void tileOfATiling_canBeSolved() throws Exception {
        String eight = documented("eight.tiling");
        String one = folder.resolve("eight.cert").toString();
        Run.of("solve", "tile:" + eight + ",1", "--memory=32m", "--certificate", one).succeeds();
        assertThat(Run.of("tiling", "check", eight, "--certificate", one).succeeds().out())
                .contains("Connect(m,n,8,1,q) is drawn for all");
        Run.of("solve", "tile:" + documented("pairing-9.tiling") + ",1")
                .fails(2, "a tiling of several tiles, expected one");
    }

    @Test
    void certificate_ofAnotherGame_isRefused() throws Exception {
        String other = Certificates.of("mnk:4,4,4", folder);
        Run.of("tiling", "check", documented("strip7-9.tiling"), "--certificate", other)
                .fails(2, "no certificate is about the game of the tile strip7-9");
        Run broken =
                Run.of(
                        "tiling",
                        "check",
                        documented("strip7-9.tiling"),
                        "--certificate",
                        file("none", "nothing"));
        assertThat(broken.code()).isEqualTo(1);
        assertThat(broken.out()).contains("certificate  ", "UNREADABLE").doesNotContain("theorem");
    }

    @Test
    void badInput_isOneLine() throws Exception {
        Run.of("tiling").fails(2, "a command is missing, expected check or search");
        Run.of("tiling", "check", "nothing").fails(2, "nothing: no such file");
        Run.of("tiling", "check", file("x", "what\n")).fails(2, ":1: expected proofstone-tiling 1");
        Run.of("tiling", "check", "x", "--k", "0").fails(2, "'0' is not a number from 1 to");
        Run.of("tiling", "search", "--k=5", "--p=9", "--rows=1", "--cols=1")
                .fails(2, "--p is 9, at most 4");
    }

    /** The tile of twelve squares by which eight in a row is drawn. */
    @Test
    void search_findsATileAndTheCheckAgrees() throws Exception {
        String out = folder.resolve("found.tiling").toString();
        List<String> words = List.of("tiling", "search", "--k=8", "--p=1", "--rows=3", "--cols=4");
        List<String> arguments = new ArrayList<>(words);
        arguments.addAll(List.of("--out", out));
        Run run = Run.of(arguments.toArray(String[]::new)).succeeds();
        assertThat(run.out())
                .contains(
                        "family      parallelograms of 1 to 3 rows",
                        "open        0 (",
                        "Breaker holds 3 rows of 4, shear 1, mirrored bands at 0, drift 0\n");
        assertThat(Run.of("tiling", "check", out, "--k=8").succeeds().out()).contains("meaning");
        String[] again = arguments.toArray(String[]::new);
        Run.of(again).fails(ExitCode.BAD_INPUT, "add --replace to overwrite it");
        arguments.add("--replace");
        Run.of(arguments.toArray(String[]::new)).succeeds();
        String[] idle =
                Stream.concat(words.stream(), Stream.of("--replace")).toArray(String[]::new);
        Run.of(idle).fails(ExitCode.BAD_INPUT, "--replace is for the file of --out");
        Run eight = Run.of("tiling", "check", documented("eight.tiling")).succeeds();
        assertThat(eight.out()).contains("holds        k = 8: ");
    }

    @Test
    void search_excludesAFamily() {
        Run run = Run.of("tiling", "search", "--k=5", "--p=2", "--rows=2", "--cols=3").succeeds();
        assertThat(run.out()).contains("open        0 (", "found       0");
        Run json = Run.of("tiling", "search", "--k=5", "--p=2", "--rows=2", "--cols=3", "--json");
        var object = StrictJson.asObject(Objects.requireNonNull(StrictJson.parse(json.out())));
        assertThat(object).containsEntry("open", List.of()).containsKeys("family", "short", "lost");
    }
}
