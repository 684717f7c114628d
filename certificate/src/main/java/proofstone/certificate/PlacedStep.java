package proofstone.certificate;

import java.util.List;
import java.util.stream.IntStream;
import proofstone.certificate.Step.Kind;
import proofstone.game.SquareSet;

/**
 * A step and where its squares lie on the board of the certificate.
 *
 * @param step the step
 * @param map the places of the squares of its carrier
 */
record PlacedStep(Step step, SquareMap map) {
    /** Returns the root of a proof in its place. */
    static PlacedStep root(Step root) {
        return new PlacedStep(root, SquareMap.identity());
    }

    /** Returns the rule of the step. */
    Kind kind() {
        return step.kind();
    }

    /** Returns the carrier on the board. */
    SquareSet carrier() {
        return map.apply(step.claim().carrier());
    }

    /** Returns where operand {@code index}, a square of the carrier, lies. */
    int square(int index) {
        return map.apply(step.operand(index));
    }

    /** Returns the part of a partition strategy that has {@code square}, in its place. */
    Part partWith(int square) {
        for (Part part : step.parts()) {
            Part placed = new Part(part.edges().stream().map(map::apply).toList());
            if (placed.squares().contains(square)) {
                return placed;
            }
        }
        throw new AssertionError("no part has square " + square);
    }

    /** Returns child {@code index} in its place. */
    PlacedStep child(int index) {
        Step child = step.children().get(index);
        return switch (kind()) {
            case ISOMORPHISM -> new PlacedStep(child, map.below(step.operandsFrom(0)));
            case DOMINATION ->
                    new PlacedStep(child, map.below(new int[] {step.operand(1), step.operand(0)}));
            default -> new PlacedStep(child, map);
        };
    }

    /** Returns all children in their places. */
    List<PlacedStep> children() {
        return IntStream.range(0, step.children().size()).mapToObj(this::child).toList();
    }

    /**
     * Returns this step, or what it carries to other squares: never a domination or isomorphism.
     */
    PlacedStep unwrapped() {
        PlacedStep inner = this;
        while (inner.kind() == Kind.ISOMORPHISM || inner.kind() == Kind.DOMINATION) {
            inner = inner.child(0);
        }
        return inner;
    }

    /** Returns the first child whose carrier leaves out {@code square}; there must be one. */
    PlacedStep answerTo(int square) {
        return children().stream()
                .filter(child -> !child.carrier().contains(square))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no answer to square " + square));
    }
}
