package proofstone.checker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import proofstone.checker.Claim.Breakers;
import proofstone.checker.Claim.Makers;

/** Reads one step after the other and hands its operands to its accept rule. */
final class StepReader {
    private final Board board;
    private final LiveSteps<Claim> live;
    private final ListReader squares;
    private final ListReader sets;
    private final BreakerRules breaker;
    private final MakerRules maker;
    private final MapRules maps;
    private final Optional<TurnRules> turns;
    private final Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);

    StepReader(Header header, LiveSteps<Claim> live) {
        this.board = header.board();
        this.live = live;
        this.squares = ListReader.ofSquares(board.squares());
        this.sets = ListReader.ofSets(board.sets());
        this.breaker = new BreakerRules(board, header.firstMoves());
        this.maker = new MakerRules(board);
        this.maps = new MapRules(board);
        this.turns = header.turns().map(order -> new TurnRules(board, order));
    }

    /** Reads, accepts and keeps one step; returns what it proves. */
    Claim next(Tokens tokens, int number) throws Refusal, Unread, IOException {
        Kind kind = Kind.read(tokens);
        Operands operands = new Operands(tokens, number);
        Claim claim =
                turns.isPresent() ? operands.accept(kind, turns.get()) : operands.accept(kind);
        tokens.endLine();
        kinds.merge(kind, 1, Integer::sum);
        live.add(number, claim);
        return claim;
    }

    /** Number of accepted steps of each kind that occurred. */
    Map<Kind, Integer> kinds() {
        return kinds;
    }

    /** The operands of one step, read in the order of the step table. */
    private final class Operands {
        private final Tokens tokens;
        private final int number;

        Operands(Tokens tokens, int number) {
            this.tokens = tokens;
            this.number = number;
        }

        /**
         * Arguments are evaluated from left to right: the order in which they stand in the file.
         */
        Claim accept(Kind kind) throws Refusal, Unread, IOException {
            return switch (kind) {
                case BLOCKED -> breaker.blocked();
                case PAIRS -> breaker.pairs(pairs());
                case POTENTIAL -> breaker.potential(turn(), squares(), secondSets());
                case SHORT -> breaker.shortOfStones(tokens.number(), squares());
                case JOIN -> breaker.join(all(Breakers.class, children(2)));
                case LINE -> maker.line(set(), square());
                case FILLED -> maker.filled(set());
                case FORK -> maker.fork(square(), set(), square(), set(), square());
                case THREAT -> maker.threat(square(), square(), set(), makersChild());
                case MOVE -> move(square(), child());
                case REPLIES -> replies(children(1));
                case FIRST_REPLIES -> breaker.firstReplies(all(Breakers.class, children(1)));
                case DOMINATION -> maps.domination(square(), square(), child());
                case ISOMORPHISM -> isomorphism(child());
                case PARTS -> PartsReader.read(tokens, squares, breaker.parts());
                case BOXES, PUTS, ANSWERS -> throw notInRule(kind);
            };
        }

        /** As {@link #accept(Kind)} for games of several stones a turn. */
        Claim accept(Kind kind, TurnRules turns) throws Refusal, Unread, IOException {
            return switch (kind) {
                case BLOCKED -> breaker.blocked();
                case SHORT -> turns.shortOfStones(tokens.number(), squares());
                case JOIN -> turns.join(all(Breakers.class, children(2)));
                case FILLED -> maker.filled(set());
                case ISOMORPHISM -> isomorphism(child());
                case BOXES -> turns.boxes(tokens.number(), tokens.number(), squares());
                case PUTS -> puts(child(), squares(), turns);
                case ANSWERS -> answers(tokens.number(), tokens.number(), turns);
                default -> throw notInRule(kind);
            };
        }

        private static Refusal notInRule(Kind kind) {
            return new Refusal(Reason.NOT_IN_RULE, "the header's rule has no step " + kind.word());
        }

        private Claim answers(int turn, int stones, TurnRules turns)
                throws Refusal, Unread, IOException {
            if (!turns.hasExclusive()) {
                return turns.answers(turn, stones, new int[0], children(1));
            }
            int[] region = squares();
            tokens.openSecondList();
            return turns.answers(turn, stones, region, rest(1));
        }

        private Claim puts(Claim child, int[] squares, TurnRules turns) throws Refusal {
            return switch (child) {
                case Breakers breakers -> turns.puts(breakers, squares);
                case Makers makers -> turns.puts(makers, squares);
            };
        }

        private Claim move(int square, Claim child) throws Refusal {
            return switch (child) {
                case Breakers breakers -> breaker.move(square, breakers);
                case Makers makers -> maker.move(square, makers);
            };
        }

        private Claim replies(List<Claim> children) throws Refusal {
            return switch (children.getFirst()) {
                case Breakers _ -> breaker.replies(all(Breakers.class, children));
                case Makers _ -> maker.replies(all(Makers.class, children));
            };
        }

        private Claim isomorphism(Claim child) throws Refusal, IOException {
            SquareMap map = map(child.carrier());
            return switch (child) {
                case Breakers breakers -> {
                    tokens.noSecondList();
                    yield maps.isomorphism(breakers, map);
                }
                case Makers makers -> {
                    tokens.openSecondList();
                    Bits support = Bits.of(board.squares(), squares.list(tokens));
                    yield maps.isomorphism(makers, map, support);
                }
            };
        }

        private SquareMap map(Bits carrier) throws Refusal, IOException {
            SquareMap map = new SquareMap(board.squares());
            Bits listed = board.noSquares();
            tokens.openPairs();
            while (tokens.more()) {
                int from = square();
                Refusal.unless(listed.add(from), Reason.SQUARE_TWICE, "mapped twice: square", from);
                Refusal.unless(
                        carrier.has(from),
                        Reason.SQUARE_NOT_IN_CARRIER,
                        "not in the carrier: square",
                        from);
                Refusal.unless(tokens.more(), Reason.BAD_COUNT, "no square is given for", from);
                int to = square();
                if (turns.isPresent()) {
                    turns.get().requireSameKind(from, to);
                }
                map.put(from, to);
            }
            return map;
        }

        private int[] pairs() throws Refusal, IOException {
            tokens.openPairs();
            int[] list = squares.list(tokens);
            boolean even = list.length > 0 && list.length % 2 == 0;
            Refusal.unless(
                    even, Reason.BAD_COUNT, "pairs of squares, not this number:", list.length);
            return list;
        }

        private int[] squares() throws Refusal, IOException {
            tokens.openList();
            return squares.list(tokens);
        }

        private int[] secondSets() throws Refusal, IOException {
            tokens.openSecondList();
            return sets.list(tokens);
        }

        private int square() throws Refusal, IOException {
            return squares.one(tokens);
        }

        private int set() throws Refusal, IOException {
            return sets.one(tokens);
        }

        private Player turn() throws Refusal, IOException {
            return tokens.player("maker", "breaker");
        }

        private Claim child() throws Refusal, IOException {
            return live.child(tokens.reference(number), number);
        }

        private Makers makersChild() throws Refusal, IOException {
            return all(Makers.class, List.of(child())).getFirst();
        }

        private List<Claim> children(int least) throws Refusal, IOException {
            tokens.openList();
            return rest(least);
        }

        /** The children of a list that has been opened. */
        private List<Claim> rest(int least) throws Refusal, IOException {
            List<Claim> children = new ArrayList<>();
            while (tokens.more()) {
                children.add(child());
            }
            Refusal.unless(
                    children.size() >= least,
                    Reason.BAD_COUNT,
                    "too few children:",
                    children.size());
            return children;
        }

        private <C extends Claim> List<C> all(Class<C> type, List<Claim> claims) throws Refusal {
            for (Claim claim : claims) {
                Refusal.unless(
                        type.isInstance(claim),
                        Reason.WRONG_PROVER,
                        "a child is not of the step's prover");
            }
            return claims.stream().map(type::cast).toList();
        }
    }
}
