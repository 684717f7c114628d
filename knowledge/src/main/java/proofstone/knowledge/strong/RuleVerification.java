package proofstone.knowledge.strong;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.StrongCalculus;
import proofstone.certificate.StrongClaim.Goal;
import proofstone.certificate.StrongStep;
import proofstone.game.Player;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/**
 * The self-test of [Uiterwijk2019] section II.B: a search in which every claim of every rule is
 * compared with a search that goes on without that rule.
 *
 * <p>A rule decides a position (threats, pairing, partition, symmetry) or takes moves for answered
 * by a proof that was found for another move or a pass (must-play, null-move). Each is one claim:
 * this position, or the position after such a move, is the prover's. It is put at once to a search
 * of the same question that has all other rules; for the whole run that search keeps its results,
 * none of which the rule has touched. A claim for which that takes more than 5,000 positions stays
 * open, as those near the root of a large board do. Not safe for use by several threads.
 */
public final class RuleVerification {
    private static final int PLAYERS = Player.values().length;

    /** How many positions the search for one claim may analyse. */
    private static final int NODES = 5_000;

    private final StrongBoard board;
    private final StrongCalculus calculus;
    private final SearchControl control;
    private final Set<StrongTechnique> techniques;
    private final long memoryBytes;
    private final Map<StrongTechnique, Witness> witnesses = new EnumMap<>(StrongTechnique.class);

    /**
     * What became of one rule.
     *
     * @param rule the rule
     * @param claims how many claims it made, none of which was contradicted
     * @param open how many of them the search without the rule could not decide within its nodes
     * @param nodes the positions that the searches without it analysed
     */
    public record Tally(StrongTechnique rule, long claims, long open, long nodes) {}

    /**
     * Makes the test of the rules in {@code techniques}.
     *
     * @param board the board of all positions
     * @param memoryBytes what all searches may take together, about
     * @param control counts the nodes of all searches and ends them
     * @param techniques the rules; one that is switched off is not tested
     */
    public RuleVerification(
            StrongBoard board,
            long memoryBytes,
            SearchControl control,
            Set<StrongTechnique> techniques) {
        this.board = board;
        this.calculus = new StrongCalculus(board);
        this.control = control;
        this.techniques = Set.copyOf(techniques);
        this.memoryBytes = memoryBytes / (1 + (long) PLAYERS * techniques.size());
        techniques.forEach(rule -> witnesses.put(rule, new Witness(rule)));
    }

    /**
     * Returns the search whose rules are put to the test; its nodes count those of all searches,
     * and it throws {@link ContradictedRuleException} if a search without a rule refutes what it
     * claims.
     */
    public StrongSearch search() {
        StrongSearch search = search(techniques);
        search.observe(observer());
        return search;
    }

    private StrongSearch search(Set<StrongTechnique> rules) {
        return new StrongSearch(board, memoryBytes, control, rules);
    }

    /** Returns what became of each rule so far, in the order of the rules. */
    public List<Tally> tallies() {
        return witnesses.values().stream().map(Witness::tally).toList();
    }

    /** Returns the observer that puts each claim to the test. */
    RuleObserver observer() {
        return new RuleObserver() {
            @Override
            public void decided(StrongTechnique rule, StrongState state, StrongStep step) {
                witness(rule).compare(position(state, step.claim().turn().player()), step);
            }

            @Override
            public void answered(
                    StrongTechnique rule,
                    StrongState state,
                    OpenPosition expansion,
                    int made,
                    StrongStep answer) {
                StrongPosition before = position(state, answer.claim().refuter());
                for (int i = 0; i < expansion.count(); i++) {
                    int move = expansion.move(i);
                    if (i != made && isAnswered(state, answer, move)) {
                        witness(rule).compare(before.play(move), answer);
                    }
                }
            }
        };
    }

    private static boolean isAnswered(StrongState state, StrongStep answer, int move) {
        return move != OpenPosition.PASS && !Zone.contains(state, answer.claim(), move);
    }

    private static StrongPosition position(StrongState state, Player toMove) {
        return state.position(StrongState.number(toMove));
    }

    private Witness witness(StrongTechnique rule) {
        return witnesses.computeIfAbsent(rule, Witness::new);
    }

    /** The searches that do without one rule. */
    private final class Witness {
        private final StrongTechnique rule;
        private final StrongState state = new StrongState(board);
        private final @Nullable StrongDfPn[] searches = new StrongDfPn[PLAYERS];
        private long claims;
        private long open;
        private long nodes;

        Witness(StrongTechnique rule) {
            this.rule = rule;
        }

        Tally tally() {
            return new Tally(rule, claims, open, nodes);
        }

        /** Asks whether {@code position} is the prover's of {@code claim}. */
        void compare(StrongPosition position, StrongStep claim) {
            claims++;
            Player prover = claim.claim().prover();
            Player attacker = claim.claim().goal() == Goal.WIN ? prover : prover.opponent();
            long before = control.nodes();
            Optional<Player> winner = reached(position, attacker);
            nodes += control.nodes() - before;
            open += winner.isEmpty() ? 1 : 0;
            if (winner.equals(Optional.of(prover.opponent()))) {
                throw new ContradictedRuleException(rule, board, position, claim);
            }
        }

        /** Returns who reaches his goal, the attacker to win or the other to hold, if found out. */
        private Optional<Player> reached(StrongPosition position, Player attacker) {
            state.set(position);
            try {
                int mover = StrongState.number(position.toMove());
                return Optional.of(without(attacker).solve(mover, NODES).claim().prover());
            } catch (StrongDfPn.BudgetSpent hard) {
                return Optional.empty();
            } catch (SearchControl.Stopped end) {
                if (end.reason() == StopReason.UNPROVED) {
                    return Optional.of(attacker.opponent());
                }
                throw end;
            }
        }

        private StrongDfPn without(Player attacker) {
            int p = StrongState.number(attacker);
            StrongDfPn search = searches[p];
            if (search == null) {
                search =
                        search(others())
                                .question(
                                        state,
                                        new PlyLimit(state, OptionalInt.empty()),
                                        calculus,
                                        attacker);
                searches[p] = search;
            }
            return search;
        }

        private Set<StrongTechnique> others() {
            Set<StrongTechnique> others = EnumSet.complementOf(EnumSet.of(rule));
            others.retainAll(techniques);
            return others;
        }
    }
}
