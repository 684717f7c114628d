package proofstone.checker;

import java.util.List;
import proofstone.checker.Link.Strength;

/** The accept rules H1 to H4 and H6 of Hex: each computes what its step proves, or refuses. */
final class HexRules {
    private final Rhombus board;

    HexRules(Rhombus board) {
        this.board = board;
    }

    /** H1: two places of the player's that touch are connected, with no carrier. */
    Link adjacent(Colour player, int x, int y) throws Refusal {
        requireEnd(player, x);
        requireEnd(player, y);
        Refusal.unless(
                board.touch(x, y), Reason.NOT_ADJACENT, "places " + x + " and " + y + " are apart");
        Bits stones = new Bits(board.cells());
        addCell(stones, x);
        addCell(stones, y);
        return new Link(player, x, y, Strength.FULL, stones, new Bits(board.cells()));
    }

    private void requireEnd(Colour player, int place) throws Refusal {
        Refusal.unless(
                board.isCell(place) || board.isEdgeOf(place, player),
                Reason.WRONG_EDGE,
                "not an edge of " + player.word() + ": place",
                place);
    }

    private void addCell(Bits stones, int place) {
        if (board.isCell(place)) {
            stones.add(place);
        }
    }

    /**
     * H2: connections end to end, carriers apart and at most one of them semi, are one from the
     * first end to the last: he answers in the carrier in which the opponent plays.
     */
    Link chain(int start, List<Link> links) throws Refusal {
        Colour player = links.getFirst().player();
        Bits visited = new Bits(board.places());
        visited.add(start);
        int end = start;
        int semis = 0;
        for (Link link : links) {
            requireOf(player, link);
            Refusal.unless(
                    link.hasEnd(end), Reason.ENDS_DO_NOT_MEET, "no link goes on from place", end);
            end = link.across(end);
            Refusal.unless(
                    visited.add(end), Reason.END_TWICE, "visited twice by a chain: place", end);
            semis += link.isFull() ? 0 : 1;
        }
        Refusal.unless(semis <= 1, Reason.TWO_SEMI, "semi-connections in a chain:", semis);
        requireApart(links);
        return new Link(
                player,
                start,
                end,
                semis == 0 ? Strength.FULL : Strength.SEMI,
                stones(links),
                carrier(links));
    }

    private static void requireOf(Colour player, Link link) throws Refusal {
        Refusal.unless(
                link.player() == player, Reason.WRONG_PROVER, "a child is not " + player.word());
    }

    private void requireApart(List<Link> links) throws Refusal {
        Bits used = new Bits(board.cells());
        for (Link link : links) {
            int shared = link.carrier().firstIn(used);
            Refusal.unless(shared < 0, Reason.CARRIERS_OVERLAP, "in two carriers: square", shared);
            used.addAll(link.carrier());
        }
        requireDisjoint(stones(links), used);
    }

    private static void requireDisjoint(Bits stones, Bits carrier) throws Refusal {
        int both = stones.firstIn(carrier);
        Refusal.unless(
                both < 0, Reason.STONE_ON_CARRIER, "a stone of one and free for another:", both);
    }

    private Bits stones(List<Link> links) {
        Bits stones = new Bits(board.cells());
        links.forEach(link -> stones.addAll(link.stones()));
        return stones;
    }

    private Bits carrier(List<Link> links) {
        Bits carrier = new Bits(board.cells());
        links.forEach(link -> carrier.addAll(link.carrier()));
        return carrier;
    }

    /** H3: where a stone makes a full connection, its cell free is a semi one. */
    Link move(int cell, Link next) throws Refusal {
        Refusal.unless(
                next.isFull(), Reason.WRONG_TURN, "after a move the child must be a full one");
        Refusal.unless(!next.hasEnd(cell), Reason.MOVE_IS_END, "an end is played: square", cell);
        Refusal.unless(
                next.stones().has(cell), Reason.NOT_A_STONE, "not among the stones: square", cell);
        Bits stones = next.stones().copy();
        stones.remove(cell);
        Bits carrier = next.carrier().copy();
        carrier.add(cell);
        return new Link(next.player(), next.from(), next.to(), Strength.SEMI, stones, carrier);
    }

    /**
     * H4: connections of the same ends whose carriers have no cell in common are a full one: the
     * opponent's stone misses one of them.
     */
    Link join(List<Link> choices) throws Refusal {
        Link first = choices.getFirst();
        Bits common = first.carrier().copy();
        for (Link choice : choices) {
            requireOf(first.player(), choice);
            Refusal.unless(
                    choice.joinsSameAs(first), Reason.DIFFERENT_ENDS, "children of different ends");
            common.retainAll(choice.carrier());
        }
        int hit = common.next(0);
        Refusal.unless(hit < 0, Reason.UNCOVERED_REPLY, "no child answers square", hit);
        Bits stones = stones(choices);
        Bits carrier = carrier(choices);
        requireDisjoint(stones, carrier);
        return new Link(first.player(), first.from(), first.to(), Strength.FULL, stones, carrier);
    }

    /** H6: what holds on the board holds on its image. */
    Link symmetry(int number, Link next) throws Refusal {
        Refusal.unless(number >= 1 && number <= 3, Reason.NO_SUCH_SYMMETRY, "no symmetry", number);
        Refusal.unless(
                number == 1 || board.rows() == board.columns(),
                Reason.NO_SUCH_SYMMETRY,
                "the board is not square; symmetry",
                number);
        return new Link(
                number == 1 ? next.player() : next.player().opponent(),
                board.image(number, next.from()),
                board.image(number, next.to()),
                next.strength(),
                image(number, next.stones()),
                image(number, next.carrier()));
    }

    private Bits image(int symmetry, Bits cells) {
        Bits image = new Bits(board.cells());
        for (int c = cells.next(0); c >= 0; c = cells.next(c + 1)) {
            image.add(board.image(symmetry, c));
        }
        return image;
    }
}
