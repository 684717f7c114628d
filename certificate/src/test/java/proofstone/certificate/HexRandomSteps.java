package proofstone.certificate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import proofstone.certificate.HexStep.Kind;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexSymmetry;

/** Applies the rules of Hex at random to a growing pool of steps. */
final class HexRandomSteps {
    private static final List<Kind> KINDS = List.of(Kind.values());
    private static final List<HexSymmetry> SYMMETRIES = List.of(HexSymmetry.values());

    private final Random random;
    private final HexCalculus calculus;
    private final List<HexStep> pool = new ArrayList<>();
    private final Map<Kind, Integer> refused = new EnumMap<>(Kind.class);

    HexRandomSteps(Random random, HexBoard board) {
        this.random = random;
        this.calculus = new HexCalculus(board);
        for (Player player : Player.values()) {
            for (int x = 0; x < board.places(); x++) {
                addAdjacent(player, x);
            }
        }
    }

    private void addAdjacent(Player player, int x) {
        for (int y = 0; y < x; y++) {
            int smaller = y;
            attempt(Kind.ADJACENT, () -> calculus.adjacent(player, x, smaller));
        }
    }

    /** Returns the steps made so far: before the first of {@link #next}, all of rule H1. */
    List<HexStep> pool() {
        return pool;
    }

    Map<Kind, Integer> refused() {
        return refused;
    }

    /** Applies one rule; empty if it refuses. */
    Optional<HexStep> next() {
        Kind kind = KINDS.get(random.nextInt(KINDS.size()));
        HexStep step = any();
        return switch (kind) {
            case ADJACENT -> Optional.empty();
            case CHAIN -> attempt(kind, () -> chain(step));
            case MOVE -> attempt(kind, () -> calculus.move(step, member(step.claim().stones())));
            case JOIN -> attempt(kind, () -> calculus.join(parallel(step)));
            case CAPTURE -> attempt(kind, () -> calculus.capture(step, region(step), support()));
            case SYMMETRY -> attempt(kind, () -> calculus.symmetry(step, symmetry()));
        };
    }

    private HexSymmetry symmetry() {
        return SYMMETRIES.get(random.nextInt(SYMMETRIES.size()));
    }

    private Optional<HexStep> attempt(Kind kind, Supplier<HexStep> rule) {
        try {
            HexStep step = rule.get();
            pool.add(step);
            return Optional.of(step);
        } catch (IllegalStepException e) {
            refused.merge(kind, 1, Integer::sum);
            return Optional.empty();
        }
    }

    private HexStep any() {
        return pool.get(random.nextInt(pool.size()));
    }

    private int member(SquareSet set) {
        int[] members = set.toArray();
        return members.length == 0 ? 0 : members[random.nextInt(members.length)];
    }

    private SquareSet region(HexStep step) {
        SquareSet region = SquareSet.of(member(step.claim().stones()));
        for (int i = random.nextInt(3); i > 0; i--) {
            region = region.with(random.nextBoolean() ? member(step.claim().stones()) : cell());
        }
        return region;
    }

    private SquareSet support() {
        return random.nextBoolean() ? SquareSet.empty() : SquareSet.of(cell());
    }

    private int cell() {
        return random.nextInt(calculus.board().cells());
    }

    private HexStep chain(HexStep first) {
        HexClaim claim = first.claim();
        int start = random.nextBoolean() ? claim.first() : claim.second();
        List<HexStep> links = new ArrayList<>(List.of(first));
        int end = claim.otherEnd(start);
        for (int i = random.nextInt(3); i >= 0; i--) {
            HexStep link = from(claim.player(), end);
            links.add(link);
            end = link.claim().hasEnd(end) ? link.claim().otherEnd(end) : end;
        }
        return calculus.chain(start, links);
    }

    private HexStep from(Player player, int end) {
        for (int i = 0; i < 60; i++) {
            HexStep step = any();
            if (step.claim().player() == player && step.claim().hasEnd(end)) {
                return step;
            }
        }
        return any();
    }

    private List<HexStep> parallel(HexStep step) {
        List<HexStep> same = pool.stream().filter(s -> s.claim().hasEndsOf(step.claim())).toList();
        int count = Math.min(same.size(), 1 + random.nextInt(4));
        return IntStream.range(0, count)
                .mapToObj(i -> same.get(random.nextInt(same.size())))
                .toList();
    }
}
