package proofstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import proofstone.certificate.HexClaim.Strength;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexEdge;
import proofstone.game.hex.HexSymmetry;

/** Cells of the 4x4 board: a1 0, b1 1, c1 2, d1 3, a2 4, b2 5, c2 6, d2 7, a3 8, ... */
class HexCalculusTest {
    private final HexBoard board = HexBoard.of(4, 4);
    private final HexCalculus calculus = new HexCalculus(board);
    private final int top = board.place(HexEdge.TOP);
    private final int bottom = board.place(HexEdge.BOTTOM);
    private final int left = board.place(HexEdge.LEFT);

    private static void assertRefused(Supplier<HexStep> rule, String reason) {
        assertThatThrownBy(rule::get)
                .isInstanceOf(IllegalStepException.class)
                .hasMessageContaining(reason);
    }

    private HexStep black(int x, int y) {
        return calculus.adjacent(Player.BLACK, x, y);
    }

    /** b2 to the top by way of b1 or c1, Black to move. */
    private HexStep way(int cell) {
        return calculus.move(calculus.chain(top, List.of(black(top, cell), black(cell, 5))), cell);
    }

    private HexStep bridge() {
        return calculus.join(List.of(way(1), way(2)));
    }

    @Test
    void adjacent_needsNoFreeCell() {
        assertThat(black(5, 2).claim())
                .isEqualTo(
                        new HexClaim(
                                Player.BLACK,
                                2,
                                5,
                                Strength.FULL,
                                SquareSet.of(2, 5),
                                SquareSet.empty()));
        assertThat(black(2, top).claim().stones()).isEqualTo(SquareSet.of(2));
    }

    @Test
    void adjacent_refuses() {
        assertRefused(() -> black(0, 5), "do not touch");
        assertRefused(() -> black(5, 5), "do not touch");
        assertRefused(() -> black(5, top), "do not touch");
        assertRefused(() -> black(top, bottom), "do not touch");
        assertRefused(() -> black(0, left), "opponent's");
        assertRefused(() -> black(-1, 0), "no place");
        assertRefused(() -> black(0, 20), "no place");
    }

    @Test
    void bridge_isFullFromTwoSemiConnections() {
        assertThat(way(1).claim())
                .isEqualTo(
                        new HexClaim(
                                Player.BLACK,
                                5,
                                top,
                                Strength.SEMI,
                                SquareSet.of(5),
                                SquareSet.of(1)));
        assertThat(bridge().claim())
                .isEqualTo(
                        new HexClaim(
                                Player.BLACK,
                                5,
                                top,
                                Strength.FULL,
                                SquareSet.of(5),
                                SquareSet.of(1, 2)));
    }

    @Test
    void chain_isSemiWithOneSemiLink() {
        HexStep chain = calculus.chain(top, List.of(way(1), black(5, 6)));
        assertThat(chain.claim().strength()).isEqualTo(Strength.SEMI);
        assertThat(chain.claim().stones()).isEqualTo(SquareSet.of(5, 6));
        assertThat(chain.claim().carrier()).isEqualTo(SquareSet.of(1));
        assertThat(calculus.chain(top, List.of(bridge(), black(5, 6))).claim().isFull()).isTrue();
    }

    @Test
    void chain_refuses() {
        assertRefused(() -> calculus.chain(5, List.of(black(5, 6))), "at least two");
        assertRefused(
                () ->
                        calculus.chain(
                                5, List.of(black(5, 6), calculus.adjacent(Player.WHITE, 6, 7))),
                "different players");
        assertRefused(() -> calculus.chain(5, List.of(black(5, 6), black(5, 8))), "begin");
        assertRefused(() -> calculus.chain(7, List.of(black(5, 6), black(6, 7))), "begin");
        assertRefused(
                () -> calculus.chain(5, List.of(black(5, 6), black(6, 2), black(2, 5))),
                "visited twice");
        HexStep other = lower(9);
        assertRefused(() -> calculus.chain(top, List.of(way(1), other)), "semi-connections");
    }

    /** b2 to the bottom by way of a3 or b3 as bridges; semi with the first move at {@code cell}. */
    private HexStep lower(int cell) {
        HexStep down =
                calculus.join(
                        List.of(
                                calculus.move(stairs(cell, cell + 4), cell + 4),
                                calculus.move(stairs(cell, cell + 3), cell + 3)));
        return calculus.move(calculus.chain(5, List.of(black(5, cell), down)), cell);
    }

    private HexStep stairs(int cell, int last) {
        return calculus.chain(cell, List.of(black(cell, last), black(last, bottom)));
    }

    @Test
    void chain_refusesLinksThatMeet() {
        HexStep again = calculus.chain(5, List.of(black(5, 1), black(1, 0)));
        assertRefused(() -> calculus.chain(top, List.of(bridge(), again)), "holds a stone");
        HexStep throughB1 = calculus.move(calculus.chain(5, List.of(black(5, 1), black(1, 0))), 1);
        assertRefused(() -> calculus.chain(top, List.of(bridge(), throughB1)), "share a cell");
    }

    @Test
    void move_refuses() {
        HexStep link = calculus.chain(top, List.of(black(top, 1), black(1, 5)));
        assertRefused(() -> calculus.move(link, 5), "an end");
        assertRefused(() -> calculus.move(link, top), "an end");
        assertRefused(() -> calculus.move(link, 6), "none of the stones");
        assertRefused(() -> calculus.move(link, -7), "none of the stones");
        assertRefused(() -> calculus.move(way(1), 1), "opponent is to move");
    }

