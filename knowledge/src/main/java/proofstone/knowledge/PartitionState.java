package proofstone.knowledge;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Part;
import proofstone.game.QuickMakerBreaker;
import proofstone.game.SquareSet;
import proofstone.knowledge.PartitionNode.Answer;

/**
 * Writes the nodes of a {@link PartitionSearch} and reads them back.
 *
 * <p>What is read is not trusted with a verdict: the proof is made of it by the calculus, which
 * refuses what does not fit.
 */
final class PartitionState {
    /*
     * Nodes are numbered, the root is 0. Layout of a node, numbers as 32-bit integers unless said otherwise:
     *   maker, breaker (two 64-bit words each); kind (byte: 0 new, 1 open, 2 held, 3 lost, 4 sketch); effort (double); spent
     *   new:  parts to start with: count, numbers; number of made parts, each: number of sets, squares, sets
     *   open, sketch: play (two words); answers; attacks (count, each: square, number of replies, replies and estimates as
     *         bytes, for each reply the number of its node or -1, reply in hand or -1, number of starts, each as in
     *         new); attack in hand or -1
     *   held: flag (byte) 0: parts, zone; 1: answers, zone
     * answers: count, each: square, reply, zone, number of the symmetry that turns it, flag (byte) 0: parts;
     *         1: number of the node
     */
    private static final int NEW = 0;
    private static final int OPEN = 1;
    private static final int HELD = 2;
    private static final int LOST = 3;
    private static final int SKETCH = 4;

    /** Returns how a position comes into its canonical form. */
    interface Frames extends BiFunction<SquareSet, SquareSet, CanonicalForm.Frame> {}

    private PartitionState() {}

    /** Writes {@code nodes}, of which the first is the root. */
    static void write(List<PartitionNode> nodes, DataOutputStream out) throws IOException {
        Map<PartitionNode, Integer> numbers = new HashMap<>();
        for (PartitionNode node : nodes) {
            numbers.put(node, numbers.size());
        }
        out.writeInt(nodes.size());
        for (PartitionNode node : nodes) {
            writeNode(node, numbers, out);
        }
    }

    private static void writeNode(
            PartitionNode node, Map<PartitionNode, Integer> numbers, DataOutputStream out)
            throws IOException {
        write(node.maker(), out);
        write(node.breaker(), out);
        out.writeByte(kind(node));
        out.writeDouble(node.effort());
        out.writeInt(node.spent());
        switch (kind(node)) {
            case NEW -> write(node.start(), out);
            case OPEN, SKETCH -> writeOpen(node, numbers, out);
            case HELD -> writeHeld(node, numbers, out);
            default -> {}
        }
    }

    private static int kind(PartitionNode node) {
        if (node.isOpen()) {
            return node.isSketch() ? SKETCH : OPEN;
        }
        return node.isNew() ? NEW : node.isHeld() ? HELD : LOST;
    }

    private static void writeOpen(
            PartitionNode node, Map<PartitionNode, Integer> numbers, DataOutputStream out)
            throws IOException {
        write(node.play(), out);
        writeAnswers(node.answers(), numbers, out);
        out.writeInt(node.attacks().size());
        for (Attack attack : node.attacks()) {
            writeAttack(attack, numbers, out);
        }
        out.writeInt(node.inHand());
    }

    private static void writeHeld(
            PartitionNode node, Map<PartitionNode, Integer> numbers, DataOutputStream out)
            throws IOException {
        PartNumbers parts = node.parts();
        out.writeByte(parts != null ? 0 : 1);
        if (parts != null) {
            write(parts, out);
        } else {
            writeAnswers(node.answers(), numbers, out);
        }
        write(node.zone(), out);
    }

    private static void writeAttack(
            Attack attack, Map<PartitionNode, Integer> numbers, DataOutputStream out)
            throws IOException {
        out.writeInt(attack.square());
        out.writeInt(attack.replyCount());
        for (int i = 0; i < attack.replyCount(); i++) {
            out.writeByte(attack.reply(i));
            out.writeByte(attack.estimate(i));
            out.writeInt(number(attack.child(i), numbers));
        }
        out.writeInt(attack.inHand());
        out.writeInt(attack.startCount());
        for (int i = 0; i < attack.startCount(); i++) {
            write(attack.start(i), out);
        }
    }

    private static void writeAnswers(
            List<Answer> answers, Map<PartitionNode, Integer> numbers, DataOutputStream out)
            throws IOException {
        out.writeInt(answers.size());
        for (Answer answer : answers) {
            writeAnswer(answer, numbers, out);
        }
    }

