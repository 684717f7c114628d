package proofstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import proofstone.game.Board;
import proofstone.game.Quote;
import proofstone.game.Role;
import proofstone.game.WeakPosition;

/**
 * The text file in which {@code reproduce} keeps who wins the positions of a support, so that a
 * later run can go on from it.
 *
 * <p>After a first line each line has a board, the moves that lead to a position, and its verdict,
 * as in {@code strip7:11 a1a3a4 breaker-wins}. A line is written as soon as its position is solved.
 * The file has no proofs, so what it says is believed. Safe for use by several threads.
 */
final class SupportWinners {
    private static final String TITLE = "proofstone support 1";
    private static final Map<String, Role> VERDICTS =
            Map.of("maker-wins", Role.MAKER, "breaker-wins", Role.BREAKER);

    private final Optional<Path> file;
    private final List<String> lines = new ArrayList<>();
    private Optional<String> failure = Optional.empty();

    /**
     * Reads the winners of a file, or begins it.
     *
     * @param name the file; without one nothing is known and nothing is kept
     */
    SupportWinners(Optional<String> name) {
        file = name.map(SupportWinners::prepared);
        file.ifPresent(this::read);
    }

    private static Path prepared(String name) {
        OutputFile.prepare(name, OutputFile.Existing.REPLACE);
        return Path.of(name);
    }

    private void read(Path path) {
        try {
            if (!Files.exists(path)) {
                Files.writeString(path, TITLE + "\n");
            }
            lines.addAll(Files.readAllLines(path));
            if (!Files.isWritable(path)) {
                throw refused("no permission to write it");
            }
        } catch (IOException e) {
            throw refused("cannot be read or written as text (" + e.getMessage() + ")");
        }
        if (lines.isEmpty() || !lines.getFirst().equals(TITLE)) {
            throw refused("does not begin with " + TITLE);
        }
    }

    private BadInput refused(String why) {
        return new BadInput(file.orElseThrow() + ": " + why);
    }

    /** Returns who wins those positions of the support of {@code board} that the file names. */
    Map<WeakPosition, Role> of(Board board, List<WeakPosition> support) {
        Map<String, WeakPosition> named = new HashMap<>();
        support.forEach(position -> named.put(moves(board, position), position));
        Map<WeakPosition, Role> winners = new HashMap<>();
        for (int i = 1; i < lines.size(); i++) {
            String[] words = lines.get(i).split(" ", -1);
            boolean isLine = words.length == 3 && VERDICTS.containsKey(words[2]);
            if (!isLine) {
                throw refused(i, "expected BOARD MOVES VERDICT");
            }
            if (words[0].equals(board.name())) {
                WeakPosition position = named.get(words[1]);
                if (position == null) {
                    throw refused(i, "no position of the support");
                }
                Role winner = VERDICTS.get(words[2]);
                if (winners.merge(position, winner, (old, _) -> old) != winner) {
                    throw refused(i, "won by the other player above");
                }
            }
        }
        return winners;
    }

    private BadInput refused(int line, String why) {
        String text = Quote.printable(lines.get(line));
        return refused("line %d: %s: %s".formatted(line + 1, text, why));
    }

    /** Adds a position that is solved. */
    synchronized void add(Board board, WeakPosition position, Role winner) {
        file.ifPresent(path -> {
            String verdict = winner == Role.MAKER ? "maker-wins" : "breaker-wins";
            String line = "%s %s %s\n".formatted(board.name(), moves(board, position), verdict);
            try {
                Files.writeString(path, line, StandardOpenOption.APPEND);
            } catch (IOException e) {
                failure = Optional.of(path + ": not all is kept (" + e.getMessage() + ")");
            }
        });
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

    /** Returns why something could not be kept. */
    Optional<String> failure() {
        return failure;
    }
}
