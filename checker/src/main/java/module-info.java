/** Reads a certificate and says whether it holds; uses nothing but the JDK. */
module proofstone.checker {
    exports proofstone.checker;
}
