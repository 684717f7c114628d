package proofstone.checker;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;

/** Reads one step of a strong game after the other and hands its operands to its accept rule. */
final class StrongStepReader {
    private final LiveSteps<StrongClaim> live;
    private final ListReader squares;
    private final ListReader sets;
    private final StrongGame game;
    private final StrongRules rules;
    private final StrongSymmetry symmetry;
    private final StrongRoot root;
    private final Map<StrongKind, Integer> kinds = new EnumMap<>(StrongKind.class);

    StrongStepReader(StrongHeader header, LiveSteps<StrongClaim> live) {
        this.game = header.board();
        this.live = live;
        this.squares = ListReader.ofSquares(game.board().squares());
        this.sets = ListReader.ofSets(game.board().sets());
        this.rules = new StrongRules(game);
        this.symmetry = new StrongSymmetry(game);
        this.root = new StrongRoot(header);
    }

    /** Reads, accepts and keeps one step; returns what it proves. */
    StrongClaim next(Tokens tokens, int number) throws Refusal, Unread, IOException {
        StrongKind kind = StrongKind.read(tokens);
        StrongClaim claim = accept(kind, tokens, number);
        tokens.endLine();
        kinds.merge(kind, 1, Integer::sum);
        live.add(number, claim);
        return claim;
    }

    /** Number of accepted steps of each kind that occurred. */
    Map<StrongKind, Integer> kinds() {
        return kinds;
    }

    /** Refuses unless the last step proves the header's claim; what the verdict rests on. */
    StrongRoot.Grounds requireRoot(StrongClaim last) throws Refusal {
        return root.require(last);
    }

    /** Arguments are evaluated from left to right: the order in which they stand in the file. */
    private StrongClaim accept(StrongKind kind, Tokens tokens, int number)
            throws Refusal, Unread, IOException {
        return switch (kind) {
            case LINE -> rules.line(player(tokens), sets.one(tokens), squares.one(tokens));
            case THREAT ->
                    rules.threat(
                            sets.one(tokens),
                            squares.one(tokens),
                            squares.one(tokens),
                            child(tokens, number));
            case MOVE -> rules.move(squares.one(tokens), child(tokens, number));
            case PARRY -> rules.parry(sets.one(tokens), squares.one(tokens), child(tokens, number));
            case REPLIES -> replies(tokens, number);
            case PAIRS -> rules.pairs(player(tokens), pairs(tokens));
            case PARTS -> rules.parts(player(tokens), parts(tokens));
            case LATE -> rules.late(player(tokens), tokens.number(), left(tokens));
            case SYMMETRY -> symmetry.move(tokens.number(), child(tokens, number));
            case WEAKEN -> weaken(child(tokens, number), tokens);
            case DRAW -> root.draw(number, child(tokens, number), child(tokens, number));
            case STRATEGY_STEALING -> root.stealing(number, child(tokens, number));
        };
    }

    /** The stones of a turn that are left, where it has several. */
    private int left(Tokens tokens) throws Refusal, IOException {
        return game.stones() == 1 ? 1 : tokens.number();
    }

    private static Colour player(Tokens tokens) throws Refusal, IOException {
        String black = Colour.BLACK.word();
        String white = Colour.WHITE.word();
        return tokens.choice(Reason.BAD_WORD, black, white) == 0 ? Colour.BLACK : Colour.WHITE;
    }

    private StrongClaim child(Tokens tokens, int number) throws Refusal, IOException {
        return live.child(tokens.reference(number), number);
    }

    private StrongClaim replies(Tokens tokens, int number) throws Refusal, IOException {
        StrongReplies rule = new StrongReplies(game, child(tokens, number));
        tokens.openAnswers();
        while (tokens.nextAnswer()) {
            StrongClaim child = child(tokens, number);
            tokens.openList();
            rule.add(child, squares.list(tokens));
        }
        return rule.claim();
    }

    private StrongClaim weaken(StrongClaim child, Tokens tokens)
            throws Refusal, Unread, IOException {
        tokens.openList();
        int[] free = squares.list(tokens);
        tokens.openSecondList();
        return rules.weaken(child, free, squares.list(tokens));
    }

    private int[] pairs(Tokens tokens) throws Refusal, IOException {
        tokens.openPairs();
        int[] list = squares.list(tokens);
        Refusal.unless(
                list.length % 2 == 0, Reason.BAD_COUNT, "an odd number of squares:", list.length);
        return list;
    }

    private Claim.Breakers parts(Tokens tokens) throws Refusal, Unread, IOException {
        return PartsReader.read(tokens, squares, rules.parts());
    }
}
