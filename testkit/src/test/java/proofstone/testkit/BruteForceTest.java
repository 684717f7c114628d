package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;

final class BruteForceTest {
    private static ProblemDraft draft(int squares, SquareSet... sets) {
        ProblemDraft draft = new ProblemDraft(squares);
        draft.sets.addAll(java.util.List.of(sets));
        return draft;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mnk:3,3,3 | MAKER",
                "mnk:4,4,4 | BREAKER",
                "mnk:4,5,4 | BREAKER",
                "mnk:5,5,4 | MAKER",
                "animal:el,3,3 | MAKER",
                "animal:tippy,3,3 | MAKER",
                "animal:fatty,4,4 | BREAKER"
            })
    void winner_knownBoards(String game, Role winner) throws Exception {
        WeakProblem problem =
                WeakProblem.of(GameParser.parse(game), WeakPosition.empty(Role.MAKER));
        assertThat(BruteForce.winner(problem)).isEqualTo(winner);
    }

    @Test
    void winner_disjointPairsAreBreakers() {
        ProblemDraft pairs =
                draft(6, SquareSet.of(0, 1, 4), SquareSet.of(2, 3), SquareSet.of(4, 5));
        assertThat(BruteForce.winner(pairs.build())).isEqualTo(Role.BREAKER);
    }

    @Test
    void winner_crossingOfTwoLinesIsMakersUnlessTheyAreOne() {
        ProblemDraft crossing = draft(3, SquareSet.of(0, 1), SquareSet.of(0, 2));
        assertThat(BruteForce.winner(crossing.build())).isEqualTo(Role.MAKER);
        ProblemDraft oneLine = draft(4, SquareSet.of(0, 1, 2), SquareSet.of(0, 1, 3));
        oneLine.maker = SquareSet.of(2, 3);
        assertThat(BruteForce.winner(oneLine.build())).isEqualTo(Role.BREAKER);
    }

    @Test
    void winner_erdosSelfridge() {
        ProblemDraft sharp = draft(6);
        for (int half = 0; half < 8; half++) {
            sharp.sets.add(SquareSet.of(half & 1, 2 + (half >> 1 & 1), 4 + (half >> 2 & 1)));
        }
        sharp.toMove = Role.BREAKER;
        assertThat(BruteForce.winner(sharp.build())).isEqualTo(Role.MAKER);
        sharp.sets.removeLast();
        assertThat(BruteForce.winner(sharp.build())).isEqualTo(Role.BREAKER);
    }

    @Test
    void winner_breakersPairsAgainstTheFullBoxGame() {
        ProblemDraft boxes = draft(4, SquareSet.of(0, 1), SquareSet.of(2, 3));
        assertThat(BruteForce.winner(boxes.build())).isEqualTo(Role.BREAKER);
        boxes.sets.add(SquareSet.of(1, 2));
        assertThat(BruteForce.winner(boxes.build())).isEqualTo(Role.MAKER);
    }

    @Test
    void winner_limitOfStones() {
        ProblemDraft crossing = draft(3, SquareSet.of(0, 1), SquareSet.of(0, 2));
        crossing.makerStones = OptionalInt.of(1);
        assertThat(BruteForce.winner(crossing.build())).isEqualTo(Role.BREAKER);
        crossing.makerStones = OptionalInt.of(2);
        assertThat(BruteForce.winner(crossing.build())).isEqualTo(Role.MAKER);
        crossing.makerStones = OptionalInt.of(0);
        crossing.maker = SquareSet.of(0, 1);
        assertThat(BruteForce.winner(crossing.build())).isEqualTo(Role.MAKER);
    }

    @Test
    void winner_firstMoves() {
        ProblemDraft crossing = draft(4, SquareSet.of(0, 1), SquareSet.of(0, 2));
        crossing.firstMoves = Optional.of(SquareSet.of(1, 2, 3));
        assertThat(BruteForce.winner(crossing.build())).isEqualTo(Role.BREAKER);
        crossing.firstMoves = Optional.of(SquareSet.of(0, 3));
        assertThat(BruteForce.winner(crossing.build())).isEqualTo(Role.MAKER);
    }

    @Test
    void winner_sameAsPlainMinimax() {
        for (long seed = 0; seed < 3000; seed++) {
            WeakProblem problem = RandomProblems.hypergraph(seed);
            if (problem.board().hypergraph().squares() <= 7) {
                assertThat(BruteForce.winner(problem))
                        .as("seed %d", seed)
                        .isEqualTo(PlainMinimax.winner(problem));
            }
        }
    }

    @Test
    void carrierHolds_sameAsPlainMinimaxOnTheFilledBoard() {
        for (long seed = 0; seed < 400; seed++) {
            WeakProblem problem = RandomProblems.hypergraph(seed);
            if (problem.board().hypergraph().squares() > 7 || problem.firstMoves().isPresent()) {
                continue;
            }
            BruteForce force = new BruteForce(problem);
            Role winner = force.winner();
            for (int bits = 0; bits < 1 << problem.board().hypergraph().squares(); bits++) {
                SquareSet carrier = SquareSet.ofWords(bits);
                assertThat(force.carrierHolds(winner, carrier))
                        .as("seed %d, carrier %s", seed, carrier)
                        .isEqualTo(PlainMinimax.winner(given(problem, winner, carrier)) == winner);
            }
        }
    }

    /** Returns the problem after the squares outside the carrier went to the winner's opponent. */
    private static WeakProblem given(WeakProblem problem, Role winner, SquareSet carrier) {
        ProblemDraft draft = new ProblemDraft(problem);
        SquareSet outside = draft.free().minus(carrier);
        if (winner == Role.MAKER) {
            draft.breaker = draft.breaker.union(outside);
        } else {
            draft.maker = draft.maker.union(outside);
        }
        return draft.build();
    }

    @Test
    void carrierHolds_makerMayWasteARestrictedFirstMove() {
        ProblemDraft restricted = draft(3, SquareSet.of(0, 1));
        restricted.firstMoves = Optional.of(SquareSet.of(0, 2));
        assertThat(BruteForce.carrierHolds(restricted.build(), Role.BREAKER, SquareSet.of(0, 1)))
                .isTrue();
        assertThat(BruteForce.carrierHolds(restricted.build(), Role.BREAKER, SquareSet.of(0)))
                .isFalse();
    }

    @Test
    void constructor_refusesLargeBoards() throws Exception {
        WeakProblem problem =
                WeakProblem.of(GameParser.parse("mnk:6,6,5"), WeakPosition.empty(Role.MAKER));
        assertThatThrownBy(() -> new BruteForce(problem))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("36 free squares");
    }
}
