package proofstone.knowledge.strong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongStep;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.RuleVerification.Tally;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

class RuleVerificationTest {
    private static final long MEMORY = 64 << 20;
    private static final Set<StrongTechnique> ALL = EnumSet.allOf(StrongTechnique.class);

    private static StrongBoard board(String game) {
        try {
            return StrongGames.parse(game);
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static RuleVerification verification(StrongBoard board, Set<StrongTechnique> rules) {
        return new RuleVerification(board, MEMORY, SearchControl.unlimited(), rules);
    }

    @Test
    void ticTacToe_everyRuleClaimsAndNoneIsContradicted() {
        assertTested(StrongTechnique.PAIRING, StrongTechnique.PARTITIONS);
        assertTested(StrongTechnique.PARTITIONS, StrongTechnique.PAIRING);
    }

    /** A position that one of two rules decides is not put to the other: one is left out. */
    private static void assertTested(StrongTechnique rule, StrongTechnique off) {
        Set<StrongTechnique> rules = EnumSet.complementOf(EnumSet.of(off));
        RuleVerification all = verification(board("mnk:3,3,3"), rules);
        assertThat(rules).contains(rule);
        StrongResult result = all.search().prove(StrongPosition.empty(Player.BLACK), Player.BLACK);
        assertThat(result).isInstanceOf(StrongResult.Held.class);
        assertThat(all.tallies()).extracting(Tally::rule).containsExactlyElementsOf(rules);
        assertThat(all.tallies()).allMatch(one -> one.claims() > 0 && one.open() == 0);
        assertThat(all.tallies()).allMatch(one -> one.nodes() > 0 && one.nodes() < result.nodes());
    }

    @Test
    void rule_thatIsOffIsNotTested() {
        RuleVerification some =
                verification(board("mnk:3,3,3"), EnumSet.of(StrongTechnique.THREATS));
        some.search().prove(StrongPosition.empty(Player.BLACK), Player.BLACK);
        assertThat(some.tallies()).extracting(Tally::rule).containsExactly(StrongTechnique.THREATS);
    }

    @Test
    void middleGames_noClaimIsContradictedAndAllAreDecided() {
        Random random = new Random(1);
        StrongBoard board = board("mnk:4,5,4");
        RuleVerification all = verification(board, ALL);
        List<Integer> squares = new ArrayList<>(IntStream.range(0, 20).boxed().toList());
        for (int i = 0; i < 80; i++) {
            Collections.shuffle(squares, random);
            StrongPosition position = StrongPosition.empty(Player.BLACK);
            for (int square : squares.subList(0, 10)) {
                position = position.play(square);
            }
            if (new StrongProblem(board, position, OptionalInt.empty()).winner().isEmpty()) {
                assertThat(all.search().prove(position, position.toMove()))
                        .isNotInstanceOf(StrongResult.Unknown.class);
            }
        }
        assertThat(all.tallies()).allMatch(one -> one.open() == 0);
        assertThat(all.tallies().stream().mapToLong(Tally::claims).sum()).isGreaterThan(100);
    }

    @Test
    void falseClaim_isContradictedWithItsPosition() {
        StrongBoard board = board("mnk:3,3,3");
        StrongState state = new StrongState(board);
        state.set(new StrongPosition(SquareSet.of(0, 1), SquareSet.of(3, 4), Player.BLACK));
        StrongStep hold = new StrongCalculus(board).pairs(Player.WHITE);
        RuleVerification all = verification(board, ALL);
        assertThatThrownBy(() -> all.observer().decided(StrongTechnique.PAIRING, state, hold))
                .isInstanceOf(ContradictedRuleException.class)
                .hasMessageContaining("rule pairing claims a HOLD of WHITE on mnk:3,3,3")
                .hasMessageContaining("BLACK to move");
    }

    @Test
    void claim_thatTakesTooLongStaysOpen() {
        StrongBoard board = board("mnk:4,8,4");
        StrongState state = new StrongState(board);
        StrongStep hold = new StrongCalculus(board).pairs(Player.WHITE);
        RuleVerification all = verification(board, ALL);
        all.observer().decided(StrongTechnique.PAIRING, state, hold);
        assertThat(all.tallies().stream().filter(one -> one.rule() == StrongTechnique.PAIRING))
                .singleElement()
                .matches(one -> one.claims() == 1 && one.open() == 1);
    }

    @Test
    void end_ofTheSearchIsNoContradiction() {
        SearchControl over = new SearchControl(0, progress -> {});
        StrongResult result =
                new RuleVerification(board("mnk:4,6,4"), MEMORY, over, ALL)
                        .search()
                        .prove(StrongPosition.empty(Player.BLACK), Player.BLACK);
        assertThat(result).isInstanceOf(StrongResult.Unknown.class);
        assertThat(((StrongResult.Unknown) result).reason()).isEqualTo(StopReason.TIME);
    }
}
