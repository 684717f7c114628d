package proofstone.knowledge.connect;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;

/**
 * Stones of the defender's in one turn, no more of which are put, and how far the search for the
 * attacker's win against them has come: rounds with a budget of nodes that grows from stage to
 * stage.
 */
final class Defence {
    private final SquareSet stones;
    private final BitSet over = new BitSet();
    private volatile @Nullable AttackStep win;
    private int stage;
    private int next;
    private int order;

    /** Makes a defence that no search has tried. */
    Defence(SquareSet stones) {
        this.stones = stones;
    }

    /** Returns the stones. */
    SquareSet stones() {
        return stones;
    }

    /** Returns the claim that the attacker wins against them; null if none is found. */
    @Nullable AttackStep win() {
        return win;
    }

    /** Returns the order of the search that has found the win. */
    int order() {
        return order;
    }

    /** Returns how much was spent on it, so that the cheapest of all goes first. */
    int level(int rounds) {
        return stage * rounds + next;
    }

    /** Returns whether a search is left that could find a win. */
    boolean isOpen(int rounds) {
        return win == null && over.cardinality() < rounds;
    }

    /** Returns the stage of the next round: each has four times the budget of the one before. */
    int stage() {
        return stage;
    }

    /** Returns the round that is next, and goes on to the one after it that is not over. */
    int take(int rounds) {
        int taken = next;
        do {
            next++;
            if (next == rounds) {
                next = 0;
                stage++;
            }
        } while (over.get(next) && next != taken);
        return taken;
    }

    /** Notes that a round has found nothing within its own limits: a larger budget is no use. */
    void finish(int round, int rounds) {
        over.set(round);
        if (isOpen(rounds) && over.get(next)) {
            take(rounds);
        }
    }

    /** Notes a win of the attacker's. */
    void refute(AttackStep claim, int foundOrder) {
        order = foundOrder;
        win = claim;
    }
}
