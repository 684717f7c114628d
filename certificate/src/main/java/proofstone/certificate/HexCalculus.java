package proofstone.certificate;

import static proofstone.certificate.Calculus.require;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import proofstone.certificate.HexClaim.Strength;
import proofstone.certificate.HexStep.Kind;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexSymmetry;

/**
 * The proof calculus of one board of Hex: the only way to make a {@link HexStep}.
 *
 * <p>Each method is one rule of the certificate format page, section 10; the AND and OR rules are
 * those of [Hayward2005] theorem 2. A rule that does not accept throws {@link
 * IllegalStepException}, so a search cannot hold a false proof. Immutable and safe for use by
 * several threads. Each rule but {@link #capture} is linear in the sizes of its children's sets.
 */
public final class HexCalculus {
    /** The greatest number of cells of rule {@link #capture}. */
    public static final int MAX_CAPTURE = 6;

    private static final int[] NONE = {};

    private final HexBoard board;

    /** Makes the calculus of a board. */
    public HexCalculus(HexBoard board) {
        this.board = board;
    }

    /** Returns the board. */
    public HexBoard board() {
        return board;
    }

    /** Rule H1: two cells that touch, or a cell and an edge of {@code player}'s that touch. */
    public HexStep adjacent(Player player, int x, int y) {
        requireEnd(player, x);
        requireEnd(player, y);
        require(board.areAdjacent(x, y), "the ends do not touch");
        int[] operands = {player == Player.BLACK ? 0 : 1, Math.min(x, y), Math.max(x, y)};
        SquareSet stones =
                SquareSet.of(Arrays.stream(operands, 1, 3).filter(this::isCell).toArray());
        return step(
                Kind.ADJACENT,
                operands,
                List.of(),
                new HexClaim(player, x, y, Strength.FULL, stones, SquareSet.empty()));
    }

    private boolean isCell(int place) {
        return !board.isEdge(place);
    }

    private void requireEnd(Player player, int place) {
        require(place >= 0 && place < board.places(), "no place of the board");
        require(isCell(place) || board.edge(place).owner() == player, "an edge of the opponent's");
    }

    /**
     * Rule H2: connections end to end from {@code start} on, at least two, at most one of them
     * semi. No end is visited twice, carriers are disjoint, and none holds a stone of another.
     */
    public HexStep chain(int start, List<HexStep> links) {
        require(links.size() >= 2, "a chain has at least two links");
        HexClaim first = claim(links.getFirst());
        int[] ends = new int[links.size() + 1];
        ends[0] = start;
        for (int i = 0; i < links.size(); i++) {
            HexClaim claim = claim(links.get(i));
            require(claim.player() == first.player(), "links of different players");
            require(claim.hasEnd(ends[i]), "a link does not begin where the one before ends");
            ends[i + 1] = claim.otherEnd(ends[i]);
        }
        require(Arrays.stream(ends).distinct().count() == ends.length, "an end is visited twice");
        long semis = links.stream().filter(link -> !link.claim().isFull()).count();
        require(semis <= 1, "two links are semi-connections");
        requireApart(links);
        Strength strength = semis == 0 ? Strength.FULL : Strength.SEMI;
        int last = ends[ends.length - 1];
        return step(
                Kind.CHAIN,
                new int[] {start},
                links,
                new HexClaim(
                        first.player(), start, last, strength, stones(links), carriers(links)));
    }

    private static void requireApart(List<HexStep> links) {
        SquareSet used = SquareSet.empty();
        SquareSet stones = stones(links);
        for (HexStep link : links) {
            SquareSet carrier = link.claim().carrier();
            require(!used.intersects(carrier), "two links share a cell of their carriers");
            require(!stones.intersects(carrier), "a link's carrier holds a stone of another");
            used = used.union(carrier);
        }
    }

    private static SquareSet stones(List<HexStep> steps) {
        return steps.stream()
                .map(step -> step.claim().stones())
                .reduce(SquareSet.empty(), SquareSet::union);
    }

    private static SquareSet carriers(List<HexStep> steps) {
        return steps.stream()
                .map(step -> step.claim().carrier())
                .reduce(SquareSet.empty(), SquareSet::union);
    }

    /** Rule H3: the player puts a stone on {@code cell}, one of the stones of a full connection. */
    public HexStep move(HexStep next, int cell) {
        HexClaim claim = claim(next);
        require(claim.isFull(), "after a move the opponent is to move");
        require(!claim.hasEnd(cell), "the move is an end");
        require(cell >= 0 && claim.stones().contains(cell), "the move is none of the stones");
        return step(
                Kind.MOVE,
                new int[] {cell},
                List.of(next),
                new HexClaim(
                        claim.player(),
                        claim.first(),
                        claim.second(),
                        Strength.SEMI,
                        claim.stones().without(cell),
                        claim.carrier().with(cell)));
    }

