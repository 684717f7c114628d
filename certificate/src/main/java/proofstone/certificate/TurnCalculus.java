package proofstone.certificate;

import static proofstone.certificate.Calculus.require;

import java.util.Arrays;
import java.util.List;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.certificate.Step.Kind;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * The proof calculus of one board and one {@link Schedule} of several stones a turn: the only way
 * to make a {@link Step} of such a game.
 *
 * <p>Each method is one rule of the certificate format page, section 9. As in {@link Calculus} a
 * rule that does not accept throws {@link IllegalStepException}, so a search cannot hold a false
 * proof. Immutable and safe for use by several threads.
 */
public final class TurnCalculus {
    /*
     * Soundness: the lemmas stand on the format page. What needs care is the covering of all turns
     * of the refuter. A turn X is not covered if it meets the carrier of every child that Breaker
     * can afford after |X| stones. Such an X is a hitting set of those carriers, and it is enough to
     * look for one that takes its squares from them, as TurnCoverage does. More stones than the board
     * has squares meet no more carriers, and Breaker can afford no less after them.
     */
    private static final int[] NONE = {};

    private final Calculus calculus;
    private final Schedule schedule;

    /** Makes the calculus of a board with turns. */
    public TurnCalculus(Hypergraph hypergraph, Schedule schedule) {
        this.calculus = new Calculus(hypergraph);
        this.schedule = schedule;
    }

    /** Returns the board. */
    public Hypergraph hypergraph() {
        return calculus.hypergraph();
    }

    /** Returns the turns. */
    public Schedule schedule() {
        return schedule;
    }

    /** Rule B1: Breaker holds nothing and needs nothing, at any turn. */
    public Step blocked() {
        return calculus.blocked();
    }

    /** Rule M1: winning set {@code e} is filled, at any turn. */
    public Step filled(int e) {
        return calculus.filled(e);
    }

    /** Rule P5: carries {@code next} to other squares; its turn stays. */
    public Step isomorphism(Step next, int[] map, SquareSet support) {
        SquareSet exclusive = schedule.exclusive();
        for (int i = 0; i + 1 < map.length; i += 2) {
            boolean same = exclusive.contains(map[i]) == exclusive.contains(map[i + 1]);
            require(same, "an exclusive square goes to another kind of square");
        }
        return calculus.isomorphism(next, map, support);
    }

    /** Rule B4 for listed turns: from a turn on Maker lacks the stones. */
    public Step shortage(int turn, SquareSet region) {
        require(!schedule.isTile(), "a tile game does not run out of stones");
        requireTurn(turn, Role.MAKER);
        Step ordinary = calculus.shortage(schedule.makerStones(turn), region);
        int[] operands = ordinary.operandsFrom(0);
        operands[0] = turn;
        return breaker(
                Kind.SHORT,
                operands,
                List.of(),
                Role.MAKER,
                region,
                ((OfBreaker) ordinary.claim()).held(),
                new Moment(turn, schedule.size(turn)));
    }

    /**
     * Rule T1: disjoint boxes of {@code size} squares each, more than Maker has in any turn from
     * {@code turn} on; Breaker answers in every box that Maker has touched.
     */
    public Step boxes(int turn, int size, int... squares) {
        requireTurn(turn, Role.MAKER);
        SquareSet carrier = calculus.squareSet(squares);
        require(size > 0 && squares.length > 0 && squares.length % size == 0, "boxes of one size");
        require(carrier.size() == squares.length, "a square stands in two boxes");
        int boxes = squares.length / size;
        require(areAnswered(turn, size, boxes), "Maker can fill a box or touch too many");
        SquareSet held = SquareSet.empty();
        for (int i = 0; i < squares.length; i += size) {
            SquareSet box = box(squares, i, size);
            require(isKept(box), "Maker can fill a box without exclusive squares");
            held = held.union(calculus.superSets(box));
        }
        int[] operands = new int[squares.length + 2];
        operands[0] = turn;
        operands[1] = size;
        System.arraycopy(squares, 0, operands, 2, squares.length);
        Moment moment = new Moment(turn, schedule.size(turn));
        return breaker(Kind.BOXES, operands, List.of(), Role.MAKER, carrier, held, moment);
    }

    private static SquareSet box(int[] squares, int from, int size) {
        return SquareSet.of(Arrays.copyOfRange(squares, from, from + size));
    }

    private boolean isKept(SquareSet box) {
        return schedule.exclusive().isEmpty() || box.intersects(schedule.exclusive());
    }

    private boolean areAnswered(int turn, int size, int boxes) {
        if (schedule.isTile()) {
            return size > schedule.finish(turn);
        }
        for (int i = turn; i < schedule.last(); i += 2) {
            boolean isLast = schedule.makerStones(i + 1) == 0;
            int touched = Math.min(boxes, schedule.size(i));
            if (schedule.size(i) >= size || (!isLast && schedule.size(i + 1) < touched)) {
                return false;
            }
        }
        return true;
    }

