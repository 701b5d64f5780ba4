//! What a ruleset decides, as plain data.

use crate::tafl::{
    Armed, ClassSet, Custody, Escape, Immobilised, KingCapture, NoMoves, RepetitionResult, Setup,
    Side, Squares,
};

/// All that a ruleset decides, as plain data that anyone may put together.
///
/// It is *not necessarily playable*: [`Ruleset::new`](crate::tafl::Ruleset::new) makes that step. A
/// variant is written as what differs, then the rest of another one:
///
/// ```
/// use raichi_rules::tafl::{Rules, preset};
///
/// let calm = Rules { shieldwall: false, quiet_limit: 50, ..preset::COPENHAGEN };
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The board and the pieces on it at the start; the centre of the board is the throne.
    pub setup: Setup,
    /// Who moves first.
    pub starts: Side,
    /// Where the king has to go to win.
    pub escape: Escape,
    /// How many squares a soldier may go in one move; 0 means any number.
    pub soldier_steps: u8,
    /// How the king moves and is captured.
    pub king: KingRules,
    /// The central square.
    pub throne: ThroneRules,
    /// The squares in the four corners.
    pub corners: CornerRules,
    /// The attackers' camps.
    pub camps: CampRules,
    /// The edge of the board.
    pub edge: EdgeRules,
    /// Whether a soldier may end its move between two enemies.
    pub custody: Custody,
    /// Whether the last defender beside a king on his throne, whose other three sides attackers
    /// hold, may be captured against the occupied throne. Linnaeus describes it of the Sámi game.
    pub linnaean: bool,
    /// Whose men are captured when the moved piece stands next to them and they cannot move.
    pub immobilised: Immobilised,
    /// Whether a row of pieces along the edge may be captured at once: each has an enemy in front,
    /// and the move closes the row between two enemies, or one and an empty corner.
    pub shieldwall: bool,
    /// Whether the defenders win with a king on the edge who can move and whom no attacker can ever
    /// get next to.
    pub exit_fort: bool,
    /// Whether the attackers win as soon as no defender could walk to the edge.
    pub enclosure_wins: bool,
    /// The attackers lose when so many of them are left, or fewer; `None`: never.
    pub attackers_lose_at: Option<u16>,
    /// What happens when a position comes again.
    pub repetition: Repetition,
    /// What happens when the side to move has no legal move.
    pub no_moves: NoMoves,
    /// The game is drawn after so many moves in a row without a capture; 0: never.
    pub quiet_limit: u16,
}

/// How the king moves and is captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct KingRules {
    /// How many men it takes to capture him.
    pub capture: KingCapture,
    /// Whether he helps to capture.
    pub armed: Armed,
    /// How many squares he may go in one move; 0 means any number.
    pub steps: u8,
}

/// What the central square does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ThroneRules {
    /// Whether there is a throne; otherwise the central square is an ordinary one.
    pub present: bool,
    /// Who may stop on it.
    pub stop: ClassSet,
    /// Who may go over it.
    pub cross: ClassSet,
    /// Whom it helps to capture while it is empty.
    pub hostile: ClassSet,
}

/// What the corner squares do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CornerRules {
    /// Whether there are corners; otherwise these squares are ordinary ones.
    pub present: bool,
    /// Each corner is a block of `width` × `width` squares.
    pub width: u8,
    /// Who may stop on them.
    pub stop: ClassSet,
    /// Who may go over them.
    pub cross: ClassSet,
    /// Whom they help to capture while they are empty.
    pub hostile: ClassSet,
}

/// What the attackers' camps do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CampRules {
    /// The squares; those that touch along a side are one camp.
    pub squares: Squares,
    /// Who may stop on them.
    pub stop: ClassSet,
    /// Who may go over them.
    pub cross: ClassSet,
    /// Whom they help to capture while they are empty.
    pub hostile: ClassSet,
    /// Whether an attacker that stands in a camp may move within it.
    pub stay: bool,
}

/// What the edge of the board does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EdgeRules {
    /// Whom it helps to capture, as if an enemy stood off the board.
    pub hostile: ClassSet,
}

/// What happens when a position, with the same side to move, comes again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// How often it has to stand; 0: the rule does not exist.
    pub count: u16,
    /// What it means then.
    pub result: RepetitionResult,
}
