package proofstone.checker;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The boards {@code animal}: all placements of a polyomino in its up to eight orientations. */
final class Animals {
    private static final Map<String, String> CELLS =
            Map.ofEntries(
                    Map.entry("elam", "0.0"),
                    Map.entry("domino", "0.0+0.1"),
                    Map.entry("tic", "0.0+0.1+0.2"),
                    Map.entry("el", "0.0+1.0+1.1"),
                    Map.entry("elly", "0.0+1.0+2.0+2.1"),
                    Map.entry("fatty", "0.0+0.1+1.0+1.1"),
                    Map.entry("knobby", "0.0+0.1+0.2+1.1"),
                    Map.entry("tippy", "0.0+0.1+1.1+1.2"),
                    Map.entry("skinny", "0.0+0.1+0.2+0.3"),
                    Map.entry("snaky", "0.0+0.1+0.2+0.3+1.3+1.4"),
                    Map.entry("f", "0.1+0.2+1.0+1.1+2.1"),
                    Map.entry("i", "0.0+0.1+0.2+0.3+0.4"),
                    Map.entry("l", "0.0+1.0+2.0+3.0+3.1"),
                    Map.entry("n", "0.1+1.1+2.0+2.1+3.0"),
                    Map.entry("p", "0.0+0.1+1.0+1.1+2.0"),
                    Map.entry("t", "0.0+0.1+0.2+1.1+2.1"),
                    Map.entry("u", "0.0+0.2+1.0+1.1+1.2"),
                    Map.entry("v", "0.0+1.0+2.0+2.1+2.2"),
                    Map.entry("w", "0.0+1.0+1.1+2.1+2.2"),
                    Map.entry("x", "0.1+1.0+1.1+1.2+2.1"),
                    Map.entry("y", "0.1+1.0+1.1+2.1+3.1"),
                    Map.entry("z", "0.0+0.1+1.1+2.1+2.2"));

    private Animals() {}

    /** The cells of a named animal or of a list of cells; empty if it is neither. */
    static Optional<List<Placements.Cell>> parse(String name) {
        String cells = CELLS.getOrDefault(name.toLowerCase(Locale.ROOT), name);
        Set<Placements.Cell> distinct = new HashSet<>();
        for (String cell : cells.split("\\+", -1)) {
            if (!cell.matches("(0|[1-9][0-9]{0,4})\\.(0|[1-9][0-9]{0,4})")) {
                return Optional.empty();
            }
            int dot = cell.indexOf('.');
            int row = Integer.parseInt(cell.substring(0, dot));
            int column = Integer.parseInt(cell.substring(dot + 1));
            if (!distinct.add(new Placements.Cell(row, column))) {
                return Optional.empty();
            }
        }
        return Optional.of(List.copyOf(distinct));
    }

    static void forEach(
            Placements placements, List<Placements.Cell> animal, Placements.Consumer consumer)
            throws Refusal {
        Placements.Cell[] shape = animal.toArray(Placements.Cell[]::new);
        for (int i = 0; i < 4; i++) {
            shape = atOrigin(turned(shape));
            placements.forEach(shape, consumer);
            placements.forEach(atOrigin(mirrored(shape)), consumer);
        }
    }

    private static Placements.Cell[] turned(Placements.Cell[] shape) {
        Placements.Cell[] result = new Placements.Cell[shape.length];
        for (int i = 0; i < shape.length; i++) {
            result[i] = new Placements.Cell(shape[i].column(), -shape[i].row());
        }
        return result;
    }

    private static Placements.Cell[] mirrored(Placements.Cell[] shape) {
        Placements.Cell[] result = new Placements.Cell[shape.length];
        for (int i = 0; i < shape.length; i++) {
            result[i] = new Placements.Cell(shape[i].row(), -shape[i].column());
        }
        return result;
    }

    /** The shape moved so that its least row and its least column are 0. */
    private static Placements.Cell[] atOrigin(Placements.Cell[] shape) {
        int top = Integer.MAX_VALUE;
        int left = Integer.MAX_VALUE;
        for (Placements.Cell cell : shape) {
            top = Math.min(top, cell.row());
            left = Math.min(left, cell.column());
        }
        Placements.Cell[] result = new Placements.Cell[shape.length];
        for (int i = 0; i < shape.length; i++) {
            result[i] = new Placements.Cell(shape[i].row() - top, shape[i].column() - left);
        }
        return result;
    }
}
