package proofstone.testkit;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The ways in which certificates are broken to see that the checker refuses them.
 *
 * <p>A change of a step or of the header leaves all else consistent: references, marks of the last
 * use, counts and hash are made anew, so that the checker has to see the change itself. By luck a
 * changed certificate can still be a proof, for example when a child was not needed; only playing
 * it out tells.
 */
public enum Mutation {
    /** A must-play step lacks a child. */
    DROPPED_CHILD(StepMutations::dropChild),
    /** A must-play step has only one child, which does not answer all. */
    UNCOVERED_REPLY(StepMutations::keepOneChild),
    /** The children of a must-play step share one square more. */
    ONE_SQUARE_MORE(StepMutations::widenChildren),
    /** The prover moves to a square that is needed later or that holds a stone. */
    OCCUPIED_REPLY(StepMutations::moveToOccupied),
    /** A square stands in two pairs. */
    PAIR_USED_TWICE(StepMutations::repeatPairedSquare),
    /** A pair is missing, so that a line has none. */
    LINE_WITHOUT_PAIR(StepMutations::dropPair),
    /** A potential has a line more. */
    POTENTIAL_LINE_MORE(StepMutations::addLineToPotential),
    /** A potential has a line less. */
    POTENTIAL_LINE_LESS(StepMutations::dropLineFromPotential),
    /** A potential is for the other player to move. */
    POTENTIAL_TURN(StepMutations::turnPotential),
    /** A shortage is for another number of stones. */
    SHORT_STONES(StepMutations::changeStones),
    /** Two parts of a join share squares. */
    JOIN_OVERLAP(StepMutations::repeatPart),
    /** The two lines of a fork are one. */
    FORK_OF_ONE_LINE(StepMutations::forkOneLine),
    /** A square is not on its line. */
    SQUARE_OFF_LINE(StepMutations::leaveLine),
    /** A line is another one. */
    OTHER_LINE(StepMutations::changeLine),
    /** The answer to a threat is a square that Maker needs. */
    ANSWER_IN_CARRIER(StepMutations::answerInCarrier),
    /** A child proves for the other player. */
    FOREIGN_CHILD(StepMutations::adoptForeign),
    /** A square dominates that may not. */
    WRONG_DOMINATION(StepMutations::dominateFromCarrier),
    /** An isomorphism maps two squares the other way round. */
    EXCHANGED_IMAGES(StepMutations::exchangeImages),
    /** An isomorphism maps two squares to one, or a square that is not there. */
    WRONG_MAP(StepMutations::breakMap),
    /** A mirrored proof of Maker's lacks a stone of its support. */
    SUPPORT_LEFT_OUT(StepMutations::dropSupport),
    /** The other player is to move. */
    WRONG_TURN(HeaderMutations::turn),
    /** The other player is said to win. */
    WRONG_CLAIM(HeaderMutations::claim),
    /** The rule is unknown. */
    WRONG_RULE(HeaderMutations::rule),
    /** The board has another name. */
    WRONG_GAME(HeaderMutations::rename),
    /** The board has other winning sets. */
    WRONG_SETS(HeaderMutations::changeSets),
    /** The loser has a stone more. */
    EXTRA_STONE(HeaderMutations::addStone),
    /** The winner has a stone less. */
    MISSING_STONE(HeaderMutations::takeStone),
    /** A square holds two stones, or a stone lies off the board. */
    MISPLACED_STONE(HeaderMutations::misplaceStone),
    /** Maker has fewer or more stones left than was proved. */
    WRONG_LIMIT(HeaderMutations::changeLimit),
    /** Maker's first move is restricted in another way. */
    WRONG_FIRST_MOVES(HeaderMutations::changeFirstMoves),
    /** A step has a word that is no rule. */
    UNKNOWN_WORD(FileMutations::unknownWord),
    /** A step has a kind that is no rule. */
    UNKNOWN_KIND(FileMutations::unknownKind),
    /** A mark of the last use is missing or too early. */
    WRONG_LAST_USE(FileMutations::lastUse),
    /** A child is no earlier step. */
    WRONG_REFERENCE(FileMutations::reference),
    /** A count is off by one. */
    WRONG_COUNT(FileMutations::count),
    /** A number is absurd. */
    ABSURD_NUMBER(FileMutations::absurdNumber),
    /** A length or count in the binary form is absurd. */
    ABSURD_LENGTH(FileMutations::absurdLength),
    /** A line is not quite in the form that the page gives. */
    SLOPPY_LINE(FileMutations::sloppyLine),
    /** A number of the binary form has a byte too many. */
    LONG_NUMBER(FileMutations::longNumber),
    /** The hash is another. */
    WRONG_HASH(FileMutations::textHash),
    /** The text ends early. */
    TRUNCATED_TEXT(FileMutations::truncatedText),
    /** The binary form ends early. */
    TRUNCATED_BINARY(FileMutations::truncatedBinary),
    /** The text goes on after its end. */
    TRAILING_TEXT(FileMutations::trailingText),
    /** The binary form goes on after its end. */
    TRAILING_BINARY(FileMutations::trailingBinary),
    /** The compressed body goes on after the last step. */
    TRAILING_BODY(FileMutations::trailingBody),
    /** A bit of the text is changed. */
    TEXT_BIT(FileMutations::textBit),
    /** A bit of the text is changed, and the hash fits. */
    HASHED_TEXT_BIT(FileMutations::hashedTextBit),
    /** A bit of the binary form is changed. */
    BINARY_BIT(FileMutations::binaryBit),
    /** A bit of the body is changed, and compression and hash fit. */
    BODY_BIT(FileMutations::bodyBit);

    private final FileMutations.Change change;

    Mutation(FileMutations.Change change) {
        this.change = change;
    }

    Mutation(StepMutations.Change change) {
        this((FileMutations file) -> file.changedSteps(change));
    }

    Mutation(HeaderMutations.Change change) {
        this((FileMutations file) -> file.changedHeader(change));
    }

    /**
     * Returns a certificate that is broken in this way, or empty if it has no place for it.
     *
     * @param text a valid certificate in text form
     * @param seed chooses the place; equal seeds give equal results
     */
    public Optional<byte[]> apply(byte[] text, long seed) {
        TextCertificate certificate =
                TextCertificate.parse(new String(text, StandardCharsets.UTF_8));
        return change.apply(new FileMutations(certificate, new SplittableRandom(seed)));
    }
}
