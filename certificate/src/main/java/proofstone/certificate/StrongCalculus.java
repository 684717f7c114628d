package proofstone.certificate;

import static proofstone.certificate.Calculus.require;
import static proofstone.certificate.StrongClaim.NEVER;
import static proofstone.certificate.StrongClaim.UNLIMITED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import proofstone.certificate.StrongClaim.Goal;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.InnerBoard;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;

/**
 * The proof calculus of one board of strong games: the only way to make a {@link StrongStep}.
 *
 * <p>Each method is one rule of the certificate format page, section 11. A rule that does not
 * accept throws {@link IllegalStepException}, so a search cannot hold a false proof. Immutable and
 * safe for use by several threads. Each rule is linear in the number of winning sets and in the
 * sizes of its children's sets; a few microseconds for a {@code line} of Connect6, {@code replies}
 * about one for each answer.
 */
public final class StrongCalculus {
    /*
     * A claim has one threshold a winning set, one byte each: the number of stones that the refuter
     * must lack there when the claim is used. NEVER (127) is written oo on the format page. It is
     * reached by a threshold that exceeds the size of the set too: such a set lacks too few stones in
     * every position, so only a stone of the prover's in it can hold it, and that is what oo says.
     */
    private static final int[] NONE = {};

    private final StrongBoard board;
    private final Partition partition = new Partition();
    private final List<SquareSet> through;
    private final int[][] numbersThrough;
    private final List<SquareSet> sets;
    private final int[] sizes;
    private final boolean[] blacks;
    private final boolean[] whites;
    private final int whole;
    private final SquareSet all;
    private final SquareSet outside;
    private final Map<Integer, Symmetry> symmetries = new HashMap<>();

    /** A symmetry of the squares and what it makes of the numbers of the winning sets. */
    private static final class Symmetry {
        private final Permutation squares;
        private final int[] sets;

        Symmetry(Permutation squares, int[] sets) {
            this.squares = squares;
            this.sets = sets;
        }
    }

    /** Makes the calculus of a board. O(total size of the winning sets). */
    public StrongCalculus(StrongBoard board) {
        this.board = board;
        this.sets = board.sets();
        this.through = board.board().hypergraph().incidence();
        this.numbersThrough = through.stream().map(SquareSet::toArray).toArray(int[][]::new);
        this.sizes = sets.stream().mapToInt(SquareSet::size).toArray();
        this.blacks = owned(Player.BLACK);
        this.whites = owned(Player.WHITE);
        this.whole = board.stonesATurn();
        this.all = SquareSet.range(board.squares());
        this.outside = all.minus(board.inner().map(InnerBoard::squares).orElse(all));
        for (int g = 1; g < InnerBoard.SYMMETRIES; g++) {
            addSymmetry(g);
        }
    }

    private boolean[] owned(Player player) {
        boolean[] owned = new boolean[sets.size()];
        for (int h = 0; h < owned.length; h++) {
            owned[h] = board.owns(player, h);
        }
        return owned;
    }

    private void addSymmetry(int g) {
        Permutation map = board.inner().flatMap(inner -> inner.symmetry(g)).orElse(null);
        if (map != null && board.board().symmetries().contains(map)) {
            int[] images =
                    sets.stream()
                            .mapToInt(set -> only(containing(map.apply(set)), set.size()))
                            .toArray();
            symmetries.put(g, new Symmetry(map, images));
        }
    }

    /** Returns the set of that size among some that contain it. */
    private int only(SquareSet numbers, int size) {
        return numbers.stream().filter(h -> sizes[h] == size).findFirst().orElseThrow();
    }

    /** Returns the board. */
    public StrongBoard board() {
        return board;
    }

