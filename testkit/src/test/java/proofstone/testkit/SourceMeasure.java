package proofstone.testkit;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * What the style limits look at in one Java source: its length, its methods and what of it lacks a
 * doc comment. The source is parsed, not resolved, so it may be measured alone.
 *
 * @param lines the number of lines of the file
 * @param methods its methods and constructors with a body, in the order of the text
 * @param undocumented its public or protected types and methods without a doc comment, except
 *     methods marked {@code @Override}
 */
record SourceMeasure(int lines, List<Method> methods, List<Element> undocumented) {

    /** A place in the source. */
    record Element(String name, long line) {
        @Override
        public String toString() {
            return line + " " + name;
        }
    }

    /**
     * A method with a body.
     *
     * @param element its class and name, and where its body starts
     * @param lines the lines from the opening to the closing brace of its body, both included
     * @param nesting the greatest number of control statements around one of its statements
     */
    record Method(Element element, int lines, int nesting) {}

    /** Measures a source. */
    static SourceMeasure of(String name, String text) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> problems = new ArrayList<>();
        JavacTask task =
                (JavacTask)
                        compiler.getTask(
                                null,
                                null,
                                problem -> problems.add(problem.toString()),
                                List.of("-proc:none"),
                                null,
                                List.of(new InMemory(name, text)));
        try {
            CompilationUnitTree unit = task.parse().iterator().next();
            if (!problems.isEmpty()) {
                throw new IllegalArgumentException(name + ": " + problems);
            }
            Collector collector = new Collector(unit, DocTrees.instance(task));
            collector.scan(unit, null);
            int lines = (int) text.lines().count();
            return new SourceMeasure(
                    lines, List.copyOf(collector.methods), List.copyOf(collector.undocumented));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class InMemory extends SimpleJavaFileObject {
        private final String text;

        InMemory(String name, String text) {
            super(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Collector extends TreePathScanner<@Nullable Void, @Nullable Void> {
        private final CompilationUnitTree unit;
        private final DocTrees docs;
        private final SourcePositions positions;
        private final List<Method> methods = new ArrayList<>();
        private final List<Element> undocumented = new ArrayList<>();
        private String className = "";

        Collector(CompilationUnitTree unit, DocTrees docs) {
            this.unit = unit;
            this.docs = docs;
            this.positions = docs.getSourcePositions();
        }

        @Override
        public @Nullable Void visitClass(ClassTree tree, @Nullable Void unused) {
            String outer = className;
            className = tree.getSimpleName().toString();
            if (isVisible(tree.getModifiers())) {
                requireDoc(new Element(className, startLine(tree)));
            }
            super.visitClass(tree, null);
            className = outer;
            return null;
        }

        @Override
        public @Nullable Void visitMethod(MethodTree tree, @Nullable Void unused) {
            Element element = new Element(className + "." + tree.getName(), startLine(tree));
            if (isCallable(tree) && !isOverride(tree)) {
                requireDoc(element);
            }
            if (tree.getBody() != null) {
                long start = startLine(tree.getBody());
                long end = lineOf(positions.getEndPosition(unit, tree.getBody()));
                methods.add(
                        new Method(element, (int) (end - start + 1), Nesting.of(tree.getBody())));
            }
            return super.visitMethod(tree, null);
        }

        private void requireDoc(Element element) {
            if (docs.getDocCommentTree(getCurrentPath()) == null) {
                undocumented.add(element);
            }
        }

        private boolean isCallable(MethodTree tree) {
            Tree owner = getCurrentPath().getParentPath().getLeaf();
            boolean inInterface =
                    owner.getKind() == Tree.Kind.INTERFACE
                            || owner.getKind() == Tree.Kind.ANNOTATION_TYPE;
            boolean isPrivate = tree.getModifiers().getFlags().contains(Modifier.PRIVATE);
            return isVisible(tree.getModifiers()) || (inInterface && !isPrivate);
        }

        private static boolean isVisible(ModifiersTree modifiers) {
            Set<Modifier> flags = modifiers.getFlags();
            return flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED);
        }

        private static boolean isOverride(MethodTree tree) {
            return tree.getModifiers().getAnnotations().stream()
                    .anyMatch(a -> a.getAnnotationType().toString().equals("Override"));
        }

        private long startLine(Tree tree) {
            return lineOf(positions.getStartPosition(unit, tree));
        }

        private long lineOf(long position) {
            return unit.getLineMap().getLineNumber(position);
        }
    }

    /** Counts control statements inside each other; an {@code else if} continues its {@code if}. */
    private static final class Nesting extends TreeScanner<@Nullable Void, @Nullable Void> {
        private static final Set<Tree.Kind> CONTROL =
                EnumSet.of(
                        Tree.Kind.IF,
                        Tree.Kind.FOR_LOOP,
                        Tree.Kind.ENHANCED_FOR_LOOP,
                        Tree.Kind.WHILE_LOOP,
                        Tree.Kind.DO_WHILE_LOOP,
                        Tree.Kind.SWITCH,
                        Tree.Kind.TRY,
                        Tree.Kind.SYNCHRONIZED);

        private int depth;
        private int deepest;

        static int of(Tree body) {
            Nesting nesting = new Nesting();
            nesting.scan(body, null);
            return nesting.deepest;
        }

        @Override
        public @Nullable Void scan(@Nullable Tree tree, @Nullable Void unused) {
            if (tree == null || !CONTROL.contains(tree.getKind())) {
                return super.scan(tree, null);
            }
            depth++;
            deepest = Math.max(deepest, depth);
            super.scan(tree, null);
            depth--;
            return null;
        }

        @Override
        public @Nullable Void visitIf(IfTree tree, @Nullable Void unused) {
            scan(tree.getCondition(), null);
            scan(tree.getThenStatement(), null);
            if (tree.getElseStatement() instanceof IfTree elseIf) {
                visitIf(elseIf, null);
            } else {
                scan(tree.getElseStatement(), null);
            }
            return null;
        }
    }
}
