package proofstone.knowledge.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongVerdict;
import proofstone.game.Coordinate;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.connect.ConnectGame;
import proofstone.game.connect.ConnectMoves;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.connect.ConnectRecord;
import proofstone.game.strong.StrongProblem;
import proofstone.search.SearchControl;

/** Positions after named openings that another program calls won for Black, who is to move. */
class KnownWinsTest {
    private static final long MOST_NODES = 20_000;

    private static final List<KnownWin> WINS =
            List.of(
                    new KnownWin("t-p12", "j10 j11-k8 k11-l12 h8-i8 j8-k13 k9-n14"),
                    new KnownWin("t-p12", "j10 j11-k8 k11-l12 h8-g8 k12-m12 f8-e8 d8-j8 n12-k10"),
                    new KnownWin("t-p12", "j10 j11-k8 k11-l12 h8-g8 k12-m12 f8-d8 e8-j8 n12-k10"),
                    new KnownWin(
                            "tx-d21", "j10 i12-h11 k9-l10 j13-k14 f9-l15 h10-h9 h12-h8 i11-k11"),
                    new KnownWin("tx-d21", "j10 i12-h11 k9-l10 j13-k14 f9-l15 i11-h10"),
                    new KnownWin("tx-d21", "j10 i12-h11 k9-l10 g10-j13 f9-k14 i11-h10"),
                    new KnownWin("tx-d22", "j10 h12-i12 l10-k11 j12-k12 g12-l12 i9-l11"),
                    new KnownWin("tx-d22", "j10 h12-i12 l10-k11 g12-j12 f12-l12 m13-l14"),
                    new KnownWin(
                            "xx-b22", "j10 l12-h12 j11-k10 i12-j12 k12-j9 e12-j6 g12-g11 i10-k11"),
                    new KnownWin(
                            "xx-b22", "j10 l12-h12 j11-k10 i12-j12 k12-j9 g12-j8 f12-k11 j13-l15"));

    private static final Pattern STONE = Pattern.compile(";([BW])\\[([A-S])([A-S])]");

    private static final int SIDE = 19;

    /**
     * A position that is won for Black, who is to move.
     *
     * @param opening the name of the opening that it comes from
     * @param moves the turns that lead to it
     */
    record KnownWin(String opening, String moves) {}

    static List<KnownWin> wins() {
        return WINS;
    }

    /** The positions are those of a file beside the clone, where there is one. */
    @Test
    void wins_areThoseOfTheReference() throws IOException {
        assertThat(reference().orElse(WINS)).isEqualTo(WINS);
    }

    private static Optional<List<KnownWin>> reference() throws IOException {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path file = at.resolve("shared/reference/connect6-black-wins.tsv");
            if (Files.isRegularFile(file)) {
                return Optional.of(
                        Files.readAllLines(file).stream()
                                .skip(1)
                                .map(line -> known(line.split("\t", -1)))
                                .toList());
            }
        }
        return Optional.empty();
    }

    /**
     * Reads opening, player to move, number of stones and the stones, whose rows count from the
     * top.
     */
    private static KnownWin known(String[] cells) {
        StringBuilder moves = new StringBuilder();
        List<MatchResult> stones = STONE.matcher(cells[3]).results().toList();
        String mover = "";
        for (MatchResult stone : stones) {
            String joint = stone.group(1).equals(mover) ? "-" : " ";
            int column = stone.group(2).charAt(0) - 'A';
            int row = SIDE - (stone.group(3).charAt(0) - 'A');
            moves.append(joint).append(new Coordinate(column, row));
            mover = stone.group(1);
        }
        assertThat(cells[1]).isEqualTo("B");
        assertThat(stones).hasSize(Integer.parseInt(cells[2]));
        return new KnownWin(cells[0], moves.toString().strip());
    }

    @ParameterizedTest
    @MethodSource("wins")
    void solve_connect6_provesTheWin(KnownWin win) throws GameSyntaxException {
        ConnectWindow window =
                ConnectWindow.of(position(ConnectGame.CONNECT6, win.moves()), Player.BLACK, 0);
        StrongProblem problem = window.problem();
        ConnectResult result =
                new ConnectSolver(
                                problem.board(),
                                problem.position(),
                                Player.BLACK,
                                SearchControl.unlimited())
                        .solve(2);
        assertThat(result).as("%s", win).isInstanceOf(ConnectResult.Won.class);
        ConnectResult.Won won = (ConnectResult.Won) result;
        assertThat(StrongCertificate.objection(problem, StrongVerdict.BLACK_WINS, won.root()))
                .isEmpty();
        assertThat(won.nodes()).isLessThan(MOST_NODES);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"(0,0)-(1,1)-(2,0)", "(0,0)-(1,0)-(0,1)"})
    void solve_threeFirstStonesWithoutBorders_winAgainstEveryReply(String moves)
            throws GameSyntaxException {
        ConnectGame game = ConnectGame.parse("connect:inf,inf,6,2,3");
        ConnectWindow window = ConnectWindow.of(position(game, moves), Player.BLACK, 6);
        StrongProblem problem = window.problem();
        ConnectResult result =
                new ConnectSolver(
                                problem.board(),
                                problem.position(),
                                Player.BLACK,
                                SearchControl.unlimited())
                        .solve(2);
        assertThat(result).isInstanceOf(ConnectResult.Won.class);
        ConnectResult.Won won = (ConnectResult.Won) result;
        assertThat(StrongCertificate.objection(problem, window.verdict(Player.BLACK), won.root()))
                .isEmpty();
        assertThat(won.root().claim().outer()).isLessThanOrEqualTo(6);
    }

    private static ConnectPosition position(ConnectGame game, String moves)
            throws GameSyntaxException {
        ConnectRecord record = ConnectMoves.parse(game, moves);
        return record.position(record.lineEnd(0));
    }
}
