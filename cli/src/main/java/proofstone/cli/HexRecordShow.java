package proofstone.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import proofstone.game.GameSyntaxException;
import proofstone.game.SquareSet;
import proofstone.game.hex.HexBoard;
import proofstone.game.hex.HexGame;
import proofstone.game.hex.HexPosition;
import proofstone.game.hex.HexSymmetry;
import proofstone.game.hex.HexTurn;

/** {@code show} for records of Hex and links. */
final class HexRecordShow implements RecordShow {
    private final HexGame game;
    private final HexPosition position;

    private HexRecordShow(HexGame game) {
        this.game = game;
        this.position = game.position();
    }

    /** Shows the game of a link or record after some more moves. */
    static HexRecordShow of(String argument, List<String> moves) throws GameSyntaxException {
        HexGame game = HexInput.game(argument);
        return new HexRecordShow(moves.isEmpty() ? game : played(game, String.join(" ", moves)));
    }

    private static HexGame played(HexGame game, String moves) throws GameSyntaxException {
        List<HexTurn> turns = new ArrayList<>(game.turns());
        turns.addAll(HexGame.turns(game.board(), moves));
        return HexGame.legal(game.start(), turns);
    }

    /** Returns where the stones of the moves stand, in their order; a swap moves the first one. */
    private List<Integer> cells() {
        List<Integer> cells = new ArrayList<>();
        for (HexTurn turn : game.turns()) {
            switch (turn) {
                case HexTurn.Stone(int cell) -> cells.add(cell);
                case HexTurn.Word.SWAP -> cells.replaceAll(this::mirrored);
                case HexTurn.Word.PASS, HexTurn.Word.RESIGN -> {
                    // nothing is put
                }
            }
        }
        return cells;
    }

    private int mirrored(int cell) {
        return game.board().image(HexSymmetry.LONG_DIAGONAL, SquareSet.of(cell)).first();
    }

    private HexScene scene() {
        List<Integer> cells = cells();
        OptionalInt last = cells.isEmpty() ? OptionalInt.empty() : OptionalInt.of(cells.getLast());
        return new HexScene(position, SquareSet.empty(), "", cells, last, OptionalInt.empty());
    }

    private String headline() {
        return game.board().name() + " (" + state() + ")";
    }

    private String state() {
        String mover = Wording.name(position.toMove());
        if (position.winner().isPresent()) {
            return Wording.name(position.winner().get()) + " has joined his edges";
        }
        return isResigned() ? mover + " has resigned" : mover + " to move";
    }

    private boolean isResigned() {
        return !game.turns().isEmpty() && game.turns().getLast() == HexTurn.Word.RESIGN;
    }

    private Optional<String> winner() {
        Optional<String> joined = position.winner().map(Wording::word);
        return isResigned() ? Optional.of(Wording.word(position.toMove().opponent())) : joined;
    }

    @Override
    public void print(Io io, TextBoard.Glyphs glyphs) {
        io.line(headline());
        io.line("");
        HexText.lines(scene(), glyphs).forEach(io::line);
        if (!game.turns().isEmpty()) {
            io.line("");
            io.line("moves    " + game.moves());
        }
    }

    @Override
    public String picture() {
        return HexSvg.document(scene(), headline(), game.moves());
    }

    @Override
    public String json() {
        HexBoard board = game.board();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", board.name());
        json.put("moves", game.moves());
        json.put("black", HexWording.names(board, position.black()));
        json.put("white", HexWording.names(board, position.white()));
        json.put("toMove", Wording.word(position.toMove()));
        json.put("winner", winner());
        json.put("version", Main.version());
        return Json.of(json);
    }
}
