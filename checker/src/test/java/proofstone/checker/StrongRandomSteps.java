package proofstone.checker;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Random strong games of at most 7 squares and random steps about them, most of them nearly right.
 * The checker accepts some; those can be children of later ones.
 */
final class StrongRandomSteps {
    private static final int NEVER_LAST = Integer.MAX_VALUE;

    /** All rows and columns, the rims, and the length of a row; those without a rim last. */
    private static final int[][] GRIDS = {
        {1, 5, 0, 1, 2},
        {1, 6, 0, 1, 3},
        {1, 6, 0, 2, 3},
        {2, 3, 0, 1, 2},
        {4, 1, 1, 0, 2},
        {1, 7, 0, 2, 3},
        {3, 2, 1, 0, 2},
        {6, 1, 2, 0, 3},
        {1, 4, 0, 1, 2},
        {1, 6, 0, 1, 2},
        {2, 3, 0, 0, 2},
        {2, 2, 0, 0, 2},
        {1, 5, 0, 0, 2},
        {1, 6, 0, 0, 3},
        {2, 3, 0, 0, 3}
    };

    private final Random random;
    private final StrongGame game;
    private final Board board;
    private final LiveSteps<StrongClaim> live = new LiveSteps<>(Integer.MAX_VALUE);
    private final StrongStepReader reader;
    private final List<StrongClaim> claims = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final Colour favourite;
    private final int stones;
    private int number;

    /** Which boards are drawn. */
    enum Boards {
        /** All. */
        ANY,
        /** Boards with a rim. */
        RIM
    }

    /** Steps about a random board of one stone a turn. */
    StrongRandomSteps(long seed, Boards boards) {
        this(seed, boards, 1);
    }

    /** Steps about a random board of so many stones a turn. */
    StrongRandomSteps(long seed, Boards boards, int stones) {
        this.stones = stones;
        // The first numbers of neighbouring seeds are alike without the factor.
        random = new Random(seed * 0x9e3779b97f4a7c15L);
        favourite = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
        game =
                switch (boards == Boards.RIM ? 0 : random.nextInt(4)) {
                    case 0 -> gridGame(boards == Boards.RIM ? 10 : GRIDS.length);
                    case 1 -> narrowGame();
                    default -> freeGame();
                };
        board = game.board();
        Bits none = game.noSquares();
        reader =
                new StrongStepReader(
                        header(
                                none,
                                none,
                                game.whole(Colour.BLACK),
                                OptionalInt.empty(),
                                Outcome.NOT_BLACK),
                        live);
    }

    private StrongGame freeGame() {
        int squares = random.nextInt(3) > 0 ? 6 : 2 + random.nextInt(4);
        Optional<Bits> black = list(squares);
        Optional<Bits> white = list(squares);
        List<int[]> sets = new ArrayList<>();
        List<Owner> owners = new ArrayList<>();
        int count = 1 + random.nextInt(8);
        for (int i = 0; i < count; i++) {
            int[] set = some(squares, 1 + random.nextInt(Math.min(4, squares)));
            Owner owner = List.of(Owner.values()).get(random.nextInt(3));
            Bits of = Bits.of(squares, set);
            boolean fits =
                    !(owner.includes(Colour.BLACK) && black.map(of::firstNotIn).orElse(-1) >= 0)
                            && !(owner.includes(Colour.WHITE)
                                    && white.map(of::firstNotIn).orElse(-1) >= 0);
            if (fits) {
                sets.add(set);
                owners.add(owner);
            }
        }
        return new StrongGame(
                new Board(squares, sets),
                owners,
                black,
                white,
                random.nextInt(3) == 0,
                Optional.empty(),
                stones);
    }

