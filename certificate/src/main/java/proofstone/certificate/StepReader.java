package proofstone.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import proofstone.certificate.Sink.Next;
import proofstone.certificate.Step.Kind;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;

/**
 * Reads the steps of a certificate, each through the {@link Calculus}, and keeps account of those
 * that are alive.
 */
final class StepReader {
    private static final List<Kind> KINDS = List.of(Kind.values());

    private final Source source;
    private final Calculus calculus;
    private final Optional<TurnCalculus> turns;
    private final Optional<SquareSet> firstMoves;
    private final int squares;
    private final LivingSteps<Step> living;

    /** Prepares to read at most {@code live} steps alive at once. */
    StepReader(Source source, WeakProblem problem, int live) {
        Hypergraph hypergraph = problem.board().hypergraph();
        this.source = source;
        this.calculus = new Calculus(hypergraph);
        this.turns = problem.turns().map(_ -> new TurnCalculus(hypergraph, Schedule.of(problem)));
        this.firstMoves = problem.firstMoves();
        this.squares = calculus.hypergraph().squares();
        this.living = new LivingSteps<>(live);
    }

    /** Reads the next step. */
    Step read() throws IOException {
        Kind kind = source.step(living.next(), KINDS);
        Step step = turns.isPresent() ? turnOperands(kind, turns.get()) : operands(kind);
        source.endStep();
        living.add(step);
        return step;
    }

    /** Returns the number of steps that are alive. */
    int alive() {
        return living.alive();
    }

    private Step operands(Kind kind) throws IOException {
        return switch (kind) {
            case BLOCKED -> calculus.blocked();
            case PAIRS -> calculus.pairs(source.list(2, Next.END, squares));
            case POTENTIAL -> potential();
            case SHORT -> calculus.shortage(source.operand(), region(Next.END));
            case JOIN -> calculus.join(children());
            case LINE -> calculus.line(source.operand(), source.operand());
            case FILLED -> calculus.filled(source.operand());
            case FORK -> fork();
            case THREAT -> threat();
            case MOVE -> calculus.move(source.operand(), child());
            case REPLIES -> calculus.replies(children());
            case FIRST_REPLIES -> firstReplies();
            case DOMINATION -> calculus.domination(source.operand(), source.operand(), child());
            case ISOMORPHISM -> isomorphism(calculus::isomorphism);
            case PARTS -> parts();
            case BOXES, PUTS, ANSWERS -> throw notOfRule(kind);
        };
    }

    private static MalformedException notOfRule(Kind kind) {
        return new MalformedException("a step " + kind.word() + " is not of this rule");
    }

    private Step turnOperands(Kind kind, TurnCalculus rules) throws IOException {
        return switch (kind) {
            case BLOCKED -> rules.blocked();
            case SHORT -> rules.shortage(source.operand(), region(Next.END));
            case JOIN -> rules.join(children());
            case FILLED -> rules.filled(source.operand());
            case ISOMORPHISM -> isomorphism(rules::isomorphism);
            case BOXES ->
                    rules.boxes(
                            source.operand(), source.operand(), source.list(1, Next.END, squares));
            case PUTS -> {
                Step child = child();
                yield rules.puts(region(Next.END), child);
            }
            case ANSWERS -> answers(source.operand(), source.operand(), rules);
            default -> throw notOfRule(kind);
        };
    }

    private Step answers(int turn, int stones, TurnCalculus rules) throws IOException {
        boolean hasRegion = !rules.schedule().exclusive().isEmpty();
        SquareSet region = hasRegion ? region(Next.LIST) : SquareSet.empty();
        return rules.answers(turn, stones, children(), region);
    }

    private Step potential() throws IOException {
        Role turn = source.turn();
        SquareSet region = region(Next.LIST);
        int count = calculus.hypergraph().sets().size();
        int[] sets = source.list(1, Next.END, count);
        return calculus.potential(turn, region, distinct(sets, count, "winning set"));
    }

    private Step fork() throws IOException {
        int[] operands = new int[5];
        for (int i = 0; i < operands.length; i++) {
            operands[i] = source.operand();
        }
        return calculus.fork(operands[0], operands[1], operands[2], operands[3], operands[4]);
    }

    private Step threat() throws IOException {
        int a = source.operand();
        int b = source.operand();
        int e = source.operand();
        return calculus.threat(a, b, e, child());
    }

    private Step firstReplies() throws IOException {
        List<Step> children = children();
        require(firstMoves.isPresent(), "the header gives no first moves");
        return calculus.firstReplies(children, firstMoves.orElseThrow());
    }

    /** Rule P5 of a calculus. */
    @FunctionalInterface
    private interface Isomorphism {
        /** Makes the step. */
        Step of(Step next, int[] map, SquareSet support);
    }

    private Step isomorphism(Isomorphism rule) throws IOException {
        Step child = child();
        if (child.claim().prover() == Role.MAKER) {
            int[] map = source.list(2, Next.LIST, squares);
            return rule.of(child, map, region(Next.END));
        }
        int[] map = source.list(2, Next.END, squares);
        source.noList();
        return rule.of(child, map, SquareSet.empty());
    }

    private Step parts() throws IOException {
        return calculus.parts(parts(source, squares));
    }

    /** Reads the parts of a partition strategy on a board of {@code squares} squares. */
    static List<Part> parts(Source source, int squares) throws IOException {
        List<Part> parts = new ArrayList<>();
        for (List<int[]> edges : source.parts(squares)) {
            List<SquareSet> sets = new ArrayList<>();
            for (int[] edge : edges) {
                sets.add(distinct(edge, squares, "square"));
            }
            parts.add(new Part(sets));
        }
        return parts;
    }

    private SquareSet region(Next next) throws IOException {
        return distinct(source.list(1, next, squares), squares, "square");
    }

    /** Returns the set of {@code members} after the check that they are distinct and in range. */
    static SquareSet distinct(int[] members, int bound, String what) throws IOException {
        for (int member : members) {
            require(member < bound, what + " " + member + " is not on the board");
        }
        SquareSet set = SquareSet.of(members);
        require(set.size() == members.length, "a " + what + " stands twice in a list");
        return set;
    }

    private List<Step> children() throws IOException {
        return living.find(source.children());
    }

    private Step child() throws IOException {
        return living.find(source.child());
    }

    private static void require(boolean condition, String reason) throws IOException {
        if (!condition) {
            throw new MalformedException(reason);
        }
    }
}
