package proofstone.game.connect;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A node of a record: one move at most, and what is said about the position after it.
 *
 * @param parent the index of the parent among the nodes of the record; -1 at the root
 * @param move the move
 * @param name a title, or a comment of one line
 * @param comment a comment, of any number of lines
 * @param marks marks on the board
 * @param properties what formats hold beyond that, by its name in capital letters: for instance
 *     {@code TE} with {@code 2} for a very good move, {@code MARK} of competition records
 */
public record ConnectNode(
        int parent,
        ConnectMove move,
        String name,
        String comment,
        List<ConnectMark> marks,
        SortedMap<String, List<String>> properties) {
    private static final SortedMap<String, List<String>> NO_PROPERTIES =
            Collections.unmodifiableSortedMap(new TreeMap<>());

    /** Keeps copies, marks in an order of their own and each once. */
    public ConnectNode {
        marks = marks.size() < 2 ? List.copyOf(marks) : marks.stream().distinct().sorted().toList();
        if (properties.isEmpty()) {
            properties = NO_PROPERTIES;
        } else {
            TreeMap<String, List<String>> copy = new TreeMap<>();
            properties.forEach((property, values) -> copy.put(property, List.copyOf(values)));
            properties = Collections.unmodifiableSortedMap(copy);
        }
    }

    /** Returns a node of a move and nothing else. */
    public static ConnectNode of(int parent, ConnectMove move) {
        return new ConnectNode(parent, move, "", "", List.of(), NO_PROPERTIES);
    }

    /** Returns whether nothing is said about the position. */
    public boolean isBare() {
        return name.isEmpty() && comment.isEmpty() && marks.isEmpty() && properties.isEmpty();
    }
}
