package proofstone.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import proofstone.game.GameParser;
import proofstone.game.SquareSet;
import proofstone.game.WeakProblem;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/** A search that was saved half-way goes on to the same end; a damaged state is refused. */
class PartitionStateTest {
    private static final String GAME = "mnk:7,7,5";
    private static final int SQUARES = 4;
    private static final int PARTS = 10;
    private static final int SETS = 3;

    private final SearchControl control = SearchControl.unlimited();

    private static PartitionSearch search(String game, SearchControl control) throws Exception {
        WeakProblem problem = GameParser.start(game);
        return new PartitionSearch(
                problem, EnumSet.allOf(Technique.class), control, 64L << 20, () -> {});
    }

    /** Returns the state after so many nodes. */
    private static byte[] savedAfter(int nodes) throws Exception {
        return savedAfter(GAME, nodes);
    }

    private static byte[] savedAfter(String game, int nodes) throws Exception {
        SearchControl control = SearchControl.unlimited();
        PartitionSearch search = search(game, control);
        var bytes = new ByteArrayOutputStream();
        Runnable between =
                () -> {
                    if (control.nodes() == nodes) {
                        save(search, bytes);
                        throw new SearchControl.Stopped(StopReason.TIME);
                    }
                };
        assertThatThrownBy(() -> search.search(1, between))
                .isInstanceOf(SearchControl.Stopped.class);
        return bytes.toByteArray();
    }

