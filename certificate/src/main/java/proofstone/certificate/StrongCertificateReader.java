package proofstone.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Sink.Next;
import proofstone.certificate.Source.Answer;
import proofstone.certificate.Source.OwnedSet;
import proofstone.certificate.StrongCalculus.Reply;
import proofstone.certificate.StrongStep.Kind;
import proofstone.game.Board;
import proofstone.game.GridLayout;
import proofstone.game.Hypergraph;
import proofstone.game.Permutation;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.strong.Owner;
import proofstone.game.strong.Parry;
import proofstone.game.strong.StrongBoard;
import proofstone.game.strong.StrongPosition;
import proofstone.game.strong.StrongProblem;

/**
 * Reads certificates of strong games of both forms; reading is validating.
 *
 * <p>Every step is made anew by the {@link StrongCalculus}, so a certificate that has been read is
 * a proof. It is no substitute for the independent checker. All living steps stay in memory, and
 * nothing is allocated by a count in the file alone.
 */
public final class StrongCertificateReader {
    /** Finds the boards that have a name. */
    @FunctionalInterface
    public interface Boards {
        /** Returns the board of that name; empty if there is none. */
        Optional<StrongBoard> find(String name);
    }

    private static final List<Owner> ALL_OWNERS = List.of(Owner.values());
    private static final List<StrongVerdict> ALL_VERDICTS = List.of(StrongVerdict.values());
    static final List<String> OWNERS = Arrays.stream(Owner.values()).map(Owner::word).toList();
    private static final List<String> VERDICTS =
            Arrays.stream(StrongVerdict.values()).map(StrongVerdict::word).toList();
    private static final Set<String> RULES =
            Set.of(StrongCertificate.RULE, StrongCertificate.TURNS_RULE);
    private static final List<Kind> KINDS = List.of(Kind.values());

    private final Source source;
    private final Boards boards;
    private int step;

    private StrongCertificateReader(Source source, Boards boards) {
        this.source = source;
        this.boards = boards;
    }