    /** Rule S1: {@code player} fills set {@code e}, in which he lacks {@code v} only. */
    public StrongStep line(Player player, int e, int v) {
        require(isOwn(player, e), "the set is not the player's");
        SquareSet set = sets.get(e);
        require(set.contains(v), "the square is not in the set");
        require(board.squares(player).contains(v), "the player may not play there");
        SquareSet support = set.without(v);
        byte[] thresholds = constant(player.opponent(), 1);
        block(thresholds, set);
        return leaf(
                Kind.LINE,
                new int[] {number(player), e, v},
                new StrongClaim(
                        player,
                        Goal.WIN,
                        new Turn(player, 1),
                        1,
                        SquareSet.of(v),
                        support,
                        SquareSet.empty(),
                        thresholds,
                        1));
    }

    /**
     * Rule S2: the prover puts {@code a} and threatens to fill set {@code e}; the refuter answers
     * {@code b}; {@code child} goes on. Only where turns have one stone.
     */
    public StrongStep threat(int e, int a, int b, StrongStep child) {
        requireOneStone();
        StrongClaim claim = child.claim();
        Player prover = claim.prover();
        requireUsable(claim, new Turn(prover, 1));
        require(isOwn(prover, e), "the set is not the prover's");
        SquareSet set = sets.get(e);
        require(a != b && set.contains(a) && set.contains(b), "no two squares of the set");
        SquareSet own = board.squares(prover);
        require(own.contains(a) && own.contains(b), "the prover may not play there");
        SquareSet free = claim.carrier();
        require(!free.contains(a) && !free.contains(b), "the child counts on a or b to be free");
        require(!claim.needed().contains(a), "the child needs the refuter on a");
        require(!claim.support().contains(b), "the child counts on a stone on b");
        byte[] thresholds = claim.thresholds();
        for (int h = 0; h < thresholds.length; h++) {
            if (isOwn(claim.refuter(), h)) {
                boolean answer = sets.get(h).contains(b);
                int least = answer ? thresholds[h] + 1 : Math.max(2, thresholds[h]);
                thresholds[h] = bounded(least, h);
            }
        }
        SquareSet support = claim.support().union(set).without(a).without(b);
        block(thresholds, support.with(a));
        boolean win = claim.goal() == Goal.WIN;
        int stones =
                win
                        ? Math.max(2, claim.stonesAt(new Turn(prover, 1), whole) + 1)
                        : oneMore(claim.stones());
        return composed(
                Kind.THREAT,
                new int[] {e, a, b},
                List.of(child),
                new StrongClaim(
                        prover,
                        claim.goal(),
                        new Turn(prover, 1),
                        stones,
                        free.with(a).with(b),
                        support,
                        claim.needed().without(b),
                        thresholds,
                        Math.max(2, claim.outer())));
    }

    /** Rule S3: the prover puts {@code v}. */
    public StrongStep move(int v, StrongStep child) {
        require(board.squares(child.claim().prover()).contains(v), "the prover may not play there");
        return moved(Kind.MOVE, new int[] {v}, v, SquareSet.empty(), child);
    }

    /** Rule S4: the prover puts {@code v}, the last square that the refuter lacks in {@code f}. */
    public StrongStep parry(int f, int v, StrongStep child) {
        require(board.parry() == Parry.ALLOWED, "the board allows no parry");
        require(isOwn(child.claim().refuter(), f), "the set is not the refuter's");
        require(sets.get(f).contains(v), "the square is not in the set");
        return moved(Kind.PARRY, new int[] {f, v}, v, sets.get(f).without(v), child);
    }

    private StrongStep moved(Kind kind, int[] operands, int v, SquareSet line, StrongStep child) {
        StrongClaim claim = child.claim();
        Turn turn = turnBefore(claim);
        require(!claim.carrier().contains(v), "the child counts on the square to be free");
        require(!claim.needed().contains(v), "the child needs the refuter on the square");
        byte[] thresholds = claim.thresholds();
        block(thresholds, SquareSet.of(v));
        int stones = claim.goal() == Goal.WIN ? claim.stones() + 1 : claim.stones();
        return composed(
                kind,
                operands,
                List.of(child),
                new StrongClaim(
                        claim.prover(),
                        claim.goal(),
                        turn,
                        stones,
                        claim.carrier().with(v),
                        claim.support().without(v),
                        claim.needed().union(line),
                        thresholds,
                        claim.outer()));
    }

