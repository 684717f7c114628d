package proofstone.checker;

import java.util.Optional;
import java.util.OptionalInt;
import proofstone.checker.Claim.Breakers;
import proofstone.checker.Claim.Makers;
import proofstone.checker.Claim.Phase;

/** Whether the claim of the last step wins the header's game from the header's position. */
final class RootRule {
    private final Header header;

    RootRule(Header header) {
        this.header = header;
    }

    void require(Claim root) throws Refusal {
        Player winner = header.winner();
        Refusal.unless(
                root.prover() == winner,
                Reason.WRONG_PROVER,
                "the root is not a win of " + winner.word());
        Refusal.unless(
                header.turns()
                        .map(turns -> turns.usableFirst(root))
                        .orElseGet(() -> root.usable(header.toMove())),
                Reason.WRONG_TURN,
                "the root has the other player to move");
        requireFree(root.carrier(), header.maker());
        requireFree(root.carrier(), header.breaker());
        switch (root) {
            case Breakers breakers -> requireBreakers(breakers);
            case Makers makers -> requireMakers(makers);
        }
    }

    private static void requireFree(Bits carrier, Bits stones) throws Refusal {
        int taken = carrier.firstIn(stones);
        Refusal.unless(taken < 0, Reason.CARRIER_NOT_FREE, "the root needs square", taken);
    }

    private void requireBreakers(Breakers root) throws Refusal {
        Board board = header.board();
        for (int e = 0; e < board.sets(); e++) {
            boolean held = root.held().has(e) || board.countIn(e, header.breaker()) > 0;
            Refusal.unless(held, Reason.SET_NOT_HELD, "neither held nor blocked: set", e);
        }
        OptionalInt limit = header.makerStones();
        long stones = limit.isPresent() ? limit.getAsInt() : Claim.UNLIMITED;
        Refusal.unless(
                root.stones() >= stones,
                Reason.TOO_FEW_STONES,
                "the root withstands only " + root.stones() + " stones of maker");
        Refusal.unless(
                root.phase() == Phase.ANY_TIME || header.firstMoves().isPresent(),
                Reason.NO_FIRST_MOVES,
                "the header has no first-moves");
    }

    private void requireMakers(Makers root) throws Refusal {
        int foreign = root.support().firstNotIn(header.maker());
        Refusal.unless(foreign < 0, Reason.SUPPORT_NOT_MAKERS, "not maker's: square", foreign);
        OptionalInt limit = header.makerStones();
        Refusal.unless(
                limit.isEmpty() || root.stones() <= limit.getAsInt(),
                Reason.TOO_MANY_STONES,
                "the root needs " + root.stones() + " stones of maker");
        Optional<Bits> moves = header.firstMoves();
        int forbidden = moves.map(root.opening()::firstNotIn).orElse(-1);
        Refusal.unless(
                forbidden < 0,
                Reason.FIRST_MOVE_NOT_ALLOWED,
                "maker may begin on square",
                forbidden);
    }
}