    /** The favourite has a few squares, and the other player sets that reach beyond them. */
    private StrongGame narrowGame() {
        int squares = 5 + random.nextInt(2);
        int[] own = some(squares, 2 + random.nextInt(2));
        TreeMap<int[], Owner> sets = new TreeMap<>(Arrays::compare);
        Owner theirs = favourite == Colour.BLACK ? Owner.WHITE : Owner.BLACK;
        Owner ours = favourite == Colour.BLACK ? Owner.BLACK : Owner.WHITE;
        for (int i = 3 + random.nextInt(5); i > 0; i--) {
            sets.put(some(squares, 2 + random.nextInt(2)), theirs);
        }
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
            int[] some = some(own.length, 1 + random.nextInt(own.length));
            int[] set = Arrays.stream(some).map(v -> own[v]).toArray();
            sets.put(set, random.nextBoolean() ? Owner.BOTH : ours);
        }
        Optional<Bits> list = Optional.of(Bits.of(squares, own));
        return new StrongGame(
                new Board(squares, List.copyOf(sets.keySet())),
                List.copyOf(sets.values()),
                favourite == Colour.BLACK ? list : Optional.empty(),
                favourite == Colour.BLACK ? Optional.empty() : list,
                random.nextInt(4) > 0,
                Optional.empty(),
                stones);
    }

    private Optional<Bits> list(int squares) {
        return random.nextInt(4) > 0
                ? Optional.empty()
                : Optional.of(Bits.of(squares, some(squares, squares - 1 - random.nextInt(2))));
    }

    /** A small board with a name, with or without a rim. */
    private StrongGame gridGame(int bound) {
        int[] shape = GRIDS[random.nextInt(bound)];
        StrongGrid grid = new StrongGrid(shape[0], shape[1], shape[2], shape[3]);
        return rim(grid, shape[4], random.nextBoolean(), Colour.BLACK, stones);
    }

    /** The board of a grid; without a rim it has no parry. */
    static StrongGame rim(StrongGrid grid, int length, boolean parry) {
        return rim(grid, length, parry, Colour.BLACK, 1);
    }

    /** The board of a grid where one player keeps to the inner board. */
    static StrongGame rim(StrongGrid grid, int length, boolean parry, Colour attacker, int stones) {
        Owner other = attacker == Colour.BLACK ? Owner.WHITE : Owner.BLACK;
        Bits inner = grid.inner();
        TreeMap<int[], Owner> sets = new TreeMap<>(Arrays::compare);
        for (int[] set : GeometryTest.setsOf(grid.rows(), grid.columns(), length)) {
            boolean isInner = Arrays.stream(set).allMatch(grid::isInner);
            sets.put(set, isInner ? Owner.BOTH : other);
        }
        boolean hasRim = grid.rowRim() + grid.columnRim() > 0;
        Optional<Bits> list = hasRim ? Optional.of(inner) : Optional.empty();
        return new StrongGame(
                new Board(grid.rows() * grid.columns(), List.copyOf(sets.keySet())),
                List.copyOf(sets.values()),
                attacker == Colour.BLACK ? list : Optional.empty(),
                attacker == Colour.BLACK ? Optional.empty() : list,
                hasRim && parry,
                Optional.of(grid),
                stones);
    }

    StrongGame game() {
        return game;
    }

    StrongStepReader reader() {
        return reader;
    }

    Random random() {
        return random;
    }

    private StrongHeader header(
            Bits black, Bits white, StrongTurn turn, OptionalInt plies, Outcome claim) {
        return new StrongHeader(
                "free", game, black, white, turn, plies, claim, "", "", 1, NEVER_LAST);
    }

    /** Some distinct numbers below a bound, sorted. */
    private int[] some(int bound, int count) {
        List<Integer> all = new ArrayList<>(IntStream.range(0, bound).boxed().toList());
        Collections.shuffle(all, random);
        return all.stream().limit(count).mapToInt(Integer::intValue).sorted().toArray();
    }

    /** Tries one more step; what it proves if it is accepted. */
    Optional<StrongClaim> next() throws IOException {
        number++;
        // The filler stands for the hash that a source holds back.
        String line = line() + "\n" + " ".repeat(TextTokens.TAIL);
        ByteSource source = new ByteSource(new ByteArrayInputStream(Script.utf8(line)));
        try {
            StrongClaim claim = reader.next(new TextTokens(source), number);
            claims.add(claim);
            numbers.add(number);
            return Optional.of(claim);
        } catch (Refusal refusal) {
            return Optional.empty();
        } catch (Unread tooLarge) {
            throw new IllegalStateException(tooLarge);
        }
    }

    /** A random position and limits in which the claim may or may not prove something. */
    StrongHeader position(StrongClaim claim) {
        Bits prover = game.noSquares();
        Bits refuter = game.noSquares();
        for (int v = 0; v < board.squares(); v++) {
            int state = random.nextInt(4);
            if (random.nextInt(20) > 0) {
                state = claim.needed().free().has(v) ? 0 : state;
                state = claim.needed().provers().has(v) ? 1 : state;
                state = claim.needed().refuters().has(v) ? 2 : state;
            }
            if (state == 1) {
                prover.add(v);
            } else if (state == 2) {
                refuter.add(v);
            }
        }
        boolean black = claim.prover() == Colour.BLACK;
        boolean win = claim.isWin() && random.nextInt(4) > 0;
        Outcome outcome =
                black
                        ? win ? Outcome.BLACK_WINS : Outcome.NOT_WHITE
                        : win ? Outcome.WHITE_WINS : Outcome.NOT_BLACK;
        StrongTurn turn =
                random.nextInt(3) == 0
                        ? new StrongTurn(
                                claim.turn().player().opponent(), 1 + random.nextInt(stones))
                        : stones == 1
                                ? claim.turn()
                                : new StrongTurn(claim.turn().player(), 1 + random.nextInt(stones));
        OptionalInt plies =
                random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(7));
        return header(black ? prover : refuter, black ? refuter : prover, turn, plies, outcome);
    }

    private String line() {
        if (claims.isEmpty()) {
            return leaf(random.nextInt(6));
        }
        return switch (random.nextInt(15)) {
            case 0 -> leaf(random.nextInt(6));
            case 1, 2, 3 -> stones == 1 || random.nextInt(20) == 0 ? threat() : move("move");
            case 4, 5 -> move("move");
            case 6 -> game.hasParry() || random.nextInt(8) == 0 ? move("parry") : threat();
            case 7 -> game.grid().isPresent() ? symmetry() : replies();
            case 8 -> weaken();
            default -> replies();
        };
    }

    private String leaf(int kind) {
        return switch (kind) {
            case 0 -> "late " + player() + " " + random.nextInt(4) + left();
            case 1 -> "pairs " + player() + list(some(stones == 1 ? 2 * random.nextInt(3) : 0));
            case 2 -> parts();
            default -> board.sets() == 0 ? "late black 1" + left() : ownLine(player());
        };
    }

    private String left() {
        return stones == 1 ? "" : " " + (1 + random.nextInt(stones));
    }

    private String parts() {
        StringBuilder line = new StringBuilder("parts " + player()).append(edge());
        for (int more = random.nextInt(4); more > 0; more--) {
            line.append(random.nextInt(4) == 0 ? " /" : " +").append(edge());
        }
        return line.toString();
    }

    private String edge() {
        return list(some(2 + random.nextInt(2)));
    }

    private String ownLine(String player) {
        int e = ownSet(Colour.valueOf(player.toUpperCase(java.util.Locale.ROOT)));
        return "line " + player + " " + e + " " + squareOf(e);
    }

    private String symmetry() {
        return "symmetry " + random.nextInt(8) + " " + numbers.get(any());
    }

    private String threat() {
        int child = any();
        if (board.sets() == 0) {
            return move("move");
        }
        int e = ownSet(claims.get(child).prover());
        return "threat " + e + " " + squareOf(e) + " " + squareOf(e) + " " + numbers.get(child);
    }

    private String move(String word) {
        List<Integer> waiting = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            StrongClaim claim = claims.get(i);
            boolean waits =
                    claim.turn().isOf(claim.refuter())
                            ? claim.turn().left() == stones
                            : claim.turn().left() < stones;
            if (waits || (stones > 1 && random.nextInt(8) == 0)) {
                waiting.add(i);
            }
        }
        int child = waiting.isEmpty() ? any() : waiting.get(random.nextInt(waiting.size()));
        if (word.equals("move") || board.sets() == 0) {
            return "move " + square() + " " + numbers.get(child);
        }
        int f = ownSet(claims.get(child).refuter());
        return "parry " + f + " " + squareOf(f) + " " + numbers.get(child);
    }

    /**
     * Answers to the squares of a first child's carrier and to some more, each by a random child.
     */
    private String replies() {
        int first = any();
        Colour prover = claims.get(first).prover();
        Map<Integer, List<Integer>> answers = new TreeMap<>();
        for (int v = 0; v < board.squares(); v++) {
            boolean needed = claims.get(first).needed().free().has(v);
            if (needed ? random.nextInt(isParry(v, prover) ? 3 : 40) > 0 : random.nextInt(6) == 0) {
                for (int child : answer(v, first, prover)) {
                    answers.computeIfAbsent(child, _ -> new ArrayList<>()).add(v);
                }
            }
        }
        StringBuilder line = new StringBuilder("replies " + numbers.get(first));
        answers.forEach((child, squares) ->
                line.append(" / ")
                        .append(numbers.get(child))
                        .append(list(squares.stream().mapToInt(v -> v).toArray())));
        return line.toString();
    }

    /** Whether the refuter may put on the square only to answer a threat. */
    private boolean isParry(int v, Colour prover) {
        return game.hasParry() && !game.squaresOf(prover.opponent()).has(v);
    }

    private String weaken() {
        int child = any();
        Bits support = claims.get(child).needed().provers();
        int[] more =
                random.ints(random.nextInt(4), 0, board.squares())
                        .filter(v -> !support.has(v) || random.nextInt(20) == 0)
                        .distinct()
                        .toArray();
        int free = random.nextInt(more.length + 1);
        return "weaken "
                + numbers.get(child)
                + list(Arrays.copyOf(more, free))
                + " /"
                + list(Arrays.copyOfRange(more, free, more.length));
    }

    /** A child that may answer the square; none if there is no such. */
    private List<Integer> answer(int v, int first, Colour prover) {
        List<Integer> candidates = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            boolean stands =
                    claims.get(i).prover() == prover
                            && !claims.get(i).needed().free().has(v)
                            && !claims.get(i).needed().provers().has(v);
            if (i != first && (stands || random.nextInt(200) == 0)) {
                candidates.add(i);
            }
        }
        Collections.shuffle(candidates, random);
        return candidates.subList(0, Math.min(1, candidates.size()));
    }

    /** A claim, mostly of one prover. */
    private int any() {
        int index = random.nextInt(claims.size());
        for (int tries = 0; tries < 3 && claims.get(index).prover() != favourite; tries++) {
            index = random.nextInt(claims.size());
        }
        return index;
    }

    private String player() {
        return (random.nextInt(4) > 0 ? favourite : favourite.opponent()).word();
    }

    private int ownSet(Colour player) {
        int[] own = game.setsOf(player);
        return own.length == 0 || random.nextInt(30) == 0
                ? random.nextInt(board.sets())
                : own[random.nextInt(own.length)];
    }

    private int square() {
        return random.nextInt(board.squares());
    }

    /** A square of the set, mostly. */
    private int squareOf(int e) {
        int[] squares = board.set(e);
        return random.nextInt(30) == 0 ? square() : squares[random.nextInt(squares.length)];
    }

    private int[] some(int count) {
        return some(board.squares(), Math.min(count, board.squares()));
    }

    private static String list(int[] numbers) {
        return IntStream.of(numbers).mapToObj(v -> " " + v).collect(Collectors.joining());
    }
}
