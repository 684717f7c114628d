package proofstone.knowledge.connect;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongStep;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.knowledge.connect.Verifier.Levels;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/**
 * Proves wins of positions of Connect(m,n,k,p,q) by threats, and lists the defences that are left.
 *
 * <p>Each search has an attacker, who should win. It says nothing about a draw: a win that is not
 * found may exist. Not safe for use by several threads.
 */
public final class ConnectSolver {
    /** The highest order that a search is asked for. */
    public static final int MOST_ORDER = 4;

    private final StrongBoard board;
    private final SearchControl control;
    private final StrongPosition position;
    private final Player attacker;
    private final Guidance guidance;

    /**
     * What helps a search; none of it changes what is true.
     *
     * @param threads how many threads try defences, 1 or more; with more than one the node count is
     *     not repeatable
     * @param hints turns of the attacker's that are tried first, the best first
     */
    public record Guidance(int threads, List<SquareSet> hints) {
        /** One thread, no hints. */
        public static final Guidance NONE = new Guidance(1, List.of());

        /** Keeps a copy. */
        public Guidance {
            if (threads < 1) {
                throw new IllegalArgumentException(threads + " threads");
            }
            hints = List.copyOf(hints);
        }
    }

    /**
     * Makes a search of one position.
     *
     * @param board the board; on one with a rim the attacker keeps to the inner board
     * @param position a position in which nobody has filled a line
     * @param attacker the player who should win
     * @param control counts the nodes and ends the search
     * @throws IllegalArgumentException if the defender may not put stones everywhere
     */
    public ConnectSolver(
            StrongBoard board, StrongPosition position, Player attacker, SearchControl control) {
        this(board, position, attacker, control, Guidance.NONE);
    }

    /** Makes a search of one position that is helped; else as above. */
    public ConnectSolver(
            StrongBoard board,
            StrongPosition position,
            Player attacker,
            SearchControl control,
            Guidance guidance) {
        this.board = board;
        this.control = control;
        this.position = position;
        this.attacker = attacker;
        this.guidance = guidance;
    }

    /**
     * Looks for a win of the attacker's.
     *
     * @param order the highest order of an attacker's move, 1 to {@link #MOST_ORDER}: the lower,
     *     the more threats each of them has to make
     */
    public ConnectResult solve(int order) {
        List<Round> rounds = Round.upTo(order);
        return position.toMove() == attacker ? attack(rounds) : defend(rounds);
    }

    private RoundSearch search(List<Round> rounds) {
        RoundSearch search =
                new RoundSearch(board, position, LineState.number(attacker), rounds, control);
        search.hint(guidance.hints());
        return search;
    }

    private ConnectResult attack(List<Round> rounds) {
        RoundSearch search = search(rounds);
        Defence none = new Defence(SquareSet.empty());
        Optional<StopReason> reason = Optional.empty();
        try {
            tryRounds(search, none, rounds, rounds.size());
            if (none.win() == null && position.turn().left() == board.stonesATurn()) {
                searchTree(none, rounds);
            }
            tryRounds(search, none, rounds, Integer.MAX_VALUE);
        } catch (SearchControl.Stopped stopped) {
            reason = Optional.of(stopped.reason());
        }
        AttackStep win = none.win();
        return win == null
                ? new ConnectResult.NotFound(reason, control.nodes())
                : won(win, none.order(), SquareSet.empty(), search.calculus());
    }

    private void tryRounds(RoundSearch search, Defence none, List<Round> rounds, int level) {
        while (none.isOpen(rounds.size()) && none.level(rounds.size()) < level) {
            search.tryAttack(none, position.turn().left());
        }
    }

    private ConnectResult.Won won(
            AttackStep win, int order, SquareSet zone, AttackCalculus claims) {
        StrongStep root = claims.prove(win, new StrongCalculus(board));
        SquareSet move = firstTurn(win.proof);
        return new ConnectResult.Won(root, order, move, zone, control.nodes());
    }

    /** Returns the attacker's stones that a claim begins with; none if it answers the defender. */
    private static SquareSet firstTurn(AttackProof proof) {
        return switch (proof) {
            case AttackProof.Line line -> SquareSet.of(line.square());
            case AttackProof.Move move -> firstTurn(move.rest()).with(move.square());
            case AttackProof.Replies _ -> SquareSet.empty();
        };
    }

    private void searchTree(Defence none, List<Round> rounds) {
        ProofTree tree = tree(rounds);
        DefenceNode root = tree.node(position);
        try {
            tree.search(List.of(root));
        } finally {
            refute(root, win -> none.refute(win, root.order()));
        }
    }

    private ProofTree tree(List<Round> rounds) {
        return new ProofTree(
                LineState.number(attacker),
                rounds,
                guidance.threads(),
                () -> search(rounds),
                control);
    }

    private ConnectResult defend(List<Round> rounds) {
        RoundSearch claims = search(rounds);
        List<RoundSearch> searches =
                Stream.generate(() -> search(rounds)).limit(guidance.threads()).toList();
        Verifier verifier =
                new Verifier(claims, searches, LineState.number(attacker), rounds.size());
        try {
            AttackStep win = verify(verifier, rounds);
            return win == null
                    ? defended(verifier, Optional.empty())
                    : won(win, verifier.order(), verifier.zone(), claims.calculus());
        } catch (SearchControl.Stopped stopped) {
            return defended(verifier, Optional.of(stopped.reason()));
        }
    }

    /** A few rounds for each defence, then the tree for what is left, then all rounds. */
    private @Nullable AttackStep verify(Verifier verifier, List<Round> rounds) {
        int left = position.turn().left();
        try {
            AttackStep win = verifier.verify(left, Levels.FIRST, control::measure);
            win = win == null ? verifyWithTree(verifier, left, tree(rounds)) : win;
            return win == null ? verifier.verify(left, Levels.ALL, control::measure) : win;
        } catch (SearchControl.Stopped stopped) {
            AttackStep win = verifier.build(left);
            if (win != null) {
                return win;
            }
            throw stopped;
        }
    }

    private @Nullable AttackStep verifyWithTree(Verifier verifier, int left, ProofTree tree) {
        AttackStep win = null;
        while (win == null && refuteByTree(tree, verifier, left)) {
            win = verifier.verify(left, Levels.FIRST, control::measure);
        }
        return win;
    }

    /** Returns whether the tree refutes a defence. */
    private boolean refuteByTree(ProofTree tree, Verifier verifier, int left) {
        Map<SquareSet, DefenceNode> goals = new LinkedHashMap<>();
        for (SquareSet turn : verifier.open()) {
            if (turn.size() == left) {
                goals.put(turn, tree.node(after(turn)));
            }
        }
        try {
            tree.search(List.copyOf(goals.values()));
        } finally {
            goals.forEach(
                    (turn, node) -> refute(node, win -> verifier.refute(turn, win, node.order())));
        }
        return goals.values().stream().anyMatch(node -> node.win() != null);
    }

    private static void refute(DefenceNode node, Consumer<AttackStep> note) {
        AttackStep win = node.win();
        if (win != null) {
            note.accept(win);
        }
    }

    private StrongPosition after(SquareSet turn) {
        StrongPosition next = position;
        for (int v : turn.toArray()) {
            next = next.play(v, board.stonesATurn());
        }
        return next;
    }

    private ConnectResult defended(Verifier verifier, Optional<StopReason> reason) {
        return new ConnectResult.Defended(
                verifier.open(), verifier.zone(), reason, control.nodes());
    }
}
