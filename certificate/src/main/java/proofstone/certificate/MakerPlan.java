package proofstone.certificate;

import java.util.OptionalInt;
import proofstone.certificate.Step.Kind;
import proofstone.game.Layout;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/** Maker's obligation: one step and how far it has been played. */
final class MakerPlan implements Plan {
    /** How far the step has been played. */
    private enum Stage {
        /** The player to move is that of the step. */
        FRESH,
        /** Maker has played the first move of a fork or a threat. */
        THREATENED,
        /** Maker completes a winning set at the last square. */
        COMPLETES,
        /** A winning set is filled. */
        DONE
    }

    private final PlacedStep step;
    private final Stage stage;
    private final int last;
    private final OptionalInt answered;

    private MakerPlan(PlacedStep step, Stage stage, int last, OptionalInt answered) {
        this.step = step;
        this.stage = stage;
        this.last = last;
        this.answered = answered;
    }

    /** Returns the plan that {@code root} makes. */
    static MakerPlan start(Step root) {
        return fresh(PlacedStep.root(root), OptionalInt.empty());
    }

    private static MakerPlan fresh(PlacedStep step, OptionalInt answered) {
        PlacedStep inner = step.unwrapped();
        boolean won = ((Claim.OfMaker) inner.step().claim()).stones() == 0;
        return new MakerPlan(inner, won ? Stage.DONE : Stage.FRESH, -1, answered);
    }

    private MakerPlan completing(int square) {
        return new MakerPlan(step, Stage.COMPLETES, square, OptionalInt.empty());
    }

    @Override
    public Plan answer(int square, WeakPosition position) {
        if (stage == Stage.FRESH) {
            return fresh(step.answerTo(square), OptionalInt.of(square));
        }
        assert stage == Stage.THREATENED : "Breaker moves at stage " + stage;
        if (step.kind() == Kind.FORK) {
            return completing(square == step.square(2) ? step.square(4) : step.square(2));
        }
        int parry = step.square(1);
        return square == parry ? fresh(step.child(0), OptionalInt.of(square)) : completing(parry);
    }

    @Override
    public OptionalInt move() {
        return switch (stage) {
            case FRESH -> OptionalInt.of(step.square(step.kind() == Kind.LINE ? 1 : 0));
            case COMPLETES -> OptionalInt.of(last);
            default -> OptionalInt.empty();
        };
    }

    @Override
    public Plan moved() {
        boolean goesOn = stage == Stage.FRESH;
        return switch (step.kind()) {
            case MOVE -> goesOn ? fresh(step.child(0), OptionalInt.empty()) : done();
            case FORK, THREAT -> goesOn ? threatened() : done();
            default -> done();
        };
    }

    private MakerPlan threatened() {
        return new MakerPlan(step, Stage.THREATENED, -1, OptionalInt.empty());
    }

    private MakerPlan done() {
        return new MakerPlan(step, Stage.DONE, -1, OptionalInt.empty());
    }

    @Override
    public SquareSet carrier() {
        return switch (stage) {
            case FRESH, THREATENED -> step.carrier();
            case COMPLETES -> SquareSet.of(last);
            case DONE -> SquareSet.empty();
        };
    }

    @Override
    public String describe(Layout layout) {
        return switch (stage) {
            case FRESH -> describeFresh(layout);
            case THREATENED -> "threatens to complete a winning set";
            case COMPLETES -> "completes a winning set at " + layout.name(last);
            case DONE -> "a winning set is filled";
        };
    }

    private String describeFresh(Layout layout) {
        String first = step.kind() == Kind.REPLIES ? "" : layout.name(move().orElseThrow());
        return switch (step.kind()) {
            case LINE -> "line: completes a winning set at " + first;
            case FORK ->
                    "fork: takes %s and threatens both %s and %s"
                            .formatted(
                                    first,
                                    layout.name(step.square(2)),
                                    layout.name(step.square(4)));
            case THREAT ->
                    "threat: takes %s and threatens %s"
                            .formatted(first, layout.name(step.square(1)));
            case REPLIES ->
                    "%d prepared answers to %d squares"
                            .formatted(step.step().children().size(), step.carrier().size());
            default ->
                    answered.isPresent()
                            ? "strategy: answers "
                                    + layout.name(answered.getAsInt())
                                    + " with "
                                    + first
                            : "strategy: takes " + first;
        };
    }
}
