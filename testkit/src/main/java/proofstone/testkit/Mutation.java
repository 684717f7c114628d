package proofstone.testkit;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import proofstone.checker.Reason;

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
    DROPPED_CHILD(StepMutations::dropChild, Expected.of(Reason.UNCOVERED_REPLY)),
    /** A must-play step has only one child, which does not answer all. */
    UNCOVERED_REPLY(StepMutations::keepOneChild, Expected.of(Reason.UNCOVERED_REPLY)),
    /** The children of a must-play step share one square more. */
    ONE_SQUARE_MORE(StepMutations::widenChildren, Expected.of(Reason.UNCOVERED_REPLY)),
    /** The prover moves to a square that is needed later or that holds a stone. */
    OCCUPIED_REPLY(
            StepMutations::moveToOccupied,
            Expected.of(
                    Reason.SQUARE_IN_CARRIER,
                    Reason.CARRIER_NOT_FREE,
                    Reason.CARRIERS_OVERLAP,
                    Reason.SUPPORT_MEETS_CARRIER,
                    Reason.UNCOVERED_REPLY,
                    Reason.SQUARE_IN_SUPPORT,
                    Reason.SQUARE_NOT_IN_CARRIER,
                    Reason.NOT_INJECTIVE,
                    Reason.NO_IMAGE_SET,
                    Reason.SET_NOT_HELD,
                    Reason.FIRST_MOVE_NOT_ALLOWED)),
    /** A square stands in two pairs. */
    PAIR_USED_TWICE(StepMutations::repeatPairedSquare, Expected.of(Reason.SQUARE_TWICE)),
    /** A pair is missing, so that a line has none. */
    LINE_WITHOUT_PAIR(StepMutations::dropPair, Expected.of(Reason.SET_NOT_HELD)),
    /** Two parts of a partition share squares. */
    PARTS_OVERLAP(StepMutations::overlapParts, Expected.of(Reason.CARRIERS_OVERLAP)),
    /** Maker wins a part. */
    PART_LOST(StepMutations::loseParts, Expected.of(Reason.PART_LOST)),
    /** A part has too many sub-edges. */
    PART_TOO_LARGE(StepMutations::swellParts, Expected.of(Reason.PART_TOO_LARGE)),
    /** A sub-edge is missing, so that a line has none. */
    LINE_WITHOUT_SUB_EDGE(StepMutations::dropSubEdge, Expected.of(Reason.SET_NOT_HELD)),
    /** A sub-edge has a square twice, or only one. */
    WRONG_SUB_EDGE(StepMutations::spoilSubEdge, Expected.of(Reason.SQUARE_TWICE, Reason.BAD_COUNT)),
    /** A potential has a line more. */
    POTENTIAL_LINE_MORE(StepMutations::addLineToPotential, Expected.of(Reason.POTENTIAL_TOO_LARGE)),
    /** A potential has a line less. */
    POTENTIAL_LINE_LESS(StepMutations::dropLineFromPotential, Expected.of(Reason.SET_NOT_HELD)),
    /** A potential is for the other player to move. */
    POTENTIAL_TURN(
            StepMutations::turnPotential,
            Expected.of(Reason.POTENTIAL_TOO_LARGE, Reason.WRONG_TURN, Reason.TWO_BREAKER_TURNS)),
    /** A shortage is for another number of stones. */
    SHORT_STONES(
            StepMutations::changeStones, Expected.of(Reason.SET_NOT_HELD, Reason.TOO_FEW_STONES)),
    /** A step names a child twice. */
    CHILD_TWICE(StepMutations::repeatChild, Expected.of(Reason.CHILD_TWICE)),
    /** Two parts of a join share squares. */
    JOIN_OVERLAP(
            StepMutations::repeatPart,
            Expected.of(Reason.CARRIERS_OVERLAP, Reason.TWO_BREAKER_TURNS)),
    /** The two lines of a fork are one. */
    FORK_OF_ONE_LINE(
            StepMutations::forkOneLine,
            Expected.of(Reason.SQUARES_EQUAL, Reason.SQUARE_NOT_IN_SET, Reason.SQUARE_IN_SET)),
    /** A square is not on its line. */
    SQUARE_OFF_LINE(
            StepMutations::leaveLine, Expected.of(Reason.SQUARE_NOT_IN_SET, Reason.SQUARES_EQUAL)),
    /** A line is another one. */
    OTHER_LINE(
            StepMutations::changeLine,
            Expected.of(
                    Reason.SQUARE_NOT_IN_SET,
                    Reason.SQUARE_IN_SUPPORT,
                    Reason.SUPPORT_MEETS_CARRIER,
                    Reason.SUPPORT_NOT_MAKERS,
                    Reason.NO_IMAGE_SET)),
    /** The answer to a threat is a square that Maker needs. */
    ANSWER_IN_CARRIER(StepMutations::answerInCarrier, Expected.of(Reason.SQUARE_IN_CARRIER)),
    /** A child proves for the other player. */
    FOREIGN_CHILD(StepMutations::adoptForeign, Expected.of(Reason.WRONG_PROVER)),
    /** A square dominates that may not. */
    WRONG_DOMINATION(
            StepMutations::dominateFromCarrier,
            Expected.of(Reason.SQUARES_EQUAL, Reason.SQUARE_IN_CARRIER)),
    /** An isomorphism maps two squares the other way round. */
    EXCHANGED_IMAGES(
            StepMutations::exchangeImages,
            Expected.of(Reason.SET_NOT_HELD, Reason.NO_IMAGE_SET, Reason.FIRST_MOVE_NOT_ALLOWED)),
    /** An isomorphism maps two squares to one, or a square that is not there. */
    WRONG_MAP(
            StepMutations::breakMap,
            Expected.of(Reason.NOT_INJECTIVE, Reason.SQUARE_NOT_IN_CARRIER)),
    /** A mirrored proof of Maker's lacks a stone of its support. */
    SUPPORT_LEFT_OUT(StepMutations::dropSupport, Expected.of(Reason.NO_IMAGE_SET)),
    /** The other player is to move. */
    WRONG_TURN(HeaderMutations::turn, Expected.of(Reason.WRONG_TURN)),
    /** The other player is said to win. */
    WRONG_CLAIM(HeaderMutations::claim, Expected.of(Reason.WRONG_PROVER)),
    /** The rule is unknown. */
    WRONG_RULE(HeaderMutations::rule, Expected.of(Reason.UNKNOWN_RULE)),
    /** The board has another name. */
    WRONG_GAME(HeaderMutations::rename, Expected.of(Reason.UNKNOWN_BOARD, Reason.WRONG_BOARD)),
    /** The board has other winning sets. */
    WRONG_SETS(
            HeaderMutations::changeSets,
            Expected.rulesOr(
                    Reason.WRONG_BOARD, Reason.SET_TWICE, Reason.SQUARE_TWICE, Reason.NO_SUCH_SET)),
    /** The loser has a stone more. */
    EXTRA_STONE(HeaderMutations::addStone, Expected.of(Reason.CARRIER_NOT_FREE)),
    /** The winner has a stone less. */
    MISSING_STONE(
            HeaderMutations::takeStone,
            Expected.of(Reason.SET_NOT_HELD, Reason.SUPPORT_NOT_MAKERS)),
    /** A square holds two stones, or a stone lies off the board. */
    MISPLACED_STONE(
            HeaderMutations::misplaceStone,
            Expected.of(Reason.NO_SUCH_SQUARE, Reason.SQUARE_OCCUPIED)),
    /** Maker has fewer or more stones left than was proved. */
    WRONG_LIMIT(
            HeaderMutations::changeLimit,
            Expected.of(Reason.TOO_FEW_STONES, Reason.TOO_MANY_STONES)),
    /** Maker's first move is restricted in another way. */
    WRONG_FIRST_MOVES(
            HeaderMutations::changeFirstMoves,
            Expected.of(Reason.FIRST_MOVE_NOT_ALLOWED, Reason.NO_FIRST_MOVES)),
    /** A step has a word that is no rule. */
    UNKNOWN_WORD(FileMutations::unknownWord, Expected.of(Reason.UNKNOWN_KIND)),
    /** A step has a kind that is no rule. */
    UNKNOWN_KIND(FileMutations::unknownKind, Expected.of(Reason.UNKNOWN_KIND)),
    /** A mark of the last use is missing or too early. */
    WRONG_LAST_USE(
            FileMutations::lastUse,
            Expected.of(Reason.DEAD_OR_UNKNOWN_STEP, Reason.STEP_NOT_USED, Reason.TOO_MANY_LIVE)),
    /** A child is no earlier step. */
    WRONG_REFERENCE(
            FileMutations::reference, Expected.of(Reason.BAD_NUMBER, Reason.DEAD_OR_UNKNOWN_STEP)),
    /** A count is off by one. */
    WRONG_COUNT(
            FileMutations::count,
            Expected.rulesOr(
                    Reason.WRONG_BOARD,
                    Reason.BAD_COUNT,
                    Reason.BAD_WORD,
                    Reason.STEP_NOT_USED,
                    Reason.TOO_MANY_LIVE,
                    Reason.TRAILING_BYTES,
                    Reason.TRUNCATED)),
    /** A number is absurd. */
    ABSURD_NUMBER(
            FileMutations::absurdNumber,
            Expected.of(Reason.BAD_NUMBER, Reason.BAD_WORD, Reason.NUMBER_TOO_LARGE)),
    /** A length or count in the binary form is absurd. */
    ABSURD_LENGTH(FileMutations::absurdLength, Expected.ANY),
    /** A line is not quite in the form that the page gives. */
    SLOPPY_LINE(
            FileMutations::sloppyLine,
            Expected.of(
                    Reason.BAD_WORD,
                    Reason.BAD_NUMBER,
                    Reason.BAD_TEXT,
                    Reason.UNKNOWN_KIND,
                    Reason.UNKNOWN_RULE)),
    /** A number of the binary form has a byte too many. */
    LONG_NUMBER(FileMutations::longNumber, Expected.of(Reason.BAD_NUMBER)),
    /** The hash is another. */
    WRONG_HASH(FileMutations::textHash, Expected.of(Reason.HASH_MISMATCH)),
    /** The text ends early. */
    TRUNCATED_TEXT(FileMutations::truncatedText, Expected.of(Reason.TRUNCATED)),
    /** The binary form ends early. */
    TRUNCATED_BINARY(
            FileMutations::truncatedBinary, Expected.of(Reason.TRUNCATED, Reason.CORRUPT_STREAM)),
    /** The text goes on after its end. */
    TRAILING_TEXT(FileMutations::trailingText, Expected.of(Reason.TRAILING_BYTES)),
    /** The binary form goes on after its end. */
    TRAILING_BINARY(FileMutations::trailingBinary, Expected.of(Reason.TRAILING_BYTES)),
    /** The compressed body goes on after the last step. */
    TRAILING_BODY(FileMutations::trailingBody, Expected.of(Reason.TRAILING_BYTES)),
    /** A bit of the text is changed. */
    TEXT_BIT(FileMutations::textBit, Expected.ANY),
    /** A bit of the text is changed, and the hash fits. */
    HASHED_TEXT_BIT(FileMutations::hashedTextBit, Expected.ANY),
    /** A bit of the binary form is changed. */
    BINARY_BIT(FileMutations::binaryBit, Expected.ANY),
    /** A bit of the body is changed, and compression and hash fit. */
    BODY_BIT(FileMutations::bodyBit, Expected.ANY);

    private final FileMutations.Change change;
    private final Set<Reason> reasons;

    Mutation(FileMutations.Change change, Set<Reason> reasons) {
        this.change = change;
        this.reasons = reasons;
    }

    Mutation(StepMutations.Change change, Set<Reason> reasons) {
        this((FileMutations file) -> file.changedSteps(change), reasons);
    }

    Mutation(HeaderMutations.Change change, Set<Reason> reasons) {
        this((FileMutations file) -> file.changedHeader(change), reasons);
    }

    /**
     * Returns the reasons by which the checker may refuse a certificate that is broken in this way.
     */
    public Set<Reason> reasons() {
        return reasons;
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

    /** The sets of reasons. */
    private static final class Expected {
        static final Set<Reason> ANY = Set.copyOf(EnumSet.allOf(Reason.class));

        private Expected() {}

        static Set<Reason> of(Reason... reasons) {
            return Set.of(reasons);
        }

        /** These reasons, or that some step or the root breaks its rule. */
        static Set<Reason> rulesOr(Reason... reasons) {
            Set<Reason> all = EnumSet.range(Reason.WRONG_PROVER, Reason.FIRST_MOVE_NOT_ALLOWED);
            all.addAll(List.of(reasons));
            return Set.copyOf(all);
        }
    }
}
