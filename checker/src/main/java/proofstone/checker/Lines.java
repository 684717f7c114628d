package proofstone.checker;

import java.util.List;

/** The boards {@code mnk}: all K squares in a row, horizontally, vertically and diagonally. */
final class Lines {
    private Lines() {}

    static void forEach(Placements placements, int length, Placements.Consumer consumer)
            throws Refusal {
        // A longer line fits nowhere, not even around a torus.
        if (length > placements.rows() * placements.columns()) {
            return;
        }
        for (int[] step :
                List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})) {
            placements.forEach(line(length, step[0], step[1]), consumer);
        }
    }

    private static Placements.Cell[] line(int length, int down, int right) {
        Placements.Cell[] cells = new Placements.Cell[length];
        for (int i = 0; i < length; i++) {
            cells[i] = new Placements.Cell(i * down, i * right);
        }
        return cells;
    }
}