    /**
     * Returns whether a file is a certificate of a strong game, as far as its first fields tell.
     *
     * @throws IOException if the file cannot be read
     */
    public static boolean isStrong(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                Source source = Source.open(in)) {
            source.text("game");
            return RULES.contains(source.text("rule"));
        } catch (MalformedException e) {
            return false;
        }
    }

    /**
     * Reads the certificate in {@code file}.
     *
     * @throws CertificateFormatException if the file is no valid certificate of a strong game
     * @throws IOException if the file cannot be read
     */
    public static StrongCertificate read(Path file, Boards boards) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, boards);
        }
    }

    /** Reads a certificate from {@code in}, up to the end of the stream, which stays open. */
    public static StrongCertificate read(InputStream in, Boards boards) throws IOException {
        StrongCertificateReader reader = null;
        try (Source source = Source.open(in)) {
            reader = new StrongCertificateReader(source, boards);
            return reader.certificate();
        } catch (MalformedException | IllegalStepException e) {
            throw new CertificateFormatException(step(reader), String.valueOf(e.getMessage()), e);
        } catch (OutOfMemoryError e) {
            throw new CertificateFormatException(
                    step(reader), "it needs more memory than there is", e);
        }
    }

    private static int step(@Nullable StrongCertificateReader reader) {
        return reader == null ? 0 : reader.step;
    }

    private StrongCertificate certificate() throws IOException {
        StrongProblem problem = problem(board());
        StrongVerdict verdict = ALL_VERDICTS.get(source.choice("claim", VERDICTS));
        String producer = source.text("producer");
        String command = source.text("command");
        int live = source.number("live");
        int steps = source.number("steps");
        require(live >= 1 && steps >= 1, "a certificate has at least one step");
        StrongStep root = root(problem.board(), live, steps);
        StrongCertificate certificate =
                new StrongCertificate(problem, verdict, producer, command, root);
        source.finish();
        return certificate;
    }

    private StrongBoard board() throws IOException {
        String name = source.text("game");
        String rule = source.text("rule");
        require(RULES.contains(rule), "no certificate of rule strong");
        int squares = source.number("squares");
        require(squares >= 1 && squares <= Hypergraph.MAX_SQUARES, "no board of " + squares);
        int count = source.number("sets");
        require(count <= Hypergraph.MAX_SETS, "too many winning sets");
        List<SquareSet> sets = new ArrayList<>();
        List<Owner> owners = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            OwnedSet set = source.ownedSet(OWNERS, squares);
            require(!set.squares().isEmpty(), "a winning set is empty");
            sets.add(distinct(set.squares(), squares));
            owners.add(ALL_OWNERS.get(set.owner()));
        }
        SquareSet black = squares("black-squares", squares);
        SquareSet white = squares("white-squares", squares);
        Parry parry = source.flag("parry") ? Parry.ALLOWED : Parry.FORBIDDEN;
        int stones = rule.equals(StrongCertificate.RULE) ? 1 : source.number("stones-a-turn");
        require(
                stones > 1 || rule.equals(StrongCertificate.RULE),
                "rule strong-turns is for several stones a turn");
        Hypergraph hypergraph = new Hypergraph(squares, sets);
        require(hypergraph.sets().size() == count, "a winning set stands twice");
        return named(name, new Listed(hypergraph, owners, black, white, parry, stones));
    }

    /** A board as the header lists it. */
    private record Listed(
            Hypergraph hypergraph,
            List<Owner> owners,
            SquareSet black,
            SquareSet white,
            Parry parry,
            int stonesATurn) {

        /** Returns whether a board with a name is this one, its sets in any order. */
        boolean isSame(StrongBoard that) {
            boolean sizes =
                    that.squares() == hypergraph.squares()
                            && that.sets().size() == hypergraph.sets().size();
            return sizes
                    && that.blackSquares().equals(black)
                    && that.whiteSquares().equals(white)
                    && that.parry() == parry
                    && that.stonesATurn() == stonesATurn
                    && owned(that.sets(), that.owners()).equals(owned(hypergraph.sets(), owners));
        }

        private static Set<Object> owned(List<SquareSet> sets, List<Owner> owners) {
            Set<Object> owned = new HashSet<>();
            for (int i = 0; i < sets.size(); i++) {
                owned.add(List.of(sets.get(i), owners.get(i)));
            }
            return owned;
        }
    }

    /** Keeps the numbers of the sets as the file has them. */
    private StrongBoard named(String name, Listed listed) throws IOException {
        boolean free = name.equals("free") || name.startsWith("free:");
        Optional<StrongBoard> known = free ? Optional.empty() : boards.find(name);
        require(free || known.isPresent(), "unknown board " + name);
        require(free || listed.isSame(known.orElseThrow()), "the sets are not those of " + name);
        int squares = listed.hypergraph().squares();
        Board board =
                known.map(found ->
                                new Board(
                                        name,
                                        listed.hypergraph(),
                                        found.board().layout(),
                                        found.board().symmetries()))
                        .orElseGet(() ->
                                new Board(
                                        name,
                                        listed.hypergraph(),
                                        new GridLayout(1, squares),
                                        List.of(Permutation.identity(squares))));
        try {
            return new StrongBoard(
                    board,
                    listed.owners(),
                    listed.black(),
                    listed.white(),
                    listed.parry(),
                    known.flatMap(StrongBoard::inner),
                    listed.stonesATurn());
        } catch (IllegalArgumentException e) {
            throw new MalformedException(String.valueOf(e.getMessage()));
        }
    }

    private SquareSet squares(String word, int squares) throws IOException {
        Optional<int[]> listed = source.optionalNumbers(word, squares);
        return listed.isEmpty()
                ? SquareSet.range(squares)
                : StepReader.distinct(listed.get(), squares, "square");
    }

    private static SquareSet distinct(Collection<Integer> members, int squares) throws IOException {
        int[] numbers = members.stream().mapToInt(Integer::intValue).toArray();
        return StepReader.distinct(numbers, squares, "square");
    }

    private StrongProblem problem(StrongBoard board) throws IOException {
        int squares = board.squares();
        SquareSet black = StepReader.distinct(source.numbers("black", squares), squares, "square");
        SquareSet white = StepReader.distinct(source.numbers("white", squares), squares, "square");
        require(!black.intersects(white), "a square has two stones");
        Player toMove = player(source.choice("to-move", HexCertificateReader.PLAYERS));
        int left = board.stonesATurn() == 1 ? 1 : source.number("left");
        require(left >= 1, "a player to move has a stone left");
        OptionalInt plies = source.optionalNumber("plies");
        return new StrongProblem(
                board, new StrongPosition(black, white, new Turn(toMove, left)), plies);
    }

    private static Player player(int number) {
        return number == 0 ? Player.BLACK : Player.WHITE;
    }

    private StrongStep root(StrongBoard board, int live, int steps) throws IOException {
        Steps reader = new Steps(board, live);
        step = 1;
        StrongStep root = reader.read();
        while (step < steps) {
            step++;
            root = reader.read();
        }
        require(reader.living.alive() == 1, "a step other than the root is alive at the end");
        return root;
    }

    private static void require(boolean condition, String reason) throws IOException {
        if (!condition) {
            throw new MalformedException(reason);
        }
    }

    /** The steps one after the other. */
    private final class Steps {
        private final int squares;
        private final StrongCalculus calculus;
        private final LivingSteps<StrongStep> living;

        Steps(StrongBoard board, int live) {
            this.squares = board.squares();
            this.calculus = new StrongCalculus(board);
            this.living = new LivingSteps<>(live);
        }

        StrongStep read() throws IOException {
            StrongStep made = step(source.step(living.next(), KINDS));
            source.endStep();
            living.add(made);
            return made;
        }

        private StrongStep step(Kind kind) throws IOException {
            return switch (kind) {
                case LINE -> calculus.line(prover(), source.operand(), source.operand());
                case THREAT -> threat(source.operand(), source.operand(), source.operand());
                case MOVE -> calculus.move(square(), child());
                case PARRY -> calculus.parry(source.operand(), square(), child());
                case REPLIES -> replies(source.child());
                case PAIRS -> pairs(prover());
                case PARTS -> calculus.parts(prover(), StepReader.parts(source, squares));
                case LATE -> late(prover(), source.operand());
                case SYMMETRY -> calculus.symmetry(source.operand(), child());
                case WEAKEN -> weaken(child());
                case DRAW -> draw(child());
                case STRATEGY_STEALING -> calculus.strategyStealing(child());
            };
        }

        private Player prover() throws IOException {
            return player(source.choice(HexCertificateReader.PLAYERS));
        }

        private int square() throws IOException {
            int square = source.operand();
            require(square < squares, "square " + square + " is not on the board");
            return square;
        }

        private StrongStep threat(int e, int a, int b) throws IOException {
            return calculus.threat(e, a, b, child());
        }

        private StrongStep pairs(Player player) throws IOException {
            int[] list = source.list(2, Next.END, squares);
            StepReader.distinct(list, squares, "square");
            return calculus.pairs(player, list);
        }

        private StrongStep late(Player player, int stones) throws IOException {
            int whole = calculus.board().stonesATurn();
            return calculus.late(player, stones, whole == 1 ? 1 : source.operand());
        }

        private StrongStep weaken(StrongStep child) throws IOException {
            SquareSet free = list(Next.LIST);
            return calculus.weaken(child, free, list(Next.END));
        }

        private SquareSet list(Next next) throws IOException {
            return StepReader.distinct(source.list(1, next, squares), squares, "square");
        }

        private StrongStep draw(StrongStep white) throws IOException {
            return calculus.draw(white, child());
        }

        private StrongStep replies(Source.Reference first) throws IOException {
            List<Source.Reference> references = new ArrayList<>(List.of(first));
            List<Answer> answers = source.answers(squares);
            answers.forEach(answer -> references.add(answer.child()));
            List<StrongStep> children = living.find(references);
            List<Reply> others = new ArrayList<>();
            for (int i = 0; i < answers.size(); i++) {
                SquareSet moves = distinct(answers.get(i).moves(), squares);
                others.add(new Reply(moves, children.get(i + 1)));
            }
            return calculus.replies(children.getFirst(), others);
        }

        private StrongStep child() throws IOException {
            return living.find(source.child());
        }
    }
}
