package proofstone.cli;

/** How a command prints its results. */
enum Style {
    /** Lines for people. */
    TEXT,
    /** One JSON object. */
    JSON
}