    @Test
    void join_refuses() {
        assertRefused(() -> calculus.join(List.of()), "of nothing");
        assertRefused(() -> calculus.join(List.of(way(1))), "hits all");
        assertRefused(() -> calculus.join(List.of(way(1), black(5, 6))), "players or ends");
        HexStep withStone = calculus.chain(top, List.of(black(top, 1), black(1, 5)));
        assertRefused(() -> calculus.join(List.of(way(1), withStone)), "holds a stone");
    }

    @Test
    void join_takesFullConnections() {
        assertThat(calculus.join(List.of(black(5, 6))).claim()).isEqualTo(black(5, 6).claim());
    }

    @Test
    void capture_fillsTheSideOfATriangle() {
        HexStep row = calculus.chain(0, List.of(black(0, 1), black(1, 2), black(2, 3)));
        HexStep tip = calculus.chain(0, List.of(row, black(3, 6)));
        HexStep captured = calculus.capture(tip, SquareSet.of(2, 3));
        assertThat(captured.claim().stones()).isEqualTo(SquareSet.of(0, 1, 6));
        assertThat(captured.claim().carrier()).isEqualTo(SquareSet.of(2, 3));
        assertThat(captured.claim().strength()).isEqualTo(Strength.FULL);
    }

    @Test
    void capture_reliesOnSupport() {
        HexStep side = calculus.chain(top, List.of(black(top, 2), black(2, 5)));
        SquareSet pair = SquareSet.of(2, 3);
        assertRefused(() -> calculus.capture(side, pair), "neither dead nor captured");
        HexClaim captured = calculus.capture(side, pair, SquareSet.of(6)).claim();
        List<SquareSet> supports = List.of(SquareSet.empty(), SquareSet.of(6), SquareSet.of(6, 7));
        assertThat(calculus.capture(side, pair, supports).claim()).isEqualTo(captured);
        assertRefused(() -> calculus.capture(side, pair, List.of()), "neither dead nor captured");
        assertThat(captured.stones()).isEqualTo(SquareSet.of(5, 6));
        assertThat(captured.carrier()).isEqualTo(pair);
    }

    @Test
    void capture_leavesOutDeadCells() {
        HexStep detour = calculus.chain(1, List.of(black(1, 4), black(4, 5), black(5, 8)));
        HexStep dead = calculus.capture(detour, SquareSet.of(5));
        assertThat(dead.claim().stones()).isEqualTo(SquareSet.of(1, 4, 8));
        assertThat(dead.claim().carrier()).isEqualTo(SquareSet.empty());
    }

    @Test
    void capture_refuses() {
        HexStep line = calculus.chain(4, List.of(black(4, 5), black(5, 6), black(6, 7)));
        assertRefused(() -> calculus.capture(line, SquareSet.of(5)), "neither dead nor captured");
        assertRefused(
                () -> calculus.capture(line, SquareSet.of(5, 6)), "neither dead nor captured");
        assertRefused(() -> calculus.capture(line, SquareSet.of(4)), "an end");
        assertRefused(() -> calculus.capture(line, SquareSet.of(16)), "off the board");
        SquareSet five = SquareSet.of(5);
        assertRefused(() -> calculus.capture(line, five, SquareSet.of(16)), "off the board");
        assertRefused(() -> calculus.capture(line, five, five), "a stone and in the region");
        assertRefused(() -> calculus.capture(bridge(), five), "an end");
        assertRefused(() -> calculus.capture(bridge(), SquareSet.of(2)), "on the carrier");
        SquareSet one = SquareSet.of(1);
        assertRefused(
                () -> calculus.capture(bridge(), SquareSet.of(9), one), "a stone on the carrier");
        assertRefused(() -> calculus.capture(line, SquareSet.empty()), "too few");
        assertRefused(() -> calculus.capture(line, SquareSet.range(7)), "too many");
    }

    @Test
    void symmetry_movesEndsAndPlayers() {
        HexClaim turned = calculus.symmetry(bridge(), HexSymmetry.ROTATION).claim();
        assertThat(turned)
                .isEqualTo(
                        new HexClaim(
                                Player.BLACK,
                                10,
                                bottom,
                                Strength.FULL,
                                SquareSet.of(10),
                                SquareSet.of(13, 14)));
        HexClaim mirrored = calculus.symmetry(bridge(), HexSymmetry.LONG_DIAGONAL).claim();
        assertThat(mirrored.player()).isEqualTo(Player.WHITE);
        assertThat(mirrored.hasEnd(left)).isTrue();
        assertThat(mirrored.carrier()).isEqualTo(SquareSet.of(4, 8));
    }

    @Test
    void symmetry_refuses() {
        assertRefused(() -> calculus.symmetry(bridge(), HexSymmetry.IDENTITY), "identity");
        HexCalculus wide = new HexCalculus(HexBoard.of(3, 4));
        HexStep step = wide.adjacent(Player.BLACK, 0, 1);
        assertRefused(() -> wide.symmetry(step, HexSymmetry.SHORT_DIAGONAL), "does not have");
    }

    @Test
    void rules_refuseStepsOfAnotherBoard() {
        HexStep other = new HexCalculus(HexBoard.of(4, 5)).adjacent(Player.BLACK, 0, 1);
        assertRefused(() -> calculus.move(other, 0), "another board");
        assertRefused(() -> calculus.join(List.of(other)), "another board");
    }
}