    /** Returns the prover's turn that is {@code claim}'s after one stone. */
    private Turn turnBefore(StrongClaim claim) {
        Turn after = claim.turn();
        if (after.player() == claim.prover()) {
            require(after.left() < whole, "the child has the prover to move");
            return new Turn(claim.prover(), after.left() + 1);
        }
        require(after.left() == whole, "the child is in the middle of the refuter's turn");
        return new Turn(claim.prover(), 1);
    }

    /**
     * Moves of the refuter's and their answer, in {@link #replies}.
     *
     * @param moves the moves, at least one
     * @param answer the proof of what follows, usable with the prover to move
     */
    public record Reply(SquareSet moves, StrongStep answer) {}

    /**
     * Rule S5: {@code first} answers every stone of the refuter's, and a pass, but those that
     * {@code others} answer.
     *
     * <p>Two stones of one turn are two steps, one above the other. A child with the prover to move
     * makes the stone the last of its turn; if each has the refuter to move, with j stones or more
     * left, the claim has him to move with j + 1, at most a whole turn.
     *
     * <p>Children that are equal steps become one where the proof is written: a reply whose answer
     * equals the first child needs no entry, and replies with equal answers are one.
     */
    public StrongStep replies(StrongStep first, List<Reply> others) {
        List<StrongStep> children = children(first, others);
        StrongClaim claim = first.claim();
        SquareSet moves = movesOf(others, claim);
        Squares squares = Squares.of(claim, moves, others);
        SquareSet open =
                claim.carrier().intersect(board.possibleSquares(claim.refuter())).minus(moves);
        requireAnswered(claim.prover(), moves, open, squares);
        int[] inCarrier = counts(squares.carrier());
        byte[] thresholds = thresholdsBefore(claim, moves, others, squares, inCarrier);
        StrongClaim result = beforeMove(children, squares, thresholds, outerBefore(claim, others));
        return composed(
                Kind.REPLIES,
                operands(others),
                children,
                inCarrier,
                open.isEmpty() ? result : result.atItsTurn());
    }

    private static List<StrongStep> children(StrongStep first, List<Reply> others) {
        List<StrongStep> children = new ArrayList<>(List.of(first));
        others.forEach(reply -> children.add(reply.answer()));
        return children;
    }

    /** The squares that several claims rely on together. */
    private record Squares(SquareSet carrier, SquareSet support, SquareSet needed) {
        static Squares of(StrongClaim first, SquareSet moves, List<Reply> others) {
            Squares squares =
                    new Squares(first.carrier().union(moves), first.support(), first.needed());
            for (Reply reply : others) {
                squares = squares.with(reply);
            }
            return squares;
        }

        /** After a single move its stone is there for the answer; of several any one may be. */
        private Squares with(Reply reply) {
            StrongClaim answer = reply.answer().claim();
            boolean single = reply.moves().size() == 1;
            return new Squares(
                    carrier.union(answer.carrier()),
                    support.union(answer.support()),
                    needed.union(single ? answer.needed().minus(reply.moves()) : answer.needed()));
        }
    }

    private void requireAnswered(Player prover, SquareSet moves, SquareSet open, Squares squares) {
        require(
                isShut(prover, open, squares.carrier().union(squares.needed())),
                "a move on the first child's carrier has no answer");
        require(
                !moves.intersects(squares.support()) && !moves.intersects(squares.needed()),
                "a move on a stone that a child counts on");
    }

