package proofstone.checker;

import proofstone.checker.Claim.Breakers;
import proofstone.checker.Claim.Makers;
import proofstone.checker.Claim.Phase;

/** The accept rules that play a child's strategy on other squares: P4 and P5. */
final class MapRules {
    private final Board board;
    private final Supersets supersets;

    MapRules(Board board) {
        this.board = board;
        this.supersets = new Supersets(board);
    }

    /**
     * P4. Lemma: the map that sends {@code v} to {@code w} and nothing else is injective on a
     * carrier without {@code w}, so this is P5 with a short notation.
     */
    Claim domination(int w, int v, Claim child) throws Refusal {
        Refusal.unless(w != v, Reason.SQUARES_EQUAL, "the squares are both", w);
        Refusal.unless(
                !child.carrier().has(w), Reason.SQUARE_IN_CARRIER, "the child needs square", w);
        SquareMap map = new SquareMap(board.squares());
        map.put(v, w);
        return switch (child) {
            case Breakers breakers -> isomorphism(breakers, map);
            case Makers makers -> {
                Bits support = makers.support().copy();
                support.remove(w);
                yield isomorphism(makers, map, support);
            }
        };
    }

    /**
     * P5 for Breaker. Lemma: he plays the child's strategy through the map p. Of a held set h he
     * has or gets a stone in p(h n R'), or Maker never completes it; a winning set that contains
     * those squares is held as well.
     */
    Breakers isomorphism(Breakers child, SquareMap map) throws Refusal {
        Refusal.unless(
                child.phase() == Phase.ANY_TIME,
                Reason.OPENING_NOT_ALLOWED,
                "the child relies on maker's first move");
        Bits carrier = map.imageOf(child.carrier());
        Bits held = board.noSets();
        for (int h = child.held().next(0); h >= 0; h = child.held().next(h + 1)) {
            int[] image = new int[board.countIn(h, child.carrier())];
            int count = 0;
            for (int square : board.set(h)) {
                if (child.carrier().has(square)) {
                    image[count++] = map.image(square);
                }
            }
            supersets.addTo(held, image, count);
        }
        return new Breakers(
                child.turn(), child.stones(), carrier, held, child.phase(), child.moment());
    }

    /**
     * P5 for Maker. Lemma: he plays the child's strategy through the map p. When he has filled h of
     * the child's, the squares p(h n S') are his, and with the support they fill a winning set.
     */
    Makers isomorphism(Makers child, SquareMap map, Bits support) throws Refusal {
        Bits carrier = map.imageOf(child.carrier());
        int both = carrier.firstIn(support);
        Refusal.unless(
                both < 0, Reason.SUPPORT_MEETS_CARRIER, "must be free and maker's: square", both);
        Bits candidates = setsWithin(carrier, support);
        Bits targets = board.noSets();
        for (int h = child.targets().next(0); h >= 0; h = child.targets().next(h + 1)) {
            Bits filled = support.copy();
            for (int square : board.set(h)) {
                if (child.carrier().has(square)) {
                    filled.add(map.image(square));
                }
            }
            targets.add(lowestWithin(filled, candidates, h));
        }
        Bits opening = map.imageOf(child.opening());
        return new Makers(
                child.turn(), child.stones(), carrier, support, targets, opening, child.moment());
    }

    private Bits setsWithin(Bits carrier, Bits support) {
        Bits both = carrier.copy();
        both.addAll(support);
        Bits sets = board.noSets();
        for (int g = 0; g < board.sets(); g++) {
            if (board.isWithin(g, both)) {
                sets.add(g);
            }
        }
        return sets;
    }

    private int lowestWithin(Bits filled, Bits candidates, int h) throws Refusal {
        for (int g = candidates.next(0); g >= 0; g = candidates.next(g + 1)) {
            if (board.isWithin(g, filled)) {
                return g;
            }
        }
        throw new Refusal(Reason.NO_IMAGE_SET, "no set is filled where the child fills set " + h);
    }
}
