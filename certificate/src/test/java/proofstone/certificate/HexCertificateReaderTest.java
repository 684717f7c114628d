package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static proofstone.certificate.TestProofs.packed;
import static proofstone.certificate.TestProofs.signed;
import static proofstone.certificate.TestProofs.unpacked;
import static proofstone.certificate.TestProofs.with;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.Player;

/** Two certificates by hand, each refused with one change. */
class HexCertificateReaderTest {
    /** Black opens on b1; cells 0 1 over 2 3, edges 4 top, 5 bottom, 6 left, 7 right. */
    private static final String OPENING =
            """
            proofstone-certificate 1 text
            game hex:2
            rule hex
            rows 2
            columns 2
            black
            white
            to-move black
            claim black-wins
            producer by hand
            command none
            live 12
            steps 12
            adjacent black 1 4
            adjacent black 1 2
            adjacent black 2 5
            chain 1 2! 3!
            move 2 4!
            adjacent black 1 3
            adjacent black 3 5
            chain 5 7! 6!
            move 3 8!
            join 5! 9!
            chain 4 1! 10!
            move 1 11!
            """;

    /** Black has b2; cells 0 to 8, edges 9 top, 10 bottom, 11 left, 12 right. */
    private static final String CENTRE =
            """
            proofstone-certificate 1 text
            game hex:3
            rule hex
            rows 3
            columns 3
            black 4
            white
            to-move white
            claim black-wins
            producer by hand
            command none
            live 6
            steps 6
            adjacent black 1 9
            adjacent black 1 4
            chain 9 1! 2!
            capture 3! 1 2 /
            symmetry 1 4
            chain 9 4! 5!
            """;

    private static HexCertificate read(byte[] file) throws IOException {
        return HexCertificateReader.read(new ByteArrayInputStream(file));
    }

    private static void assertRefused(byte[] file, int step, String reason) {
        assertThatThrownBy(() -> read(file))
                .isInstanceOfSatisfying(
                        CertificateFormatException.class,
                        e -> {
                            assertThat(e.reason()).contains(reason);
                            assertThat(e.step()).isEqualTo(step);
                        });
    }

    private static void assertRefused(String text, Change change) {
        String old = change.from().replace('#', '\n');
        assertThat(text).containsOnlyOnce(old);
        String changed = text.replace(old, change.to().replace('#', '\n'));
        assertRefused(signed(changed), change.step(), change.reason());
    }

    /** One place of a text that is changed, and the refusal that follows. */
    private record Change(String from, String to, int step, String reason) {}

    @Test
    void reading_invertsWriting() throws Exception {
        for (String text : List.of(OPENING, CENTRE)) {
            HexCertificate certificate = read(signed(text));
            assertThat(certificate.winner()).isEqualTo(Player.BLACK);
            for (Form form : Form.values()) {
                HexCertificate again = read(bytes(certificate, form));
                assertThat(again.position()).isEqualTo(certificate.position());
                assertThat(again.root().claim()).isEqualTo(certificate.root().claim());
                assertThat(again.steps()).isEqualTo(certificate.steps());
            }
        }
    }

