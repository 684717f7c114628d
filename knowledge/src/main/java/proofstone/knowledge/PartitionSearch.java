package proofstone.knowledge;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Calculus;
import proofstone.certificate.Step;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.PartitionNode.Answer;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;
import proofstone.search.Workers;

/**
 * Best-first search for Breaker's win, with partition strategies as leaves; the strongest search
 * for games such as mnk:7,8,5 and mnk:8,8,5, where Breaker holds by a small margin.
 *
 * <p>It proves Breaker's wins only: when Maker wins it ends without a proof, or not at all. A node
 * costs some milliseconds of analysis ({@link PartitionAnalysis}), so all nodes stay in memory, and
 * several threads share them.
 */
public final class PartitionSearch {
    /*
     * A node is a position with Maker to move. To hold it Breaker needs, for each of Maker's moves in the
     * must-play region, one reply that leads to a node he holds. Its effort is a guess of the analyses
     * that the proof will take: for each attack the least effort of a reply, summed. An analysed node
     * passes its effort up; a proof shrinks the must-play regions above it.
     *
     * Selection goes down from the root: in a node the attack in hand, until it is answered (going on with one
     * attack finishes it, which a change to and fro would not), then the dearest where many are left, which tells
     * soonest that a position is lost, and else the cheapest, whose answer may shrink the region for the dear ones;
     * for an attack the reply of least effort, where effort spent in vain counts several times, so that a reply
     * that looked good and was not is left in time.
     *
     * Threads select one after the other under a lock and analyse without it. A thread that meets a node in
     * another one's hands turns to the next attack as far down as it can.
     *
     * Soundness: nothing here makes a proof. PartitionProof makes the steps of what is held, and the
     * calculus refuses what does not fit. The zone of a node is the union of the zones of the answers in use,
     * with the dominators of squares that are answered by rule `domination`.
     */
    private static final long BYTES_PER_NODE = 8000;

    /** An answer that is the image of another one under a symmetry takes a step more. */
    private static final Comparator<Answer> UNTURNED_FIRST =
            Comparator.comparing(answer -> answer.symmetry() != null);

    private final WeakProblem problem;
    private final Calculus calculus;
    private final PartCatalogue catalogue;
    private final CanonicalForm canonicalForm;
    private final SearchControl control;
    private final Runnable pace;
    private final long mostNodes;
    private final PartitionMemory memory;
    private final Map<Key, PartitionNode> table = new HashMap<>();
    private PartitionNode root;
    private int analysing;

    /** The two halves of a canonical key. */
    private record Key(long high, long low) {}

    /** A position to analyse. */
    private record Job(PartitionNode node, List<PartitionNode> path) {}

    /** Returns whether {@code problem} is one that this search can work on. */
    public static boolean supports(WeakProblem problem) {
        return PartCatalogue.supports(problem.board().hypergraph())
                && problem.firstMoves().isEmpty()
                && problem.turns().isEmpty();
    }

    /**
     * Prepares the search.
     *
     * @param techniques those in use; the search knows {@link Technique#SYMMETRY}
     * @param control counters, limits and cancellation
     * @param memoryBytes a bound for the nodes kept
     * @param pace called before each analysis; may block, to let searches take turns
     */
    public PartitionSearch(
            WeakProblem problem,
            Set<Technique> techniques,
            SearchControl control,
            long memoryBytes,
            Runnable pace) {
        if (!supports(problem)) {
            throw new IllegalArgumentException("too large or with first moves: " + problem);
        }
        this.problem = problem;
        this.calculus = new Calculus(problem.board().hypergraph());
        this.catalogue = new PartCatalogue(problem.board().hypergraph());
        this.canonicalForm = new CanonicalForm(problem.board(), techniques);
        this.memory = new PartitionMemory(squares());
        this.control = control;
        this.pace = pace;
        this.mostNodes = Math.max(1000, memoryBytes / BYTES_PER_NODE);
        WeakPosition position = problem.position();
        this.root =
                node(
                        position.maker(),
                        position.breaker(),
                        new PartNumbers(),
                        Effort.ofOpenEdges(20));
    }

