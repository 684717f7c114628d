package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import proofstone.certificate.Part;
import proofstone.game.GameParser;
import proofstone.game.Hypergraph;
import proofstone.game.SmallMakerBreaker;
import proofstone.game.SquareSet;

/** The parts of a board: Breaker holds each, and those of a position are all that fit it. */
class PartCatalogueTest {
    private static final String IRREGULAR = "irregular";
    private static final int POSITIONS = 40;

    /** What a walk has found of one part. */
    private record Found(SquareSet squares, SquareSet sets) {}

    private static Hypergraph board(String game) throws Exception {
        return game.equals(IRREGULAR)
                ? new Hypergraph(
                        9,
                        List.of(
                                SquareSet.of(0, 1),
                                SquareSet.of(0, 2, 3, 8),
                                SquareSet.of(1, 2, 4),
                                SquareSet.of(3, 4, 5, 6, 7),
                                SquareSet.of(0, 4, 7),
                                SquareSet.of(6, 8)))
                : GameParser.parse(game).hypergraph();
    }

    private static Map<Integer, Found> select(
            PartCatalogue catalogue, SquareSet region, SquareSet liveSets) {
        long[] words = new long[catalogue.words()];
        for (int w = 0; w < words.length; w++) {
            words[w] = liveSets.word(w);
        }
        Map<Integer, Found> found = new TreeMap<>();
        catalogue.select(
                region.word(0),
                region.word(1),
                words,
                (part, lo, hi, sets) ->
                        found.put(
                                part,
                                new Found(
                                        SquareSet.ofWords(lo, hi),
                                        SquareSet.ofWords(sets.clone()))));
        return found;
    }

    private static Map<Integer, Found> all(PartCatalogue catalogue, Hypergraph board) {
        return select(
                catalogue, SquareSet.range(board.squares()), SquareSet.range(board.sets().size()));
    }

    /** Returns the squares that are used, and the live sets that one of the sub-edges lies in. */
    private static Found byDefinition(Part part, Hypergraph board, SquareSet liveSets) {
        SquareSet squares = SquareSet.empty();
        SquareSet sets = SquareSet.empty();
        for (SquareSet edge : part.edges()) {
            squares = squares.union(edge);
            sets = sets.union(holders(edge, board, liveSets));
        }
        return new Found(squares, sets);
    }

    private static SquareSet holders(SquareSet edge, Hypergraph board, SquareSet liveSets) {
        SquareSet holders = SquareSet.empty();
        for (int e : liveSets.toArray()) {
            holders = board.sets().get(e).containsAll(edge) ? holders.with(e) : holders;
        }
        return holders;
    }

    private static int[] masks(Part part) {
        Map<Integer, Integer> numbers = new HashMap<>();
        List<Integer> masks = new ArrayList<>();
        for (SquareSet edge : part.edges()) {
            int mask = 0;
            for (int square : edge.toArray()) {
                mask |= 1 << numbers.computeIfAbsent(square, _ -> numbers.size());
            }
            masks.add(mask);
        }
        return masks.stream().mapToInt(Integer::intValue).toArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"mnk:4,4,3", "mnk:5,5,4", IRREGULAR})
    void part_isHeldByBreakerAndLiesInWinningSets(String game) throws Exception {
        Hypergraph board = board(game);
        PartCatalogue catalogue = new PartCatalogue(board);
        SquareSet sets = SquareSet.range(board.sets().size());
        Map<Integer, Found> all = all(catalogue, board);
        assertThat(all).isNotEmpty();
        all.forEach((number, found) -> {
            Part part = catalogue.part(number);
            assertThat(SmallMakerBreaker.breakerWins(masks(part))).as(part.toString()).isTrue();
            assertThat(part.edges())
                    .as(part.toString())
                    .allMatch(edge -> !holders(edge, board, sets).isEmpty());
            assertThat(found).isEqualTo(byDefinition(part, board, sets));
            assertThat(catalogue.isPair(number)).isEqualTo(part.edges().size() == 1);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"mnk:4,4,3", "mnk:5,5,4", IRREGULAR})
    void select_findsWhatFitsThePosition(String game) throws Exception {
        Hypergraph board = board(game);
        PartCatalogue catalogue = new PartCatalogue(board);
        Map<Integer, Found> all = all(catalogue, board);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < POSITIONS; i++) {
            SquareSet region = subset(board.squares(), random, 0.8);
            SquareSet live = subset(board.sets().size(), random, 0.7);
            Map<Integer, Found> expected = new TreeMap<>();
            for (int number : all.keySet()) {
                Part part = catalogue.part(number);
                Found fits = byDefinition(part, board, live);
                boolean areLive =
                        part.edges().stream()
                                .noneMatch(edge -> holders(edge, board, live).isEmpty());
                if (areLive && region.containsAll(fits.squares())) {
                    expected.put(number, fits);
                }
            }
            assertThat(select(catalogue, region, live)).as("position " + i).isEqualTo(expected);
        }
    }

    private static SquareSet subset(int size, SplittableRandom random, double share) {
        SquareSet set = SquareSet.empty();
        for (int v = 0; v < size; v++) {
            set = random.nextDouble() < share ? set.with(v) : set;
        }
        return set;
    }

    @Test
    void parts_ofFiveInARowOnSevenBySeven_areCounted() throws Exception {
        Hypergraph board = board("mnk:7,7,5");
        PartCatalogue catalogue = new PartCatalogue(board);
        Map<String, Integer> counts = new TreeMap<>();
        for (int number : all(catalogue, board).keySet()) {
            counts.merge(kind(catalogue.part(number)), 1, Integer::sum);
        }
        assertThat(counts)
                .isEqualTo(Map.of("pair", 384, "triangle", 14484, "house", 15300, "fan", 15512));
    }

    /** The fourth sub-edge of a house is apart from the first; that of a fan meets it. */
    private static String kind(Part part) {
        List<SquareSet> edges = part.edges();
        return switch (edges.size()) {
            case 1 -> "pair";
            case 3 -> "triangle";
            default -> edges.get(3).intersects(edges.get(0)) ? "fan" : "house";
        };
    }
}