    /** Rule B5 for tile games: strategies on disjoint carriers. */
    public Step join(List<Step> parts) {
        require(schedule.isTile(), "parts do not answer by themselves where turns are listed");
        require(parts.size() >= 2, "a join has at least two parts");
        SquareSet carrier = SquareSet.empty();
        SquareSet held = SquareSet.empty();
        int put = 0;
        Role turn = Role.MAKER;
        for (Step part : parts) {
            OfBreaker claim = breaker(part);
            require(!carrier.intersects(claim.carrier()), "two parts share a square");
            turn = claim.turn() == Role.BREAKER ? Role.BREAKER : turn;
            put += claim.turn() == Role.BREAKER ? claim.moment().stones() : 0;
            carrier = carrier.union(claim.carrier());
            held = held.union(claim.held());
        }
        Moment moment = turn == Role.BREAKER ? new Moment(1, put) : new Moment(0, schedule.size(0));
        return breaker(Kind.JOIN, NONE, parts, turn, carrier, held, moment);
    }

    /** Rule T2: the prover puts {@code squares} in his turn. */
    public Step puts(SquareSet squares, Step next) {
        Claim claim = next.claim();
        Role prover = claim.prover();
        calculus.squareSet(squares.toArray());
        require(!squares.isEmpty(), "a turn of no stones");
        require(claim.turn() != prover, "the child of a turn has the refuter to move");
        require(!claim.carrier().intersects(squares), "a square is in the child's carrier");
        require(isPermitted(claim, squares), "Maker may not put on exclusive squares");
        Moment moment = before(claim, squares.size());
        SquareSet carrier = claim.carrier().union(squares);
        return switch (claim) {
            case OfBreaker c ->
                    breaker(
                            Kind.PUTS,
                            squares.toArray(),
                            List.of(next),
                            Role.BREAKER,
                            carrier,
                            c.held().union(through(squares)),
                            moment);
            case OfMaker c ->
                    maker(
                            Kind.PUTS,
                            squares.toArray(),
                            List.of(next),
                            Role.MAKER,
                            new Squares(carrier, c.support().minus(squares), c.used()),
                            moment);
        };
    }

    /** Only in his last turn, after which a set is filled, Maker may put on exclusive squares. */
    private boolean isPermitted(Claim child, SquareSet squares) {
        boolean isLast = child.moment().isAny() && squares.size() <= schedule.finish(0);
        return child.prover() == Role.BREAKER
                || isLast
                || !squares.intersects(schedule.exclusive());
    }

    private SquareSet through(SquareSet squares) {
        SquareSet through = SquareSet.empty();
        for (int square : squares.toArray()) {
            through = through.union(calculus.through(square));
        }
        return through;
    }

    /** Returns the moment of a turn of so many stones of the prover before the claim. */
    private Moment before(Claim claim, int stones) {
        if (claim.moment().isAny()) {
            return new Moment(Moment.ANY.turn(), stones);
        }
        int turn = schedule.previous(claim.moment().turn());
        require(turn >= 0, "there is no turn before that of the child");
        require(stones <= schedule.size(turn), "more stones than the turn has");
        boolean withstands =
                !schedule.isTile()
                        || claim.prover() == Role.BREAKER
                        || claim.moment().stones() >= stones;
        require(withstands, "Breaker may answer with more stones than the child withstands");
        return new Moment(turn, stones);
    }

    /**
     * Rule T3: the children together answer every turn of the refuter (must-play over sets of
     * squares).
     *
     * @param turn the refuter's turn
     * @param stones the greatest number of stones that he may put in it
     */
    public Step answers(int turn, int stones, List<Step> answers) {
        return answers(turn, stones, answers, SquareSet.empty());
    }

    /**
     * Rule T3 where there are exclusive squares.
     *
     * @param region squares that must be free besides the carriers of the answers, so that Maker
     *     lacks more of each held set than he may put in his last turn; none for Maker's claims
     */
    public Step answers(int turn, int stones, List<Step> answers, SquareSet region) {
        require(!answers.isEmpty(), "no answers");
        calculus.squareSet(region.toArray());
        Role prover = answers.getFirst().claim().prover();
        boolean isWide = prover == Role.BREAKER && !schedule.exclusive().isEmpty();
        require(isWide || region.isEmpty(), "a region that says nothing");
        requireTurn(turn, prover.opponent());
        boolean isFull = schedule.isTile() && prover == Role.MAKER;
        require(
                isFull
                        ? stones >= 1 && stones <= schedule.size(turn)
                        : stones == schedule.size(turn),
                "not the number of stones of the turn");
        require(isCovered(turn, stones, answers), "a turn of the refuter is not covered");
        int[] operands = {turn, stones};
        Moment moment = new Moment(turn, stones);
        return prover == Role.BREAKER
                ? breakerAnswers(operands, answers, region, moment)
                : makerAnswers(operands, answers, moment);
    }