    /** Returns the thresholds before the refuter's stone, wherever he puts it. */
    private byte[] thresholdsBefore(
            StrongClaim first,
            SquareSet moves,
            List<Reply> others,
            Squares squares,
            int[] inCarrier) {
        byte[] thresholds = first.thresholds();
        SquareSet kept = squares.support().union(squares.needed());
        SquareSet elsewhere = board.possibleSquares(first.refuter()).minus(moves).minus(kept);
        raiseByOthers(thresholds, elsewhere, squares.carrier(), inCarrier);
        for (Reply reply : others) {
            StrongClaim answer = reply.answer().claim();
            answer.raiseTo(thresholds);
            raise(thresholds, answer, reply.moves());
        }
        block(thresholds, squares.support());
        return thresholds;
    }

    /** Returns the outer threshold before the refuter's stone. */
    private int outerBefore(StrongClaim first, List<Reply> others) {
        int outer = Math.min(NEVER, first.outer() + 1);
        for (Reply reply : others) {
            int one = reply.moves().intersects(outside) ? 1 : 0;
            outer = Math.max(outer, Math.min(NEVER, reply.answer().claim().outer() + one));
        }
        return outer;
    }

    /**
     * Returns what holds before the refuter's stone, at the turn at which all children do after.
     */
    private StrongClaim beforeMove(
            List<StrongStep> children, Squares squares, byte[] thresholds, int outer) {
        Turn after = turnAfter(children);
        children.forEach(child -> requireUsable(child.claim(), after));
        boolean win = children.stream().allMatch(child -> child.claim().goal() == Goal.WIN);
        Player prover = children.getFirst().claim().prover();
        Player refuter = prover.opponent();
        return new StrongClaim(
                prover,
                win ? Goal.WIN : Goal.HOLD,
                new Turn(refuter, after.player() == refuter ? after.left() + 1 : 1),
                win ? winStones(children, after) : holdStones(children, after),
                squares.carrier(),
                squares.support(),
                squares.needed(),
                thresholds,
                outer);
    }

