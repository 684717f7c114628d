package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexStep;
import proofstone.certificate.HexWalk;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexSymmetry;

/** The strategy of a certificate wins against every move of the loser. */
class HexWalkTest {
    private static HexWalk walk(HexPosition position, HexStep root) {
        return HexWalk.start(new HexCertificate(position, "test", "none", root));
    }

    /** Plays every line of the loser; positions that have been met need not be met again. */
    private static void assertWins(HexWalk walk, Set<HexPosition> met) {
        if (walk.isOver()) {
            assertThat(walk.position().winner()).isEqualTo(Optional.of(walk.prover()));
            return;
        }
        if (walk.toMove() == walk.prover()) {
            assertWins(walk.play(walk.reply()), met);
        } else if (met.add(walk.position())) {
            walk.position().free().forEach(cell -> assertWins(walk.play(cell), met));
        }
    }

    @Test
    void strategies_ofSmallBoardsWinEveryLine() {
        for (HexBoard board : List.of(HexBoard.of(3, 3), HexBoard.of(2, 4), HexBoard.of(3, 4))) {
            HexPosition empty = HexPosition.empty(board);
            HexPlainSolver solver = new HexPlainSolver(board);
            assertWins(walk(empty, solver.solve(empty)), new HashSet<>());
            for (int cell : empty.free().toArray()) {
                HexPosition opened = empty.play(cell);
                assertWins(walk(opened, solver.solve(opened)), new HashSet<>());
            }
        }
    }

    @Test
    void strategies_ofRandomPositionsWinRandomLines() {
        Random random = new Random(3);
        HexBoard board = HexBoard.of(4, 4);
        HexPlainSolver solver = new HexPlainSolver(board);
        for (int i = 0; i < 300; i++) {
            HexPosition position = HexPositions.random(board, random);
            HexWalk walk = walk(position, solver.solve(position));
            while (!walk.isOver()) {
                int[] free = walk.position().free().toArray();
                boolean prover = walk.toMove() == walk.prover();
                walk = walk.play(prover ? walk.reply() : free[random.nextInt(free.length)]);
            }
            assertThat(walk.position().winner()).isEqualTo(Optional.of(walk.prover()));
            assertThat(walk.carrier()).isEqualTo(SquareSet.empty());
        }
    }

    /** The centre joined to both edges by captured side triangles, the second one by symmetry. */
    @Test
    void captures_areAnsweredInTheRegion() {
        HexBoard board = HexBoard.of(3, 3);
        HexCalculus calculus = new HexCalculus(board);
        int top = board.firstEdge(Player.BLACK);
        HexStep side =
                calculus.capture(
                        calculus.chain(
                                top,
                                List.of(
                                        calculus.adjacent(Player.BLACK, 1, top),
                                        calculus.adjacent(Player.BLACK, 1, 4))),
                        SquareSet.of(1, 2));
        HexStep other = calculus.symmetry(side, HexSymmetry.ROTATION);
        HexStep root = calculus.chain(top, List.of(side, other));
        SquareSet centre = SquareSet.of(4);
        HexPosition black = new HexPosition(board, centre, SquareSet.empty(), Player.WHITE);
        assertWins(walk(black, root), new HashSet<>());
        HexPosition white = new HexPosition(board, SquareSet.empty(), centre, Player.BLACK);
        for (HexSymmetry mirror : List.of(HexSymmetry.LONG_DIAGONAL, HexSymmetry.SHORT_DIAGONAL)) {
            assertWins(walk(white, calculus.symmetry(root, mirror)), new HashSet<>());
        }
        HexWalk answered = walk(black, root).play(1);
        assertThat(answered.reply()).isEqualTo(2);
        assertThatThrownBy(() -> answered.play(3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> answered.play(2).reply())
                .isInstanceOf(IllegalStateException.class);
    }
}
