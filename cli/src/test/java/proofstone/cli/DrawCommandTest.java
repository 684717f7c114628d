package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class DrawCommandTest {
    @Test
    void bound_isPrintedWithItsDerivation() {
        assertThat(Run.of("kdraw", "5").succeeds().lines())
                .containsExactly(
                        "Connect(m,n,k,5,q) is drawn for all k >= 26, m, n >= 1 and 0 <= q <= 5",
                        "   1  MBBoardN(4,1)            lemma 8",
                        "   2  MBBoardNX(4,2)           lemma 7",
                        "   3  MBBoardN(9,5)            lemma 11",
                        "   4  MBBoardZ(9,5)            lemma 3: the same hypergraph",
                        "   5  MBConnect(26,5)          property 1: every 26 in a row hold a line of"
                                + " one B_Z, enumerated",
                        "   6  Connect(m,n,26,5,q)      corollary 1: either player defends as Breaker");
        assertThat(Run.of("kdraw", "2").succeeds().out()).contains("k >= 11", "b2.tiling,2");
    }

    @Test
    void table_hasARowForEachP() {
        List<String> lines = Run.of("kdraw", "--table", "1000").succeeds().lines();
        assertThat(lines).hasSize(1001);
        assertThat(lines.get(2)).isEqualTo("     2     11     15");
        assertThat(lines.get(4)).isEqualTo("     4     23     23");
        assertThat(lines.get(1000)).isEqualTo("  1000   3029   4007");
    }

    @Test
    void json_saysTheSame() {
        var bound =
                StrictJson.asObject(
                        Objects.requireNonNull(
                                StrictJson.parse(Run.of("kdraw", "3", "--json").out())));
        assertThat(String.valueOf(bound.get("k"))).startsWith("17");
        List<?> table =
                (List<?>)
                        Objects.requireNonNull(
                                StrictJson.parse(Run.of("kdraw", "--table=9", "--json").out()));
        assertThat(table).hasSize(9);
    }

    @Test
    void badInput_isOneLine() {
        Run.of("kdraw").fails(2, "expected either P or --table P");
        Run.of("kdraw", "3", "--table", "4").fails(2, "expected either P or --table P");
        for (String wrong : List.of("0", "x", "100001")) {
            Run.of("kdraw", wrong).fails(2, "'" + wrong + "' is not a number from 1 to 100000;");
        }
        for (String wrong : List.of("0", "10001")) {
            Run.of("kdraw", "--table", wrong)
                    .fails(2, "'" + wrong + "' is not a number from 1 to 10000;");
        }
    }
}
