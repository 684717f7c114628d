package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import proofstone.certificate.Certificate;
import proofstone.certificate.Walk;
import proofstone.game.Board;
import proofstone.game.GameSyntaxException;
import proofstone.game.Layout;
import proofstone.game.MoveParser;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/** A game against a certificate as commands tell it: with its moves, marks and sentences. */
final class Walkthrough implements ProofGame<List<Integer>> {
    /** The most free squares that are listed by name when the carrier holds all of them. */
    private static final int SHORT_LIST = 9;

    /** The walk after each move; the first is that of the certificate's position. */
    private final List<Walk> walks = new ArrayList<>();

    /** The stones of the turns played, one turn between two neighbouring walks. */
    private final List<List<Integer>> turns = new ArrayList<>();

    /** Starts at the position of {@code certificate}. */
    Walkthrough(Certificate certificate) {
        walks.add(Walk.start(certificate));
    }

    /** Returns who wins what. */
    static String headline(Certificate certificate) {
        return Wording.name(certificate.winner())
                + " wins "
                + Wording.problem(certificate.problem());
    }

    @Override
    public String headline() {
        return headline(now().certificate());
    }

    private Walk now() {
        return walks.getLast();
    }

    Board board() {
        return now().certificate().problem().board();
    }

    private String name(int square) {
        return layout().name(square);
    }

    private String name(List<Integer> turn) {
        return Wording.turn(layout(), turn);
    }

    private Layout layout() {
        return board().layout();
    }

    WeakPosition position() {
        return now().position();
    }

    /** Returns the player whose strategy is played. */
    Role prover() {
        return now().prover();
    }

    /** Returns the free squares on which the rest of the strategy depends. */
    SquareSet carrier() {
        return now().carrier();
    }

    /** Returns the squares played, in order. */
    List<Integer> moves() {
        return turns.stream().flatMap(List::stream).toList();
    }

    @Override
    public List<List<Integer>> read(String text) throws GameSyntaxException {
        return now().certificate().problem().turns().isPresent()
                ? MoveParser.turns(board(), text)
                : MoveParser.squares(board(), text).stream().map(List::of).toList();
    }

    @Override
    public Optional<String> objection(List<Integer> turn) {
        return now().objection(turn);
    }

    @Override
    public void play(List<Integer> turn) {
        walks.add(now().playTurn(turn));
        turns.add(turn);
    }

    @Override
    public void reply() {
        if (!now().isOver() && now().toMove() == prover()) {
            play(now().replyTurn());
        }
    }

    /**
     * Plays moves of the refuter, with the replies to all but the last. Replies may stand among the
     * moves; each is recognised by being what the strategy plays.
     */
    void follow(List<List<Integer>> moves) {
        for (List<Integer> turn : moves) {
            boolean proversTurn = !now().isOver() && now().toMove() == prover();
            boolean listed = proversTurn && Set.copyOf(now().replyTurn()).equals(Set.copyOf(turn));
            reply();
            if (!listed) {
                Optional<String> objection = objection(turn);
                if (objection.isPresent()) {
                    throw new BadInput(notLegal(objection.get()));
                }
                play(turn);
            }
        }
    }

    private String notLegal(String objection) {
        String after = turns.isEmpty() ? "" : " after " + movesText();
        return "no legal move of " + Wording.name(prover().opponent()) + after + ": " + objection;
    }

    @Override
    public boolean undo() {
        for (int i = turns.size() - 1; i >= 0; i--) {
            if (walks.get(i).toMove() != prover()) {
                walks.subList(i + 1, walks.size()).clear();
                turns.subList(i, turns.size()).clear();
                return true;
            }
        }
        return false;
    }

    private boolean proverMovedLast() {
        return !turns.isEmpty() && walks.get(turns.size() - 1).toMove() == prover();
    }

    /** Returns the prover's last move as a sentence, if the last move is his. */
    Optional<String> replySentence() {
        return proverMovedLast()
                ? Optional.of(Wording.name(prover()) + " " + name(turns.getLast()))
                : Optional.empty();
    }

    /** Returns the prover's last move and why it is right, if the last move is his. */
    Optional<String> explainedReply() {
        return replySentence().map(reply -> reply + " (" + reason() + ")");
    }

    @Override
    public String carrierText() {
        int all = board().hypergraph().squares() - position().occupied().size();
        int size = carrier().size();
        if (size == 0) {
            return "none";
        }
        boolean whole = size == all && size > SHORT_LIST;
        return whole ? "all " + size + " free squares" : Wording.squares(layout(), carrier());
    }

    /** Returns why the prover's last move is right, or what the strategy does or waits for. */
    String reason() {
        return proverMovedLast() ? walks.get(walks.size() - 2).describe() : now().describe();
    }

    /** Returns what the strategy has ready for the next move. */
    String outlook() {
        return now().describe();
    }

    /** Returns the moves with their players. */
    String movesText() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < turns.size(); i++) {
            text.append(i == 0 ? "" : ", ").append(Wording.name(walks.get(i).toMove()));
            text.append(' ').append(name(turns.get(i)));
        }
        return text.toString();
    }

    @Override
    public Optional<String> end() {
        return now().winner().map(this::ending);
    }

    private String ending(Role winner) {
        return winner == Role.MAKER
                ? "Maker has filled " + Wording.squares(layout(), scene().filled()) + "."
                : "Maker can fill no winning set any more.";
    }

    /** Returns the picture of the position. */
    Scene scene() {
        boolean prover = proverMovedLast();
        int lastOfRefuter = turns.size() - (prover ? 2 : 1);
        return new Scene(
                board(),
                position(),
                prover(),
                carrier(),
                moves(),
                prover ? SquareSet.copyOf(turns.getLast()) : SquareSet.empty(),
                lastOfRefuter >= 0
                        ? SquareSet.copyOf(turns.get(lastOfRefuter))
                        : SquareSet.empty());
    }

    /** Returns the position as JSON. */
    String json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", board().name());
        json.put("rule", "weak");
        json.put("verdict", prover().word() + "-wins");
        json.put("moves", turns.stream().map(this::name).toList());
        json.put("maker", names(position().maker()));
        json.put("breaker", names(position().breaker()));
        json.put("toMove", now().toMove().word());
        json.put("reply", replySentence().map(s -> name(turns.getLast())));
        json.put("reason", reason());
        json.put("outlook", outlook());
        json.put("carrier", names(carrier()));
        json.put("over", now().isOver());
        json.put("version", Main.version());
        return Json.of(json);
    }

    private List<String> names(SquareSet squares) {
        return squares.stream().mapToObj(this::name).toList();
    }
}
