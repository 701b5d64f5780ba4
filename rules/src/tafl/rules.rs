//! The choices of a ruleset, as plain data.

use crate::tafl::{
    Armed, Chain, ClassSet, Custody, Escape, Forbid, Immobilised, Jump, KingCapture, KingJump,
    NoMoves, RepetitionResult, Setup, Shieldwall, Side, Squares, Stay,
};

/// All choices of a ruleset, as plain data that anyone may construct.
///
/// It is *not necessarily playable*: [`Ruleset::new`](crate::tafl::Ruleset::new) checks that. A variant is written as
/// its differences, followed by the rest of another one:
///
/// ```
/// use raichi_rules::tafl::{Rules, Shieldwall, preset};
///
/// let calm = Rules { shieldwall: Shieldwall::No, quiet_limit: 50, ..preset::COPENHAGEN };
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
    /// What commanders can do more than other soldiers.
    pub commander: RankRules,
    /// What knights can do more than other soldiers.
    pub knight: RankRules,
    /// The central square.
    pub throne: ThroneRules,
    /// The squares in the four corners.
    pub corners: CornerRules,
    /// The attackers' camps.
    pub camps: CampRules,
    /// The edge of the board.
    pub edge: EdgeRules,
    /// Whether a piece that has captured may go on in the same move.
    pub chain: Chain,
    /// Whether a soldier may end its move between two enemies.
    pub custody: Custody,
    /// Whether the last defender beside a king on his throne, whose other three sides attackers
    /// hold, may be captured against the occupied throne. Linnaeus describes it of the Sámi game.
    pub linnaean: bool,
    /// Whose men are captured when the moved piece is next to them and they cannot move.
    pub immobilised: Immobilised,
    /// Whether a row of pieces along the edge may be captured at once: each has an enemy in front,
    /// and the move closes the row between two enemies, or one and an empty corner.
    pub shieldwall: Shieldwall,
    /// Whether the defenders win with a king on the edge who can move and whom no attacker can ever
    /// get next to.
    pub exit_fort: bool,
    /// Whether the attackers win as soon as no defender could walk to the edge.
    pub enclosure_wins: bool,
    /// The attackers lose with at most this many of them left; `None`: never.
    pub attackers_lose_at: Option<u16>,
    /// The effect of a repeated position.
    pub repetition: Repetition,
    /// The effect of having no legal move.
    pub no_moves: NoMoves,
    /// The game is drawn after this many moves in a row without a capture; 0: never.
    pub quiet_limit: u16,
    /// The game is drawn after this many moves; 0: never.
    pub ply_limit: u32,
}

impl Rules {
    /// Whether a move may have several legs, leap, or be of a ranked piece.
    #[must_use]
    pub fn has_legs(&self) -> bool {
        self.chain != Chain::None || self.king.jump != KingJump::None || self.setup.has_ranks()
    }

    /// Whether every move is one walk, pieces alone make occupied squares hostile, and shieldwalls are closed at their ends.
    #[must_use]
    pub(crate) fn is_plain(&self) -> bool {
        !self.has_legs()
            && self.throne.hostile_occupied == ClassSet::NOBODY
            && self.camps.hostile_occupied == ClassSet::NOBODY
            && self.shieldwall != Shieldwall::Any
    }
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
    /// Whether he may leap over soldiers of the attackers.
    pub jump: KingJump,
}

/// What soldiers of a rank can do more than other soldiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RankRules {
    /// Whether they may leap over plain enemy soldiers.
    pub jump: Jump,
    /// Whether two attackers who can do so capture the king between them.
    pub pierce: bool,
}

/// The effects of the central square.
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
    /// Whom it helps to capture while a piece stands on it, whichever that is.
    pub hostile_occupied: ClassSet,
}

/// The effects of the corner squares.
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
    /// Whether, while empty, they stand for one of two attackers who capture the king between them.
    pub pierce: bool,
}

/// The effects of the attackers' camps.
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
    /// Whom they help to capture while a piece stands on them, whichever that is.
    pub hostile_occupied: ClassSet,
    /// Those of the squares that help to capture no attacker.
    pub blunt: Squares,
    /// Whether an attacker in a camp may move within it.
    pub stay: Stay,
}

/// The effects of the edge of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EdgeRules {
    /// Whom it helps to capture, as if an enemy were off the board.
    pub hostile: ClassSet,
}

/// The effect of a repeated position, with the same side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// How often the position has to occur; 0: the rule does not exist.
    pub count: u16,
    /// The effect.
    pub result: RepetitionResult,
    /// Who may not repeat an arrangement of pieces at all.
    pub forbid: Forbid,
}
