package proofstone.checker;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Random boards of at most 6 squares and random steps on them, most of them nearly right. The
 * checker accepts some; those can be children of later ones.
 */
final class RandomSteps {
    private final Random random;
    private final Header header;
    private final Board board;
    private final LiveSteps<Claim> live = new LiveSteps<>(Integer.MAX_VALUE);
    private final StepReader reader;
    private final List<Claim> claims = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final Player favourite;
    private int number;

    RandomSteps(long seed) {
        // The first numbers of neighbouring seeds are alike without the factor.
        random = new Random(seed * 0x9e3779b97f4a7c15L);
        favourite = random.nextBoolean() ? Player.MAKER : Player.BREAKER;
        int squares = random.nextInt(3) > 0 ? 6 : 2 + random.nextInt(4);
        List<int[]> sets = new ArrayList<>();
        int count = 1 + random.nextInt(8);
        for (int i = 0; i < count; i++) {
            sets.add(some(squares, 1 + random.nextInt(Math.min(4, squares))));
        }
        board = new Board(squares, sets);
        Optional<Bits> firstMoves =
                random.nextBoolean()
                        ? Optional.of(
                                Bits.of(squares, some(squares, 1 + random.nextInt(3) % squares)))
                        : Optional.empty();
        header = header(0, 0, Player.MAKER, OptionalInt.empty(), firstMoves, Player.MAKER);
        reader = new StepReader(header, live);
    }

    Board board() {
        return board;
    }

    Optional<Bits> firstMoves() {
        return header.firstMoves();
    }

    StepReader reader() {
        return reader;
    }

    private Header header(
            int maker,
            int breaker,
            Player toMove,
            OptionalInt makerStones,
            Optional<Bits> firstMoves,
            Player winner) {
        return new Header(
                "free",
                board,
                bits(maker),
                bits(breaker),
                toMove,
                makerStones,
                firstMoves,
                Optional.empty(),
                winner,
                "",
                "",
                1,
                1);
    }

    private Bits bits(int mask) {
        return Bits.of(board.squares(), squaresOf(mask));
    }

    private int[] squaresOf(int mask) {
        return IntStream.range(0, board.squares()).filter(v -> (mask >> v & 1) != 0).toArray();
    }

    /** Some distinct numbers below a bound, sorted. */
    private int[] some(int bound, int count) {
        List<Integer> all = new ArrayList<>(IntStream.range(0, bound).boxed().toList());
        Collections.shuffle(all, random);
        return all.stream().limit(count).mapToInt(Integer::intValue).sorted().toArray();
    }

    /** Tries one more step; what it proves if it is accepted. */
    Optional<Claim> next() throws IOException {
        number++;
        // The filler stands for the hash that a source holds back.
        String line = line() + "\n" + " ".repeat(TextTokens.TAIL);
        ByteSource source = new ByteSource(new ByteArrayInputStream(Script.utf8(line)));
        try {
            Claim claim = reader.next(new TextTokens(source), number);
            claims.add(claim);
            numbers.add(number);
            return Optional.of(claim);
        } catch (Refusal refusal) {
            return Optional.empty();
        } catch (Unread tooLarge) {
            throw new IllegalStateException(tooLarge);
        }
    }

