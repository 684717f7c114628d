package proofstone.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import proofstone.certificate.Certificate;
import proofstone.certificate.CertificateFormatException;
import proofstone.certificate.Form;
import proofstone.certificate.TurnWalk;
import proofstone.checker.Checker;
import proofstone.checker.Limits;
import proofstone.checker.Verdict;
import proofstone.game.GameParser;
import proofstone.game.PgReader;
import proofstone.game.Role;
import proofstone.game.Rule;
import proofstone.game.SquareSet;
import proofstone.game.Turns;
import proofstone.game.WeakPosition;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.solver.Method;

/** Games of several stones a turn: solver, certificate, checker and play against brute force. */
final class SeveralStonesTest {
    private static final Limits LIMITS = new Limits(64 << 20);
    private static final int PROBLEMS = 1000;
    private static final Set<Technique> ALL = EnumSet.allOf(Technique.class);

    /** Whose turns have how many stones. */
    enum Kind {
        TILE,
        EXCLUSIVE,
        LISTED
    }

    private static WeakProblem random(long seed, Kind kind) {
        SplittableRandom random = new SplittableRandom(seed);
        if (kind == Kind.EXCLUSIVE) {
            return exclusive(random);
        }
        ProblemDraft draft = new ProblemDraft(random.nextInt(4, 9));
        draft.toMove = random.nextInt(4) > 0 ? Role.MAKER : Role.BREAKER;
        int stones = random.nextInt(1, 4);
        int sets = random.nextInt(1, 9);
        for (int i = 0; i < sets; i++) {
            int size = Math.min(draft.squares, random.nextInt(1, 5) + random.nextInt(stones));
            SquareSet set = SquareSet.empty();
            while (set.size() < size) {
                set = set.with(random.nextInt(draft.squares));
            }
            draft.sets.add(set);
        }
        if (random.nextInt(3) == 0) {
            RandomProblems.addStones(draft, random);
        }
        WeakProblem drawn = draft.build();
        int free = draft.free().size();
        Turns turns =
                kind == Kind.TILE
                        ? tile(stones, draft.toMove, random)
                        : listed(random, free, stones);
        return WeakProblem.of(drawn.board(), drawn.position(), turns);
    }

    /** Each set has one or two squares of its own on which Maker may not put. */
    private static WeakProblem exclusive(SplittableRandom random) {
        int plain = random.nextInt(3, 7);
        ProblemDraft draft = new ProblemDraft(plain);
        draft.toMove = random.nextInt(4) > 0 ? Role.MAKER : Role.BREAKER;
        int sets = random.nextInt(1, 5);
        for (int i = 0; i < sets; i++) {
            SquareSet set = SquareSet.of(draft.addSquare());
            for (int own = random.nextInt(4); own == 0; own = 1) {
                set = set.with(draft.addSquare());
            }
            for (int size = random.nextInt(1, 5); size > 0; size--) {
                set = set.with(random.nextInt(plain));
            }
            draft.sets.add(set);
        }
        SquareSet exclusive = SquareSet.range(draft.squares).minus(SquareSet.range(plain));
        if (random.nextInt(3) == 0) {
            RandomProblems.addStones(draft, random);
        }
        WeakProblem drawn = draft.build();
        int now = draft.toMove == Role.MAKER ? draft.squares : random.nextInt(1, 4);
        int last = random.nextInt(1, 4);
        Turns turns = new Turns.UpTo(draft.squares, now, last, exclusive);
        return WeakProblem.of(drawn.board(), drawn.position(), turns);
    }

    private static Turns tile(int most, Role toMove, SplittableRandom random) {
        return new Turns.UpTo(most, toMove == Role.MAKER ? most : random.nextInt(1, most + 1));
    }

