/** JMH and whole-solve benchmarks. */
module proofstone.bench {
    requires proofstone.game;
    requires proofstone.certificate;
    requires proofstone.search;
    requires proofstone.knowledge;
    requires proofstone.checker;
    requires jmh.core;
    requires static transitive org.jspecify;
}
