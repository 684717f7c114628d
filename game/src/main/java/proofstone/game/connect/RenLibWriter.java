package proofstone.game.connect;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import proofstone.game.connect.ConnectMark.Kind;

/**
 * Writes RenLib files of version 3.4, see {@link RenLibFlags}.
 *
 * <p>A label goes to the first child on its square that has none yet, or to a leaf of its own.
 */
final class RenLibWriter {
    private static final int MINOR = 4;
    private static final int NONE = -1;

    private final ConnectRecord record;
    private final Charset charset;
    private final Notes losses = new Notes();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final int[] firstChild;
    private final int[] nextSibling;
    private final String[] labels;

    private RenLibWriter(ConnectRecord record, Charset charset) {
        this.record = record;
        this.charset = charset;
        int nodes = record.nodes().size();
        this.firstChild = new int[nodes];
        this.nextSibling = new int[nodes];
        this.labels = new String[nodes];
        Arrays.fill(firstChild, NONE);
        Arrays.fill(nextSibling, NONE);
        Arrays.fill(labels, "");
        for (int i = nodes - 1; i > 0; i--) {
            int parent = record.nodes().get(i).parent();
            nextSibling[i] = firstChild[parent];
            firstChild[parent] = i;
        }
    }

    /**
     * Writes a game.
     *
     * @throws IllegalArgumentException if it is not Gomoku on 15x15, or there are several
     */
    static WrittenRecords write(List<ConnectRecord> records, Charset charset) {
        ConnectRecord record = records.getFirst();
        if (records.size() != 1 || !record.game().equals(ConnectGame.GOMOKU)) {
            throw new IllegalArgumentException(
                    "RenLib holds one game of " + ConnectGame.GOMOKU.name());
        }
        RenLibWriter writer = new RenLibWriter(record, charset);
        writer.writeHeader();
        for (int i = 0; i < record.nodes().size(); i++) {
            writer.writeNode(i);
        }
        if (!record.facts().isEmpty()) {
            writer.losses.add(
                    "RenLib does not hold: " + String.join(", ", record.facts().keySet()));
        }
        return new WrittenRecords(writer.out.toByteArray(), writer.losses.lines());
    }

    private void writeHeader() {
        byte[] header = new byte[RenLibFlags.HEADER];
        Arrays.fill(header, RenLibFlags.PADDING);
        for (int i = 0; i < RenLibFlags.MAGIC.length(); i++) {
            header[i + 1] = (byte) RenLibFlags.MAGIC.charAt(i);
        }
        header[RenLibFlags.MAGIC.length() + 2] = 3;
        header[RenLibFlags.MAGIC.length() + 3] = MINOR;
        out.writeBytes(header);
    }

    private void writeNode(int index) {
        ConnectNode node = record.nodes().get(index);
        List<ConnectMark> extra = place(index, node);
        boolean leaf = firstChild[index] == NONE && extra.isEmpty();
        int flags =
                (nextSibling[index] == NONE ? 0 : RenLibFlags.SIBLING)
                        | (leaf ? RenLibFlags.NO_CHILD : 0)
                        | ownFlags(index, node);
        String comment = text(node.name());
        comment += node.comment().isEmpty() ? "" : RenLibFlags.SPLIT + text(node.comment());
        write(position(node), flags, comment, labels[index]);
        for (int i = 0; i < extra.size(); i++) {
            boolean last = i == extra.size() - 1 && firstChild[index] == NONE;
            int more = RenLibFlags.NO_MOVE | RenLibFlags.NO_CHILD;
            String label = text(extra.get(i).text());
            int square = RenLibFlags.position(extra.get(i).cell());
            write(square, last ? more : more | RenLibFlags.SIBLING, "", label);
        }
        reportLosses(index, node);
    }

    private static int position(ConnectNode node) {
        return node.move() instanceof ConnectMove.Stone(ConnectCell cell)
                ? RenLibFlags.position(cell)
                : 0;
    }

    private static int ownFlags(int index, ConnectNode node) {
        int flags =
                node.properties().containsKey(RenLibFlags.START_PROPERTY) ? RenLibFlags.START : 0;
        flags |= node.marks().stream().anyMatch(mark -> isOwn(node, mark)) ? RenLibFlags.MARK : 0;
        boolean noMove = index > 0 && node.move() == ConnectMove.Other.NONE;
        return noMove ? flags | RenLibFlags.NO_MOVE : flags;
    }

    private static boolean isOwn(ConnectNode node, ConnectMark mark) {
        return mark.kind() == Kind.CROSS && node.move().equals(new ConnectMove.Stone(mark.cell()));
    }

    /** Gives the labels of a node to its children and returns those for which there is none. */
    private List<ConnectMark> place(int index, ConnectNode node) {
        if (node.marks().isEmpty()) {
            return List.of();
        }
        List<ConnectMark> left = new ArrayList<>();
        node.marks().stream().filter(this::isLabel).forEach(left::add);
        for (int child = firstChild[index];
                child != NONE && !left.isEmpty();
                child = nextSibling[child]) {
            ConnectMove move = record.nodes().get(child).move();
            for (int i = 0; i < left.size() && labels[child].isEmpty(); i++) {
                if (move.equals(new ConnectMove.Stone(left.get(i).cell()))) {
                    labels[child] = text(left.remove(i).text());
                }
            }
        }
        return Collections.unmodifiableList(left);
    }

    private boolean isLabel(ConnectMark mark) {
        return mark.kind() == Kind.LABEL && !mark.text().isEmpty();
    }

    private void reportLosses(int index, ConnectNode node) {
        for (ConnectMark mark : node.marks()) {
            if (!isLabel(mark) && !isOwn(node, mark)) {
                losses.add(() ->
                        "RenLib does not hold the mark %s at %s of node %d"
                                .formatted(
                                        mark.kind().property(),
                                        record.game().nameOf(mark.cell()),
                                        index));
            }
        }
        for (String property : node.properties().keySet()) {
            if (!property.equals(RenLibFlags.START_PROPERTY)) {
                losses.add(() -> "RenLib does not hold " + property + " of node " + index);
            }
        }
    }

    /** Returns a text without the characters that RenLib uses itself. */
    private String text(String text) {
        String held = text.replace('\0', ' ').replace(RenLibFlags.SPLIT, ' ');
        if (!held.equals(text)) {
            losses.add("characters 00 and 08 became blanks in a text");
        }
        return held;
    }

    private void write(int position, int flags, String comment, String label) {
        int all =
                flags
                        | (comment.isEmpty() ? 0 : RenLibFlags.COMMENT)
                        | (label.isEmpty() ? 0 : RenLibFlags.BOARD_TEXT | RenLibFlags.MORE);
        out.write(position);
        out.write(all & 0xff);
        if ((all & RenLibFlags.MORE) != 0) {
            out.write(all >> 16);
            out.write(all >> 8);
        }
        writeText(comment);
        writeText(label);
    }

    private void writeText(String text) {
        if (!text.isEmpty()) {
            byte[] bytes = RecordText.encoded(text, charset, losses);
            out.writeBytes(bytes);
            out.writeBytes(new byte[2 - bytes.length % 2]);
        }
    }
}
