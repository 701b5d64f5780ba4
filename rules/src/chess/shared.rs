//! The game in terms of what all families share.

use super::{Game, MAHARAJAH, Reason};
use crate::{Continuations, Illegal, Played, Ply, PlyTextError, Point, WrittenPly};

/// The letter that may stand before a move of the maharajah, or before its square alone.
const LETTER: char = 'M';

impl Game {
    /// The square of the royal piece that is mated.
    pub(crate) fn decided_on(&self, _: Option<&Played>) -> Option<Point> {
        let outcome = self.outcome()?;
        let is_mate = outcome.reason == Reason::Checkmate.into();
        let loser = outcome.winner?.opponent();
        self.position().royal(loser).filter(|_| is_mate)
    }

    /// The possible continuations of a ply that begins with the given points.
    pub(crate) fn continuations(&self, path: &[Point]) -> Continuations {
        let plies = self.legal_plies().into_iter();
        let begun: Vec<Ply> = plies.filter(|ply| ply.points().starts_with(path)).collect();
        let next = begun.iter().filter_map(|ply| ply.points().get(path.len()));
        let mut next: Vec<_> = next.copied().collect();
        next.sort_unstable();
        next.dedup();
        Continuations {
            next,
            whole: begun.into_iter().find(|ply| ply.points() == path),
        }
    }

    /// The ply that a text means, which may leave out where the maharajah stands, as in `Mf3`, and have an `x` between the squares
    /// of a piece that captures, as in `f8xb4`.
    pub(crate) fn resolve(&self, written: &WrittenPly) -> Result<Ply, Illegal> {
        let maharajah = self.position().royal(MAHARAJAH);
        match (written.letter, maharajah, written.ply.points()) {
            (Some(LETTER), Some(from), [to]) => Ok(Ply::step(from, *to)),
            (None, Some(_), [from]) if let [to] = written.captures[..] => Ok(Ply::step(*from, to)),
            (_, Some(_), [_]) => Err(Illegal::Form(PlyTextError::NoTarget)),
            _ => Ok(written.ply),
        }
    }
}
