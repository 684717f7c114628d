package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import proofstone.game.SquareSet;

/**
 * A few of a player's answers whose carriers have no more squares in common than those of all have,
 * so that they refute as much as all do.
 */
final class Selection {
    private Selection() {}

    /**
     * Picks again and again the answer that leaves the fewest common squares, of several the first
     * by {@code tie}, then the first in {@code answers}. Takes time in proportion to the answers
     * times those picked.
     *
     * @param <T> the type of answers
     * @param answers at least one
     * @param carrier returns the squares that an answer needs
     */
    static <T> List<T> of(List<T> answers, Function<T, SquareSet> carrier, Comparator<T> tie) {
        SquareSet common = common(answers, carrier);
        T first = best(answers, carrier, tie);
        List<T> selection = new ArrayList<>(List.of(first));
        SquareSet left = carrier.apply(first);
        while (!left.equals(common)) {
            T next = best(answers, carrier.andThen(left::intersect), tie);
            selection.add(next);
            left = left.intersect(carrier.apply(next));
        }
        return selection;
    }

    /** Picks answers as {@link #of(List, Function, Comparator)} does without a tie. */
    static <T> List<T> of(List<T> answers, Function<T, SquareSet> carrier) {
        return of(answers, carrier, (_, _) -> 0);
    }

    private static <T> T best(List<T> answers, Function<T, SquareSet> leaves, Comparator<T> tie) {
        T best = answers.getFirst();
        int least = leaves.apply(best).size();
        for (T answer : answers) {
            int size = leaves.apply(answer).size();
            if (size < least || size == least && tie.compare(answer, best) < 0) {
                least = size;
                best = answer;
            }
        }
        return best;
    }

    /** Returns the squares that all of {@code answers} need. */
    static <T> SquareSet common(List<T> answers, Function<T, SquareSet> carrier) {
        return answers.stream().map(carrier).reduce(SquareSet::intersect).orElseThrow();
    }
}
