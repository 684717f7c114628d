/** The commands of proofstone. */
module proofstone.cli {
    requires proofstone.game;
    requires proofstone.certificate;
    requires proofstone.search;
    requires proofstone.knowledge;
    requires proofstone.checker;
    requires proofstone.solver;
    requires info.picocli;
    requires org.jline;
    requires static transitive org.jspecify;

    exports proofstone.cli;

    opens proofstone.cli to
            info.picocli;
}
