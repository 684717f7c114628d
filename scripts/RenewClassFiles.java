import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/**
 * Brings the class files of jars to the version of Java 8: java RenewClassFiles.java JAR...
 *
 * <p>An AOT cache leaves out classes older than Java 6, which lack the stack maps that make
 * verification fast; each start would load and verify them anew. This writes the same code with
 * stack maps. A jar is replaced when all of it is done, so a failure leaves the old one.
 */
final class RenewClassFiles {
    private static final int JAVA_6 = 50;
    private static final int JAVA_8 = 52;

    private final JarFile jar;
    private final ClassFile classFile;

    private RenewClassFiles(JarFile jar) {
        this.jar = jar;
        ClassHierarchyResolver resolver =
                ClassHierarchyResolver.ofResourceParsing(this::open)
                        .orElse(ClassHierarchyResolver.defaultResolver())
                        .cached();
        this.classFile =
                ClassFile.of(
                        StackMapsOption.GENERATE_STACK_MAPS,
                        ClassHierarchyResolverOption.of(resolver));
    }

    /** Renews the jars that are named. */
    public static void main(String[] args) throws IOException {
        for (String name : args) {
            Path old = Path.of(name);
            Path renewed = old.resolveSibling(old.getFileName() + ".renewed");
            try (JarFile jar = new JarFile(old.toFile())) {
                new RenewClassFiles(jar).write(renewed);
            }
            Files.move(renewed, old, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private InputStream open(ClassDesc type) {
        String name = type.descriptorString();
        JarEntry entry = jar.getJarEntry(name.substring(1, name.length() - 1) + ".class");
        try {
            return entry == null ? null : jar.getInputStream(entry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(Path renewed) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(renewed))) {
            for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
                byte[] bytes = jar.getInputStream(entry).readAllBytes();
                JarEntry copy = new JarEntry(entry.getName());
                copy.setTime(entry.getTime());
                out.putNextEntry(copy);
                out.write(entry.getName().endsWith(".class") ? renewed(bytes) : bytes);
                out.closeEntry();
            }
        }
    }

    private byte[] renewed(byte[] bytes) {
        ClassModel model = classFile.parse(bytes);
        if (model.majorVersion() >= JAVA_6) {
            return bytes;
        }
        ClassTransform version =
                (builder, element) -> {
                    if (element instanceof ClassFileVersion) {
                        builder.withVersion(JAVA_8, 0);
                    } else {
                        builder.with(element);
                    }
                };
        ClassTransform code = ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL);
        return classFile.transformClass(model, code.andThen(version));
    }
}
