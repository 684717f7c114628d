package proofstone.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import proofstone.certificate.Certificate;
import proofstone.certificate.IllegalStepException;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.Layout;
import proofstone.game.Role;
import proofstone.game.WeakProblem;

/**
 * Monotonicity: what a proof for one board says about others. Maker's win is one on every board
 * that contains the first, and with shorter winning sets; Breaker's on every board within it, and
 * with longer ones.
 *
 * <p>The theorem is carried out, not quoted: the proof is written anew, step by step, as one of the
 * other board, so that what comes out is a certificate like any other. It takes time in proportion
 * to the proof, times the images under symmetries in which it uses its parts.
 */
public final class Monotonicity {
    /*
     * The theorem. Let the squares of a game G be mapped one to one into those of H, so that the
     * image of each winning set of G contains one of H. If Maker wins G he wins H: he plays as in G,
     * takes a stone of Breaker's outside the image for a pass, and when he has filled a set of G he
     * has filled one of H. If Breaker wins H he wins G: he plays as in H, where he would put outside
     * the image he puts anywhere, and Maker, who fills no set of H within the image, fills none of
     * G. Both use that a stone more does no harm.
     *
     * On boards of rows and columns every place of the smaller in the larger one, turned round or
     * not, is such a map if the winning sets fit; the two classes that write the proof anew find out
     * whether they do, and the calculus accepts nothing that does not follow.
     */
    private Monotonicity() {}

    /**
     * What follows from a certificate.
     *
     * @param certificate the certificate of what was asked; empty if it does not follow
     * @param reason why it does not follow, in one line; else empty
     */
    public record Conclusion(Optional<Certificate> certificate, String reason) {}

    /** Derives who wins {@code asked} from {@code known}, if it follows. */
    public static Conclusion apply(
            Certificate known, WeakProblem asked, String producer, String command) {
        WeakProblem given = known.problem();
        if (!isPlain(given) || !isPlain(asked)) {
            return no("it speaks of games of one stone a turn, without limits");
        }
        boolean isMakers = known.winner() == Role.MAKER;
        Board inner = isMakers ? given.board() : asked.board();
        Board outer = isMakers ? asked.board() : given.board();
        Conclusion conclusion =
                no("%s does not lie within %s".formatted(inner.name(), outer.name()));
        for (int[] place : places(inner, outer)) {
            conclusion = at(place, known, asked, producer, command);
            if (conclusion.certificate().isPresent()) {
                return conclusion;
            }
        }
        return conclusion;
    }

    private static Conclusion at(
            int[] place, Certificate known, WeakProblem asked, String producer, String command) {
        Optional<Step> root = root(place, known, asked);
        if (root.isEmpty()) {
            return no("the winning sets do not fit into each other");
        }
        Optional<String> objection = Certificate.objection(root.get(), asked);
        return objection.isPresent()
                ? no(objection.get())
                : new Conclusion(
                        Optional.of(new Certificate(asked, producer, command, root.get())), "");
    }

    private static Optional<Step> root(int[] place, Certificate known, WeakProblem asked) {
        try {
            return known.winner() == Role.MAKER
                    ? maker(known, asked, place)
                    : Optional.of(breaker(known, asked, place));
        } catch (IllegalStepException doesNotHold) {
            return Optional.empty();
        }
    }

    private static Conclusion no(String reason) {
        return new Conclusion(Optional.empty(), reason);
    }

    private static boolean isPlain(WeakProblem problem) {
        return problem.turns().isEmpty()
                && problem.makerStones().isEmpty()
                && problem.firstMoves().isEmpty();
    }

    private static Optional<Step> maker(Certificate known, WeakProblem asked, int[] place) {
        return new MakerTransfer(known.problem().board(), asked.board()).of(known.root(), place);
    }

    private static Step breaker(Certificate known, WeakProblem asked, int[] place) {
        int[] back = new int[known.problem().board().hypergraph().squares()];
        Arrays.fill(back, BreakerTransfer.OUTSIDE);
        for (int square = 0; square < place.length; square++) {
            back[place[square]] = square;
        }
        return new BreakerTransfer(known, asked.board()).of(known.root(), back);
    }

    /** Returns where each square of {@code inner} may lie in {@code outer}, all ways of it. */
    private static List<int[]> places(Board inner, Board outer) {
        List<int[]> places = new ArrayList<>();
        if (!isGrid(inner) || !isGrid(outer)) {
            return places;
        }
        for (Turned turned : Turned.values()) {
            Layout layout = inner.layout();
            int rows = turned == Turned.NO ? layout.rows() : layout.columns();
            int columns = turned == Turned.NO ? layout.columns() : layout.rows();
            for (int down = 0; down + rows <= outer.layout().rows(); down++) {
                for (int right = 0; right + columns <= outer.layout().columns(); right++) {
                    places.add(place(inner, outer, turned, down, right));
                }
            }
        }
        return places;
    }

    /** Returns whether the squares are those of a rectangle, row by row. */
    private static boolean isGrid(Board board) {
        int squares = board.hypergraph().squares();
        boolean isFull = board.layout().rows() * board.layout().columns() == squares;
        return isFull && IntStream.range(0, squares).allMatch(v -> isInOrder(v, board.layout()));
    }

    private static boolean isInOrder(int square, Layout layout) {
        return layout.row(square) * layout.columns() + layout.column(square) == square;
    }

    /** Whether rows become columns. */
    private enum Turned {
        NO,
        YES
    }

    private static int[] place(Board inner, Board outer, Turned turned, int down, int right) {
        Layout layout = inner.layout();
        int[] place = new int[inner.hypergraph().squares()];
        for (int v = 0; v < place.length; v++) {
            int row = turned == Turned.NO ? layout.row(v) : layout.column(v);
            int column = turned == Turned.NO ? layout.column(v) : layout.row(v);
            place[v] = (row + down) * outer.layout().columns() + column + right;
        }
        return place;
    }
}
