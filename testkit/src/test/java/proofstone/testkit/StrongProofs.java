package proofstone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import proofstone.certificate.Form;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongCertificateReader;
import proofstone.certificate.StrongCertificateWriter;
import proofstone.certificate.StrongStep;
import proofstone.certificate.StrongVerdict;
import proofstone.certificate.StrongWalk;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongGames;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;
import proofstone.knowledge.strong.StrongResult;
import proofstone.knowledge.strong.StrongSearch;
import proofstone.knowledge.strong.StrongTechnique;
import proofstone.search.SearchControl;

/** Answers of the search of strong games whose proofs the checker has accepted. */
final class StrongProofs {
    /** All techniques. */
    static final Set<StrongTechnique> ALL = Set.of(StrongTechnique.values());

    private static final int FEW_SQUARES = 8;
    private static final int SOME_SQUARES = 12;

    private StrongProofs() {}

    /** Returns the board of a GAME string that is known to be one. */
    static StrongBoard board(String game) {
        try {
            return StrongGames.parse(game);
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns all techniques but {@code off}. */
    static Set<StrongTechnique> without(StrongTechnique... off) {
        Set<StrongTechnique> techniques = EnumSet.allOf(StrongTechnique.class);
        techniques.removeAll(Set.of(off));
        return techniques;
    }

    /** Searches without a limit of nodes, in memory that goes with the board. */
    static StrongResult prove(
            StrongProblem problem, Player attacker, Set<StrongTechnique> techniques) {
        int squares = problem.board().squares();
        int megabytes = squares <= FEW_SQUARES ? 4 : squares <= SOME_SQUARES ? 64 : 1024;
        return new StrongSearch(
                        problem.board(),
                        (long) megabytes << 20,
                        SearchControl.unlimited(),
                        techniques)
                .prove(problem, attacker);
    }

    /**
     * Returns whether the attacker wins, after his or the other's proof has been checked in both
     * forms.
     */
    static boolean wins(StrongProblem problem, Player attacker, Set<StrongTechnique> techniques) {
        return switch (prove(problem, attacker, techniques)) {
            case StrongResult.Won(StrongStep root, long _) -> {
                check(problem, StrongVerdict.winOf(attacker), root);
                yield true;
            }
            case StrongResult.Held(StrongStep root, long _) -> {
                check(problem, StrongVerdict.notOf(attacker), root);
                yield false;
            }
            case StrongResult.Unknown unknown -> throw new AssertionError(unknown.reason());
        };
    }

    /** Asserts that a certificate with this root is accepted, and the same when read back. */
    static void check(StrongProblem problem, StrongVerdict verdict, StrongStep root) {
        StrongCertificate certificate =
                new StrongCertificate(problem, verdict, "test", "none", root);
        for (Form form : Form.values()) {
            try {
                check(certificate, form);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static void check(StrongCertificate certificate, Form form) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StrongCertificateWriter.write(certificate, out, form);
        byte[] bytes = out.toByteArray();
        Verdict said = Checker.check(new ByteArrayInputStream(bytes), Limits.ofHeap());
        assertThat(said).as(said.line()).isInstanceOf(Verdict.Valid.class);
        StrongCertificate back =
                StrongCertificateReader.read(
                        new ByteArrayInputStream(bytes), name -> Optional.of(board(name)));
        assertThat(back.verdict()).isEqualTo(certificate.verdict());
        assertThat(back.root().claim()).isEqualTo(certificate.root().claim());
    }

    /** Plays every line of the refuter against the strategy; what it promises must come true. */
    static void assertKept(StrongWalk walk) {
        assertKept(walk, new HashSet<>());
    }

    /** Positions that have been met need not be met again. */
    private static void assertKept(StrongWalk walk, Set<StrongPosition> met) {
        if (walk.isOver()) {
            assertThat(walk.winner()).isNotEqualTo(Optional.of(walk.prover().opponent()));
            boolean win = walk.certificate().verdict().isWin();
            assertThat(win && walk.winner().isEmpty()).isFalse();
        } else if (walk.toMove() == walk.prover()) {
            assertKept(walk.play(walk.reply()), met);
        } else if (met.add(walk.position())) {
            walk.legalMoves().forEach(square -> assertKept(walk.play(square), met));
        }
    }
}
