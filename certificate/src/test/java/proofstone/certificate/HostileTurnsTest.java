package proofstone.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.game.Role;

/** Certificates of several stones a turn that ask for more than can be done; reading them ends. */
class HostileTurnsTest {
    private static final Duration SOON = Duration.ofMinutes(2);

    private static Certificate read(String body) throws IOException {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(body.getBytes(UTF_8));
            String signed = body + "sha256 " + HexFormat.of().formatHex(hash) + "\n";
            return CertificateReader.read(
                    new ByteArrayInputStream(signed.getBytes(UTF_8)), name -> Optional.empty());
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static String body(
            String rule, int squares, String sets, String turns, String... steps) {
        return """
        proofstone-certificate 1 text
        game free
        rule %s
        squares %d
        %smaker
        breaker
        to-move maker
        turns %s
        claim breaker-wins
        producer
        command
        live %d
        steps %d
        %s
        """
                .formatted(
                        rule,
                        squares,
                        sets,
                        turns,
                        steps.length,
                        steps.length,
                        String.join("\n", steps));
    }

    /** Ten groups of six squares, any three of a group a carrier, and a turn of 32 stones. */
    private static String manyCarriers(String rule, String turns, String answers) {
        String[] steps = new String[202];
        steps[0] = "blocked";
        int count = 1;
        for (int v = 0; v < 60; v += 6) {
            for (int left = 0; left < 64; left++) {
                if (Integer.bitCount(left) == 3) {
                    steps[count++] = "puts 1 " + members(v, left);
                }
            }
        }
        steps[201] =
                IntStream.rangeClosed(2, 201)
                        .mapToObj(i -> i + "!")
                        .collect(Collectors.joining(" ", answers + " ", ""));
        return body(rule, 60, "sets 0\n", turns, steps);
    }

    private static String members(int from, int mask) {
        return IntStream.range(0, 6)
                .filter(i -> (mask >> i & 1) == 1)
                .mapToObj(i -> Integer.toString(from + i))
                .collect(Collectors.joining(" "));
    }

    @Test
    void reading_turnsThatCannotAllBeTried_isRefused() {
        assertTimeoutPreemptively(
                SOON,
                () ->
                        assertThatThrownBy(() ->
                                        read(manyCarriers("weak-turns", "32 3", "answers 0 32")))
                                .isInstanceOf(CertificateFormatException.class)
                                .hasMessage(
                                        "step 202: it has more turns to answer than are tried"));
    }

    @Test
    void reading_moreStonesThanSquares_triesNoMoreThanThese() {
        String body =
                body(
                        "weak-tile",
                        3,
                        "sets 0\n",
                        "1000000000 1000000000",
                        "blocked",
                        "answers 0 1000000000 1!");
        Certificate read = assertTimeoutPreemptively(SOON, () -> read(body));
        assertThat(read.winner()).isEqualTo(Role.BREAKER);
        assertThat(TurnWalk.start(read).winner()).contains(Role.BREAKER);
    }

    /** Each part joins the one before it twice, so that taken apart it would be 2^60 of them. */
    @Test
    void walking_partsThatNeedNothing_areNotTakenApart() throws IOException {
        String[] steps = new String[121];
        steps[0] = "blocked";
        for (int i = 1; i < steps.length; i += 2) {
            steps[i] = "isomorphism " + i;
            steps[i + 1] = "join " + i + "! " + (i + 1) + "!";
        }
        Certificate read = read(body("weak-tile", 3, "sets 0\n", "2 2", steps));
        assertTimeoutPreemptively(
                SOON, () -> assertThat(TurnWalk.start(read).carrier().isEmpty()).isTrue());
    }
}
