package proofstone.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.GameSyntaxException;
import proofstone.game.MoveParser;
import proofstone.game.Quote;
import proofstone.game.Role;
import proofstone.game.WeakPosition;
import proofstone.knowledge.strips.RootSupport;

/**
 * The text file in which {@code reproduce} keeps who wins the positions of supports, so that a
 * later run can go on from it (docs/formats/support.md), and the folder for their certificates.
 *
 * <p>A line is written as soon as its position is solved and its certificate, if one is wanted, has
 * been checked. The file has no proofs, so what it says is believed. Safe for use by several
 * threads.
 */
final class SupportWinners {
    private static final String TITLE = "proofstone support 1";
    private static final long LONGEST = 1 << 20;
    private static final Map<String, Role> VERDICTS =
            Map.of("maker-wins", Role.MAKER, "breaker-wins", Role.BREAKER);

    private final Optional<Path> file;
    private final Optional<SupportCertificates> certificates;
    private final Consumer<String> complaint;
    private final Map<String, Map<WeakPosition, Role>> winners = new HashMap<>();
    private final Map<String, Set<WeakPosition>> supports = new HashMap<>();
    private boolean isLost;

    private SupportWinners(
            Optional<Path> file,
            Optional<SupportCertificates> certificates,
            Consumer<String> complaint) {
        this.file = file;
        this.certificates = certificates;
        this.complaint = complaint;
    }

    /** Returns what knows of no position, and keeps only certificates. */
    static SupportWinners without(Optional<SupportCertificates> certificates) {
        return new SupportWinners(Optional.empty(), certificates, _ -> {});
    }

    /**
     * Reads a file, or begins it.
     *
     * @param boards those that its lines may name
     * @param certificates the folder for certificates, if they are wanted
     * @param complaint told once if something cannot be written later on
     */
    static SupportWinners of(
            String name,
            List<Board> boards,
            Optional<SupportCertificates> certificates,
            Consumer<String> complaint) {
        OutputFile.prepare(name, OutputFile.Existing.REPLACE);
        Path path = Path.of(name);
        SupportWinners winners = new SupportWinners(Optional.of(path), certificates, complaint);
        try {
            if (Files.exists(path)) {
                winners.read(path, boards);
            } else {
                Files.writeString(path, TITLE + "\n", StandardOpenOption.CREATE_NEW);
            }
        } catch (IOException e) {
            throw refused(path, "cannot be read or written (" + e + ")");
        }
        return winners;
    }

    private void read(Path path, List<Board> boards) throws IOException {
        if (!Files.isWritable(path)) {
            throw refused(path, "no permission to write it");
        }
        if (Files.size(path) > LONGEST) {
            throw refused(path, "too long for a file of winners");
        }
        byte[] bytes = Files.readAllBytes(path);
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int end = text.lastIndexOf('\n') + 1; // a line without an end was being written
        List<String> lines = text.substring(0, end).lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(TITLE)) {
            throw refused(path, "does not begin with the line " + TITLE);
        }
        Map<String, Board> named =
                boards.stream().collect(Collectors.toMap(Board::name, Function.identity()));
        for (int i = 1; i < lines.size(); i++) {
            try {
                take(lines.get(i), named);
            } catch (GameSyntaxException e) {
                String line = Quote.of(lines.get(i));
                throw refused(path, "line %d, '%s': %s".formatted(i + 1, line, e.getMessage()));
            }
        }
        if (end < bytes.length) {
            cut(path, end);
        }
    }

    private static void cut(Path path, long size) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.truncate(size);
        }
    }

    private static BadInput refused(Path path, String why) {
        return new BadInput(path + ": " + why);
    }

    /** Takes a line in. */
    private void take(String line, Map<String, Board> named) throws GameSyntaxException {
        String[] words = line.split(" ", -1);
        if (words.length != 3 || !VERDICTS.containsKey(words[2])) {
            throw new GameSyntaxException("expected BOARD MOVES VERDICT");
        }
        Board board = named.get(words[0]);
        if (board == null) {
            throw new GameSyntaxException("no board of the table");
        }
        WeakPosition position = WeakPosition.empty(Role.MAKER);
        for (int square : MoveParser.squares(board, words[1])) {
            if (position.occupied().contains(square)) {
                throw new GameSyntaxException("two stones on a square");
            }
            position = position.play(square);
        }
        take(board, position, VERDICTS.get(words[2]));
    }

    private void take(Board board, WeakPosition position, Role winner) throws GameSyntaxException {
        Set<WeakPosition> support =
                supports.computeIfAbsent(board.name(), _ -> Set.copyOf(RootSupport.of(board)));
        if (!support.contains(position)) {
            throw new GameSyntaxException("no position of the support");
        }
        Map<WeakPosition, Role> known = winners.computeIfAbsent(board.name(), _ -> new HashMap<>());
        if (known.merge(position, winner, (old, _) -> old) != winner) {
            throw new GameSyntaxException("won by the other player above");
        }
    }

    /** Returns who wins those positions of the support of {@code board} that the file names. */
    Map<WeakPosition, Role> of(Board board) {
        return winners.getOrDefault(board.name(), Map.of());
    }

    /** Adds a position that is solved. */
    synchronized void add(Board board, WeakPosition position, Step proof) {
        String moves = moves(board, position);
        certificates.ifPresent(folder -> folder.write(board, position, moves, proof));
        if (file.isPresent() && !isLost) { // what follows half a line would be lost with it
            Role winner = proof.claim().prover();
            String verdict = winner == Role.MAKER ? "maker-wins" : "breaker-wins";
            append(file.get(), "%s %s %s\n".formatted(board.name(), moves, verdict));
        }
    }

    private void append(Path path, String line) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.APPEND)) {
            channel.write(ByteBuffer.wrap(line.getBytes(StandardCharsets.US_ASCII)));
            channel.force(false);
        } catch (IOException e) {
            isLost = true;
            complaint.accept(path + ": no more winners are kept (" + e + ")");
        }
    }

    /** Returns what is to be said of the certificates written since the last call. */
    synchronized Optional<String> certificateReport() {
        return certificates.flatMap(SupportCertificates::report);
    }

    /** Returns moves that lead to a position after a move of Maker's, the players in turn. */
    private static String moves(Board board, WeakPosition position) {
        int[] maker = position.maker().toArray();
        int[] breaker = position.breaker().toArray();
        StringBuilder moves = new StringBuilder();
        for (int i = 0; i < maker.length; i++) {
            moves.append(board.layout().name(maker[i]));
            moves.append(i < breaker.length ? board.layout().name(breaker[i]) : "");
        }
        return moves.toString();
    }
}
