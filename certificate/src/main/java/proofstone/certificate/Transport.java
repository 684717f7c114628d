package proofstone.certificate;

import static proofstone.certificate.Calculus.require;

import java.util.Arrays;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.game.SquareSet;

/**
 * Carries a claim to other squares by an injective map of its carrier: rules P4 and P5.
 *
 * <p>Breaker holds g after the map if he held some h whose squares in the carrier all land in g.
 * Maker fills g after the map if g lies within the image of h's squares in the carrier and the new
 * support. Cost: linear in the total size of the sets for Breaker, quadratic in their number for
 * Maker.
 */
final class Transport {
    private final Calculus calculus;
    private final Claim claim;
    private final int[] map;
    private final int[] images;

    /** Prepares the map {@code from to from to ...}; squares of the carrier not listed stay. */
    Transport(Calculus calculus, Claim claim, int[] map) {
        this.calculus = calculus;
        this.claim = claim;
        this.map = map;
        this.images = new int[calculus.hypergraph().squares()];
        Arrays.setAll(images, v -> v);
        require(map.length % 2 == 0, "a map lists pairs");
    }

    /** Returns the moved claim; {@code support} is Maker's new support, empty for Breaker. */
    Claim to(SquareSet support) {
        calculus.squareSet(map);
        calculus.squareSet(support.toArray());
        checkFrom();
        for (int i = 0; i < map.length; i += 2) {
            images[map[i]] = map[i + 1];
        }
        SquareSet carrier = image(claim.carrier());
        require(carrier.size() == claim.carrier().size(), "the map is not injective");
        return switch (claim) {
            case OfBreaker c -> breaker(c, carrier, support);
            case OfMaker c -> maker(c, carrier, support);
        };
    }

    private void checkFrom() {
        SquareSet from = SquareSet.empty();
        for (int i = 0; i < map.length; i += 2) {
            from = from.with(map[i]);
        }
        require(from.size() == map.length / 2, "a square is mapped twice");
        require(claim.carrier().containsAll(from), "a mapped square is not in the carrier");
    }

    private SquareSet image(SquareSet squares) {
        int[] moved = squares.toArray();
        for (int i = 0; i < moved.length; i++) {
            moved[i] = images[moved[i]];
        }
        return SquareSet.of(moved);
    }

    private Claim breaker(OfBreaker c, SquareSet carrier, SquareSet support) {
        require(support.isEmpty(), "Breaker has no support");
        require(!c.opening(), "the child relies on the first move");
        SquareSet held = SquareSet.empty();
        for (int h : c.held().toArray()) {
            SquareSet part = calculus.hypergraph().sets().get(h).intersect(c.carrier());
            held = held.union(calculus.superSets(image(part)));
        }
        return new OfBreaker(c.turn(), c.stones(), carrier, held, false, c.moment());
    }

    private Claim maker(OfMaker c, SquareSet carrier, SquareSet support) {
        require(!support.intersects(carrier), "support and carrier share a square");
        SquareSet used = SquareSet.empty();
        for (int h : c.used().toArray()) {
            SquareSet part = calculus.hypergraph().sets().get(h).intersect(c.carrier());
            used = used.with(setWithin(image(part).union(support)));
        }
        return new OfMaker(
                c.turn(), c.stones(), carrier, support, used, image(c.opening()), c.moment());
    }

    private int setWithin(SquareSet squares) {
        for (int g = 0; g < calculus.hypergraph().sets().size(); g++) {
            if (squares.containsAll(calculus.hypergraph().sets().get(g))) {
                return g;
            }
        }
        throw new IllegalStepException("the image of a used set holds no winning set");
    }
}
