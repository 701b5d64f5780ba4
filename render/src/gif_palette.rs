use std::iter;

use crate::{
    blend::byte,
    cluster::{Point, divide, nearest, rounded, settle},
};

/// A palette reduced to a few colours for GIFs, whose compression depends on runs of equal pixels.
#[derive(Debug)]
pub(crate) struct Few {
    colours: Vec<[u8; 3]>,
    /// For every entry of the full palette, the one that replaces it.
    of: [u8; 256],
}

impl Few {
    /// The transparent entry.
    pub(crate) const CLEAR: u8 = 0;

    /// The number of entries, the transparent one included. Twice as many make the GIF of a game 10 % larger, with
    /// little visible difference.
    const COUNT: usize = 48;

    /// Reduces the chosen colours to those that the pictures need most. Before them, the full palette has some entries that are not
    /// opaque.
    pub(crate) fn new(
        pictures: &[Point],
        chosen: &[[f32; 3]],
        edge: [u8; 3],
        clear_entries: usize,
    ) -> Self {
        let mut points: Vec<Point> = chosen.iter().map(|&colour| (colour, 0.0)).collect();
        for &(colour, weight) in pictures {
            points[nearest(chosen, colour).0].1 += weight;
        }
        // Square roots keep large areas of wood from taking the entries of small, bright details.
        for (_, weight) in &mut points {
            *weight = weight.sqrt();
        }
        let mut few = divide(&points, Self::COUNT - 1, 0.0);
        settle(&points, &mut few, 0);
        let entry = |colour: [f32; 3]| byte(nearest(&few, colour).0 as u32 + 1);

        let mut of = [Self::CLEAR; 256];
        let (clear, opaque) = of.split_at_mut(clear_entries);
        // GIF has no partial transparency.
        clear[clear_entries / 2..].fill(entry(edge.map(f32::from)));
        for (of, &colour) in opaque.iter_mut().zip(chosen) {
            *of = entry(colour);
        }
        let opaque = few.iter().map(|&colour| rounded(colour));
        Self {
            colours: iter::once(edge).chain(opaque).collect(),
            of,
        }
    }

    /// The colours; the first is transparent.
    pub(crate) fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// The entry that replaces one of the full palette.
    pub(crate) const fn of(&self, entry: u8) -> u8 {
        self.of[entry as usize]
    }
}
