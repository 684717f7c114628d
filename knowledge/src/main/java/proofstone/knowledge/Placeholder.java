package proofstone.knowledge;

/** Keeps the exported package from being empty until its first class stands here. */
final class Placeholder {
    private Placeholder() {}
}
