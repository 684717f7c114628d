package proofstone.game.connect;

import java.util.Map;
import java.util.stream.Collectors;
import proofstone.game.Player;
import proofstone.game.Turn;
import proofstone.game.connect.ConnectMark.Kind;
import proofstone.game.connect.SgfPoints.Capitals;

/** Writes a record as one tree of SGF, all that it holds, in any of the dialects. */
final class SgfWriter {
    private static final int LETTERS = 26;

    private final ConnectRecord record;
    private final ConnectGame game;
    private final SgfStyle style;
    private final SgfPoints points;
    private final int[] children;
    private final Turn[] turns;
    private final int[] depths;
    private final StringBuilder text = new StringBuilder("(");
    private int depth;

    private SgfWriter(ConnectRecord record, SgfStyle style) {
        this.record = record;
        this.game = record.game();
        this.style = style;
        boolean capitals = style == SgfStyle.CAPITAL;
        this.points = new SgfPoints(game, capitals ? Capitals.AS_SMALL : Capitals.AFTER_SMALL);
        this.children = record.childCounts();
        this.turns = record.turns();
        this.depths = new int[children.length];
    }

    /**
     * Returns the record in SGF, on one line but for line ends in texts.
     *
     * @param charset the name of the charset of the file
     * @throws IllegalArgumentException if SGF cannot hold the board or the dialect the game
     */
    static String write(ConnectRecord record, SgfStyle style, String charset) {
        requireHeld(record, style);
        SgfWriter writer = new SgfWriter(record, style);
        writer.root(charset);
        writer.nodes(style == SgfStyle.NO_FIRST_STONE ? 2 : 1);
        return writer.text.append(")").toString();
    }

    private static void requireHeld(ConnectRecord record, SgfStyle style) {
        ConnectGame game = record.game();
        if (!game.isFinite()) {
            throw new IllegalArgumentException("SGF holds boards with ends, not " + game.name());
        }
        int most =
                switch (style) {
                    case SMALL, NO_FIRST_STONE -> 2 * LETTERS;
                    case CAPITAL -> LETTERS;
                    case LITTLE_GOLEM -> ConnectGame.MAX_SIDE;
                };
        if (Math.max(game.rows().orElseThrow(), game.columns().orElseThrow()) > most) {
            throw new IllegalArgumentException(
                    "SGF with such squares holds at most %d rows and columns, not %s"
                            .formatted(most, game.name()));
        }
        if (style == SgfStyle.NO_FIRST_STONE) {
            requireFirstInTheMiddle(record);
        }
    }

    private static void requireFirstInTheMiddle(ConnectRecord record) {
        ConnectGame game = record.game();
        ConnectMove middle = new ConnectMove.Stone(game.centre());
        boolean held =
                game.first() == 1
                        && game.stones() > 1
                        && record.nodes().size() > 2
                        && record.children(0).size() == 1
                        && record.nodes().get(0).isBare()
                        && record.nodes().get(1).move().equals(middle)
                        && record.nodes().get(2).move() != ConnectMove.Other.NONE;
        if (!held) {
            throw new IllegalArgumentException(
                    "only a game that begins with a single stone in the middle, before which"
                            + " nothing is said, can be written without it");
        }
    }

    private void root(String charset) {
        boolean gomoku = game.hasRulesOf(ConnectGame.GOMOKU);
        text.append(";FF[4]").append(gomoku ? "GM[4]" : "").append("CA[").append(charset);
        text.append("]AP[Proofstone]RU[").append(game.name()).append("]SZ[").append(size());
        text.append(']');
        for (Map.Entry<String, String> fact : record.facts().entrySet()) {
            property(fact.getKey(), escaped(fact.getValue()));
        }
        said(style == SgfStyle.NO_FIRST_STONE ? 1 : 0);
    }

    private String size() {
        int rows = game.rows().orElseThrow();
        int columns = game.columns().orElseThrow();
        return rows == columns ? Integer.toString(rows) : columns + ":" + rows;
    }

    private void nodes(int from) {
        int start = from;
        while (start < children.length) {
            int end = style == SgfStyle.LITTLE_GOLEM ? turnEnd(start) : start;
            branch(record.nodes().get(start).parent());
            move(start, end);
            said(end);
            for (int i = start; i <= end; i++) {
                depths[i] = depth;
            }
            start = end + 1;
        }
        text.append(")".repeat(depth));
    }

    /** Closes the branches that have ended, and opens one where the parent has several. */
    private void branch(int parent) {
        text.append(")".repeat(depth - depths[parent]));
        depth = depths[parent];
        if (children[parent] > 1) {
            text.append('(');
            depth++;
        }
    }

    /** Returns the last node of the stones that can be written with that of {@code start}. */
    private int turnEnd(int start) {
        int end = start;
        while (isStone(end)
                && record.nodes().get(end).isBare()
                && children[end] == 1
                && isStone(end + 1)
                && turns[end].player() == before(start).player()) {
            end++;
        }
        return end;
    }

    private boolean isStone(int node) {
        return record.nodes().get(node).move() instanceof ConnectMove.Stone;
    }

    private Turn before(int node) {
        return turns[record.nodes().get(node).parent()];
    }

    private void move(int start, int end) {
        text.append(';');
        if (record.nodes().get(start).move() == ConnectMove.Other.NONE) {
            return;
        }
        text.append(before(start).player() == Player.BLACK ? "B[" : "W[");
        for (int i = start; i <= end; i++) {
            if (record.nodes().get(i).move() instanceof ConnectMove.Stone(ConnectCell cell)) {
                text.append(square(cell));
            }
        }
        text.append(']');
    }

    private String square(ConnectCell cell) {
        return style == SgfStyle.LITTLE_GOLEM ? game.nameOf(cell) : points.pair(cell);
    }

    private void said(int index) {
        ConnectNode node = record.nodes().get(index);
        if (!node.name().isEmpty()) {
            property("N", escaped(node.name()));
        }
        if (!node.comment().isEmpty()) {
            property("C", escaped(node.comment()));
        }
        for (Kind kind : Kind.values()) {
            marks(node, kind);
        }
        node.properties()
                .forEach((id, values) ->
                        property(
                                id,
                                values.stream()
                                        .map(SgfWriter::escaped)
                                        .collect(Collectors.joining("]["))));
    }

    private void marks(ConnectNode node, Kind kind) {
        String values =
                node.marks().stream()
                        .filter(mark -> mark.kind() == kind)
                        .map(mark -> square(mark.cell()) + words(mark))
                        .collect(Collectors.joining("]["));
        if (!values.isEmpty()) {
            property(kind.property(), values);
        }
    }

    private static String words(ConnectMark mark) {
        boolean label = mark.kind() == Kind.LABEL;
        return label ? ":" + escaped(mark.text()).replace(":", "\\:") : "";
    }

    private void property(String id, String value) {
        text.append(id).append('[').append(value).append(']');
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("]", "\\]");
    }
}
