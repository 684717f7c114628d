/** Turns a problem into a verdict with its certificate. */
module proofstone.solver {
    requires transitive proofstone.game;
    requires transitive proofstone.certificate;
    requires transitive proofstone.search;
    requires transitive proofstone.knowledge;
    requires static transitive org.jspecify;

    exports proofstone.solver;
}
