package proofstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @Test
    void of_writesEachType() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("s", "a\"b\\c\n\t\u0001/é");
        map.put("n", 12L);
        map.put("d", 0.5);
        map.put("inf", Double.POSITIVE_INFINITY);
        map.put("t", true);
        map.put("list", List.of(1, List.of(), Map.of()));
        map.put("some", Optional.of("x"));
        map.put("none", Optional.empty());
        map.put("five", OptionalInt.of(5));
        map.put("noInt", OptionalInt.empty());
        assertThat(Json.of(map))
                .isEqualTo(
                        "{\"s\": \"a\\\"b\\\\c\\n\\t\\u0001/é\", \"n\": 12, \"d\": 0.5,"
                                + " \"inf\": null, \"t\": true, \"list\": [1, [], {}],"
                                + " \"some\": \"x\", \"none\": null, \"five\": 5,"
                                + " \"noInt\": null}");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void of_isReadBackByAStrictParser(long seed) {
        RandomGenerator random = new java.util.Random(seed);
        for (int i = 0; i < 200; i++) {
            Object value = value(random, 4);
            assertThat(StrictJson.parse(Json.of(value))).isEqualTo(value);
        }
    }

    private static Object value(RandomGenerator random, int depth) {
        return switch (random.nextInt(depth > 0 ? 5 : 3)) {
            case 0 -> string(random);
            case 1 -> random.nextDouble() * Math.pow(10, random.nextInt(-12, 12));
            case 2 -> random.nextBoolean();
            case 3 -> {
                List<Object> list = new ArrayList<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    list.add(value(random, depth - 1));
                }
                yield list;
            }
            default -> {
                Map<String, Object> map = new LinkedHashMap<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    map.put(string(random), value(random, depth - 1));
                }
                yield map;
            }
        };
    }

    private static String string(RandomGenerator random) {
        StringBuilder string = new StringBuilder();
        for (int i = random.nextInt(8); i > 0; i--) {
            int limit = random.nextBoolean() ? 0x80 : 0x10000;
            string.append((char) random.nextInt(limit));
        }
        return string.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "{", "{}}", "[1,]", "{\"a\":1,}", "01", "tru", "\"\n\"", "{a:1}", "'a'"})
    void strictParser_refuses(String text) {
        assertThatThrownBy(() -> StrictJson.parse(text))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
