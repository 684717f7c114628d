package proofstone.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import proofstone.game.GameParser;
import proofstone.game.Role;
import proofstone.game.SquareSet;
import proofstone.knowledge.PartitionSearch;
import proofstone.knowledge.StateFile;
import proofstone.search.SearchControl;
import proofstone.search.StopReason;

/** The state of a search on disk: kept, gone on from, and refused by its reason. */
class StateFileTest {
    private static final Duration SELDOM = Duration.ofHours(1);
    private static final String GAME = "mnk:7,7,5";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private StateFile file(String name) {
        return new StateFile(folder.resolve(name), SELDOM);
    }

    private static PartitionSearch search(String game) throws Exception {
        return new PartitionSearch(
                GameParser.start(game),
                SolveOptions.defaults().techniques(),
                SearchControl.unlimited(),
                SolveOptions.MIN_MEMORY,
                () -> {});
    }

    private static Solver solver(String game, Method method, Optional<Duration> time)
            throws Exception {
        SolveOptions all = SolveOptions.defaults();
        var options =
                new SolveOptions(
                        all.techniques(),
                        method,
                        time,
                        all.memoryBytes(),
                        1,
                        Optional.empty(),
                        "test",
                        "");
        return new Solver(GameParser.start(game), options, progress -> {});
    }

    @Test
    void save_inAFolderThatIsNotThere_saysSoAndGoesOn() throws Exception {
        StateFile file = file("nowhere/state");
        file.save(search(GAME));
        assertThat(file.isWritten()).isFalse();
        assertThat(file.exists()).isFalse();
        assertThat(file.failure().orElseThrow()).contains("the state cannot be written");
    }

    @Test
    void save_isReadBack_andLeavesNoDraft() throws Exception {
        StateFile file = file("state");
        file.save(search(GAME));
        assertThat(file.isWritten()).isTrue();
        assertThat(file.failure()).isEmpty();
        file.restore(search(GAME));
        assertThat(folder.toFile().list()).containsExactly("state");
    }

    @Test
    void saveIfDue_waits() throws Exception {
        StateFile later = file("later");
        later.saveIfDue(search(GAME));
        assertThat(later.exists()).isFalse();
        StateFile now = new StateFile(folder.resolve("now"), Duration.ofSeconds(-1));
        now.saveIfDue(search(GAME));
        assertThat(now.exists()).isTrue();
    }

    @Test
    void saveIfDue_rightAfterASave_letsTheSearchGoOnFirst() throws Exception {
        PartitionSearch search = search(GAME);
        StateFile file = new StateFile(folder.resolve("now"), Duration.ofSeconds(-1));
        file.saveIfDue(search);
        file.delete();
        file.saveIfDue(search);
        assertThat(file.exists()).isFalse();
    }

    @Test
    void restore_whatIsNoState_isRefused() throws Exception {
        Files.writeString(folder.resolve("text"), "Dear reader,\n");
        assertThatThrownBy(() -> file("text").restore(search(GAME)))
                .isInstanceOf(IOException.class)
                .hasMessage("not the state of a search");
    }

    @Test
    void restore_stateOfAnotherProblem_isRefused() throws Exception {
        file("state").save(search(GAME));
        assertThatThrownBy(() -> file("state").restore(search("mnk:6,6,5")))
                .isInstanceOf(IOException.class)
                .hasMessage("the state of another problem or version");
    }

