package proofstone.knowledge.connect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongPosition;
import proofstone.knowledge.connect.AttackMoves.Move;
import proofstone.knowledge.connect.Verifier.Levels;

/**
 * What one thread does at the nodes of {@link ProofTree}, on boards of its own. Results are
 * returned as actions, which the tree carries out while no other thread looks at it.
 */
final class TreeWorker {
    /** After so many defences that are not refuted the first look at an attack ends. */
    private static final int MOST_OPEN = 12;

    /** What an attack seems to be after that, as more defences were not tried yet. */
    private static final long POSTPONED_WORK = 2 * MOST_OPEN;

    /** The first look at an attack. */
    private static final Levels GLANCE = new Levels(2, 4, 2, MOST_OPEN);

    /** The next look at it, if the first one has ended early and the others seem no better. */
    private static final Levels SHORT = Levels.all(2, 4, 2);

    /** The look at an attack whose defences are refuted. */
    private static final Levels AGAIN = Levels.all(7, 7, 1);

    /** The rounds up to this one that {@link #SHORT} leaves out are tried at a defence's node. */
    private static final int MOST_ROUNDS = 7;

    /** How many moves of each number of threats below a turn's are on a node's first list. */
    private static final int FEW = 4;

    /** How many lists a node has, each twice as long as the one before. */
    private static final int MOST_LISTS = 4;

    /**
     * Moves that are not on the first list seem to be so much work, twice as much with each list.
     */
    private static final long REST_WORK = 4;

    /** How many moves of each number are looked at for a goal if none on the lists has won. */
    private static final int MANY = 100;

    /** For each round at a defence's node; twice the first budget of a defence. */
    private static final long ROUND_NODES = 8_000;

    /** For each round that looks for a win after a pass. */
    private static final long PASS_NODES = 2_000;

    /** A square of the zone of a pass seems to be so much work. */
    private static final double ZONE_WORK = 0.15;

    private final int attacker;
    private final List<Round> rounds;
    private final RoundSearch board;
    private final RoundSearch search;

    /**
     * Makes a worker.
     *
     * @param board where claims are built
     * @param search where wins are searched
     */
    TreeWorker(int attacker, List<Round> rounds, RoundSearch board, RoundSearch search) {
        this.attacker = attacker;
        this.rounds = rounds;
        this.board = board;
        this.search = search;
    }

    private int stones() {
        return search.state().stonesATurn;
    }

    private int order() {
        return rounds.stream().mapToInt(Round::order).max().orElse(1);
    }

    /**
     * Looks for a win by a few rounds and lists attacks; the next time lists more of them, and at
     * last, for a goal, the most.
     */
    Runnable expand(DefenceNode node) {
        search.goTo(node.position());
        if (node.isExpanded() && !node.hasRest()) {
            List<Move> moves = moves(MANY).filter(node::isOther).toList();
            List<AttackNode> more = attacks(node.position(), moves, lowerRounds());
            return () -> node.widen(more);
        }
        return node.isExpanded() ? list(node) : firstLook(node);
    }

    private Runnable firstLook(DefenceNode node) {
        for (Round round : rounds.subList(SHORT.whole(), Math.min(MOST_ROUNDS, rounds.size()))) {
            AttackStep win = search.tryOnce(round, ROUND_NODES);
            if (win != null) {
                return () -> node.win(win, round.order());
            }
        }
        return list(node);
    }

    private Runnable list(DefenceNode node) {
        int list = node.lists();
        List<Move> moves = moves(FEW << list).filter(node::isNew).toList();
        List<AttackNode> attacks = attacks(node.position(), moves, rounds.subList(0, 1));
        long rest = list + 1 < MOST_LISTS ? REST_WORK << list : TreeNode.NEVER;
        return () -> node.expand(moves, attacks, rest);
    }

    /** The cheap rounds that a move of the highest order may leave to the win after a pass. */
    private List<Round> lowerRounds() {
        return rounds.subList(0, Math.min(SHORT.part(), rounds.size())).stream()
                .filter(round -> round.order() < Math.max(2, order()))
                .toList();
    }

    private Stream<Move> moves(int each) {
        return search.moves(Math.max(0, stones() + 1 - order()), each).stream();
    }

    private List<AttackNode> attacks(
            StrongPosition position, List<Move> moves, List<Round> afterPass) {
        List<AttackNode> attacks = new ArrayList<>();
        for (Move move : moves) {
            OptionalInt zone = search.zoneOfPass(move, afterPass, PASS_NODES);
            if (zone.isPresent()) {
                long work = ProofTree.FIRST_PROOF + Math.round(ZONE_WORK * zone.getAsInt());
                attacks.add(new AttackNode(after(position, move.squares()), move, work));
            }
        }
        return attacks;
    }

    private StrongPosition after(StrongPosition position, int[] squares) {
        StrongPosition next = position;
        for (int v : squares) {
            next = next.play(v, stones());
        }
        return next;
    }

    /** Refutes the defences of an attack that are easy to refute. */
    Runnable verify(AttackNode node, ProofTree tree) {
        search.goTo(node.position());
        board.goTo(node.position());
        Verifier verifier = new Verifier(board, List.of(search), attacker, rounds.size());
        for (var refuted : tree.refuted(node).entrySet()) {
            DefenceNode defence = refuted.getValue();
            AttackStep win = Objects.requireNonNull(defence.win());
            verifier.refute(refuted.getKey(), win, defence.order());
        }
        AttackStep claim = verifier.verify(stones(), levels(node), _ -> {});
        if (claim != null) {
            int order = verifier.order();
            return () -> node.prove(claim, order);
        }
        return verifier.isCutShort()
                ? () -> node.postpone(POSTPONED_WORK)
                : open(node, verifier.open(), tree);
    }

    private static Levels levels(AttackNode node) {
        if (node.isVerified()) {
            return AGAIN;
        }
        return node.isPostponed() ? SHORT : GLANCE;
    }

    private Runnable open(AttackNode node, List<SquareSet> turns, ProofTree tree) {
        if (turns.stream().anyMatch(turn -> turn.size() < stones())) {
            return node::giveUp;
        }
        Map<SquareSet, DefenceNode> open = new LinkedHashMap<>();
        for (SquareSet turn : turns) {
            open.put(turn, tree.node(after(node.position(), turn.toArray())));
        }
        return () -> node.await(open);
    }

    /** Makes the claim of an attack that is proved the win of the position before it. */
    void takeOver(DefenceNode node) {
        AttackNode attack = node.win() == null ? proved(node) : null;
        AttackStep claim = attack == null ? null : attack.claim();
        if (attack != null && claim != null) {
            int own = Math.max(1, stones() + 1 - attack.move().threats());
            AttackStep win = board.calculus().moves(attack.move().squares(), claim);
            node.win(win, Math.max(own, attack.order()));
        }
    }

    private static @Nullable AttackNode proved(DefenceNode node) {
        return node.attacks().stream().filter(a -> a.claim() != null).findFirst().orElse(null);
    }
}
