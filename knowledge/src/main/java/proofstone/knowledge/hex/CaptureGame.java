package proofstone.knowledge.hex;

/**
 * A game on bits that is stricter than that of rule H5: is a set of free cells dead, or captured by
 * a player?
 *
 * <p>A set is <em>dead</em> for a player if no chain of his need pass through it: of each of its
 * components, any two places that a chain could use and that touch the component are adjacent or
 * touch one group of his stones. A set is <em>captured</em> if the player, answering the opponent
 * there, keeps the cells that the opponent gets dead all along; H5 asks only that they lie within a
 * dead set in the end. So what this game finds the rule accepts. Dead cells are the special case of
 * a set whose every cell the opponent may have.
 */
final class CaptureGame {
    private final HexGeometry geometry;
    private int player;
    private long stones;
    private long usable;

    CaptureGame(HexGeometry geometry) {
        this.geometry = geometry;
    }

    /**
     * Sets the position.
     *
     * @param who the player whose chains matter
     * @param own his stones
     * @param cells the cells that his chains may use, stones and free ones
     */
    void position(int who, long own, long cells) {
        player = who;
        stones = own;
        usable = cells;
    }

    /** Returns whether a set of free cells is dead though the opponent may have all of it. */
    boolean isDead(long set) {
        return isDead(set, stones & ~set);
    }

    /** Returns whether a region of free cells is captured. */
    boolean isCaptured(long region) {
        return isKept(0, region, stones | region);
    }

    /** The opponent has {@code lost} and moves; {@code free} is left of the region. */
    private boolean isKept(long lost, long free, long own) {
        if (free == 0) {
            return isDead(lost, own & ~lost);
        }
        for (long rest = free; rest != 0; rest &= rest - 1) {
            long bit = Long.lowestOneBit(rest);
            if (!isAnswered(lost | bit, free & ~bit, own)) {
                return false;
            }
        }
        return true;
    }

    private boolean isAnswered(long lost, long free, long own) {
        if (free == 0) {
            return isDead(lost, own & ~lost);
        }
        if (!isDead(lost, own & ~lost)) {
            return false;
        }
        for (long rest = free; rest != 0; rest &= rest - 1) {
            if (isKept(lost, free & ~Long.lowestOneBit(rest), own)) {
                return true;
            }
        }
        return false;
    }

    private boolean isDead(long set, long own) {
        for (long rest = set; rest != 0; ) {
            long component = geometry.reach(Long.lowestOneBit(rest), set);
            rest &= ~component;
            if (!canBePassed(component, set, own)) {
                return false;
            }
        }
        return true;
    }

    private boolean canBePassed(long component, long set, long own) {
        long rim = geometry.around(component) & usable & ~set;
        boolean first = (component & geometry.side[player][0]) != 0;
        boolean second = (component & geometry.side[player][1]) != 0;
        if (first && second && !geometry.joins(player, own)) {
            return false;
        }
        for (long rest = rim; rest != 0; rest &= rest - 1) {
            long bit = Long.lowestOneBit(rest);
            long joined = joined(bit, own);
            if ((rim & ~joined) != 0
                    || first && !touches(bit, joined, own, 0)
                    || second && !touches(bit, joined, own, 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean touches(long bit, long joined, long own, int edge) {
        return ((joined & own | bit) & geometry.side[player][edge]) != 0;
    }

    /** Returns what is adjacent to a cell or touches a group that the cell touches. */
    private long joined(long bit, long own) {
        long near = geometry.near[Long.numberOfTrailingZeros(bit)];
        long groups = geometry.reach((near | bit) & own, own);
        long cells = bit | near | groups | geometry.around(groups);
        for (int edge = 0; edge < 2; edge++) {
            long side = geometry.side[player][edge];
            if (((groups | bit) & side) != 0) {
                long edgeGroup = geometry.reach(side & own, own);
                cells |= side | edgeGroup | geometry.around(edgeGroup);
            }
        }
        return cells;
    }
}
