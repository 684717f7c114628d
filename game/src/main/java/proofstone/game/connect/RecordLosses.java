package proofstone.game.connect;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Says what a format that holds a single line of moves does not hold of a record.
 *
 * @param format the name of the format in messages
 * @param facts the names of the facts that it holds
 * @param properties the names of the properties of nodes that it holds
 */
record RecordLosses(String format, Set<String> facts, Set<String> properties) {
    /** Adds what is lost; {@code prefix} says which record it is, if there are several. */
    void report(ConnectRecord record, String prefix, Notes notes) {
        int end = record.lineEnd(0);
        int off = record.nodes().size() - 1 - end;
        report(notes, prefix, off, off == 1 ? "node of variations" : "nodes of variations");
        List<ConnectNode> line = record.nodes().subList(0, end + 1);
        count(notes, prefix, line, "comment", node -> !texts(node).isEmpty());
        count(notes, prefix, line, "node with marks", node -> !node.marks().isEmpty());
        count(
                notes,
                prefix,
                line.subList(1, line.size()),
                "node without a move",
                node -> node.move() == ConnectMove.Other.NONE);
        Set<String> lost = new TreeSet<>(record.facts().keySet());
        line.forEach(node -> lost.addAll(node.properties().keySet()));
        lost.removeAll(facts);
        lost.removeAll(properties);
        if (!lost.isEmpty()) {
            notes.add(prefix + format + " does not hold: " + String.join(", ", lost));
        }
    }

    private static String texts(ConnectNode node) {
        return node.name() + node.comment();
    }

    private void count(
            Notes notes,
            String prefix,
            List<ConnectNode> nodes,
            String what,
            java.util.function.Predicate<ConnectNode> has) {
        long count = nodes.stream().filter(has).count();
        report(notes, prefix, count, count == 1 ? what : what.replaceFirst("^(\\w+)", "$1s"));
    }

    private void report(Notes notes, String prefix, long count, String what) {
        if (count > 0) {
            notes.add(prefix + format + " does not hold " + count + " " + what);
        }
    }
}