    private static void writeAnswer(
            Answer answer, Map<PartitionNode, Integer> numbers, DataOutputStream out)
            throws IOException {
        PartNumbers parts = answer.parts();
        out.writeInt(answer.square());
        out.writeInt(answer.reply());
        write(answer.zone(), out);
        CanonicalForm.Frame symmetry = answer.symmetry();
        out.writeInt(symmetry == null ? 0 : symmetry.number());
        out.writeByte(parts != null ? 0 : 1);
        if (parts != null) {
            write(parts, out);
        } else {
            out.writeInt(number(answer.child(), numbers));
        }
    }

    private static int number(@Nullable PartitionNode node, Map<PartitionNode, Integer> numbers) {
        return node == null ? -1 : numbers.getOrDefault(node, -1);
    }

    private static void write(PartNumbers parts, DataOutputStream out) throws IOException {
        int[] numbers = parts.stream().toArray();
        out.writeInt(numbers.length);
        for (int number : numbers) {
            out.writeInt(number);
        }
        out.writeInt(parts.made().size());
        for (MadePart made : parts.made()) {
            write(made, out);
        }
    }

    private static void write(MadePart made, DataOutputStream out) throws IOException {
        int[] sets = made.sets().toArray();
        out.writeInt(sets.length);
        write(made.squares(), out);
        for (int set : sets) {
            out.writeInt(set);
        }
    }

    private static void write(SquareSet set, DataOutputStream out) throws IOException {
        out.writeLong(set.word(0));
        out.writeLong(set.word(1));
    }

    /** Reads what {@link #write} has written. */
    static final class Reader {
        private final DataInputStream in;
        private final Frames frames;
        private final List<CanonicalForm.Frame> symmetries;
        private final int squares;
        private final int sets;
        private final int parts;
        private final List<PartitionNode> nodes = new ArrayList<>();
        private final List<Pending> pending = new ArrayList<>();

        /** Something that refers to a node by number. */
        private interface Pending {
            /** Links it, once all nodes are there. */
            void link() throws IOException;
        }

        /**
         * Prepares to read a search on a board with such symmetries, so many squares and winning
         * sets, and so many parts.
         */
        Reader(
                DataInputStream in,
                Frames frames,
                List<CanonicalForm.Frame> symmetries,
                int squares,
                int sets,
                int parts) {
            this.in = in;
            this.frames = frames;
            this.symmetries = symmetries;
            this.squares = squares;
            this.sets = sets;
            this.parts = parts;
        }

        /** Returns the nodes, the root first. */
        List<PartitionNode> read() throws IOException {
            int count = in.readInt();
            require(count >= 1, "no nodes");
            for (int i = 0; i < count; i++) {
                readNode();
            }
            for (Pending one : pending) {
                one.link();
            }
            nodes.stream().filter(PartitionNode::isOpen).forEach(PartitionNode::sum);
            return nodes;
        }

        private void readNode() throws IOException {
            SquareSet maker = set();
            SquareSet breaker = set();
            require(!maker.intersects(breaker), "two stones on a square");
            int kind = in.readByte();
            double effort = in.readDouble();
            int spent = number(Integer.MAX_VALUE);
            PartNumbers start = kind == NEW ? parts() : new PartNumbers();
            CanonicalForm.Frame frame = frames.apply(maker, breaker);
            PartitionNode node = new PartitionNode(maker, breaker, frame, start, effort, spent);
            nodes.add(node);
            switch (kind) {
                case NEW -> {}
                case OPEN, SKETCH -> readOpen(node, kind == SKETCH);
                case HELD -> readHeld(node);
                case LOST -> node.lose();
                default -> throw new IOException("an unknown kind of node, " + kind);
            }
        }

        private void readOpen(PartitionNode node, boolean isSketch) throws IOException {
            SquareSet play = set();
            List<Answer> answers = readAnswers(node);
            List<Attack> attacks = new ArrayList<>();
            int count = number(squares + 1);
            for (int i = 0; i < count; i++) {
                attacks.add(readAttack(node));
            }
            int inHand = place(count);
            node.open(attacks, answers, play, isSketch);
            pending.add(() -> {
                node.open(attacks, answers, play, isSketch);
                node.takeInHand(inHand);
            });
        }

        private void readHeld(PartitionNode node) throws IOException {
            if (in.readByte() == 0) {
                node.holdByParts(parts(), set());
            } else {
                List<Answer> answers = readAnswers(node);
                require(!answers.isEmpty(), "a held node without answers");
                SquareSet zone = set();
                node.hold(answers, zone);
                pending.add(() -> node.hold(answers, zone));
            }
        }

