package proofstone.checker;

import java.util.Arrays;

/**
 * Holds the turns of the boards with a name to what the name says (format page, section 9), so that
 * a claim about a named game is about that game.
 */
final class NamedTurns {
    private final Header header;
    private final int[] numbers;

    private NamedTurns(Header header) {
        this.header = header;
        this.numbers = numbers(header.game().substring(header.game().indexOf(',') + 1));
    }

    private static int[] numbers(String list) {
        return list.matches("[0-9,]+")
                ? Arrays.stream(list.split(",")).mapToInt(Integer::parseInt).toArray()
                : new int[0];
    }

    /** Refuses turns that the game of the header's name does not have. */
    static void require(Header header) throws Refusal {
        if (!new NamedTurns(header).fit()) {
            throw new Refusal(Reason.BAD_TURNS, "not the turns of " + header.game());
        }
    }

    private boolean fit() {
        if (isNamed("connect:")) {
            return fitConnect();
        }
        if (isNamed("exclusive:")) {
            return fitExclusive();
        }
        return isNamed("tile:") ? fitTile() : isNamed("free") || header.turns().isEmpty();
    }

    private boolean isNamed(String beginning) {
        return header.game().startsWith(beginning);
    }

    private boolean fitTile() {
        int most = numbers[0];
        return header.turns().map(turns -> turns.isTileOf(most)).orElse(most == 1);
    }

    private boolean fitExclusive() {
        String name = header.game();
        String kind = name.substring(name.indexOf(':') + 1, name.indexOf(','));
        var boards = new ExclusiveBoards(kind, numbers[0], numbers[1]);
        int last = boards.longest() - numbers[2];
        return header.turns()
                .filter(turns -> turns.isExclusiveOf(last, boards.firstExclusive()))
                .isPresent();
    }

    /** Turns of one stone each are the ordinary game, whoever is to move. */
    private boolean fitConnect() {
        return header.turns().map(this::fitConnect).orElseGet(this::isOneStoneEach);
    }

    private boolean isOneStoneEach() {
        return Arrays.stream(new Rest(0).sizes()).allMatch(size -> size == 1);
    }

    private boolean fitConnect(TurnOrder turns) {
        Rest rest = new Rest(header.maker().size() + header.breaker().size());
        int[] sizes = rest.sizes();
        boolean mover = sizes.length == 0 || rest.mover == header.toMove();
        return mover && rest.makers == header.maker().size() && turns.isListed(sizes);
    }

    /** What is left of a game of connect after so many stones. */
    private final class Rest {
        private final int each = numbers[2];
        private int left = header.board().squares();

        /** The player of the first turn of which something is left. */
        private Player mover;

        /** Maker's stones among those that have been put. */
        private int makers;

        /** What is left of the mover's turn. */
        private int now;

        Rest(int put) {
            int first = numbers[3];
            mover = first == 0 ? Player.BREAKER : Player.MAKER;
            now = Math.min(left, first == 0 ? each : first);
            for (int more = put; more > 0; ) {
                int stones = Math.min(more, now);
                more -= stones;
                left -= stones;
                now -= stones;
                makers += mover == Player.MAKER ? stones : 0;
                if (now == 0) {
                    mover = mover.opponent();
                    now = Math.min(left, each);
                }
            }
        }

        int[] sizes() {
            if (now == 0) {
                return new int[0];
            }
            int later = left - now;
            int[] sizes = new int[1 + (later + each - 1) / each];
            Arrays.fill(sizes, each);
            sizes[0] = now;
            if (sizes.length > 1 && later % each > 0) {
                sizes[sizes.length - 1] = later % each;
            }
            return sizes;
        }
    }
}
