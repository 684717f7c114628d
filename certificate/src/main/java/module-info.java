/** The language in which a proof is written down. */
module proofstone.certificate {
    requires transitive proofstone.game;
    requires static transitive org.jspecify;

    exports proofstone.certificate;
}
