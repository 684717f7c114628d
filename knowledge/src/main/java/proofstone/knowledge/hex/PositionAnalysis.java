package proofstone.knowledge.hex;

import java.util.Set;
import proofstone.search.SearchControl;

/**
 * What is known of a position without search: stones that join, proofs learned before, virtual
 * connections of both players, and an order of the moves.
 */
final class PositionAnalysis {
    private final HexGeometry geometry;
    private final SearchControl control;
    private final Set<HexTechnique> off;
    private final LinkTracer tracer;
    private final Connections[] connections;
    private final LearnedProofs learned;
    private final MoveOrder order;
    private final JoinAfterMove ahead;
    private long built;

    PositionAnalysis(HexGeometry geometry, SearchControl control, Set<HexTechnique> off) {
        this.geometry = geometry;
        this.control = control;
        this.off = off;
        learned = new LearnedProofs(geometry);
        connections = new Connections[] {connections(), connections()};
        tracer = new LinkTracer(geometry, connections[0]);
        ahead = new JoinAfterMove(connections[0], tracer, learned);
        order = new MoveOrder(geometry, connections[0], connections[1]);
    }

    private Connections connections() {
        boolean none = off.contains(HexTechnique.CONNECTIONS);
        return new Connections(
                geometry,
                none ? ConnectionLimits.TOUCHING : ConnectionLimits.ofBoard(geometry.cells));
    }

    /** Returns the number of positions on which connections were built. */
    long built() {
        return built;
    }

    /**
     * Looks at a position for the first time: solves it or orders its moves. If the limits end the
     * search meanwhile, the position can be looked at again.
     */
    void analyse(HexNode node) {
        joinedByStones(node);
        recall(node);
        if (!node.isSolved()) {
            connect(node);
        }
        if (!node.isSolved()) {
            order.arrange(node, off, ahead);
        }
        node.analysed = true;
    }

    private void joinedByStones(HexNode node) {
        for (int player = 0; player < 2; player++) {
            if (geometry.joins(player, node.stones(player))) {
                settle(node, tracer.stones(player, node.stones(player)));
            }
        }
    }

    /** Solves a position whose winner need not move. */
    private static void settle(HexNode node, Proof full) {
        node.solve(full.player() == node.mover() ? Move.none(full) : full);
    }

    /** Applies the proofs that are new since the last time. */
    void recall(HexNode node) {
        if (!node.isSolved()) {
            learned.wins(node);
        }
        if (!node.isSolved()) {
            learned.answers(node, this);
        }
    }

    /** Takes a winning move of the opponent of the player to move. */
    void answer(HexNode node, Proof semi) {
        node.answers.add(semi);
        node.mustPlay &= semi.carrier();
        if (node.mustPlay == 0) {
            Proof join = AnswerChoice.join(node.answers);
            node.solve(join);
            learn(join);
        }
    }

    /** Keeps a proof whose player need not move. */
    void learn(Proof full) {
        if (!off.contains(HexTechnique.LEARNING)) {
            learned.add(full);
        }
    }

    private void connect(HexNode node) {
        built++;
        control.visit();
        connectMover(node);
        if (!node.isSolved()) {
            connectOther(node);
        }
        if (!node.isSolved()) {
            lookAhead(node);
        }
    }

    /** Tries the moves of both players by what joins their sides after them; the mover's last. */
    private void lookAhead(HexNode node) {
        ahead.start(connections[1 - node.mover()]);
        for (long rest = node.free(); rest != 0 && !node.isSolved(); rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if (ahead.wins(cell)) {
                takeAnswer(node, ahead.proof(cell));
            }
        }
        ahead.start(connections[node.mover()]);
        for (long rest = node.mustPlay; rest != 0 && !node.isSolved(); rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if (ahead.wins(cell)) {
                node.solve(learnedMove(ahead.proof(cell)));
            }
        }
    }

    private void takeAnswer(HexNode node, Move semi) {
        if ((node.mustPlay & ~semi.carrier()) != 0) {
            answer(node, learnedMove(semi));
        }
    }

    private Move learnedMove(Move semi) {
        learn(semi.after());
        return semi;
    }

    private void connectMover(HexNode node) {
        int mover = node.mover();
        Connections mine = connections[mover];
        mine.buildUntilSemi(mover, node.stones(mover), node.free());
        if (mine.rootFull() >= 0) {
            settle(node, learnedLink(tracer.full(mine, mine.rootFull())));
        } else if (mine.rootSemis() > 0) {
            Proof link = learnedLink(tracer.afterMove(mine, mine.rootSemi(0)));
            node.solve(Move.of(link, mine.middleCell(mine.rootSemi(0))));
        }
    }

    private Proof learnedLink(Proof link) {
        learn(link);
        return link;
    }

    private void connectOther(HexNode node) {
        int other = 1 - node.mover();
        Connections theirs = connections[other];
        theirs.build(other, node.stones(other), node.free());
        if (theirs.rootFull() >= 0) {
            node.solve(learnedLink(tracer.full(theirs, theirs.rootFull())));
        }
        for (int i = 0; i < theirs.rootSemis() && !node.isSolved(); i++) {
            takeAnswer(node, theirs, theirs.rootSemi(i));
        }
    }

    private void takeAnswer(HexNode node, Connections theirs, int id) {
        if ((node.mustPlay & ~theirs.carrier(id)) != 0) {
            Proof link = tracer.afterMove(theirs, id);
            answer(node, Move.of(link, theirs.middleCell(id)));
        }
    }
}
