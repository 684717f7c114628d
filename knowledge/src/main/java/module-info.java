/** What is known of each game family: values with their justification. */
module proofstone.knowledge {
    requires transitive proofstone.game;
    requires transitive proofstone.certificate;
    requires transitive proofstone.search;
    requires static transitive org.jspecify;

    exports proofstone.knowledge;
    exports proofstone.knowledge.connect;
    exports proofstone.knowledge.draws;
    exports proofstone.knowledge.hex;
    exports proofstone.knowledge.strips;
    exports proofstone.knowledge.strong;
}
