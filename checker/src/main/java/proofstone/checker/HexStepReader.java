package proofstone.checker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Reads one step of Hex after the other and hands its operands to its accept rule. */
final class HexStepReader {
    private final Rhombus board;
    private final LiveSteps<Link> live;
    private final ListReader cells;
    private final ListReader places;
    private final HexRules rules;
    private final CaptureRule capture;
    private final Map<HexKind, Integer> kinds = new EnumMap<>(HexKind.class);

    HexStepReader(Rhombus board, LiveSteps<Link> live) {
        this.board = board;
        this.live = live;
        this.cells = ListReader.ofSquares(board.cells());
        this.places = ListReader.ofSquares(board.places());
        this.rules = new HexRules(board);
        this.capture = new CaptureRule(board);
    }

    /** Reads, accepts and keeps one step. */
    void next(Tokens tokens, int number) throws Refusal, IOException {
        HexKind kind = HexKind.read(tokens);
        Link link = accept(kind, tokens, number);
        tokens.endLine();
        kinds.merge(kind, 1, Integer::sum);
        live.add(number, link);
    }

    /** Number of accepted steps of each kind that occurred. */
    Map<HexKind, Integer> kinds() {
        return kinds;
    }

    /** Arguments are evaluated from left to right: the order in which they stand in the file. */
    private Link accept(HexKind kind, Tokens tokens, int number) throws Refusal, IOException {
        return switch (kind) {
            case ADJACENT -> rules.adjacent(player(tokens), places.one(tokens), places.one(tokens));
            case CHAIN -> rules.chain(places.one(tokens), children(tokens, number, 2));
            case MOVE -> rules.move(cells.one(tokens), child(tokens, number));
            case JOIN -> rules.join(children(tokens, number, 1));
            case CAPTURE -> capture(child(tokens, number), tokens);
            case SYMMETRY -> rules.symmetry(tokens.number(), child(tokens, number));
        };
    }

    private static Colour player(Tokens tokens) throws Refusal, IOException {
        String black = Colour.BLACK.word();
        String white = Colour.WHITE.word();
        return tokens.choice(Reason.BAD_WORD, black, white) == 0 ? Colour.BLACK : Colour.WHITE;
    }

    private Link capture(Link child, Tokens tokens) throws Refusal, IOException {
        tokens.openList();
        int[] region = cells.list(tokens);
        tokens.openSecondList();
        return capture.capture(child, region, cells.list(tokens));
    }

    private Link child(Tokens tokens, int number) throws Refusal, IOException {
        return live.child(tokens.reference(number), number);
    }

    private List<Link> children(Tokens tokens, int number, int least) throws Refusal, IOException {
        tokens.openList();
        List<Link> children = new ArrayList<>();
        while (tokens.more()) {
            children.add(child(tokens, number));
        }
        Refusal.unless(
                children.size() >= least, Reason.BAD_COUNT, "too few children:", children.size());
        return children;
    }

    /** Refuses unless the last step wins the header's position. */
    void requireRoot(Link root, HexHeader header) throws Refusal {
        Colour winner = header.winner();
        Refusal.unless(
                root.player() == winner,
                Reason.WRONG_PROVER,
                "the root is not a win of " + winner.word());
        Refusal.unless(
                board.isEdgeOf(root.from(), winner) && board.isEdgeOf(root.to(), winner),
                Reason.ROOT_NOT_WON,
                "the root does not join the edges of " + winner.word());
        Refusal.unless(
                root.isFull() || header.toMove() == winner,
                Reason.WRONG_TURN,
                "the root has the other player to move");
        int foreign = root.stones().firstNotIn(header.stones(winner));
        Refusal.unless(
                foreign < 0, Reason.STONE_MISSING, "no stone of the winner's on square", foreign);
        requireFree(root.carrier(), header.black());
        requireFree(root.carrier(), header.white());
    }

    private static void requireFree(Bits carrier, Bits stones) throws Refusal {
        int taken = carrier.firstIn(stones);
        Refusal.unless(taken < 0, Reason.CARRIER_NOT_FREE, "the root needs square", taken);
    }
}
