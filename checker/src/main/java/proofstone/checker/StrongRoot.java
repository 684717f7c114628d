package proofstone.checker;

import java.util.Optional;
import proofstone.checker.StrongClaim.Goal;

/** Whether claims prove what the header of a strong game says of its position. */
final class StrongRoot {
    private final StrongHeader header;
    private final StrongGame game;
    private Optional<Grounds> draw = Optional.empty();

    /** On what a verdict rests beside the steps of the certificate. */
    enum Grounds {
        /** Nothing else. */
        STEPS,
        /** The theorem of strategy stealing. */
        STRATEGY_STEALING
    }

    StrongRoot(StrongHeader header) {
        this.header = header;
        this.game = header.board();
    }

    /** S10: neither player wins. */
    StrongClaim draw(int step, StrongClaim white, StrongClaim black) throws Refusal {
        requireLast(step);
        require(white, Colour.WHITE, Goal.HOLD);
        require(black, Colour.BLACK, Goal.HOLD);
        draw = Optional.of(Grounds.STEPS);
        return white;
    }

    /**
     * S11. Theorem (Nash; [Uiterwijk2019] theorem 1): White cannot win, because Black could play a
     * first stone anywhere and then White's strategy.
     */
    StrongClaim stealing(int step, StrongClaim white) throws Refusal {
        requireLast(step);
        game.requireOneStone("strategy-stealing");
        boolean equal =
                header.black().isEmpty()
                        && header.white().isEmpty()
                        && header.turn().isOf(Colour.BLACK)
                        && header.plies().isEmpty()
                        && game.isEqualForBoth();
        Refusal.unless(
                equal,
                Reason.NOT_STEALABLE,
                "the players differ in more than that black moves first");
        require(white, Colour.WHITE, Goal.HOLD);
        draw = Optional.of(Grounds.STRATEGY_STEALING);
        return white;
    }

    private void requireLast(int step) throws Refusal {
        boolean claimed = step == header.steps() && header.claim() == Outcome.DRAW;
        String expected = "a draw is the last step of a certificate that claims it";
        Refusal.unless(claimed, Reason.DRAW_NOT_LAST, expected);
    }

    /** Refuses unless the last step proves the header's claim; what the verdict rests on. */
    Grounds require(StrongClaim root) throws Refusal {
        switch (header.claim()) {
            case BLACK_WINS -> require(root, Colour.BLACK, Goal.WIN);
            case WHITE_WINS -> require(root, Colour.WHITE, Goal.WIN);
            case NOT_BLACK -> require(root, Colour.WHITE, Goal.HOLD);
            case NOT_WHITE -> require(root, Colour.BLACK, Goal.HOLD);
            case DRAW ->
                    Refusal.unless(
                            draw.isPresent(), Reason.NO_DRAW, "the last step is not a draw's");
            case BLACK_WINS_LARGER, WHITE_WINS_LARGER -> {
                requireOuter(root);
                boolean black = header.claim() == Outcome.BLACK_WINS_LARGER;
                require(root, black ? Colour.BLACK : Colour.WHITE, Goal.WIN);
            }
        }
        return draw.orElse(Grounds.STEPS);
    }

    private void requireOuter(StrongClaim root) throws Refusal {
        int length = StrongLarger.of(header).orElseThrow().length();
        Refusal.unless(
                root.outer() <= length,
                Reason.OUTER_THRESHOLD,
                "the other player fills a row elsewhere that lacks",
                length);
    }

    private void require(StrongClaim claim, Colour prover, Goal goal) throws Refusal {
        Refusal.unless(
                claim.prover() == prover,
                Reason.WRONG_PROVER,
                "the claim is not " + prover.word() + "'s");
        Refusal.unless(
                claim.goal() == goal || claim.isWin(), Reason.WRONG_GOAL, "a hold is not a win");
        Refusal.unless(
                claim.isUsable(header.turn(), game.stones()),
                Reason.WRONG_TURN,
                "the root has the turn " + claim.turn());
        requirePosition(claim);
        requireStones(claim, goal);
    }

    private void requirePosition(StrongClaim claim) throws Refusal {
        for (Colour player : Colour.values()) {
            int taken = claim.needed().free().firstIn(header.stones(player));
            Refusal.unless(taken < 0, Reason.CARRIER_NOT_FREE, "the root needs square", taken);
            for (int e : game.setsOf(player)) {
                Refusal.unless(
                        !game.board().isWithin(e, header.stones(player)),
                        Reason.SET_FILLED,
                        "the game is over: " + player.word() + " has filled set",
                        e);
            }
        }
        requireStones(claim.needed().provers(), claim.prover());
        requireStones(claim.needed().refuters(), claim.refuter());
        for (int h : game.setsOf(claim.refuter())) {
            requireHeld(claim, h);
        }
    }

    private void requireStones(Bits squares, Colour player) throws Refusal {
        int missing = squares.firstNotIn(header.stones(player));
        Refusal.unless(
                missing < 0,
                Reason.STONE_MISSING,
                "no stone of " + player.word() + "'s on square",
                missing);
    }

    private void requireHeld(StrongClaim claim, int h) throws Refusal {
        Board board = game.board();
        int missing = board.set(h).length - board.countIn(h, header.stones(claim.refuter()));
        boolean held =
                missing >= claim.thresholds().of(h)
                        || board.countIn(h, header.stones(claim.prover())) > 0;
        Refusal.unless(held, Reason.SET_NOT_HELD, "lacks too little and is not blocked: set", h);
    }

    private void requireStones(StrongClaim claim, Goal goal) throws Refusal {
        if (goal == Goal.WIN) {
            long stones = claim.winStones(header.turn(), game.stones());
            Refusal.unless(
                    header.plies().isEmpty() || stones <= header.pliesOf(claim.prover()),
                    Reason.TOO_MANY_STONES,
                    "the root needs " + stones + " stones");
            return;
        }
        long turns =
                header.plies().isPresent()
                        ? header.pliesOf(claim.refuter())
                        : StrongClaim.UNLIMITED;
        long lasts = claim.holdStones(header.turn(), game.stones());
        Refusal.unless(
                lasts >= turns, Reason.TOO_FEW_STONES, "the root lasts " + lasts + " stones");
    }
}
