package proofstone.checker;

import java.util.Locale;

/** Why a certificate is invalid: one constant for each distinct refusal. */
public enum Reason {
    // The stream.
    /** The file, its compressed stream or its body ends too early. */
    TRUNCATED,
    /** The compressed stream is not a zlib stream without a preset dictionary. */
    CORRUPT_STREAM,
    /** Something follows the last step. */
    TRAILING_BYTES,
    /** The hash at the end is not the hash of the bytes before it. */
    HASH_MISMATCH,
    /** Not a number in its shortest form. */
    BAD_NUMBER,
    /** A number above 2^30 - 1. */
    NUMBER_TOO_LARGE,
    /** A word, a separator or a line end other than the one expected here. */
    BAD_WORD,
    /** A name that is not UTF-8 or has control characters. */
    BAD_TEXT,
    /** A name of more than 4096 bytes. */
    NAME_TOO_LONG,

    // The header.
    /** The rule is none that the checker knows. */
    UNKNOWN_RULE,
    /** The game is neither free nor a board that the checker knows. */
    UNKNOWN_BOARD,
    /** The listed squares and winning sets are not those of the board's name. */
    WRONG_BOARD,
    /** A winning set without squares. */
    SET_EMPTY,
    /** A stone on a square that has one already. */
    SQUARE_OCCUPIED,
    /** A winning set that reaches beyond the squares of a player who owns it. */
    SET_NOT_IN_SQUARES,
    /** A claim about larger boards of a board or position that says nothing about them. */
    NOT_LARGER,
    /** Numbers of stones that no turns have, that exceed the free squares, or not of the name. */
    BAD_TURNS,
    /** A count outside its bounds, or a list with too few or an odd number of members. */
    BAD_COUNT,

    // Operands.
    /** A kind of step that is not in the table. */
    UNKNOWN_KIND,
    /** A step that the header's rule does not have, or not for such turns. */
    NOT_IN_RULE,
    /** A turn that the game does not have. */
    NO_SUCH_TURN,
    /** A square that is not on the board. */
    NO_SUCH_SQUARE,
    /** A winning set that the board does not have. */
    NO_SUCH_SET,
    /** A square twice in a list of distinct ones. */
    SQUARE_TWICE,
    /** A winning set twice in a list of distinct ones. */
    SET_TWICE,
    /** A child that is no earlier step, or one that died. */
    DEAD_OR_UNKNOWN_STEP,
    /** A child named twice by one step. */
    CHILD_TWICE,
    /** More steps are alive than the header allows. */
    TOO_MANY_LIVE,
    /** A step other than the root is alive at the end. */
    STEP_NOT_USED,

    // Accept rules.
    /** The claim is not of the player that the step needs. */
    WRONG_PROVER,
    /** The claim is not usable with the player to move that the step needs. */
    WRONG_TURN,
    /** More than one part of a join has Breaker to move. */
    TWO_BREAKER_TURNS,
    /** A child relies on the rule of first moves where that may be over. */
    OPENING_NOT_ALLOWED,
    /** The step relies on restricted first moves, and the header has none. */
    NO_FIRST_MOVES,
    /** The square must be in the winning set. */
    SQUARE_NOT_IN_SET,
    /** The square must not be in the winning set. */
    SQUARE_IN_SET,
    /** Two squares of the step must differ. */
    SQUARES_EQUAL,
    /** The square must not be in the child's carrier. */
    SQUARE_IN_CARRIER,
    /** The square must be in the child's carrier. */
    SQUARE_NOT_IN_CARRIER,
    /** The square must not be in the child's support. */
    SQUARE_IN_SUPPORT,
    /** A square would have to be free and Maker's at once. */
    SUPPORT_MEETS_CARRIER,
    /** Two parts of a join or of a partition share a square. */
    CARRIERS_OVERLAP,
    /** A part of a partition has more squares or sub-edges than are allowed. */
    PART_TOO_LARGE,
    /** Maker, moving first, fills a sub-edge of a part. */
    PART_LOST,
    /** A square is in the carriers of all children. */
    UNCOVERED_REPLY,
    /** The potential is not below one. */
    POTENTIAL_TOO_LARGE,
    /**
     * Maker puts on an exclusive square before his last turn, or an exclusive square is mapped to
     * another kind.
     */
    EXCLUSIVE_SQUARE,
    /** Maker can fill a box in one turn. */
    BOX_TOO_SMALL,
    /** The map sends two squares of the carrier to one. */
    NOT_INJECTIVE,
    /** No winning set lies within the image of a set and the support. */
    NO_IMAGE_SET,

    // Accept rules of Hex.
    /** The two ends do not touch. */
    NOT_ADJACENT,
    /** An end is an edge of the opponent's. */
    WRONG_EDGE,
    /** A link of a chain does not begin where the one before it ends. */
    ENDS_DO_NOT_MEET,
    /** A chain comes to an end twice. */
    END_TWICE,
    /** Two links of a chain are semi-connections. */
    TWO_SEMI,
    /** A square would have to be the player's and free at once. */
    STONE_ON_CARRIER,
    /** A move or a region takes an end. */
    MOVE_IS_END,
    /** The move is not among the stones of the child. */
    NOT_A_STONE,
    /** The children of a join have different ends. */
    DIFFERENT_ENDS,
    /** A region is neither dead nor captured. */
    NOT_CAPTURED,
    /** The board has no such symmetry. */
    NO_SUCH_SYMMETRY,

    // Accept rules of strong games.
    /** The winning set is not owned by the player who needs it. */
    NOT_OWN_SET,
    /** The player may not play on the square. */
    SQUARE_NOT_PLAYABLE,
    /** The header does not allow parries. */
    NO_PARRY,
    /** The square holds a stone of the refuter's in the child. */
    SQUARE_IS_REFUTERS,
    /** A square would have to be two of free, the prover's and the refuter's. */
    STATES_CLASH,
    /** A draw in a step that is not the last, or of a certificate that claims something else. */
    DRAW_NOT_LAST,
    /** Strategy stealing where the players differ in more than who moves first. */
    NOT_STEALABLE,

    // The root.
    /** The claim is a draw, and the last step is none. */
    NO_DRAW,
    /** The root holds where a win is claimed. */
    WRONG_GOAL,
    /** The position is over: a player has filled a set. */
    SET_FILLED,
    /** On a larger board the refuter could fill a set that is not on this one. */
    OUTER_THRESHOLD,
    /** The root of a game of Hex does not join the winner's edges. */
    ROOT_NOT_WON,
    /** The root relies on a stone that is not there. */
    STONE_MISSING,
    /** A stone stands on the carrier. */
    CARRIER_NOT_FREE,
    /** A winning set is neither held nor blocked by a stone of Breaker, or of the prover. */
    SET_NOT_HELD,
    /** A square of the support is not Maker's. */
    SUPPORT_NOT_MAKERS,
    /** Maker, or the refuter, may put more stones than the strategy withstands. */
    TOO_FEW_STONES,
    /** The strategy of Maker, or of a player who wins, puts more stones than he may. */
    TOO_MANY_STONES,
    /** Maker's strategy opens with a move that the header forbids. */
    FIRST_MOVE_NOT_ALLOWED;

    /** The reason as it is printed: lower case, with hyphens. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
