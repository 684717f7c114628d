package proofstone.checker;

import proofstone.checker.StrongClaim.Goal;

/**
 * The accept rules S1 to S4, S6 to S8 and S12 of strong games: each computes what its step proves,
 * or refuses.
 */
final class StrongRules {
    private final StrongGame game;
    private final Board board;
    private final Supersets supersets;
    private final PartGames games = new PartGames();

    StrongRules(StrongGame game) {
        this.game = game;
        this.board = game.board();
        this.supersets = new Supersets(board);
    }

    /** S1. Lemma: P fills e at once; a set with a free square is not filled. */
    StrongClaim line(Colour player, int e, int v) throws Refusal {
        requireOwn(player, e);
        requireIn(e, v);
        requirePlayable(player, v);
        Bits provers = Bits.of(board.squares(), board.set(e));
        provers.remove(v);
        Needed needed = new Needed(Bits.of(board.squares(), v), provers, game.noSquares());
        Thresholds thresholds =
                Thresholds.of(game, player.opponent(), needed, h -> board.contains(h, v) ? 0 : 1);
        StrongTurn turn = new StrongTurn(player, 1);
        return new StrongClaim(player, Goal.WIN, turn, 1, needed, thresholds, 1);
    }

    /**
     * S2. Lemma: P takes a; if Q does not answer b, P fills e, and with his one stone Q has filled
     * no set that contains b or lacks two; else the child goes on.
     */
    StrongClaim threat(int e, int a, int b, StrongClaim child) throws Refusal {
        game.requireOneStone("threat");
        Colour player = child.prover();
        StrongTurn turn = new StrongTurn(player, 1);
        child.requireUsable(turn, 1);
        requireOwn(player, e);
        Refusal.unless(a != b, Reason.SQUARES_EQUAL, "both squares are", a);
        requireThreatens(player, e, a, child);
        requireThreatens(player, e, b, child);
        requireNot(child.needed().refuters(), a, Reason.SQUARE_IS_REFUTERS);
        requireNot(child.needed().provers(), b, Reason.SQUARE_IN_SUPPORT);
        Thresholds after = child.thresholds();
        Needed needed = threatens(e, a, b, child.needed()).requireDisjoint();
        Thresholds thresholds =
                Thresholds.of(
                        game,
                        child.refuter(),
                        needed,
                        h ->
                                board.contains(h, a)
                                        ? 0
                                        : board.contains(h, b)
                                                ? plusOne(after.of(h))
                                                : Math.max(2, after.of(h)));
        long stones =
                child.isWin()
                        ? Math.max(2, child.winStones(turn, 1) + 1)
                        : StrongClaim.oneMore(child.holdStones(turn, 1));
        int outer = Math.max(2, child.outer());
        return new StrongClaim(player, child.goal(), turn, stones, needed, thresholds, outer)
                .exactIf(child.exact());
    }

    private static int plusOne(int threshold) {
        return threshold == Thresholds.NEVER ? Thresholds.NEVER : threshold + 1;
    }

    private void requireThreatens(Colour player, int e, int square, StrongClaim child)
            throws Refusal {
        requireIn(e, square);
        requirePlayable(player, square);
        requireNot(child.needed().free(), square, Reason.SQUARE_IN_CARRIER);
    }

    private Needed threatens(int e, int a, int b, Needed after) {
        Bits free = after.free().copy();
        free.add(a);
        free.add(b);
        Bits provers = after.provers().copy();
        provers.addAll(board.set(e));
        provers.remove(a);
        provers.remove(b);
        Bits refuters = after.refuters().copy();
        refuters.remove(b);
        return new Needed(free, provers, refuters);
    }

    /** S3. Lemma: P takes v and goes on as the child; no set with v is filled. */
    StrongClaim move(int v, StrongClaim child) throws Refusal {
        requireMove(v, child);
        requirePlayable(child.prover(), v);
        return taken(v, child, child.needed().refuters());
    }

    /** S4. Lemma: as S3; f lacks v alone, so that P may put there. */
    StrongClaim parry(int f, int v, StrongClaim child) throws Refusal {
        Refusal.unless(game.hasParry(), Reason.NO_PARRY, "the header has no parry");
        requireOwn(child.refuter(), f);
        requireIn(f, v);
        requireMove(v, child);
        Bits refuters = child.needed().refuters().copy();
        refuters.addAll(board.set(f));
        refuters.remove(v);
        StrongClaim claim = taken(v, child, refuters);
        claim.needed().requireDisjoint();
        return claim;
    }

    private void requireMove(int v, StrongClaim child) throws Refusal {
        boolean follows =
                child.turn().isOf(child.prover())
                        ? child.turn().left() < game.stones()
                        : child.turn().left() == game.stones();
        Refusal.unless(
                follows,
                Reason.WRONG_TURN,
                "no stone of the prover's comes before the turn of the child, " + child.turn());
        requireNot(child.needed().free(), v, Reason.SQUARE_IN_CARRIER);
        requireNot(child.needed().refuters(), v, Reason.SQUARE_IS_REFUTERS);
    }

