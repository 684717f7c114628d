package proofstone.certificate;

import java.util.HashMap;
import java.util.Map;
import proofstone.certificate.Claim.OfBreaker;
import proofstone.certificate.Claim.OfMaker;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * Decides claims by playing out their wording, section 2 of the format page, on boards of a few
 * squares. It knows no rule of the calculus.
 *
 * <p>The game is played on the carrier R. A stone outside R is a pass: all that is outside is the
 * refuter's from the start. The prover may pass too where he is Breaker, for he may have nothing to
 * do; Maker must spend a stone each turn.
 */
final class ClaimOracle {
    private final Hypergraph board;
    private final SquareSet firstMoves;
    private final Map<Long, Boolean> known = new HashMap<>();
    private int carrier;
    private int[] lines = {};

    /** Makes the oracle of a board; {@code firstMoves} is what claims with an opening rely on. */
    ClaimOracle(Hypergraph board, SquareSet firstMoves) {
        this.board = board;
        this.firstMoves = firstMoves;
    }

    /** Returns whether the claim is true. */
    boolean holds(Claim claim) {
        known.clear();
        carrier = bits(claim.carrier());
        return switch (claim) {
            case OfBreaker c -> breakerHolds(c);
            case OfMaker c -> makerHolds(c);
        };
    }

    private static int bits(SquareSet squares) {
        return (int) squares.word(0);
    }

    private static long key(Role turn, int maker, int breaker, int stones, int first) {
        long sets = ((long) maker << 8) | breaker;
        return (((sets << 8) | stones) << 9) | (first << 1) | (turn == Role.MAKER ? 1 : 0);
    }

    private boolean breakerHolds(OfBreaker c) {
        lines = c.held().stream().map(h -> bits(board.sets().get(h)) & carrier).toArray();
        int most = board.squares() + 2;
        int stones = Math.min(c.stones(), most);
        return holds(c.turn(), 0, 0, stones, c.opening());
    }

    /**
     * Returns whether Breaker holds all lines; {@code fresh} if Maker's first move is restricted.
     */
    private boolean holds(Role turn, int maker, int breaker, int stones, boolean fresh) {
        for (int line : lines) {
            if ((line & ~maker) == 0) {
                return false;
            }
        }
        if (stones == 0) {
            return true;
        }
        long key = key(turn, maker, breaker, stones, fresh ? 1 : 0);
        Boolean seen = known.get(key);
        if (seen == null) {
            seen =
                    turn == Role.MAKER
                            ? holdsAgainstAll(maker, breaker, stones, fresh)
                            : holdsBySome(maker, breaker, stones, fresh);
            known.put(key, seen);
        }
        return seen;
    }

    private boolean holdsAgainstAll(int maker, int breaker, int stones, boolean fresh) {
        int allowed = fresh ? bits(firstMoves) : -1;
        for (int free = carrier & ~maker & ~breaker & allowed; free != 0; free &= free - 1) {
            int square = Integer.lowestOneBit(free);
            if (!holds(Role.BREAKER, maker | square, breaker, stones - 1, false)) {
                return false;
            }
        }
        boolean mayPass = (allowed & ~carrier) != 0;
        return !mayPass || holds(Role.BREAKER, maker, breaker, stones - 1, false);
    }

    private boolean holdsBySome(int maker, int breaker, int stones, boolean fresh) {
        for (int free = carrier & ~maker & ~breaker; free != 0; free &= free - 1) {
            int square = Integer.lowestOneBit(free);
            if (holds(Role.MAKER, maker, breaker | square, stones, fresh)) {
                return true;
            }
        }
        return holds(Role.MAKER, maker, breaker, stones, fresh);
    }

    private boolean makerHolds(OfMaker c) {
        int support = bits(c.support());
        if ((support & carrier) != 0 || (bits(c.opening()) & ~carrier) != 0) {
            return false;
        }
        lines = new int[c.used().size()];
        int count = 0;
        for (int e : c.used().toArray()) {
            int line = bits(board.sets().get(e)) & ~support;
            if ((line & ~carrier) != 0) {
                return false;
            }
            lines[count++] = line;
        }
        int stones = Math.min(c.stones(), board.squares() + 2);
        return fills(c.turn(), 0, 0, stones, bits(c.opening()));
    }

    /** Returns whether Maker fills a line; {@code first} restricts his first move. */
    private boolean fills(Role turn, int maker, int breaker, int stones, int first) {
        for (int line : lines) {
            if ((line & ~maker) == 0) {
                return true;
            }
        }
        if (stones == 0) {
            return false;
        }
        long key = key(turn, maker, breaker, stones, first & 0xff);
        Boolean seen = known.get(key);
        if (seen == null) {
            seen =
                    turn == Role.MAKER
                            ? fillsBySome(maker, breaker, stones, first)
                            : fillsAgainstAll(maker, breaker, stones, first);
            known.put(key, seen);
        }
        return seen;
    }

    private boolean fillsBySome(int maker, int breaker, int stones, int first) {
        for (int free = carrier & ~maker & ~breaker & first; free != 0; free &= free - 1) {
            int square = Integer.lowestOneBit(free);
            if (fills(Role.BREAKER, maker | square, breaker, stones - 1, -1)) {
                return true;
            }
        }
        return false;
    }

    private boolean fillsAgainstAll(int maker, int breaker, int stones, int first) {
        for (int free = carrier & ~maker & ~breaker; free != 0; free &= free - 1) {
            int square = Integer.lowestOneBit(free);
            if (!fills(Role.MAKER, maker, breaker | square, stones, first)) {
                return false;
            }
        }
        return fills(Role.MAKER, maker, breaker, stones, first);
    }
}
