package proofstone.certificate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import proofstone.certificate.Step.Kind;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/**
 * What remains of a proof of several stones a turn at one moment of a game: strategies that wait
 * for the refuter, on disjoint carriers, and the stones that the prover owes. Immutable.
 */
final class TurnPlan {
    /*
     * What waits is an `answers`, `boxes` or `short` step, or nothing. In a tile game a part that
     * Maker has left alone waits on; it needs no answer. Maker, who has one part, goes on. Where turns are listed the only part
     * goes on to an answer after each turn, because its claim belongs to its turn; boxes and shortage
     * speak of all later turns and stay.
     */
    private final Schedule schedule;
    private final Role prover;
    private final List<PlacedStep> waiting;
    private final SquareSet owed;

    private TurnPlan(Schedule schedule, Role prover, List<PlacedStep> waiting, SquareSet owed) {
        this.schedule = schedule;
        this.prover = prover;
        this.waiting = List.copyOf(waiting);
        this.owed = owed;
    }

    /** Returns the plan that the root of a certificate makes. */
    static TurnPlan start(Certificate certificate) {
        Schedule schedule = Schedule.of(certificate.problem());
        Settling settling = new Settling();
        settling.settle(PlacedStep.root(certificate.root()));
        return new TurnPlan(schedule, certificate.winner(), settling.waiting, settling.owed);
    }

    /** Returns the stones that the prover must have after his turn. */
    SquareSet owed() {
        return owed;
    }

    /** Returns the plan after the prover's turn. */
    TurnPlan moved() {
        return new TurnPlan(schedule, prover, waiting, SquareSet.empty());
    }

    /** Returns the squares on which the plan still depends. */
    SquareSet carrier() {
        SquareSet carrier = owed;
        for (PlacedStep part : waiting) {
            carrier = carrier.union(part.carrier());
        }
        return carrier;
    }

    /** Returns the plan after a turn of the refuter that has led to {@code position}. */
    TurnPlan answer(SquareSet put, WeakPosition position) {
        Settling settling = new Settling();
        for (PlacedStep part : waiting) {
            switch (part.kind()) {
                case BOXES -> settling.answerBoxes(part, put, position);
                case ANSWERS -> {
                    SquareSet touched = part.carrier().intersect(put);
                    if (schedule.isTile() && touched.isEmpty() && prover == Role.BREAKER) {
                        settling.waiting.add(part);
                    } else {
                        settling.settle(answerTo(part, touched));
                    }
                }
                default -> settling.waiting.add(part);
            }
        }
        return new TurnPlan(schedule, prover, settling.waiting, settling.owed);
    }

    private PlacedStep answerTo(PlacedStep part, SquareSet touched) {
        int next = schedule.next(part.step().operand(0));
        boolean counts = schedule.isTile() && prover == Role.BREAKER;
        int allowed = counts ? touched.size() : schedule.size(next);
        return part.children().stream()
                .filter(child -> !child.carrier().intersects(touched))
                .filter(child -> schedule.isUsable(child.step().claim(), prover, next, allowed))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no answer to " + touched));
    }

    /** Says what the strategy has ready. */
    String describe() {
        return waiting.isEmpty()
                ? "nothing more is needed"
                : waiting.stream().map(TurnPlan::describe).collect(Collectors.joining("; "));
    }

    private static String describe(PlacedStep part) {
        int size = part.step().claim().carrier().size();
        return switch (part.kind()) {
            case BOXES -> "boxes on " + size + " squares";
            case SHORT -> "Maker lacks stones on " + size + " squares";
            default -> part.step().children().size() + " answers on " + size + " squares";
        };
    }

    /** Takes steps apart until all of them wait. */
    private static final class Settling {
        private final List<PlacedStep> waiting = new ArrayList<>();
        private SquareSet owed = SquareSet.empty();

        void settle(PlacedStep first) {
            Deque<PlacedStep> todo = new ArrayDeque<>();
            todo.push(first);
            while (!todo.isEmpty()) {
                PlacedStep part = todo.pop().unwrapped();
                if (part.step().claim().carrier().isEmpty()) {
                    continue; // a certificate may join such parts to more and more of them
                }
                if (part.kind() == Kind.JOIN) {
                    part.children().reversed().forEach(todo::push);
                } else if (part.kind() == Kind.PUTS) {
                    for (int i = 0; i < part.step().operandCount(); i++) {
                        owed = owed.with(part.square(i));
                    }
                    todo.push(part.child(0));
                } else {
                    waiting.add(part);
                }
            }
        }

        /** Owes a stone in each box that Maker has touched and Breaker has not. */
        void answerBoxes(PlacedStep part, SquareSet put, WeakPosition position) {
            waiting.add(part);
            int size = part.step().operand(1);
            for (int from = 2; from < part.step().operandCount(); from += size) {
                SquareSet box = SquareSet.empty();
                for (int i = from; i < from + size; i++) {
                    box = box.with(part.square(i));
                }
                SquareSet free = box.minus(position.occupied());
                if (box.intersects(put) && !box.intersects(position.breaker())) {
                    assert !free.isEmpty() : "Maker has filled a box";
                    owed = owed.with(free.first());
                }
            }
        }
    }
}
