package proofstone.knowledge.hex;

import java.util.Arrays;

/**
 * Reads the derivation of a connection of the sides off {@link Connections} as steps of the
 * calculus.
 *
 * <p>In {@link Connections} an end is a whole group; in the calculus it is one cell or a side. So
 * where two connections meet in a group at different stones, the shortest chain of stones between
 * them is put in. The stones so named are all that the connection depends on.
 */
final class LinkTracer {
    /*
     * A word of a derivation is a char: searches keep millions of derivations, of some 300 words each, and steps are
     * numbered within one of them. A step is its head, kind:8 count:8 from the lowest bit, and so many words:
     *
     *   ADJACENT  two ends            MOVE  the full step, the cell
     *   CHAIN     the steps in order  JOIN  the steps to choose from
     */

    /** The code of the first of the two sides as an end; cells are below. */
    static final int SIDE = 64;

    static final int ADJACENT = 0;
    static final int CHAIN = 1;
    static final int MOVE = 2;
    static final int JOIN = 3;

    private final HexGeometry geometry;
    private final StonePath path;
    private Connections connections;
    private int[] stepOf = new int[0];
    private char[] program = new char[256];
    private int length;
    private int steps;
    private int[] firstEnd = new int[64];
    private int[] secondEnd = new int[64];
    private long[] stones = new long[64];
    private long[] carrier = new long[64];
    private int[] parts = new int[64];
    private int partCount;

    LinkTracer(HexGeometry geometry, Connections connections) {
        this.geometry = geometry;
        this.connections = connections;
        path = new StonePath(geometry);
    }

    /**
     * Returns the proof that a semi connection of the sides is full after the move to its middle.
     */
    Link afterMove(Connections source, int id) {
        start(source);
        return finish(and(id));
    }

    /** Returns the proof of a full connection of the sides. */
    Link full(Connections source, int id) {
        start(source);
        return finish(step(id));
    }

    /**
     * Returns the proof of two connections, of the first and of the second side with a free cell,
     * once the player has a stone there; one of them is semi.
     */
    Link through(Connections source, int cell, int one, int two) {
        start(source);
        int first = step(one);
        int second = step(two);
        int mark = begin();
        addPart(first);
        addPart(second);
        int step = chainOfParts(mark);
        firstEnd[step] = end(one, 0);
        secondEnd[step] = end(two, 1);
        return finish(step).movingFirst();
    }

    /** Returns the proof that stones join the sides. */
    Link stones(int player, long own) {
        length = 0;
        steps = 0;
        path.start(player, own);
        addPath(SIDE, SIDE + 1);
        return link(player, chainOfParts());
    }

    private void start(Connections source) {
        connections = source;
        length = 0;
        steps = 0;
        if (stepOf.length < source.candidates()) {
            stepOf = new int[2 * source.candidates()];
        }
        Arrays.fill(stepOf, 0, source.candidates(), -1);
        path.start(source.player(), source.own());
    }

    private Link finish(int step) {
        int mark = begin();
        addPath(SIDE, firstEnd[step]);
        addPart(step);
        addPath(secondEnd[step], SIDE + 1);
        int root = chainOfParts(mark);
        return link(connections.player(), root);
    }

    private Link link(int player, int root) {
        return new Link(player, Arrays.copyOf(program, length), stones[root], carrier[root]);
    }

    private int step(int id) {
        if (stepOf[id] < 0) {
            stepOf[id] = newStep(id);
        }
        return stepOf[id];
    }

    private int newStep(int id) {
        return switch (connections.kind(id)) {
            case Connections.ADJACENT -> touching(connections.x(id), connections.y(id));
            case Connections.AND_GROUP -> and(id);
            case Connections.AND_CELL -> move(and(id), connections.middleCell(id));
            default -> or(id);
        };
    }

    private int touching(int x, int y) {
        int cell = Long.numberOfTrailingZeros(connections.endCells(y));
        if (x < 2 && (geometry.side[connections.player()][x] >>> cell & 1) != 0) {
            return adjacent(SIDE + x, cell);
        }
        return adjacent(
                Long.numberOfTrailingZeros(connections.endCells(x) & geometry.near[cell]), cell);
    }

    private int and(int id) {
        int middle = connections.middle(id);
        int a = connections.parent(id, 0);
        int b = connections.parent(id, 1);
        boolean ahead = otherEnd(a, middle) < otherEnd(b, middle);
        return chain(
                step(ahead ? a : b),
                step(ahead ? b : a),
                end(ahead ? a : b, middle),
                end(ahead ? b : a, middle),
                id,
                ahead ? a : b,
                ahead ? b : a);
    }