    private StrongClaim taken(int v, StrongClaim child, Bits refuters) {
        Bits free = child.needed().free().copy();
        free.add(v);
        Bits provers = child.needed().provers().copy();
        provers.remove(v);
        Needed needed = new Needed(free, provers, refuters);
        Thresholds thresholds =
                Thresholds.of(
                        game,
                        child.refuter(),
                        needed,
                        h -> board.contains(h, v) ? 0 : child.thresholds().of(h));
        long stones = child.isWin() ? child.stones() + 1 : child.stones();
        return new StrongClaim(
                child.prover(),
                child.goal(),
                turnBefore(child),
                stones,
                needed,
                thresholds,
                child.outer(),
                child.exact());
    }

    /** The turn that the child's follows when the prover has put a stone. */
    private static StrongTurn turnBefore(StrongClaim child) {
        StrongTurn after = child.turn();
        return new StrongTurn(child.prover(), after.isOf(child.prover()) ? after.left() + 1 : 1);
    }

    /** S6. Takes distinct squares, two of each pair after one another. Lemma: as B2. */
    StrongClaim pairs(Colour player, int[] squares) throws Refusal {
        if (squares.length > 0) {
            game.requireOneStone("a pair");
        }
        Bits held = board.noSets();
        for (int i = 0; i < squares.length; i += 2) {
            supersets.addTo(held, new int[] {squares[i], squares[i + 1]}, 2);
        }
        return holds(player, Bits.of(board.squares(), squares), held);
    }

    /** S7. Takes the parts as they are read; the lemma stands there. */
    PartsRule parts() {
        return new PartsRule(board, supersets, games);
    }

    /** S7. What the parts prove for the player; lemma: as B6. */
    StrongClaim parts(Colour player, Claim.Breakers parts) throws Refusal {
        game.requireOneStone("a part");
        return holds(player, parts.carrier(), parts.held());
    }

    private StrongClaim holds(Colour player, Bits carrier, Bits held) throws Refusal {
        int outside = carrier.firstNotIn(game.squaresOf(player));
        Refusal.unless(
                outside < 0,
                Reason.SQUARE_NOT_PLAYABLE,
                player.word() + " may not play on square",
                outside);
        Needed needed = new Needed(carrier, game.noSquares(), game.noSquares());
        Thresholds thresholds =
                Thresholds.of(
                        game, player.opponent(), needed, h -> held.has(h) ? 0 : Thresholds.NEVER);
        return new StrongClaim(
                player,
                Goal.HOLD,
                game.whole(player.opponent()),
                StrongClaim.UNLIMITED,
                needed,
                thresholds,
                Thresholds.NEVER);
    }

    /** S8. Lemma: nobody fills with t stones a set that lacks more. */
    StrongClaim late(Colour player, int stones, int left) throws Refusal {
        Refusal.unless(
                left >= 1 && left <= game.stones(), Reason.BAD_TURNS, "no turn has stones:", left);
        Needed needed = new Needed(game.noSquares(), game.noSquares(), game.noSquares());
        Thresholds thresholds = Thresholds.of(game, player.opponent(), needed, _ -> stones + 1);
        return new StrongClaim(
                player,
                Goal.HOLD,
                new StrongTurn(player.opponent(), left),
                stones,
                needed,
                thresholds,
                stones + 1);
    }

    /** S12. Lemma: whoever asks for more has fewer positions. */
    StrongClaim weaken(StrongClaim child, int[] free, int[] refuters) throws Refusal {
        Needed before = child.needed();
        Needed needed =
                new Needed(
                                with(before.free(), free),
                                before.provers(),
                                with(before.refuters(), refuters))
                        .requireDisjoint();
        return new StrongClaim(
                child.prover(),
                child.goal(),
                child.turn(),
                child.stones(),
                needed,
                Thresholds.of(game, child.refuter(), needed, h -> child.thresholds().of(h)),
                child.outer(),
                child.exact());
    }

    private Bits with(Bits squares, int[] more) {
        Bits result = squares.copy();
        result.addAll(Bits.of(board.squares(), more));
        return result;
    }

    private void requireOwn(Colour player, int e) throws Refusal {
        Refusal.unless(
                game.owns(player, e), Reason.NOT_OWN_SET, "not " + player.word() + "'s: set", e);
    }

    private void requireIn(int e, int square) throws Refusal {
        Refusal.unless(
                board.contains(e, square),
                Reason.SQUARE_NOT_IN_SET,
                "set " + e + " does not contain square",
                square);
    }

    private void requirePlayable(Colour player, int square) throws Refusal {
        Refusal.unless(
                game.squaresOf(player).has(square),
                Reason.SQUARE_NOT_PLAYABLE,
                player.word() + " may not play on square",
                square);
    }

    private static void requireNot(Bits squares, int square, Reason reason) throws Refusal {
        Refusal.unless(!squares.has(square), reason, "the child needs square", square);
    }
}
