package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import proofstone.certificate.Part;
import proofstone.certificate.Step;
import proofstone.game.SquareSet;

/** Says in one sentence what the rule of a step does. */
final class Explanation {
    private static final int MOST_PAIRS = 60;
    private static final int MOST_PARTS = 30;

    private final Step step;
    private final IntFunction<String> name;

    private Explanation(Step step, IntFunction<String> name) {
        this.step = step;
        this.name = name;
    }

    /**
     * Returns the sentence, without a full stop.
     *
     * @param step the step
     * @param name the name on the board of each square of the step
     */
    static String of(Step step, IntFunction<String> name) {
        return new Explanation(step, name).sentence();
    }

    private String sentence() {
        return switch (step.kind()) {
            case BLOCKED -> "every winning set has a stone of Breaker's";
            case PAIRS -> "Breaker answers in pairs: " + pairs();
            case PARTS -> "Breaker answers in the part in which Maker moved: " + parts();
            case POTENTIAL ->
                    "the potential is below 1 on "
                            + squares(0)
                            + ": Breaker takes the square of the greatest weight";
            case SHORT ->
                    "Maker has at most "
                            + Wording.count(step.operand(0), "stone")
                            + " left, fewer than any winning set needs";
            case LINE -> "Maker fills a winning set at " + square(1);
            case FILLED -> "Maker has filled a winning set";
            case FORK ->
                    "two lines cross at "
                            + square(0)
                            + ": then Maker fills one at "
                            + square(2)
                            + " or the other at "
                            + square(4);
            case THREAT ->
                    "Maker "
                            + square(0)
                            + " threatens to fill a winning set at "
                            + square(1)
                            + ", so Breaker must answer there";
            case JOIN ->
                    Wording.count(step.children().size(), "part")
                            + " side by side: Breaker answers each move in its own part";
            case MOVE -> Wording.name(step.claim().prover()) + " " + square(0);
            case REPLIES, FIRST_REPLIES ->
                    Wording.count(step.children().size(), "strategy", "strategies")
                            + " whose carriers have no square in common answer every move";
            case DOMINATION -> "the answer to " + square(0) + " answers " + square(1) + " too";
            case ISOMORPHISM -> "the same as on other squares, by an isomorphism";
            case BOXES -> boxes();
            case PUTS -> Wording.name(step.claim().prover()) + " " + squares(0).replace(' ', '-');
            case ANSWERS ->
                    Wording.count(step.children().size(), "answer")
                            + " whose carriers no turn of "
                            + Wording.count(step.operand(1), "stone")
                            + " meets all";
        };
    }

    private String boxes() {
        int size = step.operand(1);
        return "Breaker answers in "
                + Wording.count((step.operandCount() - 2) / size, "box").replace("boxs", "boxes")
                + " of "
                + Wording.count(size, "square")
                + ": "
                + squares(2);
    }

    private String square(int operand) {
        return name.apply(step.operand(operand));
    }

    private String squares(int from) {
        List<Integer> squares = new ArrayList<>();
        for (int i = from; i < step.operandCount(); i++) {
            squares.add(step.operand(i));
        }
        return squares.stream().map(s -> name.apply(s)).collect(Collectors.joining(" "));
    }

    private String parts() {
        List<Part> parts = step.parts();
        String shown =
                parts.stream()
                        .limit(MOST_PARTS)
                        .map(part -> part.edges().stream().map(this::edge))
                        .map(edges -> edges.collect(Collectors.joining("+")))
                        .collect(Collectors.joining(" "));
        int more = parts.size() - MOST_PARTS;
        return more > 0 ? shown + " and " + more + " more" : shown;
    }

    private String edge(SquareSet edge) {
        return edge.stream().mapToObj(name).collect(Collectors.joining("-"));
    }

    private String pairs() {
        StringBuilder text = new StringBuilder();
        int shown = Math.min(step.operandCount(), 2 * MOST_PAIRS);
        for (int i = 0; i < shown; i += 2) {
            text.append(i == 0 ? "" : " ").append(square(i)).append('-').append(square(i + 1));
        }
        int more = (step.operandCount() - shown) / 2;
        return more > 0 ? text + " and " + more + " more" : text.toString();
    }
}