    private int chain(int first, int second, int left, int right, int id, int a, int b) {
        int mark = begin();
        addPart(first);
        addPath(left, right);
        addPart(second);
        int step = chainOfParts(mark);
        firstEnd[step] = end(a, connections.x(id));
        secondEnd[step] = end(b, connections.y(id));
        return step;
    }

    private int otherEnd(int id, int end) {
        return connections.x(id) == end ? connections.y(id) : connections.x(id);
    }

    /** Returns the cell or side at which the step of a connection ends within an end. */
    private int end(int id, int abstractEnd) {
        int step = step(id);
        return connections.x(id) == abstractEnd ? firstEnd[step] : secondEnd[step];
    }

    private int or(int id) {
        int count = 0;
        int[] children = new int[4];
        int first = step(connections.parent(id, 0));
        for (int i = 0; i < 4 && connections.parent(id, i) >= 0; i++) {
            children[count++] =
                    stretched(step(connections.parent(id, i)), firstEnd[first], secondEnd[first]);
        }
        return join(children, count);
    }

    private int stretched(int step, int left, int right) {
        if (firstEnd[step] == left && secondEnd[step] == right) {
            return step;
        }
        int mark = begin();
        addPath(left, firstEnd[step]);
        addPart(step);
        addPath(secondEnd[step], right);
        return chainOfParts(mark);
    }

    private int begin() {
        return partCount;
    }

    private void addPart(int step) {
        if (partCount == parts.length) {
            parts = Arrays.copyOf(parts, 2 * partCount);
        }
        parts[partCount++] = step;
    }

    private void addPath(int from, int to) {
        int count = path.find(from, to);
        for (int i = 0; i < count; i++) {
            addPart(adjacent(path.stop(i), path.stop(i + 1)));
        }
    }

    private int chainOfParts() {
        return chainOfParts(0);
    }

    private int chainOfParts(int mark) {
        int count = partCount - mark;
        partCount = mark;
        return count == 1 ? parts[mark] : chain(mark, count);
    }

    private int chain(int mark, int count) {
        int step = open(CHAIN | count << 8);
        for (int i = mark; i < mark + count; i++) {
            emit(parts[i]);
            stones[step] |= stones[parts[i]];
            carrier[step] |= carrier[parts[i]];
        }
        setChainEnds(step, mark, count);
        return step;
    }

    private void setChainEnds(int step, int mark, int count) {
        firstEnd[step] = firstEnd[parts[mark]];
        secondEnd[step] = secondEnd[parts[mark + count - 1]];
    }

    private int join(int[] children, int count) {
        int step = open(JOIN | count << 8);
        for (int i = 0; i < count; i++) {
            emit(children[i]);
            stones[step] |= stones[children[i]];
            carrier[step] |= carrier[children[i]];
        }
        firstEnd[step] = firstEnd[children[0]];
        secondEnd[step] = secondEnd[children[0]];
        return step;
    }

    private int move(int full, int cell) {
        int step = open(MOVE | 2 << 8);
        emit(full);
        emit(cell);
        stones[step] = stones[full] & ~(1L << cell);
        carrier[step] = carrier[full] | 1L << cell;
        firstEnd[step] = firstEnd[full];
        secondEnd[step] = secondEnd[full];
        return step;
    }

    private int adjacent(int a, int b) {
        int step = open(ADJACENT | 2 << 8);
        emit(a);
        emit(b);
        stones[step] = bit(a) | bit(b);
        firstEnd[step] = a;
        secondEnd[step] = b;
        return step;
    }

    private static long bit(int end) {
        return end < SIDE ? 1L << end : 0;
    }

    private int open(int head) {
        if (steps == firstEnd.length) {
            grow();
        }
        stones[steps] = 0;
        carrier[steps] = 0;
        emit(head);
        return steps++;
    }

    private void grow() {
        firstEnd = Arrays.copyOf(firstEnd, 2 * steps);
        secondEnd = Arrays.copyOf(secondEnd, 2 * steps);
        stones = Arrays.copyOf(stones, 2 * steps);
        carrier = Arrays.copyOf(carrier, 2 * steps);
    }

    private void emit(int word) {
        if (length == program.length) {
            program = Arrays.copyOf(program, 2 * length);
        }
        if (word >>> Character.SIZE != 0) {
            throw new IllegalStateException("too long a derivation: " + word);
        }
        program[length++] = (char) word;
    }
}
