/** The independent checker of certificates. */
module proofstone.checker {
    exports proofstone.checker;
}
