package proofstone.knowledge.strong;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import proofstone.certificate.StrongStep;

/**
 * What is known of an open position: the moves that the opponent of the player to move has not
 * answered yet, best first, and his answers to the others.
 */
final class OpenPosition {
    /** Stands for a pass, which every answer to some move answers as well. */
    static final int PASS = -1;

    /**
     * Stands for a pass that is not legal: what answers it answers any move, where all answers
     * count on the stone of the move that they answer.
     */
    static final int ASKED = -3;

    private int[] moves;
    private int[] firsts;
    private boolean asked;
    private int count;
    private final List<StrongStep> answers = new ArrayList<>();

    /** Takes over {@code moves}, best first. */
    OpenPosition(int[] moves) {
        this.moves = moves;
        this.firsts = new int[moves.length];
        Arrays.fill(firsts, 1);
        this.count = moves.length;
    }

    /** Returns the number of moves without an answer. */
    int count() {
        return count;
    }

    /** Returns move {@code index}. */
    int move(int index) {
        return moves[index];
    }

    /** Returns the number that the mover's proof by move {@code index} starts with, at least 1. */
    int first(int index) {
        return firsts[index];
    }

    void setFirst(int index, int first) {
        firsts[index] = first;
    }

    /** Asks for an answer to a pass, once; returns whether it was not asked before. */
    boolean askForPass() {
        boolean first = !asked;
        if (first) {
            asked = true;
            moves = new int[] {ASKED};
            firsts = new int[] {1};
            count = 1;
        }
        return first;
    }

    /** Returns the answers, in the order in which they were found. */
    List<StrongStep> answers() {
        return answers;
    }

    /** Adds an answer and drops the moves that it answers; {@code state} is the position. */
    void answer(StrongState state, StrongStep answer) {
        answers.add(answer);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (moves[i] != PASS && Zone.contains(state, answer.claim(), moves[i])) {
                firsts[kept] = firsts[i];
                moves[kept++] = moves[i];
            }
        }
        count = kept;
    }

    /** Adds the answer to move {@code index} only. */
    void answerOnly(int index, StrongStep answer) {
        answers.add(answer);
        System.arraycopy(firsts, index + 1, firsts, index, count - 1 - index);
        System.arraycopy(moves, index + 1, moves, index, --count - index);
    }
}
