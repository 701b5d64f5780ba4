//! What the search has to know of a game: one implementation for each family.

use raichi_rules::{
    Ply, Side,
    kernel::Endings,
    lines::{NoMoves, RepetitionResult},
};

/// What is clear before a move is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Nothing.
    Open,
    /// The side to move has to answer a threat to win at once: only [`Which::Answers`] do not lose in two plies.
    Forced,
    /// The side to move wins in so many plies.
    Won(i32),
    /// The side to move loses in so many plies.
    Lost(i32),
}

/// Which moves are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Which {
    /// Every legal move.
    All,
    /// Those that take or threaten, at least.
    First,
    /// Those that [`Which::First`] has left out.
    Rest,
    /// All moves that may answer the threats of a [`Verdict::Forced`].
    Answers,
    /// Some moves that threaten to win at once.
    Threats,
}

/// A move with its place in the order: from [`LOUD`] on, it is no quiet move.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Candidate<M> {
    pub(crate) order: i32,
    pub(crate) mv: M,
}

/// The order of a move that takes or threatens.
pub(crate) const LOUD: i32 = 1 << 20;

/// A move's effects.
#[derive(Debug, Clone, Copy)]
pub(crate) struct After<B> {
    pub(crate) board: B,
    /// The difference of the two positions' hashes.
    pub(crate) change: u64,
    /// The result by the board alone: the winner, or nobody.
    pub(crate) ending: Option<Option<Side>>,
    /// Whether the positions before can occur again.
    pub(crate) is_quiet: bool,
}

/// The rules that depend on the past.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Past {
    /// How often a position has to occur; 0: the rule does not exist.
    pub(crate) count: usize,
    /// The result of a repetition, by the index of the side that made it.
    pub(crate) repeated: [Option<Side>; 2],
    /// After how many quiet plies the game is drawn; 0: never.
    pub(crate) quiet_limit: usize,
    /// After how many plies the game is drawn; 0: never.
    pub(crate) ply_limit: usize,
    /// Whether the second side may not bring back what has stood, whichever side was to move.
    pub(crate) forbids: bool,
    /// The number by which the hashes of positions differ that differ in the side to move alone.
    pub(crate) number_of_turn: u64,
    /// The winner if a side has no move, by its index.
    pub(crate) stuck: [Option<Side>; 2],
}

impl Past {
    /// The rules of a family that knows only repetition, a limit of quiet plies and sides without a ply.
    pub(crate) fn of(endings: Endings) -> Self {
        let repeated = |by: Side| match endings.repetition.result {
            RepetitionResult::Draw => None,
            RepetitionResult::Win(side) => Some(side),
            RepetitionResult::MoverLoses => Some(by.opponent()),
        };
        let stuck = |side: Side| match endings.no_moves {
            NoMoves::Loss => Some(side.opponent()),
            NoMoves::Draw => None,
        };
        Self {
            count: usize::from(endings.repetition.count),
            repeated: Side::ALL.map(repeated),
            quiet_limit: usize::from(endings.quiet_limit),
            ply_limit: 0,
            forbids: false,
            number_of_turn: 0,
            stuck: Side::ALL.map(stuck),
        }
    }
}

/// How many places the history of quiet moves has for a side.
pub(crate) const SLOTS: usize = 1 << 14;

/// A game that can be searched: rules with the evaluation of positions.
pub(crate) trait Variant {
    /// A position without its past.
    type Board: Copy;
    /// A move.
    type Move: Copy;
    /// What is computed of a position once, for several uses.
    type Look;

    fn side(&self, board: &Self::Board) -> Side;

    fn look(&self, board: &Self::Board) -> Self::Look;

    fn verdict(&self, _: &Self::Look) -> Verdict {
        Verdict::Open
    }

    /// Adds moves. Other moves than those wanted do no harm, but [`Which::Answers`] may not lack one that is.
    fn generate(
        &self,
        board: &Self::Board,
        look: &Self::Look,
        which: Which,
        moves: &mut Vec<Candidate<Self::Move>>,
    );

    /// The legal move with a code, if that is easily found.
    fn move_of(&self, _: &Self::Board, _: u32) -> Option<Self::Move> {
        None
    }

    fn can_move(&self, board: &Self::Board) -> bool;

    /// Whether the side to move may win at once though the verdict does not say so; if in doubt, it may.
    fn may_win(&self, _: &Self::Board) -> bool {
        true
    }

    /// A number for a move, never 0, that other moves of the position hardly have.
    fn code(&self, mv: Self::Move) -> u32;

    /// The place of a quiet move in the history, below [`SLOTS`].
    #[inline]
    fn slot(&self, mv: Self::Move) -> usize {
        let code = self.code(mv);
        ((code ^ code >> 14) as usize) % SLOTS
    }

    /// How easily people overlook a move: 1 is usual.
    fn obscurity(&self, _: Self::Move) -> f32 {
        1.0
    }

    fn play(&self, board: &Self::Board, mv: Self::Move) -> After<Self::Board>;

    /// Whether a move wins at once, which includes that the other side cannot move any more.
    fn wins(&self, board: &Self::Board, mv: Self::Move) -> bool {
        let side = self.side(board);
        let after = self.play(board, mv);
        match after.ending {
            Some(winner) => winner == Some(side),
            None => {
                let next = self.side(&after.board);
                self.past().stuck[next.index()] == Some(side) && !self.can_move(&after.board)
            }
        }
    }

    /// The position with the other side to move, if passing is nearly always a disadvantage.
    fn pass(&self, _: &Self::Board) -> Option<(Self::Board, u64)> {
        None
    }

    /// The value for the side to move, within ±[`MOST`](crate::score::MOST).
    fn evaluate(&self, board: &Self::Board, look: &Self::Look) -> i32;

    /// Whether threats that are followed beyond the depth give more than they cost.
    fn follows_threats(&self) -> bool {
        true
    }

    fn past(&self) -> &Past;

    fn ply(&self, board: &Self::Board, mv: Self::Move) -> Option<Ply>;
}

/// Work on a position, for a game of any family.
pub(crate) trait Job {
    /// Its result.
    type Output;

    /// Does it.
    fn run<V: Variant>(self, variant: &V, board: V::Board) -> Self::Output;
}