    @Test
    void restore_truncatedFile_isRefused() throws Exception {
        file("state").save(search(GAME));
        byte[] bytes = Files.readAllBytes(folder.resolve("state"));
        for (int length = 8; length < bytes.length; length++) {
            Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> file("cut").restore(search("mnk:7,7,5")))
                    .as(length + " of " + bytes.length)
                    .isInstanceOf(EOFException.class);
        }
    }

    @Test
    void restore_changedByte_isRefused() throws Exception {
        file("state").save(search(GAME));
        byte[] bytes = Files.readAllBytes(folder.resolve("state"));
        bytes[bytes.length - 1] ^= 1;
        Files.write(folder.resolve("changed"), bytes);
        assertThatThrownBy(() -> file("changed").restore(search(GAME)))
                .isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"DEPTH_FIRST", "DF_PN", "PNS"})
    void keepState_ofAnotherMethod_isRefused(Method method) throws Exception {
        Solver solver = solver(GAME, method, Optional.empty());
        assertThatThrownBy(() -> solver.keepState(file("state")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "this search keeps no state; only --method partition does, which proves Breaker's wins");
    }

    @Test
    void solve_stoppedByTime_goesOnAndDeletesTheStateAtTheEnd() throws Exception {
        StateFile file = file("state");
        Solver hurried = solver(GAME, Method.PARTITION, Optional.of(Duration.ofNanos(1)));
        hurried.keepState(file);
        assertThat(hurried.solve().stopped()).contains(StopReason.TIME);
        assertThat(file.exists()).isTrue();
        Solver patient = solver(GAME, Method.PARTITION, Optional.empty());
        patient.keepState(file);
        assertThat(patient.solve().winner()).contains(Role.BREAKER);
        assertThat(file.exists()).isFalse();
    }

    @Test
    void solve_byAnotherSearch_keepsAFileThatIsNoState() throws Exception {
        Path notes = Files.writeString(folder.resolve("notes"), "precious");
        for (Method method : new Method[] {Method.AUTO, Method.PARTITION}) {
            Solver solver = solver("mnk:5,5,5", method, Optional.empty());
            solver.keepState(file("notes"));
            assertThatThrownBy(solver::solve)
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessage("not the state of a search");
            assertThat(notes).hasContent("precious");
        }
    }

    /** Writes nodes in the form of a state. */
    private interface Nodes {
        void write(DataOutputStream out) throws Exception;
    }

    /** Writes a state of the game whose checksum is right and whose nodes are made by hand. */
    private void forge(String name, Nodes nodes) throws Exception {
        file(name).save(search(GAME));
        byte[] real = Files.readAllBytes(folder.resolve(name));
        int start = "PSTATE1\n".length();
        var packed = new ByteArrayInputStream(real, start, real.length - start);
        String identity = new DataInputStream(new InflaterInputStream(packed)).readUTF();
        try (OutputStream file = Files.newOutputStream(folder.resolve(name))) {
            file.write(real, 0, start);
            try (var out = new DataOutputStream(new DeflaterOutputStream(file))) {
                out.writeUTF(identity);
                nodes.write(out);
            }
        }
    }

    private static void set(DataOutputStream out, int... squares) throws IOException {
        SquareSet set = SquareSet.of(squares);
        out.writeLong(set.word(0));
        out.writeLong(set.word(1));
    }

    /** The empty board as a held node, up to what holds it. */
    private static void heldRoot(DataOutputStream out, int nodes) throws IOException {
        out.writeInt(nodes);
        set(out);
        set(out);
        out.writeByte(2);
        out.writeDouble(1);
        out.writeInt(1);
    }

    /** One made part of the first row's first sets, as many as {@code sets} says. */
    private static void part(DataOutputStream out, int sets, int... squares) throws Exception {
        List<SquareSet> all = GameParser.start(GAME).board().hypergraph().sets();
        out.writeByte(0);
        out.writeInt(0);
        out.writeInt(1);
        out.writeInt(sets);
        set(out, squares);
        for (int i = 0; i < sets; i++) {
            out.writeInt(all.indexOf(SquareSet.of(i, i + 1, i + 2, i + 3, i + 4)));
        }
        set(out, squares);
    }

    private void refusedByTheCalculus(String name, String reason) throws Exception {
        Solver solver = solver(GAME, Method.PARTITION, Optional.empty());
        solver.keepState(file(name));
        assertThatThrownBy(solver::solve)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("the state holds what is no proof: " + reason);
        assertThat(folder.resolve(name)).exists();
    }

    @Test
    void solve_fromAForgedState_isRefusedByTheCalculus() throws Exception {
        forge(
                "lost",
                out -> {
                    heldRoot(out, 1);
                    part(out, 2, 0, 4, 5);
                });
        refusedByTheCalculus("lost", "Maker wins the part [[0, 4], [4, 5]]");
        forge(
                "little",
                out -> {
                    heldRoot(out, 1);
                    part(out, 1, 0, 4);
                });
        refusedByTheCalculus("little", "winning set 1 is neither held nor blocked");
    }

    @Test
    void solve_fromAStateWithACircle_isRefused() throws Exception {
        forge(
                "circle",
                out -> {
                    heldRoot(out, 1);
                    answerByNode(out, 0);
                });
        refusedByTheCalculus("circle", "an answer leads to the position that it is for");
    }

    @Test
    void solve_fromAStateWithTheWrongPosition_isRefused() throws Exception {
        forge(
                "other",
                out -> {
                    heldRoot(out, 2);
                    answerByNode(out, 1);
                    set(out, 20, 21, 22);
                    set(out, 30, 31, 32);
                    out.writeByte(2);
                    out.writeDouble(1);
                    out.writeInt(1);
                    part(out, 1, 0, 4);
                });
        refusedByTheCalculus("other", "a reply is not covered");
    }

    /** One answer, to the first square, that leads to node {@code number}. */
    private static void answerByNode(DataOutputStream out, int number) throws IOException {
        out.writeByte(1);
        out.writeInt(1);
        out.writeInt(0);
        out.writeInt(1);
        set(out, IntStream.range(0, 49).toArray());
        out.writeInt(0);
        out.writeByte(1);
        out.writeInt(number);
        set(out, IntStream.range(0, 49).toArray());
    }
}
