package proofstone.cli;

/** How a command prints its results. */
enum Style {
    /** Lines for people. */
    TEXT,
    /** One JSON object. */
    JSON;

    /** Returns what the option {@code --json} asks for. */
    static Style of(boolean json) {
        return json ? JSON : TEXT;
    }
}
