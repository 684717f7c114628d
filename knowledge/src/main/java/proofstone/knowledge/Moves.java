package proofstone.knowledge;

import java.util.function.IntPredicate;
import proofstone.game.SquareSet;

/** The moves of a weak position, those of the greatest share of the potential first. */
final class Moves {
    /*
     * Most positions are analysed and never worked on: their moves are counted, but nobody asks for the order.
     */
    private final int[] squares;
    private final int[] dominators;
    private final SquareStatistics statistics;
    private boolean isSorted;

    /** For each number of first moves how many of them are answers; empty until asked for. */
    private int[] answers = {};

    /**
     * Takes the moves.
     *
     * @param dominators for each square of the board the one that stands for it, or -1
     */
    Moves(SquareSet squares, int[] dominators, SquareStatistics statistics) {
        this.squares = squares.toArray();
        this.dominators = dominators;
        this.statistics = statistics;
    }

    /** Returns the number of moves. */
    int count() {
        return squares.length;
    }

    /** Returns the number of moves that {@code isAnswer} holds for. */
    int count(IntPredicate isAnswer) {
        int count = 0;
        for (int square : squares) {
            count += isAnswer.test(square) ? 1 : 0;
        }
        return count;
    }

    /** Returns the square of move {@code n}. */
    int square(int n) {
        sort();
        return squares[n];
    }

    /**
     * Returns the number of the first {@code n} moves that {@code isAnswer}, ever the same, holds
     * for.
     */
    int countBefore(int n, IntPredicate isAnswer) {
        sort();
        if (answers.length == 0) {
            answers = new int[squares.length + 1];
            for (int i = 0; i < squares.length; i++) {
                answers[i + 1] = answers[i] + (isAnswer.test(squares[i]) ? 1 : 0);
            }
        }
        return answers[n];
    }

    private void sort() {
        if (!isSorted) {
            isSorted = true;
            statistics.byShare(squares);
        }
    }

    /** Returns for each square of the board the one that stands for it, or -1. */
    int[] dominators() {
        return dominators;
    }
}
