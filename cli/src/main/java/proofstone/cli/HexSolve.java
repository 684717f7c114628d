package proofstone.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import proofstone.certificate.HexCertificate;
import proofstone.cli.HexKernel.Outcome;
import proofstone.game.hex.HexPosition;

/** {@code solve} for positions of Hex. */
final class HexSolve {
    /** What is asked of a position. */
    enum Question {
        /** Who wins? */
        WINNER,
        /** Which moves win? */
        WINNING_MOVES,
        /** Who wins after each move, and at what cost? */
        ALL_MOVES
    }

    private static final String TOO_MANY =
            "note         more than 64 free cells and groups, so only clear wins are found";

    private final HexPosition position;
    private final HexKernel kernel;
    private final Io io;

    /** Asks about {@code position}. */
    HexSolve(HexPosition position, HexKernel kernel, Io io) {
        this.position = position;
        this.kernel = kernel;
        this.io = io;
    }

    /** Finds out who wins, writes the proof, prints, and returns the exit code. */
    int winner(Optional<CertificateOutput> output, String command, Style style) {
        boolean isTaken = kernel.takes(position);
        Outcome outcome = kernel.solve(position);
        kernel.release();
        HexReport report = new HexReport(position, outcome);
        try {
            print(report, style, write(outcome, output, command));
        } catch (BadInput notWritten) {
            print(report, style, Optional.empty());
            throw notWritten;
        }
        if (outcome.winner().isPresent()) {
            return ExitCode.OK;
        }
        if (!isTaken && style != Style.JSON) {
            io.line(TOO_MANY);
        }
        return ExitCode.UNSOLVED;
    }

    private Optional<CertificateOutput.Written> write(
            Outcome outcome, Optional<CertificateOutput> output, String command) {
        String producer = "proofstone " + Main.version();
        return outcome.proof()
                .map(root -> new HexCertificate(position, producer, command, root))
                .flatMap(proof -> output.map(out -> out.write(proof)));
    }

    private void print(HexReport report, Style style, Optional<CertificateOutput.Written> written) {
        List<String> lines =
                style == Style.JSON
                        ? List.of(report.json(kernel.techniques(), written))
                        : report.lines(written);
        lines.forEach(io::line);
    }

    /** Finds the values of moves, prints them, and returns the exit code. */
    int moves(Question question, Style style) {
        if (position.winner().isPresent()) {
            throw new BadInput(HexWording.position(position) + ": the game is over");
        }
        HexMap map = new HexMap(position);
        if (question == Question.WINNING_MOVES) {
            map.solveMustPlay(kernel);
        } else {
            map.solveAll(kernel);
        }
        if (style == Style.JSON) {
            io.line(Json.of(json(map)));
        } else {
            lines(map, question);
        }
        return map.isComplete() ? ExitCode.OK : ExitCode.UNSOLVED;
    }

    private Map<String, Object> json(HexMap map) {
        Map<String, Object> json = new LinkedHashMap<>(HexReport.question(position));
        json.put("winning", HexWording.names(position.board(), map.winning()));
        json.put("mustPlay", HexWording.names(position.board(), map.mustPlay()));
        json.put("moves", map.json());
        json.put("techniques", kernel.techniques());
        json.put("version", Main.version());
        return json;
    }

    private void lines(HexMap map, Question question) {
        io.line("Moves of " + HexWording.position(position));
        io.line("");
        if (question == Question.WINNING_MOVES) {
            HexScene scene = HexScene.of(position, map.mustPlay(), "must-play");
            HexText.lines(scene, TextBoard.Glyphs.UNICODE).forEach(io::line);
        } else {
            io.line("winner of each move; where the move loses, the reply that wins");
            map.winners(TextBoard.Glyphs.UNICODE).forEach(io::line);
            io.line("");
            io.line("nodes");
            map.counts().forEach(io::line);
            if (map.isTurned()) {
                io.line("=x: not searched, x after half a turn of the board");
            }
        }
        io.line("");
        io.line("winning      " + map.winningWords());
        io.line(map.effort());
        if (!map.isComplete()) {
            io.line("not solved   the limits were met before the last move");
        }
    }
}