    /**
     * Searches with {@code threads} threads until Breaker's win is proved, or Maker's win found,
     * which has no proof.
     *
     * @param between called again and again by each thread, when it may call {@link #save}
     * @throws SearchControl.Stopped if a limit or a cancellation ends the search first
     */
    public Optional<Step> search(int threads, Runnable between) {
        if (threads == 1) {
            work(0, between);
        } else {
            workTogether(threads, between);
        }
        return root.isHeld()
                ? Optional.of(new PartitionProof(problem, calculus, catalogue).of(root))
                : Optional.empty();
    }

    private void workTogether(int threads, Runnable between) {
        List<Runnable> tasks = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            int seed = i;
            tasks.add(() -> work(seed, between));
        }
        Workers.all(tasks);
    }

    private void work(long seed, Runnable between) {
        var analysis = new PartitionAnalysis(catalogue, canonicalForm, squares(), memory, seed);
        while (true) {
            pace.run();
            between.run();
            control.visit();
            Job job = next();
            if (job == null) {
                return;
            }
            install(job, analyse(job.node(), analysis));
        }
    }

    private PartitionAnalysis.Result analyse(PartitionNode node, PartitionAnalysis analysis) {
        boolean isBreakers = node == root && problem.position().toMove() == Role.BREAKER;
        if (isBreakers) {
            return analysis.analyseReplies(graph(node));
        }
        PartitionAnalysis.Known known = (move, keys) -> known(node, move, keys);
        return node.isSketch()
                ? analysis.analyseAgain(graph(node), node.play(), symmetries(node), known)
                : analysis.analyse(graph(node), node.start(), symmetries(node), known);
    }

    /** Returns an answer to {@code move} that leads to a node held already, or null. */
    private @Nullable Answer known(PartitionNode node, int move, ChildKeys keys) {
        int[] replies = Masks.toSet(graph(node).live()).without(move).toArray();
        CanonicalForm.Key[] found = new CanonicalForm.Key[replies.length];
        Arrays.setAll(found, i -> keys.key(replies[i]));
        synchronized (this) {
            for (int i = 0; i < replies.length; i++) {
                PartitionNode child = table.get(new Key(found[i].high(), found[i].low()));
                if (child != null && child.isHeld()) {
                    return answer(move, replies[i], child, found[i].frame());
                }
            }
        }
        return null;
    }

    private List<CanonicalForm.Frame> symmetries(PartitionNode node) {
        return canonicalForm.symmetriesOf(graph(node));
    }

    private ResidualHypergraph graph(PartitionNode node) {
        return graph(node.maker(), node.breaker());
    }

    private ResidualHypergraph graph(SquareSet maker, SquareSet breaker) {
        List<SquareSet> sets = calculus.hypergraph().sets();
        return SupersetRemoval.apply(ResidualHypergraph.of(squares(), sets, maker, breaker));
    }

    private int squares() {
        return problem.board().hypergraph().squares();
    }

    /** Returns the next node to analyse, or null when the root is decided. */
    private synchronized @Nullable Job next() {
        try {
            while (!isDecided(root)) {
                Job job = job();
                if (job != null) {
                    return job;
                }
                if (analysing > 0) {
                    wait();
                }
            }
            notifyAll();
            return null;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SearchControl.Stopped(StopReason.CANCELLED);
        }
    }

    private static boolean isDecided(PartitionNode node) {
        return node.isHeld() || node.isLost();
    }

    private @Nullable Job job() {
        List<PartitionNode> path = new ArrayList<>();
        PartitionNode node = root.isNew() ? free(root) : select(root, path);
        if (node == null) {
            return null;
        }
        if (table.size() > mostNodes) {
            throw new SearchControl.Stopped(StopReason.MEMORY);
        }
        node.setBusy(true);
        analysing++;
        path.add(node);
        return new Job(node, path);
    }

    private static @Nullable PartitionNode free(PartitionNode node) {
        return node.isBusy() ? null : node;
    }

    /**
     * Returns the node to analyse below {@code node}, which is open, or null if there is none now:
     * all are in other hands, or a proof was found on the way that changes the choice.
     */
    private @Nullable PartitionNode select(PartitionNode node, List<PartitionNode> path) {
        if (node.isSketch()) {
            return free(node);
        }
        path.add(node);
        Attack first = node.current();
        PartitionNode found = select(node, first, path);
        for (int i = 0; found == null && i < node.attacks().size(); i++) {
            Attack other = node.attacks().get(i);
            found = other == first ? null : select(node, other, path);
        }
        if (found == null) {
            path.removeLast();
        }
        return found;
    }

    private @Nullable PartitionNode select(
            PartitionNode node, Attack attack, List<PartitionNode> path) {
        int i = attack.choose();
        PartitionNode child = child(node, attack, i);
        if (child.isNew()) {
            return free(child);
        }
        return child.isOpen() ? select(child, path) : null;
    }

    private PartitionNode child(PartitionNode node, Attack attack, int i) {
        PartitionNode child = attack.child(i);
        return child != null ? child : link(node, attack, i);
    }

    /** Gives reply {@code i} its node, an old one if the position is known. */
    private PartitionNode link(PartitionNode node, Attack attack, int i) {
        SquareSet maker = node.maker();
        if (attack.square() != Attack.NONE) {
            maker = maker.with(attack.square());
        }
        SquareSet breaker = node.breaker().with(attack.reply(i));
        CanonicalForm.Key key = key(maker, breaker);
        PartitionNode child = table.get(new Key(key.high(), key.low()));
        if (child == null) {
            child = node(maker, breaker, attack.start(i), attack.effort(i));
        }
        attack.link(i, child, key.frame());
        child.parents().add(node);
        if (isDecided(child)) {
            update(node);
        }
        return child;
    }

    private CanonicalForm.Key key(SquareSet maker, SquareSet breaker) {
        return canonicalForm.key(graph(maker, breaker), SquareSet.empty(), 0);
    }

    private PartitionNode node(
            SquareSet maker, SquareSet breaker, PartNumbers start, double effort) {
        CanonicalForm.Key key = key(maker, breaker);
        var node = new PartitionNode(maker, breaker, key.frame(), start, effort, 0);
        put(key, node);
        return node;
    }

    private void put(CanonicalForm.Key key, PartitionNode node) {
        table.put(new Key(key.high(), key.low()), node);
    }

    private synchronized void install(Job job, PartitionAnalysis.Result result) {
        PartitionNode node = job.node();
        node.setBusy(false);
        analysing--;
        job.path().forEach(PartitionNode::spend);
        switch (result) {
            case PartitionAnalysis.Result.Held held -> node.holdByParts(held.parts(), held.zone());
            case PartitionAnalysis.Result.Lost lost -> node.lose();
            case PartitionAnalysis.Result.Open open -> {
                List<Answer> answers = new ArrayList<>(node.answers());
                open.answers().forEach(answer -> answers.addAll(images(node, answer)));
                node.open(open.attacks(), answers, open.play(), open.isSketch());
                conclude(node);
            }
        }
        for (PartitionNode parent : node.parents()) {
            update(parent);
        }
        report();
        notifyAll();
    }

    private void report() {
        int play = root.play().size();
        control.measure("must-play %d, effort %.0f".formatted(play, root.effortWithSpent()));
        control.tableFill((double) table.size() / mostNodes);
    }

    /** Brings {@code changed} and all above it up to date with their children. */
    private void update(PartitionNode changed) {
        var queue = new ArrayDeque<PartitionNode>(List.of(changed));
        while (!queue.isEmpty()) {
            PartitionNode node = queue.poll();
            if (node.isOpen() && collect(node)) {
                queue.addAll(node.parents());
            }
        }
    }

    /** Takes over what children have proved; returns whether that changes anything for parents. */
    private boolean collect(PartitionNode node) {
        for (Attack attack : node.attacks()) {
            int i = attack.heldReply();
            if (i >= 0 && node.isInPlay(attack.square())) {
                node.answer(images(node, answer(attack, i)));
            }
        }
        return conclude(node);
    }

    /** Returns the answer with its images under the symmetries of the position. */
    private List<Answer> images(PartitionNode node, Answer answer) {
        List<Answer> images = new ArrayList<>(List.of(answer));
        if (answer.square() != Attack.NONE) {
            for (CanonicalForm.Frame symmetry : symmetries(node)) {
                images.add(answer.turned(symmetry));
            }
        }
        return images;
    }

    private static Answer answer(Attack attack, int i) {
        PartitionNode child = attack.child(i);
        if (child == null) {
            throw new IllegalStateException("no child after reply " + i);
        }
        return answer(attack.square(), attack.reply(i), child, attack.frame(i));
    }

    private static Answer answer(
            int square, int reply, PartitionNode child, CanonicalForm.Frame frame) {
        SquareSet zone = moved(child.zone(), child.frame(), frame);
        return Answer.byNode(square, reply, child, frame, zone.with(reply));
    }

    private static SquareSet moved(
            SquareSet zone, CanonicalForm.Frame from, CanonicalForm.Frame to) {
        int[] map = from.mapTo(to, zone);
        SquareSet gone = SquareSet.empty();
        SquareSet come = SquareSet.empty();
        for (int i = 0; i < map.length; i += 2) {
            gone = gone.with(map[i]);
            come = come.with(map[i + 1]);
        }
        return zone.minus(gone).union(come);
    }

    private boolean conclude(PartitionNode node) {
        boolean isChanged = node.sum();
        if (node.attacks().isEmpty()) {
            hold(node);
            return true;
        }
        if (Double.isInfinite(node.effortWithSpent())) {
            node.lose();
            return true;
        }
        return isChanged;
    }

    /** Picks answers enough for all of Maker's moves and says that the node is held. */
    private void hold(PartitionNode node) {
        List<Answer> chosen = Selection.of(node.answers(), Answer::zone, UNTURNED_FIRST);
        SquareSet dominated = Selection.common(node.answers(), Answer::zone);
        node.hold(chosen, zone(node, chosen, dominated));
    }

    /**
     * Returns the carrier: the zones, and the dominators of the squares that domination answers.
     */
    private SquareSet zone(PartitionNode node, List<Answer> chosen, SquareSet dominated) {
        SquareSet zone = chosen.stream().map(Answer::zone).reduce(SquareSet::union).orElseThrow();
        if (!dominated.isEmpty() && chosen.get(0).square() != Attack.NONE) {
            var statistics = new SquareStatistics(graph(node), squares());
            for (int v : dominated.toArray()) {
                zone = zone.with(statistics.dominator(v));
            }
        }
        return zone;
    }

    /**
     * Writes the state of the search, for {@link #restore}. Takes about a second for 100,000 nodes.
     */
    public synchronized void save(OutputStream out) throws IOException {
        List<PartitionNode> nodes = new ArrayList<>(table.values());
        nodes.remove(root);
        nodes.add(0, root);
        DataOutputStream data = new DataOutputStream(out);
        data.writeUTF(identity());
        PartitionState.write(nodes, data);
        data.flush();
    }

    /**
     * Goes on from what {@link #save} wrote for the same problem.
     *
     * @throws IOException if the state cannot be read, or is that of another problem
     */
    public synchronized void restore(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        if (!data.readUTF().equals(identity())) {
            throw new IOException("the state of another problem or version");
        }
        List<PartitionNode> nodes =
                new PartitionState.Reader(
                                data,
                                (maker, breaker) -> key(maker, breaker).frame(),
                                canonicalForm.symmetries(),
                                squares(),
                                calculus.hypergraph().sets().size(),
                                catalogue.count())
                        .read();
        table.clear();
        for (PartitionNode node : nodes) {
            put(key(node.maker(), node.breaker()), node);
        }
        root = nodes.get(0);
    }

    /** Names the problem and what the numbers in a state mean. */
    private String identity() {
        return "%s %s symmetries %d parts %d with made parts, sketches and what is in hand"
                .formatted(
                        problem.board().name(),
                        problem.position(),
                        canonicalForm.symmetries().size(),
                        catalogue.count());
    }
}
