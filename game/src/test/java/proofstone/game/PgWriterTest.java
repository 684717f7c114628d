package proofstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgWriterTest {
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void reader_invertsWriter(long seed) throws Exception {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            PositionalGame game = random(random);
            assertThat(PgReader.parse("x", PgWriter.toText(game))).isEqualTo(game);
        }
    }

    private static PositionalGame random(Random random) {
        int squares = 1 + random.nextInt(90);
        List<PositionalGame.Ply> plies = new ArrayList<>();
        for (int i = random.nextInt(12); i > 0; i--) {
            Player player = random.nextBoolean() ? Player.BLACK : Player.WHITE;
            plies.add(new PositionalGame.Ply("t" + i, player));
        }
        SquareSet black = randomSet(squares, random).minus(SquareSet.of(0));
        SquareSet first = randomSet(squares, random);
        return new PositionalGame(
                random.nextBoolean() ? Optional.empty() : Optional.of("1.0"),
                plies,
                IntStream.range(0, squares).mapToObj(i -> (char) ('a' + i % 7) + "" + i).toList(),
                randomSets(squares, random),
                random.nextBoolean() ? List.of() : randomSets(squares, random),
                black,
                randomSet(squares, random).minus(black),
                random.nextBoolean() ? Optional.empty() : Optional.of(first));
    }

    private static List<SquareSet> randomSets(int squares, Random random) {
        return IntStream.range(0, random.nextInt(20))
                .mapToObj(i -> randomSet(squares, random))
                .toList();
    }

    private static SquareSet randomSet(int squares, Random random) {
        return SquareSet.of(random.ints(1 + random.nextInt(4), 0, squares).toArray());
    }

    /** Whatever is in a file, it is read or refused in one line; what is read is written back. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void reader_refusesBrokenFilesInOneLine(long seed) throws Exception {
        Random random = new Random(seed);
        int refused = 0;
        for (int round = 0; round < 3000; round++) {
            byte[] text = PgWriter.toText(random(random)).getBytes(StandardCharsets.UTF_8);
            for (int i = random.nextInt(4); i >= 0; i--) {
                text = broken(text, random);
            }
            refused += readBroken(text);
        }
        assertThat(refused).isBetween(500, 2900);
    }

    private static int readBroken(byte[] text) throws Exception {
        PositionalGame game;
        try {
            game = PgReader.parse("x", text);
        } catch (GameSyntaxException e) {
            assertThat(e.getMessage()).matches("x:[0-9]+: [ -~]+").hasSizeLessThan(300);
            return 1;
        }
        assertThat(PgReader.parse("x", PgWriter.toText(game))).isEqualTo(game);
        return 0;
    }

    private static byte[] broken(byte[] text, Random random) {
        int from = random.nextInt(text.length);
        int to = Math.min(text.length, from + 1 + random.nextInt(20));
        String bytes = new String(text, StandardCharsets.ISO_8859_1);
        String head = bytes.substring(0, from);
        String piece = bytes.substring(from, to);
        String tail = bytes.substring(to);
        String result =
                switch (random.nextInt(5)) {
                    case 0 -> head + tail;
                    case 1 -> head + piece + piece + tail;
                    case 2 -> head + (char) random.nextInt(256) + piece.substring(1) + tail;
                    case 3 -> head + "# %\n\t".charAt(random.nextInt(5)) + piece + tail;
                    default -> tail + piece + head;
                };
        return (result + " ").getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void write_makesAFileThatIsReadBack(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("x.pg");
        PositionalGame game = random(new Random(5));
        PgWriter.write(game, file);
        assertThat(PgReader.read(file)).isEqualTo(game);
    }

    @Test
    void game_refusesNamesThatNoFileHolds() {
        for (String name : List.of("", "a b", "#a", "a%", "a\n", "x".repeat(257), "\ud800")) {
            assertThatThrownBy(() ->
                            new PositionalGame(
                                    Optional.empty(),
                                    List.of(),
                                    List.of(name),
                                    List.of(),
                                    List.of(),
                                    SquareSet.empty(),
                                    SquareSet.empty(),
                                    Optional.empty()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .message()
                    .startsWith("not a name for a .pg file: ");
        }
    }
}
