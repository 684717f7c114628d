/** Proof-number, must-play and threat-sequence searches that name no concrete game. */
module proofstone.search {
    requires java.management;
    requires transitive proofstone.game;
    requires static transitive org.jspecify;

    exports proofstone.search;
}
