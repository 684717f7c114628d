package proofstone.certificate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import proofstone.certificate.Step.Kind;
import proofstone.game.Hypergraph;
import proofstone.game.Layout;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/**
 * Breaker's obligations: strategies on disjoint carriers, each of which waits for Maker, and at
 * most one move that Breaker owes.
 */
final class BreakerPlan implements Plan {
    /*
     * Between Breaker's move and Maker's every part waits: it is a pairing, a partition, a potential,
     * a shortage of stones or a list of replies. All other rules are taken apart as soon as they come up.
     * Maker's stone lies in the carrier of at most one part, and only that part owes an answer.
     * Parts without a carrier have nothing to do and are dropped, so there are never more parts than
     * squares.
     *
     * Tempo lemma. Where nothing is owed Breaker moves on in a list of replies as if Maker had
     * answered outside; that needs no stone of Maker's, since the answers hold on their own. Only
     * where no replies wait he plays anywhere, so a square of a pairing or of a potential may be
     * his before he needs it: such a pair is safe, and the potential counts such sets as blocked.
     */
    private final Hypergraph board;
    private final List<PlacedStep> waiting;
    private final OptionalInt owed;
    private final Kind reason;
    private final OptionalInt answered;

    private BreakerPlan(Settling settling, OptionalInt answered) {
        this.board = settling.board;
        this.waiting = List.copyOf(settling.waiting);
        this.owed = settling.owed;
        this.reason = settling.reason;
        this.answered = answered;
    }

    /** Returns the plan that {@code root} makes for {@code position}. */
    static BreakerPlan start(Hypergraph board, Step root, WeakPosition position) {
        Settling settling = new Settling(board, position);
        settling.settle(PlacedStep.root(root));
        if (position.toMove() == Role.BREAKER) {
            settling.useTurn();
        }
        return new BreakerPlan(settling, OptionalInt.empty());
    }

    @Override
    public Plan answer(int square, WeakPosition position) {
        Settling settling = new Settling(board, position);
        for (PlacedStep part : waiting) {
            if (part.carrier().contains(square)) {
                settling.answer(part, square);
            } else {
                settling.waiting.add(part);
            }
        }
        settling.useTurn();
        return new BreakerPlan(settling, OptionalInt.of(square));
    }

    @Override
    public OptionalInt move() {
        return owed;
    }

    @Override
    public Plan moved() {
        Settling settling = new Settling(board, WeakPosition.empty(Role.MAKER));
        settling.waiting.addAll(waiting);
        return new BreakerPlan(settling, OptionalInt.empty());
    }

    @Override
    public SquareSet carrier() {
        SquareSet carrier = owed.isPresent() ? SquareSet.of(owed.getAsInt()) : SquareSet.empty();
        for (PlacedStep part : waiting) {
            carrier = carrier.union(part.carrier());
        }
        return carrier;
    }

    @Override
    public String describe(Layout layout) {
        if (owed.isEmpty()) {
            return answered.isPresent() ? "no move is needed: any square does" : describeParts();
        }
        String move = layout.name(owed.getAsInt());
        String action =
                answered.isPresent()
                        ? "answers " + layout.name(answered.getAsInt()) + " with " + move
                        : "takes " + move;
        return switch (reason) {
            case PAIRS -> "pairing: " + action;
            case PARTS -> "partition: " + action + ", in the same part";
            case POTENTIAL -> "potential: " + action + ", the square of greatest weight";
            default -> "strategy: " + action;
        };
    }

    private String describeParts() {
        return waiting.isEmpty()
                ? "every winning set is blocked"
                : waiting.stream().map(BreakerPlan::describe).collect(Collectors.joining("; "));
    }

    private static String describe(PlacedStep part) {
        int size = part.step().claim().carrier().size();
        return switch (part.kind()) {
            case PAIRS -> "pairing of " + size + " squares";
            case PARTS -> "partition of " + size + " squares";
            case POTENTIAL -> "potential on " + size + " squares";
            case SHORT -> "Maker lacks stones on " + size + " squares";
            default -> part.step().children().size() + " prepared answers to " + size + " squares";
        };
    }

    /** Takes steps apart until all of them wait and the move that is owed is known. */
    private static final class Settling {
        private final Hypergraph board;
        private final WeakPosition position;
        private final List<PlacedStep> waiting = new ArrayList<>();
        private OptionalInt owed = OptionalInt.empty();
        private Kind reason = Kind.BLOCKED;

        Settling(Hypergraph board, WeakPosition position) {
            this.board = board;
            this.position = position;
        }

        void answer(PlacedStep part, int square) {
            switch (part.kind()) {
                case PAIRS -> {
                    waiting.add(part);
                    oweUnlessTaken(partner(part, square), Kind.PAIRS);
                }
                case PARTS -> {
                    waiting.add(part);
                    oweInPart(part.partWith(square));
                }
                case POTENTIAL -> {
                    waiting.add(part);
                    oweHeaviest(part);
                }
                case SHORT -> waiting.add(part);
                default -> settle(part.answerTo(square));
            }
        }

        private static int partner(PlacedStep pairs, int square) {
            int place = 0;
            while (pairs.square(place) != square) {
                place++;
            }
            return pairs.square(place ^ 1);
        }

        private void oweUnlessTaken(int square, Kind why) {
            assert !position.maker().contains(square) : "Maker has " + square;
            if (!position.breaker().contains(square)) {
                assert owed.isEmpty() : "two moves are owed";
                owed = OptionalInt.of(square);
                reason = why;
            }
        }

        /** Breaker's earlier stones in a part may have settled it already. */
        private void oweInPart(Part part) {
            int reply = Partition.reply(part, position.maker(), position.breaker());
            if (reply >= 0) {
                oweUnlessTaken(reply, Kind.PARTS);
            }
        }

        private void oweHeaviest(PlacedStep potential) {
            OptionalInt heaviest = Potential.heaviest(board, potential, position);
            if (heaviest.isPresent()) {
                oweUnlessTaken(heaviest.getAsInt(), Kind.POTENTIAL);
            }
        }

        void settle(PlacedStep first) {
            Deque<PlacedStep> todo = new ArrayDeque<>();
            todo.push(first);
            while (!todo.isEmpty()) {
                PlacedStep part = todo.pop();
                if (part.step().claim().carrier().isEmpty()) {
                    continue;
                }
                switch (part.kind()) {
                    case JOIN -> part.children().reversed().forEach(todo::push);
                    case DOMINATION, ISOMORPHISM -> todo.push(part.unwrapped());
                    case MOVE -> {
                        oweUnlessTaken(part.square(0), Kind.MOVE);
                        todo.push(part.child(0));
                    }
                    default -> await(part);
                }
            }
        }

        private void await(PlacedStep part) {
            waiting.add(part);
            if (part.step().claim().turn() == Role.BREAKER) {
                oweHeaviest(part);
            }
        }

        /** Moves on in lists of replies while no move is owed. */
        void useTurn() {
            for (int i = 0; i < waiting.size() && owed.isEmpty(); i++) {
                PlacedStep part = waiting.get(i);
                if (part.kind() == Kind.REPLIES || part.kind() == Kind.FIRST_REPLIES) {
                    waiting.remove(i);
                    settle(part.child(0));
                    i = -1;
                }
            }
        }
    }
}
