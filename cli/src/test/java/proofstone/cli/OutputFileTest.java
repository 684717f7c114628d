package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import proofstone.cli.OutputFile.Existing;

class OutputFileTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private Path target() {
        return folder.resolve("out");
    }

    private OutputFile prepared(Existing existing) {
        return OutputFile.prepare(target().toString(), existing);
    }

    @Test
    void file_appearsWhenItIsPublished() throws Exception {
        OutputFile file = prepared(Existing.REFUSE);
        assertThat(folder).isEmptyDirectory();
        Path draft = file.write(path -> Files.writeString(path, "content"));
        assertThat(target()).doesNotExist();
        assertThat(draft).hasContent("content");
        file.publish();
        assertThat(target()).hasContent("content");
        assertThat(folder.toFile().list()).containsExactly("out");
    }

    @Test
    void file_hasThePermissionsOfAnyNewFile() throws Exception {
        OutputFile file = prepared(Existing.REFUSE);
        file.write(path -> Files.writeString(path, "content"));
        file.publish();
        Path other = Files.createFile(folder.resolve("other"));
        assertThat(Files.getPosixFilePermissions(target()))
                .isEqualTo(Files.getPosixFilePermissions(other));
    }

    @Test
    void failure_leavesNothing() {
        OutputFile file = prepared(Existing.REFUSE);
        assertThatThrownBy(() ->
                        file.write(path -> {
                            throw new IOException("No space left on device");
                        }))
                .isInstanceOf(BadInput.class)
                .hasMessage(target() + ": cannot be written (No space left on device)");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void fileThatAppearedMeanwhile_isKept() throws Exception {
        OutputFile file = prepared(Existing.REFUSE);
        file.write(path -> Files.writeString(path, "content"));
        Files.writeString(target(), "precious");
        assertThatThrownBy(file::publish)
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot be written");
        assertThat(target()).hasContent("precious");
        assertThat(folder.toFile().list()).containsExactly("out");
    }

    @Test
    void link_staysALink() throws Exception {
        Path real = Files.writeString(folder.resolve("real"), "old");
        Files.createSymbolicLink(target(), real);
        OutputFile file = prepared(Existing.REPLACE);
        file.write(path -> Files.writeString(path, "new"));
        file.publish();
        assertThat(target()).isSymbolicLink();
        assertThat(real).hasContent("new");
    }
}
