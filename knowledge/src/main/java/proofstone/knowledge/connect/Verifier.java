package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.search.SearchControl;
import proofstone.search.Workers;

/**
 * Verifies that the attacker wins against every turn of the defender's, or lists the turns that are
 * left ([Wu2010rz] sec. IV and V-A, the verifier V_CK of the appendix).
 */
final class Verifier {
    /*
     * The null move first. Each stone in the zone of the claim that wins against it is a semi-null
     * move, whose claim has a zone of its own, down to whole turns. Departs from the paper in that
     * critical defences need no case of their own: with threats on the board the claim of the null
     * move fills a line, and its zone is what stops that.
     *
     * Putting claims together and searching for them take turns. `claim` builds the claim of the
     * whole turn from the wins found so far; where one is missing, its stones are noted as wanted.
     * Then every wanted defence on which least was spent gets more rounds (`search`), one after the
     * first few, so that one that is hard to refute does not use up the time of the others. Wins
     * that were found elsewhere (ProofTree) are taken in by `refute`. A claim that is complete is
     * kept, so that building again costs no more than what is missing.
     *
     * A turn that is reached in two orders of its stones is one defence. A claim found for one is
     * tried for the next ones first, and only if it does not hold there are they searched.
     *
     * With several threads each has a board and tables of its own and takes defences from a common
     * queue; claims are built by the calling thread on a board that no search touches, so that the
     * list is right whenever a search is stopped.
     */
    private final RoundSearch board;
    private final List<RoundSearch> searches;
    private final int attacker;
    private final int rounds;
    private final Map<SquareSet, Defence> defences = new HashMap<>();
    private final Map<Part, AttackStep> complete = new HashMap<>();
    private final Set<Defence> wanted = new LinkedHashSet<>();
    private final List<SquareSet> open = new ArrayList<>();
    private SquareSet zone = SquareSet.empty();
    private boolean isNullRefuted;
    private boolean isCutShort;

    /**
     * How many rounds the defences get.
     *
     * @param whole a turn of all stones
     * @param part a pass, or a turn that leaves out stones
     * @param together so many of the first rounds follow one another, before the next defence has
     *     its turn: a win found at once is tried for all defences after it
     * @param most once so many of those that are due at once are tried and not refuted, the rest is
     *     not tried
     */
    record Levels(int whole, int part, int together, int most) {
        /** All rounds. */
        static final Levels ALL = all(Integer.MAX_VALUE, Integer.MAX_VALUE, 4);

        /** Cheap rounds for whole turns; a pass and parts of turns have to be refuted first. */
        static final Levels FIRST = all(7, Integer.MAX_VALUE, 4);

        /** Levels at which every defence is tried. */
        static Levels all(int whole, int part, int together) {
            return new Levels(whole, part, together, Integer.MAX_VALUE);
        }

        int of(Defence defence, int stones) {
            return defence.stones().size() < stones ? part : whole;
        }
    }

    /** What a claim answers: so many stones more, after the stones placed. */
    private record Part(int left, SquareSet placed) {}

    /**
     * Makes a verifier.
     *
     * @param board where claims are built; no search of {@code searches} uses it
     * @param searches one for each thread, all of the same position
     * @param rounds how many rounds each of them has
     */
    Verifier(RoundSearch board, List<RoundSearch> searches, int attacker, int rounds) {
        this.board = board;
        this.searches = List.copyOf(searches);
        this.attacker = attacker;
        this.rounds = rounds;
    }

    /** Returns the highest order of a move in a win that was found. */
    int order() {
        return defences.values().stream().mapToInt(Defence::order).max().orElse(1);
    }

    /** Returns the turns that are not refuted; one without a stone if not even a pass is. */
    List<SquareSet> open() {
        return isNullRefuted ? open.stream().distinct().toList() : List.of(SquareSet.empty());
    }

    /** Returns whether so many defences were not refuted that others may not have been tried. */
    boolean isCutShort() {
        return isCutShort;
    }

    /** Returns the zone of the null move. */
    SquareSet zone() {
        return zone;
    }

    /**
     * Returns the claim that the attacker wins against {@code left} stones of the defender's; null
     * if some turns are not refuted by the rounds that are allowed.
     *
     * @param levels how many rounds whole turns get, and how many a pass and turns that leave out
     *     stones; {@link Levels#ALL} for all rounds
     * @param listener told now and then how many defences are left
     * @throws SearchControl.Stopped when a limit is met; {@link #open} is right after a {@link
     *     #build} then
     */
    @Nullable AttackStep verify(int left, Levels levels, Consumer<String> listener) {
        isCutShort = false;
        while (true) {
            AttackStep win = build(left);
            List<Defence> next = win == null && !isCutShort ? cheapest(left, levels) : List.of();
            if (next.isEmpty()) {
                return win;
            }
            listener.accept(measure());
            search(next, levels);
        }
    }

