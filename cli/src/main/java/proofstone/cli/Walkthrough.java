package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.certificate.Certificate;
import proofstone.certificate.StrategyWalk;
import proofstone.game.Board;
import proofstone.game.Layout;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.game.WeakPosition;

/** A game against a certificate as commands tell it: with its moves, marks and sentences. */
final class Walkthrough {
    /** The most free squares that are listed by name when the carrier holds all of them. */
    private static final int SHORT_LIST = 9;

    /** The walk after each move; the first is that of the certificate's position. */
    private final List<StrategyWalk> walks = new ArrayList<>();

    /** The squares played, one between two neighbouring walks. */
    private final List<Integer> moves = new ArrayList<>();

    /** Starts at the position of {@code certificate}. */
    Walkthrough(Certificate certificate) {
        walks.add(StrategyWalk.start(certificate));
    }

    /** Returns who wins what. */
    static String headline(Certificate certificate) {
        return Wording.name(certificate.winner())
                + " wins "
                + Wording.problem(certificate.problem());
    }

    /** Returns who wins what. */
    String headline() {
        return headline(now().certificate());
    }

    private StrategyWalk now() {
        return walks.getLast();
    }

    Board board() {
        return now().certificate().problem().board();
    }

    private String name(int square) {
        return layout().name(square);
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
        return moves;
    }

    /** Returns why the refuter cannot play on {@code square}, or empty if he can. */
    Optional<String> objection(int square) {
        if (now().isOver()) {
            return Optional.of("the game is over: " + now().describe());
        }
        if (position().occupied().contains(square)) {
            return Optional.of(name(square) + " is occupied");
        }
        return now().legalMoves().contains(square)
                ? Optional.empty()
                : Optional.of(name(square) + " is not one of the first moves");
    }

    /** Plays a legal move. */
    void play(int square) {
        walks.add(now().play(square));
        moves.add(square);
    }

    /** Plays the prover's move if it is his turn. */
    void reply() {
        if (!now().isOver() && now().toMove() == prover()) {
            play(now().replyOrAny());
        }
    }

    /**
     * Plays moves of the refuter, with the replies to all but the last. Replies may stand among the
     * moves; each is recognised by being what the strategy plays.
     */
    void follow(List<Integer> squares) {
        for (int square : squares) {
            boolean proversTurn = !now().isOver() && now().toMove() == prover();
            boolean listed = proversTurn && now().replyOrAny() == square;
            reply();
            if (!listed) {
                Optional<String> objection = objection(square);
                if (objection.isPresent()) {
                    throw new BadInput(notLegal(objection.get()));
                }
                play(square);
            }
        }
    }

    private String notLegal(String objection) {
        String after = moves.isEmpty() ? "" : " after " + movesText();
        return "no legal move of " + Wording.name(prover().opponent()) + after + ": " + objection;
    }

    /** Takes back the last move of the refuter and what followed; returns whether there is one. */
    boolean undo() {
        for (int i = moves.size() - 1; i >= 0; i--) {
            if (walks.get(i).toMove() != prover()) {
                walks.subList(i + 1, walks.size()).clear();
                moves.subList(i, moves.size()).clear();
                return true;
            }
        }
        return false;
    }

    private boolean proverMovedLast() {
        return !moves.isEmpty() && walks.get(moves.size() - 1).toMove() == prover();
    }

    /** Returns the prover's last move as a sentence, if the last move is his. */
    Optional<String> replySentence() {
        return proverMovedLast()
                ? Optional.of(Wording.name(prover()) + " " + name(moves.getLast()))
                : Optional.empty();
    }

    /** Returns the prover's last move and why it is right, if the last move is his. */
    Optional<String> explainedReply() {
        return replySentence().map(reply -> reply + " (" + reason() + ")");
    }

    /** Returns the free squares on which the rest of the strategy depends, in words. */
    String carrierText() {
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
        for (int i = 0; i < moves.size(); i++) {
            text.append(i == 0 ? "" : ", ").append(Wording.name(walks.get(i).toMove()));
            text.append(' ').append(name(moves.get(i)));
        }
        return text.toString();
    }

    /** Returns how the game has ended, or empty if it goes on. */
    Optional<String> end() {
        return now().winner().map(this::ending);
    }

    private String ending(Role winner) {
        return winner == Role.MAKER
                ? "Maker has filled " + Wording.squares(layout(), scene().filled()) + "."
                : "Maker can fill no winning set any more.";
    }

    /** Returns the picture of the position. */
    Scene scene() {
        int count = moves.size();
        boolean prover = proverMovedLast();
        int lastOfRefuter = prover ? count - 2 : count - 1;
        return new Scene(
                board(),
                position(),
                prover(),
                carrier(),
                List.copyOf(moves),
                prover ? OptionalInt.of(moves.getLast()) : OptionalInt.empty(),
                lastOfRefuter >= 0
                        ? OptionalInt.of(moves.get(lastOfRefuter))
                        : OptionalInt.empty());
    }

    /** Returns the position as JSON. */
    String json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", board().name());
        json.put("rule", "weak");
        json.put("verdict", prover().word() + "-wins");
        json.put("moves", moves.stream().map(this::name).toList());
        json.put("maker", names(position().maker()));
        json.put("breaker", names(position().breaker()));
        json.put("toMove", now().toMove().word());
        json.put("reply", replySentence().map(s -> name(moves.getLast())));
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
