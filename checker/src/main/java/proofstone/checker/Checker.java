package proofstone.checker;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.checker.StrongHeaderReader.Stones;

/**
 * Says whether a certificate proves what it claims. It reads the file once, from the first byte to
 * the last, keeps the claims of the living steps only, and trusts nothing that is written in it.
 *
 * <p>A check takes time in proportion to the steps and memory in proportion to the steps that are
 * alive at once. The time of a step is bounded by its length and the board, where sets of squares
 * must be tried by {@link Coverage#MOST_WORK}. Interrupting the thread ends a check between two
 * steps, two parts of a partition, or while sets of squares are tried.
 */
public final class Checker {
    private static final byte[] BINARY = "PSTONE1\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] TEXT =
            "proofstone-certificate 1 text\n".getBytes(StandardCharsets.US_ASCII);

    private final ByteSource source;
    private final Limits limits;

    /** The step that is being checked; 0 in the header. */
    private int step;

    private Checker(InputStream in, Limits limits) {
        this.source = new ByteSource(in);
        this.limits = limits;
    }

    /** Checks a file within the limits that the heap sets. */
    public static Verdict check(Path file) {
        return check(file, Limits.ofHeap());
    }

    /** Checks a file. Anything but a regular file is refused without being opened. */
    public static Verdict check(Path file, Limits limits) {
        if (!Files.isRegularFile(file)) {
            return notAFile(file);
        }
        try (InputStream in = Files.newInputStream(file)) {
            return check(in, limits);
        } catch (IOException e) {
            return unreadable(e);
        }
    }

    /** Checks what a stream gives up to its end; the caller closes it. */
    public static Verdict check(InputStream in, Limits limits) {
        return new Checker(in, limits).verdict();
    }

    private static Verdict notAFile(Path file) {
        if (Files.isDirectory(file)) {
            return new Verdict.Unreadable(
                    Verdict.Cause.NOT_A_FILE, "is a directory, not a certificate");
        }
        return Files.exists(file)
                ? new Verdict.Unreadable(Verdict.Cause.NOT_A_FILE, "is not a regular file")
                : new Verdict.Unreadable(Verdict.Cause.MISSING, "no such file");
    }

    private Verdict verdict() {
        try {
            return checkForm();
        } catch (Refusal refusal) {
            return step == 0 && refusal.reason() == Reason.TRUNCATED
                    ? new Verdict.Unreadable(
                            Verdict.Cause.HEADER_TRUNCATED,
                            "the certificate ends within its header")
                    : new Verdict.Invalid(step, refusal.reason(), refusal.detail());
        } catch (Unread unread) {
            return unread.verdict();
        } catch (IOException e) {
            return unreadable(e);
        } catch (OutOfMemoryError e) {
            // The limits bound what a file can ask for, but not what else the JVM holds.
            return new Verdict.Unreadable(
                    Verdict.Cause.TOO_LARGE, "checking needs more memory than there is");
        }
    }

    private Verdict checkForm() throws Refusal, Unread, IOException {
        int first = source.peek();
        if (first == BINARY[0]) {
            requireMagic(BINARY);
            try (BinaryTokens tokens = new BinaryTokens(source)) {
                return checkSteps(tokens);
            }
        }
        requireMagic(TEXT);
        return checkSteps(new TextTokens(source));
    }

    private void requireMagic(byte[] magic) throws Unread, IOException {
        for (byte expected : magic) {
            if (source.read() != expected) {
                throw new Unread(
                        Verdict.Cause.NO_CERTIFICATE,
                        "is not a proofstone certificate of version 1 (by its first bytes)");
            }
        }
    }

    private Verdict checkSteps(Tokens tokens) throws Refusal, Unread, IOException {
        Fields fields = new Fields(tokens);
        String game = fields.name("game");
        String rule = fields.name("rule");
        return switch (rule) {
            case "hex" -> checkHex(tokens, new HexHeaderReader(fields, limits).read(game));
            case "strong" -> checkStrong(tokens, strong(tokens, fields, game, Stones.ONE));
            case "strong-turns" ->
                    checkStrong(tokens, strong(tokens, fields, game, Stones.SEVERAL));
            default -> checkWeak(tokens, new HeaderReader(tokens, fields, limits).read(game, rule));
        };
    }

