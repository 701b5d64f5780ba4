use std::sync::Arc;

use crate::{
    Call, Continuations, Illegal, Outcome, ParsePlyError, Piece, Played, Ply, PlyTextError, Point,
    Ruleset, Shape, Side, View, WrittenPly,
    family::{each, families},
    kernel, tafl,
};

macro_rules! game {
    ([] $($(#[$about:meta])* $variant:ident $code:literal $family:ident $as:ident,)+) => {
        /// A game of any family: its rules, its position, and the part of its past that still matters.
        ///
        /// ```
        /// use raichi_rules::{Game, Ruleset};
        ///
        /// let mut game = Game::new(Ruleset::preset("copenhagen").unwrap());
        /// let from = "d1".parse()?;
        /// assert_eq!(game.continuations(&[from]).next.len(), 6);
        /// let played = game.play("d1-d4".parse()?)?;
        /// assert!(played.captures.is_empty());
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Debug, Clone)]
        pub enum Game {
            $(
                #[doc = concat!("A game of the family `", $code, "`.")]
                $variant(crate::$family::Game),
            )+
        }

        /// Why a game cannot start from a position.
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
        #[non_exhaustive]
        pub enum StartError {
            /// The text is not a position of tafl.
            #[error(transparent)]
            TaflText(#[from] tafl::ParsePositionError),
            $(
                #[doc = concat!("No game of the family `", $code, "` can start from the position.")]
                #[error(transparent)]
                $variant(#[from] crate::$family::StartError),
            )+
        }

        impl StartError {
            /// What cannot be done with the position: `read` or `played`.
            #[must_use]
            pub const fn impossible(&self) -> &'static str {
                match self {
                    Self::TaflText(_) => "read",
                    $(Self::$variant(other) => other.impossible(),)+
                }
            }
        }
    };
}

families!([game]);

/// Why a ply cannot have led to a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotTheLast {
    /// The family has no plies of this form.
    #[error("{0}")]
    Form(PlyTextError),
    /// The tafl position contradicts the move.
    #[error(transparent)]
    Tafl(#[from] tafl::NotTheLast),
    /// The position contradicts the ply of another family.
    #[error(transparent)]
    Other(#[from] kernel::NotTheLast),
}

impl Game {
    /// A game from the position in which the ruleset starts.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Self {
        each!(Ruleset, ruleset, tafl => tafl::Game::new(tafl).into(), other => kernel::Game::new(other).into())
    }

    /// The rules of the game.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        each!(self, game => Ruleset::from(Arc::clone(game.ruleset())))
    }

    /// The state of the game for pictures, boards of text and pages.
    #[must_use]
    pub fn view(&self) -> View {
        each!(self, game => game.view())
    }

    /// The shape of the board.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.ruleset().shape()
    }

    /// The piece on a point.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        each!(self, game => game.piece_at(point))
    }

    /// The position as text, without the side to move.
    #[must_use]
    pub fn position_text(&self) -> String {
        each!(self, game => game.position_text())
    }

    /// The position as text with the side to move, as [`Ruleset::reached`] reads it.
    #[must_use]
    pub fn position_with_turn(&self) -> String {
        let to_move = self.ruleset().side_code(self.to_move());
        format!("{} {to_move}", self.position_text())
    }

    /// A hash: equal positions with the same side to move have equal hashes.
    ///
    /// It may be stored: it depends only on the position, in every version and on every machine.
    #[must_use]
    pub fn position_hash(&self) -> u64 {
        each!(self, game => game.position_hash())
    }

    /// The side to move; the side that would move next, once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Side {
        each!(Self, self, tafl => tafl.to_move().into(), other => other.to_move())
    }

    /// How many plies were played.
    #[must_use]
    pub fn ply_count(&self) -> usize {
        each!(self, game => game.ply_count())
    }

    /// How often the present position has occurred in the game.
    #[must_use]
    pub fn times_seen(&self) -> usize {
        each!(self, game => game.times_seen())
    }

    /// How many plies in a row have been quiet, as the limit of quiet plies counts them.
    #[must_use]
    pub fn quiet_plies(&self) -> usize {
        each!(self, game => game.quiet_plies())
    }

    /// The hashes of the positions that can still be repeated, in the order of the game, the present one last.
    #[must_use]
    pub fn seen(&self) -> &[u64] {
        each!(self, game => game.seen())
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(Self, self, tafl => tafl.outcome().map(Outcome::from), other => other.outcome())
    }

    /// The call for the present position, if the side that is not to move has just moved into it; `None` once the
    /// game is over.
    #[must_use]
    pub fn call(&self) -> Option<Call> {
        each!(Self, self, tafl => tafl.call().map(Call::from), other => other.call())
    }

    /// The point to mark as decisive, if there is one: that of the piece that won or was lost. `last` is the ply that
    /// led to the position.
    #[must_use]
    pub fn decided_on(&self, last: Option<&Played>) -> Option<Point> {
        each!(self, game => game.decided_on(last))
    }

    /// Reads a ply of a record, also in the notation of other programs for this family.
    pub(crate) fn read(&self, text: &str) -> Result<WrittenPly, ParsePlyError> {
        match self {
            Self::Tafl(_) => tafl::opentafl::read_move(text),
            _ => text.parse(),
        }
    }

    /// Whether records may have a ply leg by leg, as texts of their own.
    pub(crate) fn has_chains_by_leg(&self) -> bool {
        matches!(self, Self::Tafl(tafl) if tafl.rules().rules().chain != tafl::Chain::None)
    }

    /// The ply of this game that a text means, legal or not, in its stored form.
    ///
    /// # Errors
    ///
    /// If the family has no plies of that form.
    pub fn resolve(&self, written: &WrittenPly) -> Result<Ply, Illegal> {
        each!(self, game => game.resolve(written))
    }

    /// Whether a ply is legal.
    ///
    /// # Errors
    ///
    /// The first reason why it is not.
    pub fn check(&self, ply: Ply) -> Result<(), Illegal> {
        each!(self, game => Ok(game.check(ply)?))
    }

    /// Plays a ply.
    ///
    /// # Errors
    ///
    /// If it is not legal; the game is then unchanged.
    pub fn play(&mut self, ply: Ply) -> Result<Played, Illegal> {
        each!(Self, self, tafl => Ok(tafl.play(ply)?.into()), other => other.play(ply))
    }

    /// The effects of a ply that led to the present position, as far as the position does not contradict it.
    ///
    /// # Errors
    ///
    /// If it cannot have led to the position.
    pub fn led_by(&self, written: &WrittenPly) -> Result<Played, NotTheLast> {
        let captures = &written.captures;
        each!(
            Self, self,
            tafl => match self.resolve(written) {
                Err(Illegal::Form(why)) => Err(NotTheLast::Form(why)),
                _ => Ok(tafl.led_by(written.ply, captures)?.into()),
            },
            other => Ok(other.led_by(written.ply, captures)?)
        )
    }

    /// The possible continuations of a ply that begins with the given points.
    #[must_use]
    pub fn continuations(&self, path: &[Point]) -> Continuations {
        each!(self, game => game.continuations(path))
    }

    /// The points to which the piece on a point can go next, in board order, as if it were its side's turn.
    ///
    /// `None` if there is no piece.
    #[must_use]
    pub fn reach(&self, from: Point) -> Option<Vec<Point>> {
        let piece = self.piece_at(from)?;
        if piece.side == self.to_move() {
            return Some(self.continuations(&[from]).next);
        }
        let reach = each!(self, game => game.turned().map(|game| game.continuations(&[from]).next));
        Some(reach.unwrap_or_default())
    }

    /// Every legal ply, in board order; none once the game is over.
    #[must_use]
    pub fn legal_plies(&self) -> Vec<Ply> {
        each!(self, game => game.legal_plies())
    }

    /// How many legal plies there are; none once the game is over.
    #[must_use]
    pub fn legal_ply_count(&self) -> u64 {
        each!(self, game => game.legal_ply_count())
    }

    /// How many sequences of exactly `depth` legal plies there are from here.
    ///
    /// A finished game has no continuations. Repetition and limits of quiet plies are ignored.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        each!(self, game => game.perft(depth))
    }
}
