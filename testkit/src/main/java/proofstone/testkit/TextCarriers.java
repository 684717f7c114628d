package proofstone.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import proofstone.game.SquareSet;
import proofstone.testkit.TextCertificate.TextStep;

/**
 * The carriers of the steps of a valid {@link TextCertificate}, by the rules of the format page.
 */
final class TextCarriers {
    private final TextCertificate certificate;
    private final Map<TextStep, SquareSet> carriers = new HashMap<>();

    TextCarriers(TextCertificate certificate) {
        this.certificate = certificate;
        certificate.order().forEach(step -> carriers.put(step, compute(step)));
    }

    /** Returns the carrier of a step of the certificate. */
    SquareSet of(TextStep step) {
        return carriers.getOrDefault(step, SquareSet.empty());
    }

    /** Returns the union of the children's carriers. */
    SquareSet ofChildren(TextStep step) {
        return step.children.stream().map(this::of).reduce(SquareSet.empty(), SquareSet::union);
    }

    /** Returns the squares of the board outside {@code set}. */
    SquareSet outside(SquareSet set) {
        return SquareSet.range(certificate.squares()).minus(set);
    }

    private SquareSet compute(TextStep step) {
        SquareSet below = ofChildren(step);
        return switch (step.word) {
            case "pairs" -> squares(step.head);
            case "parts" ->
                    squares(step.head.stream().filter(token -> !token.matches("[/+]")).toList());
            case "potential" -> squares(step.head.subList(1, step.head.indexOf("/")));
            case "short" -> squares(step.head.subList(1, step.head.size()));
            case "line" -> SquareSet.of(step.number(1));
            case "fork" -> SquareSet.of(step.number(0), step.number(2), step.number(4));
            case "threat" -> below.with(step.number(0)).with(step.number(1));
            case "move" -> below.with(step.number(0));
            case "domination" -> mapped(below, List.of(step.head.get(1), step.head.get(0)));
            case "isomorphism" -> mapped(below, step.tail);
            default -> below;
        };
    }

    private static SquareSet squares(List<String> tokens) {
        return SquareSet.of(tokens.stream().mapToInt(Integer::parseInt).toArray());
    }

    private static SquareSet mapped(SquareSet carrier, List<String> map) {
        int end = map.contains("/") ? map.indexOf("/") : map.size();
        SquareSet images = SquareSet.empty();
        SquareSet rest = carrier;
        for (int i = 0; i < end; i += 2) {
            int from = Integer.parseInt(map.get(i));
            if (carrier.contains(from)) {
                rest = rest.without(from);
                images = images.with(Integer.parseInt(map.get(i + 1)));
            }
        }
        return rest.union(images);
    }
}
