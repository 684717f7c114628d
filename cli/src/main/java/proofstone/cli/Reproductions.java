package proofstone.cli;

import java.util.List;

/** The tables that {@code proofstone reproduce} knows, in the order in which it lists them. */
final class Reproductions {
    /** All tables. */
    static final List<Reproduction> ALL =
            List.of(
                    ChiangTable.one(),
                    ChiangTable.two(),
                    new ChiangLemmas(),
                    CzifraTable.one(),
                    CzifraTable.two(),
                    CzifraTable.three(),
                    new HaywardFigure(),
                    new HaywardVariants(),
                    HsuTable.one(),
                    HsuTable.two(),
                    HsuTable.three(),
                    UiterwijkTable.one(),
                    UiterwijkTable.two(),
                    UiterwijkTable.three(),
                    UiterwijkTable.four(),
                    UiterwijkTable.five());

    private Reproductions() {}
}
