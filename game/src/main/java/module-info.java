/** Boards, winning sets, rules, positions, symmetry, coordinates and records. */
module proofstone.game {
    requires static transitive org.jspecify;

    exports proofstone.game;
    exports proofstone.game.connect;
    exports proofstone.game.hex;
    exports proofstone.game.strong;
    exports proofstone.game.tiling;
}
