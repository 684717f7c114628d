package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void certificate_turnsIntoItsOtherFormAndBack() {
        String binary = Certificates.of("mnk:4,4,4", folder);
        Run.of("convert", binary, file("a.txt")).succeeds();
        assertThat(Path.of(file("a.txt"))).content().startsWith("proofstone-certificate 1 text\n");
        Run.of("convert", file("a.txt"), file("b.cert")).succeeds();
        assertThat(Path.of(file("b.cert"))).hasSameBinaryContentAs(Path.of(binary));
        Run.of("convert", "--text", file("a.txt"), file("b.txt")).succeeds();
        assertThat(Path.of(file("b.txt"))).hasSameBinaryContentAs(Path.of(file("a.txt")));
        Run.of("convert", "--binary", file("a.txt"), file("c.cert")).succeeds();
        assertThat(Path.of(file("c.cert"))).hasSameBinaryContentAs(Path.of(binary));
        assertThat(Run.of("convert", binary, "-").succeeds().out()).isEqualTo(contentOf("a.txt"));
        Run.of("check", file("a.txt"), file("b.cert")).succeeds();
    }

    private String contentOf(String name) {
        try {
            return Files.readString(Path.of(file(name)));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void game_turnsIntoAPgFileThatSolvesAlike() {
        Run.of("convert", "mnk:3,3,3", file("333.pg")).succeeds();
        assertThat(Run.of("solve", file("333.pg"), "--memory=32m").succeeds().out())
                .startsWith("Maker wins free:333.pg (weak, Maker to move)\n");
        Run.of("convert", file("333.pg"), file("again.pg")).succeeds();
        assertThat(contentOf("again.pg")).isEqualTo(contentOf("333.pg"));
        assertThat(Run.of("convert", "mnk:3,3,3", "-").succeeds().out())
                .isEqualTo(contentOf("333.pg"));
    }

    @Test
    void certificate_yieldsItsProblemAsPgFile() {
        String certificate = Certificates.of("mnk:3,3,3", folder, "--position=a1b2");
        Run.of("convert", certificate, file("p.pg")).succeeds();
        assertThat(contentOf("p.pg")).contains("#blackinitials\na1\n", "#whiteinitials\nb2\n");
    }

    @Test
    void pgFile_isAPositionOfItsBoard() {
        String certificate = Certificates.of("mnk:3,3,3", folder, "--position=a1b2");
        Run.of("convert", certificate, file("p.pg")).succeeds();
        assertThat(variation(file("p.pg"))).isEqualTo(variation("a1 b2"));
        assertThat(variation("a1 b2")).isNotEqualTo(variation("a1"));
    }

    private static String variation(String position) {
        String out =
                Run.of("solve", "mnk:3,3,3", "--rule=weak", "--position", position)
                        .succeeds()
                        .out();
        return out.substring(0, out.indexOf("searched"));
    }

    @Test
    void out_isNotOverwrittenUnlessAsked() throws Exception {
        Files.writeString(Path.of(file("old.pg")), "precious");
        Run.of("convert", "mnk:3,3,3", file("old.pg"))
                .fails(ExitCode.BAD_INPUT, "the file exists already; add --replace");
        assertThat(contentOf("old.pg")).isEqualTo("precious");
        Run.of("convert", "mnk:3,3,3", file("old.pg"), "--replace").succeeds();
    }

    @Test
    void wrongNames_areRefused() {
        Run.of("convert", "mnk:3,3,3", file("x.cert"))
                .fails(ExitCode.BAD_INPUT, "x.cert: expected a name in .pg for a game");
        Run.of("convert", "mnk:3,3,3", file("x.pg"), "--sgf", "capital")
                .fails(ExitCode.BAD_INPUT, "--sgf is for records of Connect6");
        Run.of("convert", file("none.cert"), file("x"))
                .fails(ExitCode.BAD_INPUT, "none.cert: no such file, and no GAME");
        Run.of("convert", "mnk:3,3", file("x.pg")).fails(ExitCode.BAD_INPUT, "expected mnk:ROWS");
        String binary = Certificates.of("mnk:3,3,3", folder);
        Run.of("convert", binary, "-", "--binary")
                .fails(ExitCode.BAD_INPUT, "--binary goes neither");
        for (String record : List.of("x.sgf", "x.HSGF", "x.lib", "x.psq", "x.moves", "x.tsv")) {
            Run.of("convert", binary, file(record))
                    .fails(ExitCode.BAD_INPUT, "a certificate is no record of a game");
        }
        for (String form : List.of("--text", "--binary")) {
            Run.of("convert", "mnk:3,3,3", file("z.pg"), form)
                    .fails(ExitCode.BAD_INPUT, form + " is for certificates");
            Run.of("convert", "#7,b6c4", file("z.sgf"), form)
                    .fails(ExitCode.BAD_INPUT, form + " is for certificates");
        }
        Run.of("convert", binary, file("y"), "--binary", "--text")
                .fails(ExitCode.BAD_INPUT, "--binary goes neither");
    }
}