    private static void save(PartitionSearch search, ByteArrayOutputStream bytes) {
        try {
            search.save(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void restore_halfWay_goesOnToTheSameEnd() throws Exception {
        SearchControl whole = SearchControl.unlimited();
        assertThat(search(GAME, whole).search(1, () -> {})).isPresent();
        byte[] state = savedAfter(5);
        PartitionSearch restored = search(GAME, control);
        restored.restore(new ByteArrayInputStream(state));
        var again = new ByteArrayOutputStream();
        restored.save(again);
        assertThat(again.size()).isEqualTo(state.length);
        assertThat(restored.search(1, () -> {})).isPresent();
        assertThat(control.nodes()).isLessThan(whole.nodes());
    }

    @Test
    void restore_ofASketch_goesOnWithTwoThreads() throws Exception {
        PartitionSearch restored = search("mnk:7,8,5", control);
        restored.restore(new ByteArrayInputStream(savedAfter("mnk:7,8,5", 1)));
        assertThat(restored.search(2, () -> {})).isPresent();
        assertThat(control.nodes()).isPositive();
    }

    @Test
    void restore_stateOfAnotherProblem_isRefused() throws Exception {
        byte[] state = savedAfter(1);
        PartitionSearch other = search("mnk:6,6,5", control);
        assertThatThrownBy(() -> other.restore(new ByteArrayInputStream(state)))
                .isInstanceOf(IOException.class)
                .hasMessage("the state of another problem or version");
    }

    @Test
    void restore_truncatedState_isRefused() throws Exception {
        byte[] state = savedAfter(3);
        for (int length = 0; length < state.length; length += 1 + length / 8) {
            byte[] cut = Arrays.copyOf(state, length);
            PartitionSearch search = search(GAME, control);
            assertThatThrownBy(() -> search.restore(new ByteArrayInputStream(cut)))
                    .as(length + " bytes")
                    .isInstanceOf(EOFException.class);
        }
    }

    /** Writes what the test says. */
    private interface Script {
        void write(DataOutputStream out) throws IOException;
    }

    private static void refused(String reason, Script script) throws IOException {
        var bytes = new ByteArrayOutputStream();
        script.write(new DataOutputStream(bytes));
        var in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        CanonicalForm.Frame frame = new CanonicalForm.Frame(0, 0, 1, 2, 3);
        CanonicalForm.Frame mirror = new CanonicalForm.Frame(1, 3, 2, 1, 0);
        var reader =
                new PartitionState.Reader(
                        in, (_, _) -> frame, List.of(frame, mirror), SQUARES, SETS, PARTS);
        assertThatThrownBy(reader::read).isInstanceOf(IOException.class).hasMessage(reason);
    }

    private static void set(DataOutputStream out, int... squares) throws IOException {
        SquareSet set = SquareSet.of(squares);
        out.writeLong(set.word(0));
        out.writeLong(set.word(1));
    }

    /** One node without stones. */
    private static void node(DataOutputStream out, int kind) throws IOException {
        out.writeInt(1);
        set(out);
        set(out);
        out.writeByte(kind);
        out.writeDouble(1);
        out.writeInt(0);
    }

    @Test
    void read_badNodes_areRefusedByTheirReason() throws IOException {
        refused("no nodes", out -> out.writeInt(0));
        refused("an unknown kind of node, 9", out -> node(out, 9));
        refused(
                "two stones on a square",
                out -> {
                    out.writeInt(1);
                    set(out, 2);
                    set(out, 1, 2);
                });
        refused(
                "a square outside the board",
                out -> {
                    out.writeInt(1);
                    set(out, SQUARES);
                    set(out);
                });
        refused(
                "a number out of range",
                out -> {
                    node(out, 0);
                    out.writeInt(1);
                    out.writeInt(PARTS);
                });
        refused(
                "a number out of range",
                out -> {
                    made(out, 1, 1, 2);
                    out.writeInt(SETS);
                });
        refused(
                "a number out of range",
                out -> {
                    node(out, 0);
                    out.writeInt(0);
                    out.writeInt(SQUARES + 1);
                });
        refused("a part that is none", out -> made(out, 0, 1, 2));
        refused("a part that is none", out -> made(out, 1, 2));
    }

    /** A new node with a made part, up to the numbers of its sets. */
    private static void made(DataOutputStream out, int sets, int... squares) throws IOException {
        node(out, 0);
        out.writeInt(0);
        out.writeInt(1);
        out.writeInt(sets);
        set(out, squares);
    }

    /** Returns what is read after an open node without stones was written. */
    private static PartitionNode reread(PartitionNode node) throws IOException {
        var bytes = new ByteArrayOutputStream();
        PartitionState.write(List.of(node), new DataOutputStream(bytes));
        var in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        CanonicalForm.Frame frame = node.frame();
        var reader =
                new PartitionState.Reader(
                        in, (_, _) -> frame, List.of(frame), SQUARES, SETS, PARTS);
        return reader.read().get(0);
    }

    private static PartitionNode open(boolean isSketch, Attack... attacks) {
        var frame = new CanonicalForm.Frame(0, 0, 1, 2, 3);
        SquareSet none = SquareSet.empty();
        var node = new PartitionNode(none, none, frame, new PartNumbers(), 1, 0);
        node.open(List.of(attacks), List.of(), SquareSet.of(0, 1), isSketch);
        return node;
    }

    private static Attack attack(int square) {
        return new Attack(square, new byte[] {2, 3}, new byte[] {4, 5}, new PartNumbers[0]);
    }

    @Test
    void read_sketch_isOneAgain() throws IOException {
        assertThat(reread(open(true)).isSketch()).isTrue();
        assertThat(reread(open(false)).isSketch()).isFalse();
    }

    @Test
    void read_whatIsInHand_isAgain() throws IOException {
        PartitionNode node = open(false, attack(0), attack(1));
        assertThat(reread(node).inHand()).isEqualTo(-1);
        node.takeInHand(1);
        node.attacks().get(1).takeInHand(1);
        PartitionNode again = reread(node);
        assertThat(again.inHand()).isEqualTo(1);
        assertThat(again.current().square()).isEqualTo(1);
        assertThat(again.current().inHand()).isEqualTo(1);
        assertThat(again.attacks().get(0).inHand()).isEqualTo(-1);
    }

    @Test
    void read_placeOutsideItsList_isRefused() throws IOException {
        refused(
                "a number out of range",
                out -> {
                    node(out, 1);
                    set(out, 0, 1);
                    out.writeInt(0);
                    out.writeInt(0);
                    out.writeInt(0);
                });
    }

    @Test
    void read_badAttack_isRefused() throws IOException {
        refused(
                "a reply outside the board",
                out -> {
                    attack(out, 0);
                    out.writeByte(SQUARES);
                });
        refused("a square outside the board", out -> attack(out, SQUARES));
        refused(
                "a number out of range",
                out -> {
                    attack(out, 0);
                    out.writeByte(1);
                    out.writeByte(-1);
                });
    }

    /** An open node with an attack of one reply. */
    private static void attack(DataOutputStream out, int square) throws IOException {
        node(out, 1);
        set(out, 0, 1);
        out.writeInt(0);
        out.writeInt(1);
        out.writeInt(square);
        out.writeInt(1);
    }

    /** A held node with one answer, up to its symmetry. */
    private static void answer(DataOutputStream out, int square, int symmetry) throws IOException {
        node(out, 2);
        out.writeByte(1);
        out.writeInt(1);
        out.writeInt(square);
        out.writeInt(1);
        set(out, 1, 2);
        out.writeInt(symmetry);
    }

    @Test
    void read_heldNodeWithoutAnswers_isRefused() throws IOException {
        refused(
                "a held node without answers",
                out -> {
                    node(out, 2);
                    out.writeByte(1);
                    out.writeInt(0);
                });
    }

    @Test
    void read_answerByAnUnknownNode_isRefused() throws IOException {
        refused(
                "an unknown node",
                out -> {
                    answer(out, 0, 0);
                    out.writeByte(1);
                    out.writeInt(5);
                    set(out, 1, 2);
                });
    }

    @Test
    void read_answerTurnedByNoSymmetry_isRefused() throws IOException {
        refused("a number out of range", out -> answer(out, 0, 2));
        refused("a turned answer to no move", out -> answer(out, Attack.NONE, 1));
    }
}
