package proofstone.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import proofstone.game.Board;
import proofstone.game.Hypergraph;
import proofstone.game.Layout;
import proofstone.game.Permutation;
import proofstone.game.SquareSet;

/** Small boards for the tests of this package. */
final class TestBoards {
    private TestBoards() {}

    static Hypergraph hypergraph(int squares, int[]... sets) {
        return new Hypergraph(squares, Arrays.stream(sets).map(SquareSet::of).toList());
    }

    static Board free(Hypergraph hypergraph) {
        return named("free:test", hypergraph);
    }

    static Board named(String name, Hypergraph hypergraph) {
        int squares = hypergraph.squares();
        return new Board(
                name, hypergraph, new OneRow(squares), List.of(Permutation.identity(squares)));
    }

    /** Three in a row on the board of three rows and three columns. */
    static Board ticTacToe() {
        List<SquareSet> sets = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            sets.add(SquareSet.of(3 * i, 3 * i + 1, 3 * i + 2));
            sets.add(SquareSet.of(i, i + 3, i + 6));
        }
        sets.add(SquareSet.of(0, 4, 8));
        sets.add(SquareSet.of(2, 4, 6));
        return named("mnk:3,3,3", new Hypergraph(9, sets));
    }

    /** Squares side by side, named a1, b1, ... as far as letters go. */
    private record OneRow(int columns) implements Layout {
        @Override
        public int rows() {
            return 1;
        }

        @Override
        public int row(int square) {
            return 0;
        }

        @Override
        public int column(int square) {
            return square;
        }

        @Override
        public String name(int square) {
            return (char) ('a' + square) + "1";
        }

        @Override
        public OptionalInt square(String name) {
            return OptionalInt.of(name.charAt(0) - 'a');
        }
    }
}
