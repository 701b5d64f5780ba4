use std::sync::Arc;

use crate::{
    Call, Continuations, Illegal, Outcome, ParsePlyError, Piece, Played, Ply, PlyKind,
    PlyTextError, Point, Ruleset, Shape, Side, View, WrittenPly, chess, dablot, hunt, tafl,
};

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
    /// A game of tafl.
    Tafl(tafl::Game),
    /// A hunt.
    Hunt(hunt::Game),
    /// A game of Dablot.
    Dablot(dablot::Game),
    /// A game of the maharajah.
    Chess(chess::Game),
}

/// Why a game cannot start from a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The text is not a position of tafl.
    #[error(transparent)]
    TaflText(#[from] tafl::ParsePositionError),
    /// No game of tafl can start from the position.
    #[error(transparent)]
    Tafl(#[from] tafl::StartError),
    /// No hunt can start from the position.
    #[error(transparent)]
    Hunt(#[from] hunt::StartError),
    /// No game of Dablot can start from the position.
    #[error(transparent)]
    Dablot(#[from] dablot::StartError),
    /// No game of the maharajah can start from the position.
    #[error(transparent)]
    Chess(#[from] chess::StartError),
}

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
    /// The position of a hunt contradicts the ply.
    #[error(transparent)]
    Hunt(#[from] hunt::NotTheLast),
    /// The position of a game of Dablot contradicts the ply.
    #[error(transparent)]
    Dablot(#[from] dablot::NotTheLast),
    /// The position of a game of the maharajah contradicts the ply.
    #[error(transparent)]
    Chess(#[from] chess::NotTheLast),
}

impl StartError {
    /// What cannot be done with the position: `read` or `played`.
    #[must_use]
    pub const fn impossible(&self) -> &'static str {
        match self {
            Self::TaflText(_)
            | Self::Hunt(hunt::StartError::Text(_))
            | Self::Dablot(dablot::StartError::Text(_))
            | Self::Chess(chess::StartError::Text(_)) => "read",
            Self::Tafl(_) | Self::Hunt(_) | Self::Dablot(_) | Self::Chess(_) => "played",
        }
    }
}

impl Game {
    /// A game from the position in which the ruleset starts.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Self {
        match ruleset {
            Ruleset::Tafl(tafl) => Self::Tafl(tafl::Game::new(tafl)),
            Ruleset::Hunt(hunt) => Self::Hunt(hunt::Game::new(hunt)),
            Ruleset::Dablot(dablot) => Self::Dablot(dablot::Game::new(dablot)),
            Ruleset::Chess(chess) => Self::Chess(chess::Game::new(chess)),
        }
    }

    /// The rules of the game.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        match self {
            Self::Tafl(tafl) => Ruleset::Tafl(Arc::clone(tafl.rules())),
            Self::Hunt(hunt) => Ruleset::Hunt(Arc::clone(hunt.ruleset())),
            Self::Dablot(dablot) => Ruleset::Dablot(Arc::clone(dablot.ruleset())),
            Self::Chess(chess) => Ruleset::Chess(Arc::clone(chess.ruleset())),
        }
    }

    /// The state of the game for pictures, boards of text and pages.
    #[must_use]
    pub fn view(&self) -> View {
        match self {
            Self::Tafl(tafl) => tafl.view(),
            Self::Hunt(hunt) => hunt.view(),
            Self::Dablot(dablot) => dablot.view(),
            Self::Chess(chess) => chess.view(),
        }
    }

    /// The shape of the board.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.ruleset().shape()
    }

    /// The piece on a point.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        match self {
            Self::Tafl(tafl) => {
                let piece = tafl.position().piece_at(point);
                piece.map(|piece| tafl::shown(piece, tafl.position().rank_at(point)))
            }
            Self::Hunt(hunt) => {
                let piece = hunt.position().piece_at(point);
                piece.map(|piece| hunt.ruleset().piece(piece))
            }
            Self::Dablot(dablot) => dablot.position().piece_at(point).map(Piece::from),
            Self::Chess(chess) => chess.position().piece_at(point).map(Piece::from),
        }
    }

    /// The position as text, without the side to move.
    #[must_use]
    pub fn position_text(&self) -> String {
        match self {
            Self::Tafl(tafl) => tafl.position().setup().to_string(),
            Self::Hunt(hunt) => hunt.position_text(),
            Self::Dablot(dablot) => dablot.position_text(),
            Self::Chess(chess) => chess.position().text(),
        }
    }

    /// A hash: equal positions with the same side to move have equal hashes.
    ///
    /// It may be stored: it depends only on the position, in every version and on every machine.
    #[must_use]
    pub fn position_hash(&self) -> u64 {
        match self {
            Self::Tafl(tafl) => tafl.position().hash(),
            Self::Hunt(hunt) => hunt.position().hash(),
            Self::Dablot(dablot) => dablot.position().hash(),
            Self::Chess(chess) => chess.position().hash(),
        }
    }

    /// The side to move; the side that would move next, once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Side {
        match self {
            Self::Tafl(tafl) => tafl.to_move().into(),
            Self::Hunt(hunt) => hunt.to_move(),
            Self::Dablot(dablot) => dablot.to_move(),
            Self::Chess(chess) => chess.to_move(),
        }
    }

    /// How many plies were played.
    #[must_use]
    pub const fn ply_count(&self) -> usize {
        match self {
            Self::Tafl(tafl) => tafl.ply_count(),
            Self::Hunt(hunt) => hunt.ply_count(),
            Self::Dablot(dablot) => dablot.ply_count(),
            Self::Chess(chess) => chess.ply_count(),
        }
    }

    /// How often the present position has occurred in the game.
    #[must_use]
    pub fn times_seen(&self) -> usize {
        match self {
            Self::Tafl(tafl) => tafl.times_seen(),
            Self::Hunt(hunt) => hunt.times_seen(),
            Self::Dablot(dablot) => dablot.times_seen(),
            Self::Chess(chess) => chess.times_seen(),
        }
    }

    /// How many plies in a row have been quiet, as the limit of quiet plies counts them.
    #[must_use]
    pub const fn quiet_plies(&self) -> usize {
        match self {
            Self::Tafl(tafl) => tafl.quiet_plies(),
            Self::Hunt(hunt) => hunt.quiet_plies(),
            Self::Dablot(dablot) => dablot.quiet_plies(),
            Self::Chess(chess) => chess.quiet_plies(),
        }
    }

    /// The hashes of the positions that can still be repeated, in the order of the game, the present one last.
    #[must_use]
    pub fn seen(&self) -> &[u64] {
        match self {
            Self::Tafl(tafl) => tafl.seen(),
            Self::Hunt(hunt) => hunt.seen(),
            Self::Dablot(dablot) => dablot.seen(),
            Self::Chess(chess) => chess.seen(),
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Tafl(tafl) => tafl.outcome().map(Outcome::from),
            Self::Hunt(hunt) => hunt.outcome(),
            Self::Dablot(dablot) => dablot.outcome(),
            Self::Chess(chess) => chess.outcome(),
        }
    }

    /// The call for the present position, if the side that is not to move has just moved into it; `None` once the
    /// game is over.
    #[must_use]
    pub fn call(&self) -> Option<Call> {
        match self {
            Self::Tafl(tafl) => tafl.call().map(Call::from),
            Self::Chess(chess) => chess.call(),
            Self::Hunt(_) | Self::Dablot(_) => None,
        }
    }

    /// The point to mark as decisive, if there is one: that of the piece that won or was lost. `last` is the ply that
    /// led to the position.
    #[must_use]
    pub fn decided_on(&self, last: Option<&Played>) -> Option<Point> {
        match self {
            Self::Tafl(tafl) => tafl.decided_on(last),
            Self::Hunt(hunt) => hunt.decided_on(last),
            Self::Dablot(dablot) => dablot.decided_on(last),
            Self::Chess(chess) => chess.decided_on(),
        }
    }

    /// Reads a ply of a record, also in the notation of other programs for this family.
    pub(crate) fn read(&self, text: &str) -> Result<WrittenPly, ParsePlyError> {
        match self {
            Self::Tafl(_) => tafl::opentafl::read_move(text),
            Self::Hunt(_) | Self::Dablot(_) | Self::Chess(_) => text.parse(),
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
        match self {
            Self::Tafl(tafl) => match (written.ply.kind(), written.ply.points()) {
                (PlyKind::Path, [_]) => Err(Illegal::Form(PlyTextError::NoTarget)),
                (PlyKind::Path, [_, _]) => Ok(written.ply),
                (PlyKind::Path, _) if tafl.rules().rules().has_legs() => Ok(written.ply),
                (PlyKind::Path, _) => Err(Illegal::Form(PlyTextError::Trailing)),
                (PlyKind::Together, _) => Err(Illegal::Form(PlyTextError::Trailing)),
                (PlyKind::End, _) => Err(Illegal::Form(PlyTextError::From)),
            },
            Self::Hunt(_) => Ok(written.ply),
            Self::Dablot(_) => match (written.ply.kind(), written.ply.points()) {
                (PlyKind::Path, [_]) => Err(Illegal::Form(PlyTextError::NoTarget)),
                _ => Ok(dablot::Game::ordered(written.ply)),
            },
            Self::Chess(chess) => match (written.letter, chess.maharajah(), written.ply.points()) {
                (Some(chess::Game::LETTER), Some(from), [to]) => Ok(Ply::step(from, *to)),
                (_, Some(_), [_]) => Err(Illegal::Form(PlyTextError::NoTarget)),
                _ => Ok(written.ply),
            },
        }
    }

    /// Whether a ply is legal.
    ///
    /// # Errors
    ///
    /// The first reason why it is not.
    pub fn check(&self, ply: Ply) -> Result<(), Illegal> {
        match self {
            Self::Tafl(tafl) => Ok(tafl.check(ply)?),
            Self::Hunt(hunt) => Ok(hunt.check(ply)?),
            Self::Dablot(dablot) => Ok(dablot.check(ply)?),
            Self::Chess(chess) => chess.check(ply),
        }
    }

    /// Plays a ply.
    ///
    /// # Errors
    ///
    /// If it is not legal; the game is then unchanged.
    pub fn play(&mut self, ply: Ply) -> Result<Played, Illegal> {
        match self {
            Self::Tafl(tafl) => Ok(tafl.play(ply)?.into()),
            Self::Hunt(hunt) => Ok(hunt.play(ply)?),
            Self::Dablot(dablot) => Ok(dablot.play(ply)?),
            Self::Chess(chess) => chess.play(ply),
        }
    }

    /// The effects of a ply that led to the present position, as far as the position does not contradict it.
    ///
    /// # Errors
    ///
    /// If it cannot have led to the position.
    pub fn led_by(&self, written: &WrittenPly) -> Result<Played, NotTheLast> {
        match self {
            Self::Tafl(tafl) => {
                if let Err(Illegal::Form(why)) = self.resolve(written) {
                    return Err(NotTheLast::Form(why));
                }
                Ok(tafl.led_by(written.ply, &written.captures)?.into())
            }
            Self::Hunt(hunt) => Ok(hunt.led_by(written.ply, &written.captures)?),
            Self::Dablot(dablot) => Ok(dablot.led_by(written.ply, &written.captures)?),
            Self::Chess(chess) => Ok(chess.led_by(written.ply, &written.captures)?),
        }
    }

    /// The possible continuations of a ply that begins with the given points.
    #[must_use]
    pub fn continuations(&self, path: &[Point]) -> Continuations {
        match self {
            Self::Tafl(tafl) => tafl.continuations(path),
            Self::Hunt(hunt) => hunt.continuations(path),
            Self::Dablot(dablot) => dablot.continuations(path),
            Self::Chess(chess) => chess.continuations(path),
        }
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
        let turned = match self {
            Self::Tafl(tafl) => tafl.turned().map(Self::Tafl),
            Self::Hunt(hunt) => hunt.turned().map(Self::Hunt),
            Self::Dablot(dablot) => dablot.turned().map(Self::Dablot),
            Self::Chess(chess) => chess.turned().map(Self::Chess),
        };
        let reach = turned.map(|turned| turned.continuations(&[from]).next);
        Some(reach.unwrap_or_default())
    }

    /// Every legal ply, in board order; none once the game is over.
    #[must_use]
    pub fn legal_plies(&self) -> Vec<Ply> {
        match self {
            Self::Tafl(tafl) => tafl.legal_plies(),
            Self::Hunt(hunt) => hunt.legal_plies(),
            Self::Dablot(dablot) => dablot.legal_plies(),
            Self::Chess(chess) => chess.legal_plies(),
        }
    }

    /// How many legal plies there are; none once the game is over.
    #[must_use]
    pub fn legal_ply_count(&self) -> u64 {
        match self {
            Self::Tafl(tafl) => tafl.legal_move_count(),
            Self::Hunt(hunt) => hunt.legal_ply_count(),
            Self::Dablot(dablot) => dablot.legal_ply_count(),
            Self::Chess(chess) => chess.legal_ply_count(),
        }
    }

    /// How many sequences of exactly `depth` legal plies there are from here.
    ///
    /// A finished game has no continuations. Repetition and limits of quiet plies are ignored.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match self {
            Self::Tafl(tafl) => tafl.perft(depth),
            Self::Hunt(hunt) => hunt.perft(depth),
            Self::Dablot(dablot) => dablot.perft(depth),
            Self::Chess(chess) => chess.perft(depth),
        }
    }
}
