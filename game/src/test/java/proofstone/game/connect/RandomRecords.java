package proofstone.game.connect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import proofstone.game.connect.ConnectMark.Kind;
import proofstone.game.connect.ConnectMove.Other;
import proofstone.game.connect.ConnectMove.Stone;

/** Makes records at random, small and crooked rather than likely. */
final class RandomRecords {
    private static final String[] TEXTS = {
        "a",
        "]",
        "\\",
        "\\]",
        ":",
        "x:y",
        "two\nlines",
        "\ttab",
        "先手",
        "한국어",
        " blank ",
        "(;B[aa])",
        "\\\n"
    };

    private final Random random;
    private final ConnectGame game;
    private boolean branches = true;
    private boolean talks = true;
    private boolean passes = true;

    RandomRecords(long seed, ConnectGame game) {
        this.random = new Random(seed);
        this.game = game;
    }

    static ConnectGame game(Random random) {
        return ConnectGame.of(
                1 + random.nextInt(20),
                1 + random.nextInt(20),
                1 + random.nextInt(7),
                1 + random.nextInt(3),
                random.nextInt(4));
    }

    RandomRecords linear() {
        branches = false;
        return this;
    }

    RandomRecords bare() {
        talks = false;
        passes = false;
        return this;
    }

    ConnectRecord next() {
        List<ConnectNode> nodes = new ArrayList<>();
        nodes.add(node(-1, Other.NONE));
        RecordWalk walk = new RecordWalk(game);
        walk.enter(0, Other.NONE);
        Deque<Integer> way = new ArrayDeque<>(List.of(0));
        int size = random.nextInt(30);
        for (int i = 1; i <= size; i++) {
            while (branches && way.size() > 1 && random.nextInt(5) == 0) {
                way.removeLast();
            }
            walk.backTo(way.getLast());
            ConnectMove move = move(walk);
            nodes.add(node(way.getLast(), move));
            walk.enter(i, move);
            way.addLast(i);
        }
        TreeMap<String, String> facts = new TreeMap<>();
        if (talks) {
            facts.put("PB", text());
            facts.put("GC", text());
        }
        return new ConnectRecord(game, facts, nodes);
    }

    private ConnectMove move(RecordWalk walk) {
        for (int i = 0; i < 20; i++) {
            ConnectMove stone = new Stone(cell());
            if (walk.objection(stone).isEmpty()) {
                return stone;
            }
        }
        return passes ? List.of(Other.PASS, Other.NONE).get(random.nextInt(2)) : Other.NONE;
    }

    private ConnectCell cell() {
        return new ConnectCell(
                random.nextInt(game.columns().orElse(50)), random.nextInt(game.rows().orElse(50)));
    }

    private ConnectNode node(int parent, ConnectMove move) {
        if (!talks || random.nextInt(3) > 0) {
            return ConnectNode.of(parent, move);
        }
        TreeMap<String, List<String>> properties = new TreeMap<>();
        if (random.nextInt(4) == 0) {
            properties.put("XX", List.of(text(), text()));
        }
        List<ConnectMark> marks = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            if (random.nextInt(4) == 0) {
                marks.add(new ConnectMark(cell(), kind, kind == Kind.LABEL ? text() : ""));
            }
        }
        return new ConnectNode(parent, move, maybe(), maybe(), marks, properties);
    }

    private String maybe() {
        return random.nextBoolean() ? "" : text();
    }

    private String text() {
        return TEXTS[random.nextInt(TEXTS.length)];
    }
}
