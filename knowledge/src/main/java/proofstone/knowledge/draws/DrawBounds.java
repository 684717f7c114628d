package proofstone.knowledge.draws;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import proofstone.game.tiling.BandZ;

/**
 * The bounds k(p) of [Chiang2011]: Connect(m,n,k,p,q) is drawn for k from k(p) on.
 *
 * <p>All band games that the lemmas give are derived up to a greatest p; the one with the shortest
 * lines gives the bound. Takes time linear in p, and a moment for any p that is meant.
 */
public final class DrawBounds {
    /*
     * Why a band game gives a bound (property 1, lemma 3). B_N(L) and B_Z(L) are one hypergraph:
     * cut both into zones of L by L squares and exchange rows, from the top, and columns, from the
     * left, in every odd zone. Columns of the odd zones become rows, and each rising diagonal,
     * which lies in at most two zones, stays straight. The plane falls apart into bands B_Z(L) and mirrored ones,
     * and every 3L-1 in a row hold a line of one band, which for L <= BandZ.LONGEST is checked by
     * enumeration: along a row, a column or a diagonal at most L-1 squares of a line that is cut
     * off, L squares of no line in that direction, and then a line of L. Breaker answers in the
     * band where Maker puts his stones. He needs no more stones than Maker has put, so that the
     * bands do not disturb each other.
     *
     * Lemma 8 is derived again: N(4,1) holds by pairs, in each column the two upper squares and in
     * each diagonal its two lower ones.
     *
     * For p <= 2 tiles are better: theorem 1 with B_2 for p = 2, and for p = 1 a tile of three rows
     * of four squares, which gives what Zetters proved, 8 in a row.
     */

    /** The greatest p for which bounds are derived. */
    public static final int MOST_STONES = 100_000;

    /** The bounds by tiles, from p = 1 on. */
    private static final List<ByTile> TILES =
            List.of(new ByTile(8, "eight.tiling"), new ByTile(11, "b2.tiling"));

    /** A tiling of {@code docs/tilings} of which every so many in a row hold a winning set. */
    private record ByTile(int length, String file) {}

    private record Origin(Optional<BandGame> from, String reason) {}

    private final Map<BandGame, Origin> origins = new LinkedHashMap<>();
    private final NavigableMap<Integer, BandGame> best = new TreeMap<>();

    /** Derives what holds for up to {@code stones} stones a turn. */
    public DrawBounds(int stones) {
        if (stones < 1 || stones > MOST_STONES) {
            throw new IllegalArgumentException(stones + " stones a turn");
        }
        Deque<BandGame> open = new ArrayDeque<>();
        axioms().forEach((game, reason) -> add(open, game, new Origin(Optional.empty(), reason)));
        while (!open.isEmpty()) {
            BandGame game = open.remove();
            for (BandLemma lemma : BandLemma.values()) {
                lemma.apply(game)
                        .filter(next -> next.length() <= 2 * stones + 4)
                        .ifPresent(next ->
                                add(open, next, new Origin(Optional.of(game), lemma.words())));
            }
        }
        spreadToFewerStones();
    }

    /**
     * Definition 1 lets Maker put fewer stones, so that a game of more stones may be the better.
     */
    private void spreadToFewerStones() {
        BandGame shortest = best.sequencedValues().getLast();
        for (Map.Entry<Integer, BandGame> entry : best.descendingMap().entrySet()) {
            shortest = shorter(entry.getValue(), shortest);
            entry.setValue(shortest);
        }
    }

    private static Map<BandGame, String> axioms() {
        Map<BandGame, String> axioms = new LinkedHashMap<>();
        axioms.put(BandGame.plain(4, 1), "lemma 8");
        axioms.put(BandGame.exclusive(2, 1), "lemma 9");
        axioms.put(BandGame.exclusive(3, 2), "lemma 10");
        return axioms;
    }

    private void add(Deque<BandGame> open, BandGame game, Origin origin) {
        if (origins.putIfAbsent(game, origin) == null) {
            open.add(game);
            if (game.kind() == BandGame.Kind.PLAIN) {
                best.merge(game.number(), game, DrawBounds::shorter);
            }
        }
    }

    private static BandGame shorter(BandGame one, BandGame other) {
        return one.length() <= other.length() ? one : other;
    }

    /** Returns the band game of the shortest lines that Breaker holds against {@code stones}. */
    BandGame game(int stones) {
        return Optional.ofNullable(best.ceilingEntry(stones)).orElseThrow().getValue();
    }

    /** Returns whether the lemmas give that Breaker holds MBBoardN(length, stones). */
    public boolean holds(int length, int stones) {
        return origins.containsKey(BandGame.plain(length, stones));
    }

    /** Returns the k of {@link #bound} without its derivation. */
    public int length(int stones) {
        return stones <= TILES.size()
                ? TILES.get(stones - 1).length()
                : 3 * game(stones).length() - 1;
    }

    /** Returns the bound for {@code stones} stones a turn, as many as were asked for at most. */
    public DrawBound bound(int stones) {
        return stones <= TILES.size() ? byTile(stones, TILES.get(stones - 1)) : byBand(stones);
    }

    /** Returns the bound of theorem 2, by bands alone. */
    public DrawBound byBand(int stones) {
        BandGame game = game(stones);
        int length = 3 * game.length() - 1;
        List<DrawBound.Line> lines = new ArrayList<>(derivation(game));
        if (game.number() > stones) {
            BandGame fewer = BandGame.plain(game.length(), stones);
            lines.add(new DrawBound.Line(fewer.toString(), "definition 1: Maker may put fewer"));
        }
        lines.add(
                new DrawBound.Line(
                        "MBBoardZ(" + game.length() + "," + stones + ")",
                        "lemma 3: the same hypergraph"));
        String rows = "property 1: every " + length + " in a row hold a line of one B_Z";
        lines.add(
                new DrawBound.Line(
                        "MBConnect(" + length + "," + stones + ")",
                        rows + (isEnumerated(game.length()) ? ", enumerated" : "")));
        return concluded(stones, length, lines);
    }

    private static boolean isEnumerated(int length) {
        return length <= BandZ.LONGEST
                && BandZ.cover(length).length().equals(OptionalInt.of(3 * length - 1));
    }

    private List<DrawBound.Line> derivation(BandGame game) {
        List<DrawBound.Line> lines = new ArrayList<>();
        Optional<BandGame> at = Optional.of(game);
        while (at.isPresent()) {
            Origin origin = origins.getOrDefault(at.get(), new Origin(Optional.empty(), ""));
            lines.addFirst(new DrawBound.Line(at.get().toString(), origin.reason()));
            at = origin.from();
        }
        return lines;
    }

    private static DrawBound byTile(int stones, ByTile tile) {
        List<DrawBound.Line> lines = new ArrayList<>();
        String game = "proofstone solve tile:docs/tilings/" + tile.file() + "," + stones;
        String check = "proofstone tiling check docs/tilings/" + tile.file();
        lines.add(new DrawBound.Line("MBBoard(tile," + stones + ")", "proved by " + game));
        lines.add(
                new DrawBound.Line(
                        "MBConnect(" + tile.length() + "," + stones + ")", "proved by " + check));
        return concluded(stones, tile.length(), lines);
    }

    private static DrawBound concluded(int stones, int length, List<DrawBound.Line> lines) {
        String all = "Connect(m,n," + length + "," + stones + ",q)";
        lines.add(new DrawBound.Line(all, "corollary 1: either player defends as Breaker"));
        return new DrawBound(stones, length, lines);
    }
}
