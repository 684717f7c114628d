package proofstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.Hypergraph;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turns;
import proofstone.game.WeakProblem;
import proofstone.game.tiling.Tile;
import proofstone.game.tiling.Tiling;

/**
 * What a tiling and certificates for the games of its tiles prove together.
 *
 * <p>Each tile needs a certificate in which Breaker wins from the empty board with Maker to move,
 * Maker being free to put as many stones as he likes; each winning set of the tile must contain a
 * winning set of that game, on squares with the same numbers. The independent checker decides
 * whether the certificate is valid.
 */
final class TileTheorem {
    /*
     * Why it is a proof ([Chiang2011] theorem 1, corollary 1; [Czifra2021] theorem III.1). The
     * defender plays his strategy in each tile in which the attacker has just put stones, with as
     * many answers as stones there at most, so that the answers of all tiles together are at most
     * as many as the stones of a turn. What he has left he puts anywhere: an extra stone never
     * hurts him. Squares beyond the edge of a board are never the attacker's, and an answer there
     * is left out. So the attacker fills no winning set of a tile, hence no k in a row. The first
     * player's q stones of the first turn are fewer than p, which definition 1 allows; for the
     * first player as defender they are extra stones. As both players can defend, neither wins.
     */
    private final List<String> evidence = new ArrayList<>();
    private int stones = Integer.MAX_VALUE;
    private boolean valid = true;

    private TileTheorem() {}

    /** Puts the certificates to the checker, and each tile to the certificates. */
    static TileTheorem of(Tiling tiling, List<String> files) {
        TileTheorem theorem = new TileTheorem();
        List<WeakProblem> proved = new ArrayList<>();
        for (String file : files) {
            Verdict verdict = Checker.check(InputFile.existing(file), Limits.ofHeap());
            theorem.evidence.add(file + ": " + verdict.line());
            if (verdict instanceof Verdict.Valid accepted) {
                WeakProblem problem = CertificateInput.read(file).problem();
                theorem.require(file, problem, accepted);
                proved.add(problem);
            } else {
                theorem.valid = false;
            }
        }
        if (theorem.valid) {
            tiling.tiles().forEach(tile -> theorem.require(tile, proved));
        }
        return theorem;
    }

    private void require(String file, WeakProblem problem, Verdict.Valid verdict) {
        boolean breaker = verdict.proved().claim().equals("breaker-wins");
        boolean start =
                problem.position().occupied().isEmpty()
                        && problem.position().toMove() == Role.MAKER;
        boolean unlimited = problem.makerStones().isEmpty() && problem.firstMoves().isEmpty();
        int most = stonesATurn(problem);
        if (!breaker || !start || !unlimited || most == 0) {
            throw new BadInput(
                    file
                            + ": proves "
                            + verdict.proved().theorem()
                            + ", expected that Breaker wins from the empty board, Maker to move,"
                            + " without limits");
        }
        stones = Math.min(stones, most);
    }

    /** Returns the p of a tile game, 1 in the game of one stone a turn; 0 of any other game. */
    private static int stonesATurn(WeakProblem problem) {
        if (problem.turns().isEmpty()) {
            return 1;
        }
        Turns turns = problem.turns().get();
        boolean whole =
                turns instanceof Turns.UpTo tile
                        && tile.now() == tile.most()
                        && tile.exclusive().isEmpty();
        return whole ? turns.now() : 0;
    }

    private void require(Tile tile, List<WeakProblem> proved) {
        boolean fits = proved.stream().anyMatch(p -> holds(p.board().hypergraph(), tile));
        if (!fits) {
            throw new BadInput(
                    "no certificate is about the game of the tile "
                            + tile
                            + ": its winning sets, numbered row by row from the top row, must each"
                            + " contain one of the certificate");
        }
    }

    private static boolean holds(Hypergraph proved, Tile tile) {
        List<SquareSet> held = proved.sets();
        return proved.squares() == tile.hypergraph().squares()
                && tile.hypergraph().sets().stream()
                        .allMatch(set -> held.stream().anyMatch(set::containsAll));
    }

    /** Returns a line for each certificate. */
    List<String> evidence() {
        return List.copyOf(evidence);
    }

    /** Returns what is proved for {@code length} in a row, or empty if a certificate is invalid. */
    Optional<String> statement(int length) {
        return valid ? Optional.of(drawn(length, String.valueOf(stones))) : Optional.empty();
    }

    /** Returns what is proved once certificates are given. */
    static String condition(String tiles, int length) {
        return "if Breaker wins the game of each tile ("
                + tiles
                + ") against up to p stones a turn, "
                + drawn(length, "p");
    }

    private static String drawn(int length, String stones) {
        return "Connect(m,n,%d,%s,q) is drawn for all m, n >= 1 and 0 <= q <= %s"
                .formatted(length, stones, stones);
    }
}
