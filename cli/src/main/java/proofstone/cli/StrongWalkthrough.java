package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongWalk;
import proofstone.game.Board;
import proofstone.game.GameSyntaxException;
import proofstone.game.Layout;
import proofstone.game.MoveParser;
import proofstone.game.Player;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;
import proofstone.game.strong.StrongProblem;

/** A game against a certificate of a strong game as commands tell it. */
final class StrongWalkthrough implements ProofGame<Integer> {
    private final Board board;
    private final List<StrongWalk> walks = new ArrayList<>();
    private final List<Integer> moves = new ArrayList<>();

    /**
     * Starts at the position of {@code certificate}.
     *
     * @param board the board with the names and places of the squares
     * @param prover whose strategy is shown; where there is a choice, White's if empty
     */
    StrongWalkthrough(StrongCertificate certificate, Board board, Optional<Player> prover) {
        this.board = board;
        Player shown = prover.orElseGet(() -> certificate.strategies().getFirst().claim().prover());
        if (certificate.strategy(shown).isEmpty()) {
            throw new BadInput("the certificate has no strategy of " + Wording.word(shown));
        }
        walks.add(StrongWalk.start(certificate, shown));
    }

    private StrongWalk now() {
        return walks.getLast();
    }

    private StrongCertificate certificate() {
        return now().certificate();
    }

    Board board() {
        return board;
    }

    private Layout layout() {
        return board.layout();
    }

    Player prover() {
        return now().prover();
    }

    boolean isOver() {
        return now().isOver();
    }

    /** Returns whether the prover wins, rather than holds. */
    boolean isWin() {
        return certificate().verdict().isWin();
    }

    SquareSet legalMoves() {
        return now().legalMoves();
    }

    @Override
    public String headline() {
        return StrongWording.headline(certificate().verdict(), certificate().problem());
    }

    @Override
    public List<Integer> read(String text) throws GameSyntaxException {
        if (text.isBlank()) {
            return List.of();
        }
        return now().problem().board().stonesATurn() == 1
                ? MoveParser.squares(board, text)
                : MoveParser.turns(board, text).stream().flatMap(List::stream).toList();
    }

    /** Plays moves of the loser; the prover's replies are filled in and may be named. */
    void follow(List<Integer> squares) {
        for (int square : squares) {
            if (isReplyDue() && now().reply() != square) {
                reply();
            }
            Optional<String> objection = objection(square);
            if (objection.isPresent()) {
                throw new BadInput("move " + layout().name(square) + ": " + objection.get());
            }
            play(square);
        }
    }

    private boolean isReplyDue() {
        return !isOver() && now().toMove() == prover();
    }

    @Override
    public Optional<String> objection(Integer square) {
        if (isOver()) {
            return Optional.of("the game is over");
        }
        if (now().legalMoves().contains(square)) {
            return Optional.empty();
        }
        boolean taken = now().position().occupied().contains(square);
        String player = Wording.name(now().toMove());
        return Optional.of(
                taken
                        ? layout().name(square) + " is occupied"
                        : player + " may not play on " + layout().name(square));
    }

    @Override
    public void play(Integer square) {
        walks.add(now().play(square));
        moves.add(square);
    }

    @Override
    public void reply() {
        if (isReplyDue()) {
            play(now().reply());
        }
    }

    @Override
    public boolean undo() {
        for (int i = moves.size() - 1; i >= 0; i--) {
            if (walks.get(i).toMove() != prover()) {
                walks.subList(i + 1, walks.size()).clear();
                moves.subList(i, moves.size()).clear();
                return true;
            }
        }
        return false;
    }

    private OptionalInt lastOf(Player player) {
        return IntStream.range(Math.max(0, moves.size() - 2), moves.size())
                .filter(i -> walks.get(i).toMove() == player)
                .map(moves::get)
                .reduce((first, second) -> second);
    }

    /** Returns the prover's last move with what it does. */
    Optional<String> replySentence() {
        int last = moves.size() - 1;
        if (last < 0 || walks.get(last).toMove() != prover()) {
            return Optional.empty();
        }
        return Optional.of(Wording.name(prover()) + " " + layout().name(moves.get(last)));
    }

    /** Returns what the last move does, such as {@code forced}, or nothing. */
    String remark() {
        if (moves.isEmpty()) {
            return "";
        }
        StrongProblem before = walks.get(walks.size() - 2).problem();
        return StrongRemarks.remark(before, moves.getLast(), now().problem());
    }

    /** Returns what the strategy has ready. */
    String outlook() {
        return StrongOutlook.of(now(), layout());
    }

    /** Returns where the strategy bears no further stone of the refuter's, if anywhere. */
    Optional<String> margin() {
        return StrongOutlook.margin(now(), layout());
    }

    @Override
    public String carrierText() {
        String names = Wording.squares(layout(), now().carrier());
        return names.isEmpty() ? "none" : names;
    }

    /** Returns the moves with their players. */
    String movesText() {
        return IntStream.range(0, moves.size())
                .mapToObj(i ->
                        Wording.name(walks.get(i).toMove()) + " " + layout().name(moves.get(i)))
                .collect(Collectors.joining(", "));
    }

    @Override
    public Optional<String> end() {
        return isOver()
                ? Optional.of(
                        now().winner()
                                .map(winner ->
                                        Wording.name(winner)
                                                + " has filled "
                                                + Wording.squares(layout(), filled())
                                                + ".")
                                .orElse("Nobody has filled a winning set: a draw."))
                : Optional.empty();
    }

    private SquareSet filled() {
        SquareSet filled = SquareSet.empty();
        StrongProblem problem = now().problem();
        for (int i = 0; i < problem.board().sets().size(); i++) {
            SquareSet set = problem.board().sets().get(i);
            for (Player player : Player.values()) {
                boolean own = problem.board().owns(player, i);
                boolean all = problem.position().stones(player).containsAll(set);
                filled = own && all ? filled.union(set) : filled;
            }
        }
        return filled;
    }

    /** Returns the picture of the position. */
    Scene scene() {
        Player mover = now().toMove();
        return new Scene(
                board,
                new WeakPosition(now().position().black(), now().position().white(), role(mover)),
                role(prover()),
                now().carrier(),
                List.copyOf(moves),
                set(lastOf(prover())),
                set(lastOf(prover().opponent())),
                Scene.Players.STRONG,
                filled());
    }

    private static Role role(Player player) {
        return player == Player.BLACK ? Role.MAKER : Role.BREAKER;
    }

    private static SquareSet set(OptionalInt square) {
        return square.isPresent() ? SquareSet.of(square.getAsInt()) : SquareSet.empty();
    }

    /** Returns the position as JSON. */
    String json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", certificate().problem().board().name());
        json.put("rule", "strong");
        json.put("verdict", certificate().verdict().word());
        json.put("strategy", Wording.word(prover()));
        json.put("moves", StrongWording.names(layout(), moves));
        json.put("black", StrongInput.names(board, now().position().black()));
        json.put("white", StrongInput.names(board, now().position().white()));
        json.put("toMove", Wording.word(now().toMove()));
        json.put("reply", replySentence().map(_ -> layout().name(moves.getLast())));
        json.put("reason", remark());
        json.put("outlook", outlook());
        json.put("carrier", StrongInput.names(board, now().carrier()));
        json.put("over", isOver());
        json.put("version", Main.version());
        return Json.of(json);
    }
}
