package proofstone.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Certificates with one or two words changed, for tests by mutation. */
final class WordChange {
    private WordChange() {}

    /**
     * Returns the script with one or two words left out, added or changed; numbers are below a
     * bound.
     */
    static Script of(Script script, Random random, int bound) {
        Script changed = script;
        for (int j = random.nextInt(2); j >= 0; j--) {
            changed = change(changed, random, bound);
        }
        return changed;
    }

    private static Script change(Script script, Random random, int bound) {
        List<String> lines = new ArrayList<>(script.lines().lines().toList());
        int index = 1 + random.nextInt(lines.size() - 1);
        List<String> words = new ArrayList<>(List.of(lines.get(index).split(" ", -1)));
        int word = random.nextInt(words.size());
        switch (random.nextInt(4)) {
            case 0 -> words.remove(word);
            case 1 -> words.add(word + 1, number(random, bound));
            case 2 -> words.set(word, words.get(random.nextInt(words.size())));
            default -> words.set(word, number(random, bound));
        }
        lines.set(index, String.join(" ", words));
        return new Script(String.join("\n", lines) + "\n");
    }

    private static String number(Random random, int bound) {
        return random.nextInt(bound) + (random.nextInt(4) == 0 ? "!" : "");
    }
}
