use std::{fmt, str::FromStr};

use crate::tafl::Square;
use crate::{ParsePlyError, Ply, PlyKind, PlyTextError};

/// A leg of a move: from which square to which. Most moves are one leg.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The piece's square.
    pub from: Square,
    /// Its destination.
    pub to: Square,
}

impl Move {
    /// The move from one square to another.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl From<Move> for Ply {
    fn from(mv: Move) -> Self {
        Self::step(mv.from, mv.to)
    }
}

impl TryFrom<Ply> for Move {
    type Error = PlyTextError;

    /// Converts a ply of one leg.
    fn try_from(ply: Ply) -> Result<Self, PlyTextError> {
        match (ply.kind(), ply.points()) {
            (PlyKind::Path, [from, to]) => Ok(Self::new(*from, *to)),
            (PlyKind::Path, [_]) => Err(PlyTextError::NoTarget),
            (PlyKind::Path | PlyKind::Together, _) => Err(PlyTextError::Trailing),
            (PlyKind::End, _) => Err(PlyTextError::From),
        }
    }
}

impl FromStr for Move {
    type Err = ParsePlyError;

    /// Reads every form of [`WrittenPly`](crate::WrittenPly), and drops the captures.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let ply: Ply = text.parse()?;
        ply.try_into()
            .map_err(|reason| ParsePlyError::new(text, reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_of_other_forms_are_no_moves() {
        for (text, reason) in [
            ("d1", PlyTextError::NoTarget),
            ("d1-d4-d5", PlyTextError::Trailing),
            ("d1-d4+e1-e4", PlyTextError::Trailing),
            ("end", PlyTextError::From),
        ] {
            let error = text.parse::<Move>().unwrap_err();
            assert_eq!((error.given.as_str(), error.reason), (text, reason));
        }
        assert_eq!(
            Ok(Ply::from("d1-d4".parse::<Move>().unwrap())),
            "d1 d4".parse()
        );
    }
}
