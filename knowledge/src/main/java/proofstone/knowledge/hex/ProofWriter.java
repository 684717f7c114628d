package proofstone.knowledge.hex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import proofstone.certificate.HexCalculus;
import proofstone.certificate.HexStep;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexSymmetry;

/**
 * Makes steps of the calculus of the light proofs of the search.
 *
 * <p>A proof may be used where some of its carrier is the player's already. Its moves to those
 * cells are left out then: what was semi becomes full and stands alone where choices were joined.
 * The step made claims at least what the proof says: never weaker, never needing more.
 */
final class ProofWriter {
    private final HexCalculus calculus;
    private final HexGeometry geometry;
    private final HexSpots spots;
    private final SpotLinks links;
    private final IdentityHashMap<Proof, Map<Long, HexStep>> made = new IdentityHashMap<>();

    ProofWriter(HexCalculus calculus, HexSpots spots, HexGeometry geometry) {
        this.calculus = calculus;
        this.spots = spots;
        this.geometry = geometry;
        links = new SpotLinks(calculus, spots);
    }

    /** Returns the step of a proof. */
    HexStep write(Proof proof) {
        return write(proof, 0);
    }

    private HexStep write(Proof proof, long own) {
        long extra = own & proof.carrier();
        Map<Long, HexStep> known = made.computeIfAbsent(proof, key -> new HashMap<>());
        HexStep step = known.get(extra);
        if (step == null) {
            step = make(proof, extra);
            known.put(extra, step);
        }
        return step;
    }

    private HexStep make(Proof proof, long own) {
        return switch (proof) {
            case Link link -> link(link, own);
            case Move move -> move(write(move.after(), own), move.cell(), own);
            case Join join -> join(join.parts().stream().map(part -> write(part, own)).toList());
            case Capture capture -> capture(capture, own);
            case Turned turned -> turned(turned, own);
            case Reduced reduced -> write(reduced.inner(), own | reduced.extra());
        };
    }

    private HexStep move(HexStep after, int cell, long own) {
        if (cell < 0 || (own >>> cell & 1) != 0) {
            return after;
        }
        int stone = spots.cell(cell);
        return after.claim().stones().contains(stone) ? calculus.move(after, stone) : after;
    }

    private HexStep join(List<HexStep> parts) {
        Optional<HexStep> full = parts.stream().filter(part -> part.claim().isFull()).findFirst();
        return full.orElseGet(() -> calculus.join(parts));
    }

    private HexStep turned(Turned turned, long own) {
        HexStep inner = write(turned.inner(), turned.symmetry().apply(geometry, own));
        return calculus.symmetry(inner, symmetry(turned.symmetry()));
    }

    private static HexSymmetry symmetry(Symmetry symmetry) {
        return switch (symmetry) {
            case SAME -> HexSymmetry.IDENTITY;
            case TURN -> HexSymmetry.ROTATION;
            case FLIP -> HexSymmetry.LONG_DIAGONAL;
            case TURNED_FLIP -> HexSymmetry.SHORT_DIAGONAL;
        };
    }

    private HexStep capture(Capture capture, long own) {
        HexStep inner = write(capture.inner(), own);
        long pair = capture.pair() & ~own;
        SquareSet region = spots.cells(pair);
        if (!inner.claim().stones().intersects(region)) {
            return inner;
        }
        long stones = (capture.inner().stones() | capture.support() | own & capture.pair()) & ~pair;
        SquareSet all = spots.cells(stones).union(spots.edgeStones(inner.claim().player()));
        SquareSet ring = all.intersect(spots.board().around(region));
        return calculus.capture(inner, region, List.of(ring, all));
    }

    private HexStep link(Link link, long own) {
        List<HexStep> steps = new ArrayList<>();
        char[] program = link.program();
        Player player = HexSpots.player(link.player());
        for (int at = 0; at < program.length; at += 1 + (program[at] >> 8)) {
            steps.add(step(program, at, steps, own, player));
        }
        return steps.getLast();
    }

    private HexStep step(char[] program, int at, List<HexStep> steps, long own, Player player) {
        int first = program[at + 1];
        return switch (program[at] & 255) {
            case LinkTracer.ADJACENT -> links.link(player, first, program[at + 2]);
            case LinkTracer.MOVE -> move(steps.get(first), program[at + 2], own);
            case LinkTracer.CHAIN -> chain(parts(program, at, steps));
            default -> join(parts(program, at, steps));
        };
    }

    private static List<HexStep> parts(char[] program, int at, List<HexStep> steps) {
        List<HexStep> parts = new ArrayList<>();
        for (int i = 0; i < program[at] >> 8; i++) {
            parts.add(steps.get(program[at + 1 + i]));
        }
        return parts;
    }

    private HexStep chain(List<HexStep> links) {
        int end = links.get(0).claim().first();
        boolean shared = links.get(1).claim().hasEnd(end);
        return calculus.chain(shared ? links.get(0).claim().second() : end, links);
    }
}