    private static byte[] bytes(HexCertificate certificate, Form form) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        HexCertificateWriter.write(certificate, out, form);
        return out.toByteArray();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "game hex:2|game hex:3|0|the board is hex:2",
                "game hex:2|game hex:2x2|0|the board is hex:2",
                "rule hex|rule weak|0|no certificate of Hex",
                "rows 2|rows 3|0|the board is hex:3x2",
                "rows 2|rows 0|0|no board of 0 by 2",
                "rows 2|rows 20|0|no board of 20 by 2",
                "columns 2|columns 0|0|no board of 2 by 0",
                "columns 2|columns 20|0|no board of 2 by 20",
                "black#white|black 4#white|0|square 4 is not on the board",
                "black#white|black 1 1#white|0|a square stands twice in a list",
                "black#white|black 0 1 2 3 0#white|0|a list is too long",
                "white#to|white 4#to|0|square 4 is not on the board",
                "white#to|white 0 1 2 3 0#to|0|a list is too long",
                "black#white#|black 3#white 3#|0|a square has two stones",
                "to-move black|to-move maker|0|'maker' is none of [black, white]",
                "black-wins|black|0|'black' is none of [black-wins, white-wins]",
                "live 12|live 0|0|a certificate has at least one step",
                "steps 12|steps 0|0|a certificate has at least one step",
                "live 12|live 3|4|more steps are alive than the header says",
                "steps 12|steps 13|13|unknown step 'sha256'",
                "steps 12|steps 10|10|a step other than the root is alive at the end",
                "move 1 11!|move 1 11|12|a step other than the root is alive at the end",
                "claim black-wins|claim white-wins|12|the root does not prove the claim",
                "to-move black|to-move white|12|the root has the other player to move",
                "black#white|black 3#white|12|a stone stands on the root's carrier",
                "white#to|white 2#to|12|a stone stands on the root's carrier",
                "steps 12|steps 11|11|the root relies on stones that the winner does not have",
                "black 1 4|red 1 4|1|'red' is none of [black, white]",
                "black 1 4|black 1|1|the line ends too early",
                "black 1 4|black 1 4 4|1|the line goes on where it should end",
                "black 1 4|black 1 8|1|no place of the board",
                "black 1 4|black 0 3|1|the ends do not touch",
                "black 1 4|white 1 4|1|an edge of the opponent's",
                "adjacent black 1 4|blocked|1|unknown step 'blocked'",
                "chain 1 2! 3!|chain 1|4|a chain has at least two links",
                "chain 1 2! 3!|chain 1 2! 4!|4|the child is no earlier step",
                "chain 1 2! 3!|chain 1 2 2!|4|a step names a child twice",
                "move 3 8!|move 3|9|the line ends too early",
                "move 3 8!|move 5 8!|9|the move is an end",
                "join 5! 9!|join 5! 2!|10|child 2 is no longer alive",
                "join 5! 9!|join|10|a join of nothing",
                "join 5! 9!|join 5!|10|hits all carriers",
            })
    void opening_isRefusedByItsReason(String from, String to, int step, String reason) {
        assertRefused(OPENING, new Change(from, to, step, reason));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "black 4#white|black 0#white|6|the root relies on stones that the winner",
                "1 4#chain 9 4! 5!|1 4!#symmetry 1 5!|6|the root does not join the winner's edges",
                "1 4#chain 9 4! 5!|1 4!#capture 5! 0 /|6|the root does not join the winner's edges",
                "capture 3! 1 2 /|capture 3! 1 2|4|a list lacks its end /",
                "capture 3! 1 2 /|capture 3! /|4|too many or too few cells",
                "capture 3! 1 2 /|capture 3! 1 9 /|4|square 9 is not on the board",
                "capture 3! 1 2 /|capture 3! 1 1 /|4|a square stands twice in a list",
                "3! 1 2 /|3! 0 1 2 3 4 5 6 7 8 0 /|4|a list is too long",
                "capture 3! 1 2 /|capture 3! 1 2 / 9|4|square 9 is not on the board",
                "capture 3! 1 2 /|capture 3! 1 2 / 7 7|4|a square stands twice in a list",
                "3! 1 2 /|3! 1 2 / 0 1 2 3 4 5 6 7 8 0|4|a list is too long",
                "capture 3! 1 2 /|capture 3! 1 /|4|the region is neither dead nor captured",
                "symmetry 1 4|symmetry 4 4|5|there is no symmetry 4",
                "symmetry 1 4|symmetry 0 4|5|the identity says nothing",
                "symmetry 1 4|symmetry 2 4|6|links of different players",
                "symmetry 1 4|symmetry 1 5|5|the child is no earlier step",
            })
    void centre_isRefusedByItsReason(String from, String to, int step, String reason) {
        assertRefused(CENTRE, new Change(from, to, step, reason));
    }

    /** The header takes 31 bytes; the turn, the claim and the steps begin at 14, 15 and 31. */
    @Test
    void binary_isRefusedByItsReason() throws Exception {
        byte[] body = unpacked(bytes(read(signed(OPENING)), Form.BINARY));
        assertThat(read(packed(body)).winner()).isEqualTo(Player.BLACK);
        assertRefused(packed(with(body, 12, 5)), 0, "a list is too long");
        assertRefused(packed(with(body, 14, 2)), 0, "2 is none of [black, white]");
        assertRefused(packed(with(body, 15, 2)), 0, "2 is none of [black-wins, white-wins]");
        assertRefused(packed(with(body, 31, 17)), 1, "unknown kind 17");
        assertRefused(packed(with(body, 32, 2)), 1, "2 is none of [black, white]");
    }
}
