package proofstone.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes certificates of small strong games without any search technique: values by brute force,
 * one answer for each move of the refuter, {@code line}, {@code move}, {@code parry}, {@code
 * replies} and empty {@code pairs} only. Not for boards with parry on which White has to hold:
 * there the rule asks for answers to moves that Black cannot make now.
 */
final class StrongPlainProof {
    private final StrongGame game;
    private final List<String> steps = new ArrayList<>();
    private final Map<List<Integer>, Integer> numbers = new HashMap<>();
    private final StrongRealGame real;

    private StrongPlainProof(StrongGame game) {
        this.game = game;
        this.real = new StrongRealGame(game);
    }

    /** The steps for the value of the empty board with Black to move; the last is the root. */
    static List<String> steps(StrongGame game) {
        StrongPlainProof proof = new StrongPlainProof(game);
        Optional<Colour> winner = proof.winner(0, 0, game.whole(Colour.BLACK));
        if (winner.isPresent()) {
            proof.prove(winner.get(), true, 0, 0, game.whole(Colour.BLACK));
        } else {
            int white = proof.prove(Colour.WHITE, false, 0, 0, game.whole(Colour.BLACK));
            int black = proof.prove(Colour.BLACK, false, 0, 0, game.whole(Colour.BLACK));
            proof.steps.add("draw " + white + " " + black);
        }
        return withLastUses(proof.steps);
    }

    /** The claim that the steps prove. */
    static String claim(StrongGame game) {
        return new StrongPlainProof(game)
                .winner(0, 0, game.whole(Colour.BLACK))
                .map(winner -> winner.word() + "-wins")
                .orElse("draw");
    }

    private Optional<Colour> winner(int black, int white, StrongTurn turn) {
        return real.winner(black, white, turn);
    }

    private int step(String line) {
        steps.add(line);
        return steps.size();
    }

    /** The number of a step by which the player wins, or at least does not lose. */
    private int prove(Colour prover, boolean win, int black, int white, StrongTurn turn) {
        List<Integer> key =
                List.of(
                        black,
                        white,
                        turn.isOf(prover) ? turn.left() : -turn.left(),
                        prover == Colour.BLACK ? 1 : 0,
                        win ? 1 : 0);
        Integer known = numbers.get(key);
        if (known == null) {
            known =
                    turn.isOf(prover)
                            ? proverMoves(win, black, white, turn)
                            : refuterMoves(win, black, white, turn);
            numbers.put(key, known);
        }
        return known;
    }

    private int proverMoves(boolean win, int black, int white, StrongTurn turn) {
        Colour prover = turn.player();
        StrongTurn next = StrongRealGame.next(game, turn);
        int mine = prover == Colour.BLACK ? black : white;
        for (int e : game.setsOf(prover)) {
            int lacking = BruteForce.mask(game.board().set(e)) & ~mine;
            if (Integer.bitCount(lacking) == 1 && (lacking & (black | white)) == 0) {
                int v = Integer.numberOfTrailingZeros(lacking);
                return step("line " + prover.word() + " " + e + " " + v);
            }
        }
        for (int v = 0; v < game.board().squares(); v++) {
            Optional<String> move = move(prover, v, black, white);
            int after = 1 << v;
            int blacks = prover == Colour.BLACK ? black | after : black;
            int whites = prover == Colour.WHITE ? white | after : white;
            if (move.isPresent() && achieves(prover, win, blacks, whites, next)) {
                int child = prove(prover, win, blacks, whites, next);
                return step(move.get() + " " + child);
            }
        }
        // No square is left to him: by the tempo lemma.
        return prove(prover, win, black, white, game.whole(prover.opponent()));
    }

    private boolean achieves(Colour prover, boolean win, int black, int white, StrongTurn turn) {
        Optional<Colour> winner = winner(black, white, turn);
        return win
                ? winner.equals(Optional.of(prover))
                : !winner.equals(Optional.of(prover.opponent()));
    }

    /** The first words of the step that takes a free square, if he may. */
    private Optional<String> move(Colour player, int v, int black, int white) {
        if (((black | white) >> v & 1) != 0) {
            return Optional.empty();
        }
        if (game.squaresOf(player).has(v)) {
            return Optional.of("move " + v);
        }
        int theirs = player == Colour.BLACK ? white : black;
        return Arrays.stream(game.setsOf(player.opponent()))
                .filter(f -> game.hasParry())
                .filter(f -> (BruteForce.mask(game.board().set(f)) & ~theirs) == 1 << v)
                .mapToObj(f -> "parry " + f + " " + v)
                .findFirst();
    }

    private int refuterMoves(boolean win, int black, int white, StrongTurn turn) {
        Colour refuter = turn.player();
        Colour prover = refuter.opponent();
        StrongTurn next = StrongRealGame.next(game, turn);
        Map<Integer, List<Integer>> answers = new LinkedHashMap<>();
        for (int v = 0; v < game.board().squares(); v++) {
            if (move(refuter, v, black, white).isPresent()) {
                int blacks = refuter == Colour.BLACK ? black | 1 << v : black;
                int whites = refuter == Colour.WHITE ? white | 1 << v : white;
                int child = prove(prover, win, blacks, whites, next);
                answers.computeIfAbsent(child, _ -> new ArrayList<>()).add(v);
            }
        }
        if (!answers.isEmpty()) {
            return replies(answers);
        }
        boolean isOver =
                IntStream.range(0, game.board().squares())
                        .allMatch(v -> move(prover, v, black, white).isEmpty());
        return isOver
                ? step("pairs " + prover.word())
                : step("replies " + prove(prover, win, black, white, next));
    }

    /** The child of one square answers all others too. */
    private int replies(Map<Integer, List<Integer>> answers) {
        String words =
                answers.entrySet().stream()
                        .map(answer -> answer.getKey() + list(answer.getValue()))
                        .collect(Collectors.joining(" / "));
        int first = words.indexOf(" / ");
        String others = first < 0 ? "" : words.substring(first);
        return step("replies " + answers.keySet().iterator().next() + others);
    }

    private static String list(List<Integer> squares) {
        return squares.stream().map(v -> " " + v).collect(Collectors.joining());
    }

    /** Marks the last uses of children. */
    private static List<String> withLastUses(List<String> steps) {
        Set<Integer> used = new HashSet<>();
        List<String> marked = new ArrayList<>(steps);
        for (int i = steps.size() - 1; i >= 0; i--) {
            List<String> words = new ArrayList<>(List.of(steps.get(i).split(" ", -1)));
            for (int at : children(words)) {
                if (used.add(Integer.parseInt(words.get(at)))) {
                    words.set(at, words.get(at) + "!");
                }
            }
            marked.set(i, String.join(" ", words));
        }
        return marked;
    }

    private static int[] children(List<String> words) {
        return switch (words.getFirst()) {
            case "line", "pairs" -> new int[0];
            case "draw" -> new int[] {1, 2};
            case "replies" ->
                    IntStream.range(1, words.size())
                            .filter(i -> i == 1 || words.get(i - 1).equals("/"))
                            .toArray();
            default -> new int[] {words.size() - 1};
        };
    }
}