    /**
     * Rule H4: connections of the same ends whose carriers have no cell in common, so that no move
     * of the opponent's hits all. No carrier holds a stone of another.
     */
    public HexStep join(List<HexStep> choices) {
        require(!choices.isEmpty(), "a join of nothing");
        HexClaim first = claim(choices.getFirst());
        SquareSet common = first.carrier();
        for (HexStep choice : choices) {
            HexClaim claim = claim(choice);
            require(claim.hasEndsOf(first), "choices of different players or ends");
            common = common.intersect(claim.carrier());
        }
        require(common.isEmpty(), "a move of the opponent's hits all carriers");
        SquareSet stones = stones(choices);
        SquareSet carrier = carriers(choices);
        require(!stones.intersects(carrier), "a choice's carrier holds a stone of another");
        return step(
                Kind.JOIN,
                NONE,
                choices,
                new HexClaim(
                        first.player(),
                        first.first(),
                        first.second(),
                        Strength.FULL,
                        stones,
                        carrier));
    }

    /** Rule H5 without further stones. */
    public HexStep capture(HexStep next, SquareSet region) {
        return capture(next, region, SquareSet.empty());
    }

    /** Rule H5 with one set of further stones. */
    public HexStep capture(HexStep next, SquareSet region, SquareSet support) {
        return capture(next, region, List.of(support));
    }

    /**
     * Rule H5: the cells of {@code region} need not be the player's. If the region is dead the
     * carrier stays; if it is captured it joins the carrier.
     *
     * @param region 1 to {@link #MAX_CAPTURE} cells outside the carrier of {@code next}, no ends
     * @param supports sets of further stones of the player's that dead cells rely on, outside the
     *     carrier and the region; the first one with which the region is dead or captured joins the
     *     stones
     */
    public HexStep capture(HexStep next, SquareSet region, List<SquareSet> supports) {
        HexClaim claim = claim(next);
        requireRegion(claim, region);
        for (SquareSet support : supports) {
            requireSupport(claim, region, support);
            HexCapture.Result result = HexCapture.decide(board, claim, region, support);
            if (result != HexCapture.Result.NEITHER) {
                return captured(next, region, support, result == HexCapture.Result.DEAD);
            }
        }
        throw new IllegalStepException("the region is neither dead nor captured");
    }

    private void requireSupport(HexClaim claim, SquareSet region, SquareSet support) {
        require(support.next(board.cells()) < 0, "a stone off the board");
        require(!support.intersects(region), "a cell is a stone and in the region");
        require(!support.intersects(claim.carrier()), "a stone on the carrier");
    }

    private HexStep captured(HexStep next, SquareSet region, SquareSet support, boolean isDead) {
        HexClaim claim = next.claim();
        SquareSet stones = claim.stones().union(support).minus(region);
        SquareSet carrier = isDead ? claim.carrier() : claim.carrier().union(region);
        return step(
                Kind.CAPTURE,
                operands(region, support),
                List.of(next),
                new HexClaim(
                        claim.player(),
                        claim.first(),
                        claim.second(),
                        claim.strength(),
                        stones,
                        carrier));
    }

    private void requireRegion(HexClaim claim, SquareSet region) {
        require(!region.isEmpty() && region.size() <= MAX_CAPTURE, "too many or too few cells");
        require(region.next(board.cells()) < 0, "a cell off the board");
        require(!region.intersects(claim.carrier()), "a cell is on the carrier");
        require(region.stream().noneMatch(claim::hasEnd), "an end cannot be captured");
    }

    private static int[] operands(SquareSet region, SquareSet support) {
        IntStream size = IntStream.of(region.size());
        IntStream cells = IntStream.concat(region.stream(), support.stream());
        return IntStream.concat(size, cells).toArray();
    }

    /** Rule H6: the connection that a symmetry other than the identity makes of {@code next}. */
    public HexStep symmetry(HexStep next, HexSymmetry symmetry) {
        HexClaim claim = claim(next);
        require(symmetry != HexSymmetry.IDENTITY, "the identity says nothing");
        require(board.has(symmetry), "the board does not have the symmetry");
        return step(
                Kind.SYMMETRY,
                new int[] {symmetry.number()},
                List.of(next),
                new HexClaim(
                        symmetry.apply(claim.player()),
                        board.image(symmetry, claim.first()),
                        board.image(symmetry, claim.second()),
                        claim.strength(),
                        board.image(symmetry, claim.stones()),
                        board.image(symmetry, claim.carrier())));
    }

    private HexClaim claim(HexStep step) {
        require(step.board().equals(board), "a child speaks of another board");
        return step.claim();
    }

    private HexStep step(Kind kind, int[] operands, List<HexStep> children, HexClaim claim) {
        return new HexStep(board, kind, operands, children, claim);
    }
}