    private Step breakerAnswers(
            int[] operands, List<Step> answers, SquareSet region, Moment moment) {
        SquareSet carrier = region;
        SquareSet held = SquareSet.range(hypergraph().sets().size());
        for (Step answer : answers) {
            OfBreaker claim = breaker(answer);
            carrier = carrier.union(claim.carrier());
            held = held.intersect(claim.held());
        }
        SquareSet left = schedule.exclusive().isEmpty() ? held : lacking(held, carrier);
        var claim = new OfBreaker(Role.MAKER, Claim.UNLIMITED, carrier, left, false, moment);
        return step(Kind.ANSWERS, operands, region.toArray(), answers, claim);
    }

    /** Returns the sets of which Maker lacks more than he can put in his last turn. */
    private SquareSet lacking(SquareSet sets, SquareSet carrier) {
        SquareSet lacking = sets;
        for (int e : sets.toArray()) {
            int free = hypergraph().sets().get(e).intersect(carrier).size();
            lacking = free > schedule.finish(0) ? lacking : lacking.without(e);
        }
        return lacking;
    }

    private Step makerAnswers(int[] operands, List<Step> answers, Moment moment) {
        SquareSet carrier = SquareSet.empty();
        SquareSet support = SquareSet.empty();
        SquareSet used = SquareSet.empty();
        for (Step answer : answers) {
            OfMaker claim = maker(answer);
            carrier = carrier.union(claim.carrier());
            support = support.union(claim.support());
            used = used.union(claim.used());
        }
        require(!carrier.intersects(support), "an answer needs a square that another plays on");
        Squares squares = new Squares(carrier, support, used);
        return maker(Kind.ANSWERS, operands, answers, Role.BREAKER, squares, moment);
    }

    private boolean isCovered(int turn, int stones, List<Step> answers) {
        int next = schedule.next(turn);
        Role prover = answers.getFirst().claim().prover();
        boolean counts = schedule.isTile() && prover == Role.BREAKER;
        int most = Math.min(stones, hypergraph().squares());
        TurnCoverage coverage = new TurnCoverage();
        for (int put = counts ? 1 : most; put <= most; put++) {
            int allowed = counts ? put : schedule.size(next);
            if (coverage.canMeetAll(usable(answers, next, allowed), put)) {
                return false;
            }
        }
        return true;
    }

    private List<SquareSet> usable(List<Step> answers, int turn, int stones) {
        Role prover = answers.getFirst().claim().prover();
        return answers.stream()
                .map(Step::claim)
                .filter(claim -> schedule.isUsable(claim, prover, turn, stones))
                .map(claim -> touchable(prover, claim.carrier()))
                .toList();
    }

    /** Returns the squares on which the other player can put in a turn that is not his last. */
    private SquareSet touchable(Role prover, SquareSet carrier) {
        return prover == Role.BREAKER ? carrier.minus(schedule.exclusive()) : carrier;
    }

    private void requireTurn(int turn, Role mover) {
        require(turn >= 0 && turn <= schedule.last(), "there is no such turn");
        require(schedule.mover(turn) == mover, "it is the other player's turn");
    }

    private static OfBreaker breaker(Step step) {
        require(step.claim() instanceof OfBreaker, "a child proves for Maker");
        return (OfBreaker) step.claim();
    }

    private static OfMaker maker(Step step) {
        require(step.claim() instanceof OfMaker, "a child proves for Breaker");
        return (OfMaker) step.claim();
    }

    /** The squares and sets of a claim of Maker's. */
    private record Squares(SquareSet carrier, SquareSet support, SquareSet used) {}

    private Step breaker(
            Kind kind,
            int[] operands,
            List<Step> children,
            Role turn,
            SquareSet carrier,
            SquareSet held,
            Moment moment) {
        var claim = new OfBreaker(turn, Claim.UNLIMITED, carrier, held, false, moment);
        return step(kind, operands, NONE, children, claim);
    }

    private Step maker(
            Kind kind,
            int[] operands,
            List<Step> children,
            Role turn,
            Squares squares,
            Moment moment) {
        var claim =
                new OfMaker(
                        turn,
                        Claim.UNLIMITED,
                        squares.carrier(),
                        squares.support(),
                        squares.used(),
                        SquareSet.empty(),
                        moment);
        return step(kind, operands, NONE, children, claim);
    }

    private Step step(Kind kind, int[] operands, int[] second, List<Step> children, Claim claim) {
        for (Step child : children) {
            require(child.isOf(hypergraph()), "a child belongs to another board");
        }
        return new Step(hypergraph(), kind, operands, second, List.copyOf(children), claim);
    }
}