    /** A random position and limits in which the claim may or may not win. */
    Header position(Claim claim) {
        int maker = 0;
        int breaker = 0;
        for (int v = 0; v < board.squares(); v++) {
            boolean needed = claim.carrier().has(v) && random.nextInt(20) > 0;
            int owner = needed ? 0 : random.nextInt(3);
            boolean support =
                    claim instanceof Claim.Makers makers
                            && makers.support().has(v)
                            && random.nextInt(20) > 0;
            maker |= owner == 1 || support ? 1 << v : 0;
            breaker |= owner == 2 && !support ? 1 << v : 0;
        }
        OptionalInt stones =
                random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(5));
        Player turn = random.nextInt(3) == 0 ? claim.turn().opponent() : claim.turn();
        return header(maker, breaker, turn, stones, header.firstMoves(), claim.prover());
    }

    private String line() {
        boolean leaf = claims.isEmpty();
        if (random.nextBoolean()) {
            return random.nextInt(12) == 0 ? parts() : anyLine(random.nextInt(leaf ? 7 : 17));
        }
        return favourite == Player.MAKER
                ? makersLine(random.nextInt(leaf ? 3 : 8))
                : breakersLine(random.nextInt(leaf ? 4 : 9));
    }

    private String anyLine(int kind) {
        return switch (kind) {
            case 0 -> "filled " + set();
            case 1, 2, 3 -> breakersLine(kind - 1);
            case 4, 5, 6 -> makersLine(kind - 4);
            case 7 -> "join " + children(2 + random.nextInt(2), Player.BREAKER);
            case 8, 9 -> threat(set());
            case 10, 11 -> "move " + square() + " " + child();
            case 12, 13 -> "replies " + children(1 + random.nextInt(4), favourite.opponent());
            case 14, 15 -> firstRepliesOrDomination();
            default -> isomorphism(random.nextInt(claims.size()));
        };
    }

    private String makersLine(int kind) {
        return switch (kind) {
            case 0 -> line(set());
            case 1, 2 -> fork(square());
            case 3 -> threat(set());
            case 4 -> "move " + square() + " " + child(Player.MAKER);
            default -> "replies " + children(1 + random.nextInt(4), Player.MAKER);
        };
    }

    private String breakersLine(int kind) {
        return switch (kind) {
            case 0 -> "pairs " + list(squares(random.nextInt(4) == 0 ? 4 : 2));
            case 1 -> "potential " + turn() + " " + list(squares()) + " / " + list(sets());
            case 2 -> "short " + random.nextInt(4) + " " + list(squares());
            case 3 -> "blocked";
            case 4 -> "move " + square() + " " + child(Player.BREAKER);
            case 5 -> "replies " + children(1 + random.nextInt(4), Player.BREAKER);
            case 6, 7 -> "join " + children(2 + random.nextInt(2), Player.BREAKER);
            default -> firstRepliesOrDomination();
        };
    }

    private String firstRepliesOrDomination() {
        if (random.nextInt(4) > 0 && header.firstMoves().isPresent()) {
            return "first-replies " + children(1 + random.nextInt(3), Player.BREAKER);
        }
        return "domination " + square() + " " + square() + " " + child();
    }

    /** A part with one or two sub-edges, or two of them on squares drawn without regard. */
    private String parts() {
        StringBuilder line = new StringBuilder("parts ").append(edge());
        for (int more = random.nextInt(4); more > 0; more--) {
            line.append(random.nextInt(4) == 0 ? " / " : " + ").append(edge());
        }
        return line.toString();
    }

    private String edge() {
        return list(squares(2 + random.nextInt(2)));
    }

    private String line(int e) {
        return "line " + e + " " + squareOf(e);
    }

    private String fork(int v) {
        int[] at = board.setsAt(v);
        if (at.length == 0) {
            return line(set());
        }
        int e = at[random.nextInt(at.length)];
        int f = at[random.nextInt(at.length)];
        return "fork " + v + " " + e + " " + squareOf(e) + " " + f + " " + squareOf(f);
    }

    private String threat(int e) {
        int child = child(Player.MAKER);
        return "threat " + squareOf(e) + " " + squareOf(e) + " " + e + " " + child;
    }

    private String isomorphism(int index) {
        Claim child = claims.get(index);
        int[] images = random.ints(board.squares(), 0, board.squares()).toArray();
        if (random.nextInt(4) > 0) {
            List<Integer> all = new ArrayList<>(IntStream.range(0, images.length).boxed().toList());
            Collections.shuffle(all, random);
            images = all.stream().mapToInt(Integer::intValue).toArray();
        }
        StringBuilder line = new StringBuilder("isomorphism " + numbers.get(index));
        for (int v : squaresOf(BruteForce.mask(child.carrier()))) {
            line.append(' ').append(v).append(' ').append(images[v]);
        }
        if (child instanceof Claim.Makers makers) {
            line.append(" /");
            for (int v : squaresOf(BruteForce.mask(makers.support()))) {
                line.append(' ').append(random.nextInt(8) == 0 ? square() : images[v]);
            }
        }
        return line.toString();
    }

    private int set() {
        return random.nextInt(board.sets());
    }

    private int square() {
        return random.nextInt(board.squares());
    }

    /** A square of the set, mostly. */
    private int squareOf(int e) {
        int[] squares = board.set(e);
        return random.nextInt(16) == 0 ? square() : squares[random.nextInt(squares.length)];
    }

    private String turn() {
        return random.nextBoolean() ? "maker" : "breaker";
    }

    private int[] squares() {
        return some(board.squares(), random.nextInt(board.squares()) + random.nextInt(2));
    }

    private int[] squares(int count) {
        return some(board.squares(), Math.min(count, board.squares()));
    }

    private int[] sets() {
        return some(board.sets(), random.nextInt(board.sets() + 1));
    }

    private static String list(int[] numbers) {
        return IntStream.of(numbers).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    private int child() {
        return numbers.get(random.nextInt(numbers.size()));
    }

    /** A child that is mostly of this prover. */
    private int child(Player prover) {
        List<Integer> candidates = candidates(prover);
        return candidates.isEmpty() ? child() : candidates.getFirst();
    }

    /** Distinct children, mostly of one prover. */
    private String children(int count, Player prover) {
        return candidates(prover).stream()
                .limit(count)
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private List<Integer> candidates(Player prover) {
        List<Integer> candidates = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            if (claims.get(i).prover() == prover || random.nextInt(50) == 0) {
                candidates.add(numbers.get(i));
            }
        }
        Collections.shuffle(candidates, random);
        return candidates;
    }
}