    /** Regular turns, turns of any sizes, and a game that ends before the board is full. */
    private static Turns listed(SplittableRandom random, int free, int stones) {
        if (random.nextBoolean()) {
            return Turns.Listed.regular(random.nextInt(1, stones + 1), stones, free);
        }
        List<Integer> sizes = new ArrayList<>();
        int left = free;
        while (left > 0 && random.nextInt(8) > 0) {
            sizes.add(random.nextInt(1, Math.min(left, 3) + 1));
            left -= sizes.getLast();
        }
        return new Turns.Listed(sizes);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void verdict_isThatOfBruteForceAndCertified(Kind kind) throws IOException {
        Map<Role, Integer> winners = new EnumMap<>(Role.class);
        for (long seed = 0; seed < PROBLEMS; seed++) {
            WeakProblem problem = random(seed, kind);
            Role winner = TurnBruteForce.winner(problem);
            Certificate certificate = certificate(problem, ALL);
            assertThat(certificate.winner()).as("%s, seed %d", kind, seed).isEqualTo(winner);
            SquareSet carrier = certificate.root().claim().carrier();
            assertThat(TurnBruteForce.carrierHolds(problem, winner, carrier))
                    .as("%s, seed %d: carrier %s", kind, seed, carrier)
                    .isTrue();
            assertValid(certificate, "seed " + seed);
            assertThat(winsAll(TurnWalk.start(certificate), new int[] {3000}))
                    .as("%s, seed %d: the strategy wins", kind, seed)
                    .isTrue();
            winners.merge(winner, 1, Integer::sum);
        }
        assertThat(winners.values()).allSatisfy(n -> assertThat(n).isGreaterThan(PROBLEMS / 5));
    }

    /** The same game on some squares of a board that is larger than a machine word. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void largeBoard_hasTheWinnerOfTheSmallOneInIt(Kind kind) throws IOException {
        for (long seed = 0; seed < PROBLEMS / 5; seed++) {
            WeakProblem small = random(seed, kind);
            WeakProblem large = embedded(small, new SplittableRandom(seed));
            Certificate certificate = certificate(large, ALL);
            assertThat(certificate.winner())
                    .as("%s, seed %d", kind, seed)
                    .isEqualTo(TurnBruteForce.winner(small));
            assertValid(certificate, "seed " + seed);
        }
    }

    private static WeakProblem embedded(WeakProblem small, SplittableRandom random) {
        int[] places = new int[small.board().hypergraph().squares()];
        SquareSet taken = SquareSet.empty();
        for (int v = 0; v < places.length; v++) {
            do {
                places[v] = random.nextInt(50, 200);
            } while (taken.contains(places[v]));
            taken = taken.with(places[v]);
        }
        ProblemDraft draft = new ProblemDraft(200);
        small.board().hypergraph().sets().forEach(set -> draft.sets.add(placed(set, places)));
        draft.maker = placed(small.position().maker(), places);
        draft.breaker = placed(small.position().breaker(), places);
        draft.toMove = small.position().toMove();
        WeakProblem drawn = draft.build();
        return WeakProblem.of(
                drawn.board(), drawn.position(), placed(small.turns().orElseThrow(), places));
    }

    private static Turns placed(Turns turns, int[] places) {
        if (turns instanceof Turns.UpTo tile && !tile.exclusive().isEmpty()) {
            SquareSet exclusive = placed(tile.exclusive(), places);
            int now = tile.now() == tile.most() ? 200 : tile.now();
            return new Turns.UpTo(200, now, tile.last(), exclusive);
        }
        return turns;
    }

    private static SquareSet placed(SquareSet squares, int[] places) {
        return SquareSet.of(squares.stream().map(v -> places[v]).toArray());
    }

    /** Lemmas 5, 6, 9 and 10 of [Chiang2011] on small boards, and what is more than they say. */
    @ParameterizedTest
    @CsvSource({
        "'exclusive:rec,1,1,0', MAKER",
        "'exclusive:rec,2,2,0', MAKER",
        "'exclusive:rec,2,2,1', BREAKER",
        "'exclusive:rec,3,3,1', BREAKER",
        "'exclusive:rec,2,4,1', BREAKER",
        "'exclusive:rec,4,2,1', BREAKER",
        "'exclusive:band,2,4,1', BREAKER",
        "'exclusive:band,2,4,0', MAKER",
        "'exclusive:band,3,3,2', BREAKER",
    })
    void exclusiveSquares_namedGame_hasItsWinner(String game, Role winner) throws Exception {
        namedGame_hasItsWinner(game, winner);
        WeakProblem problem = GameParser.weakProblem(game, Optional.empty());
        if (problem.board().hypergraph().squares() <= 15) {
            assertThat(TurnBruteForce.winner(problem)).isEqualTo(winner);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void techniques_changeNoVerdict(Kind kind) {
        for (Technique technique : Technique.values()) {
            Set<Technique> others = EnumSet.complementOf(EnumSet.of(technique));
            for (long seed = 0; seed < PROBLEMS / 20; seed++) {
                WeakProblem problem = random(seed, kind);
                assertThat(certificate(problem, others).winner())
                        .as("%s without %s, seed %d", kind, technique, seed)
                        .isEqualTo(TurnBruteForce.winner(problem));
            }
        }
    }

    /** Turns of one stone are the ordinary game. */
    @ParameterizedTest
    @EnumSource(names = {"TILE", "LISTED"})
    void oneStone_isTheOrdinaryGame(Kind kind) {
        for (long seed = 0; seed < PROBLEMS / 5; seed++) {
            WeakProblem problem = random(seed, kind);
            int free = problem.board().hypergraph().squares();
            free -= problem.position().occupied().size();
            Turns turns =
                    kind == Kind.TILE ? new Turns.UpTo(1, 1) : Turns.Listed.regular(1, 1, free);
            WeakProblem single = WeakProblem.of(problem.board(), problem.position(), turns);
            WeakProblem ordinary = WeakProblem.of(problem.board(), problem.position());
            assertThat(certificate(single, ALL).winner())
                    .isEqualTo(new BruteForce(ordinary).winner());
        }
    }

    private static Certificate certificate(WeakProblem problem, Set<Technique> techniques) {
        return SolvedProblems.solve(problem, techniques, Method.AUTO).certificate().orElseThrow();
    }

    private static void assertValid(Certificate certificate, String what) throws IOException {
        for (Form form : Form.values()) {
            byte[] bytes = SolvedProblems.bytes(certificate, form);
            Verdict verdict = Checker.check(new ByteArrayInputStream(bytes), LIMITS);
            assertThat(verdict).as(what + ": " + verdict.line()).isInstanceOf(Verdict.Valid.class);
            assertThat(SolvedProblems.bytes(SolvedProblems.read(bytes), form)).isEqualTo(bytes);
        }
    }

    /** Plays every turn of the refuter until the budget is spent. */
    private static boolean winsAll(TurnWalk walk, int[] budget) {
        if (walk.isOver()) {
            return walk.winner().equals(Optional.of(walk.prover()));
        }
        if (walk.toMove() == walk.prover()) {
            return winsAll(walk.playTurn(walk.replyTurn()), budget);
        }
        SquareSet free =
                SquareSet.range(walk.certificate().problem().board().hypergraph().squares())
                        .minus(walk.position().occupied());
        return winsAll(walk, free, new ArrayList<>(), budget);
    }

    private static boolean winsAll(
            TurnWalk walk, SquareSet free, List<Integer> turn, int[] budget) {
        if (walk.objection(turn).isEmpty() && !(turn.isEmpty() && walk.toMove() == Role.MAKER)) {
            if (--budget[0] > 0 && !winsAll(walk.playTurn(turn), budget)) {
                return false;
            }
        }
        for (int square = free.first(); square >= 0; square = free.next(square + 1)) {
            if (turn.size() < walk.stones()) {
                List<Integer> more = new ArrayList<>(turn);
                more.add(square);
                SquareSet rest = free.minus(SquareSet.range(square + 1));
                if (!winsAll(walk, rest, more, budget)) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * A certificate with one number changed, anywhere but in its texts and counts, is refused by
     * the checker and by the reader alike, or it still tells the truth.
     */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void changedNumber_isRefusedOrTrue(Kind kind) throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        int refused = 0;
        for (long seed = 0; seed < PROBLEMS / 5; seed++) {
            Certificate certificate = certificate(random(seed, kind), ALL);
            String text = new String(SolvedProblems.bytes(certificate, Form.TEXT), UTF_8);
            for (int i = 0; i < 20; i++) {
                byte[] changed = sealed(changed(text, random));
                Verdict verdict = Checker.check(new ByteArrayInputStream(changed), LIMITS);
                Optional<Certificate> read = readable(changed);
                assertThat(verdict instanceof Verdict.Valid)
                        .as("seed %d: %s%n%s", seed, verdict.line(), new String(changed, UTF_8))
                        .isEqualTo(read.isPresent());
                refused += read.isPresent() ? 0 : 1;
                read.ifPresent(
                        c -> assertThat(c.winner()).isEqualTo(TurnBruteForce.winner(c.problem())));
            }
        }
        assertThat(refused).isGreaterThan(PROBLEMS);
    }

    private static Optional<Certificate> readable(byte[] bytes) throws IOException {
        try {
            return Optional.of(SolvedProblems.read(bytes));
        } catch (CertificateFormatException refused) {
            return Optional.empty();
        }
    }

    /** Changes, drops or repeats one number of a line that has some. */
    private static String changed(String text, SplittableRandom random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        lines.removeLast();
        int line = random.nextInt(3, lines.size());
        List<String> words = new ArrayList<>(List.of(lines.get(line).split(" ")));
        boolean isText = Set.of("producer", "command", "live", "steps").contains(words.getFirst());
        if (words.size() > 1 && !isText) {
            int word = random.nextInt(1, words.size());
            switch (random.nextInt(4)) {
                case 0 -> words.remove(word);
                case 1 -> words.add(word, words.get(word));
                default ->
                        words.set(
                                word,
                                words.get(word).replaceFirst("[0-9]+", "" + random.nextInt(9)));
            }
        }
        lines.set(line, String.join(" ", words));
        return String.join("\n", lines) + "\n";
    }

    private static byte[] sealed(String lines) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(lines.getBytes(UTF_8));
            return (lines + "sha256 " + HexFormat.of().formatHex(hash) + "\n").getBytes(UTF_8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** [Chiang2011] lemma 1 and small games of Connect. */
    @ParameterizedTest
    @CsvSource({
        "'tile:b2,1', BREAKER",
        "'tile:b2,2', BREAKER",
        "'tile:b2,3', MAKER",
        "'connect:3,3,3,2,1', MAKER",
        "'connect:4,4,4,2,2', BREAKER",
        "'connect:4,4,4,2,1', BREAKER",
        "'connect:4,4,3,2,0', MAKER",
    })
    void namedGame_hasItsWinner(String game, Role winner) throws Exception {
        WeakProblem problem = GameParser.weakProblem(game, Optional.of(Rule.WEAK));
        Certificate certificate = certificate(problem, ALL);
        assertThat(certificate.winner()).isEqualTo(winner);
        assertValid(certificate, game);
    }

    /** The name of the game says the turns, so a header with others contradicts itself. */
    @ParameterizedTest
    @CsvSource({
        "'tile:b2,2', 'game tile:b2,2', 'game tile:b2,1'",
        "'tile:b2,2', 'turns 2 2', 'turns 3 3'",
        "'tile:b2,2', 'rule weak-tile', 'rule weak-turns'",
        "'tile:b2,1', 'game tile:b2,1', 'game tile:b2,2'",
        "'connect:4,4,4,2,2', 'game connect:4,4,4,2,2', 'game connect:4,4,4,1,1'",
        "'connect:4,4,4,2,2', 'game connect:4,4,4,2,2', 'game connect:4,4,4,2,1'",
        "'connect:4,4,4,2,2', 'game connect:4,4,4,2,2', 'game connect:4,4,4,2,0'",
        "'connect:4,4,4,2,2', 'game connect:4,4,4,2,2', 'game mnk:4,4,4'",
        "'connect:4,4,4,2,2', 'turns 2 2 2 2', 'turns 2 2 2 1 1'",
        "'connect:4,4,4,2,2', 'to-move maker', 'to-move breaker'",
        "'connect:4,4,4,1,1', 'game connect:4,4,4,1,1', 'game connect:4,4,4,2,1'",
        "'exclusive:rec,2,2,1', 'game exclusive:rec,2,2,1', 'game exclusive:rec,2,2,0'",
        "'exclusive:rec,2,2,1', 'turns 1 8', 'turns 2 8'",
        "'exclusive:rec,2,2,1', 'exclusive 4 5 6 7', 'exclusive 4 5 6'",
    })
    void namedGame_withOtherTurns_isRefused(String game, String old, String other)
            throws Exception {
        WeakProblem problem = GameParser.weakProblem(game, Optional.of(Rule.WEAK));
        String text = new String(SolvedProblems.bytes(certificate(problem, ALL), Form.TEXT), UTF_8);
        String lines = text.substring(0, text.lastIndexOf("sha256 "));
        assertThat(lines).contains("\n" + old);
        byte[] changed = sealed(lines.replaceFirst("\n" + old, "\n" + other));
        assertThatThrownBy(() -> SolvedProblems.read(changed))
                .isInstanceOf(CertificateFormatException.class)
                .hasMessageContaining("the turns are not those of the game");
        Verdict verdict = Checker.check(new ByteArrayInputStream(changed), LIMITS);
        assertThat(verdict.line()).startsWith("INVALID header: bad-turns");
    }

    @Test
    void pgFile_hasItsTurns() throws Exception {
        String text =
                """
                #times 1 2 3 4 5
                #blackturns 1 4 5
                #positions a b c d e
                #blackwins
                a b
                b c d
                c d e
                """;
        WeakProblem problem = PgReader.parse("x", text).toWeakProblem("free:x");
        assertThat(problem.turns()).contains(new Turns.Listed(List.of(1, 2, 2)));
        assertThat(certificate(problem, ALL).winner()).isEqualTo(TurnBruteForce.winner(problem));
        assertThat(PgReader.parse("y", SolvedProblems.pg(problem)).toWeakProblem("free:x").turns())
                .isEqualTo(problem.turns());
    }

    @Test
    void gameWithoutTurns_isDecidedByItsStones() {
        ProblemDraft draft = new ProblemDraft(3);
        draft.sets.add(SquareSet.of(0, 1));
        for (Role toMove : Role.values()) {
            WeakPosition position = WeakPosition.empty(toMove);
            var over = WeakProblem.of(draft.build().board(), position, new Turns.Listed(List.of()));
            assertThat(certificate(over, ALL).winner()).isEqualTo(Role.BREAKER);
        }
    }
}
