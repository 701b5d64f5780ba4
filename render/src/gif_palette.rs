use std::iter;

use crate::{
    blend::byte,
    cluster::{Point, divide, nearest, rounded, settle},
    palette::CLEAR_ENTRIES,
};

/// The colours of a palette brought down to a few, for a GIF: it compresses runs of equal pixels, and
/// hardly anything else.
#[derive(Debug)]
pub(crate) struct Few {
    colours: Vec<[u8; 3]>,
    /// For every entry of the palette, the one that stands for it.
    of: [u8; 256],
}

impl Few {
    /// The entry that lets shine through what lies below.
    pub(crate) const CLEAR: u8 = 0;

    /// How many colours there are, the clear one included. Twice as many make a GIF of a game a tenth
    /// larger, and are hardly seen.
    const COUNT: usize = 48;

    /// Brings the chosen colours down to those that the pictures need most.
    pub(crate) fn new(pictures: &[Point], chosen: &[[f32; 3]], edge: [u8; 3]) -> Self {
        let mut points: Vec<Point> = chosen.iter().map(|&colour| (colour, 0.0)).collect();
        for &(colour, weight) in pictures {
            points[nearest(chosen, colour).0].1 += weight;
        }
        // As the weights grow slower than the number of pixels, the wood does not take the entries away
        // from the jewels.
        for (_, weight) in &mut points {
            *weight = weight.sqrt();
        }
        let mut few = divide(&points, Self::COUNT - 1, 0.0);
        settle(&points, &mut few, 0);
        let entry = |colour: [f32; 3]| byte(nearest(&few, colour).0 as u32 + 1);

        let mut of = [Self::CLEAR; 256];
        let (clear, opaque) = of.split_at_mut(CLEAR_ENTRIES);
        // There is no half: what is nearly clear becomes clear, and what is nearly opaque opaque.
        clear[CLEAR_ENTRIES / 2..].fill(entry(edge.map(f32::from)));
        for (of, &colour) in opaque.iter_mut().zip(chosen) {
            *of = entry(colour);
        }
        let opaque = few.iter().map(|&colour| rounded(colour));
        Self {
            colours: iter::once(edge).chain(opaque).collect(),
            of,
        }
    }

    /// The colours, the first of them clear.
    pub(crate) fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// The colour that stands for an entry of the palette.
    pub(crate) const fn of(&self, entry: u8) -> u8 {
        self.of[entry as usize]
    }
}
