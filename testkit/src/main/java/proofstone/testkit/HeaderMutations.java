package proofstone.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import proofstone.game.SquareSet;

/** Changes of the header of a certificate. Each returns whether it changed something. */
final class HeaderMutations {
    private final TextCertificate certificate;
    private final SplittableRandom random;

    HeaderMutations(TextCertificate certificate, SplittableRandom random) {
        this.certificate = certificate;
        this.random = random;
    }

    /** A change of the header of a certificate. */
    @FunctionalInterface
    interface Change {
        /** Makes the change if there is a place for it. */
        boolean apply(HeaderMutations mutations);
    }

    private boolean claimsMaker() {
        return certificate.field("claim").orElse("").equals("maker-wins");
    }

    private boolean toggle(String field, String one, String other) {
        String value = certificate.field(field).orElse("");
        certificate.setField(field, value.equals(one) ? other : one);
        return true;
    }

    /** The other player is to move. */
    boolean turn() {
        return toggle("to-move", "maker", "breaker");
    }

    /** The other player is said to win. */
    boolean claim() {
        return toggle("claim", "maker-wins", "breaker-wins");
    }

    /** A rule that no checker knows. */
    boolean rule() {
        certificate.setField("rule", random.nextBoolean() ? "stron" : "wea");
        return true;
    }

    /** The name of another board. */
    boolean rename() {
        String name = certificate.field("game").orElse("");
        List<String> others = List.of("mnk:3,3,3", "mnk:3,4,3", "animal:el,3,3", "chess:8,8");
        String other = others.get(random.nextInt(others.size()));
        certificate.setField("game", other);
        return !other.equals(name);
    }

    /** A winning set more, one less, or one with another square. */
    boolean changeSets() {
        List<String> header = certificate.header();
        int first = header.indexOf("sets " + certificate.sets().size()) + 1;
        int count = certificate.sets().size();
        if (count == 0) {
            return false;
        }
        int at = first + random.nextInt(count);
        switch (random.nextInt(3)) {
            case 0 -> {
                header.remove(at);
                certificate.setField("sets", Integer.toString(count - 1));
            }
            case 1 -> {
                header.add(first + count, "set " + random.nextInt(certificate.squares()));
                certificate.setField("sets", Integer.toString(count + 1));
            }
            default -> {
                String[] tokens = header.get(at).split(" ", -1);
                tokens[1] = Integer.toString(random.nextInt(certificate.squares()));
                return !header.set(at, String.join(" ", tokens)).equals(header.get(at));
            }
        }
        return true;
    }

    /** One more stone of the loser on a free square. */
    boolean addStone() {
        SquareSet stones = SquareSet.copyOf(certificate.numbers("maker"));
        stones = stones.union(SquareSet.copyOf(certificate.numbers("breaker")));
        SquareSet free = SquareSet.range(certificate.squares()).minus(stones);
        if (free.isEmpty()) {
            return false;
        }
        return addTo(loser(), RandomProblems.randomMember(free, random));
    }

    private String loser() {
        return claimsMaker() ? "breaker" : "maker";
    }

    private boolean addTo(String player, int square) {
        List<Integer> stones = new ArrayList<>(certificate.numbers(player));
        stones.add(square);
        certificate.setField(player, join(stones));
        return true;
    }

    /** One stone of the winner less, or it is now the loser's. */
    boolean takeStone() {
        String winner = claimsMaker() ? "maker" : "breaker";
        List<Integer> stones = new ArrayList<>(certificate.numbers(winner));
        if (stones.isEmpty()) {
            return false;
        }
        int square = stones.remove(/* index */ random.nextInt(stones.size()));
        certificate.setField(winner, join(stones));
        return random.nextBoolean() || addTo(loser(), square);
    }

    /** Two stones on one square, or a stone off the board. */
    boolean misplaceStone() {
        List<Integer> stones = certificate.numbers("maker");
        boolean off = stones.isEmpty() || random.nextBoolean();
        return off
                ? addTo("breaker", certificate.squares())
                : addTo("breaker", stones.get(random.nextInt(stones.size())));
    }

    /** Fewer stones for a winning Maker, more for a losing one. */
    boolean changeLimit() {
        List<Integer> limit = certificate.numbers("maker-stones");
        if (claimsMaker()) {
            int stones = limit.isEmpty() ? random.nextInt(3) : limit.getFirst() - 1;
            certificate.header().removeIf(line -> line.startsWith("maker-stones "));
            return stones >= 0 && insert("maker-stones " + stones, "to-move ");
        }
        if (limit.isEmpty()) {
            return false;
        }
        certificate.setField("maker-stones", Integer.toString(limit.getFirst() + 1));
        return true;
    }

    /** Another restriction of Maker's first move, or none for a losing Maker who had one. */
    boolean changeFirstMoves() {
        boolean restricted = certificate.header().removeIf(line -> line.startsWith("first-moves"));
        if (!claimsMaker()) {
            return restricted;
        }
        String move = Integer.toString(random.nextInt(certificate.squares()));
        boolean limited = certificate.field("maker-stones").isPresent();
        return insert("first-moves " + move, limited ? "maker-stones " : "to-move ");
    }

    private boolean insert(String line, String after) {
        List<String> header = certificate.header();
        for (int i = 0; i < header.size(); i++) {
            if (header.get(i).startsWith(after)) {
                header.add(i + 1, line);
                return true;
            }
        }
        return false;
    }

    private static String join(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
