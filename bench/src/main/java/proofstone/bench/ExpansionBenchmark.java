package proofstone.bench;

import java.util.EnumSet;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import proofstone.certificate.Step;
import proofstone.game.Board;
import proofstone.game.GameParser;
import proofstone.game.GameSyntaxException;
import proofstone.game.MoveParser;
import proofstone.game.Role;
import proofstone.game.WeakProblem;
import proofstone.knowledge.Technique;
import proofstone.knowledge.WeakGame;
import proofstone.search.Node;

/** The time to analyse one weak position: reductions, threats, pairing, statistics. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ExpansionBenchmark {
    /** The position: a game, a bar, moves. */
    @Param({"mnk:7,7,5|d4 c5 e3", "mnk:8,8,5|d4 e5 c3", "strip7:11|b3 a2 k2"})
    public String position = "";

    private WeakGame game = new WeakGame(problem("mnk:3,3,3|"), EnumSet.noneOf(Technique.class));

    /** Prepares the game of the position. */
    @Setup
    public void prepare() {
        game =
                new WeakGame(
                        problem(position), EnumSet.complementOf(EnumSet.of(Technique.ISOMORPHISM)));
    }

    /** Makes and analyses the node of the position. */
    @Benchmark
    public long expand() {
        Node<Step> node = game.root();
        node.expand();
        return node.keyHigh();
    }

    private static WeakProblem problem(String position) {
        int bar = position.indexOf('|');
        try {
            Board board = GameParser.parse(position.substring(0, bar));
            return WeakProblem.of(
                    board, MoveParser.play(board, position.substring(bar + 1), Role.MAKER));
        } catch (GameSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
