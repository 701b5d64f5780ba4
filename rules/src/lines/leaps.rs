use std::fmt;

use crate::Point;

/// Leaps that are possible in a position, from where to where: the first ones in board order, without repetition.
///
/// It is small and `Copy`, so that the reason of a refusal can have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Leaps {
    len: u8,
    /// Those from `len` on are `a1-a1`, so that equal leaps are equal byte for byte.
    leaps: [(Point, Point); Self::MOST],
}

impl Leaps {
    /// The most leaps that are kept; more are too many to read.
    pub const MOST: usize = 8;

    /// The leaps.
    pub fn iter(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.leaps.iter().take(usize::from(self.len)).copied()
    }
}

impl FromIterator<(Point, Point)> for Leaps {
    fn from_iter<T: IntoIterator<Item = (Point, Point)>>(leaps: T) -> Self {
        let mut kept = Self {
            len: 0,
            leaps: [(Point::A1, Point::A1); Self::MOST],
        };
        for leap in leaps {
            if kept.iter().any(|found| found == leap) {
                continue;
            }
            let Some(place) = kept.leaps.get_mut(usize::from(kept.len)) else {
                break;
            };
            *place = leap;
            kept.len += 1;
        }
        kept
    }
}

impl fmt::Display for Leaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (from, to)) in self.iter().enumerate() {
            let joint = if at == 0 { "" } else { ", " };
            write!(f, "{joint}{from}-{to}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_leaps_are_kept_once_each() {
        let point = |file| Point::new(file, 2).unwrap();
        let leap = |file: u8| (point(file), point(file + 2));
        let two: Leaps = [leap(0), leap(1), leap(0)].into_iter().collect();
        assert_eq!(two.to_string(), "a3-c3, b3-d3");
        let many: Leaps = (0..12).map(leap).collect();
        assert_eq!(many.iter().count(), Leaps::MOST);
        assert_eq!(many.iter().last(), Some(leap(7)));
    }
}