        private Attack readAttack(PartitionNode node) throws IOException {
            int square = square(Attack.NONE);
            int count = number(squares + 1);
            byte[] replies = new byte[count];
            byte[] estimates = new byte[count];
            int[] children = new int[count];
            for (int i = 0; i < count; i++) {
                replies[i] = in.readByte();
                require(replies[i] >= 0 && replies[i] < squares, "a reply outside the board");
                estimates[i] = in.readByte();
                require(estimates[i] >= 0, "a number out of range");
                children[i] = in.readInt();
            }
            int inHand = place(count);
            PartNumbers[] starts = new PartNumbers[number(count)];
            for (int i = 0; i < starts.length; i++) {
                starts[i] = parts();
            }
            Attack attack = new Attack(square, replies, estimates, starts);
            attack.takeInHand(inHand);
            pending.add(() -> link(node, attack, children));
            return attack;
        }

        private void link(PartitionNode node, Attack attack, int[] children) throws IOException {
            for (int i = 0; i < children.length; i++) {
                if (children[i] >= 0) {
                    PartitionNode child = node(children[i]);
                    attack.link(i, child, frame(node, attack.square(), attack.reply(i)));
                    child.parents().add(node);
                }
            }
        }

        private List<Answer> readAnswers(PartitionNode node) throws IOException {
            int count = number((squares + 1) * (symmetries.size() + 1));
            @Nullable Answer[] answers = new Answer[count];
            for (int i = 0; i < count; i++) {
                int at = i;
                answers[i] = readAnswer(node, answer -> answers[at] = answer);
            }
            return Arrays.asList(answers);
        }

        /** Reads an answer; one by a node is told to {@code later} once all nodes are read. */
        private Answer readAnswer(PartitionNode node, Consumer<Answer> later) throws IOException {
            int square = square(Attack.NONE);
            int reply = square(0);
            SquareSet zone = set();
            CanonicalForm.@Nullable Frame symmetry = symmetry();
            require(symmetry == null || square != Attack.NONE, "a turned answer to no move");
            if (in.readByte() == 0) {
                return new Answer(square, reply, zone, parts(), null, null, symmetry);
            }
            int number = in.readInt();
            pending.add(
                    () -> later.accept(nodeAnswer(node, square, reply, zone, symmetry, number)));
            return Answer.byParts(square, reply, new PartNumbers(), zone);
        }

        private Answer nodeAnswer(
                PartitionNode node,
                int square,
                int reply,
                SquareSet zone,
                CanonicalForm.@Nullable Frame symmetry,
                int number)
                throws IOException {
            CanonicalForm.Frame frame =
                    symmetry == null
                            ? frame(node, square, reply)
                            : frame(node, symmetry.origin(square), symmetry.origin(reply));
            return new Answer(square, reply, zone, null, node(number), frame, symmetry);
        }

        private CanonicalForm.@Nullable Frame symmetry() throws IOException {
            int number = number(symmetries.size() - 1);
            return number == 0 ? null : symmetries.get(number);
        }

        private CanonicalForm.Frame frame(PartitionNode node, int square, int reply) {
            SquareSet maker = square == Attack.NONE ? node.maker() : node.maker().with(square);
            return frames.apply(maker, node.breaker().with(reply));
        }

        private PartitionNode node(int number) throws IOException {
            require(number >= 0 && number < nodes.size(), "an unknown node");
            return nodes.get(number);
        }

        private SquareSet set() throws IOException {
            SquareSet set = SquareSet.ofWords(in.readLong(), in.readLong());
            require(set.next(squares) < 0, "a square outside the board");
            return set;
        }

        private PartNumbers parts() throws IOException {
            int[] numbers = new int[number(squares)];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = number(parts - 1);
            }
            List<MadePart> made = new ArrayList<>();
            for (int i = number(squares); i > 0; i--) {
                made.add(made());
            }
            return new PartNumbers(made, numbers);
        }

        private MadePart made() throws IOException {
            int[] numbers = new int[number(Part.MAX_EDGES)];
            SquareSet squares = set();
            boolean isSmall =
                    squares.size() >= 2 && squares.size() <= QuickMakerBreaker.MAX_SQUARES;
            require(isSmall && numbers.length > 0, "a part that is none");
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = number(sets - 1);
            }
            return new MadePart(squares, numbers);
        }

        private int square(int least) throws IOException {
            int square = in.readInt();
            require(square >= least && square < squares, "a square outside the board");
            return square;
        }

        /** Reads a place in a list of {@code count}, or -1. */
        private int place(int count) throws IOException {
            int place = in.readInt();
            require(place >= -1 && place < count, "a number out of range");
            return place;
        }

        private int number(int most) throws IOException {
            int number = in.readInt();
            require(number >= 0 && number <= Math.max(most, 0), "a number out of range");
            return number;
        }

        private static void require(boolean condition, String message) throws IOException {
            if (!condition) {
                throw new IOException(message);
            }
        }
    }
}
