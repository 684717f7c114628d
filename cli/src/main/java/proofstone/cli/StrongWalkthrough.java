package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import proofstone.certificate.StrongCertificate;
import proofstone.certificate.StrongWalk;
import proofstone.game.Board;
import proofstone.game.GameSyntaxException;
import proofstone.game.Layout;
import proofstone.game.MoveParser;
import proofstone.game.Player;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.Turn;
import proofstone.game.WeakPosition;
import proofstone.game.strong.StrongProblem;

/** A game against a certificate of a strong game as commands tell it. */
final class StrongWalkthrough implements ProofGame<List<Integer>> {
    private final Board board;

    /** The walk before each turn; the last is where the game stands. */
    private final List<StrongWalk> walks = new ArrayList<>();

    /** The stones of the turns played; the last turn may be begun only. */
    private final List<List<Integer>> turns = new ArrayList<>();

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

    /** Returns whether a turn has several stones. */
    boolean hasTurns() {
        return now().problem().board().stonesATurn() > 1;
    }

    @Override
    public List<List<Integer>> read(String text) throws GameSyntaxException {
        if (text.isBlank()) {
            return List.of();
        }
        return hasTurns()
                ? MoveParser.turns(board, text)
                : MoveParser.squares(board, text).stream().map(List::of).toList();
    }

    /**
     * Plays moves of the loser, whole turns or stone by stone; the prover's replies are filled in
     * and may be named.
     */
    void follow(List<List<Integer>> moves) {
        SquareSet unnamed = SquareSet.empty();
        for (List<Integer> turn : moves) {
            unnamed = unnamed.union(filledIn());
            SquareSet stones = SquareSet.copyOf(turn);
            if (unnamed.containsAll(stones)) {
                unnamed = unnamed.minus(stones);
            } else {
                unnamed = SquareSet.empty();
                playLegal(turn);
            }
        }
    }

    /** Plays the reply if one is due, and returns its stones. */
    private SquareSet filledIn() {
        SquareSet before = now().position().stones(prover());
        reply();
        return now().position().stones(prover()).minus(before);
    }

    private void playLegal(List<Integer> turn) {
        Optional<String> objection = objection(turn);
        if (objection.isPresent()) {
            throw new BadInput("move " + name(turn) + ": " + objection.get());
        }
        play(turn);
    }

    private String name(List<Integer> turn) {
        return Wording.turn(layout(), turn);
    }

    @Override
    public Optional<String> objection(List<Integer> turn) {
        if (isOver()) {
            return Optional.of("the game is over");
        }
        return turn.stream()
                .flatMap(square -> objection(square).stream())
                .findFirst()
                .or(() -> tooMany(turn.size()));
    }

    private Optional<String> objection(int square) {
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

    private Optional<String> tooMany(int stones) {
        return stones > now().stonesLeft()
                ? Optional.of(stonesLeft() + ", not " + stones)
                : Optional.empty();
    }

    private String stonesLeft() {
        String count = Wording.count(now().stonesLeft(), "stone");
        return Wording.name(now().toMove()) + " has " + count + " left in this turn";
    }

    @Override
    public void play(List<Integer> turn) {
        StrongWalk next = now().playTurn(turn);
        if (isTurnBegun()) {
            walks.removeLast();
            List<Integer> begun = turns.removeLast();
            turns.add(Stream.concat(begun.stream(), turn.stream()).toList());
        } else {
            turns.add(List.copyOf(turn));
        }
        walks.add(next);
    }

    /** Returns whether the last turn goes on. */
    private boolean isTurnBegun() {
        if (turns.isEmpty()) {
            return false;
        }
        Turn before = walks.get(turns.size() - 1).position().turn();
        Turn turn = now().position().turn();
        return before.player() == turn.player()
                && before.left() - turns.getLast().size() == turn.left();
    }

    /** Returns how much of a turn that is begun is left, if one is. */
    Optional<String> restOfTurn() {
        return isTurnBegun() && !isOver() ? Optional.of(stonesLeft()) : Optional.empty();
    }

    @Override
    public void reply() {
        while (!isOver() && now().toMove() == prover()) {
            play(now().replyTurn());
        }
    }

    @Override
    public boolean undo() {
        for (int i = turns.size() - 1; i >= 0; i--) {
            if (moverOf(i) != prover()) {
                walks.subList(i + 1, walks.size()).clear();
                turns.subList(i, turns.size()).clear();
                return true;
            }
        }
        return false;
    }

    private Player moverOf(int turn) {
        return walks.get(turn).toMove();
    }

    /** Returns the stones of one of the last two turns, if it is that player's. */
    private SquareSet lastOf(Player player) {
        return IntStream.range(Math.max(0, turns.size() - 2), turns.size())
                .filter(i -> moverOf(i) == player)
                .mapToObj(i -> SquareSet.copyOf(turns.get(i)))
                .reduce(SquareSet.empty(), (_, second) -> second);
    }

    /** Returns the prover's last turn with its stones. */
    Optional<String> replySentence() {
        return repliedLast()
                ? Optional.of(Wording.name(prover()) + " " + name(turns.getLast()))
                : Optional.empty();
    }

    private boolean repliedLast() {
        return !turns.isEmpty() && moverOf(turns.size() - 1) == prover();
    }

    /** Returns what the last turn does, such as {@code forced}, or nothing. */
    String remark() {
        if (turns.isEmpty()) {
            return "";
        }
        StrongProblem before = walks.get(walks.size() - 2).problem();
        SquareSet stones = SquareSet.copyOf(turns.getLast());
        return StrongRemarks.remark(before, stones, now().problem());
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

    /** Returns the turns with their players. */
    String movesText() {
        return IntStream.range(0, turns.size())
                .mapToObj(i -> Wording.name(moverOf(i)) + " " + name(turns.get(i)))
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
                turns.stream().flatMap(List::stream).toList(),
                lastOf(prover()),
                lastOf(prover().opponent()),
                Scene.Players.STRONG,
                filled());
    }

    private static Role role(Player player) {
        return player == Player.BLACK ? Role.MAKER : Role.BREAKER;
    }

    /** Returns the position as JSON. */
    String json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", certificate().problem().board().name());
        json.put("rule", "strong");
        json.put("verdict", certificate().verdict().word());
        json.put("strategy", Wording.word(prover()));
        json.put("moves", turns.stream().map(this::name).toList());
        json.put("black", StrongInput.names(board, now().position().black()));
        json.put("white", StrongInput.names(board, now().position().white()));
        json.put("toMove", Wording.word(now().toMove()));
        json.put("reply", replySentence().map(_ -> name(turns.getLast())));
        json.put("reason", remark());
        json.put("outlook", outlook());
        json.put("carrier", StrongInput.names(board, now().carrier()));
        json.put("over", isOver());
        json.put("version", Main.version());
        return Json.of(json);
    }
}