    /**
     * Returns whether the refuter may put on none of {@code squares}: they are not his, and each
     * set of the prover's through one has another square of {@code taken}, which is free or the
     * refuter's, so that it is no direct threat to be parried.
     */
    private boolean isShut(Player prover, SquareSet squares, SquareSet taken) {
        if (squares.intersects(board.squares(prover.opponent()))) {
            return false;
        }
        for (int x = squares.first(); x >= 0; x = squares.next(x + 1)) {
            for (int f : numbersThrough[x]) {
                if (isOwn(prover, f) && !sets.get(f).without(x).intersects(taken)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void requireUsable(StrongClaim claim, Turn at) {
        require(claim.isUsable(at, whole), "a child is used at another turn than its own");
    }

    /** Returns the turn after the refuter's stone, at which all children are usable. */
    private Turn turnAfter(List<StrongStep> children) {
        Turn least = children.getFirst().claim().turn();
        for (StrongStep child : children) {
            Turn turn = child.claim().turn();
            if (turn.player() == child.claim().prover()) {
                return new Turn(turn.player(), whole);
            }
            least = turn.left() < least.left() ? turn : least;
        }
        return least.left() < whole
                ? least
                : whole == 1 ? least.next(1) : new Turn(least.player(), whole - 1);
    }

    /**
     * Adds one stone of the refuter's on any one of {@code moves}. One outside the carrier makes no
     * difference to a set that still lacks its squares of the carrier.
     */
    private void raiseByOthers(
            byte[] thresholds, SquareSet moves, SquareSet carrier, int[] inCarrier) {
        int[] closed = inCarrier.clone();
        add(closed, all.minus(moves).minus(carrier));
        boolean[] hit = hit(moves.intersect(carrier));
        for (int h = 0; h < thresholds.length; h++) {
            boolean outer = closed[h] < sizes[h] && thresholds[h] > inCarrier[h];
            if (thresholds[h] > 0 && (hit[h] || outer)) {
                thresholds[h] = bounded(thresholds[h] + 1, h);
            }
        }
    }

    /** Returns which winning sets have one of {@code squares}. */
    private boolean[] hit(SquareSet squares) {
        boolean[] hit = new boolean[sets.size()];
        for (int v = squares.first(); v >= 0; v = squares.next(v + 1)) {
            for (int h : numbersThrough[v]) {
                hit[h] = true;
            }
        }
        return hit;
    }

    private static SquareSet movesOf(List<Reply> others, StrongClaim first) {
        SquareSet moves = SquareSet.empty();
        for (Reply reply : others) {
            StrongClaim answer = reply.answer().claim();
            require(answer.prover() == first.prover(), "answers of different players");
            require(!reply.moves().isEmpty(), "an answer to no move");
            require(!reply.moves().intersects(moves), "a move has two answers");
            require(!reply.moves().intersects(answer.carrier()), "a move on its answer's carrier");
            moves = moves.union(reply.moves());
        }
        return moves;
    }

    private static int[] operands(List<Reply> others) {
        return others.stream()
                .flatMapToInt(reply ->
                        IntStream.concat(
                                IntStream.of(reply.moves().size()), reply.moves().stream()))
                .toArray();
    }

    private int winStones(List<StrongStep> children, Turn after) {
        return children.stream()
                .mapToInt(child -> child.claim().stonesAt(after, whole))
                .max()
                .orElseThrow();
    }

    private int holdStones(List<StrongStep> children, Turn after) {
        return oneMore(
                children.stream()
                        .mapToInt(child -> child.claim().withstoodAt(after, whole))
                        .min()
                        .orElseThrow());
    }

    /**
     * Rule S6: the pairing strategy of {@code player}, on the pairs of neighbours of the list; none
     * where turns have several stones.
     */
    public StrongStep pairs(Player player, int... squares) {
        require(squares.length == 0 || whole == 1, "pairs are lost to several stones a turn");
        SquareSet region = SquareSet.of(squares);
        require(region.size() == squares.length, "a square stands in two pairs");
        require(squares.length % 2 == 0, "a pair has two squares");
        require(board.squares(player).containsAll(region), "the player may not play there");
        byte[] thresholds = constant(player.opponent(), NEVER);
        for (int i = 0; i < squares.length; i += 2) {
            clear(thresholds, through.get(squares[i]).intersect(through.get(squares[i + 1])));
        }
        return leaf(Kind.PAIRS, joined(player, squares), holding(player, region, thresholds));
    }

    /** Rule S7: a partition strategy of {@code player}, where turns have one stone. */
    public StrongStep parts(Player player, List<Part> parts) {
        requireOneStone();
        SquareSet region = SquareSet.empty();
        byte[] thresholds = constant(player.opponent(), NEVER);
        require(!parts.isEmpty(), "no part");
        for (Part part : parts) {
            SquareSet squares = part.squares();
            require(squares.size() <= Part.MAX_SQUARES, "a part is too large");
            require(part.edges().size() <= Part.MAX_EDGES, "a part has too many sub-edges");
            require(!part.edges().isEmpty(), "a part without sub-edges");
            require(part.edges().stream().allMatch(edge -> edge.size() >= 2), "a small sub-edge");
            require(!squares.intersects(region), "two parts share a square");
            require(partition.isBreakers(part), "a part is lost");
            region = region.union(squares);
            part.edges().forEach(edge -> clear(thresholds, containing(edge)));
        }
        require(board.squares(player).containsAll(region), "the player may not play there");
        return leaf(
                Kind.PARTS,
                joined(player, Partition.toOperands(parts)),
                holding(player, region, thresholds));
    }

    private SquareSet containing(SquareSet edge) {
        SquareSet result = through.get(edge.first());
        for (int v = edge.first(); v >= 0; v = edge.next(v + 1)) {
            result = result.intersect(through.get(v));
        }
        return result;
    }

    /** Rule S8: the refuter, who has a whole turn, has at most {@code stones} further stones. */
    public StrongStep late(Player player, int stones) {
        return late(player, stones, whole);
    }

    /**
     * Rule S8: the refuter, who has {@code left} stones of his turn left, has at most {@code
     * stones} further stones.
     */
    public StrongStep late(Player player, int stones, int left) {
        require(left >= 1 && left <= whole, "no turn of " + left + " stones");
        require(stones >= 0, "a negative number of stones");
        require(stones <= Certificate.GREATEST_NUMBER, "more stones than can be written");
        int threshold = Math.min(NEVER - 1, stones) + 1;
        byte[] thresholds = constant(player.opponent(), threshold);
        return leaf(
                Kind.LATE,
                whole == 1
                        ? new int[] {number(player), stones}
                        : new int[] {number(player), stones, left},
                new StrongClaim(
                        player,
                        Goal.HOLD,
                        new Turn(player.opponent(), left),
                        stones,
                        SquareSet.empty(),
                        SquareSet.empty(),
                        SquareSet.empty(),
                        thresholds,
                        threshold));
    }

    private StrongClaim holding(Player player, SquareSet region, byte[] thresholds) {
        return new StrongClaim(
                player,
                Goal.HOLD,
                new Turn(player.opponent(), whole),
                UNLIMITED,
                region,
                SquareSet.empty(),
                SquareSet.empty(),
                thresholds,
                NEVER);
    }

    /** Rule S9: the proof moved by symmetry {@code g} of the grid, 1 to 7. */
    public StrongStep symmetry(int g, StrongStep child) {
        Symmetry symmetry =
                Optional.ofNullable(symmetries.get(g))
                        .orElseThrow(() -> new IllegalStepException("no symmetry of the board"));
        Permutation map = symmetry.squares;
        StrongClaim claim = child.claim();
        byte[] thresholds = claim.thresholds();
        for (int h = 0; h < thresholds.length; h++) {
            thresholds[symmetry.sets[h]] = (byte) claim.threshold(h);
        }
        return composed(
                Kind.SYMMETRY,
                new int[] {g},
                List.of(child),
                new StrongClaim(
                        claim.prover(),
                        claim.goal(),
                        claim.turn(),
                        claim.stones(),
                        map.apply(claim.carrier()),
                        map.apply(claim.support()),
                        map.apply(claim.needed()),
                        thresholds,
                        claim.outer()));
    }

    /**
     * Rule S12: the same of fewer positions: {@code free} are free, {@code taken} the refuter's.
     */
    public StrongStep weaken(StrongStep child, SquareSet free, SquareSet taken) {
        StrongClaim claim = child.claim();
        require(all.containsAll(free.union(taken)), "a square is not on the board");
        return composed(
                Kind.WEAKEN,
                IntStream.concat(
                                IntStream.of(free.size()),
                                IntStream.concat(free.stream(), taken.stream()))
                        .toArray(),
                List.of(child),
                new StrongClaim(
                        claim.prover(),
                        claim.goal(),
                        claim.turn(),
                        claim.stones(),
                        claim.carrier().union(free),
                        claim.support(),
                        claim.needed().union(taken),
                        claim.thresholds(),
                        claim.outer()));
    }

    /** Rule S10: a draw, because {@code white} holds for White and {@code black} for Black. */
    public StrongStep draw(StrongStep white, StrongStep black) {
        require(white.claim().prover() == Player.WHITE, "the first half is not White's");
        require(black.claim().prover() == Player.BLACK, "the second half is not Black's");
        return composed(Kind.DRAW, NONE, List.of(white, black), white.claim());
    }

    /** Rule S11: a draw, because {@code white} holds and Black could steal a win of White's. */
    public StrongStep strategyStealing(StrongStep white) {
        require(white.claim().prover() == Player.WHITE, "the hold is not White's");
        requireOneStone();
        require(board.isEqualForBoth(), "the game is not the same for both players");
        return composed(Kind.STRATEGY_STEALING, NONE, List.of(white), white.claim());
    }

    private void requireOneStone() {
        require(whole == 1, "the rule is for one stone a turn");
    }

    private boolean isOwn(Player player, int e) {
        require(e >= 0 && e < sets.size(), "no winning set of the board");
        return setsOf(player)[e];
    }

    private boolean[] setsOf(Player player) {
        return player == Player.BLACK ? blacks : whites;
    }

    private byte[] constant(Player refuter, int value) {
        boolean[] owned = setsOf(refuter);
        byte[] thresholds = new byte[sets.size()];
        for (int h = 0; h < thresholds.length; h++) {
            thresholds[h] = owned[h] ? bounded(value, h) : 0;
        }
        return thresholds;
    }

    /** Returns how many of {@code squares} each winning set has. */
    private int[] counts(SquareSet squares) {
        int[] counts = new int[sets.size()];
        add(counts, squares);
        return counts;
    }

    private void add(int[] counts, SquareSet squares) {
        for (int v = squares.first(); v >= 0; v = squares.next(v + 1)) {
            for (int h : numbersThrough[v]) {
                counts[h]++;
            }
        }
    }

    /** Sets the thresholds of the given winning sets to 0: each has a square of the prover's. */
    private static void clear(byte[] thresholds, SquareSet numbers) {
        for (int h = numbers.first(); h >= 0; h = numbers.next(h + 1)) {
            thresholds[h] = 0;
        }
    }

    /** Raises thresholds to what {@code answer} asks for before a stone on one of its moves. */
    private void raise(byte[] thresholds, StrongClaim answer, SquareSet moves) {
        for (int v = moves.first(); v >= 0; v = moves.next(v + 1)) {
            for (int h : numbersThrough[v]) {
                int after = answer.threshold(h);
                if (after > 0) {
                    thresholds[h] = (byte) Math.max(thresholds[h], bounded(after + 1, h));
                }
            }
        }
    }

    /** Returns a threshold of set {@code h} as it is stored. */
    private byte bounded(int threshold, int h) {
        return (byte) (threshold > sizes[h] ? NEVER : Math.min(NEVER, threshold));
    }

    /** Sets the thresholds of the winning sets that hold one of {@code squares} to 0. */
    private void block(byte[] thresholds, SquareSet squares) {
        for (int v = squares.first(); v >= 0; v = squares.next(v + 1)) {
            for (int h : numbersThrough[v]) {
                thresholds[h] = 0;
            }
        }
    }

    private static int oneMore(int stones) {
        return stones == UNLIMITED ? UNLIMITED : stones + 1;
    }

    private static int number(Player player) {
        return player == Player.BLACK ? 0 : 1;
    }

    private static int[] joined(Player player, int[] squares) {
        return IntStream.concat(IntStream.of(number(player)), Arrays.stream(squares)).toArray();
    }

    private StrongStep leaf(Kind kind, int[] operands, StrongClaim claim) {
        StrongClaim met = claim.withoutMet(counts(claim.carrier()));
        return new StrongStep(board, kind, operands, List.of(), met);
    }

    private StrongStep composed(
            Kind kind, int[] operands, List<StrongStep> children, StrongClaim claim) {
        return composed(kind, operands, children, counts(claim.carrier()), claim);
    }

    @SuppressWarnings(
            "ReferenceEquality") // A search has one board; comparing its sets would be slow.
    private StrongStep composed(
            Kind kind,
            int[] operands,
            List<StrongStep> children,
            int[] inCarrier,
            StrongClaim claim) {
        for (StrongStep child : children) {
            require(child.board() == board, "a child belongs to another board");
            require(!child.kind().isDraw(), "a draw is a root only");
        }
        SquareSet support = claim.support();
        require(!claim.carrier().intersects(support), "a square must be free and the prover's");
        require(!claim.carrier().intersects(claim.needed()), "a square must be free and taken");
        require(!support.intersects(claim.needed()), "a square must be both players'");
        boolean exact = children.stream().anyMatch(child -> child.claim().isExact());
        StrongClaim met = (exact ? claim.atItsTurn() : claim).withoutMet(inCarrier);
        return new StrongStep(board, kind, operands, children, met);
    }
}