    /** Notes a win against a turn that was found elsewhere. */
    void refute(SquareSet turn, AttackStep win, int order) {
        defences.computeIfAbsent(turn, Defence::new).refute(win, order);
    }

    private String measure() {
        String kind = isNullRefuted ? "" : "semi-null ";
        return wanted.size() + " " + kind + "defences left";
    }

    /**
     * Returns the wanted defences on which least was spent; none if a pass is not to be refuted.
     */
    private List<Defence> cheapest(int stones, Levels levels) {
        List<Defence> searched =
                wanted.stream()
                        .filter(d -> d.isOpen(rounds) && level(d) < levels.of(d, stones))
                        .toList();
        int least = searched.stream().mapToInt(this::level).min().orElse(0);
        return isHopeless(stones, levels)
                ? List.of()
                : searched.stream().filter(defence -> level(defence) == least).toList();
    }

    /** Whether a turn that leaves out stones has had all its rounds, where these are few. */
    private boolean isHopeless(int stones, Levels levels) {
        return !levels.equals(Levels.ALL)
                && wanted.stream()
                        .anyMatch(d ->
                                d.stones().size() < stones && level(d) >= levels.of(d, stones));
    }

    private int level(Defence defence) {
        return defence.level(rounds);
    }

    private void search(List<Defence> next, Levels levels) {
        ConcurrentLinkedQueue<Defence> queue = new ConcurrentLinkedQueue<>(next);
        AtomicInteger failed = new AtomicInteger();
        List<Supplier<Optional<AttackStep>>> parts = new ArrayList<>();
        searches.forEach(one -> parts.add(() -> work(one, queue, levels, failed)));
        if (parts.size() == 1) {
            work(searches.getFirst(), queue, levels, failed);
        } else {
            Workers.first(parts, () -> {});
        }
        isCutShort = failed.get() >= levels.most();
    }

    private static Optional<AttackStep> work(
            RoundSearch search,
            ConcurrentLinkedQueue<Defence> queue,
            Levels levels,
            AtomicInteger failed) {
        for (Defence d = queue.poll();
                d != null && failed.get() < levels.most();
                d = queue.poll()) {
            search.tryNext(d, levels.together());
            if (d.win() == null) {
                failed.incrementAndGet();
            }
        }
        return Optional.empty();
    }

    /**
     * Builds the claim of the whole turn from the wins that are known; null if some are missing.
     */
    @Nullable AttackStep build(int left) {
        wanted.clear();
        open.clear();
        AttackStep first = claim(left - 1, SquareSet.empty());
        isNullRefuted = first != null;
        open.clear();
        if (first == null) {
            return null;
        }
        zone = SquareSet.of(calculus().zone(first));
        return answer(first, new Part(left, SquareSet.empty()));
    }

    private AttackCalculus calculus() {
        return board.calculus();
    }

    private @Nullable AttackStep claim(int left, SquareSet placed) {
        if (left == 0) {
            return leaf(placed);
        }
        Part part = new Part(left, placed);
        AttackStep known = complete.get(part);
        if (known != null) {
            return known;
        }
        int before = open.size();
        AttackStep first = claim(left - 1, placed);
        if (first == null) {
            open.subList(before, open.size()).clear();
            open.add(placed);
            return null;
        }
        return answer(first, part);
    }

    private @Nullable AttackStep leaf(SquareSet placed) {
        Defence defence = defences.computeIfAbsent(placed, Defence::new);
        AttackStep win = defence.win();
        if (win == null) {
            wanted.add(defence);
            open.add(placed);
        }
        return win;
    }

    /** Answers every stone in the zone of {@code first}. */
    private @Nullable AttackStep answer(AttackStep first, Part part) {
        Map<AttackStep, List<Integer>> answers = new LinkedHashMap<>();
        boolean isComplete = true;
        for (int x : calculus().zone(first)) {
            AttackStep answer = after(x, part, answers.keySet());
            if (answer == null) {
                isComplete = false;
            } else {
                answers.computeIfAbsent(answer, _ -> new ArrayList<>()).add(x);
            }
        }
        if (!isComplete) {
            return null;
        }
        List<int[]> moves = answers.values().stream().map(Verifier::array).toList();
        AttackStep step = calculus().replies(first, List.copyOf(answers.keySet()), moves);
        complete.put(part, step);
        return step;
    }

    private static int[] array(List<Integer> squares) {
        return squares.stream().mapToInt(x -> x).toArray();
    }

    private @Nullable AttackStep after(int x, Part part, Set<AttackStep> answers) {
        LineState state = board.state();
        state.put(1 - attacker, x);
        AttackStep known = answers.stream().filter(calculus()::admits).findFirst().orElse(null);
        AttackStep answer = known == null ? claim(part.left() - 1, part.placed().with(x)) : known;
        state.takeBack(x);
        return answer;
    }
}
