package proofstone.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import proofstone.game.SquareSet;
import proofstone.testkit.TextCertificate.TextStep;

/**
 * Changes of one step of a certificate. Each returns whether it found a place; the rest of the
 * certificate stays consistent with it.
 */
final class StepMutations {
    /** The greatest number of sub-edges of a part. */
    private static final int PART_EDGES = 16;

    private final TextCertificate certificate;
    private final SplittableRandom random;
    private final TextCarriers carriers;

    StepMutations(TextCertificate certificate, SplittableRandom random) {
        this.certificate = certificate;
        this.random = random;
        this.carriers = new TextCarriers(certificate);
    }

    /** A change of the steps of a certificate. */
    @FunctionalInterface
    interface Change {
        /** Makes the change if there is a place for it. */
        boolean apply(StepMutations mutations);
    }

    /** Picks a random step with one of the words, separated by blanks, that fits. */
    private List<TextStep> pick(String words, Predicate<TextStep> fits) {
        List<TextStep> found =
                certificate.steps(words.split(" ", -1)).stream().filter(fits).toList();
        return found.isEmpty() ? found : List.of(found.get(random.nextInt(found.size())));
    }

    private boolean change(String words, Predicate<TextStep> fits, Predicate<TextStep> change) {
        return pick(words, fits).stream().anyMatch(change);
    }

    private static boolean hasTwoChildren(TextStep step) {
        return step.children.size() >= 2;
    }

    private int member(SquareSet set) {
        return RandomProblems.randomMember(set, random);
    }

    private static boolean set(TextStep step, int operand, int value) {
        return !step.head.set(operand, Integer.toString(value)).equals(Integer.toString(value));
    }

    /** A must-play step without one of its children. */
    boolean dropChild() {
        return change(
                "replies first-replies",
                StepMutations::hasTwoChildren,
                step -> {
                    step.children.remove(random.nextInt(step.children.size()));
                    return true;
                });
    }

    /** A must-play step with one child whose carrier leaves replies open. */
    boolean keepOneChild() {
        return change(
                "replies first-replies",
                StepMutations::hasTwoChildren,
                step -> {
                    TextStep kept = step.children.get(random.nextInt(step.children.size()));
                    step.children.retainAll(List.of(kept));
                    return !carriers.of(kept).isEmpty();
                });
    }

    /** A must-play step each of whose children also holds one more square, the same for all. */
    boolean widenChildren() {
        return change(
                "replies",
                step -> isBreakers(step) && !carriers.outside(carriers.ofChildren(step)).isEmpty(),
                step -> {
                    int more = member(carriers.outside(carriers.ofChildren(step)));
                    step.children.replaceAll(child ->
                            join(child, TextStep.leaf("short", "100000", Integer.toString(more))));
                    return true;
                });
    }

    private boolean isBreakers(TextStep step) {
        return certificate.field("claim").orElse("").equals("breaker-wins")
                && !step.children.isEmpty();
    }

    private static TextStep join(TextStep one, TextStep other) {
        TextStep join = new TextStep("join");
        join.children.add(one);
        join.children.add(other);
        return join;
    }

    /** The prover moves to a square that the rest of his strategy needs, or that holds a stone. */
    boolean moveToOccupied() {
        List<Integer> stones = new ArrayList<>(certificate.numbers("maker"));
        stones.addAll(certificate.numbers("breaker"));
        if (!stones.isEmpty() && random.nextBoolean()) {
            int stone = stones.get(random.nextInt(stones.size()));
            return change("move", step -> true, step -> set(step, 0, stone));
        }
        return change(
                "move",
                step -> !carriers.ofChildren(step).isEmpty(),
                step -> set(step, 0, member(carriers.ofChildren(step))));
    }

    /** A pair one square of which stands in another pair, or twice in its own. */
    boolean repeatPairedSquare() {
        return change(
                "pairs",
                step -> true,
                step -> {
                    int at = random.nextInt(step.head.size());
                    int from = random.nextInt(step.head.size());
                    return set(step, at, step.number(from == at ? at ^ 1 : from));
                });
    }

    /** A pairing strategy that leaves out a pair. */
    boolean dropPair() {
        return change(
                "pairs",
                step -> step.head.size() > 2,
                step -> {
                    int pair = 2 * random.nextInt(step.head.size() / 2);
                    step.head.subList(pair, pair + 2).clear();
                    return true;
                });
    }

