package proofstone.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import proofstone.certificate.Form;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongCertificateWriter;
import proofstone.checker.Checker;
import proofstone.checker.Verdict;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.connect.ConnectPosition;
import proofstone.game.connect.ConnectRecord;
import proofstone.game.connect.ReadOptions;
import proofstone.game.connect.RecordFormat;
import proofstone.knowledge.connect.ConnectResult;
import proofstone.knowledge.connect.ConnectSolver;
import proofstone.knowledge.connect.ConnectWindow;
import proofstone.search.SearchControl;

/**
 * How early the winners of recorded games of Connect6 and its family had a win that is proved.
 *
 * <p>For each game that ends with enough in a row it walks back from the end, turn by turn of the
 * winner's, while a win by threats is proved within the time; every proof is written and checked by
 * the independent checker. Prints a line a game and a summary.
 */
public final class ThreatWins {
    private final double seconds;
    private final int order;
    private final PrintStream out;
    private final int[] gamesOfOrder = new int[ConnectSolver.MOST_ORDER + 1];
    private int proofs;
    private int games;
    private long turnsWon;
    private double longest;

    private ThreatWins(double seconds, int order, PrintStream out) {
        this.seconds = seconds;
        this.order = order;
        this.out = out;
    }

    /**
     * Runs it.
     *
     * @param args the records, the seconds for one position, the highest order, and optionally the
     *     numbers of the first and the last game
     * @throws IOException if the records cannot be read
     * @throws GameSyntaxException if they are no records
     */
    public static void main(String[] args) throws IOException, GameSyntaxException {
        byte[] bytes = Files.readAllBytes(Path.of(args[0]));
        RecordFormat format = RecordFormat.of(args[0], bytes).orElseThrow();
        List<ConnectRecord> records = format.read(bytes, ReadOptions.NONE).records();
        int first = args.length > 3 ? Integer.parseInt(args[3]) : 1;
        int last = args.length > 4 ? Integer.parseInt(args[4]) : records.size();
        ThreatWins wins =
                new ThreatWins(Double.parseDouble(args[1]), Integer.parseInt(args[2]), System.out);
        System.out.println("game\twinner\tturns\twon after\torder\tseconds");
        for (int number = first; number <= last; number++) {
            wins.walk(number, records.get(number - 1));
        }
        wins.summary();
    }

    /**
     * A win that is proved.
     *
     * @param turn after how many turns of the game
     * @param order the order of the search that found it
     * @param seconds the time of the search
     */
    private record Found(int turn, int order, double seconds) {
        String cells() {
            return String.format(Locale.ROOT, "%d\t%d\t%.3f", turn, order, seconds);
        }
    }

    private void walk(int number, ConnectRecord record) throws IOException, GameSyntaxException {
        int end = record.lineEnd(0);
        Optional<Player> winner = winner(record.position(end));
        if (winner.isEmpty()) {
            return;
        }
        int turns = record.turnsTo(end).size();
        Optional<Found> earliest = Optional.empty();
        for (int turn = turns - 1; turn >= 0; turn--) {
            ConnectPosition position = record.position(record.nodeAfter(turn));
            if (position.turn().player() == winner.get()) {
                Optional<Found> found = prove(turn, position);
                if (found.isEmpty()) {
                    break;
                }
                earliest = found;
            }
        }
        count(turns, earliest);
        String cells = earliest.map(Found::cells).orElse("-\t-\t-");
        out.println(number + "\t" + winner.get() + "\t" + turns + "\t" + cells);
        out.flush();
    }

    private void count(int turns, Optional<Found> earliest) {
        games++;
        gamesOfOrder[earliest.map(Found::order).orElse(0)]++;
        turnsWon += turns - earliest.map(Found::turn).orElse(turns);
    }

    private static Optional<Player> winner(ConnectPosition position) {
        return position.hasWon(Player.BLACK)
                ? Optional.of(Player.BLACK)
                : Optional.of(Player.WHITE).filter(position::hasWon);
    }

    private Optional<Found> prove(int turn, ConnectPosition position)
            throws IOException, GameSyntaxException {
        Player player = position.turn().player();
        SearchControl control = new SearchControl(Math.round(seconds * 1e9), progress -> {});
        ConnectWindow window = ConnectWindow.of(position, player, position.game().length());
        ConnectResult result =
                new ConnectSolver(
                                window.problem().board(),
                                window.problem().position(),
                                player,
                                control)
                        .solve(order);
        double took = control.seconds();
        if (!(result instanceof ConnectResult.Won won)) {
            return Optional.empty();
        }
        longest = Math.max(longest, took);
        check(
                new StrongCertificate(
                        window.problem(), window.verdict(player), "bench", "", won.root()));
        return Optional.of(new Found(turn, won.order(), took));
    }

    private void check(StrongCertificate certificate) throws IOException {
        Path file = Files.createTempFile("threats", ".cert");
        try {
            try (OutputStream to = new BufferedOutputStream(Files.newOutputStream(file))) {
                StrongCertificateWriter.write(certificate, to, Form.BINARY);
            }
            if (Checker.check(file) instanceof Verdict.Valid) {
                proofs++;
            } else {
                throw new IllegalStateException("a proof is refused");
            }
        } finally {
            Files.delete(file);
        }
    }

    private void summary() {
        out.printf(
                Locale.ROOT,
                "%d games, %d without a proved win, %d won by order 1, %d by order 2; %d proofs, all"
                        + " accepted; %.2f turns before the end on average; longest %.3f s%n",
                games,
                gamesOfOrder[0],
                gamesOfOrder[1],
                gamesOfOrder[2],
                proofs,
                games == 0 ? 0 : (double) turnsWon / games,
                longest);
    }
}
