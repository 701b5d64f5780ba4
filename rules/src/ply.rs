use std::{fmt, str::FromStr};

use crate::{ParsePlyError, Point, WrittenPly};

/// The action of a side in its turn, in stored form: `d1-d4`, `c3-e5-g3`, `c3`.
///
/// It consists of points only; its captures follow from the position. It is `Copy`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ply {
    kind: PlyKind,
    len: u8,
    /// Those from `len` on are `a1`, so that equal plies are equal byte for byte.
    points: [Point; Ply::MOST_POINTS],
}

/// What the points of a ply mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlyKind {
    /// Where a piece is put, or where one piece is and every point that it goes to: `c3`, `d1-d4`, `c3-e5-g3`.
    Path,
    /// Several pieces that go one step or leap each, two points for each of them: `c3-e5+c5-e3`.
    Together,
    /// No point: the side ends a turn in which it could do more, `end`.
    End,
}

impl Ply {
    /// The most points of a ply.
    pub const MOST_POINTS: usize = 31;

    /// The ply that ends a turn early.
    pub const END: Self = Self {
        kind: PlyKind::End,
        len: 0,
        points: [Point::A1; Self::MOST_POINTS],
    };

    /// A piece that goes from one point to another.
    #[must_use]
    pub const fn step(from: Point, to: Point) -> Self {
        let mut points = Self::END.points;
        points[0] = from;
        points[1] = to;
        Self {
            kind: PlyKind::Path,
            len: 2,
            points,
        }
    }

    /// A piece that is put on the only point, or goes from the first point to each of the others.
    ///
    /// `None` if there is no point, or more than [`MOST_POINTS`](Self::MOST_POINTS).
    #[must_use]
    pub fn path(path: &[Point]) -> Option<Self> {
        Self::new(PlyKind::Path, path).filter(|ply| ply.len > 0)
    }

    /// Pieces that go from the first point of each pair to the second.
    ///
    /// `None` if there are fewer than two pairs, or more than fit.
    #[must_use]
    pub fn together(pairs: &[(Point, Point)]) -> Option<Self> {
        let points: Vec<_> = pairs.iter().flat_map(|(from, to)| [*from, *to]).collect();
        Self::new(PlyKind::Together, &points).filter(|_| pairs.len() > 1)
    }

    fn new(kind: PlyKind, given: &[Point]) -> Option<Self> {
        let mut points = Self::END.points;
        points.get_mut(..given.len())?.copy_from_slice(given);
        let len = u8::try_from(given.len()).ok()?;
        Some(Self { kind, len, points })
    }

    /// What its points mean.
    #[must_use]
    pub const fn kind(&self) -> PlyKind {
        self.kind
    }

    /// Its points, in the order in which they are visited.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points[..usize::from(self.len)]
    }

    /// Its steps and leaps, from where to where: none for a piece that is put on the board.
    pub fn legs(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let stride = match self.kind {
            PlyKind::Path | PlyKind::End => 1,
            PlyKind::Together => 2,
        };
        let legs = self.points().windows(2).step_by(stride);
        legs.map(|leg| (leg[0], leg[1]))
    }

    /// The first of its points.
    #[must_use]
    pub fn first(&self) -> Option<Point> {
        self.points().first().copied()
    }

    /// The last of its points.
    #[must_use]
    pub fn last(&self) -> Option<Point> {
        self.points().last().copied()
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind == PlyKind::End {
            return f.write_str(END);
        }
        for (at, point) in self.points().iter().enumerate() {
            let joint = match (at, self.kind) {
                (0, _) => "",
                (at, PlyKind::Together) if at % 2 == 0 => "+",
                _ => "-",
            };
            write!(f, "{joint}{point}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ply({self})")
    }
}

/// The text of the ply that ends a turn.
pub(crate) const END: &str = "end";

impl FromStr for Ply {
    type Err = ParsePlyError;

    /// Reads every form of [`WrittenPly`], and drops the captures.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse::<WrittenPly>().map(|written| written.ply)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn point() -> impl Strategy<Value = Point> {
        (0..Point::MAX_SIZE, 0..Point::MAX_SIZE)
            .prop_map(|(file, rank)| Point::new(file, rank).unwrap())
    }

    fn ply() -> impl Strategy<Value = Ply> {
        let path = prop::collection::vec(point(), 1..=Ply::MOST_POINTS)
            .prop_map(|points| Ply::path(&points).unwrap());
        let together = prop::collection::vec((point(), point()), 2..=Ply::MOST_POINTS / 2)
            .prop_map(|pairs| Ply::together(&pairs).unwrap());
        prop_oneof![path, together, Just(Ply::END)]
    }

    proptest! {
        #[test]
        fn every_ply_survives_its_text(ply in ply()) {
            let text = ply.to_string();
            prop_assert_eq!(text.parse(), Ok(ply), "{}", text);
            prop_assert_eq!(text.to_uppercase().parse(), Ok(ply), "{}", text);
        }
    }

    #[test]
    fn a_ply_is_small() {
        assert_eq!(size_of::<Ply>(), 64);
    }

    #[test]
    fn legs_are_what_the_pieces_do() {
        let legs = |text: &str| {
            let ply: Ply = text.parse().unwrap();
            let legs = ply.legs().map(|(from, to)| Ply::step(from, to).to_string());
            legs.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(legs("c3"), "");
        assert_eq!(legs("end"), "");
        assert_eq!(legs("d1-d4"), "d1-d4");
        assert_eq!(legs("c3-e5-g3"), "c3-e5 e5-g3");
        assert_eq!(legs("c3-e5+c5-e3"), "c3-e5 c5-e3");
    }

    #[test]
    fn what_does_not_fit_is_none() {
        assert_eq!(Ply::path(&[]), None);
        assert_eq!(Ply::path(&[Point::A1; Ply::MOST_POINTS + 1]), None);
        assert_eq!(Ply::together(&[(Point::A1, Point::A1)]), None);
        assert_eq!(Ply::together(&[(Point::A1, Point::A1); 16]), None);
    }
}
