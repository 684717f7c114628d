package proofstone.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexSymmetry;

/**
 * What a proof of Hex still asks of its player: a connection in progress. Cells are those of the
 * board of the certificate. Immutable.
 */
sealed interface HexPlan {
    /**
     * A move and what remains after it.
     *
     * @param cell the player's move; empty if none is needed
     * @param next the plan after it, with the opponent to move
     */
    record Answer(OptionalInt cell, HexPlan next) {
        /** Returns the answer with its plan inside another one. */
        public Answer with(java.util.function.UnaryOperator<HexPlan> around) {
            return new Answer(cell, around.apply(next));
        }
    }

    /** Returns the free cells on which the rest depends. */
    SquareSet carrier();

    /** Returns the answer to the opponent's move on {@code cell}, a cell of the carrier. */
    Answer answer(int cell);

    /**
     * Returns a move of the player's that brings a plan forward, whether it is needed (a semi
     * connection) or not; without a move if nothing is left to be done.
     */
    Answer advance();

    /** Returns the plan of a step moved by a symmetry. */
    static HexPlan of(HexStep step, HexSymmetry symmetry) {
        return switch (step.kind()) {
            case SYMMETRY -> {
                HexStep child = step.children().getFirst();
                yield of(child, symmetry(step).then(symmetry));
            }
            case CHAIN -> Side.of(step, symmetry);
            case CAPTURE -> Captured.of(step, symmetry);
            default -> new Waiting(step, symmetry);
        };
    }

    /** Returns the symmetry of a step of that kind. */
    static HexSymmetry symmetry(HexStep step) {
        return HexSymmetry.of(step.operand(0));
    }

    /** A step that has not been entered: adjacent, move or join. */
    record Waiting(HexStep step, HexSymmetry symmetry) implements HexPlan {
        @Override
        public SquareSet carrier() {
            return step.board().image(symmetry, step.claim().carrier());
        }

        private HexPlan child(int index) {
            return of(step.children().get(index), symmetry);
        }

        /** The first child whose carrier leaves out the cell is the answer. */
        @Override
        public Answer answer(int cell) {
            for (int i = 0; i < step.children().size(); i++) {
                HexPlan child = child(i);
                if (!child.carrier().contains(cell)) {
                    return step.children().get(i).claim().isFull()
                            ? new Answer(OptionalInt.empty(), child)
                            : child.advance();
                }
            }
            throw new AssertionError("no answer to cell " + cell);
        }

        @Override
        public Answer advance() {
            return switch (step.kind()) {
                case MOVE -> {
                    int cell = step.board().image(symmetry, step.operand(0));
                    yield new Answer(OptionalInt.of(cell), child(0));
                }
                case JOIN -> child(0).advance();
                default -> new Answer(OptionalInt.empty(), this);
            };
        }
    }

    /** Plans side by side, of which at most one needs a move. */
    record Side(List<HexPlan> links, OptionalInt semi) implements HexPlan {
        /** Keeps a copy. */
        public Side {
            links = List.copyOf(links);
        }

        static Side of(HexStep step, HexSymmetry symmetry) {
            List<HexPlan> links = new ArrayList<>();
            OptionalInt semi = OptionalInt.empty();
            for (HexStep child : step.children()) {
                semi = child.claim().isFull() ? semi : OptionalInt.of(links.size());
                links.add(HexPlan.of(child, symmetry));
            }
            return new Side(links, semi);
        }

        @Override
        public SquareSet carrier() {
            return links.stream().map(HexPlan::carrier).reduce(SquareSet.empty(), SquareSet::union);
        }

        @Override
        public Answer answer(int cell) {
            for (int i = 0; i < links.size(); i++) {
                if (links.get(i).carrier().contains(cell)) {
                    return replaced(i, links.get(i).answer(cell));
                }
            }
            throw new AssertionError("no link has cell " + cell);
        }

        private Answer replaced(int index, Answer answer) {
            List<HexPlan> changed = new ArrayList<>(links);
            changed.set(index, answer.next());
            return new Answer(answer.cell(), new Side(changed, OptionalInt.empty()));
        }

        @Override
        public Answer advance() {
            if (semi.isPresent()) {
                int index = semi.getAsInt();
                return replaced(index, links.get(index).advance());
            }
            for (int i = 0; i < links.size(); i++) {
                Answer answer = links.get(i).advance();
                if (answer.cell().isPresent()) {
                    return replaced(i, answer);
                }
            }
            return new Answer(OptionalInt.empty(), this);
        }
    }

    /**
     * A plan that counts on a captured region.
     *
     * @param step the capture
     * @param symmetry where it lies
     * @param inner the plan of its child
     * @param lost the opponent's cells of the region, as the step numbers them
     * @param free the free ones that belong to the carrier
     */
    record Captured(
            HexStep step, HexSymmetry symmetry, HexPlan inner, SquareSet lost, SquareSet free)
            implements HexPlan {
        static Captured of(HexStep step, HexSymmetry symmetry) {
            SquareSet free = step.region().intersect(step.claim().carrier());
            HexPlan inner = HexPlan.of(step.children().getFirst(), symmetry);
            return new Captured(step, symmetry, inner, SquareSet.empty(), free);
        }

        private Captured around(HexPlan next) {
            return new Captured(step, symmetry, next, lost, free);
        }

        @Override
        public SquareSet carrier() {
            return inner.carrier().union(step.board().image(symmetry, free));
        }

        @Override
        public Answer answer(int cell) {
            int own = step.board().image(symmetry, cell);
            if (!free.contains(own)) {
                return inner.answer(cell).with(this::around);
            }
            SquareSet left = free.without(own);
            SquareSet had = lost.with(own);
            int reply = HexCapture.answer(step.board(), step, had, left);
            return taken(reply, had, left);
        }

        private Answer taken(int reply, SquareSet had, SquareSet left) {
            if (reply < 0) {
                return new Answer(
                        OptionalInt.empty(), new Captured(step, symmetry, inner, had, left));
            }
            int onBoard = step.board().image(symmetry, reply);
            return new Answer(
                    OptionalInt.of(onBoard),
                    new Captured(step, symmetry, inner, had, left.without(reply)));
        }

        @Override
        public Answer advance() {
            Answer answer = inner.advance();
            return answer.cell().isPresent() || free.isEmpty()
                    ? answer.with(this::around)
                    : taken(HexCapture.answer(step.board(), step, lost, free), lost, free);
        }
    }
}
