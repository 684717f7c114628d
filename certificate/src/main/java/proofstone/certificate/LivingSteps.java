package proofstone.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import proofstone.certificate.Source.Reference;

/** The steps of a certificate that have been read and are alive. */
final class LivingSteps<T> {
    private final int most;
    private final List<@Nullable T> steps = new ArrayList<>();
    private final List<Integer> dying = new ArrayList<>();
    private int alive;

    /** Allows {@code most} steps alive at once. */
    LivingSteps(int most) {
        this.most = most;
    }

    /** Returns the number of the step that is read next. */
    int next() {
        return steps.size() + 1;
    }

    /** Adds the step that has been read and buries those that it used last. */
    void add(T step) throws IOException {
        steps.add(step);
        alive++;
        require(alive <= most, "more steps are alive than the header says");
        dying.forEach(this::kill);
        dying.clear();
    }

    private void kill(int number) {
        if (steps.set(number - 1, null) != null) {
            alive--;
        }
    }

    /** Returns the number of steps that are alive. */
    int alive() {
        return alive;
    }

    /** Returns the steps of a list of references, none twice. */
    List<T> find(List<Reference> references) throws IOException {
        List<T> children = new ArrayList<>();
        Set<Integer> numbers = new HashSet<>();
        for (Reference reference : references) {
            children.add(find(reference));
            require(numbers.add(reference.number()), "a step names a child twice");
        }
        return children;
    }

    /** Returns the step of a reference. */
    T find(Reference reference) throws IOException {
        int number = reference.number();
        require(number >= 1 && number <= steps.size(), "the child is no earlier step");
        T step = steps.get(number - 1);
        if (step == null) {
            throw new MalformedException("child " + number + " is no longer alive");
        }
        if (reference.lastUse()) {
            dying.add(number);
        }
        return step;
    }

    private static void require(boolean condition, String reason) throws IOException {
        if (!condition) {
            throw new MalformedException(reason);
        }
    }
}
