package proofstone.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search ([Nagai2002]) with must-play and tables of bounded size.
 *
 * <p>Best-first like {@link ProofNumberSearch}, but keeps only the current path and a table, so it
 * runs in any memory. What is added to Nagai's search:
 *
 * <ul>
 *   <li>must-play: a disproved option takes the squares outside its carrier away from the others;
 *   <li>weak proof-number search ([Ueda2008]): the maximum over the children plus the number of the
 *       others in place of their sum, which counts shared descendants again and again;
 *   <li>the 1 + epsilon trick ([Pawlewicz2007]): an option is left only once its number exceeds the
 *       second best by a share of it, see {@link #SLACK};
 *   <li>dynamic widening ([Yoshizoe2008]): the most promising options first, {@link Node#width};
 *   <li>virtual numbers ([Kaneko2010]) for the threads of a {@link #team}, which share their
 *       tables: where another one works on an option it looks less good.
 * </ul>
 *
 * @param <P> the type of proofs
 */
public final class DfPn<P> implements Search<P> {
    /*
     * Numbers are seen from the chooser of a node: phi is what proving his win still takes, delta what
     * disproving it takes. So phi of a node is the least delta of its children (who are seen from the other
     * side), and delta combines the phis. A part node has the same chooser as its children; `Branch`
     * turns the numbers then.
     *
     * Thresholds: the best child is searched until its delta exceeds the second best's by a share of that (so that
     * the search does not jump for one point) or the node's own thresholds are exceeded.
     *
     * Widening: only the first `Node.width` of the open options are analysed and count; each that is refuted
     * lets others in. A node is lost only when no option at all is open, so this decides when an option is
     * looked into, never whether.
     *
     * Teams: a member reads the numbers of all options, and whether they are decided, anew before each choice. It
     * chooses by numbers that are raised by a share for each thread below an option, among the options that are
     * within its threshold (others would give up at once); the numbers that it stores and compares with
     * thresholds are not raised. All this decides when an option is looked into, never who wins.
     *
     * Memory: the tables are far larger than the caches of a processor, and an analysis between two looks into them is
     * too long for it to run ahead. So what they have of many options is fetched at once, before the first look.
     */
    static final long INFINITE = 1L << 50;

    /**
     * What is known of so many options at most is fetched at once: all of a small board; to make
     * those of a large one takes long, and the first may win.
     */
    private static final int AT_ONCE = 64;

    /**
     * The slack that serves most games: one part in so many is epsilon. On Maker's narrow wins 4
     * visits a seventh to a third less (docs/decisions/weak-strips.md).
     */
    public static final int SLACK = 16;

    private final Settings settings;
    private final int slack;
    private final ProofTable<P> proofs;
    private final NumberTable numbers;

    /** Where the members of a team work; null if there is nobody else. */
    private final @Nullable VirtualNumbers busy;

    private final long[] read = new long[2];

    /** The low halves of the keys that are fetched at once. */
    private final long[] lows = new long[AT_ONCE];

    /** Only written, so that what is fetched is read. */
    @SuppressWarnings("unused")
    private long fetched;

    private long lastPhi;
    private long lastDelta;

    /** Makes a search with its own tables and a slack of {@link #SLACK}. */
    public DfPn(Settings settings) {
        this(settings, SLACK);
    }

    /**
     * Makes a search with its own tables.
     *
     * @param slack the option in hand is left once its number exceeds the second best by one part
     *     in {@code slack}; at least 1
     */
    public DfPn(Settings settings, int slack) {
        if (slack < 1) {
            throw new IllegalArgumentException("slack " + slack);
        }
        this.settings = settings;
        this.slack = slack;
        this.proofs = settings.newProofTable(2);
        this.numbers =
                new NumberTable(settings.keepsTables() ? settings.memoryBytes() / 4 : 1 << 16);
        this.busy = null;
    }

    private DfPn(Settings settings, DfPn<P> first, VirtualNumbers busy) {
        this.settings = settings;
        this.slack = first.slack;
        this.proofs = first.proofs;
        this.numbers = first.numbers;
        this.busy = busy;
    }

    /**
     * Makes searches that share tables, one for each of {@code settings}; to be used on threads of
     * their own, with roots that share nothing. The first settings say how large the tables are.
     * Where the roots are of one position, the first proof that a search returns is good for all;
     * the others find it in the table as long as it is there, or can be interrupted.
     *
     * @param <P> the type of proofs
     * @param slack see {@link #DfPn(Settings, int)}
     */
    public static <P> List<DfPn<P>> team(List<Settings> settings, int slack) {
        DfPn<P> alone = new DfPn<>(settings.getFirst(), slack);
        if (settings.size() == 1) {
            return List.of(alone);
        }
        VirtualNumbers busy = new VirtualNumbers();
        return settings.stream().map(own -> new DfPn<>(own, alone, busy)).toList();
    }

    /**
     * Searches on several threads, the first of which keeps to the pace of {@code settings}.
     *
     * @param <P> the type of proofs
     * @param threads how many, at least 1
     * @param slack see {@link #DfPn(Settings, int)}
     * @param roots makes a root for each thread; they share nothing
     */
    public static <P> P search(
            Settings settings, int threads, int slack, Supplier<? extends Node<P>> roots) {
        if (threads < 1) {
            throw new IllegalArgumentException("number of threads " + threads);
        }
        List<Settings> all = new ArrayList<>(Collections.nCopies(threads, settings.unpaced()));
        all.set(0, settings);
        List<Supplier<Optional<P>>> searches = new ArrayList<>();
        for (DfPn<P> member : DfPn.<P>team(all, slack)) {
            Node<P> root = roots.get();
            searches.add(() -> Optional.of(member.search(root)));
        }
        return threads == 1
                ? searches.getFirst().get().orElseThrow()
                : Workers.first(searches, () -> {}).orElseThrow();
    }

    @Override
    public P search(Node<P> root) {
        P proof = known(root);
        while (proof == null) {
            proof = work(root, INFINITE, INFINITE, 0);
        }
        return proof;
    }

    private @Nullable P known(Node<P> node) {
        P stored = proofs.find(node);
        if (stored != null) {
            return stored;
        }
        settings.expand(node);
        return node.proof();
    }

    /** Returns the proof of an option's child; analyses it only if nothing is known of it. */
    private @Nullable P look(Branch branch) {
        P stored = proofs.find(branch.child);
        if (stored != null || branch.recall()) {
            return stored;
        }
        settings.expand(branch.child);
        P proof = branch.child.proof();
        if (proof == null) {
            branch.estimate();
        }
        return proof;
    }

    /** One child of a node being worked on. */
    private final class Branch {
        private final Node<P> child;
        private final boolean isSameSide;
        private final int option;
        private boolean isLooked;
        private long phi;
        private long delta;

        Branch(Node<P> node, int option) {
            this.option = option;
            this.child = node.child(option);
            this.isSameSide = child.chooser() == node.chooser();
        }

        /** Reads the stored numbers of the child; returns whether there are any. */
        boolean recall() {
            boolean isKnown = numbers.read(child.keyHigh(), child.keyLow(), read);
            if (isKnown) {
                set(read[0], read[1]);
            }
            return isKnown;
        }

        /** Takes and stores the first numbers of the child, which has been analysed. */
        void estimate() {
            boolean isOr = child.chooser() == Side.OR;
            long own = isOr ? child.proofNumber() : child.disproofNumber();
            long other = isOr ? child.disproofNumber() : child.proofNumber();
            numbers.store(child.keyHigh(), child.keyLow(), own, other);
            set(own, other);
        }

        /** Returns what is compared with other options: more than delta if others are there. */
        long raised() {
            return busy == null ? delta : busy.raised(child, delta);
        }

        /** Takes the child's own numbers. */
        void set(long own, long other) {
            phi = isSameSide ? other : own;
            delta = isSameSide ? own : other;
        }
    }

    private @Nullable P work(Node<P> node, long phiLimit, long deltaLimit, int depth) {
        settings.control().visit();
        P known = known(node);
        if (known != null) {
            return known;
        }
        MustPlay<P> mustPlay = new MustPlay<>(node, settings.mustPlay());
        @Nullable Object[] branches = new Object[node.optionCount()];
        P won = open(node, mustPlay, branches);
        while (won == null && !mustPlay.isLost()) {
            Choice choice = choice(mustPlay, branches, phiLimit);
            report(node, choice, depth);
            if (choice.exceeds(phiLimit, deltaLimit)) {
                leave(node, choice);
                return null;
            }
            Branch best = branch(branches, choice.best);
            P proof = descend(best, choice, phiLimit, deltaLimit, depth);
            if (proof != null) {
                won = conclude(node, best.option, proof, mustPlay);
            } else {
                best.set(lastPhi, lastDelta);
            }
            won = won != null || busy == null ? won : ofOthers(node, mustPlay, branches);
            won = won != null ? won : open(node, mustPlay, branches);
        }
        return stored(node, won != null ? won : mustPlay.lost());
    }

    private void leave(Node<P> node, Choice choice) {
        numbers.store(node.keyHigh(), node.keyLow(), choice.phi, choice.delta);
        lastPhi = choice.phi;
        lastDelta = choice.delta;
    }

    private P stored(Node<P> node, P proof) {
        proofs.store(node, proof);
        settings.control().tableFill(proofs.fill());
        return proof;
    }

    /**
     * Looks the options up or analyses them, as many as are to be looked into at a time and are not
     * known; returns the proof if one of them wins.
     */
    private @Nullable P open(Node<P> node, MustPlay<P> mustPlay, @Nullable Object[] branches) {
        int left = node.width(mustPlay.open());
        for (int option = 0; option < branches.length && left > 0; option++) {
            if (mustPlay.isOpen(option) && branches[option] == null) {
                fetchFrom(node, option, left, mustPlay, branches);
            }
            P won = mustPlay.isOpen(option) ? open(node, option, mustPlay, branches) : null;
            if (won != null) {
                return won;
            }
            left -= mustPlay.isOpen(option) ? 1 : 0;
        }
        return null;
    }

    private @Nullable P open(
            Node<P> node, int option, MustPlay<P> mustPlay, @Nullable Object[] branches) {
        if (isLooked(branches, option)) {
            return null;
        }
        Branch branch = branch(branches, option);
        branch.isLooked = true;
        P proof = look(branch);
        return proof == null ? null : conclude(node, option, proof, mustPlay);
    }

    /**
     * Makes the branches that are looked into next, {@code most} at most from option {@code from}
     * on, and fetches what is known of them.
     */
    private void fetchFrom(
            Node<P> node, int from, int most, MustPlay<P> mustPlay, @Nullable Object[] branches) {
        int left = Math.min(most, AT_ONCE);
        int count = 0;
        for (int option = from; option < branches.length && left > 0; option++) {
            if (mustPlay.isOpen(option)) {
                left--;
                if (branches[option] == null) {
                    Branch branch = new Branch(node, option);
                    branches[option] = branch;
                    lows[count++] = branch.child.keyLow();
                }
            }
        }
        fetch(count);
    }

    private void fetch(int count) {
        if (count > 1) {
            fetched += numbers.fetch(lows, count) + proofs.fetch(lows, count);
        }
    }

    private boolean isLooked(@Nullable Object[] branches, int option) {
        return branches[option] != null && branch(branches, option).isLooked;
    }

    /** Takes over what other threads have found out about the node and its open options. */
    private @Nullable P ofOthers(Node<P> node, MustPlay<P> mustPlay, @Nullable Object[] branches) {
        int count = 0;
        for (int option = 0; option < branches.length && count < AT_ONCE; option++) {
            if (isLooked(branches, option) && mustPlay.isOpen(option)) {
                lows[count++] = branch(branches, option).child.keyLow();
            }
        }
        fetch(count);
        P won = proofs.find(node);
        for (int option = 0; option < branches.length && won == null; option++) {
            if (isLooked(branches, option) && mustPlay.isOpen(option)) {
                won = takeOver(node, branch(branches, option), mustPlay);
            }
        }
        return won;
    }

    private @Nullable P takeOver(Node<P> node, Branch branch, MustPlay<P> mustPlay) {
        P proof = proofs.find(branch.child);
        if (proof != null) {
            return conclude(node, branch.option, proof, mustPlay);
        }
        branch.recall();
        return null;
    }

    @SuppressWarnings("unchecked") // open() fills the array with branches of this search
    private Branch branch(@Nullable Object[] branches, int option) {
        return (Branch) Objects.requireNonNull(branches[option]);
    }

    private @Nullable P conclude(Node<P> node, int option, P proof, MustPlay<P> mustPlay) {
        if (node.winner(proof) == node.chooser()) {
            return node.won(option, proof);
        }
        mustPlay.refute(option, proof);
        return null;
    }

    /** What a look over the open branches tells. */
    private static final class Choice {
        private int best = -1;
        private long first = Long.MAX_VALUE;
        private long second = INFINITE;
        private long phi = INFINITE;
        private long greatest;
        private long delta;

        boolean exceeds(long phiLimit, long deltaLimit) {
            return phi >= phiLimit || delta >= deltaLimit;
        }

        /** Compares an option with the best two so far. */
        void compare(int option, long raised) {
            if (raised < first) {
                second = Math.min(first, INFINITE);
                first = raised;
                best = option;
            } else {
                second = Math.min(second, raised);
            }
        }
    }

    /** Makes the choice among the open options, of those that may be worked on within the limit. */
    private Choice choice(MustPlay<P> mustPlay, @Nullable Object[] branches, long phiLimit) {
        Choice choice = new Choice();
        int open = 0;
        for (int option = 0; option < branches.length; option++) {
            if (!isLooked(branches, option) || !mustPlay.isOpen(option)) {
                continue;
            }
            open++;
            Branch branch = branch(branches, option);
            choice.greatest = Math.max(choice.greatest, branch.phi);
            choice.phi = Math.min(choice.phi, branch.delta);
            if (branch.delta < phiLimit) {
                choice.compare(option, branch.raised());
            }
        }
        choice.delta = Math.min(INFINITE, choice.greatest + open - 1);
        return choice;
    }

    private @Nullable P descend(
            Branch best, Choice choice, long phiLimit, long deltaLimit, int depth) {
        long childDelta = Math.min(phiLimit, limit(choice.second));
        long childPhi = deltaLimit >= INFINITE ? INFINITE : deltaLimit - choice.delta + best.phi;
        if (busy == null) {
            return enter(best, childPhi, childDelta, depth + 1);
        }
        busy.enter(best.child);
        try {
            return enter(best, childPhi, childDelta, depth + 1);
        } finally {
            busy.leave(best.child);
        }
    }

    private @Nullable P enter(Branch best, long phiLimit, long deltaLimit, int depth) {
        return best.isSameSide
                ? work(best.child, deltaLimit, phiLimit, depth)
                : work(best.child, phiLimit, deltaLimit, depth);
    }

    /**
     * Returns how far the best option may rise above the second before the search turns to that.
     */
    private long limit(long second) {
        return second >= INFINITE ? INFINITE : second + second / slack + 1;
    }

    private void report(Node<P> node, Choice choice, int depth) {
        if (depth == 0) {
            boolean isOr = node.chooser() == Side.OR;
            long proof = isOr ? choice.phi : choice.delta;
            long disproof = isOr ? choice.delta : choice.phi;
            settings.control().measure(proof, disproof);
        }
    }
}