    private Verdict checkWeak(Tokens tokens, Header header) throws Refusal, Unread, IOException {
        LiveSteps<Claim> live = new LiveSteps<>(header.live());
        StepReader reader = new StepReader(header, live);
        while (step < header.steps()) {
            step++;
            reader.next(tokens, step);
            Unread.ifInterrupted();
        }
        new RootRule(header).require(live.root(step));
        tokens.end();
        return new Verdict.Valid(summary(header, reader, live));
    }

    private Verdict checkHex(Tokens tokens, HexHeader header) throws Refusal, Unread, IOException {
        LiveSteps<Link> live = new LiveSteps<>(header.live());
        HexStepReader reader = new HexStepReader(header.board(), live);
        while (step < header.steps()) {
            step++;
            reader.next(tokens, step);
            Unread.ifInterrupted();
        }
        reader.requireRoot(live.root(step), header);
        tokens.end();
        return new Verdict.Valid(summary(header, reader, live));
    }

    private StrongHeader strong(Tokens tokens, Fields fields, String game, Stones stones)
            throws Refusal, Unread, IOException {
        return new StrongHeaderReader(tokens, fields, limits).read(game, stones);
    }

    private Verdict checkStrong(Tokens tokens, StrongHeader header)
            throws Refusal, Unread, IOException {
        LiveSteps<StrongClaim> live = new LiveSteps<>(header.live());
        StrongStepReader reader = new StrongStepReader(header, live);
        while (step < header.steps()) {
            step++;
            reader.next(tokens, step);
            Unread.ifInterrupted();
        }
        StrongRoot.Grounds grounds = reader.requireRoot(live.root(step));
        tokens.end();
        return new Verdict.Valid(summary(header, reader, live, grounds));
    }

    private static Verdict unreadable(IOException e) {
        return e instanceof ClosedByInterruptException
                ? new Verdict.Unreadable(Verdict.Cause.INTERRUPTED, "the check was interrupted")
                : new Verdict.Unreadable(
                        Verdict.Cause.IO_ERROR, "cannot be read: " + e.getMessage());
    }

    private Verdict.HexSummary summary(
            HexHeader header, HexStepReader reader, LiveSteps<Link> live) {
        return new Verdict.HexSummary(
                header.board().name(),
                header.board().rows(),
                header.board().columns(),
                list(header.black()),
                list(header.white()),
                header.toMove(),
                header.winner(),
                header.producer(),
                header.command(),
                header.steps(),
                live.peak(),
                source.total(),
                reader.kinds());
    }

    private Verdict.StrongSummary summary(
            StrongHeader header,
            StrongStepReader reader,
            LiveSteps<StrongClaim> live,
            StrongRoot.Grounds grounds) {
        boolean stolen = grounds == StrongRoot.Grounds.STRATEGY_STEALING;
        return new Verdict.StrongSummary(
                header.game(),
                list(header.black()),
                list(header.white()),
                header.turn().player(),
                header.board().stones() == 1
                        ? OptionalInt.empty()
                        : OptionalInt.of(header.turn().left()),
                header.plies(),
                header.claim(),
                header.claim().isLarger()
                        ? StrongLarger.of(header).map(StrongLarger::boards)
                        : Optional.empty(),
                stolen ? Optional.of("strategy-stealing") : Optional.empty(),
                header.producer(),
                header.command(),
                header.steps(),
                live.peak(),
                source.total(),
                reader.kinds());
    }

    private Verdict.Summary summary(Header header, StepReader reader, LiveSteps<Claim> live) {
        return new Verdict.Summary(
                header.game(),
                header.board().squares(),
                header.board().sets(),
                list(header.maker()),
                list(header.breaker()),
                header.toMove(),
                header.makerStones(),
                header.firstMoves().map(Checker::list),
                header.turns().map(TurnOrder::words),
                header.winner(),
                header.producer(),
                header.command(),
                header.steps(),
                live.peak(),
                source.total(),
                reader.kinds());
    }

    private static List<Integer> list(Bits squares) {
        List<Integer> list = new ArrayList<>();
        for (int v = squares.next(0); v >= 0; v = squares.next(v + 1)) {
            list.add(v);
        }
        return list;
    }
}
