package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import proofstone.certificate.HexCertificate;
import proofstone.certificate.HexWalk;
import proofstone.game.GameSyntaxException;
import proofstone.game.Player;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGame;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexTurn;

/** A game against a certificate of Hex as commands tell it: with its moves, marks and sentences. */
final class HexWalkthrough implements ProofGame<Integer> {
    private final List<HexWalk> walks = new ArrayList<>();
    private final List<Integer> moves = new ArrayList<>();

    /** Starts at the position of {@code certificate}. */
    HexWalkthrough(HexCertificate certificate) {
        walks.add(HexWalk.start(certificate));
    }

    private HexWalk now() {
        return walks.getLast();
    }

    HexBoard board() {
        return position().board();
    }

    HexPosition position() {
        return now().position();
    }

    Player prover() {
        return now().prover();
    }

    boolean isOver() {
        return now().isOver();
    }

    @Override
    public String headline() {
        return HexWording.headline(prover(), walks.getFirst().position());
    }

    @Override
    public List<Integer> read(String text) throws GameSyntaxException {
        List<Integer> cells = new ArrayList<>();
        if (!text.isBlank()) {
            for (HexTurn turn : HexGame.parse(board(), text).turns()) {
                cells.add(cell(turn));
            }
        }
        return cells;
    }

    private static int cell(HexTurn turn) throws GameSyntaxException {
        return switch (turn) {
            case HexTurn.Stone(int cell) -> cell;
            case HexTurn.Word word ->
                    throw new GameSyntaxException(word.word() + " is no move against a proof");
        };
    }

    /** Plays moves of the loser; the winner's replies are filled in and may be named. */
    void follow(List<Integer> cells) {
        for (int cell : cells) {
            reply(cell);
            if (isOver()) {
                throw new BadInput("the game is over before " + board().name(cell));
            }
            objection(cell)
                    .ifPresent(reason -> {
                        throw new BadInput("move " + board().name(cell) + ": " + reason);
                    });
            play(cell);
        }
    }

    /** Plays the reply, if one is due; a move that is the reply is not played twice. */
    private void reply(int cell) {
        if (isReplyDue() && now().reply() != cell) {
            reply();
        }
    }

    private boolean isReplyDue() {
        return !isOver() && now().toMove() == prover();
    }

    @Override
    public Optional<String> objection(Integer cell) {
        return position().isFree(cell)
                ? Optional.empty()
                : Optional.of(board().name(cell) + " is occupied");
    }

    @Override
    public void play(Integer cell) {
        walks.add(now().play(cell));
        moves.add(cell);
    }

    @Override
    public void reply() {
        if (isReplyDue()) {
            play(now().reply());
        }
    }

    @Override
    public boolean undo() {
        int size = walks.size();
        while (walks.size() > 1 && !(walks.size() < size && isLosersTurn())) {
            walks.removeLast();
            moves.removeLast();
        }
        reply();
        return walks.size() < size;
    }

    private boolean isLosersTurn() {
        return now().toMove() != prover();
    }

    @Override
    public Optional<String> end() {
        return isOver()
                ? Optional.of(Wording.name(prover()) + " has joined his edges.")
                : Optional.empty();
    }

    @Override
    public String carrierText() {
        return HexWording.cells(board(), carrier());
    }

    /** Returns the last reply. */
    OptionalInt lastReply() {
        return lastOf(prover());
    }

    /** One of the last two moves, if it is that player's. */
    private OptionalInt lastOf(Player player) {
        return IntStream.range(Math.max(0, moves.size() - 2), moves.size())
                .filter(i -> walks.get(i).toMove() == player)
                .map(moves::get)
                .findFirst();
    }

    SquareSet carrier() {
        return now().carrier();
    }

    /** Returns what there is to draw. */
    HexScene scene() {
        return new HexScene(
                position(), carrier(), "carrier", moves, lastOf(prover().opponent()), lastReply());
    }

    /** Returns the moves with their players. */
    String movesText() {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            String player = Wording.name(walks.get(i).toMove());
            words.add(player + " " + board().name(moves.get(i)));
        }
        return String.join(", ", words);
    }

    /** Returns what the last reply had to do with the move before it; empty if there is none. */
    Optional<String> reason() {
        int move = moves.size() - 2;
        if (move < 0 || walks.get(move).toMove() == prover()) {
            return Optional.empty();
        }
        boolean matters = walks.get(move).carrier().contains(moves.get(move));
        String loser = Wording.name(prover().opponent()) + " " + board().name(moves.get(move));
        String reply = Wording.name(prover()) + " " + board().name(moves.getLast());
        return Optional.of(
                matters
                        ? loser + " was in the carrier; with " + reply + " what is left of it wins"
                        : loser + " was outside the carrier, so " + reply + " was a free move");
    }

    /** Returns what wins from here on. */
    String outlook() {
        return Wording.name(prover())
                + " wins by the "
                + Wording.count(carrier().size(), "cell")
                + " of the carrier";
    }

    /** Returns the position as JSON. */
    String json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", board().name());
        json.put("claim", HexWording.claim(prover()));
        json.put("moves", HexWording.names(board(), moves));
        json.put("reply", lastReply().stream().mapToObj(board()::name).findFirst());
        json.put("black", HexWording.names(board(), position().black()));
        json.put("white", HexWording.names(board(), position().white()));
        json.put("toMove", Wording.word(position().toMove()));
        json.put("carrier", HexWording.names(board(), carrier()));
        json.put("over", isOver());
        json.put("version", Main.version());
        return Json.of(json);
    }
}
