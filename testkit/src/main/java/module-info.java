/** Generators, brute force, mutators and the tests that span modules. */
module proofstone.testkit {
    requires transitive proofstone.game;
    requires transitive proofstone.certificate;
    requires transitive proofstone.search;
    requires transitive proofstone.knowledge;
    requires transitive proofstone.checker;
    requires transitive proofstone.solver;
    requires transitive proofstone.cli;
    requires static transitive org.jspecify;

    exports proofstone.testkit;
}
