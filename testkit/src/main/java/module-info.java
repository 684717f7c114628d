/** Generators, brute force, mutators and the tests that span modules. */
module proofstone.testkit {
    requires transitive proofstone.game;
    requires transitive proofstone.certificate;
    requires transitive proofstone.checker;
    requires static transitive org.jspecify;

    exports proofstone.testkit;
}
