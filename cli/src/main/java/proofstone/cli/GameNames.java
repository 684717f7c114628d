package proofstone.cli;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import proofstone.game.GameParser;
import proofstone.game.Quote;
import proofstone.game.connect.ReadOptions;

/**
 * What somebody may have meant who names no GAME: a board misspelt, a game by its everyday name, or
 * a file of another kind.
 */
final class GameNames {
    /** The words before the colon, each with the form of its GAME strings. */
    private static final Map<String, String> BOARDS = boards();

    /** Everyday names without blanks and hyphens. */
    private static final Map<String, String> EVERYDAY =
            Map.of(
                    "gomoku", "connect:15,15,5,1,1",
                    "fiveinarow", "connect:15,15,5,1,1",
                    "connect6", "connect:19,19,6,2,1",
                    "ttt", "mnk:3,3,3",
                    "tictactoe", "mnk:3,3,3");

    private GameNames() {}

    private static Map<String, String> boards() {
        Map<String, String> boards = new LinkedHashMap<>();
        boards.put("mnk", "mnk:ROWS,COLS,K");
        boards.put("animal", "animal:NAME,ROWS,COLS");
        boards.put("strip7", "strip7:N");
        boards.put("connect", "connect:M,N,K,P,Q");
        boards.put("tile", "tile:b2,P");
        boards.put("exclusive", "exclusive:rec,M,N,B");
        boards.put("hex", "hex:N");
        return boards;
    }

    /** Refuses a name for which another one is near; what it does not know it leaves alone. */
    static void requireNoSlip(String game) {
        if (!ProblemOptions.isPgFile(game) && !InputFile.exists(game)) {
            meant(game).ifPresent(name -> refuse(game, "not the name of a board", name));
        }
    }

    /** Refuses a name of no game of Connect for which one is near. */
    static void requireNoSlipOfConnect(String game) {
        meant(game)
                .filter(name -> name.startsWith("connect:"))
                .ifPresent(name -> refuse(game, "not the name of a game of Connect", name));
    }

    private static void refuse(String game, String problem, String meant) {
        String name = Quote.printable(meant);
        throw new BadInput(
                "game %s: %s (did you mean '%s'?)".formatted(Quote.of(game), problem, name));
    }

    /** Returns the GAME that somebody may have meant who wrote a word that begins none. */
    private static Optional<String> meant(String game) {
        String text = game.strip();
        int colon = text.indexOf(':');
        String word = colon < 0 ? text : text.substring(0, colon);
        String rest = colon < 0 ? "" : text.substring(colon);
        boolean isBoard = !rest.isEmpty() && BOARDS.containsKey(word);
        return isBoard
                ? Optional.empty()
                : everyday(text).or(() -> animal(text)).or(() -> misspelt(word, rest));
    }

    private static Optional<String> everyday(String text) {
        String plain = text.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "");
        return Suggestion.nearest(plain, EVERYDAY.keySet())
                .filter(_ -> !BOARDS.containsKey(plain))
                .map(EVERYDAY::get);
    }

    private static Optional<String> animal(String text) {
        return GameParser.animalName(text).map(name -> "animal:" + name + ",ROWS,COLS");
    }

    private static Optional<String> misspelt(String word, String rest) {
        return Suggestion.nearest(word, BOARDS.keySet())
                .map(board -> rest.isEmpty() ? BOARDS.get(board) : board + rest);
    }

    /** Refuses records and certificates, where {@code solve} wants a game. */
    static void requireNoOtherFile(String name) {
        if (ConnectInput.isRecord(name)) {
            throw new BadInput(
                    "%s: a record of a game; solve %s --position %s asks who wins there"
                            .formatted(name, gameOf(name), name));
        }
        if (HexInput.isGame(name)) {
            throw new BadInput(
                    "%s: a record of Hex; solve hex:N --position %s asks who wins there"
                            .formatted(name, name));
        }
        if (InputFile.path(name).filter(CertificateInput::looksLikeOne).isPresent()) {
            throw new BadInput(name + ": a certificate; see check, show and play");
        }
    }

    private static String gameOf(String record) {
        try {
            return Quote.printable(
                    ConnectInput.of(record).record(ReadOptions.NONE, _ -> {}).game().name());
        } catch (BadInput unreadable) {
            return "GAME";
        }
    }

    /** Refuses records, where {@code play} wants a game or a certificate. */
    static void requireNoRecord(String name) {
        if (ConnectInput.isRecord(name) || HexInput.isGame(name)) {
            throw new BadInput(name + ": a record of a game; see show, or --position of play GAME");
        }
    }
}