    /** A partition two parts of which share squares: its last sub-edge is a part of its own too. */
    boolean overlapParts() {
        return change("parts", step -> true, step -> append(step, "/", lastEdge(step)));
    }

    /** A part in which Maker, taking a further square, threatens to fill two sub-edges. */
    boolean loseParts() {
        return change(
                "parts",
                step -> !carriers.outside(carriers.of(step)).isEmpty(),
                step -> {
                    String more = Integer.toString(member(carriers.outside(carriers.of(step))));
                    List<String> edge = lastEdge(step);
                    return append(step, "+", List.of(edge.getFirst(), more))
                            && append(step, "+", List.of(edge.getLast(), more));
                });
    }

    /** A part with more sub-edges than are allowed. */
    boolean swellParts() {
        return change(
                "parts",
                step -> true,
                step -> {
                    List<String> edge = lastEdge(step);
                    for (int i = 0; i < PART_EDGES; i++) {
                        append(step, "+", edge);
                    }
                    return true;
                });
    }

    /** A partition without its last sub-edge, or its last part if that has one sub-edge only. */
    boolean dropSubEdge() {
        return change(
                "parts",
                step -> step.head.contains("/") || step.head.contains("+"),
                step -> {
                    int size = step.head.size();
                    step.head.subList(size - lastEdge(step).size() - 1, size).clear();
                    return true;
                });
    }

    /** A sub-edge that has a square twice, or only one. */
    boolean spoilSubEdge() {
        return change(
                "parts",
                step -> true,
                step -> {
                    List<String> edge = lastEdge(step);
                    int size = step.head.size();
                    if (random.nextBoolean()) {
                        step.head.subList(size - edge.size() + 1, size).clear();
                        return true;
                    }
                    return step.head.add(edge.getFirst());
                });
    }

    private static List<String> lastEdge(TextStep step) {
        int from = Math.max(step.head.lastIndexOf("/"), step.head.lastIndexOf("+")) + 1;
        return List.copyOf(step.head.subList(from, step.head.size()));
    }

    private static boolean append(TextStep step, String separator, List<String> edge) {
        step.head.add(separator);
        return step.head.addAll(edge);
    }

    /** A potential with one line more, the heaviest that is not there. */
    boolean addLineToPotential() {
        return change("potential", this::hasUnlisted, this::listHeaviest);
    }

    private boolean hasUnlisted(TextStep step) {
        return heaviestUnlisted(step) >= 0;
    }

    private boolean listHeaviest(TextStep step) {
        return step.head.add(Integer.toString(heaviestUnlisted(step)));
    }

    private int heaviestUnlisted(TextStep step) {
        int slash = step.head.indexOf("/");
        List<String> region = step.head.subList(1, slash);
        List<String> listed = step.head.subList(slash + 1, step.head.size());
        List<List<Integer>> sets = certificate.sets();
        int best = -1;
        long least = Long.MAX_VALUE;
        for (int e = 0; e < sets.size(); e++) {
            long free = sets.get(e).stream().filter(v -> region.contains(v.toString())).count();
            if (free < least && !listed.contains(Integer.toString(e))) {
                best = e;
                least = free;
            }
        }
        return best;
    }

    /** A potential that leaves out a line. */
    boolean dropLineFromPotential() {
        return change(
                "potential",
                step -> step.head.indexOf("/") < step.head.size() - 1,
                step -> {
                    int slash = step.head.indexOf("/");
                    int lines = step.head.size() - slash - 1;
                    step.head.remove(slash + 1 + random.nextInt(lines));
                    return true;
                });
    }

    /** A potential for the other player to move. */
    boolean turnPotential() {
        return change(
                "potential",
                step -> true,
                step -> {
                    String turn = step.head.getFirst().equals("maker") ? "breaker" : "maker";
                    step.head.set(0, turn);
                    return true;
                });
    }

    /** A shortage of stones for one stone more or one less. */
    boolean changeStones() {
        return change(
                "short",
                step -> true,
                step -> {
                    int stones = step.number(0);
                    return set(
                            step, 0, stones > 0 && random.nextBoolean() ? stones - 1 : stones + 1);
                });
    }

    /** A step that names one of its children twice. */
    boolean repeatChild() {
        return change("join replies first-replies", step -> true, StepMutations::repeatFirstChild);
    }

    private static boolean repeatFirstChild(TextStep step) {
        return step.children.add(step.children.getFirst());
    }

