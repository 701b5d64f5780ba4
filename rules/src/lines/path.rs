use crate::{Ply, PlyKind, Point, lines::Layout};

/// The bits of the points of a ply that is being made.
#[derive(Debug, Clone, Copy)]
pub struct Path {
    bits: [u16; Ply::MOST_POINTS],
    len: u8,
}

impl Path {
    /// The path of no points, which is also that of the ply that ends a turn.
    pub(crate) const EMPTY: Self = Self {
        bits: [0; Ply::MOST_POINTS],
        len: 0,
    };

    /// A path of one point.
    #[inline]
    pub(crate) fn from(bit: usize) -> Self {
        let mut path = Self::EMPTY;
        path.push(bit);
        path
    }

    /// A path of two points.
    #[inline]
    pub(crate) fn step(from: usize, to: usize) -> Self {
        let mut path = Self::from(from);
        path.push(to);
        path
    }

    /// Adds a point. A full path remains as it is.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a bit is below 361")]
    pub(crate) fn push(&mut self, bit: usize) {
        if let Some(place) = self.bits.get_mut(usize::from(self.len)) {
            *place = bit as u16;
            self.len += 1;
        }
    }

    /// Removes the last point.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// Whether no point can be added.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.len) == Ply::MOST_POINTS
    }

    /// The bits of its points.
    #[inline]
    pub(crate) fn bits(&self) -> &[u16] {
        &self.bits[..usize::from(self.len)]
    }

    /// The ply of its points.
    pub(crate) fn ply(&self, layout: &Layout, kind: PlyKind) -> Option<Ply> {
        let points = self.bits().iter();
        let points: Option<Vec<Point>> =
            points.map(|bit| layout.point(usize::from(*bit))).collect();
        let points = points?;
        match kind {
            PlyKind::Path => Ply::path(&points),
            PlyKind::Together => {
                let pairs: Vec<_> = points.chunks_exact(2).map(|two| (two[0], two[1])).collect();
                Ply::together(&pairs)
            }
            PlyKind::End => Some(Ply::END),
        }
    }
}
