package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import proofstone.certificate.StrongCalculus.Reply;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/** Writing and reading certificates of strong games. */
class StrongRoundTripTest {
    private static byte[] bytes(StrongCertificate certificate, Form form) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StrongCertificateWriter.write(certificate, out, form);
        return out.toByteArray();
    }

    private static StrongCertificate read(byte[] file) throws IOException {
        return StrongCertificateReader.read(
                new ByteArrayInputStream(file), name -> Optional.of(StrongSamples.board(name)));
    }

    @Test
    void reader_invertsWriter() throws IOException {
        assertThat(roots(StrongSamples.boards())).hasSize(Kind.values().length);
    }

    @Test
    void reader_invertsWriterOfSeveralStonesATurn() throws IOException {
        assertThat(roots(StrongSamples.turnBoards()))
                .containsOnlyKeys(
                        Kind.LINE,
                        Kind.MOVE,
                        Kind.PARRY,
                        Kind.REPLIES,
                        Kind.PAIRS,
                        Kind.LATE,
                        Kind.SYMMETRY,
                        Kind.WEAKEN,
                        Kind.DRAW);
    }

    /** Writes and reads random certificates; returns the kinds of their roots. */
    private static Map<Kind, Integer> roots(List<StrongBoard> boards) throws IOException {
        Map<Kind, Integer> roots = new EnumMap<>(Kind.class);
        for (int seed = 0; seed < 14; seed++) {
            Random random = new Random(seed);
            StrongBoard board = boards.get(seed % boards.size());
            StrongRandomSteps steps = new StrongRandomSteps(random, board);
            for (int i = 0; i < 900; i++) {
                var certificate =
                        steps.next().flatMap(step -> StrongSamples.certificate(step, random));
                if (certificate.isPresent()) {
                    roots.merge(certificate.get().root().kind(), 1, Integer::sum);
                    assertInverted(certificate.get());
                }
            }
        }
        return roots;
    }

    private static void assertInverted(StrongCertificate certificate) throws IOException {
        for (Form form : Form.values()) {
            byte[] file = bytes(certificate, form);
            StrongCertificate read = read(file);
            assertThat(read.verdict()).isEqualTo(certificate.verdict());
            assertThat(read.problem().position()).isEqualTo(certificate.problem().position());
            assertThat(read.problem().plies()).isEqualTo(certificate.problem().plies());
            assertThat(read.problem().board().stonesATurn())
                    .isEqualTo(certificate.problem().board().stonesATurn());
            assertThat(read.problem().board().name()).isEqualTo(certificate.root().board().name());
            assertThat(read.problem().board().owners())
                    .isEqualTo(certificate.problem().board().owners());
            SquareSet carrier = read.root().claim().carrier();
            assertThat(certificate.root().claim().carrier().containsAll(carrier)).isTrue();
            assertThat(bytes(read, form)).isEqualTo(file);
        }
    }

    private static StrongBoard ttt() {
        return StrongSamples.board("mnk:3,3,3");
    }

    /** Black has a1 and b1 and fills the lowest row. */
    private static StrongStep line(StrongBoard board) {
        int row = board.sets().indexOf(SquareSet.of(6, 7, 8));
        return new StrongCalculus(board).line(Player.BLACK, row, 8);
    }

    @Test
    void text_isThatOfTheFormatPage() throws IOException {
        StrongBoard board = ttt();
        StrongCalculus calculus = new StrongCalculus(board);
        StrongStep line = line(board);
        StrongStep other =
                calculus.line(Player.BLACK, board.sets().indexOf(SquareSet.of(0, 3, 6)), 0);
        StrongStep replies = calculus.replies(line, List.of(new Reply(SquareSet.of(8), other)));
        StrongProblem problem =
                new StrongProblem(
                        board,
                        new StrongPosition(SquareSet.of(3, 6, 7), SquareSet.of(1, 5), Player.WHITE),
                        OptionalInt.of(3));
        StrongCertificate certificate =
                new StrongCertificate(problem, StrongVerdict.BLACK_WINS, "p", "c", replies);
        String text = new String(bytes(certificate, Form.TEXT), UTF_8);
        assertThat(text)
                .contains("\nrule strong\nsquares 9\nsets 8\nset both 0 1 2\n")
                .contains("\nblack 3 6 7\nwhite 1 5\nto-move white\nplies 3\nclaim black-wins\n")
                .contains("\nlive 3\nsteps 3\nline black ")
                .contains("\nreplies 1! / 2! 8\nsha256 ");
    }

    @Test
    void writer_joinsEqualAnswers() throws IOException {
        StrongBoard board = StrongSamples.board("mnk:1,8,8");
        StrongCalculus calculus = new StrongCalculus(board);
        StrongStep first = calculus.pairs(Player.WHITE, 0, 1);
        StrongStep replies =
                calculus.replies(
                        first,
                        List.of(
                                new Reply(SquareSet.of(0), calculus.pairs(Player.WHITE)),
                                new Reply(SquareSet.of(5), calculus.pairs(Player.WHITE, 0, 1)),
                                new Reply(SquareSet.of(1), calculus.pairs(Player.WHITE))));
        StrongProblem problem =
                new StrongProblem(board, StrongPosition.empty(Player.WHITE), OptionalInt.empty());
        StrongStep root = calculus.move(7, replies);
        StrongCertificate certificate =
                new StrongCertificate(problem, StrongVerdict.NOT_BLACK, "", "", root);
        String text = new String(bytes(certificate, Form.TEXT), UTF_8);
        assertThat(text).contains("pairs white 0 1\n").contains(" / ").contains("! 0 1\nmove 7 ");
        assertThat(read(bytes(certificate, Form.BINARY)).steps()).isEqualTo(certificate.steps());
    }

    /** Two stones a turn: the header says how many are left. */
    @Test
    void turns_areThoseOfTheFormatPage() throws IOException {
        StrongBoard board = StrongSamples.board("connect:1,3,2,2,1");
        StrongProblem start = StrongProblem.start(board, new Turn(Player.WHITE, 1));
        StrongProblem last = new StrongProblem(board, start.position(), OptionalInt.of(1));
        StrongStep none = new StrongCalculus(board).late(Player.BLACK, 1, 1);
        StrongCertificate certificate =
                new StrongCertificate(last, StrongVerdict.NOT_WHITE, "p", "c", none);
        String text = new String(bytes(certificate, Form.TEXT), UTF_8);
        assertThat(text)
                .contains("\nrule strong-turns\n", "\nstones-a-turn 2\nblack\nwhite\n")
                .contains("\nto-move white\nleft 1\nplies 1\n", "\nlate black 1 1\n");
        assertRefused(text.replace("stones-a-turn 2", "stones-a-turn 1"), "several stones");
        assertRefused(text.replace("stones-a-turn 2", "stones-a-turn 3"), "are not those of");
        assertRefused(text.replace("left 1", "left 0"), "has a stone left");
        assertRefused(text.replace("black 1 1", "black 1 3"), "no turn of 3 stones");
    }

    private static void assertRefused(String text, String reason) {
        assertThatThrownBy(() -> read(text.getBytes(UTF_8))).hasMessageContaining(reason);
    }

    @Test
    void reader_refusesOtherRules() {
        byte[] hex =
                "proofstone-certificate 1 text\ngame hex:2\nrule hex\nrows 2\n".getBytes(UTF_8);
        assertThatThrownBy(() -> read(hex)).hasMessage("header: no certificate of rule strong");
    }
}
