package proofstone.game.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.game.GameSyntaxException;
import proofstone.game.connect.Samples;

/** Records of games that were played: one that stands here, and those of the folder of samples. */
class HexSgfTest {
    private static final String OWN =
            "(;FF[4]EV[hex]PB[player]PW[player]SZ[13]RE[B];W[ac];B[ie];W[fh];B[dj];W[resign])";
    private static final int SAMPLES = 3;

    static List<String> records() throws IOException {
        List<String> records = new ArrayList<>(List.of(OWN));
        for (Path file : files()) {
            records.add(Files.readString(file));
        }
        return records;
    }

    private static List<Path> files() throws IOException {
        if (Samples.folder().isEmpty()) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(Samples.folder().get())) {
            return all.filter(file -> file.toString().endsWith(".hsgf")).sorted().toList();
        }
    }

    @Test
    void records_folderOfSamples_hasThree() throws IOException {
        int expected = Samples.folder().isPresent() ? SAMPLES : 0;
        assertThat(files()).hasSize(expected);
    }

    @ParameterizedTest
    @MethodSource("records")
    void parse_playedGame_isReadToItsEndAndWrittenBack(String record) throws GameSyntaxException {
        HexGame game = HexSgf.parse(record);
        assertThat(game.board()).isEqualTo(HexBoard.of(13, 13));
        assertThat(game.turns()).hasSize(record.split(";[BW]\\[", -1).length - 1);
        assertThat(game.moves()).endsWith(" resign");
        assertThat(HexSgf.parse(HexSgf.writeLittleGolem(game))).isEqualTo(game);
    }
}
