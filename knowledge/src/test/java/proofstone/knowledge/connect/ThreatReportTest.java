package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.knowledge.connect.ThreatReport.Forcing;

/** Each part of a report is what trying all sets of squares gives. */
class ThreatReportTest {
    private static final int POSITIONS = 100;

    @ParameterizedTest
    @CsvSource({
        "'connect:7,7,5,1,1', 10, 0, 200",
        "'connect:6,6,4,2,1', 160, 10, 60",
        "'connect:7,7,6,2,1', 15, 1, 160",
        "'connect:5,5,4,3,1', 400, 80, 0"
    })
    void of_randomPosition_isWhatTryingEverythingGives(
            String game, int normal, int relaxed, int moves) {
        StrongBoard board = RandomPositions.board(game);
        Random random = new Random(13);
        List<ThreatReport> reports = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) {
            StrongPosition position =
                    RandomPositions.clustered(board, 6 + i % 12, random).position();
            for (Player player : Player.values()) {
                ThreatReport report = ThreatReport.of(board, position, player);
                NaiveThreats naive = new NaiveThreats(board, position, player);
                checkThreats(report, naive);
                checkMoves(report, naive);
                reports.add(report);
            }
        }
        assertThat(reports.stream().mapToInt(each -> each.normal().size()).sum())
                .isGreaterThanOrEqualTo(normal);
        assertThat(reports.stream().mapToInt(each -> each.relaxed().size()).sum())
                .isGreaterThanOrEqualTo(relaxed);
        assertThat(reports.stream().mapToInt(each -> each.moves().size()).sum())
                .isGreaterThanOrEqualTo(moves);
    }

    private static void checkThreats(ThreatReport report, NaiveThreats naive) {
        int number = naive.number();
        List<SquareSet> stops = number == 0 ? List.of() : naive.stops(naive.stonesATurn());
        assertThat(report.number()).isEqualTo(number);
        assertThat(report.lines()).containsExactlyElementsOf(naive.lines());
        assertThat(report.normal())
                .containsExactlyInAnyOrderElementsOf(
                        stops.stream().filter(set -> set.size() == number).toList());
        assertThat(report.relaxed())
                .containsExactlyInAnyOrderElementsOf(
                        stops.stream().filter(set -> set.size() > number).toList());
    }

    /** A player with a threat fills it, so that no turns are listed. */
    private static void checkMoves(ThreatReport report, NaiveThreats naive) {
        Map<SquareSet, Integer> moves =
                report.moves().stream()
                        .collect(Collectors.toMap(Forcing::squares, Forcing::threats, (a, b) -> a));
        if (naive.number() > 0) {
            assertThat(moves).isEmpty();
        } else {
            AttackMovesInvariants.check(naive, naive.turns(), naive.stonesATurn(), moves);
            assertThat(report.moves())
                    .isSortedAccordingTo(Comparator.comparingInt(move -> -move.threats()));
        }
    }
}