    /** A join with a part that does the same as another one. */
    boolean repeatPart() {
        return change(
                "join",
                step -> step.children.stream().anyMatch(c -> !carriers.of(c).isEmpty()),
                step -> {
                    List<TextStep> parts =
                            step.children.stream().filter(c -> !carriers.of(c).isEmpty()).toList();
                    return step.children.add(twin(parts.get(random.nextInt(parts.size()))));
                });
    }

    private static TextStep twin(TextStep step) {
        TextStep twin = new TextStep(step.word);
        twin.head.addAll(step.head);
        twin.children.addAll(step.children);
        twin.tail.addAll(step.tail);
        return twin;
    }

    /** A fork of two lines that are one, or that end in one square. */
    boolean forkOneLine() {
        return change(
                "fork",
                step -> true,
                step ->
                        random.nextBoolean()
                                ? set(step, 3, step.number(1))
                                : set(step, 4, step.number(2)));
    }

    /** A line or fork at a square that is not on it. */
    boolean leaveLine() {
        return change(
                "line fork",
                step -> true,
                step -> {
                    int line = step.word.equals("line") ? 0 : 1;
                    List<Integer> squares = certificate.sets().get(step.number(line));
                    SquareSet off = carriers.outside(SquareSet.copyOf(squares));
                    return !off.isEmpty() && set(step, line == 0 ? 1 : 0, member(off));
                });
    }

    /** A filled set, or a line, that is another one. */
    boolean changeLine() {
        return change("filled line", step -> hasOtherSets(), this::setAnySet);
    }

    private boolean hasOtherSets() {
        return certificate.sets().size() > 1;
    }

    private boolean setAnySet(TextStep step) {
        return set(step, 0, random.nextInt(certificate.sets().size()));
    }

    /** A threat after which Maker goes on with the square of the answer. */
    boolean answerInCarrier() {
        return change(
                "threat",
                step -> true,
                step -> {
                    TextStep line = TextStep.leaf("line", step.head.get(2), step.head.get(1));
                    step.children.set(0, line);
                    return true;
                });
    }

    /** A child of the other player. */
    boolean adoptForeign() {
        return change(
                "replies join",
                StepMutations::hasTwoChildren,
                step -> {
                    boolean isBreaker = isBreakers(step);
                    TextStep foreign =
                            isBreaker ? TextStep.leaf("filled", "0") : TextStep.leaf("blocked");
                    step.children.set(random.nextInt(step.children.size()), foreign);
                    return !isBreaker || !certificate.sets().isEmpty();
                });
    }

    /** A domination by a square of the carrier, or by the dominated square itself. */
    boolean dominateFromCarrier() {
        return change(
                "domination",
                step -> true,
                step -> {
                    SquareSet carrier = carriers.ofChildren(step).with(step.number(1));
                    return set(step, 0, member(carrier));
                });
    }

    private static int mapSize(TextStep step) {
        int slash = step.tail.indexOf("/");
        return (slash < 0 ? step.tail.size() : slash) / 2;
    }

    /** An isomorphism with two images exchanged. */
    boolean exchangeImages() {
        return change(
                "isomorphism",
                step -> mapSize(step) >= 2,
                step -> {
                    int one = random.nextInt(mapSize(step));
                    int other = (one + 1 + random.nextInt(mapSize(step) - 1)) % mapSize(step);
                    Collections.swap(step.tail, 2 * one + 1, 2 * other + 1);
                    return true;
                });
    }

    /** An isomorphism that is not injective, or maps a square that is not in the carrier. */
    boolean breakMap() {
        return change(
                "isomorphism",
                step -> mapSize(step) >= 2,
                step -> {
                    SquareSet off = carriers.outside(carriers.ofChildren(step));
                    if (random.nextBoolean() && !off.isEmpty()) {
                        step.tail.set(0, Integer.toString(member(off)));
                    } else {
                        step.tail.set(1, step.tail.get(3));
                    }
                    return true;
                });
    }

    /** A mirrored strategy of Maker's without one of the stones that it needs there. */
    boolean dropSupport() {
        return change(
                "isomorphism",
                step -> step.tail.contains("/") && !step.tail.getLast().equals("/"),
                step -> {
                    int slash = step.tail.indexOf("/");
                    step.tail.remove(slash + 1 + random.nextInt(step.tail.size() - slash - 1));
                    return true;
                });
    }
}
