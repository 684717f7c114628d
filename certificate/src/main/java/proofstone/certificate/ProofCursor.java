package proofstone.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import proofstone.certificate.Step.Kind;
import proofstone.game.Role;
import proofstone.game.SquareSet;

/**
 * A place in the proof of a certificate, for showing it as a tree.
 *
 * <p>Squares are those of the board, whatever isomorphisms stand above. Shared steps are met once
 * on every way to them, so a whole proof may be exponentially larger as a tree. Immutable.
 */
public final class ProofCursor {
    /**
     * A way down.
     *
     * @param label which moves lead there, such as {@code maker c3 d4 or elsewhere}
     * @param answered below a list of replies, the squares of the refuter that this child answers
     *     among those that need care; below answers to turns, the squares on which the stones of
     *     the turn may be; else empty
     * @param below the child
     */
    public record Branch(String label, SquareSet answered, ProofCursor below) {}

    private final Certificate certificate;
    private final PlacedStep place;

    private ProofCursor(Certificate certificate, PlacedStep place) {
        this.certificate = certificate;
        this.place = place;
    }

    /** Returns the root of the proof of {@code certificate}. */
    public static ProofCursor of(Certificate certificate) {
        return new ProofCursor(certificate, PlacedStep.root(certificate.root()));
    }

    /** Returns the step, whose squares are its own, before they are carried to the board. */
    public Step step() {
        return place.step();
    }

    /** Returns where {@code square}, one of the step's carrier, lies on the board. */
    public int onBoard(int square) {
        return place.map().apply(square);
    }

    /** Returns the carrier of the step on the board. */
    public SquareSet carrier() {
        return place.carrier();
    }

    /** Returns the ways down, in the order of the step's children. */
    public List<Branch> branches() {
        return switch (place.kind()) {
            case REPLIES, FIRST_REPLIES -> replies();
            case ANSWERS -> answers();
            case JOIN -> parts();
            case MOVE -> List.of(branch(prover().word() + " " + name(place.square(0))));
            case PUTS -> List.of(branch(prover().word() + " " + puts()));
            case THREAT ->
                    List.of(
                            branch(
                                    "maker %s, breaker %s"
                                            .formatted(
                                                    name(place.square(0)), name(place.square(1)))));
            case DOMINATION -> List.of(branch("as after the dominating move"));
            case ISOMORPHISM -> List.of(branch("the same strategy on other squares"));
            default -> List.of();
        };
    }

    private String puts() {
        return IntStream.range(0, place.step().operandCount())
                .mapToObj(i -> name(place.square(i)))
                .collect(Collectors.joining("-"));
    }

    /** The child answers the turns whose stones are on the squares that its carrier leaves free. */
    private List<Branch> answers() {
        return place.children().stream().map(this::answer).toList();
    }

    private Branch answer(PlacedStep child) {
        SquareSet answered = carrier().minus(child.carrier());
        String label = prover().opponent().word() + " " + stones(child, answered);
        return new Branch(label, answered, at(child));
    }

    private String stones(PlacedStep child, SquareSet answered) {
        int needed = needed(child.step().claim());
        if (answered.isEmpty()) {
            return "elsewhere";
        }
        return needed > 1
                ? "at least " + needed + " stones on " + names(answered)
                : "on " + names(answered) + " or elsewhere";
    }

    /** Returns how many stones Maker must put in a tile game so that Breaker may answer so. */
    private int needed(Claim claim) {
        boolean counts =
                claim.turn() == Role.BREAKER
                        && prover() == Role.BREAKER
                        && Schedule.of(certificate.problem()).isTile();
        return counts ? claim.moment().stones() : 0;
    }

    private List<Branch> parts() {
        List<Branch> parts = new ArrayList<>();
        for (PlacedStep child : place.children()) {
            String label = "part " + (parts.size() + 1) + ": " + names(child.carrier());
            parts.add(new Branch(label, SquareSet.empty(), at(child)));
        }
        return parts;
    }

    /** Gives each square to the first child that answers it, as the strategy does. */
    private List<Branch> replies() {
        SquareSet left = carrier();
        if (place.kind() == Kind.FIRST_REPLIES) {
            left = left.intersect(certificate.problem().firstMoves().orElse(left));
        }
        List<Branch> replies = new ArrayList<>();
        for (PlacedStep child : place.children()) {
            SquareSet answered = left.minus(child.carrier());
            left = left.intersect(child.carrier());
            String squares = replies.isEmpty() ? firstReply(answered) : laterReply(answered);
            String label = prover().opponent().word() + " " + squares;
            replies.add(new Branch(label, answered, at(child)));
        }
        return replies;
    }

    private String firstReply(SquareSet answered) {
        return answered.isEmpty() ? "anywhere" : names(answered) + " or elsewhere";
    }

    private String laterReply(SquareSet answered) {
        return answered.isEmpty() ? "nowhere" : names(answered);
    }

    private Branch branch(String label) {
        return new Branch(label, SquareSet.empty(), at(place.child(0)));
    }

    private ProofCursor at(PlacedStep child) {
        return new ProofCursor(certificate, child);
    }

    private Role prover() {
        return certificate.winner();
    }

    private String name(int square) {
        return certificate.problem().board().layout().name(square);
    }

    private String names(SquareSet squares) {
        return squares.stream().mapToObj(this::name).collect(Collectors.joining(" "));
    }
}
